import { escapePattern, lowerFirst, upperFirst } from '../language.js';
import { tellsPeople } from '../plan/by-itself.js';
import type { CutOff } from '../plan/fact-limits.js';
import type { Plan } from '../plan/plan.js';
import { type Draft, type Row, refs } from './draft.js';
import { deedIn, isInWords, isOfPeople, isShort } from './fact-lines.js';
import { kindOf } from '../plan/kinds.js';
import { classOf } from '../plan/sense.js';
import { deedsWithin } from './deed-groups.js';
import { fieldIn } from '../know/things.js';
import { heldBy } from '../plan/thing-fields.js';
import { isLook, participleOf } from '../plan/deed-words.js';
import { everyDeed } from '../read/every-deed.js';
import type { Capability } from '../read/brief.js';
import { handledBy } from '../plan/things.js';
import { answerType, isQuestion } from '../plan/noted-clauses.js';
import { fitText } from './fit.js';
import { screenOf } from './screens.js';
import { manyOf } from './single.js';

/** What the facts of an idea give to screens and data: fields, limits that can be set, and words on the screen. */

export const factParameters = ({ plan, say }: Draft): Row[] => [
  ...plan.facts.cutOffs.map((cutOff) => ({
    name: fitText(
      cutOff.shuts
        ? `Latest hour for “${upperFirst(cutOff.said)}”`
        : isInWords(cutOff, plan)
          ? `Hour in “${upperFirst(cutOff.said)}”`
          : `Deadline: ${lowerFirst(deedIn(cutOff, plan))}`,
      80,
    ),
    value: cutOff.time,
    range: 'Any time of day',
    changedBy: say('{Steward}'),
  })),
  ...plan.facts.thresholds.map((threshold) => ({
    name: isShort(threshold)
      ? fitText(`Limit in “${upperFirst(threshold.said)}”`, 80)
      : `Limit of the ${threshold.what}`,
    value: threshold.value,
    range: 'Not known yet',
    changedBy: say('{Steward}'),
  })),
];

const ofPeople = (plan: Plan): CutOff[] =>
  plan.facts.cutOffs.filter((one) => !one.shuts && !one.misses && isOfPeople(one, plan)).slice(0, 2);

/** Who hears of it when a limit is passed: whom the rule itself names, and nobody else. */
export const factNotices = ({ plan }: Draft): Row[] =>
  plan.facts.thresholds
    .filter(({ what, said }) => what !== 'duration' && warns.test(said))
    .slice(0, 2)
    .flatMap(({ what, phrase, said, capability }): Row[] => {
      const by = capability === null ? undefined : plan.brief.capabilities[capability]?.by;
      const named = plan.personas.find(({ role }) =>
        new RegExp(`\\b${escapePattern(role.split(' ').at(-1) ?? role)}(?:s|['’]s)?\\b`, 'iu').test(said),
      );
      // A message that the idea asks for stands with the others of its kind.
      if (capability !== null && tellsPeople(plan.brief.capabilities[capability] as Capability)) return [];
      const whom = by ?? named?.role;
      return whom !== undefined
        ? [
            {
              event: `${upperFirst(what)} ${phrase}`,
              recipient: upperFirst(manyOf(whom, plan)),
              channel: /\bSMS\b/.test(said) ? 'SMS' : /\b(?:ring|call|phone)/i.test(said) ? 'Phone' : 'In the app',
              text: fitText(`“${upperFirst(said)}”`, 200),
            },
          ]
        : [];
    });

/** Only a limit of which somebody is told sends a word; one that a rule sets says no where it is passed. */
const warns = /\b(?:alert|warn|notif|inform|tell|told|ring|call|page|message|text|sms|alarm|remind)/i;

/** What people read who come too late. */
export const factMessages = ({ plan }: Draft): Row[] =>
  ofPeople(plan).map(({ time, capability }) => ({
    when: `Something is sent after ${time}`,
    kind: 'warning',
    text: `It is past ${time.replace(/\.$/, '')}. Your entry is kept and marked as late.`,
    nextStep: 'Keep the status quo, or ask whether it still counts',
    requirement: capability === null ? undefined : refs('functionalRequirement', capability),
  }));

/** What people type, by what is kept of it: time and name are given by the system. */
const typed: [kept: RegExp, type: string, rule: string][] = [
  [/^(?:bar|qr)[ -]?code\b|: code\b/, 'code, by camera', 'Typed in where the camera fails'],
  [/: time of day/, 'time', ''],
  [/: (?:time|person|state)\b|: reference\b|, optional\b/, '', ''],
  [/: reference to/, 'choice from list', ''],
  [/: list\b/, 'list', 'At least one'],
  [/: contact\b/, 'phone or e-mail', ''],
  [/\btext or number\b/, 'text or number', 'Which of the two is to be settled'],
  [/number with unit/, 'number', 'Its unit is to be settled'],
  [/: number in /, 'number', 'Its unit stands beside it'],
  [/: amount/, 'amount', 'Two decimals'],
  [/: yes or no/, 'yes or no', 'Nothing is chosen beforehand'],
  [/: picture(?! or)\b/, 'picture', 'Taken on the spot or chosen'],
  [/: file\b/, 'file', ''],
  [/: signature$/, 'signature', 'On the screen, with the name of who signs'],
  [/picture or file/, 'picture or file', 'Taken on the spot or chosen'],
  [/: date and time/, 'date and time', ''],
  [/: date/, 'date', ''],
  [/^marked as: /, 'choice', 'One of those that the idea names'],
  [/: number/, 'number', ''],
  [/, unique\b/, 'text', 'Each once only'],
  [/: text/, 'text', ''],
  [/: [^|,]+, [^|]+/, 'choice', '<choices>'],
];

