import { escapePattern, plural, stripStop, upperFirst } from '../language.js';
import { everyRule, type OperatingRule, operatingRules } from '../plan/operating.js';
import { approvalIn } from '../read/approvals.js';
import { tellsSame } from '../plan/rule-words.js';
import { ruleFormOf } from '../read/rule-forms.js';
import type { Plan } from '../plan/plan.js';
import { type Draft, type Ref, type Row, refs } from './draft.js';

/** What the rules of the idea give to the lists in which a reader looks for them. */

/** The rules that bind the work; a price binds it as well and stands among the prices. */
const rulesAlone = (plan: Plan): OperatingRule[] => operatingRules(plan.brief);

/** All rules of the idea, also those that are told as functions: what they give to other lists they give in either case. */
export const rulesSaid = (plan: Plan): OperatingRule[] => everyRule(plan.brief);

/** Those that no deed carries with it: what rules one deed is built and tested with that. */
const rulesBeside = (plan: Plan): OperatingRule[] =>
  rulesAlone(plan).filter(({ text }) => carriedBy(text, plan) < 0 && answeredAt(text, plan) < 0);

/** `A repair above €800 needs the warden's approval` beside the deed of approving a repair above €800: where the same stands already; -1 where nowhere. */
const answeredAt = (text: string, { features }: Plan): number =>
  features.findIndex(
    ({ stated, name }) =>
      stated &&
      ((isReserved(text) && actIn(text) === name.toLowerCase()) ||
        (approvalIn(text) !== null &&
          /^(?:approve|confirm|accept|release|sign)\b/i.test(name) &&
          text.toLowerCase().includes(name.toLowerCase().replace(/^\S+ (?:off )?(?:an? |the |each |every )?/, '')))),
  );

/** `Only team leads can change the priority` beside the deed of changing it, which nobody else is offered. */
const isReserved = (text: string): boolean => ruleFormOf(text)?.name === 'onlyThey';
const actIn = (text: string): string => (ruleFormOf(text)?.of['act'] ?? '').toLowerCase();

/** Those of them of which their words tell how it shows that they hold; the others stand among the rules and constraints. */
export const rulesTried = (plan: Plan): OperatingRule[] => rulesBeside(plan).filter(({ isPlain }) => !isPlain);

/** The rule of these words that stands among the requirements, since no feature carries it. */
export const ruleAsked = (text: string, plan: Plan): OperatingRule | undefined =>
  rulesTried(plan).find((rule) => rule.text === stripStop(text));

/** Where the feature stands that is tried for a rule of the idea; -1 where none is. */
const carriedBy = (text: string, { features }: Plan): number => {
  const said = text.toLowerCase();
  return features.findIndex(
    ({ rules = [], ruledBy, asked = '', stated }) =>
      (stated && tellsSame(text, asked)) ||
      rules.some((rule) => rule.text !== '' && rule.text.toLowerCase().includes(said)) ||
      ruledBy.some((rule) => rule.text.toLowerCase() === said),
  );
};

/** The feature in whose description it stands; -1 where it does in none. */
const describedAt = (text: string, { features }: Plan): number =>
  features.findIndex(({ description }) => description.toLowerCase().includes(text.toLowerCase()));

/** Whether a rule is told where features are described: with the behaviour of one of them. */
export const isWithFeature = (text: string, plan: Plan): boolean =>
  carriedBy(text, plan) >= 0 ||
  (text.split(' ').length > 3 &&
    plan.features.some(({ description }) => description.toLowerCase().includes(text.toLowerCase())));

