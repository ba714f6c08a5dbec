import { doersIn } from './doers.js';
import { actor, audience } from './audiences.js';
import type { Audience, Capability } from './brief.js';
import { verbPhrase } from './capabilities.js';
import { nounList } from './noun-lists.js';
import { clauseIn, human } from './clauses.js';
import { readEvent } from './events.js';
import { kindWords } from './kinds.js';
import { isPeople, isVerb, verbOf } from './lexicon.js';
import { objectOf } from './objects.js';
import { by, computed, lowered, ofPassive } from './passive.js';
import { deedsIn } from './deeds.js';
import { type Deed } from './parse.js';
import { headWords } from './subject.js';
import { meant, said, withoutWays } from './in-turn.js';
import { isBounded, isSum, saysAim, saysChange, tellsOfHouse, tellsSize, tellsUse } from './no-deeds.js';
import { actsHumanly, actsInRow, message, shallAct } from './somebody.js';

/** What the clauses of a sentence ask for: deeds of people with the product, and what the product does by itself. */
export interface Asked {
  audiences: Audience[];
  capabilities: Capability[];
}

const getting = /^(?:wants?|needs?|gets?|receives?) (?!to\b|rid\b)(.+)$/iu;
const letting = /^(?:let|help|allow|enable)s? (.+)$/iu;
/** Makers and states: what stands behind them is no deed. */
const lasting = /^keeps? (?:on )?\p{L}+ing\b/iu;
const idle =
  /^(?:be|have|has|had|is|are|love|hope|wish|live|lives|sit|sits|work|works|run|runs|own|owns|like|likes|know|knows)$/;
/** What somebody is given; other things that are needed are used. */
const handed =
  /\b(?:lists?|notes?|invoices?|bills?|reports?|statements?|labels?|receipts?|certificates?|figures?|summary|plans?|messages?|alerts?|warnings?|reminders?|numbers?|overview|quiz)\b/i;

/** `one baking list sorted by dough and an invoice at month end`: every thing that somebody shall have. */
const things = (
  whole: string,
  own = false,
  verb = 'get',
  list = whole.replace(/, (?:which|who|whose) .*$/i, ''),
): Capability[] =>
  own && !handed.test(list)
    ? nounList(list.replace(/\s(?:before|when|if|so|because|after|until)\s.*$/i, ''))
    : list
        .split(/,(?!\d)\s(?:and\s)?|\sand\s(?=(?:an?|the|one|two|every|each|all)\s|\p{L}+s\b)/u)
        .map((part) => ({ verb, ...objectOf(part.trim()), automatic: false }))
        .filter(({ object, noun }) => object !== '' && (noun !== '' || object.split(' ').length > 1));

/** `the owner wants takings per shop and day`: what somebody wants to have, whole. */
const had = (list: string): Capability[] =>
  things(list.replace(/\s(?:before|when|if|so|because|after|until)\s.*$/i, ''), false).map((one) => ({
    ...one,
    verb: 'get',
  }));

/** Whom the idea calls no other than `somebody`; where others act as well, it is not one of them. */
export const anyUser = 'user';
/** `People should find a tool`: those of whom the idea has told, or any user. */
export const people = 'people';

/** `sends a keeper an order to open` is `sends an order to a keeper to open`. */
const toWhom = (doing: string): string => {
  const [, verb = '', whom = '', thing = '', rest = ''] =
    /^(sends?|gives?|shows?|hands?|lends?|offers?|issues?|assigns?|grants?|brings?|texts?|e-?mails?) ((?:an?|the|each|every|all|their) [\p{L}-]+(?: [\p{L}-]+)?) ((?:an?|the|their|his|her|its|one) [\p{L}-]+(?: (?!to |for |when |if |with |by |and |or )[\p{L}-]+)*)(.*)$/iu.exec(
      doing,
    ) ?? [];
  return thing !== '' && isPeople(headWords(whom)) ? `${verb} ${thing} to ${whom}${rest}` : doing;
};

