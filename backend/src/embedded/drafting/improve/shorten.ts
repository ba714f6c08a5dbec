import { sentence, stripStop, upperFirst } from '../language.js';
import { isNote, isList, paragraphsOf, sentencesOf, wordCount } from './sentences.js';
import type { Size } from './step.js';

/** Words that may go or be exchanged anywhere without a change of meaning. */
const wordy: [RegExp, string][] = [
  [/\bin order to\b/gi, 'to'],
  [/\bas well as\b/gi, 'and'],
  [/\b(is|are) able to\b/gi, 'can'],
  [/\bat the same time\b,?\s*/gi, ''],
  [/\b(?:has|have) to be\b/gi, 'must be'],
  [/\bneeds? to be\b/gi, 'must be'],
  [/\btakes? the place of\b/gi, 'replaces'],
  [/\b(?:the way|as) today's figure was\b/gi, 'as today'],
  [/,? as the idea states\b/gi, ''],
  [/\bin one figure above all: /gi, 'in '],
  [/\bin one figure most of all: /gi, 'in '],
  [/\bIn daily work that probably looks like this \(assumed, to be checked on site\): /g, 'Assumed in daily work: '],
  [/ \(assumed, to be [^)]+\)/g, ' (assumed)'],
  [/\bthat (?:is|are) (?=(?:\w+ed|known|shown|made|kept|given|set)\b)/gi, ''],
  [/\bwho (?:is|are) (?=(?:affected|concerned|involved)\b)/gi, ''],
  [
    /\b(?:really|very|actually|basically|simply|quite|in fact|of course|in particular|above all|most of all)\b,? ?/gi,
    '',
  ],
  [/\bevery single\b/gi, 'every'],
  [/\ba large number of\b/gi, 'many'],
  [/\bno longer depend on\b/gi, 'need no'],
  [/\bwith the result that\b/gi, 'so'],
  [/\bfor the reason that\b/gi, 'because'],
  [/\bWhat changes for ([^:]+): /g, 'For $1: '],
];

