import { stripStop, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import type { RuleTold } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { titleOf } from '../told/said-title.js';
import { ruleKind } from './checks.js';
import { exclusionsOf } from './told.js';
import { type ListWriter, type Ref, type Row, refs } from './draft.js';

/** What holds whatever a screen looks like: each rule of the idea in its own words. */
export const ruleLists: Record<string, ListWriter> = {
  businessRule: ({ plan }) => {
    const told = bindingRules(plan);
    const topics = told.map(topicOf);
    // What is ruled, where one rule alone is of it; the rule itself stands below.
    const rows = told.map((rule, at): Row => {
      const topic = topics[at] ?? '';
      const isOwn = topic !== '' && topics.filter((one) => one === topic).length === 1;
      return { ...ruleRow(rule, plan), ...(isOwn && { name: topic }) };
    });
    return rows.length > 0 ? rows : [noRule];
  },
};

/** The rules of the idea without those that only say what is left out, which stands in the scope. */
export function bindingRules(plan: Plan): RuleTold[] {
  const left = exclusionsOf(plan).map((text) => text.toLowerCase());
  return plan.brief.rulesTold.filter(({ text }) => !left.includes(stripStop(text).toLowerCase()));
}

const ruleRow = (rule: RuleTold, plan: Plan): Row => ({
  name: nameOfRule(rule),
  kind: ruleKind(rule.text),
  statement: rule.text,
  example: undefined,
  exception: null,
  source: 'Product idea, in its own words',
  requirements: requirementOf(rule, plan),
});

/** `A submitted inspection can never be edited`: `Submitted inspection`; empty where a rule does not begin with what it is of. */
function topicOf({ text }: RuleTold): string {
  const [, topic = ''] = ofWhat.exec(stripStop(text)) ?? [];
  return /^(?:it|they|he|she|this|that|there|we|you|i|if|when|once|nobody|only|no|nothing|for|in|on|at|after|before)\b/i.test(
    topic,
  ) ||
    // 'Entries' alone says too little.
    !topic.includes(' ') ||
    isPeople(topic.toLowerCase())
    ? ''
    : upperFirst(topic);
}
const ofWhat =
  /^(?:the |an? |all |each |every |our |any )?((?:[\p{L}\d'’()-]+ ){0,5}?[\p{L}\d'’()-]+) (?:is|are|must|may|can|cannot|can['’]t|should|shall|has to|have to|will|never|disappears?|stays?|expires?|remains?) /iu;

/** A short rule goes by its own words, a long one by as much of them as a title holds. */
export const nameOfRule = ({ text }: RuleTold): string => {
  const said = stripStop(text);
  const [clause = said] = said.split(/, (?=(?:and|but|or) )/);
  return clause.length <= longestName
    ? clause
    : titleOf({ text: said, isProducts: false, isQuoted: false, wish: null, who: '' });
};
const longestName = 90;

/** The function whose sentence tells the rule. */
export function requirementOf({ said, text }: RuleTold, { brief }: Plan): Ref[] {
  const words = said.toLowerCase().slice(0, 40);
  const rule = text.toLowerCase();
  const at = brief.capabilities.findIndex(({ said: told }) => {
    const own = stripStop(told?.text.split(/(?<=[.!?])\s/)[0] ?? '')
      .replace(/\{product\}/i, brief.name)
      .toLowerCase();
    return own !== '' && (own.includes(words) || rule.includes(own));
  });
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