function ofPeople({ subject, doing: told }: Pick<Deed, 'subject' | 'doing'>): Asked {
  const [who = actor(subject), ...others] = doersIn(subject);
  // What is ours is nothing of those who use it.
  const doing = toWhom(told.replace(/\b(?:our|my) /gi, 'the '));
  const [, got] = getting.exec(doing) ?? [];
  // 'A ferry company wants a tool for its crew' asks for the product itself.
  if (got && itself.test(got)) return { audiences: who.noun === '' ? [] : [who], capabilities: [] };
  const capabilities = got
    ? /^(?:want|need)/.test(doing) && !/\s(?:alerts|reminders|notifications)\b/.test(got)
      ? had(got)
      : things(got, false, /^receive/.test(doing) ? 'receive' : 'get')
    : verbPhrase(doing, false, true, true);
  const anybody = /^(?:somebody|someone|anybody|anyone|an? person)(?: who .+)?$/i.test(subject);
  const them = /^(?:people|everyone|everybody)$/i.test(subject) ? people : anyUser;
  return {
    audiences: [who, ...others].filter(({ noun }) => noun !== ''),
    capabilities: by(capabilities, anybody || them === people ? { ...who, noun: them } : who, others),
  };
}

function ofProduct({ doing }: Deed, name: string): Asked {
  const inner = letIn(doing, name);
  if (inner) return ofPeople(inner);
  return { audiences: [], capabilities: letting.test(doing) ? [] : verbPhrase(doing, true, true, true) };
}

/** `let the family choose a coffin`: the family chooses. */
function letIn(doing: string, name: string): Pick<Deed, 'subject' | 'doing'> | null {
  const [, helped] = letting.exec(doing) ?? [];
  const clause = helped ? clauseIn(helped.replace(/^(.+?) to (?=\p{L})/u, '$1 can '), name, true) : null;
  return clause?.side === 'people' || clause?.side === 'thing' ? clause : null;
}

/** `let the family choose a coffin, upload a photo`: what only people do is done by those it lets. */
function handedOn(deeds: Deed[], name: string): Deed[] {
  let inner: string | null = null;
  return deeds.map((deed) => {
    if (deed.who !== 'product') return deed;
    const let_ = letIn(deed.doing, name);
    inner = let_?.subject ?? inner;
    return !let_ && inner !== null && human.test(deed.doing) ? { ...deed, who: 'people', subject: inner } : deed;
  });
}

/** `hands out and takes back the key` */
const alone = /^\p{L}+ (?:out|in|back|off|up|over|on|down)$/u;
/** `accept, edit`: verbs in a row, and what they are done to stands behind the last. */
const row = /^[a-z]+(?:, [a-z]+)+$/;
/** A single verb shares the object of the one behind it: `record and edit the stories`. */
const completed = (deeds: Deed[]): Deed[] =>
  deeds.flatMap((deed, at) => {
    const next = deeds[at + 1];
    const verbs = row.test(deed.doing) ? deed.doing.split(', ') : [deed.doing];
    if (
      (deed.doing.includes(' ') && !alone.test(deed.doing) && !verbs.every((verb) => verbOf(verb) !== null)) ||
      letting.test(next?.doing ?? '') ||
      deed.passive ||
      next?.subject !== deed.subject ||
      next.passive
    )
      return deed;
    const [verb = '', ...object] = next.doing
      .replace(/^(\p{L}+) (?:out|in|back|off|up|over|on|down) (?=\p{L})/u, '$1 ')
      .split(' ');
    const rest = object.join(' ').replace(/^for /, '');
    // 'confirms or offers another date': what is confirmed was said before.
    if (/^(?:another|an? (?:other|new|different|alternative)) /i.test(rest)) return deed;
    // 'can cancel or ask for five more minutes': only that is asked for.
    if (/^(?:ask|apply|wait|look)s?$/.test(verb) && object[0] === 'for') return deed;
    return rest !== '' && !(/^pays?$/.test(verb) && object[0] !== 'for')
      ? verbs.map((one) => ({ ...deed, doing: `${one} ${rest}` }))
      : deed;
  });

