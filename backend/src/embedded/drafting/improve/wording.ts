import { escapePattern, lowerFirst, upperFirst } from '../language.js';

/** Replaces a word or phrase wherever it stands as a whole, in its singular or plural, keeping capitals. */
export function replacePhrase(text: string, from: string, to: string): string {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(from)}(s?)(?![\\p{L}\\p{N}])`, 'giu');
  return text.replace(pattern, (found: string, plural: string) => {
    const written = /^\p{Lu}/u.test(found) && !/^\p{Lu}/u.test(from) ? upperFirst(to) : to;
    return plural && !written.endsWith('s') ? `${written}s` : written;
  });
}

const sentencesOf = (text: string): string[] =>
  text
    .match(/[^.!?]+(?:[.!?]+["'’”)]*|$)\s*/g)
    ?.map((sentence) => sentence.trim())
    .filter(Boolean) ?? [text];

/** About six tenths of a text: the later sentences go first, then side remarks. Half a thought is never left. */
export function shorten(text: string, least: number): string {
  const sentences = sentencesOf(text);
  if (sentences.length > 1) {
    const kept = sentences.slice(0, Math.max(1, Math.ceil(sentences.length * 0.6)));
    const joined = kept.join(' ');
    if (kept.length < sentences.length && joined.length >= least) return joined;
  }
  const bare = text
    .replace(/\s\([^)]*\)/g, '')
    .replace(/; [^;.?]+(?=[.?]?$)/, '')
    .replace(/,\s(?:which|so that|since|because|and)\s[^,.?]+(?=[.?]?$)/, '');
  return bare.length < text.length && bare.length >= least ? bare : text;
}

/** Plainer words for the stiff ones. Each pair may be exchanged anywhere. */
const plainer: [RegExp, string][] = [
  [/\butili[sz]e(s?)\b/gi, 'use$1'],
  [/\bin order to\b/gi, 'to'],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequently\b/gi, 'then'],
  [/\bapproximately\b/gi, 'about'],
  [/\bcommence(s?)\b/gi, 'start$1'],
  [/\bterminate(s?)\b/gi, 'end$1'],
  [/\bin the event that\b/gi, 'if'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bwith regard to\b/gi, 'about'],
  [/\bfacilitate(s?)\b/gi, 'help$1'],
  [/\bensure(s?) that\b/gi, 'make$1 sure that'],
  [/\bconcerned\b/gi, 'affected'],
  [/\bwithdrawn\b/gi, 'taken back'],
  [/\bsince\b(?= (?:the|a|an|they|it|two|one|each|every)\b)/g, 'because'],
  [/\bcarried out\b/gi, 'done'],
  [/\bregardless of\b/gi, 'whatever'],
  [/\bindispensable\b/gi, 'needed for certain'],
  [/\bas long as\b/gi, 'while'],
];

/** A text in plainer words and shorter sentences: semicolons become full stops. */
export function plainWords(text: string): string {
  const simple = plainer.reduce((done, [pattern, word]) => done.replace(pattern, word), text);
  return simple.replace(/;\s+(\p{Ll})/gu, (_, letter: string) => `. ${letter.toUpperCase()}`).replace(/ – /g, ', ');
}

/** Adds a clause before the full stop when it still fits. */
export function addClause(text: string, clause: string, max: number): string {
  const stop = /[.!?]["'’”)]*$/.exec(text)?.[0] ?? '';
  const body = stop ? text.slice(0, -stop.length) : text;
  const longer = `${body} (${lowerFirst(clause)})${stop}`;
  return longer.length <= max ? longer : text;
}