/** What is entered with a wish or with a statement that stands by itself; null for any other deed. */
function asked(capability: Capability, plan: Plan): string[] | null {
  const at = everyDeed(plan.brief.capabilities).indexOf(capability);
  const [thing] = handledBy(capability, plan);
  const entry = thing?.deeds.find((deed) => deed.at === at);
  if (!thing || entry?.begins !== true) return null;
  return thing.fields.filter((field) => !/ (?:by|at): (?:person|time)\b|\bwhen\b|\breference to\b/.test(field));
}

/** What the thing holds since it was made by another deed. */
function enteredBefore(capability: Capability, plan: Plan): string[] {
  const at = everyDeed(plan.brief.capabilities).indexOf(capability);
  const [thing] = handledBy(capability, plan);
  const first = thing?.deeds.find(({ verb }) => !isLook(verb));
  return !thing || first === undefined || first.at === at
    ? []
    : thing.fields.flatMap((field) => (/\bwhen\b/.test(field) ? [] : [fieldIn(field).name]));
}

const enters = /^(?:enter|record|log|note|note down|write down|say|state|set|report|choose)$/;

/** Who lists or offers something says what it costs; to whoever books it that is told. */
const setsPrice = /^(?:list|offer|create|add|post|publish|quote|set|propose|enter)$/;

/** What people enter, as far as a deed of the idea says so. */
export const factInputs = (draft: Draft): Row[] => {
  const { plan } = draft;
  const worked = plan.features.flatMap((feature, at) =>
    screenOf(at, draft) < 0 ? [] : deedsWithin(feature, plan).map((capability) => ({ feature, at, capability })),
  );
  const rows = worked.flatMap(({ feature, at, capability }): Row[] => {
    if (capability.automatic || capability.named || kindOf(capability) !== null) return [];
    const { noun, verb } = capability;
    const cutOff = plan.facts.cutOffs.find(({ phrase }) => feature.asked?.includes(phrase));
    const of = classOf(capability);
    const ticks = /^(?:tick|mark)\b/.test(verb);
    const fields =
      (isQuestion(capability) && enters.test(verb)
        ? [`${`${capability.object} ${capability.tail}`.trim()}: ${answerType(capability.object)}`]
        : asked(capability, plan)) ??
      (of === 'reason'
        ? [`${noun}: text`]
        : of === 'date'
          ? [`${noun}: date`]
          : of === 'fact' || of === 'event'
            ? []
            : verb === 'scan'
              ? [`${noun}: code`]
              : ticks
                ? heldBy(capability, plan).isValue || heldBy(capability, plan).fields[0]?.startsWith('marked as')
                  ? heldBy(capability, plan).fields.slice(0, 1)
                  : noun === ''
                    ? []
                    : [`${[noun, participleOf(verb)].filter(Boolean).join(' ')}: yes or no`]
                : heldBy(capability, plan).fields);
    const there = isLook(verb) ? [] : enteredBefore(capability, plan);
    const kept = handledBy(capability, plan).flatMap((one) => one.fields);
    // A request that lists what it names is not asked what it is about.
    const isAsked = (told: string): boolean =>
      !/^(?:what it is about|description)\b/.test(told) ||
      kept.length === 0 ||
      kept.some((one) => fieldIn(one).name === fieldIn(told).name);
    return fields.filter(isAsked).flatMap((told): Row[] => {
      // What the idea lists of a thing says of which kind it is.
      const field = kept.find((one) => fieldIn(one).name === fieldIn(told).name) ?? told;
      if (there.includes(fieldIn(field).name)) return [];
      const [, type = '', rule = ''] = typed.find(([kept]) => kept.test(field)) ?? [];
      // What follows from something else is not typed.
      const length = feature.rules?.find((one) => one.kind === 'length');
      if (type === '' || (/^price\b/.test(field) && !setsPrice.test(verb)) || (of === 'bill' && /^sum\b/.test(field)))
        return [];
      if (length && /^ends at\b/.test(field)) return [];
      const { name, accepted } = fieldIn(field);
      const named =
        noun !== '' && /^(?:value|day|picture|code|text|description|what (?:it is about|is wrong))$/.test(name);
      return [
        {
          screen: refs('screen', screenOf(at, draft)),
          field: fitText(upperFirst(named ? `${noun}: ${name}` : name), 60),
          type,
          // Who searches fills in what they know.
          required: /^(?:remark|finding)$/.test(name) || isLook(verb) ? 'sometimes' : 'always',
          rule:
            length && /^starts at\b/.test(field)
              ? `It ends ${length.count ?? ''} ${length.of ?? ''} later`
              : cutOff
                ? `In time ${cutOff.phrase}; later it ${cutOff.shuts ? 'is refused' : cutOff.misses ? `does not ${cutOff.misses}` : 'is marked as late'}`
                : of === 'reason'
                  ? 'Nothing is saved without it'
                  : (accepted || rule).replace('<choices>', `One of: ${fieldIn(field).type}`),
        },
      ];
    });
  });
  const keyOf = (row: Row): string => JSON.stringify([row['screen'], row['field']]);
  return rows.filter((row, at) => rows.findIndex((other) => keyOf(other) === keyOf(row)) === at);
};
