import { stripStop, upperFirst } from '../language.js';
import type { Goal } from '../plan/plan.js';
import { isNeeded, type Draft, type Row } from './draft.js';
import { isSmall } from './enough.js';

/** What could suffer while the first goal of the idea gets better: speed is bought with mistakes, care with time. */
const sufferingFrom = ({ goal, metric, target }: Goal): string =>
  /^(?:Reach|Raise|Win|Sell|Earn|Sign|Have (?!no )|Bring (?!.* down to ).* to )/.test(goal) &&
  !/\bwithin\b/.test(target)
    ? 'guardrail.growth'
    : /\btime\b|\bwait|\bdelay/i.test(`${goal} ${metric}`)
      ? 'guardrail.time'
      : 'guardrail.fault';

/**
 * The counterpart of the idea's first goal; where it has none, what products of its kind watch. Few people who said
 * nothing of what else may suffer are not given a limit to keep.
 */
export function guardrails(draft: Draft): Row[] {
  const { plan, known, everything } = draft;
  // What the idea itself does not want to pay for it.
  if (plan.brief.guards.length > 0)
    return plan.brief.guards.map(({ name, limit, said }) => ({
      metric: upperFirst(name),
      limit: upperFirst(limit),
      reason: `The idea asks for it: “${said}”`,
    }));
  if (isSmall(draft) && !plan.known.setting.sold && !isNeeded('guardrail', draft) && !everything) return [];
  const goal = plan.goals.find(({ stated, baseline }) => stated || /as the idea states/.test(baseline));
  return goal && !goal.quoted ? known(sufferingFrom(goal)) : known('guardrail');
}

/** Which of two goals of the idea counts first; where it has fewer, nothing collides. */
export function tradeoffs({ plan, say }: Draft): Row[] {
  const [first, second] = plan.goals;
  const named = ({ goal }: Goal): string => `“${stripStop(goal).replace('“', '‘').replace('”', '’')}”`;
  return first?.stated && second?.stated
    ? [
        {
          text: say(
            `[${named(first)} takes priority over ${named(second)} where both cannot be reached (assumed from their order in the idea). ~ If the two conflict, ${named(first)} comes before ${named(second)} (assumed from their order in the idea).]`,
          ),
        },
      ]
    : [];
}
