import { infinitive, isPlural, lowerFirst, singular } from '../language.js';

/** Rules that keep two hands apart: `nobody may proofread their own chapter`, `tester and signer must be two different people`. */
export interface Apart {
  /** The deed that is ruled, as a verb: `proofread`. */
  verb: string;
  /** Whom the rule names as its doer; empty where it names nobody. */
  who: string;
  /** What keeps it and what breaks it, as clauses; of the doer where the idea names one. */
  checks: (by: string) => { met: string; unmet: string };
  /** What is about to be done, where nobody is known to do it: `they want to approve it`. */
  tries: string;
}

const own =
  /^(?:nobody|no one|none|no (?<none>[\p{L}-]+(?: [\p{L}-]+)?)|(?:an? |the |our )?(?<who>[\p{L}-]+(?: [\p{L}-]+)?)) (?:(?<not>(?:may|can|must|shall|should|do|does|will) (?:not|never)|cannot|can['’]t|mustn['’]t|may|can|must|shall|should|will|is allowed to|never) )?(?<verb>\p{L}+)(?: (?:off|out|up))? (?:(?:an? |the |any )?(?<part>[\p{L}-]+) (?:of|from|by) )?(?:his or her|his|her|their|its|one['’]s) own (?<thing>[\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const two =
  /^(?:the )?(?<first>[\p{L}-]+(?: [\p{L}-]+)?) and (?:the )?(?<second>[\p{L}-]+(?: [\p{L}-]+)??) (?:(?:must|may|can|have to|shall|should) )?(?:(?<not>not|never) )?(?:be |are )(?:always |(?<never>never |not ))?(?:two |(?<same>the same ))?(?<kind>different |separate )?(?:people|persons?|ones)$/iu;
/** `Whoever erected it may not inspect it` */
const doneBefore =
  /^(?:whoever|anyone who|those who|(?:the )?(?:one|person) who) (?<did>\p{L}+) (?<what>[^,;:]{2,40}?) (?:may|must|can|should|shall) (?:not|never) (?<verb>\p{L}+) (?:it|them|this|that|the same)\b[^,;:]{0,30}$/iu;
const negative = /not|never|cannot|n['’]t/i;

/** `signer` → `sign`, `inspector` → `inspect`: the verb somebody is called after. */
const callOf = (role: string): string => {
  const last = role.split(' ').at(-1)?.toLowerCase() ?? '';
  return last.replace(/(?:([^aeiou])\1er|[eo]r)$/u, '$1');
};

export function apartIn(text: string): Apart | null {
  const said = own.exec(text)?.groups;
  if (said) {
    const { none, who, not = '', verb = '', thing = '', part } = said;
    // 'Pupils may see their own marks' allows something.
    if (who !== undefined && !negative.test(not)) return null;
    const doer = singular(lowerFirst(none ?? who ?? ''));
    const done = lowerFirst(thing);
    return {
      verb: infinitive(verb.toLowerCase()),
      who: doer,
      tries: `they want to ${verb.toLowerCase()} ${!part && isPlural(done) ? 'them' : 'it'}`,
      checks: (by) => {
        const whose = by || doer ? `the ${by || doer}'s own` : 'their own';
        if (part) {
          const belongs = (be: string): string => `the ${lowerFirst(part)} ${be} from ${whose} ${done}`;
          return { met: belongs('is not'), unmet: belongs('is') };
        }
        const be = isPlural(done) ? 'are' : 'is';
        return { met: `the ${done} ${be} not ${whose}`, unmet: `the ${done} ${be} ${whose}` };
      },
    };
  }
  const before = doneBefore.exec(text)?.groups;
  if (before) {
    const { did = '', what = '', verb = '' } = before;
    const deed = `${lowerFirst(did)} ${lowerFirst(what)}`;
    return {
      verb: infinitive(verb.toLowerCase()),
      who: '',
      checks: (by) => ({
        met: `somebody else ${deed}`,
        unmet: `${by ? `the ${by}` : 'somebody'} ${deed}`,
      }),
      tries: `they want to ${verb.toLowerCase()} it`,
    };
  }
  const { first = '', second = '', not, never, same, kind } = two.exec(text)?.groups ?? {};
  const parted = same ? Boolean(not ?? never) : Boolean(kind);
  if (first === '' || !parted) return null;
  const [one, other] = [lowerFirst(first), lowerFirst(second)];
  return {
    verb: callOf(other),
    who: '',
    checks: () => ({
      met: `the ${one} and the ${other} are two people`,
      unmet: `the ${one} and the ${other} are the same person`,
    }),
    tries: 'both names are to be kept',
  };
}
