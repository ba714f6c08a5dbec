import { escapePattern } from '../language.js';
import type { Brief } from '../read/brief.js';
import type { Draft } from './draft.js';
import { inTexts } from './in-texts.js';

/**
 * What a product is called that has no name yet. A working title is made of words of the idea and heads the document; a
 * sentence that opens with it (`Taking Hub sends an alert`) reads as if it were a name, and where it is odd, each line is.
 */

/** `the app`, where the idea calls it so and speaks of one thing only; else one of the words that are never wrong. */
export function referenceOf({ kind, sentences }: Pick<Brief, 'kind' | 'sentences'>, seed: number): string {
  const word = /^(?:api|sdk|cli)$/.test(kind) ? kind.toUpperCase() : kind;
  const text = sentences.join(' ');
  const others = parts.filter((one) => one !== kind && new RegExp(`\\b${one}s?\\b`, 'i').test(text));
  if (plain.test(kind) && (others.length === 0 || !parts.includes(kind))) return `the ${word}`;
  const words = others.some((one) => isHardware.test(one)) ? general.slice(0, 2) : general;
  return `the ${words[seed % words.length]}`;
}
/** One of them for a whole document, so that not every document reads alike. */
const general = ['system', 'product', 'application', 'software'];
const isHardware = /^(?:kiosk|sensor|device|logger|box|tag|tablet)$/;
const plain =
  /^(?:api|sdk|app|tool|service|portal|platform|website|marketplace|plugin|assistant|library|game|dashboard|extension|bot|register)$/;
/** What may be one part of it beside another: `an app for drivers and a dashboard for supervisors`. */
const parts = ['app', 'dashboard', 'portal', 'website', 'tablet', 'kiosk', 'sensor', 'device', 'logger', 'box', 'tag'];

/** All texts of a section, with ids as they are; the title stands where it is told to be one, or is quoted. */
export function asUnnamed<T>(data: T, { plan, block }: Pick<Draft, 'plan' | 'block'>): T {
  const { brief } = plan;
  if (!brief.provisional || brief.analogy || brief.foreign || isForMarket.test(block.template.name)) return data;
  const it = referenceOf(brief, plan.seed);
  const title = new RegExp(
    `(?<![\\p{L}“-])(?:${eitherCase(brief.name)}(?![\\p{L}-]|”| \\(working title\\))${cutOff(brief.name)})`,
    'gu',
  );
  const told = (text: string, goesOn: boolean): string =>
    text.replace(title, (_, at: number) =>
      (at > 0 || !goesOn) && opens.test(text.slice(0, at)) ? `T${it.slice(1)}` : it,
    );
  return inTexts(data, (text, field) =>
    // 'The tool predicts failures.' is a sentence of its own; what the system shall do goes on in one.
    told(text, midSentence.test(field) && !(field === 'statement' && text.endsWith('.'))),
  );
}
/** Half a sentence may have begun with it: `and battery-powered Logger reads`; `a tool for engineers` tells what `Tool for engineers` is. */
const eitherCase = (name: string): string =>
  name.includes(' ') && !/ \p{Ll}/u.test(name)
    ? escapePattern(name).replace(/^\p{Lu}/u, (first) => `[${first}${first.toLowerCase()}]`)
    : escapePattern(name);
/** `As a clerk, I want … so that …`, `Given …, when …, then …`: these go on in a sentence. */
const midSentence = /^(?:asA|iWant|soThat|given|when|then|statement)$/;
/** `System for telling residents about` of a longer title: so much of it as a box or a line of a drawing holds. */
const cutOff = (name: string): string => {
  const words = name.split(' ').map(escapePattern);
  return words
    .map((_, at) => words.slice(0, at + 1).join(' '))
    .slice(2, -1)
    .toReversed()
    .map((part) => `|${part}(?=["\\n])`)
    .join('');
};
/** Where a sentence begins, a line, a label of a drawing. */
const opens = /(?:^|[.!?]["”’)]? |\n\s*|[[("|]| as | -> |[>\]] )$/;
/** What is sold to customers needs a name, if only for the time being. */
const isForMarket =
  /\b(?:marketing|campaign|launch|brand|influencer|content|press|social|email|sales|pitch|positioning)\b/i;
