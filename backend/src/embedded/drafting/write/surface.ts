import type { Surface } from '../know/surface.js';
import type { Draft, Row } from './draft.js';
import { inTexts } from './in-texts.js';

/** Puts what was written for pages into the words of a product that has none. */

type Words = [pattern: RegExp, instead: string][];

const noPages: Words = [
  [/\bA clickable prototype\b/g, 'A first build'],
  [/\ba clickable prototype\b/g, 'a first build'],
  [
    /\b(?:Clickable prototype(?: with realistic data|, filled with real cases)|Screens to click through, with examples from daily work|A clickable draft of the main screens)\b/g,
    'First build, run on real examples',
  ],
  [/\bClickable prototype\b/g, 'First build'],
  [/\btest the prototype\b/g, 'test the first build'],
  [/\btest a prototype\b/g, 'test a first build'],
  [/\b([Tt])he prototype of\b/g, '$1he first build of'],
  [/\bwhose page\b/g, 'whose entry'],
  [/\bServer, when\b/g, 'When'],
  [/\bNothing opens without permission\b/g, 'Nothing is done without permission'],
  [/\bon the page\b/g, 'with it'],
];
/** What stands in place of a page, what is said where something is missing, who helps, and what an event tells. */
const without = (page: string, missing: string, help: string, properties: string): Words => [
  ...noPages,
  [/\bthe page names the missing field and keeps the other input\b/g, missing],
  [/\bthe page\b/g, `the ${page}`],
  [/\bThe page\b/g, `The ${page}`],
  [/\bhelp texts\b/g, help],
  [/\brole: string\b/g, properties],
];
const words: Record<Exclude<Surface, 'pages'>, Words> = {
  command: without(
    'output',
    'the error names what is missing, and nothing is written',
    'help texts of the command',
    'version: string, platform: string',
  ),
  service: [
    ...without(
      'answer',
      'the answer names the missing field, and nothing is stored',
      'documentation',
      'account: string, endpoint: string',
    ),
    // What is sent to an interface is answered, and what is received is that answer.
    [/(?<=^|\bGiven )the (?:(?! when ).)+? ha(?:s|ve) not been sent yet/g, 'the key is valid, and no field is missing'],
    [
      /(?<=^|\bthen )the (?:(?! then ).)+? (?:is|are) shown as sent, with name and time/g,
      'the call is answered, and the answer names no error',
    ],
    [/(?<=^|\bthen )(the (?:(?! then ).)+?) (?:is|are) shown, with the time of the last entry/g, 'the answer holds $1'],
    [/(?<=^|\bGiven )the (?:(?! when ).)+? (?:is|are) on record(?=$|, when )/g, 'a valid call'],
  ],
  library: without(
    'error',
    'the error names the missing argument, and nothing is changed',
    'documentation',
    'version: string, platform: string',
  ),
};

/** What a reader works with there, before the name of what is done with it. */
export const operation: Record<Exclude<Surface, 'pages'>, string> = {
  command: 'Command',
  service: 'Call',
  library: 'Function',
};

/** How its use begins, and what comes first. */
export const entrance: Record<Surface, { open: string; first: string }> = {
  pages: { open: 'Open {product}', first: 'Start page by role' },
  command: { open: 'Run {product}', first: 'Options and settings are read' },
  service: { open: 'Call {product}', first: 'Key and input are checked' },
  library: { open: 'Import {product}', first: 'Set up with options' },
};

const refusal = (when: string, text: string, nextStep: string): Row => ({
  when,
  kind: 'error',
  text,
  nextStep,
  requirement: [],
});

/** What anybody who uses it is told sooner or later. */
export const refusals: Record<Exclude<Surface, 'pages'>, Row[]> = {
  command: [
    refusal(
      'An option is unknown',
      'Unknown option: <option>. Run with --help to see all options.',
      'Correct the command',
    ),
    refusal('A file cannot be read', 'Cannot read <path>: <reason>.', 'Check the path and the rights'),
  ],
  service: [
    refusal('A key is missing or not valid', '401: the key is missing, unknown or withdrawn.', 'Send a valid key'),
    refusal('A field is wrong', '422: <field> is not valid; allowed: <values>.', 'Correct the request'),
    refusal('Too many requests', '429: the limit is reached; try again after <seconds> seconds.', 'Wait, then repeat'),
  ],
  library: [
    refusal('An argument is wrong', '<function>: <argument> is not valid; allowed: <values>.', 'Correct the call'),
  ],
};

/** All texts of a section, with ids as they are. */
export function onSurface<T>(data: T, { plan }: Pick<Draft, 'plan'>): T {
  const { surface } = plan.known.setting;
  if (surface === 'pages') return data;
  const own = words[surface];
  return inTexts(data, (text) => own.reduce((told, [pattern, instead]) => told.replace(pattern, instead), text));
}
