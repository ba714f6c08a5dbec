import { withoutTorn } from '../plan/feature-name.js';
import { shortened } from '../plan/shortened.js';

/** A label inside Mermaid quotes: no quotes, brackets or line ends of its own, and not too long for a box. */
export const label = (text: string, max = 44): string => {
  const plain = text
    .replace(/["“”`#;<>{}[\]|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= max) return plain;
  // 'Close the log', and not 'close the log no earlier than 30 minutes' before something.
  const whole = withoutTorn(shortened(plain, max), plain);
  if (whole.length <= max) return whole;
  const cut = plain.slice(0, max);
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), max - 14))
    .replace(/(?:[\s,;:]+(?:a|an|the|and|or|of|by|to|in|on|at|for|with|from))*[\s,;:]*$/, '');
};

/** A step of a flowchart, or two that are the two ways out of one decision. */
export type Step = string | { asks: string; yes: string; no: string };

export interface Beside {
  gate?: { before: number; asks: string };
  /** What is done once before any of it, and what may be done at any time. */
  once?: string[];
  anyTime?: string[];
  /** Other things with the steps of each, and what follows nothing and leads to nothing. */
  chains?: { thing: string; steps: string[] }[];
  alone?: string[];
  /** What the product does unasked. */
  automatic?: string[];
  /** What goes wrong on the way. */
  wrong?: string[];
}

const box = (id: string, text: string): string => `  ${id}["${label(text, 110)}"]`;
const arrow = (from: string, to: string): string => `  ${from} --> ${to}`;

/** One step after the other, as a flowchart; before one of them something may be asked, until the answer is yes. */
export function course(begins: string, steps: Step[], ends: string, beside: Beside = {}): string {
  const { gate, once = [], wrong = [] } = beside;
  const ids = steps.map((_, at) => `S${at + 1}`);
  const lines = steps.flatMap((step, at) => {
    const id = ids[at] ?? '';
    return typeof step === 'string'
      ? [box(id, step)]
      : [`  ${id}{"${label(step.asks, 80)}"}`, box(`${id}Y`, step.yes), box(`${id}N`, step.no)];
  });
  const links = [...steps, null].flatMap((_, at) => {
    const id = ids[at] ?? 'E';
    const before = steps[at - 1];
    const last = ids[at - 1] ?? 'A';
    const from = before !== undefined && typeof before !== 'string' ? `${last}Y` : last;
    const to =
      gate?.before === at
        ? [
            `  ${from} --> Q{"${label(gate.asks, 80)}"}`,
            '  Q -->|"no"| R["It waits, and the reason is shown"]',
            '  R --> Q',
            `  Q -->|"yes"| ${id}`,
          ]
        : [arrow(from, id)];
    const step = steps[at];
    const ways =
      step !== undefined && typeof step !== 'string'
        ? [`  ${id} -->|"yes"| ${id}Y`, `  ${id} -->|"no"| ${id}N`, arrow(`${id}N`, 'E')]
        : [];
    return [...to, ...ways];
  });
  return [
    'flowchart TD',
    `  A(["${label(begins)}"])`,
    ...lines,
    `  E(["${label(ends, 60)}"])`,
    ...once.flatMap((text, at) => [box(`B${at + 1}`, text), arrow(`B${at + 1}`, once[at + 1] ? `B${at + 2}` : 'A')]),
    ...links,
    ...wrong.flatMap((text, at) => [box(`W${at + 1}`, text), `  S${steps.length} -->|"goes wrong"| W${at + 1}`]),
    ...asides(beside),
  ].join('\n');
}

/** What stands beside the way itself. */
function asides({ anyTime = [], chains = [], alone = [], automatic = [] }: Beside): string[] {
  const fan = (id: string, title: string, texts: string[]): string[] =>
    texts.length === 0
      ? []
      : [
          `  ${id}(["${title}"])`,
          ...texts.flatMap((text, at) => [box(`${id}${at + 1}`, text), arrow(id, `${id}${at + 1}`)]),
        ];
  return [
    ...chains.flatMap(({ thing, steps }, chain) => {
      const id = `C${'abcdefgh'.charAt(chain)}`;
      return [
        `  ${id}(["${label(thing)}"])`,
        ...steps.flatMap((text, at) => [
          box(`${id}${at + 1}`, text),
          arrow(at === 0 ? id : `${id}${at}`, `${id}${at + 1}`),
        ]),
      ];
    }),
    ...fan('N', 'In any order', alone),
    ...fan('T', 'At any time', anyTime),
    ...fan('M', 'Automatically', automatic),
  ];
}

/** Deeds of which none follows another. */
export const apartFrom = (beside: Beside): string => ['flowchart TD', ...asides(beside)].join('\n');
