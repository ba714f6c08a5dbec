import { toldIn, type Known } from '../grammar/deeds.js';
import { wordsIn } from '../grammar/viterbi.js';
import { escapePattern } from '../language.js';
import type { Capability } from './brief.js';
import { isPeople, isVerb, verbOf } from './lexicon.js';
import { inThirdPerson } from './phrases.js';
import { isPronoun } from './stand-in.js';
import type { Found } from './statements.js';
import { isTorn } from './torn.js';
import { isWorthwhile } from './worthwhile.js';

/** A clause within an object, or an end that something must follow: what was cut in the wrong place. */
const torn =
  /[.;]|\b(?:otherwise|because|please)\b|(?<!^|and )\bwhich\b|^which (?:is|are|was|were|has|have)\b|,\s(?:and\s|then\s)*(?:the|an?|people|each) |^(?:and|or|to|of|not|the not|otherwise)\b|\s(?:and|or|the|an?|of|to)$/i;
/** Another clause behind what is done: 'outside the limit and need a second look', '…, and people nearby reserve'. */
const runsOn =
  /^(?:and|or)\b|[.;]|\sand (?:needs?|is|are|must|should|can|will|gets?|has|have|launch|go live|comply|cost)\s|,\s(?:and\s|then\s)*(?:the|an?|people|each|every) |,\s(?:be|is|are|but|who|which)\s|\bwhere (?:they|people) (?:can|may|should|must)\s/i;

/** `a scan to a technician, and dentists`: who acts next was cut off from what they do. */
const joinsPeople = /^[^,]+, and ((?:the )?[\p{L}-]+(?: [\p{L}-]+)?)$/u;
/** `courses consisting of videos, and learners work`: so were they with their verb. */
const joinsDoers = /, (?:and )?(\p{L}+s) (\p{Ll}+)$/u;
const cutBehind = (text: string): boolean => {
  const [, who = '', verb = ''] = joinsDoers.exec(text) ?? [];
  return isPeople(joinsPeople.exec(text)?.[1] ?? '') || (isPeople(who) && (isVerb(verb) || verbOf(verb) !== null));
};

/** `team lead approves anything`: a lead is somebody, where a verb follows. */
const isTitle = ({ verb, object }: Capability): boolean =>
  verb === 'lead' && /^\p{L}+s\b/u.test(object) && verbOf(object.split(' ')[0] ?? '') !== null;
const isBroken = (one: Capability): boolean => isTitle(one) || isCut(one) || isTorn(one);
const isCut = ({ verb, object, tail }: Capability): boolean =>
  isPronoun(object) ||
  // 'see where a crown' of 'where a crown, bridge or denture is'
  /^(?:where|how|when|whether|why) (?:an?|the|their|each) [\p{L}-]+$/u.test(object) ||
  // 'wants tenants to report repairs': nobody gets tenants.
  (verb === 'get' && /^to \p{Ll}+ /u.test(tail)) ||
  torn.test(object) ||
  cutBehind(object) ||
  cutBehind(tail) ||
  /^whether to \p{L}+$/u.test(object) ||
  runsOn.test(tail) ||
  /\([^)]*$/.test(object);
const given =
  /\b(?:access|PDFs?|reports?|summary|invoices?|receipts?|certificates?|cop(?:y|ies)|lists?|badges?|keys?)$/i;
/** `signs up, connects her account`: nobody signs up an account, and signing up is on the way to what they do. */
const isOnTheWay = (one: Capability, at: number, all: readonly Capability[]): boolean =>
  /^(?:sign up|register|log in|sign in|enrol|subscribe)$/.test(one.verb) &&
  one.object !== '' &&
  one.object === all[at + 1]?.object;
/** Nobody is known who does it. */
const isNobodys = ({ by, automatic }: Capability): boolean => by === undefined && !automatic;

/** The sentence begins with what was taken for its verb, which has no object of its own: an article would open one. */
const isThing = ({ verb, object, tail }: Capability, sentence: string): boolean =>
  // 'Filter by customer'
  !(object === '' && /^by\b/.test(tail)) &&
  new RegExp(
    `${tail === '' ? '(?:^|: )' : '^'}(?:[\\p{L}-]+[ -])?${escapePattern(verb.split(' ')[0] ?? '')}\\b`,
    'iu',
  ).test(sentence) &&
  !/^(?:an?|the|their|every|each|all|any)\b/i.test(object);

/** How much a reading explains: deeds with their doers, less those that were cut in the wrong place. */
const worth = (deeds: readonly Capability[], nouns: ReadonlySet<string>): number =>
  deeds.reduce((sum, one, at) => {
    // 'choose renew, renegotiate or cancel': nobody cancels renew.
    const isChosen = /^(?:choose|pick|select)$/.test(deeds[at - 1]?.verb ?? '') && one.object === deeds[at - 1]?.object;
    if (isBroken(one) || (isChosen && !/^(?:an?|the|their|its|every|each|all|one|it)\b/i.test(one.object)))
      return sum - 0.5;
    // 'objectives and key results': nobody keys results.
    if (nouns.has(one.verb) && !isVerb(one.verb) && !/^(?:who|what|which|how)/.test(one.object)) return sum - 1;
    return sum + (isNobodys(one) ? 0.6 : 1);
  }, 0);

