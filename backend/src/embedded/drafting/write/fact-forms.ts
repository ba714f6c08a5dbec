import { escapePattern, upperFirst } from '../language.js';
import { tellsPeople } from '../plan/by-itself.js';
import type { CutOff } from '../plan/fact-limits.js';
import type { Plan } from '../plan/plan.js';
import { type Draft, type Row, refs } from './draft.js';
import { isOfPeople } from './fact-lines.js';
import { fieldIn } from '../know/things.js';
import type { Capability } from '../read/brief.js';
import { fitText } from './fit.js';
import { keptThings } from './kept-things.js';
import { screenOf } from './screens.js';
import { manyOf } from './single.js';

/** What the facts of an idea give to screens and data: fields, limits that can be set, and words on the screen. */

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

/** What people type: of a thing what the idea lists of it. */
export const factInputs = (draft: Draft): Row[] =>
  keptThings(draft.plan).flatMap(({ noun, at, by, fields }) => {
    const screen = screenOf(at, draft);
    return by < 0 || screen < 0
      ? []
      : fields.map((field): Row => {
          const { name, type } = fieldIn(field);
          return {
            screen: refs('screen', screen),
            field: fitText(`${upperFirst(noun)}: ${name}`, 80),
            type: type === 'number with unit' ? 'number' : type,
            required: 'always',
            rule: type === 'number with unit' ? 'Its unit is to be settled' : '',
          };
        });
  });
