import { lowerFirst, upperFirst } from '../language.js';
import type { CutOff } from '../plan/fact-limits.js';
import type { Plan } from '../plan/plan.js';
import { type Draft, type Row, refs } from './draft.js';
import { deedIn, isOfPeople, lateThing } from './fact-lines.js';
import { kindOf } from '../plan/kinds.js';
import { classOf } from '../plan/sense.js';
import { capabilityOf } from './deed-groups.js';
import { fieldIn } from '../know/things.js';
import { heldBy } from '../plan/thing-fields.js';
import { participleOf } from '../plan/deed-words.js';
import { fitText } from './fit.js';
import { screenOf } from './screens.js';

/** What the facts of an idea give to screens and data: fields, limits that can be set, and words on the screen. */

/** A field and what it accepts, for a value that the idea limits. */
export const factFields = ({ plan, say }: Draft): Row[] =>
  plan.facts.thresholds
    .filter(({ what }) => what !== 'duration' && what !== 'value')
    .map(({ what, unit, value, beyond, side }) => ({
      entity: refs('dataEntity', 0),
      field: what,
      type: 'number',
      required: 'yes',
      validation: say(`${unit ? `In ${unit}; ` : ''}${side} ${value} the rule of the idea applies`),
      example: beyond,
    }));

export const factParameters = ({ plan, say }: Draft): Row[] => [
  ...plan.facts.cutOffs.map((cutOff) => ({
    name: fitText(
      cutOff.shuts ? `Latest hour for “${upperFirst(cutOff.said)}”` : `Deadline: ${lowerFirst(deedIn(cutOff, plan))}`,
      80,
    ),
    value: cutOff.time,
    range: 'Any time of day',
    changedBy: say('{Steward}'),
  })),
  ...plan.facts.thresholds.map(({ what, side, value }) => ({
    name: `Limit of the ${what}: ${side}`,
    value,
    range: 'Not told',
    changedBy: say('{Steward}'),
  })),
];

const ofPeople = (plan: Plan): CutOff[] =>
  plan.facts.cutOffs.filter((one) => !one.shuts && isOfPeople(one, plan)).slice(0, 2);

/** Who hears of it when a limit is passed. */
export const factNotices = ({ plan, say }: Draft): Row[] => [
  ...ofPeople(plan).map((cutOff) => ({
    event: `${upperFirst(lateThing(cutOff, plan) ?? 'something that comes')} after ${cutOff.time}`,
    recipient: 'Whoever entered it, and whoever goes on with it',
    channel: 'In the app',
    text: `After ${cutOff.time}: marked as late.`,
  })),
  ...plan.facts.thresholds
    .filter(({ what }) => what !== 'duration')
    .slice(0, 2)
    .map(({ what, phrase, beyond, said }) => ({
      event: `${upperFirst(what)} ${phrase}`,
      recipient: say('Whoever the rule names, else the {steward}'),
      channel: /\bSMS\b/.test(said) ? 'SMS' : /\b(?:ring|call|phone)/i.test(said) ? 'Phone' : 'In the app',
      text: `${upperFirst(what)} ${beyond}, which is ${phrase}. Please look at it.`,
    })),
];

/** What people read who come too late. */
export const factMessages = ({ plan }: Draft): Row[] =>
  ofPeople(plan).map(({ time, capability }) => ({
    when: `Something is sent after ${time}`,
    kind: 'warning',
    text: `It is past ${time}. Your entry is kept and marked as late.`,
    nextStep: 'Leave it as it is, or ask whether it still counts',
    requirement: capability === null ? undefined : refs('functionalRequirement', capability),
  }));