/** `I need a website` asks for the product itself. */
const itself = new RegExp(
  `^(?:an?|one|some) (?:[\\p{L}-]+ ){0,3}(?:${kindWords})(?= for | to | that | which |$)`,
  'iu',
);
const wanted = (list: string): Capability[] =>
  saysChange(list) || new RegExp(`^(?:an?|the|one|some) (?:[\\p{L}-]+ ){0,3}(?:${kindWords})\\b`, 'iu').test(list)
    ? []
    : things(list, true);

const obliged = /\b(?:must|has to|have to)\b/i;

/** `Alert when a robot is stuck`: asked of the product. */
const warning = /^(?:alert|warn|notify|remind|nudge|ping|show|display|highlight|detect)\b/i;
/** Parts of a product that act by themselves. */
const ownPart =
  /(?:^|\s)(?:rule|polic(?:y|ie)|engine|model|ai|algorithm|script|bot|job|workflow|automation|filter|alert|report|trigger|template|webhook|integration|forecast|agent)s?$/i;

/** `a tool for tree inspectors in Utrecht: they walk …` */
const titleFor = /^[^:]{3,60}? for ((?:[\p{L}-]+ ){0,3}[\p{L}-]+)(?: (?:in|at|of|on|from) [^:]{2,30})?:\s/u;