const said = ({ object, tail }: Capability): string => `${object} ${tail}`.replace(/,|\s(?:and|or)(?=\s)/g, '').trim();

const tellsOf = ({ verb, object }: Capability, text: string): boolean =>
  new RegExp(String.raw`\b${escapePattern(verb)}`, 'i').test(text) || (object !== '' && text.includes(object));

/** The same deed where it is told with more of what belongs to it: `see allergies and medication before the patient sits down`. */
function fuller(one: Capability, at: number, all: readonly Capability[], others: readonly Capability[]): Capability {
  const twin = others.find(
    ({ verb, by, automatic, object }) =>
      verb === one.verb &&
      (isNobodys(one) || (by === one.by && automatic === one.automatic)) &&
      (object === '' || one.object === '' || object.split(' ')[0] === one.object.split(' ')[0]),
  );
  if (!twin || isBroken(twin)) return one;
  // 'apply, upload proof of residency': each verb has an object of its own.
  const isLent = twin.object === '' && twin.tail === '' && one.object === all[at + 1]?.object;
  const more = said(twin).startsWith(said(one)) ? said(twin).slice(said(one).length) : '';
  // '…, guest signs a waiver': what the other reading tells apart is no part of it.
  const isMore =
    more !== '' && !/^\s*only\b/i.test(more) && all.every((other) => other === one || !tellsOf(other, more));
  return isLent || isMore || (isBroken(one) && !isBroken(twin)) ? { ...twin, also: one.also } : one;
}

/** `it is cancelled and everybody gets a text`: what only the clauses tell of, and is in none of the other deeds. */
const unheard = (sentence: string, clauses: readonly Capability[], own: readonly Capability[]): Capability[] =>
  own.length === 0
    ? []
    : clauses.filter(
        (one) =>
          one.automatic &&
          one.object !== '' &&
          !isBroken(one) &&
          new RegExp(`\\b(?:is|are) ${escapePattern(one.verb.replace(/e$/, ''))}\\p{L}*ed\\b`, 'iu').test(sentence) &&
          own.every(({ verb, object, tail }) => verb !== one.verb && !tellsOf(one, `${verb} ${object} ${tail}`)),
      );

/**
 * Of two readings of a sentence the one that explains more of it: by its words one after the other, or by its clauses.
 * The first knows how people put things; the second sees who acts in each clause, and where a clause ends.
 */
export function betterReading(found: Found, sentence: string, known: Known): Found {
  // 'Only people in our workspace can sign in' rules.
  if (/^only\b/i.test(sentence)) return found;
  const { capabilities: told, audiences, asked, nouns } = toldIn(sentence, known);
  const capabilities = told
    .filter(isWorthwhile)
    // 'pushed to our TMS': the document speaks of those who wrote it as of others.
    .map((one) => ({ ...one, object: inThirdPerson(one.object), tail: inThirdPerson(one.tail) }));
  // '… payout a day after the return is confirmed': what has to happen before is done by nobody here.
  const isBefore = ({ verb, by }: Capability): boolean =>
    by === undefined &&
    new RegExp(`\\b(?:after|before|until|once) [^,;]* (?:is|are|was) ${escapePattern(verb)}e?d\\b`, 'i').test(sentence);
  // 'Open houses: up to 12 buyers', 'Files land in SharePoint': what the sentence begins with is a thing.
  const [opens, then] = wordsIn(sentence);
  const isSubject = ({ verb, object, automatic, by }: Capability): boolean =>
    by === undefined &&
    (sentence.toLowerCase().startsWith(`${verb} ${object}:`.toLowerCase()) ||
      (automatic && opens?.tag === 'N2' && then?.tag === 'VP' && nouns.has(verb)));
  const own = found.capabilities.filter(
    (one, at, all) =>
      !isOnTheWay(one, at, all) &&
      // 'Stock levels synced every night': a thing, and nobody stocks levels.
      !isSubject(one) &&
      !isBefore(one) &&
      !(isNobodys(one) && nouns.has(one.verb.split(' ')[0] ?? '') && isThing(one, sentence)),
  );
  // Where the first found none there may be a reason: sizes, habits, rules.
  const isSure =
    asked ||
    capabilities.length > 1 ||
    // 'Clients get read access and a monthly PDF'
    capabilities.some(
      ({ by, verb, object }) => by !== undefined && /^(?:get|receive)$/.test(verb) && given.test(object),
    ) ||
    (capabilities.some((one) => one.automatic && one.object !== '') && !/\b(?:that|which)\b/i.test(sentence));
  const isUnsure = capabilities.length === 0 || (own.length === 0 && !isSure);
  if (isUnsure) return own.length === found.capabilities.length ? found : { ...found, capabilities: own };
  if (worth(capabilities, nouns) <= worth(own, nouns))
    return {
      ...found,
      capabilities: [
        ...own.map((one, at) => fuller(one, at, own, capabilities)),
        ...unheard(sentence, capabilities, own),
      ],
    };
  const others = found.audiences.filter(({ noun }) => own.every(({ by }) => by !== noun));
  return { ...found, audiences: [...audiences, ...others], capabilities };
}
