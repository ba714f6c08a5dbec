import { leavesOut } from './binding.js';

/** What the product is to take the place of, where that is a thing people work with today. */

const tool =
  '(?:spreadsheets?|sheets?|workbooks?|forms?|paper(?:work)?|diar(?:y|ies)|notebooks?|logbooks?|log sheets?|whiteboards?|lists?|calendars?|databases?|binders?|cards?|folders?|software|tickets?|tools?|system)';
const replaces = new RegExp(
  String.raw`\breplac(?:e|es|ing) (?:the|our|an?|their|my|its|his|her|all|today['’]s) ((?:(?!(?:and|or|with|by|for|of|in|we|that|which|they|our|the)\b)[\p{L}\d-]+ ){0,3}${tool})\b`,
  'iu',
);

/** `replacing the spreadsheet we use to track 4,200 instruments`: the spreadsheet; null where nothing is replaced. */
export function replacedIn(sentences: readonly string[]): string | null {
  const [, what] = sentences.map((text) => (leavesOut(text) ? null : replaces.exec(text))).find(Boolean) ?? [];
  return what === undefined ? null : `the ${what}`;
}
