import { lowerFirst, upperFirst } from '../language.js';
import type { CutOff } from '../plan/fact-limits.js';
import type { Plan } from '../plan/plan.js';
import { type Draft, type Row, refs } from './draft.js';
import { deedIn, isOfPeople, lateThing } from './fact-lines.js';
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
    name: fitText(`Deadline: ${lowerFirst(deedIn(cutOff, plan))}`, 80),
    value: cutOff.time,
    range: 'Any time of day',
    changedBy: say('{Admin}'),
  })),
  ...plan.facts.thresholds.map(({ what, side, value }) => ({
    name: `Limit of the ${what}: ${side}`,
    value,
    range: 'Not told',
    changedBy: say('{Admin}'),
  })),
];

const ofPeople = (plan: Plan): CutOff[] => plan.facts.cutOffs.filter((one) => isOfPeople(one, plan)).slice(0, 2);

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
      recipient: say('Whoever the rule names, else the {admin}'),
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

const typed: [verbs: RegExp, type: string][] = [
  [/^(?:tick|mark|confirm|approve|accept|reject|release|cancel|skip|check in|check out)/, 'yes or no'],
  [/^(?:count|measure|weigh)/, 'number'],
  [/^scan/, 'code, by camera'],
  [/^sign$/, 'signature'],
  [/^(?:photograph|upload|attach)/, 'picture or file'],
  [/^(?:choose|pick|select|assign|reserve|book|order)/, 'choice from list'],
  [/^(?:enter|report|note|write|log|record|register|describe|rate|submit|announce|request|add|type)/, 'text or number'],
];

/** What people enter, as far as a deed of the idea says so. */
export const factInputs = (draft: Draft): Row[] =>
  draft.plan.features.flatMap((feature, at): Row[] => {
    const { plan } = draft;
    const capability = plan.brief.capabilities[at];
    const [, type] = typed.find(([verbs]) => verbs.test(capability?.verb ?? '')) ?? [];
    if (!type || !capability || !feature.stated || capability.automatic || capability.noun === '') return [];
    const cutOff = plan.facts.cutOffs.find(({ phrase }) => feature.asked?.includes(phrase));
    return [
      {
        screen: refs('screen', screenOf(at, draft)),
        field: fitText(upperFirst(capability.noun), 60),
        type,
        required: 'always',
        rule: cutOff
          ? `In time ${cutOff.phrase}; later it is marked as late`
          : `For “${fitText(feature.name, 80)}”; kept with name and time`,
      },
    ];
  });
