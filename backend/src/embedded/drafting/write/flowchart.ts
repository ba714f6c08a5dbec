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

export interface Drawn {
  /** Ways from step to step; with a title where the first step does not tell whose they are. */
  chains?: { thing?: string; steps: string[] }[];
  /** What one does of which no step follows another. */
  fans?: { title: string; texts: string[] }[];
}

const box = (id: string, text: string): string => `  ${id}["${label(text, 220)}"]`;
const arrow = (from: string, to: string): string => `  ${from} --> ${to}`;
const letters = 'abcdefgh';

/** Ways and parts beside each other, as a flowchart. */
export const drawn = ({ chains = [], fans = [] }: Drawn): string =>
  [
    'flowchart TD',
    ...chains.flatMap(({ thing, steps }, chain) => {
      const id = `C${letters.charAt(chain)}`;
      return [
        ...(thing ? [`  ${id}(["${label(thing)}"])`] : []),
        ...steps.flatMap((text, at) => [
          box(`${id}${at + 1}`, text),
          ...(at > 0 ? [arrow(`${id}${at}`, `${id}${at + 1}`)] : thing ? [arrow(id, `${id}1`)] : []),
        ]),
      ];
    }),
    ...fans.flatMap(({ title, texts }, at) => {
      const id = `F${letters.charAt(at)}`;
      return [
        `  ${id}(["${label(title)}"])`,
        ...texts.flatMap((text, place) => [box(`${id}${place + 1}`, text), arrow(id, `${id}${place + 1}`)]),
      ];
    }),
  ].join('\n');
