import { escapePattern, plural } from '../language.js';
import type { Audience, Capability } from './brief.js';
import { withOneNamed } from './addressed.js';
import { askedIn } from './asked.js';
import { actor, audience } from './audiences.js';
import { verbPhrase } from './capabilities.js';
import { nounList } from './noun-lists.js';
import { readVerbs } from './bare-verbs.js';
import { clauseIn, piecesOf, type Clause } from './clauses.js';
import { addCondition, conditionIn, underCondition } from './conditions.js';
import { readEvent } from './events.js';
import { isPeople, isVerb, verbOf } from './lexicon.js';
import { readDevice } from './devices.js';
import { kindWords } from './kinds.js';
import { handledIn, neededIn, troubledIn } from './needs.js';
import { bareNoun, headOf, prepositions } from './phrases.js';
import {
  answeredBy,
  canStandFor,
  isElliptic,
  isMany,
  isPronoun,
  isOfParts,
  listing,
  notes,
  soughtBefore,
  standIn,
  titled,
  withAim,
} from './stand-in.js';
import { doersIn } from './doers.js';
import { by as doneBy } from './passive.js';
import { connectedIn, describing, ofThose, servedIn } from './relative.js';
import { replacedToday } from './today.js';
import { happensIn } from './triggers.js';
import { toless, unwrap } from './wishes.js';

export interface Found {
  audiences: Audience[];
  served?: Audience[];
  capabilities: Capability[];
  /** What people do today: it tells what the product is about. */
  background?: Capability[];
}

/** Leads of pieces that tell a reason, a condition or what shall end; nobody asks for what they say. */
const aside = /^(?:because|while|whereas|although|but|when|whenever|if|unless|until|instead of|rather than|without)$/;

