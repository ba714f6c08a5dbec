import { plural, singular, upperFirst, withArticle } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { dueIn } from '../plan/rule-checks.js';
import { participleOf } from '../plan/deed-words.js';
import { everyDeed } from '../read/every-deed.js';
import { handledBy } from '../plan/things.js';
import type { Row } from './draft.js';
import { rulesSaid } from './rules-told.js';

/** Who hears that a time which a rule of the idea sets is nearly over, and over. */
export const ruleNotices = (plan: Plan): Row[] =>
  rulesSaid(plan).flatMap(({ text }): Row[] => {
    const due = dueIn(text);
    if (!due) return [];
    const one = singular(due.thing.toLowerCase());
    const deed = everyDeed(plan.brief.capabilities).find(
      (capability) =>
        capability.by !== undefined &&
        participleOf(capability.verb) === due.done &&
        handledBy(capability, plan).some(({ noun }) => one.endsWith(noun)),
    );
    return deed?.by === undefined
      ? []
      : [
          {
            event: `${upperFirst(withArticle(one))} still to be ${due.done}`,
            recipient: upperFirst(plural(deed.by)),
            channel: 'In the app',
            text: `Still to be ${due.done}: the ${one} shown below. Told shortly before the ${due.span} end, and when they are over.`,
          },
        ];
  });