/** Where the one whom a rule names stands among the people; -1 where it names nobody of them. */
export const concerned = ({ text, sight }: OperatingRule, { personas }: Pick<Plan, 'personas'>): number => {
  const named = personas.filter(({ role }) =>
    sight
      ? role === (sight.from ?? sight.only) || role.endsWith(` ${sight.from ?? sight.only ?? ''}`)
      : new RegExp(`\\b(?:${role}|${plural(role)})\\b`, 'iu').test(text),
  );
  // 'No crew holds more than 4 packs': of a crew member.
  const [, whole = ''] = /^(?:no|each|every|an?) ([\p{L}-]+)\b/iu.exec(text) ?? [];
  if (named.length === 0 && !sight && whole !== '')
    return personas.findIndex(({ role }) => role.split(' ').length > 1 && role.startsWith(`${whole.toLowerCase()} `));
  // The head keeper is named where a keeper seems to be.
  const inFull = named.find(({ role }) => !named.some((other) => other.role.endsWith(` ${role}`)));
  return inFull ? personas.indexOf(inFull) : -1;
};

/** Where the requirement of a rule stands: with the deed it rules, else in the list that begins with the features. */
export const requirementOf = (text: string, { plan, block }: Pick<Draft, 'plan' | 'block'>): Ref[] => {
  const deed = [carriedBy(text, plan), answeredAt(text, plan), describedAt(text, plan)].find((at) => at >= 0) ?? -1;
  if (deed >= 0) return refs('functionalRequirement', deed);
  if ('business-rules' in block.sections) return [];
  const at = rulesTried(plan).findIndex((rule) => rule.text.toLowerCase() === text.toLowerCase());
  return at < 0 ? [] : refs('functionalRequirement', Math.min(plan.features.length, 14) + at);
};

/** `Kiln hand | Customers' addresses | none`: who sees what, as the idea rules it. */
export const sightRights = (plan: Plan): Row[] =>
  rulesSaid(plan).flatMap((rule): Row[] => {
    const { sight } = rule;
    const at = concerned(rule, plan);
    return sight && at >= 0
      ? [
          {
            actor: refs('actor', at),
            object: upperFirst(sight.what),
            actions: sight.from ? 'none' : 'see',
            condition: sight.from ? null : 'nobody else may',
          },
        ]
      : [];
  });

/** What somebody may not see, for the list of roles; undefined where the idea rules nothing of them. */
export const unseenBy = (role: string, plan: Plan): string | undefined => {
  // 'only by the matron and the parents of that child': both may.
  const isNamed = (text: string): boolean =>
    [role, plural(role)].some((word) => new RegExp(`\\b${escapePattern(word)}\\b`, 'iu').test(text));
  const things = rulesSaid(plan).flatMap(({ sight, text }) =>
    sight &&
    (sight.from === role ||
      role.endsWith(` ${sight.from ?? '\uE000'}`) ||
      (sight.only !== null && sight.only !== role && !role.endsWith(` ${sight.only}`) && !isNamed(text)))
      ? [sight.what]
      : [],
  );
  return things.length > 0 ? `See ${things.join(' and ')}` : undefined;
};

const personal =
  /\b(?:address(?:es)?|phone numbers?|(?:phone|telephone|mobile) numbers?|numbers? of customers|names?|birth(?:days?|dates?)|dates? of birth|health (?:data|records?|notes?)|medical (?:data|records?|notes?)|diagnos[ie]s|allerg(?:y|ies)|passports?(?: numbers?)?|salar(?:y|ies)|bank details|e-?mails?|photos? of (?:children|people|guests|patients))\b/i;

/** Facts about people that the idea itself speaks of in its rules. */
export const personalTold = (plan: Plan): Row[] =>
  rulesSaid(plan).flatMap(({ sight, text }): Row[] =>
    sight && personal.test(sight.what)
      ? [
          {
            item: upperFirst(sight.what),
            reason: sight.from
              ? `Spoken of by the idea, which keeps them from the ${sight.from}; what they are for is to be confirmed`
              : `Spoken of by the idea, for the ${sight.only ?? ''} only; what they are for is to be confirmed`,
            basis: 'To be confirmed',
            retention: 'To be set before the pilot',
          },
        ]
      : personal.test(text) && /\b(?:delet|eras|kept|keep|store)/i.test(text)
        ? [
            {
              item: upperFirst(personal.exec(text)?.[0] ?? ''),
              reason: `The idea rules: “${text}”`,
              basis: 'To be confirmed',
              retention: 'As that rule says',
            },
          ]
        : [],
  );