/** The same of a sentence in which nobody acts together with more than one other. */
export function readStatement(
  sentence: string,
  name: string,
  told: boolean,
  earlier: Capability | undefined,
  known: Capability[],
): Found {
  const found = { audiences: [] as Audience[], capabilities: [] as Capability[], served: [] as Audience[] };
  // 'I run a small bakery': the bakery is who it is for.
  const owned =
    /^(?:(?:i|we) (?:run|own|manage|operate|have|are)|i am|i['’]m) ((?:an?|the(?: only)?) [^,.;]{3,40}?)(?= in | with | and | for |[,.;]|$)/i.exec(
      sentence,
    )?.[1];
  if (owned && isPeople(headOf(owned)) && bareNoun(owned)) found.served.push(audience(owned));
  const troubled = troubledIn(sentence);
  if (replacedToday(sentence) && !/\s(?:can|should|must)\b/i.test(sentence)) return { ...found, background: troubled };
  const role = sentence.match(/^as an? ([\p{L} -]{3,40}?),? (?=i\b|we\b)/iu);
  if (role?.[1]) found.audiences.push(audience(`${role[1]}`));
  const handed = told ? null : happensIn(sentence, earlier);
  if (handed) return { ...found, capabilities: [handed] };
  const parsed = role ? null : askedIn(sentence, name);
  found.audiences.push(...(parsed?.audiences ?? []));
  found.capabilities.push(...underCondition(parsed?.capabilities ?? [], sentence));
  let acted = false;
  for (const { lead, text } of parsed ? [] : piecesOf(role ? sentence.slice(role[0].length) : sentence, name)) {
    if (aside.test(lead)) {
      if (acted) addCondition(found.capabilities, conditionIn(`${lead} ${text}`));
      continue;
    }
    const part = readPiece(unwrap(text), name);
    found.audiences.push(...part.audiences);
    acted = part.capabilities.length > 0;
    found.capabilities.push(...(acted ? part.capabilities : neededIn(text)));
  }
  found.served.push(...found.capabilities.flatMap(({ tail }) => servedIn(tail)));
  const whole: Capability[] = [];
  // 'downtime figures come from the MES; the incoming leader signs': what people handle, and not what comes by itself.
  const handled = ({ verb, object, by }: Capability): Capability | undefined =>
    earlier?.automatic === true && object === '' && by !== undefined && /^(?:counter)?sign(?: off)?$/.test(verb)
      ? (known.findLast((other) => !other.automatic && other.by !== undefined && other.noun !== '') ?? earlier)
      : earlier;
  // 'volunteers check it, note wear, and take it out': the same thing is meant.
  let it: Capability | undefined;
  for (const one of found.capabilities) {
    // 'swimmers book a lane … members may book two days ahead': what such a deed was done to before.
    const same =
      one.object === '' && isElliptic(one) && whole.every(({ noun }) => noun === '')
        ? known.findLast(({ verb, noun }) => verb === one.verb && noun !== '')
        : undefined;
    const before =
      same ??
      answeredBy(one, whole) ??
      soughtBefore(one, [...known, ...whole]) ??
      (it && it.by === one.by && /^it$/i.test(one.object) ? it : undefined) ??
      (/^(?:them|these|those)$/.test(one.object)
        ? (whole.findLast((other, place) => isMany(other) && (place === 0 || !notes.test(other.verb))) ??
          whole.findLast(isMany))
        : undefined) ??
      whole.findLast((other) => canStandFor(other, one, whole)) ??
      titled(sentence) ??
      (one.object === '' && !known.some(({ noun }) => noun === earlier?.noun) ? undefined : handled(one));
    const meant = withOneNamed(
      withAim(
        standIn(
          // 'the tenant signs on the tradesman's phone': nobody signs people.
          before &&
            before.noun !== one.by &&
            !(one.verb === 'sign' && isPeople(before.noun)) &&
            isElliptic(one) &&
            !listing.test(before.noun) &&
            !isOfParts(one, before)
            ? { ...one, object: 'them' }
            : one,
          before,
        ),
        before,
      ),
      before,
      sentence,
    );
    if (/^it$/i.test(one.object)) it = meant;
    whole.push(meant);
  }
  const capabilities = whole.filter(({ object, tail }) => !isPronoun(object) && object + tail !== '');
  const matter = handledIn(sentence);
  return told
    ? { ...found, capabilities: [], background: [...troubled, ...capabilities, ...matter] }
    : { ...found, capabilities, background: [...troubled, ...matter] };
}

const helper =
  /^(?:also\s+)?(?:helps?|helping|lets?|letting|allows?|allowing|enables?|enabling|empowers?|supports?|makes? it easy for|so)\s+(.+)$/i;
const giving = /^(?:gives?|giving|offers?|provides?)\s+(.+)$/i;

function readPiece(text: string, name: string): Found {
  return (
    readDevice(text) ??
    readHelp(text, name) ??
    readThing(text, name) ??
    readClause(text, name) ??
    readRelative(text, name) ??
    readServed(text, name) ??
    readVerbs(text) ??
    readEvent(text) ?? { audiences: [], capabilities: [] }
  );
}

/** `helps harvest masters plan crews`, `gives managers one place to see …`. */
function readHelp(text: string, name: string): Found | null {
  const own = name
    ? text.replace(
        new RegExp(
          String.raw`^(?:it|the app|the system|the tool|${escapePattern(name)})\s+(?:should |must |will |can |would |shall )?`,
          'i',
        ),
        '',
      )
    : text;
  const helped = helper.exec(own)?.[1];
  if (helped) {
    const clause = clauseIn(toless(helped), name, true);
    if (clause && clause.side !== 'none') return byPeople(clause.subject, clause.doing);
    const straight = readVerbs(helped.replace(/^to\s+/, ''));
    if (straight) return straight;
  }
  const given = giving.exec(own)?.[1];
  const parted = given?.match(/^(.+?)\s+((?:an?|one|the|their|real|full|better|instant|live)\s.+)$/i);
  if (
    !parted?.[1] ||
    !parted[2] ||
    !(isPeople(headOf(parted[1])) || /^(?:them|people|users?|everyone)$/i.test(parted[1]))
  )
    return null;
  const purpose = parted[2].match(
    /^(?:an?|one|the)\s(?:[\p{L}-]+\s){0,2}?(?:way|place|tool|page|view|chance|list)\sto\s(.+)$/iu,
  )?.[1];
  const capabilities = purpose ? verbPhrase(purpose, false) : nounList(parted[2].replace(/\s+and\s+/g, ', '));
  return by(parted[1], capabilities);
}

/** `a tool that …`, `an app where …`, `something to …`, `a way for school groups to …`. */
function readThing(text: string, name: string): Found | null {
  const match = text.match(
    new RegExp(
      String.raw`(?:^|\s)(?:${kindWords}|AI|something|anything|way|place|thing|page|workflow|one|list|lock|map|series|programme|program)s?\b((?:\s(?:for|in|of|on|by|at)\s(?:(?!that\b|which\b|where\b|to\b)[^\s,;]+\s?){1,8}?)?)\s*,?\s(that|which|to|where|connecting|matching|helping|linking|allowing|letting|on which|with which|in which|through which|by which|so that)\s(.+)$`,
      'iu',
    ),
  );
  if (!match) return null;
  const [, between = '', link = '', rest = ''] = match;
  const served = servedBy(between.replace(/^\sfor\s/, ''), between);
  // 'a tool for our laundry company that washes work clothes': the company washes.
  if (served && ofThose(between, link, rest)) return { audiences: [served], capabilities: [] };
  const inside = readLinked(link.toLowerCase(), rest, name, text.slice(0, match.index));
  if (!inside) return null;
  return {
    audiences: [...(served && link !== 'where' ? [served] : []), ...inside.audiences],
    capabilities: served ? inside.capabilities.map((one) => own(one, served.noun)) : inside.capabilities,
  };
}

const own = (one: Capability, by: string): Capability => (one.automatic || one.by ? one : { ...one, by });

function servedBy(who: string, between: string): Audience | null {
  return /^\sfor\s/.test(between) && isPeople(headOf(who.trim())) ? audience(who) : null;
}

function readLinked(link: string, rest: string, name: string, before: string): Found | null {
  if (/ing$/.test(link) && !/^(?:connecting|matching|linking)$/.test(link)) return readHelp(`${link} ${rest}`, name);
  if (/^(?:connecting|matching|linking)$/.test(link)) return connectedIn(rest, link);
  const helped = readHelp(rest, name);
  if (helped) return helped;
  const clause = clauseIn(rest, name);
  if (clause && clause.side !== 'thing' && (link !== 'to' || !isVerb(rest.split(' ')[0] ?? ''))) {
    const found = byPeople(clause.subject, clause.doing);
    // 'locks that guests open': the thing itself is what they open.
    const noun = bareNoun(before);
    return link === 'where' || !noun
      ? found
      : {
          ...found,
          capabilities: found.capabilities.map((one) => (one.object ? one : { ...one, object: `the ${noun}`, noun })),
        };
  }
  const [first = ''] = rest.replace(/^(?:automatically|can|will|should|would|must|also)\s+/gi, '').split(' ');
  if (!verbOf(first) && !/^(?:says?|tells?)$/i.test(first)) return null;
  return {
    audiences: [],
    capabilities: verbPhrase(
      rest.replace(/^(?:automatically|can|will|should|would|must|also)\s+/gi, ''),
      link !== 'to' && link !== 'where',
    ),
  };
}

/** `version control for drawings that site teams can read`. */
function readRelative(text: string, name: string): Found | null {
  const [, before = '', rest = ''] = /^(.+?)\s(?:that|which)\s(.+)$/i.exec(text) ?? [];
  const clause = rest ? clauseIn(rest, name) : null;
  if (clause?.side !== 'people') return null;
  const noun = bareNoun(before.split(new RegExp(String.raw`\s(?:${prepositions}|of)\s`, 'i')).at(-1) ?? '');
  const found = byPeople(clause.subject, clause.doing);
  return noun
    ? {
        ...found,
        capabilities: found.capabilities.map((one) =>
          one.object ? one : { ...one, object: `the ${plural(noun)}`, noun },
        ),
      }
    : found;
}

/** `the city wants residents to report …`. */
function wantedOf(text: string, name: string): Clause | null {
  const rest = /^\S+(?:\s\S+){0,6}?\s(?:wants?|needs?|would like|expects?|asks?)\s(?!to\b)(.+\sto\s.+)$/i.exec(
    text,
  )?.[1];
  return rest ? clauseIn(toless(rest), name) : null;
}

/** `cyclists book mechanics`, `Sentinel drafts the report`, `couples can approve choices`. */
function readClause(text: string, name: string): Found | null {
  const clause =
    clauseIn(text, name) ??
    wantedOf(text, name) ??
    (isVerb(text.split(' ')[0] ?? '') ? null : clauseIn(toless(text), name));
  if (!clause) return null;
  if (clause.side === 'people' && !clause.wished && /^(?:i|we)$/i.test(clause.subject))
    return { audiences: [], capabilities: [] };
  if (clause.side === 'people') return byPeople(clause.subject, clause.doing);
  const helped = readHelp(clause.doing, name);
  if (helped) return helped;
  const thing = clause.wished ? readThing(clause.doing, name) : null;
  if (thing) return thing;
  if (clause.side === 'product') return { audiences: [], capabilities: verbPhrase(clause.doing, true) };
  return clause.wished && /^(?:to\s+)?(?:report|book|plan|register|scan|see|get|let|have)\b/i.test(clause.doing)
    ? { audiences: [], capabilities: verbPhrase(clause.doing, false) }
    : null;
}

/** `… for parish councils to log potholes`, `… for residents of Ghent`. */
function readServed(text: string, name: string): Found | null {
  const at = text.search(/\bfor\s/i);
  if (at < 0) return null;
  const rest = text.slice(at + 4);
  const doing = rest.match(/^(\p{L}+ing)\s+(.+)$/u);
  const before = readVerbs(text.slice(0, at))?.capabilities ?? [];
  if (doing?.[1] && verbOf(doing[1]) && !describing.test(doing[1]))
    return { audiences: [], capabilities: verbPhrase(rest, false) };
  const clause = clauseIn(toless(rest), name);
  if (clause?.side === 'people' && clause.wished) return byPeople(clause.subject, clause.doing);
  const phrase = rest.match(
    /^((?:(?:an?|the|our|their|my)\s+)?[\p{L}\p{N}'’., -]+?)(?=$|[;:(]|,\s|\s(?:to|that|which|so|by|after|via|using|through|without|when|before|if|is|are|was|were|has|have)\b)/iu,
  )?.[1];
  if (!phrase || !isPeople(headOf(phrase))) return before.length ? { audiences: [], capabilities: before } : null;
  const who = audience(phrase);
  const trailing = /\sto\s(.+)$/.exec(text.slice(at + 4 + phrase.length))?.[1];
  const capabilities = trailing ? verbPhrase(trailing, false) : before;
  return { audiences: [who], capabilities: capabilities.map((one) => own(one, who.noun)) };
}

function byPeople(subject: string, doing: string): Found {
  return by(subject, verbPhrase(doing.replace(/^to\s+/, ''), false, true));
}

/** Users without a name ('people', 'we') do it, but are no audience that a document could speak of. */
function by(subject: string, capabilities: Capability[]): Found {
  const [who = actor(subject), ...others] = doersIn(subject);
  if (who.noun === '') return { audiences: [], capabilities };
  return { audiences: [who, ...others], capabilities: doneBy(capabilities, who, others) };
}