/** Null where the sentence does not parse; other ways of reading it are tried then. */
export function askedIn(sentence: string, name: string): Asked | null {
  const deeds = deedsIn(sentence, name);
  if (
    deeds?.some(
      ({ doing, who, negated }) =>
        who !== 'people' && !negated && /^(?:help|give|offer|provide|allow|enable)s?\b(?! (?:each|every) )/.test(doing),
    )
  )
    return null;
  if (deeds?.length === 1 && /^lets?\b/.test(deeds[0]?.doing ?? '')) return null;
  if (!deeds) return null;
  // 'Licences aren't traded on it': what is not done is a rule, whatever its first word could mean as a verb.
  if (deeds.every(({ who, negated }) => who === 'thing' && negated)) return { audiences: [], capabilities: [] };
  // Whoever shall do one thing that only people do, does the others as well.
  const somebody = new Set(
    deeds.filter((deed) => shallAct(deed) || actsHumanly(deed) || actsInRow(deed, deeds)).map(({ subject }) => subject),
  );
  const [, title = ''] = titleFor.exec(sentence) ?? [];
  const whom = isPeople(title) ? title : '';
  const parts = meant(said(withoutWays(completed(handedOn(deeds, name))), whom)).map((deed): Asked => {
    const [first = ''] = deed.doing.toLowerCase().split(' ');
    const isSize =
      tellsUse(deed.subject, deed.doing) ||
      (!deed.wished && (tellsSize(deed.doing) || tellsOfHouse(deed.subject, deed.doing)));
    if (isSize && !deed.passive && deed.who !== 'product') {
      const whole = deed.who === 'people' ? [actor(deed.subject)] : [];
      return { audiences: whole.filter(({ noun }) => noun !== ''), capabilities: [] };
    }
    // 'it should take two'
    const it = /^(?:it|that|this)$/i.test(deed.subject) && /^(?:take|cost|last|fall|drop|sink)$/.test(first);
    if ((deed.who === 'thing' || it) && (isSum(deed.subject) || (deed.wished && saysAim(deed.doing))))
      return { audiences: [], capabilities: [] };
    if (deed.passive && deed.wished && (isBounded(deed.doing) || /\b(?:once|twice)$/.test(deed.doing)))
      return { audiences: [], capabilities: [] };
    if (
      deed.negated ||
      lasting.test(deed.doing) ||
      (idle.test(first) && !getting.test(deed.doing) && !/^runs? (?:them|it)\b/i.test(deed.doing))
    )
      return { audiences: [], capabilities: [] };
    // What must be done to a thing is a rule, however often, unless it says by whom.
    if (deed.passive && deed.wished && deed.who === 'thing' && obliged.test(sentence) && !/ by \p{L}/u.test(deed.doing))
      return { audiences: [], capabilities: [] };
    const worked = verbOf(first) ?? '';
    if (deed.passive && deed.wished && deed.who === 'thing' && computed.test(worked))
      return { audiences: [], capabilities: [{ verb: worked, ...objectOf(lowered(deed.subject)), automatic: true }] };
    if (deed.passive && deed.wished && deed.who === 'thing')
      return readEvent(`${lowered(deed.subject)} must be ${deed.doing}`) ?? { audiences: [], capabilities: [] };
    if (deed.passive) return ofPassive(deed);
    if (deed.subject === '')
      return { audiences: [], capabilities: verbPhrase(deed.doing, warning.test(deed.doing), true, true) };
    if (
      deed.who === 'people' ||
      (deed.who === 'thing' && !deed.passive && somebody.has(deed.subject)) ||
      actsHumanly(deed)
    )
      return ofPeople(deed);
    if (deed.who === 'product') return ofProduct(deed, name);
    if (deed.who === 'self' && !deed.wished && deeds.some(({ who }) => who !== 'self') && !getting.test(deed.doing))
      return { audiences: [], capabilities: verbPhrase(deed.doing, false, true, true) };
    if (deed.who === 'self') {
      const [, got] = getting.exec(deed.doing) ?? [];
      return {
        audiences: [],
        capabilities: got ? wanted(got) : deed.wished ? verbPhrase(deed.doing, false, true, true) : [],
      };
    }
    // 'the light and microphones switch on at the start': it is the product that switches them.
    const [, turn = '', where = '', rest = ''] =
      /^(switch|turn|shut)e?s? (on|off|down)\b\s?(.*)$/i.exec(deed.doing) ?? [];
    if (turn !== '' && deed.who === 'thing')
      return {
        audiences: [],
        capabilities: [
          { verb: `${turn.toLowerCase()} ${where}`, ...objectOf(lowered(deed.subject)), tail: rest, automatic: true },
        ],
      };
    // 'Reminders go out one day before the end': it is the product that sends them.
    const [, sent = ''] =
      /^go(?:es)? (?:out\b\s?|(?=to (?:the|an?|each|every|all|\p{L}+s)\b))(.*)$/iu.exec(deed.doing) ?? [];
    if (sent !== '' && deed.who === 'thing' && message.test(headWords(deed.subject)))
      return {
        audiences: [],
        capabilities: [{ verb: 'send', ...objectOf(lowered(deed.subject)), tail: sent, automatic: true }],
      };
    // 'Every answer links back to the clause'
    const [, whither = ''] = /^links? ((?:back )?to .+)$/i.exec(deed.doing) ?? [];
    if (whither !== '' && deed.who === 'thing')
      return {
        audiences: [],
        capabilities: [{ verb: 'link', ...objectOf(lowered(deed.subject)), tail: whither, automatic: true }],
      };
    // 'Flags must evaluate locally': what a thing has to do binds the product.
    if (deed.wished && obliged.test(sentence)) return { audiences: [], capabilities: [] };
    const [, handedOut] = getting.exec(deed.doing) ?? [];
    // 'Applications above 100,000 euros need two signatures' rules, and asks for nothing to be used.
    if (handedOut && /^(?:want|need)/.test(deed.doing) && !deed.wished) return { audiences: [], capabilities: [] };
    if (handedOut) return { audiences: [], capabilities: things(handedOut, /^(?:want|need)/.test(deed.doing)) };
    const event = readEvent(`${deed.subject} ${deed.doing}`);
    const isOwn = ownPart.test(headWords(deed.subject));
    return (
      event ??
      // 'Policy rules flag expenses over limits': a part of the product does it.
      (isVerb(first) || (isOwn && worked !== '')
        ? { audiences: [], capabilities: verbPhrase(deed.doing, isOwn, true, true) }
        : { audiences: [], capabilities: [] })
    );
  });
  return {
    audiences: [...parts.flatMap(({ audiences }) => audiences), ...(whom === '' ? [] : [audience(whom)])],
    capabilities: parts.flatMap(({ capabilities }) => capabilities),
  };
}
