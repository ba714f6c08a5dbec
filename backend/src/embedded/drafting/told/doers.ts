import { doer as doerOf, isSomebody } from '../grammar/somebody.js';
import { anyUser } from '../read/anyone.js';
import { actor, audience } from '../read/audiences.js';
import type { Audience } from '../read/brief.js';
import { doersIn } from '../read/doers.js';
import { isPlural } from '../language.js';
import { isHouse } from '../know/places.js';
import { isPeople } from '../read/lexicon.js';
import { lowered } from '../read/lowered.js';
import { bareNoun, headOf } from '../read/phrases.js';
import type { Deed } from './pieces.js';

/** Who is meant by the words for whoever acts. */

/** Those who speak of themselves are the people who run the product. */
const operators =
  /^(?:(?:my|our) (?:guys|folks|lads|people|crew)|we|us|our (?:own )?(?:team|staff|people)|the team|i)$/i;
const isBody =
  /^(?:the )?(?:\p{Lu}[\p{L}'’-]+ (?:(?:and|of|for) )?)+(?:Agency|Authority|Ministry|Commission|Inspectorate|Department|Administration)$/u;
const oversees = /^(?:audit|inspect|regulate|oversee|supervise|license|require|fund)s?$/;
const forTheProject = /^(?:chair|lead|head|run|own|sponsor|fund)s?$/;
/** `Gwilym Rhys`, `the Maritime and Coastguard Agency`: of whom no part in it is told. */
const isNamed = (who: string): boolean =>
  /^(?:the )?\p{Lu}[\p{L}'’-]+(?: (?:and|of|the|for) \p{Lu}[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+)+$/iu.test(who) &&
  who.split(' ').every((word) => /^(?:\p{Lu}|(?:the|and|of|for)$)/u.test(word)) &&
  !isPeople(who.split(' ').at(-1)?.toLowerCase() ?? '');
const anybody =
  /^(?:(?:anyone|anybody|everyone|everybody) (?:in|at|on) .*|(?:the |all |any |every |each )?(?:users?|people|person|anyone|everyone|somebody|someone|everybody|anybody|you|members of the public)(?: (?:who|that|with|without) .*)?|whoever .*|both(?: sides)?|either(?: side| party)?)$/i;

/** `wishes to open`: no people, whatever the marks say. */
const isDoing = (who: string): boolean => /^(?:wish|want|need|hope|plan|intend|aim|ask)e?s?$/.test(who);
/** `neither side learns the other's address`, `whose crew then goes by`: nobody has a part of their own in that. */
const isNobody = /^(?:neither|none|no|nobody|whose)\b/i;
/** `People wanting to hire a hall`: whoever does. */
const wanting = /^(?:people|anyone|anybody|everyone|those|persons?|users?) \p{Ll}+ing\b.*$/iu;

/** `up to three emergency contacts`, `either of the players`, `any of our inspectors` */
const counted =
  /^(?:(?:up to|at most|at least) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) |(?:either|any|each|one|all) of (?=(?:the|our|their) ))/i;
/** `a hotel with too few guests`: the hotel. */
const asMany = / with (?:too|more|fewer|less|at least|at most) .*$/i;
/** `the inspectorate, whose officers can prohibit use`: the officers. */
const whoseStaff = /^whose (\p{Ll}+s)$/iu;
/** `referral agencies such as GPs` */
const examples = /,? (?:such as|for example|e\.g\.|like) .*$/i;

/** `CI can lease a phone`: a machine, and nobody. */
const isMachine = /^(?:the |our )?(?:CI(?:\/CD)?|APIs?|cron|pipelines?|build servers?|scripts?)$/i;

/** `the feel of the board`, `a human`: no people of whom anything more could be told. */
const isNoBody = (who: string): boolean => {
  const head = headOf(who.replace(/^(?:the|an?|each|every) /i, ''));
  return (
    /^humans?$/i.test(head) ||
    // 'A checkout room counts 2 points'
    (aThing.test(head) && !isSomebody(who)) ||
    // 'and real estate people' behind 'our M&A'
    /^and .* people$/i.test(who) ||
    (inCapitals.test(who) && !isSomebody(who)) ||
    (!isPlural(head) && !isSomebody(who) && /^the \p{Ll}+ of the /iu.test(who) && !isHouse(head))
  );
};

const aThing =
  /(?:^|[ -])(?:room|table|item|order|case|ticket|point|booking|flat|job|file|document|vehicle|lift|machine|device|door|bed|shift|slot|invoice|report|parcel|message|sensor|card|tag|list|page|stay)s?$/i;
const inCapitals = /^(?:our |the )?\p{Lu}[\p{Lu}&]+$/u;

/** `Sharon or the quarry manager`, `our M&A and real estate people`: who is told by a name or in capitals alone has no role. */
const namesOnly = /^(?:our |the )?(?:\p{Lu}[\p{Lu}&]+|\p{Lu}\p{Ll}+)$/u;
const byRole = (who: string): string => {
  const [first = '', ...rest] = who.split(/ (?:or|and) /);
  const [other = ''] = rest;
  return rest.length === 1 &&
    namesOnly.test(first) &&
    !isSomebody(first.toLowerCase()) &&
    !isSomebody(first) &&
    isSomebody(other)
    ? other
    : who;
};

export function doersOf(said: string): Audience[] {
  // 'Requesters – teachers and site staff – pick from a catalogue'
  const named = said
    .replace(counted, '')
    .replace(asMany, '')
    .replace(whoseStaff, (whole, who: string) => (isPeople(bareNoun(who)) ? who : whole))
    .replace(examples, '')
    .replace(/ [–—] .*$/, '');
  const who = byRole(named);
  if (isMachine.test(who) || isNoBody(who)) return [];
  if (operators.test(who)) return [{ noun: 'team member', text: 'team members', count: null }];
  if (anybody.test(who)) return [{ noun: anyUser, text: `${anyUser}s`, count: null }];
  if (wanting.test(who)) return [{ noun: anyUser, text: `${anyUser}s`, count: null }];
  if (isNamed(who) || isDoing(who) || isNobody.test(who)) return [];
  const several = doersIn(who);
  if (several.length > 0) return several;
  const one = isSomebody(who) ? doerOf(who) : actor(who);
  return one.noun === '' ? [audience(`the ${lowered(who)}`)].filter(({ noun }) => noun !== '') : [one];
}

/** `We store each event`: the product does, unless it is done by hand. */
export const byProduct = ({ who, verb }: Pick<Deed, 'who' | 'verb'>): boolean =>
  who.length > 0 && who.every((one) => /^we$/i.test(one)) && !byHand.test(verb);
const byHand =
  /^(?:see|view|verif|decide|choose|rate|assess|judge|look|want|negotiate|fit|install|mount|sew|rent|lend|sell|roast|ship|put|wrap|cook|bake|weigh|inspect|collect|pack|pick|load|unload|clean|wash|repair|deliver|hand|fill|sort|label|fetch|visit|examine|photograph|drive|answer|phone|meet|train|teach|review|approve|propose|plan|buy|prescri)/i;

/** `The client runs two studios`: who asks for it, and no wish. */
const asks = /^(?:(?:the |our )?client|we|i|my (?:family|company)|our (?:company|firm|family))$/i;
const keepsShare = /^keeps?$/i;
const isInBusiness = /^(?:runs?|operates?|owns?|employs?|serves?|has|have|ran)$/i;

/** `Gwilym Rhys chairs the committee`, `the Coastguard Agency audits stations`: nothing that the product has a part in. */
export const actsElsewhere = ({ who, verb, object }: Deed): boolean =>
  // 'and we keep a commission of 14%', whoever `we` was taken for
  (keepsShare.test(verb) && /\b(?:commission|share of \d)/i.test(object)) ||
  (who.some((one) => asks.test(one)) &&
    (isInBusiness.test(verb) || (keepsShare.test(verb) && /\b(?:deposit|share|commission|fee)\b|%/i.test(object)))) ||
  who.some((one) => (isNamed(one) && forTheProject.test(verb)) || (isBody.test(one) && oversees.test(verb)));
