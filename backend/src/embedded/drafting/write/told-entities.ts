import { lowerFirst, plural, upperFirst } from '../language.js';
import { type Whole, wholesOf } from '../plan/parts.js';
import type { Plan } from '../plan/plan.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { isSide } from '../read/unit.js';
import type { Row } from './draft.js';

/** Things of the data model that the idea itself speaks of: the whole and its parts, and what its deeds leave behind. */

/** What a deed leaves with the thing it is done to. */
const fields: [verbs: RegExp, field: string][] = [
  [/^(?:photograph|film)/, 'picture: picture or file'],
  [/^(?:upload|attach|scan in|draw|sketch|follow|read|view|see|open|print)/, 'content: picture or file'],
  [/^number/, 'number: text, unique'],
  [/^scan/, 'code: text, unique'],
  [/^(?:weigh|weigh in|measure|count|meter)/, 'value: number'],
  [/^(?:sign off|approve|confirm|release|accept|reject|check|verify|inspect|certify)/, 'answer: open, yes, no'],
  [/^(?:book|reserve|schedule|plan|assign|order|request)/, 'for: date'],
  [/^(?:log|record|note|enter|write|report|describe|register|submit|file)/, 'note: text'],
  [/^(?:pay|charge|invoice|refund)/, 'amount: number'],
];

const fieldsOf = (noun: string, { capabilities }: Plan['brief']): string[] => [
  ...new Set(
    capabilities
      .filter((one) => one.noun.toLowerCase() === noun.toLowerCase())
      .flatMap(({ verb }) => fields.find(([verbs]) => verbs.test(verb))?.[1] ?? []),
  ),
];

/** What the thing everything is about gets by the deeds of the idea. */
export const unitFields = (plan: Plan): string[] => {
  const unit = plan.known.slots['unit'] ?? '';
  const whole = wholeAbove(unit, plan);
  return [
    ...(whole ? [`${whole.whole}: reference to ${upperFirst(whole.whole)}`] : []),
    ...fieldsOf(unit, plan.brief),
  ].slice(0, 3);
};

const wholeAbove = (noun: string, plan: Plan): Whole | undefined =>
  wholesOf(plan.brief).find(({ part }) => part === noun.toLowerCase());

/** Deeds by people on things of their own; what is only sent or counted needs no list. */
const ownThings = ({ brief, known }: Plan): Capability[] => {
  const taken = new Set([known.slots['unit']?.toLowerCase()]);
  return brief.capabilities.filter((one) => {
    const noun = one.noun.toLowerCase();
    if (
      noun === '' ||
      one.automatic ||
      isPeople(noun) ||
      (isSide(noun) && !/^(?:photo|picture)$/.test(noun)) ||
      taken.has(noun)
    )
      return false;
    taken.add(noun);
    return /^[a-z][a-z -]+$/.test(noun) && noun.split(' ').length < 4;
  });
};

/** `unpaid deposits` are deposits. */
const inState =
  /^(?:unpaid|open|late|missing|lost|overdue|free|available|past|own|next|new|old|damaged|broken|due) (?=\p{L})/u;

/** Entities of the idea beside the one that all hangs on. */
export function toldEntities(plan: Plan): Row[] {
  const unit = plan.known.slots['unit'] ?? '';
  const wholes = wholesOf(plan.brief);
  const parents = wholes
    .filter(({ whole }) => whole !== unit.toLowerCase())
    .map(({ whole, said, part }): Row => ({
      name: upperFirst(whole),
      purpose: `What the ${plural(part)} belong to: “${upperFirst(said)}”.`,
      keyFields: ['name: text'],
      rules: `Ended only when all of its ${plural(part)} are`,
      volume: 'Not counted yet',
      retention: `As long as its ${plural(part)}`,
    }));
  const parts = wholes
    .filter(({ whole, part }) => whole === unit.toLowerCase() && part !== unit.toLowerCase())
    .map(({ part, said }): Row => ({
      name: upperFirst(part),
      purpose: `One part of the ${unit}: “${upperFirst(said)}”.`,
      keyFields: [`${unit}: reference to ${upperFirst(unit)}`, 'number: text', ...fieldsOf(part, plan.brief)],
      rules: `Stays with its ${unit}`,
      volume: `${upperFirst(wholes[0]?.count ?? '')} for each ${unit}, as the idea states`,
      retention: `As long as its ${unit}`,
    }));
  // What is done beside the parts is done to the whole.
  const above = wholes.find(({ part }) => part === unit.toLowerCase())?.whole ?? unit;
  const known = new Set([...parents, ...parts].map(({ name }) => String(name).toLowerCase()));
  const own = ownThings(plan)
    .filter(({ noun }) => !known.has(noun.toLowerCase()))
    .slice(0, 3)
    .map(({ noun, verb, object, tail, by }): Row => ({
      name: upperFirst(noun.toLowerCase().replace(inState, '')),
      purpose: `What “${upperFirst([verb, object, tail].filter(Boolean).join(' '))}” is about${by ? `, entered or used by the ${lowerFirst(by)}` : ''}.`,
      keyFields: [
        ...(fieldsOf(noun, plan.brief).length > 0 ? fieldsOf(noun, plan.brief) : ['name: text']),
        `belongs to: reference to ${upperFirst(above)}`,
        'author: reference',
        'made at: time',
      ],
      rules: 'A correction keeps what stood there before.',
      volume: 'Not counted yet',
      retention: 'As long as what it belongs to',
    }));
  return [...parents, ...parts, ...own];
}
