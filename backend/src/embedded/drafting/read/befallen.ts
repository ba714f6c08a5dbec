import nlp from 'compromise';
import { infinitive, isPlural, plural, singular } from '../language.js';
import { isPeople } from './lexicon.js';
import { prepositions } from './phrases.js';

/** What shall befall at most so many, or none: told with its verb, counted by its name. */

const stood = /^(?:were|stood|went|came|got|left|lay|ran|stand|go|come|get|lie|run)\s/;

/** `vans` that `stood empty`, `3 days` that did: what is counted, and how many shall be left; null where no verb is told. */
export function stoodSo(name: string, figure: string): { name: string; target: string } | null {
  // Of '3 days stood empty' it is days that are counted.
  const [, many = '', spans = ''] = /^(\d[\d.,]*) (days|nights|evenings|weeks|hours)$/.exec(figure) ?? [];
  if (spans && stood.test(name)) return { name: `number of ${spans} that ${name}`, target: many };
  const [, things = '', how = ''] = /^((?:\p{L}+ )?\p{L}+s) (\p{L}+ .+)$/u.exec(name) ?? [];
  return things !== '' && stood.test(how)
    ? { name: `number of ${things} ${isPeople(things) ? 'who' : 'that'} ${how}`, target: figure }
    : null;
}

/** `funeral is without a loop` -> funerals without a loop; `bride leaves without her dress` -> number of brides who do. */
export function undone(name: string): string {
  const words = name.split(' ');
  const at = words.findIndex((word, index) => index > 0 && index < 4 && finite.test(word));
  const [thing, verb = '', rest] = [words.slice(0, at).join(' '), words[at], words.slice(at + 1).join(' ')];
  if (at < 0 || isPlural(thing) || rest === '') return name;
  const things = plural(singular(thing));
  if (/^(?:is|are|be|was|stays?|remains?|goes)$/.test(verb))
    return `${/^without\b/.test(rest) ? '' : 'number of '}${things} ${rest}`;
  const isThing = isPeople(thing) || nlp(thing.split(' ').at(-1) ?? '').has('#Noun');
  const base = isThing && opensRest.test(rest) ? infinitive(verb) : null;
  return base ? `number of ${things} ${isPeople(things) ? 'who' : 'that'} ${base} ${rest}` : name;
}
const finite = /^(?:is|are|be|was|\p{L}+[^s]s)$/u;
const opensRest = new RegExp(
  String.raw`^(?:${prepositions}|the|an?|its|his|her|their|late|too|again|away|off|out)\b`,
  'iu',
);
