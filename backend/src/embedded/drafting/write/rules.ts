import { stripStop, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import type { RuleTold } from '../read/brief.js';
import { ruleKind } from './checks.js';
import { type ListWriter, type Ref, type Row, refs } from './draft.js';
import { fitText } from './fit.js';

/** What holds whatever a screen looks like: each rule of the idea in its own words. */
export const ruleLists: Record<string, ListWriter> = {
  businessRule: ({ plan }) => {
    const told = plan.brief.rulesTold.map((rule) => ruleRow(rule, plan));
    return told.length > 0 ? told : [noRule];
  },
};

const ruleRow = (rule: RuleTold, plan: Plan): Row => ({
  name: nameOfRule(rule),
  kind: ruleKind(rule.text),
  statement: rule.text,
  example: undefined,
  exception: null,
  source: 'Product idea, in its own words',
  requirements: requirementOf(rule, plan),
});

/** `Rule for tests under payments`; a short rule that names nobody goes by its own words. */
export const nameOfRule = ({ about, text }: RuleTold): string =>
  about.startsWith('what ')
    ? upperFirst(about)
    : about !== ''
      ? `Rule for ${about}`
      : stripStop(text).length <= longestName
        ? stripStop(text)
        : fitText(
            `Rule told as “${upperFirst(text.split(/[,;] | (?:unless|until|which|that) /)[0] ?? text)}”`,
            longestName,
          );
const longestName = 90;

/** The function whose sentence tells the rule. */
function requirementOf({ said }: RuleTold, { brief }: Plan): Ref[] {
  const words = said.toLowerCase().slice(0, 40);
  const at = brief.capabilities.findIndex(({ said: told }) =>
    (told?.text.split(/(?<=[.!?])\s/)[0] ?? '').toLowerCase().includes(words),
  );
  return at < 0 ? [] : refs('functionalRequirement', at);
}

/** An idea that rules nothing beside what it asks for. */
const noRule: Row = {
  name: 'No rules beside the requirements',
  kind: 'constraint',
  statement:
    'The idea names no rule that holds for several functions. What binds one function stands with its requirement.',
  example: undefined,
  exception: null,
  source: 'Product idea; to be confirmed by the product owner',
  requirements: [],
};

/** Words by which a limit of the idea rules something. */
export const rules =
  /\b(?:must|may|cannot|can|never|only|no|not|nobody|without|at most|at least|up to|within|always|needs?|until|valid for|good for|lapses?|expires?|turned (?:down|away))\b/i;