/** What people type, by what is kept of it: time and name are given by the system. */
const typed: [kept: RegExp, type: string, rule: string][] = [
  [/^code\b(?!.*Made by)/, 'code, by camera', 'Typed in where the camera fails'],
  [/: time of day/, 'time', 'Hours and minutes'],
  [/: (?:time|person|state)\b|: reference\b|, unique\b|^(?:payer|lines|sent to)\b|, optional\b/, '', ''],
  [/: reference to/, 'choice from list', 'One that exists'],
  [/: list\b/, 'list', 'At least one'],
  [/: contact\b/, 'phone or e-mail', 'A number that can be rung, or an address'],
  [/number with unit/, 'number', 'Its unit stands beside it; empty is not zero'],
  [/: number in /, 'number', 'Its unit stands beside it; empty is not zero'],
  [/: amount/, 'amount', 'Two decimals; shown before anything goes out'],
  [/: yes or no|: open, yes, no/, 'yes or no', 'Nothing is chosen beforehand'],
  [/: picture$/, 'picture', 'Taken on the spot or chosen; shown before it is sent'],
  [/: file$/, 'file', 'Chosen; its name is shown before it is sent'],
  [/: signature$/, 'signature', 'On the screen, with the name of who signs'],
  [/picture or file/, 'picture or file', 'Taken on the spot or chosen; shown before it is sent'],
  [/: date and time/, 'date and time', 'Not in the past'],
  [/: date/, 'date', 'Not in the past'],
  [/^marked as: /, 'choice', 'One of those that the idea names'],
  [/: number/, 'number', 'Whole numbers'],
  [/^name: /, 'text', '2 to 80 characters'],
  [/: text/, 'text', 'Up to 500 characters'],
  [/: [^|,]+, [^|]+/, 'choice', '<choices>'],
];

/** What people enter, as far as a deed of the idea says so. */
export const factInputs = (draft: Draft): Row[] => {
  const rows = draft.plan.features.flatMap((feature, at): Row[] => {
    const { plan } = draft;
    const capability = capabilityOf(feature, plan);
    if (!capability || capability.automatic || kindOf(capability) !== null) return [];
    const { noun, verb } = capability;
    const cutOff = plan.facts.cutOffs.find(({ phrase }) => feature.asked?.includes(phrase));
    const of = classOf(capability);
    const ticks = /^(?:tick|mark|check (?:in|out|off)|scan|cancel|skip|clock)\b/.test(verb);
    const fields =
      of === 'reason'
        ? [`${noun}: text, required`]
        : of === 'date'
          ? [`${noun}: date`]
          : of === 'fact' || of === 'event'
            ? ['done as said: yes or no', 'remark: text']
            : ticks && !/^scan/.test(verb)
              ? heldBy(capability, plan).fields.some((field) => field.startsWith('marked as'))
                ? heldBy(capability, plan).fields.slice(0, 1)
                : [`${[noun, participleOf(verb)].filter(Boolean).join(' ')}: yes or no`]
              : heldBy(capability, plan).fields;
    return fields.flatMap((field): Row[] => {
      const [, type = '', rule = ''] = typed.find(([kept]) => kept.test(field)) ?? [];
      // What follows from something else is not typed.
      const length = feature.rules?.find((one) => one.kind === 'length');
      if (type === '' || /^(?:amount due|price)\b/.test(field) || (of === 'bill' && /^sum\b/.test(field))) return [];
      if (length && /^ends at\b/.test(field)) return [];
      const { name, accepted } = fieldIn(field);
      const named =
        noun !== '' && /^(?:value|note|choice|day|answer|content|picture|finding|in order|code)$/.test(name);
      return [
        {
          screen: refs('screen', screenOf(at, draft)),
          field: fitText(upperFirst(named ? `${noun}: ${name}` : name), 60),
          type,
          required: /^(?:remark|finding)$/.test(name) ? 'sometimes' : 'always',
          rule:
            length && /^starts at\b/.test(field)
              ? `Not in the past; it ends ${length.count ?? ''} ${length.of ?? ''} later`
              : cutOff
                ? `In time ${cutOff.phrase}; later it is ${cutOff.shuts ? 'refused' : 'marked as late'}`
                : of === 'reason'
                  ? '10 to 300 characters; nothing is saved without it'
                  : (accepted || rule).replace('<choices>', `One of: ${fieldIn(field).type}`),
        },
      ];
    });
  });
  const keyOf = (row: Row): string => JSON.stringify([row['screen'], row['field']]);
  return rows.filter((row, at) => rows.findIndex((other) => keyOf(other) === keyOf(row)) === at);
};
