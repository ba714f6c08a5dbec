import { sentence, stripStop, upperFirst } from '../language.js';

/** A rule as a line that can be read by itself. */

/** `which expires after 12 months`, `one of which comes from the owner`, `they see no names`: whom or what it rules is told before it. */
export const standsOpen = (text: string): boolean =>
  opens.test(text) || /\b(?:these|those|the others?|the same|the latter|the former)$/i.test(stripStop(text));
const opens =
  /^(?:(?:\p{L}+ )?of (?:which|whom|them|these|those)|which|whose|who|whom|they|these|those|this|that|it|he|she|its|their|his|her|can|cannot|can['’]t|may|must|has to|have to|is|are|was|be|and|or|but|so|for|with|by|to|in|on|at|after that|then|otherwise|unless|except|instead|use)\b/iu;

/** The whole sentence of the idea in which such a rule stands; with the one before, where that one begins openly as well. */
export function wholeRule(text: string, sentences: readonly string[]): string {
  const said = stripStop(text);
  if (!standsOpen(said)) return upperFirst(said);
  const at = sentences.findIndex((one) => one.toLowerCase().includes(said.toLowerCase()));
  const [before = '', own = ''] = at < 0 ? [] : [sentences[at - 1], sentences[at]];
  if (own === '' || (own.length < said.length + 6 && before === '')) return upperFirst(said);
  const told = standsOpen(own) && before !== '' ? `${sentence(before)} ${sentence(own)}` : own;
  return told.length > longest ? upperFirst(said) : `“${sentence(stripStop(told))}”`;
}
/** Letters of a line. */
const longest = 280;
