import type { Capability } from '../read/brief.js';

/**
 * Verb and object, without how, where and when it is done: `Borrow gauges` of `borrow gauges by scanning a QR label`,
 * `Trace every job` of `trace every job measured with a gauge later found out of tolerance`. All of that is told behind
 * the name, and cut within it would leave a torn one.
 */
export function coreName({ verb, object, tail }: Capability): string | null {
  const whole = [verb, object, tail].filter(Boolean).join(' ');
  // 'tell the baker how much to bake': whom it tells says nothing without what.
  if (/^(?:tell|inform|show|remind)$/.test(verb) && object !== '' && asks.test(tail))
    return whole.length <= longestTold ? whole : `${verb} ${object} ${tail.split(' ').slice(0, fewestTold).join(' ')}`;
  // 'estimate how long' is torn.
  if (
    /^(?:whether|which|what|how|when|where|who|why) /.test(object) &&
    !needsPlace.test(verb) &&
    whole.length <= longestTold
  )
    return whole;
  if (object === '' || whole.split(' ').length <= readable || needsPlace.test(verb) || isClause.test(object))
    return null;
  if (decides.test(verb) && which.test(whole)) return null;
  const thing = coreOf(object);
  // 'assign parts to players': to whom belongs to it.
  const to =
    (thing === object || /^as /.test(tail)) && belongs.test(tail)
      ? ` ${coreOf(tail.replace(/ (?:up to )?\d.*$/, ''), opensTime)}`
      : '';
  // 'mark an item that has not been seen for 90 days as lost'
  const [state = ''] = to === '' ? (stateBehind.exec(whole) ?? []) : [];
  const name = `${verb} ${thing}${marks.test(verb) ? state : ''}`;
  const withTo = `${name}${to}`;
  if (thing === '' || standsOpen.test(thing)) return null;
  return !standsOpen.test(withTo) && withTo.length <= (to.startsWith(' as ') ? longestAs : longest) ? withTo : name;
}

const marks = /^(?:mark|flag|tag|label|classify|list|register)$/;
const stateBehind = / as [\p{L}-]+(?: [\p{L}-]+)?$/u;

const asks = /^(?:whether|which|what|how|when|where|who|why) \p{Ll}/u;
const longestTold = 60;
/** `which accessibility problems` */
const fewestTold = 3;

/** Words that are read at one go. */
const readable = 5;
const longest = 44;
/** `mark each plot as free, reserved, occupied or closed` says nothing without its states. */
const longestAs = 56;
/** `put labels on boxes`, `see a map with all vans`, `compare the readings with those of last week`: without where or with what they say nothing. */
const needsPlace =
  /^(?:put|place|turn|transform|base|hide|protect|hold|leave|prevent|stop|compare|match|split|divide|convert|limit|let|have|make|allow|warn|use|go|come|show up|be|get|receive|see|view|know|show)$/;
/** `approve a costume worth more than 400 euros`: which of them need a yes is what it is about. */
const decides = /^(?:approve|authori[sz]e|sign off|release|agree)$/;
const which = /\b(?:worth|over|above|below|under|more than|less than|older|longer)\b.*\d/i;
const isClause =
  /^(?:what|whether|how|when|where|who|whose|which|that|if|why|it|them|each|both|all|so|anything|everything)\b(?! \p{L}+$)/iu;
/** `ask the adopter whether they wish to continue`, `see where it is` */
export const asksSomebody = ({ verb, object, noun }: Capability): boolean =>
  noun === '' && /^(?:ask|tell|show|inform|advise|teach)$/.test(verb) && asksWhat.test(object);
const asksWhat = /^(?:\S+ ){1,4}(?:whether|what|how|which|when|where|who|why|if) /iu;
const belongs = /^(?:to|as|into|for) (?!\d|be\b|see\b|whoever\b|whom\b|what\b|those\b|up to\b|\S*[€£$]\d)/i;

function coreOf(text: string, opens = opensMore): string {
  const [first = ''] = text.split(participle);
  const [plain = ''] = first.split(opens);
  return plain
    .replace(manner, '')
    .replace(/\b(?:only )?those (?=\p{L}{3})/iu, '')
    .replace(/,$/, '');
}

/** Where something is told of the thing, or how, where and when it is done. */
const opensMore =
  /(?<=\S),? (?:of(?= up to| at most| at least)|that|which|who|whom|whose|where|when|whenever|if|unless|until|till|while|because|so that|such as|including|like|for example|before|after|within|during|behind|by|with|without|in|on|at|from|via|through|using|per|every|based on|once|twice|over|under|above|below|between) /iu;
/** `to people on the waiting list`: where they are tells who is meant. */
const opensTime =
  /(?<=\S),? (?:that|which|who|where|when|whenever|if|unless|until|because|so that|before|after|within|during|by|via|through|per|every) /iu;
/** `every job measured with a gauge`, `each tool taken out by`; a `signed lease` stands before its noun. */
const participle =
  / (?:later |not |already )?\p{L}{3,}(?:ed|en) (?=(?:with|by|in|on|at|from|to|for|as|out|under|against|after|before|within|during|since)\b)/iu;
const manner =
  /,? (?:once|twice|online|offline|daily|together|separately|automatically|instantly|manually|directly|at once|right away|side by side|in one go|themselves)$/iu;
/** `a combination of`, `up to` */
const standsOpen =
  /(?:^| )(?:an?|the|of|and|or|up to|at least|at most|more than|each|every|any|all|their|only|those|next|last|past|coming)$/i;
