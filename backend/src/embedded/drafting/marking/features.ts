import type { Seen } from './chain.js';
import type { Said } from './sentences.js';
import type { Word } from './words.js';

/** What the tagger sees of each word: strings such as `w-1:the`, of which it has learned what they speak for. */

export interface Sentence extends Said {
  words: Word[];
}

const aiming =
  /\b(?:goal|aim|target|want|reach|reduce|increase|cut|halve|double|from .* to|by the end|success|kpi|objective)\b/i;
const ofToday =
  /\b(?:today|currently|now|at the moment|right now|these days|last year|so far|still|at present|until now|presently|existing)\b/i;
const breaks = /^(?:,|;|:|–|—|-|\(|and|but|so|that|where|which|while|because|when|if)$/;
const stops = /^(?:,|;|:|–|—|\(|but|while)$/;
const opensClause = /^(?:when|if|once|after|before|until|unless|as|so|because|who|which|that|where|while|whenever)$/;

const lemma = (words: readonly Word[], at: number): string => words[at]?.lemma ?? '#';
const tag = (words: readonly Word[], at: number): string => words[at]?.tag ?? '#';
const speech = (words: readonly Word[], at: number): string => words[at]?.speech ?? '#';
const isVerb = ({ tag: own }: Word): boolean => own.startsWith('V');

/** Of each word of a sentence: for telling whether it stands in a wish, a rule, a goal … `before`: the roles of the sentence before. */
export function roleFeatures(sentences: readonly Sentence[], place: number, before: readonly string[]): Seen[] {
  const { words } = sentences[place] as Sentence;
  const shared = [...ofSentence(sentences, place), ...ofOthers(sentences, place, before)];
  return words.map((_, at) => ({
    features: [...shared, ...ofPlace(words, at), ...ofClause(words, at)],
    joint: jointAt(words, at),
  }));
}

const wishing =
  /\b(?:should|could|want|need|would like|lets?|allows?|will|app|platform|tool|system|service|website)\b/i;

/** What was said before and comes behind: a story of today goes on until something is wished for. */
function ofOthers(sentences: readonly Sentence[], place: number, before: readonly string[]): string[] {
  const last = before.at(-1) ?? '#';
  const [previous, next] = [sentences[place - 1], sentences[place + 1]];
  const isSame = previous !== undefined && previous.isItem === sentences[place]?.isItem;
  return [
    `R:${last}`,
    `R0:${before[0] ?? '#'}`,
    `Ri:${last} ${isSame}`,
    `wished:${sentences.slice(0, place).some(({ text }) => wishing.test(text))} ${last}`,
    `Ptoday:${previous !== undefined && ofToday.test(previous.text)}`,
    `Ntoday:${next !== undefined && ofToday.test(next.text)}`,
    `Nwish:${next !== undefined && wishing.test(next.text)}`,
  ];
}

const binds = /^(?:and|but|or|so|that|which|who|where|when|if|because|while|then|plus|to|yet|until|unless)$/;
const hands =
  /^(?:lets?|letting|helps?|helping|allows?|allowing|enables?|enabling|wants?|needs?|makes?|where|so|that|for|to)$/;

/** 1 behind a mark, 2 at a word that joins, 3 behind `lets` or `helps`, 0 within a piece. */
export const jointAt = (words: readonly Word[], at: number): number => {
  const [before, own] = [words[at - 1]?.lower ?? '', words[at]?.lower ?? ''];
  if (/^(?:[,;:()–—-]|\W)$/.test(before)) return 1;
  if (binds.test(own)) return 2;
  return hands.test(before) ? 3 : 0;
};

function ofSentence(sentences: readonly Sentence[], place: number): string[] {
  const { words, text, heading, isHeading, isItem } = sentences[place] as Sentence;
  const said = words.filter((word) => /[\p{L}\d]/u.test(word.text));
  const before = sentences[place - 1];
  const where =
    place === 0 ? 'first' : place === sentences.length - 1 ? 'last' : Math.floor((place * 4) / sentences.length);
  const found = [
    'any',
    `S1:${lemma(said, 0)}`,
    `S2:${lemma(said, 0)} ${lemma(said, 1)}`,
    `S3:${tag(said, 0)} ${tag(said, 1)} ${tag(said, 2)}`,
    `place:${where}`,
    `layout:${isHeading} ${isItem}`,
    `length:${Math.min(6, Math.floor(said.length / 4))}`,
    `end:${text.at(-1) ?? ''}`,
    `under:${heading !== ''} ${isItem}`,
    ...heading
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((word) => [`H:${word}`, `Hi:${word} ${isItem}`]),
    ...new Set(words.map((word) => `B:${word.lemma}`)),
  ];
  if (/\d/.test(text)) found.push('number');
  if (/[£$€]/.test(text)) found.push('money');
  if (text.includes('%')) found.push('share');
  if (aiming.test(text)) found.push('aiming');
  if (ofToday.test(text)) found.push('today');
  if (before) found.push(`P1:${lemma(before.words, 0)}`, `P2:${before.isHeading}`);
  return found;
}

function ofPlace(words: readonly Word[], at: number): string[] {
  const found = [`w:${lemma(words, at)}`, `p:${tag(words, at)}`];
  for (const step of [-2, -1, 1, 2, 3])
    found.push(`w${step}:${lemma(words, at + step)}`, `p${step}:${tag(words, at + step)}`);
  found.push(
    `w0+1:${lemma(words, at)} ${lemma(words, at + 1)}`,
    `w-1+0:${lemma(words, at - 1)} ${lemma(words, at)}`,
    `p-1+1:${tag(words, at - 1)} ${tag(words, at)} ${tag(words, at + 1)}`,
    `u:${speech(words, at)}`,
    `u-1+1:${speech(words, at - 1)} ${speech(words, at)} ${speech(words, at + 1)}`,
  );
  return found;
}

function ofClause(words: readonly Word[], at: number): string[] {
  const from = clauseStart(words, at, breaks);
  let to = at + 1;
  while (to < words.length && !stops.test(words[to]?.lower ?? '')) to += 1;
  const clause = words.slice(from, to);
  const found = [
    `c0:${lemma(words, from)}`,
    `c1:${lemma(words, from)} ${lemma(words, from + 1)}`,
    `c-1:${words[from - 1]?.lower ?? '#'}`,
    `cs:${words.slice(from, from + 4).find((word) => word.tag.startsWith('N'))?.sort ?? '#'}`,
    `cm:${clause
      .filter((word) => word.tag === 'M')
      .map((word) => word.lemma)
      .join(' ')}`,
    `cv:${clause
      .filter(isVerb)
      .slice(0, 2)
      .map((word) => word.tag)
      .join(' ')}`,
    `cu:${clause
      .filter((word) => /^(?:VERB|AUX)$/.test(word.speech))
      .slice(0, 3)
      .map((word) => word.speech)
      .join(' ')}`,
    ...new Set(clause.map((word) => `C:${word.lemma}`)),
  ];
  if (clause.some(({ text }) => /\d/.test(text))) found.push('cnumber');
  if (clause.some(({ text }) => /^[£$€]/.test(text))) found.push('cmoney');
  if (clause.some(({ text }) => text.endsWith('%'))) found.push('cshare');
  return found;
}

function clauseStart(words: readonly Word[], at: number, joint: RegExp): number {
  let from = at;
  while (from > 0 && !joint.test(words[from - 1]?.lower ?? '')) from -= 1;
  return from;
}

const opensPart = /^(?:,|;|:|–|—|-|\(|and|but|so|that|where|which|while|because|when|if|or)$/;

/** Of each word of a sentence whose roles are known: for telling who does what to what. */
export function spanFeatures(sentence: Sentence, roles: readonly string[]): Seen[] {
  const { words } = sentence;
  return words.map((word, at) => ({
    features: [
      ...ofWord(word, roles[at] ?? ''),
      ...around(words, at),
      ...ofSpeech(words, roles, at),
      ...ofRoles(word, words, roles, at),
      ...ofVerbs(words, at),
      ...ofOpening(sentence, roles, at),
    ],
    joint: jointAt(words, at),
  }));
}

const ofWord = ({ lemma: base, lower, tag: own, shape, sort, mayBeVerb, mayBeName }: Word, role: string): string[] => [
  'any',
  `w:${base}`,
  `W:${lower}`,
  `p:${own}`,
  `rp:${role} ${own}`,
  `rw:${role} ${base}`,
  `shape:${shape}`,
  `s3:${lower.slice(-3)}`,
  `s2p:${lower.slice(-2)} ${own}`,
  `sort:${sort}`,
  `verb:${mayBeVerb} ${own}`,
  `name:${mayBeName} ${role}`,
];

function around(words: readonly Word[], at: number): string[] {
  const found: string[] = [];
  for (const step of [-3, -2, -1, 1, 2, 3])
    found.push(
      `w${step}:${lemma(words, at + step)}`,
      `p${step}:${tag(words, at + step)}`,
      `sort${step}:${words[at + step]?.sort ?? '#'}`,
      `name${step}:${words[at + step]?.mayBeName ?? '#'}`,
    );
  found.push(
    `w-1+0:${lemma(words, at - 1)} ${lemma(words, at)}`,
    `w0+1:${lemma(words, at)} ${lemma(words, at + 1)}`,
    `p-1+0:${tag(words, at - 1)} ${tag(words, at)}`,
    `p-1+1:${tag(words, at - 1)} ${tag(words, at)} ${tag(words, at + 1)}`,
    `p-2+1:${tag(words, at - 2)} ${tag(words, at - 1)} ${tag(words, at)} ${tag(words, at + 1)}`,
    `wp1:${lemma(words, at)} ${tag(words, at + 1)}`,
    `p-1w:${tag(words, at - 1)} ${lemma(words, at)}`,
    `w1p2:${lemma(words, at + 1)} ${tag(words, at + 2)}`,
  );
  return found;
}

/** The same by the other tagger, where the two differ each tells something. */
function ofSpeech(words: readonly Word[], roles: readonly string[], at: number): string[] {
  const own = speech(words, at);
  const from = clauseStart(words, at, opensPart);
  const verbBefore = words.slice(from, at).some((word) => word.speech === 'VERB');
  const next = words.slice(at + 1).findIndex((word) => word.speech === 'VERB');
  return [
    `u:${own}`,
    `ru:${roles[at] ?? ''} ${own}`,
    `up:${own} ${tag(words, at)}`,
    `uw:${own} ${lemma(words, at)}`,
    ...[-3, -2, -1, 1, 2, 3].map((step) => `u${step}:${speech(words, at + step)}`),
    `u-1+0:${speech(words, at - 1)} ${own}`,
    `u0+1:${own} ${speech(words, at + 1)}`,
    `u-1+1:${speech(words, at - 1)} ${own} ${speech(words, at + 1)}`,
    `u-2+0:${speech(words, at - 2)} ${speech(words, at - 1)} ${own}`,
    `u0+2:${own} ${speech(words, at + 1)} ${speech(words, at + 2)}`,
    `uv:${own} ${verbBefore} ${next < 0 ? '#' : Math.min(4, next)}`,
  ];
}

const ofRoles = (word: Word, words: readonly Word[], roles: readonly string[], at: number): string[] => [
  `r:${roles[at] ?? '#'}`,
  `r-1+1:${roles[at - 1] ?? '#'} ${roles[at] ?? '#'} ${roles[at + 1] ?? '#'}`,
  `rw-1:${roles[at] ?? '#'} ${lemma(words, at - 1)} ${word.tag}`,
];

/** Which verbs stand before and behind, in its clause and beyond. */
function ofVerbs(words: readonly Word[], at: number): string[] {
  const own = tag(words, at);
  const from = clauseStart(words, at, opensPart);
  const before = words.findLastIndex((word, place) => place < at && isVerb(word));
  const after = words.find(
    ({ tag: next }, place) => place > at && (next.startsWith('V') || next === 'M' || next === 'B'),
  );
  const within = words.findLast((word, place) => place < at && place >= from && isVerb(word));
  const distance = Math.min(4, at - from);
  return [
    `c0:${lemma(words, from)}`,
    `c-1:${words[from - 1]?.lower ?? '#'}`,
    `cd:${distance}`,
    `cdp:${distance} ${own}`,
    `vb:${lemma(words, before)}`,
    `vbp:${tag(words, before)} ${own}`,
    `va:${after?.lemma ?? '#'}`,
    `vap:${after?.tag ?? '#'} ${own}`,
    `vc:${within !== undefined} ${own}`,
    `vcl:${within?.lemma ?? '#'}`,
    `vd:${before < 0 ? '#' : Math.min(5, at - before)} ${own}`,
    `be:${words.slice(Math.max(0, at - 3), at).some(({ tag: near }) => near === 'B')} ${own}`,
  ];
}

function ofOpening({ words, isItem }: Sentence, roles: readonly string[], at: number): string[] {
  const opener = words.findLastIndex(({ lower }, place) => place < at && opensClause.test(lower));
  const word = words[opener]?.lower ?? '#';
  const hasVerb = opener >= 0 && words.slice(opener, at).some(isVerb);
  return [
    `o:${lemma(words, 0)} ${roles[at] ?? '#'}`,
    `first:${at === 0}`,
    `item:${isItem} ${tag(words, at)}`,
    `itemat:${isItem} ${Math.min(at, 3)}`,
    `sub:${word}`,
    `subv:${hasVerb} ${word}`,
  ];
}