/** Tails that explain or add, the most expendable first. A tail with a figure stays as long as anything else can go. */
const tails: RegExp[] = [
  /\s\((?!assumed)[^()\d]*\)/u,
  /,\s(?:which|who|whose|where)\s[^,.;:]+(?=,|[.;]?$)/u,
  /;\s[^;]+(?=[.?!]?["'”]?$)/u,
  /,?\s(?:so that|because|since|although|even though|whereas|in order that)\s[^.;:]+(?=[.?!]?$)/u,
  /,\s(?:and|but|while|so|with|from|before|after|as|if|when|without|instead|rather)\s[^,.;:]+(?=[.?!]?$)/u,
  /\s[–—]\s[^–—.]+(?=[.?!]?$)/u,
  /,\s[^,.;:]+(?=[.?!]?$)/u,
  /:\s[^:.]+(?=[.?!]?$)/u,
];

const squeeze = (text: string): string => {
  const plain = wordy
    .reduce((done, [pattern, word]) => done.replace(pattern, word), text)
    .replace(/ {2,}/g, ' ')
    .trim();
  return /^\p{Lu}/u.test(text) ? upperFirst(plain) : plain;
};

/** One sentence or phrase within `max` characters as far as whole tails can go. At least half of its words are kept. */
function cutTails(text: string, max: number, hard = false): string {
  let done = squeeze(text);
  for (const figures of hard ? [false, true] : [false]) {
    for (const tail of tails) {
      if (done.length <= max) return done;
      const found = /^(?:Given|When|If|As soon as)\b/.test(done) ? null : tail.exec(done);
      if (!found || (!figures && /\d/.test(found[0])) || inQuotation(done, found.index)) continue;
      // 'crews, boats and slots', 'one is shown, one runs, and one ends': the last of a row does not go alone.
      if (
        /^,\s(?!(?:which|who|whose|where|so|because|since|although)\b)/.test(found[0]) &&
        (/\s(?:and|or)\s/.test(found[0]) || /,\s/.test(done.slice(0, found.index)))
      )
        continue;
      const shorter = done.slice(0, found.index) + done.slice(found.index + found[0].length);
      if (found[0].startsWith(':') && wordCount(done.slice(0, found.index)) < 6) continue;
      if (stripStop(shorter).length >= Math.min(text.length * 0.35, 40) && wordCount(shorter) >= 4 && isWhole(shorter))
        done = shorter;
    }
  }
  return done;
}

const inQuotation = (text: string, at: number): boolean =>
  (text.slice(0, at).match(/“/g)?.length ?? 0) > (text.slice(0, at).match(/”/g)?.length ?? 0);
/** What is left after a cut must not end on a promise of more. */
const isWhole = (text: string): boolean =>
  !/\b(?:the|a|an|of|to|in|on|at|for|with|and|or|by|from|that|between|when|if|both|either|not|no)[.?!]?$/i.test(text) &&
  !/^(?:When|If|As soon as|Once|While|Before|After|Where|Should|Without)\b[^,]*[.?!]?$/.test(text);

/** How much a reader would miss a sentence. */
function weight(text: string, at: number, count: number): number {
  // What the author said in so many words is the last to go.
  if (/^(?:The idea adds: )?“/.test(text)) return 9 - at / Math.max(1, count);
  const figures = Math.min(3, text.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0);
  return (at === 0 ? 4 : 0) + figures + (/“/.test(text) ? 0.5 : 0) - at / Math.max(1, count);
}

/** A text within a size: first fewer words for the same, then without side remarks, then without its lightest sentences. */
export function shortenText(text: string, size: Size, least = 0): string {
  const paragraphs = paragraphsOf(text);
  const notes = paragraphs.filter(isNote);
  const body = paragraphs.filter((part) => !isNote(part));
  const own = body.map((part) => (isList(part) ? part.split('\n') : sentencesOf(part)));
  const lists = body.map(isList);
  const long = body.join('\n\n').length;
  const shareOfWords = size.words ? size.words / Math.max(1, wordCount(body.join(' '))) : 1;
  const target = Math.max(least, Math.min(long * (size.share ?? 1), long * shareOfWords * 1.02));
  const flat = own.flatMap((parts, paragraph) => parts.map((part) => ({ part, paragraph })));
  const weights = new Map(flat.map((entry, at) => [entry, weight(entry.part, at, flat.length)]));
  const join = (entries: typeof flat): string =>
    body
      .map((_, paragraph) =>
        entries
          .filter((entry) => entry.paragraph === paragraph)
          .map(({ part }) => part)
          .join(lists[paragraph] ? '\n' : ' '),
      )
      .filter(Boolean)
      .join('\n\n');
  let kept = flat;
  if (size.sentences !== undefined) {
    const best = [...flat]
      .sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
      .slice(0, Math.max(1, size.sentences));
    kept = flat.filter((entry) => best.includes(entry));
  } else {
    for (const entry of flat) entry.part = squeeze(entry.part);
    // From the end: what comes first matters most.
    for (const entry of [...flat].reverse()) {
      if (join(flat).length <= target) break;
      entry.part = sentenceLike(cutTails(entry.part, entry.part.length * 0.7, (size.share ?? 1) < 0.45), entry.part);
    }
    for (const entry of [...flat].sort((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0))) {
      const rest = kept.filter((other) => other !== entry);
      const words = wordCount(join(kept));
      const over = size.words ? words > size.words : join(kept).length > target * 1.08;
      if (!over || rest.length === 0 || join(rest).length < Math.max(least, size.words ? 0 : target * 0.55)) continue;
      kept = rest;
    }
    if (size.words && kept.length === 1 && kept[0])
      kept[0].part = sentenceLike(cutTails(kept[0].part, target, true), kept[0].part);
  }
  const shorter = join(kept);
  if (shorter.length < least || shorter.length >= body.join('\n\n').length) return text;
  return [shorter, ...notes].join('\n\n');
}

/** Ends as the text it came from: a sentence stays one, a phrase gets no full stop. */
const sentenceLike = (text: string, like: string): string =>
  /[.!?]["'”’)]*$/.test(like) ? sentence(text) : stripStop(text);
