import { fitText } from './fit.js';
import { joinWords, lowerFirst, stripStop, upperFirst } from '../language.js';
import { staffName } from '../read/staff.js';
import type { ListWriter, Row } from './draft.js';
import { active } from './roles.js';
import { manyOf } from './single.js';

/** Who decides and who signs, as far as the idea tells it: whoever answers for the product decides on its scope. */

/** `Guests who opted out of marketing are a question for legal, Sofia is checking`: what somebody else still has to say. */
const leftToOthers =
  /^(?<what>[^,;]{5,90}?) (?:is|are) (?:still )?(?:a question|an open question|up|open) (?:for|to|with) (?<who>legal|compliance|finance|security|the works council|data protection)\b/iu;
const checking = /\b(\p{Lu}\p{Ll}+) is (?:checking|looking into|clarifying|on it)\b/u;

/** Where the product owner decides, these say what is asked of anybody else. */
const ofScope = /\b(?:scope|features?|goals?|budget|cost|priority|money|sum)\b/i;
const isOfUsers = (row: Row): boolean =>
  !/\b(?:lead|officer|counsel|finance|manager)\b/i.test(String(row['approver'] ?? ''));

export const decisionLists: Record<string, ListWriter> = {
  decisionRight: ({ plan, say }) => {
    const people = active(plan).map(({ role }) => manyOf(role, plan));
    const open = plan.brief.sentences.flatMap((text): Row[] => {
      const { what = '', who = '' } = leftToOthers.exec(stripStop(text))?.groups ?? {};
      const by = checking.exec(text)?.[1];
      return what === ''
        ? []
        : [{ decision: upperFirst(what), decider: `${upperFirst(who)}${by ? ` (${by})` : ''}`, input: say('{Admin}') }];
    });
    return [
      {
        decision: say(
          '[Scope of the first release ~ Priority of features, and what is cut if time runs short ~ What is built first, and what waits ~ Changes to these requirements]',
        ),
        decider: say('{Admin}'),
        input: people.length > 0 ? fitText(upperFirst(joinWords(people)), 100) : undefined,
      },
      ...open,
    ];
  },

  signOff: ({ plan, known, say }) => {
    const { staff, limits } = plan.brief;
    const budget = limits.find(({ kind }) => kind === 'budget')?.text;
    return [
      {
        item: say(
          '[Goals, features and constraints ~ Goals, features and cost ~ Scope and goals of the first release ~ Goals and budget ~ What is built, its goals and its cost]',
        ),
        approver: say('{Admin}'),
      },
      ...staff
        .filter(({ part, as }) => part === 'sponsor' || /^(?:reviewer|approver|decision)/.test(as))
        .map((one): Row => ({
          item:
            one.part === 'sponsor'
              ? budget
                ? `Budget of ${budget}`
                : 'Budget'
              : 'This document, with its goals and features',
          approver: fitText(one.part === 'sponsor' ? staffName(one) : `${staffName(one)} (${lowerFirst(one.as)})`, 80),
        })),
      ...known('signOff').filter((row) => !ofScope.test(String(row['item'] ?? '')) && isOfUsers(row)),
    ];
  },
};
