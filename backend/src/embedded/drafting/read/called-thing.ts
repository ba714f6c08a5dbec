import { wordsIn } from '../grammar/viterbi.js';
import { titleCase } from '../language.js';
import { isPeople } from './lexicon.js';

const asked =
  /^(?:we|i)(?:['’]d| would| will|['’]ll|['’]re|['’]m| are| am)? ?(?:need|want|like|build|building|plan|planning|looking for|after)(?: to (?:build|have|get|create))? (?:an? |some )?(?<what>[\p{L}-]+(?: [\p{L}-]+){1,2}) (?:that|which|for|where|so|to|with)\s/iu;
const titled = /^(?<what>[\p{L}-]+(?: [\p{L}-]+){1,2}) for (?:(?:our|the|an?|\d+) )?[\p{L}\d' -]{3,60}[.]?$/iu;
/** What anything may be called. */
const vague =
  /\b(?:thing|something|way|solution|system|product|platform|tool|app|software|service|idea|help|support|supplier|one)$/i;

/** `We need interview scheduling that works …`, `Audit log export for admins`: what the idea itself calls it; null otherwise. */
export function calledThing(sentence: string): string | null {
  const what = (asked.exec(sentence) ?? titled.exec(sentence))?.groups?.['what'] ?? '';
  if (what === '' || vague.test(what) || isPeople(what.toLowerCase())) return null;
  const tags = wordsIn(`${what}.`).map(({ tag }) => tag);
  // 'Digital intake', 'interview scheduling': adjectives and nouns, the last of them what it is.
  const isThing =
    tags.slice(0, -1).every((tag) => /^(?:A|N1|NP|VG)$/.test(tag)) && /^(?:N1|VG)$/.test(tags.at(-2) ?? '');
  return isThing ? titleCase(what) : null;
}
