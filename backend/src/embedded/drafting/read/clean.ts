import nlp from 'compromise';
import { memo, numberWords } from '../language.js';

/** Markup and control characters out, words and numbers kept: what is left is safe to quote in CommonMark prose. */
export function plainText(raw: string): string {
  return (
    raw
      .normalize('NFC')
      .replaceAll('\uE000', ' ')
      .replace(/\r\n?/g, '\n')
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
      .replace(/<!--[\s\S]*?-->/g, ' ')
      .replace(/<\/?[a-z][^<>]*>/gi, ' ')
      .replace(/\$?\{\{?[^{}\n]*\}\}?/g, ' ')
      .replace(/https?:\/\/([^\s/)]+)\S*/gi, '$1')
      .replace(/^\s*(?:```|~~~).*$/gm, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s{0,3}(?:#{1,6}|>|[-*+•–·▪→]|[-=]>|\d{1,2}[.)]|\(\d{1,2}\)|\(?[a-k]\))\s+/gm, '\uE000')
      .replace(/>=|≥/g, ' at least ')
      .replace(/<=|≤/g, ' at most ')
      .replace(/<\s*(?=[\d£$€])/g, ' under ')
      .replace(/(?<![-=])>\s*(?=[\d£$€])/g, ' over ')
      .replace(/\s[-=]+>\s/g, ' → ')
      .replace(/(\*\*|__|~~|\*|`+)(?=\S)([^\n]*?\S)\1/g, '$2')
      .replace(/[<>`*|\\^~[\]{}]/g, ' ')
      .replace(/(^|\s)_+|_+(\s|$)/g, '$1$2')
      .replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' ')
      .replace(/[\p{Cc}\p{Cf}](?<!\n)/gu, ' ')
      .replace(/[ \t\u00a0]+/g, ' ')
      // '2–8 °C': a dash between figures ends nothing.
      .replace(/(?<=\d)[–—−](?=\d)/g, '-')
      // '€19 p.m. per instructor'
      .replace(
        /(?<=[€£$] ?\d[\d.,]*|\d ?(?:€|EUR|GBP|USD|CHF|euros?|pounds?|dollars?)) p\.? ?([am])\.(?=\s)/gi,
        (_, span: string) => (/m/i.test(span) ? ' per month' : ' per year'),
      )
      .replace(/ ([,.;:!?])/g, '$1')
      .split('\n')
      .map(unshout)
      .join('\n')
      .trim()
  );
}

/** A line in capitals is read as an ordinary one; short names in capitals stay. */
function unshout(line: string): string {
  // 'SHIFT HANDOVER TOOL – bottling plant, internal'
  const title = /^(?:\p{Lu}{3,} ){1,4}\p{Lu}{3,}(?= [–—-] |:|$)/u.exec(line)?.[0];
  if (title && title.length > 12) return title.charAt(0) + title.slice(1).toLowerCase() + line.slice(title.length);
  const words = line.match(/\p{L}{2,}/gu) ?? [];
  if (words.length < 4 || words.some((word) => word !== word.toUpperCase() || word === word.toLowerCase())) return line;
  return line
    .toLowerCase()
    .replace(/^(\P{L}*)(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** Ends the tagger takes for abbreviations: '… and tells the vet. 340 farms …'. */
const sentenceEnd =
  /(?<=\b\p{Ll}{3,}(?<!\b(?:approx|etc|prof|dept|inc|ltd|est|max|min|incl|excl|art|fig|sec|vol|tel|nos|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec))[.!?])\s+(?=\p{Lu}|\d)|(?<=(?:[€£$¥]\s?\d[\d.,]*|\d[.,]?\d{2})\.)\s+(?=\p{Lu}\p{Ll})|(?<=\d\s?min\.)\s+(?=\p{Lu}\p{Ll})|(?<=\d\s?(?:km|kg|cm|mm|min|hrs?)\.)\s+(?=(?:no|not|we|i|it|the|an?|each|every|only|all|now|today)\s)/iu;

/** `No case travels further than 80 km. Waiting should fall …`: behind a unit and before a capital a new sentence begins. */
const unitEnd = /(?<=\d\s?(?!(?:St|Mt|Dr|Rd|No|Nr|vs)\.)\p{L}{1,4}\.)\s+(?=\p{Lu}\p{Ll}|\p{Lu}{2})/u;

/** `Requests longer than 14 days require HR. Agency staff are excluded`: what is short for something ends a sentence as well. */
const shortEnd = /(?<=\p{Ll}\s(?!(?:NO|VS|DR|ST)\.)\p{Lu}{2,5}\.)\s+(?=\p{Lu}\p{Ll})/u;

/** `between 8 a.m. and 8 p.m. The average surgery loses …`: an hour may end a sentence. */
const hourEnd =
  /(?<=\d\s?[ap]\.m\.)\s+(?=(?:The|An?|If|When|We|They|It|Each|Every|All|No|Nobody|For|After|Before|This|These|Our|I)\s)/u;

/** Sentences of a plain text, in order. A line that was a list item or a heading is a sentence by itself. */
export function sentencesOf(text: string): string[] {
  const paragraphs: string[] = [];
  for (const line of text.split('\n')) {
    const item = line.startsWith('\uE000') || /^\s*\p{Lu}[\p{L}\d -]{1,24}:\s/u.test(line);
    const words = line.replaceAll('\uE000', '').trim();
    if (words === '') paragraphs.push('');
    else if (item || !paragraphs.at(-1)) paragraphs.push(item ? `\uE000${words}` : words);
    else paragraphs[paragraphs.length - 1] += paragraphs.at(-1)?.startsWith('\uE000') ? `\n${words}` : ` ${words}`;
  }
  return paragraphs
    .flatMap((paragraph) => paragraph.replaceAll('\uE000', '').split('\n'))
    .filter(Boolean)
    .flatMap((line) => nlp(line).sentences().out('array') as string[])
    .flatMap((sentence) => sentence.split(sentenceEnd))
    .flatMap((sentence) => sentence.split(unitEnd))
    .flatMap((sentence) => sentence.split(hourEnd))
    .flatMap((sentence) => sentence.split(shortEnd))
    .map((sentence) => sentence.trim().replace(exclaimed, (_, first: string) => first.toUpperCase()))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** `Oh, and missed turnings …`: said before the thought comes. */
const exclaimed = /^(?:oh|ah|okay|well|anyway|by the way)(?: and|, (?:and|also|but)|,) (\p{L})/iu;

const sentenceStarters = new Set(
  (
    'a an the we our i it this that these those they their there he she you your my build create make develop design ' +
    'launch tool app application platform service system website software product today currently now at in on for ' +
    'with to from by and but or so if when while because each every all some many most more no not must should can ' +
    'will users user customers people success goal goals target budget problem features feature need needs want ' +
    'wants help helps let also only then here what who how why where which one two three please imagine think ' +
    'something simple just monthly weekly daily after before until during as within under over about idea ' +
    'subscription subscriptions pricing price prices plans commission freemium competitor competitors mileage revenue ' +
    'background requirements audience constraints timeline scope overview summary introduction ignore'
  ).split(' '),
);
export const isStarter = (word: string): boolean => sentenceStarters.has(word.toLowerCase());

/** `six weeks`, `eleven of`, `one page in ten`: figures that are spelled out, with what they count. */
const spelled = new RegExp(
  String.raw`\b(?:(?:${numberWords.slice(2).join('|')}) [\p{L}-]+|one (?:\p{L}+ )?(?:in|out of) (?:${numberWords.slice(2).join('|')}|\d+))\b`,
  'giu',
);

/** Numbers and proper nouns of a text, each once, in order: what a faithful document must mention. */
export function marksOf(sentences: string[]): string[] {
  const marks = new Set<string>();
  // What stands elsewhere without its capital is no name.
  const small = new Set(sentences.flatMap((sentence) => sentence.match(/(?<![\p{L}])\p{Ll}{3,}(?![\p{L}])/gu) ?? []));
  for (const sentence of sentences) {
    for (const [number] of sentence.matchAll(/\d+(?:[.,:/]\d+)*/g)) marks.add(number);
    for (const [count] of sentence.matchAll(spelled)) marks.add(count.toLowerCase());
    for (const [script] of sentence.matchAll(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu,
    )) {
      marks.add(script);
    }
    for (const match of sentence.matchAll(/\p{Lu}[\p{L}\p{N}'’&-]*/gu)) {
      const word = match[0].replace(/['’]s?$/, '');
      const before = sentence.slice(0, match.index);
      const opens = !/[\p{L}\p{N}]/u.test(before) || /[.!?:]["'’”)]*\s*$/.test(before);
      // 'Acceptance: no unwanted renewals', 'KR2: time to first dashboard', 'JIRA-4821 Add alerts': labels, and no names.
      if (opens && labelWord.test(sentence.slice(match.index))) continue;
      if (/^\p{Lu}+-\d+:?\s$/u.test(before) && isOrdinary(word)) continue;
      const shouted = sentence === sentence.toUpperCase();
      if (/[\p{L}\p{N}]["'’-]$/u.test(before)) continue;
      if (word === 'I' || /^I['’]/.test(match[0]) || (opens && (isStarter(word) || shouted))) continue;
      // The first word of a sentence is only a name when it is not an ordinary word with a capital.
      if (opens && !/\p{Lu}.*\p{Lu}/u.test(word) && (isOrdinary(word) || small.has(word.toLowerCase()))) continue;
      marks.add(word);
    }
  }
  return [...marks];
}

const labelWord =
  /^(?:KR ?\d+|Key results? \d*|Acceptance(?: criteri(?:a|on))?|Objectives?|Goals?|Targets?|Success|KPIs?|Pilot|Rollout|Launch)\s?[:=]/u;

export const isOrdinary = memo((word: string): boolean => {
  const lower = nlp(word.toLowerCase());
  // compromise falls back to Noun for words it does not know; a word it knows has a more telling tag or form.
  return (
    !lower.has('#ProperNoun') &&
    (lower.has('(#Verb|#Adjective|#Adverb|#Preposition|#Conjunction|#Determiner|#Pronoun|#Plural|#Actor|#Ordinal)') ||
      word.length < 4)
  );
});
