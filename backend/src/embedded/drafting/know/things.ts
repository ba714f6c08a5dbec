import { singular } from '../language.js';
import type { DeedOnThing, Things } from './knowledge.js';

/** A field of a thing, taken apart: `starts at: date and time | Not in the past | 2027-01-18 09:00`. */
export interface Field {
  name: string;
  type: string;
  accepted: string;
  example: string;
}

export function fieldIn(line: string): Field {
  const [said = '', accepted = '', example = ''] = line.split('|').map((cell) => cell.trim());
  const [name = '', type = 'text'] = said.split(/:\s*(.*)/s);
  return { name, type, accepted, example };
}

/** `starts at: date and time`, without what is accepted. */
export const plainField = (line: string): string => (line.split('|')[0] ?? line).trim();

/** Whether the last words of a name are one of these, in whatever number. */
export const endsWith = (noun: string, heads: string[]): boolean => {
  const plain = noun.toLowerCase().split(' ');
  const named = [...plain.slice(0, -1), singular(plain.at(-1) ?? '')].join(' ');
  return heads.some((head) => [named, plain.join(' ')].some((name) => name === head || name.endsWith(` ${head}`)));
};

export const deedOn = (verb: string, noun: string, { deeds }: Things): DeedOnThing | undefined =>
  deeds.find(({ verbs, heads }) => verbs.includes(verb) && (!heads || endsWith(noun, heads)));

/** Whether a deed takes a thing to another state. */
export const isMove = (verb: string, noun: string, things: Things): boolean => {
  const deed = deedOn(verb, noun, things);
  return deed?.begins === true || deed?.aside === true || things.moves.includes(verb);
};

/** What a thing of such a name holds; undefined where the name tells nothing. */
export const fieldsNamed = (noun: string, { kinds }: Things): string[] | undefined =>
  kinds.find(({ heads }) => endsWith(noun, heads))?.fields;

/** `number in kg | In kg (assumed) | 12.4`, where it is known in what such a thing is counted. */
export function numberOf(noun: string, { units }: Things): string {
  const found = units.find(({ heads }) => endsWith(noun, heads));
  return found ? `number in ${found.unit} | In ${found.unit} (assumed) | ${found.example}` : 'number with unit';
}

/** Whether such a thing tells something of the health of the person of whom it is noted. */
export const isHealth = (noun: string, { health }: Things): boolean => {
  const words = noun.toLowerCase().split(/[\s-]+/);
  return words.some((word) => health.includes(singular(word)));
};
