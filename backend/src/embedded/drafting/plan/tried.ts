import { capabilitySlots } from '../know/capability-slots.js';
import { fill } from '../know/slots.js';
import type { Known } from '../know.js';
import { thirdPerson, upperFirst } from '../language.js';
import type { Brief, Capability } from '../read/brief.js';
import { everyDeed, functionOf } from '../read/every-deed.js';
import { ruledTests } from './deed-rule-tests.js';
import type { DeedRule } from './deed-rules.js';
import { deedTester } from './deed-tests.js';
import { boundTests } from './fact-tests.js';
import type { Facts } from './facts.js';
import { kindOf } from './kinds.js';
import { momentOf } from './moment.js';
import { personNamed, type Person, toldBy } from './people.js';
import type { Feature } from './plan.js';
import { typedFields } from './typed-fields.js';

/** How the deeds of a clause are tried: each with the limits and the rules that are its own. */

type Test = Feature['tests'][number];
type Tester = ReturnType<typeof deedTester>;

export interface Trying {
  brief: Brief;
  known: Known;
  people: Person[];
  facts: Facts;
  capabilities: readonly Capability[];
  rules: readonly DeedRule[];
}

/** Makes the checks of one deed after the other. */
export const testerFor = ({ brief, known, capabilities }: Trying): Tester =>
  deedTester(brief.sentences, (deed) => typedFields(deed, { brief, known }), known.knowledge.outcomes, [
    ...new Set(everyDeed(capabilities).flatMap(({ by }) => by ?? [])),
  ]);

/** `technicians' weekly round` -> `weekly round`: whose it is, is no part of the thing; a bare owner is no thing. */
export const ownNoun = (noun: string): string => noun.replace(/^.*(?:['’]s|s['’])(?:\s+|$)/, '');

/** The checks of a deed with its own limits and rules, right before them and right behind. */
export function triedWith(
  deed: Capability,
  told: Pick<Feature, 'tests' | 'asked' | 'isByItself'>,
  trying: Trying,
  rules = triedOn(deed, trying),
): Test[] {
  const { facts, known, capabilities } = trying;
  const at = functionOf(deed, capabilities);
  const said = [deed.verb, deed.object, deed.tail].filter(Boolean).join(' ');
  const isOwn = (bound: { capability: number | null; phrase: string }): boolean =>
    bound.capability !== at || said.includes(bound.phrase);
  const bounds = {
    ...facts,
    cutOffs: facts.cutOffs.filter(isOwn),
    thresholds: facts.thresholds.filter(isOwn),
  };
  return ruledTests(boundTests({ ...told, name: upperFirst(said) }, at, bounds, known.slots), rules);
}

/** The checks of another deed of the same clause. */
export function triedBeside(deed: Capability, trying: Trying, tester: Tester, rules?: DeedRule[]): Test[] {
  const { known, people, brief } = trying;
  const spoken = capabilitySlots(known.slots, { ...deed, noun: ownNoun(deed.noun) }, thirdPerson);
  const voice = `${spoken['voice'] ?? ''} ${deed.verb} ${deed.noun}`;
  const words = toldBy(
    { ...spoken, ...kindOf(deed)?.slots, voice },
    personNamed(deed.by, people) ?? { role: deed.by ?? '' },
  );
  const asked = fill(deed.automatic ? '{Product} {does}' : '{Actors} {do}', words);
  const when = fill(deed.automatic ? '{product} {does}' : 'the {actor} {does}', words);
  const tests = tester(deed, words, when, momentOf(deed, brief));
  return triedWith(deed, { tests, asked, isByItself: deed.automatic }, trying, rules);
}

/** Rules that are tried with the deed which they rule. */
const triedOn = (deed: Capability, trying: Trying): DeedRule[] =>
  trying.rules.filter((rule) => everyDeed(trying.capabilities)[rule.deed] === deed && triedElsewhere(rule, trying) < 0);

/** What a function keeps to with any of its deeds. */
export const rulesWithin = (at: number, { rules, capabilities }: Trying): DeedRule[] =>
  rules.filter((rule) => functionOf(everyDeed(capabilities)[rule.deed], capabilities) === at);

/** The place of the function that is told in the sentence of a rule, beside that of the deed it rules; -1 where there is none. */
const tellerOf = ({ text, deed }: DeedRule, { capabilities }: Trying): number => {
  const at =
    text === '' ? -1 : capabilities.findIndex(({ said }) => said?.text.toLowerCase().includes(text.toLowerCase()));
  return at === functionOf(everyDeed(capabilities)[deed], capabilities) ? -1 : at;
};

/** Whether a rule is told as a function of its own, and stands with no other. */
export const isToldItself = (rule: DeedRule, trying: Trying): boolean => tellerOf(rule, trying) >= 0;

/** The same where nothing but the rule is known of that function: there it is tried, unless somebody's yes is waited for. */
const triedElsewhere = (rule: DeedRule, trying: Trying): number => {
  const at = tellerOf(rule, trying);
  return at < 0 || trying.capabilities[at]?.words === undefined || /^(?:approval|yes)$/.test(rule.kind) ? -1 : at;
};

/** `Court slots are 90 minutes`, a function of its own: tried with the deed that it rules. */
export function triedAsRule(at: number, trying: Trying): Test[] {
  const { rules, capabilities } = trying;
  const tester = testerFor(trying);
  return rules
    .filter((rule) => triedElsewhere(rule, trying) === at)
    .flatMap((rule) => {
      const deed = everyDeed(capabilities)[rule.deed];
      return deed === undefined ? [] : triedBeside(deed, trying, tester, [rule]).filter(({ isRuled }) => isRuled);
    });
}
