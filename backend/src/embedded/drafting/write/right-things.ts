import { isPlural, singular } from '../language.js';
import { isNoThing } from '../plan/deed-records.js';
import { isLook } from '../plan/deed-words.js';
import type { Plan } from '../plan/plan.js';
import { handledBy, thingsOf } from '../plan/things.js';
import type { Capability } from '../read/brief.js';

/** What a right is a right to: the thing of a deed as one would name it in a table. */

/** `their name on the day's flying list`: what they put their name to. */
export const written = /^(?:name|number|signature|initials)$/i;
const clause = /^(?:what|which|who|whose|when|where|whether|why|how)\b/i;

const quantity =
  /^(?:(?:at least|at most|up to|about|around|more than|as many as|only|all|any|several|some|many|full|a whole) )*(?:\d[\d.,]*%? )?(?:of (?:the |all |their )?)?/i;
/** `each as mild or severe`, `it within 7 days`: what it is stands elsewhere. */
const pointsBack = /^(?:it|them|they|each|both|those|these|this|that|themselves|yes|no)\b/i;

/** What somebody has a right to, as a thing and not as a clause; empty where the deed names none. */
export function rightThing(deed: Capability, plan: Plan): string {
  const thing = namedThing(deed, plan)
    .replace(/^(?:one|some|any|several|two|each) of (?:the |an? |their |his |her |our |its )?/i, '')
    .replace(/(, | (?:and|or) )(?:the|an?|their|his|her|its|our) /gi, '$1')
    .replace(/ and nothing else$/i, '');
  // 'One of the slots our contractors have released'
  const [head = ''] = thing.split(/ (?=(?:our|their|the|which|that|who|whose|we|they|he|she) )/i);
  const plain = clause.test(thing) ? thing : head;
  const named = /^[\p{L}-]+$/u.test(plain) && isPlural(plain) ? singular(plain) : plain;
  return isUnclear(named) ? '' : named;
}

/** `these`, `things`, `their phone`: no thing that somebody has a right to; nor is a clause that does not end. */
const isUnclear = (thing: string): boolean =>
  (clause.test(thing) && (thing.length > longestClause || /["“:;]/.test(thing))) ||
  // 'return what to the publisher'
  /^what (?:to|of|for|from|in|at|with) /i.test(thing) ||
  /^(?:this|that|these|those|it|them|ones?|some|any|all|others?|(?:some|any|every)?things?|what|who|yes|no|both|phones?|mobiles?|cameras?|devices?|buttons?|screens?|apps?|links?|keys?|fingers?|hands?|names?|ways?|times?|places?|parts?)$/i.test(
    thing,
  );
const longestClause = 70;

function namedThing(deed: Capability, plan: Plan): string {
  const said = thingIn(deed, plan).replace(/ (?:if|when|unless|within|after|before|until|as soon as) .+$/i, '');
  const handled = handledBy(deed, plan).find(({ noun }) => !isNoThing(noun, plan))?.noun ?? '';
  if (isLook(deed.verb) && clause.test(said)) return said;
  if (pointsBack.test(said) || /^(?:whether|how|that) /i.test(said)) return handled;
  // 'a red, amber or green verdict' is one thing.
  const [, noun = ''] = /^\p{L}+(?:, \p{L}+)*,? or \p{L}+ (\p{L}+)$/u.exec(said) ?? [];
  const counted = said.replace(quantity, '');
  const plain = noun || (counted === said ? said : singular(counted));
  const own = thingsOf(plan).find(({ also }) => also === plain.toLowerCase())?.noun;
  if (own) return own;
  return isNoThing(plain.toLowerCase(), plan) && !/ and |, /.test(plain) && !clause.test(plain) ? handled : plain;
}

/** What a deed is done to, in its own words: `stopped clock`, `when someone comes`, `anything chargeable`; empty where it names nothing. */
function thingIn({ verb, object, noun, tail }: Capability, plan: Plan): string {
  const whole = [object, tail].filter(Boolean).join(' ');
  if (clause.test(whole)) return whole;
  const [, list = ''] = (written.test(noun) && /^(?:on|in|into|under) (?:the |an? )?(.+)$/i.exec(tail)) || [];
  if (list !== '') return list;
  // 'the transformer type and tube colour': all that is looked at.
  const all = object.replace(leadingArticle, '');
  if (isLook(verb) && / and |, /.test(all) && !/['’]/.test(all)) return all;
  if (/ and /.test(object) && object.length <= 60) return all;
  if (noun !== '' && object !== '') return noun;
  if (object !== '') return object.replace(leadingArticle, '');
  // A search without an object is one for what everything is about.
  return isLook(verb) ? (plan.brief.unit ?? '') : '';
}

const leadingArticle = /^(?:an?|the|each|every|all|their|his|her|its|our) /i;
