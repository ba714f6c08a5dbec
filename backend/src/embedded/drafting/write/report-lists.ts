import { plural, upperFirst } from '../language.js';
import { kindOf } from '../plan/kinds.js';
import { capabilityOf } from './deed-groups.js';
import { roleOf } from './deed-notices.js';
import type { ListWriter, Row } from './draft.js';
import { fitText } from './fit.js';

/** Lists and figures that the idea itself asks for. */
export const reportLists: Record<string, ListWriter> = {
  report: (draft) => {
    const { plan, known } = draft;
    const own = plan.features.flatMap((feature): Row[] => {
      const capability = capabilityOf(feature, plan);
      const special = capability ? kindOf(capability) : null;
      const kind = special?.kind;
      if (!capability || (kind !== 'which' && kind !== 'list' && kind !== 'figure' && kind !== 'report')) return [];
      return [
        {
          name: fitText(
            upperFirst(
              kind === 'which'
                ? // 'Animals that ate too little this week'
                  `${(special?.slots['two'] ?? '').replace(/^(?:two|one of three|one) /, '')} that ${(special?.slots['meets'] ?? '').replace(/^(?:is|has|was|needs)\b/, (one) => manyOf[one] ?? one)}`
                : [capability.object, capability.tail]
                    .filter(Boolean)
                    .join(' ')
                    .replace(/^(?:an?|the|their) /, ''),
            ),
            80,
          ),
          audience: upperFirst(plural(roleOf(feature.side, draft))),
          content: contents[kind],
          format: 'Screen; as a file where it is passed on (assumed)',
        },
      ];
    });
    return [...own, ...known('report').slice(own.length > 0 ? 1 : 0)];
  },
};

const manyOf: Record<string, string> = { is: 'are', has: 'have', was: 'were', needs: 'need' };

const contents = {
  which: 'Those for which it holds and no others, each with the entries behind it; what is not known stands apart',
  list: 'A line for each, with how many or how much, and what put it there',
  figure: 'The figure, up to when it counts, and what it was counted from',
  report: 'Its sums, the time before beside them, and the entries behind each',
} as const;
