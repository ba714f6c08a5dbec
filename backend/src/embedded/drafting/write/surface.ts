import { installedAs, type Surface } from '../know/surface.js';
import { upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
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
  [/\bopens the page\b/g, 'asks for it'],
  [/\b([Tt])he prototype of\b/g, '$1he first build of'],
  [/\bwhose page\b/g, 'whose entry'],
  [/\bServer, when\b/g, 'When'],
  [/\bNothing opens without permission\b/g, 'Nothing is done without permission'],
  [/\bthe data shown on the page\b/g, 'all data that belongs in it'],
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
const words: Record<Exclude<Surface, 'pages' | 'app'>, Words> = {
  chat: [
    [
      /\b(?:Clickable prototype(?: with realistic data|, filled with real cases)|Screens to click through, with examples from daily work|A clickable draft of the main screens)\b/g,
      'First build that answers in a test chat',
    ],
    [/\beach signed in on a device of their own\b/g, 'each with a number of their own'],
    [/\bwhat you entered\b/gi, 'what you sent'],
    ...without('answer', 'the answer names what is missing and asks for it', 'help in the chat', 'role: string'),
  ],
  job: without(
    'log',
    'the log names what is missing, and nothing is written',
    'documentation',
    'result: string, duration: number',
  ),
  command: without(
    'output',
    'the error names what is missing, and nothing is written',
    'help texts of the command',
    'version: string, platform: string',
  ),
  service: [
    [/\bfrom the page\b/g, 'from the documentation'],
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
export const operation: Partial<Record<Surface, string>> = {
  chat: 'Chat',
  job: 'Command',
  command: 'Command',
  service: 'Call',
  library: 'Function',
};

/** How its use begins, and what comes first. */
export const entrance: Record<Surface, { open: string; first: string }> = {
  pages: { open: 'Open {product}', first: 'Start page by role' },
  app: { open: 'Open {product}', first: 'First screen by role' },
  chat: { open: 'Write to {product}', first: 'Sender is recognised' },
  job: { open: 'Start of a run', first: 'Settings and sources are checked' },
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
export const refusals: Partial<Record<Surface, Row[]>> = {
  chat: [
    refusal('A number writes that is not known', 'This number is not registered.', 'Ask to be registered'),
    refusal(
      'A message cannot be understood',
      'I did not understand this. Send HELP to see what I can do.',
      'Send it again in other words',
    ),
    refusal(
      'What was sent could not be stored',
      'This could not be saved. Please send it again later.',
      'Send it again',
    ),
  ],
  job: [
    refusal(
      'A source is not there',
      '<source> could not be read: <reason>. Nothing that depends on it was changed.',
      'Check the source and repeat the run',
    ),
    refusal(
      'A run stops before its end',
      'Run of <date> stopped at <step>: <reason>.',
      'Remove the cause and repeat the run',
    ),
  ],
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

/** General lines that speak of pages in a browser, for what is installed. */
const byTouch: Words = [
  [
    /\bEvery page can be used by touch, keyboard and screen reader\b/,
    'Every screen can be used by touch and screen reader',
  ],
  [/\bby touch, keyboard and screen reader\b/, 'by touch and screen reader'],
  [/\bAll pages work without a mouse and without seeing the screen\b/, 'Everything works without seeing the screen'],
  [/\bmain pages tried without a mouse and with\b/, 'main screens tried with'],
];
const onScreens: Words = [
  [/\bBrowser, when\b/, '{App}, when'],
  [/\b(No one|Nobody) waits for a page\b/, '$1 waits for a screen'],
  [/\bTwo seconds for a page\b/, 'Two seconds for a screen'],
  [/\bPages open quickly\b/, 'Screens open quickly'],
  [/\bTen pages timed\b/, 'Ten screens timed'],
  [/\b(every|No|main|the|whose|on this|a) page\b(?!s)/, '$1 screen'],
  [/\bThe page\b/, 'The screen'],
  [/\bmain pages\b/, 'main screens'],
  [/\bA page has no entries\b/, 'A screen has no entries'],
  [/\bStart page\b/, 'First screen'],
  [/\bstart page\b/, 'first screen'],
];

/** What the idea says itself in these words stays: `a report as a one-page PDF`, `a page SPA` of its 70 page SPA. */
function isTold(found: string, rest: string, idea: string): boolean {
  const [next = ''] = /^\s*[\p{L}-]+/u.exec(rest) ?? [];
  const [word] = /\bpages?$/i.exec(found) ?? [];
  return (
    idea.includes(found.toLowerCase()) ||
    (word !== undefined && next !== '' && idea.includes(`${word}${next}`.toLowerCase()))
  );
}

/** All texts of a section, with ids as they are. */
export function onSurface<T>(data: T, { plan }: Pick<Draft, 'plan'>): T {
  const { surface } = plan.known.setting;
  if (surface === 'pages') return data;
  if (surface === 'app') return inTexts(data, (text) => onScreen(text, plan.brief));
  const own = words[surface];
  return inTexts(data, (text) => own.reduce((told, [pattern, instead]) => told.replace(pattern, instead), text));
}

/** `Nobody waits for a page` of what is installed, where a screen is meant. */
function onScreen(text: string, brief: Plan['brief']): string {
  const idea = brief.sentences.join(' ').toLowerCase();
  const own = installedAs(brief);
  // What is built into another program is worked with there, by keyboard and mouse.
  const all = own === 'app' ? [...byTouch, ...onScreens] : onScreens;
  return all.reduce(
    (told, [pattern, instead]) =>
      told.replace(new RegExp(pattern.source, 'g'), (found: string, ...more: unknown[]) =>
        isTold(found, told.slice(Number(more.at(-2)) + found.length), idea)
          ? found
          : found.replace(new RegExp(pattern.source), instead.replace('{App}', upperFirst(own))),
      ),
    text,
  );
}
