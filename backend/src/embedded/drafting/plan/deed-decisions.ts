import { singular } from '../language.js';
import type { Capability } from '../read/brief.js';
import type { Failure, Told } from './deed-looks.js';
import { formsOf } from './deed-thing.js';
import { refuses } from './deed-verbs.js';
import { participleOf } from './deed-words.js';
import type { Feature } from './plan.js';

/** How it shows that somebody has decided: what waits for an answer has it, and has it once. */

type Test = Feature['tests'][number];

/** A yes or a no: whoever waits for it sees it, and it is given once. */
export function decided({ capability, when, who, thing }: Told): [Test, ...Failure[]] {
  const past = participleOf(capability.verb);
  const [it, is] = formsOf(thing);
  const many = thing?.many ?? false;
  return [
    {
      given: `${it} ${many ? 'wait' : 'waits'} for an answer`,
      when,
      then: refuses.test(capability.verb)
        ? `${it} ${is} shown as ${past}, and whoever asked sees the reason`
        : `${it} ${is} shown as ${past}, with name and time`,
    },
    [
      'twice',
      {
        given: `${it} ${many ? 'were' : 'was'} answered before`,
        when: 'a second answer is given',
        then: 'the first decision stays, and is shown',
      },
    ],
    [
      'open',
      {
        given: 'nobody has answered yet',
        when: `${who} opens the list`,
        then: `${it} ${is} listed as open, and since when`,
      },
    ],
  ];
}

/** `decide on every complaint`, `rule on an appeal`: what it is that is decided. */
export const settles = ({ verb, object, tail }: Capability): string | undefined =>
  /^(?:decide|rule)$/.test(verb) && object === '' ? singularOf(decidedOn.exec(tail)?.groups) : undefined;
/** `on every complaint`, `about damaged costumes` */
const decidedOn =
  /^(?:on|about|over|upon) (?:(?:an?|the|each|every|any|their) (?<one>[\p{L}-]+(?: [\p{L}-]+)?)|(?<many>(?:[\p{L}-]+ )?[\p{L}-]+s))$/iu;
const singularOf = (found: Record<string, string> | undefined): string | undefined =>
  found?.['one'] ?? (found?.['many'] && singular(found['many']));

export const decisionOn = (noun: string, when: string): [Test, ...Failure[]] => [
  {
    given: `the ${noun} waits for a decision`,
    when,
    then: `the ${noun} is shown with the decision, name and time, and waits no longer`,
  },
  [
    'twice',
    {
      given: `the ${noun} was decided before`,
      when: 'a second decision is given',
      then: 'nothing is changed until the page has shown the first one',
    },
  ],
];
