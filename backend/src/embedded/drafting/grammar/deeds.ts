import { infinitive, isPlural } from '../language.js';
import type { Audience, Capability } from '../read/brief.js';
import { human } from '../read/clauses.js';
import { doersIn } from '../read/doers.js';
import { kindWords } from '../read/kinds.js';
import { verbOf } from '../read/lexicon.js';
import { isOrdering } from '../read/no-deeds.js';
import { objectOf } from '../read/objects.js';
import { lowered } from '../read/passive.js';
import { notes } from '../read/stand-in.js';
import { headOf } from '../read/phrases.js';
import type { Clause } from './clause.js';
import { clausesIn } from './clauses.js';
import { conditionOf, type Deed, deedOf, isNoDeed, neededBy, ofPassive, points } from './deed-forms.js';
import { doer, isSomebody } from './somebody.js';
import { inFull } from './tokens.js';
import { isNoun, wordsIn } from './viterbi.js';

/** What a sentence asks for, read clause by clause. */
export interface Told {
  audiences: Audience[];
  capabilities: Capability[];
  /** Something in it is asked for in so many words: `should`, `can`, `lets`. */
  asked: boolean;
  /** Base forms of words that could be verbs and are nouns here: `key` of `key results`, `stock` of `stock levels`. */
  nouns: ReadonlySet<string>;
}

/** What is so, is had or happens by itself: nobody does it with the product. */
const states = new Set(
  `be have need require want like love wish hope cost last contain include consist belong mean stay become remain happen wait expire
  fail lose use work run comply compete start launch look seem live exist depend know think believe earn spend own come go leave
  break fall rise drop walk arrive differ exceed end begin sit stand lie feel prefer expect should could must able lack suffer struggle`.split(
    /\s+/,
  ),
);
/** `works out what is missing`, `looks up the order` */
const doneApart = /^(?:work out|look up) /;
const product = new RegExp(
  String.raw`^(?:it|(?:(?:the|this|our|an?) )?(?:[\p{L}-]+ ){0,4}?(?:${kindWords}|software|AI|model|engine))$`,
  'iu',
);
/** What parts of a product do by themselves. */
const byItself =
  /^(?:flag|trigger|calculate|compute|send|show|notify|alert|warn|remind|block|update|sync|highlight|link|detect|match|route|escalate|generate|suggest|recommend|predict|score|rank|summarise|summarize|translate|transcribe|classify|extract|parse|convert|filter|sort|group|import|export|pull|push|fetch|collect|log|track|monitor|measure|display|check|validate|verify|encrypt|redact|create|adapt|adjust|post|publish|store|save|open|close|start|stop|unlock|lock|turn|switch|forward|deliver|replay)$/;
export interface Known {
  name: string;
  /** The last people of whom the idea spoke: `they`. */
  people: string | null;
  /** What was handled last: `it`, `them`. */
  before: Capability | undefined;
}

/** `We want a platform where coordinators enter data, and where …`, `a service through which residents ask`: what goes on there. */
const where = new RegExp(
  String.raw`^[^,;.:]{0,80}?\b(?:${kindWords}|software)(?: (?:for|of) [^,;.:]{3,40}?)? (?:where|(?:in|on|with|through|by) which) (?=\p{L})`,
  'iu',
);
const inIt = (sentence: string): string =>
  where.test(sentence) ? sentence.replace(where, '').replace(/(?<=, and|,) where /giu, ' ') : sentence;

export function toldIn(whole: string, known: Known): Told {
  const sentence = inIt(whole);
  const found: Told = { audiences: [], capabilities: [], asked: false, nouns: nounsIn(sentence) };
  let last = known.before;
  // 'stores webhooks, verifies signatures and replays them': whatever a pronoun meant before, it means again.
  let topic: Capability | undefined;
  const clauses = clausesIn(sentence);
  if (clauses.length === 0) found.capabilities.push(...doneByItself(sentence));
  const isShared = clauses.some(({ subject, pronoun }) => !pronoun && isSomebody(subject));
  for (const clause of clauses) {
    const deed = ofClause(clause, known, (points.test(clause.rest) ? topic : undefined) ?? last, isShared);
    if (deed === null) continue;
    const beyond = beyondLimit(deed.capability, found.capabilities.at(-1));
    if (beyond !== null) Object.assign(deed.capability, beyond);
    found.asked ||=
      clause.wished ||
      (/^(?:need|want)s?$/i.test(clause.verb) && deed.capability.by !== undefined) ||
      /^likes?$/i.test(clause.verb) ||
      /^(?:can|could|should|must|will|want)$/.test(clause.modal);
    found.audiences.push(...deed.audiences);
    found.capabilities.push(deed.capability);
    if (points.test(clause.rest)) topic = deed.capability;
    // 'answer tickets, add notes and close them': what is noted is no end in itself.
    const isAside = found.capabilities.length > 1 && notes.test(deed.capability.verb);
    if (deed.capability.noun !== '' && !isAside) last = deed.capability;
  }
  const [, about = ''] = /^([\p{L}-]+ [\p{L}-]+s): \p{Ll}/u.exec(sentence) ?? [];
  const [first] = found.capabilities;
  // 'partial refunds: agent enters the amount'
  if (first && first.tail === '' && about !== '' && !isSomebody(about) && !isPlural(first.object))
    first.tail = `for ${lowered(about)}`;
  return found;
}

/** `refunds up to $100 are approved automatically, anything above is sent to a team lead`: refunds above $100 are. */
function beyondLimit(
  { object }: Capability,
  before: Capability | undefined,
): Pick<Capability, 'object' | 'noun'> | null {
  const [, side = ''] =
    /^(?:anything|everything|all|those) (above|over|below|under|beyond)(?: (?:that|this))?$/i.exec(object) ?? [];
  const [, limit = ''] =
    /\b(?:up to|below|under|over|above|at least|at most|within) ([$£€]?\d[\d.,]*(?: ?(?:%|\p{L}+))?)/iu.exec(
      `${before?.object ?? ''} ${before?.tail ?? ''}`,
    ) ?? [];
  const thing = (before?.object ?? '').replace(
    /^(?:the|an?|any|every|each) | (?:up to|below|under|over|above) .*$/giu,
    '',
  );
  return side === '' || limit === '' || thing === '' || !before
    ? null
    : { object: `${thing} ${side} ${limit.replace(/ automatically$/, '')}`, noun: before.noun };
}

/** `Stock levels synced with SAP every night`: no sentence, and what the product does with them. */
function doneByItself(sentence: string): Capability[] {
  const text = inFull(sentence).replace(/[.]$/, '');
  const words = wordsIn(sentence.replace(/[.]$/, ''));
  const done = words.findIndex(({ tag }) => !/^(?:D|A|N1|N2|NP)$/.test(tag));
  const word = words[done];
  if (done < 1 || word?.tag !== 'VN' || words.some(({ tag }) => tag === ',' || tag === ';')) return [];
  const verb = verbOf(word.lower) ?? infinitive(word.lower);
  const object = text.slice(0, word.start).trim();
  if (!(byItself.test(verb) || stored.test(verb)) || isSomebody(object)) return [];
  return [{ verb, ...objectOf(lowered(object)), tail: text.slice(word.end).trim(), automatic: true }];
}
const isAround = /^(?:with|to|by|from|after|every|on|in|at|for|via|into|within|daily|nightly|automatically)\b/i;
const stored =
  /^(?:delete|archive|erase|encrypt|cache|back|backup|anonymise|anonymize|mask|hash|refresh|rotate|index|deduplicate|version)$/;

function nounsIn(sentence: string): ReadonlySet<string> {
  const words = wordsIn(sentence);
  const bases = (all: typeof words): string[] => all.map(({ lower }) => verbOf(lower) ?? infinitive(lower));
  const verbs = new Set(bases(words.filter(({ tag }) => /^V/.test(tag))));
  return new Set(bases(words.filter(({ tag }) => isNoun(tag))).filter((base) => !verbs.has(base)));
}

function ofClause(
  clause: Clause,
  { name, people }: Known,
  last: Capability | undefined,
  isAmongOthers: boolean,
): Deed | null {
  // 'Can we build …?' asks for the product itself.
  if (/^(?:can|could|would|should) /i.test(clause.subject)) return null;
  if (clause.negated || /^(?:no|nobody|nothing|none)\b/i.test(clause.subject)) return null;
  const verb = baseOf(clause);
  if (/^(?:need|want|like)$/.test(verb)) return neededBy(clause, verb);
  if ((states.has(verb) && !doneApart.test(`${verb} ${clause.rest}`)) || isNoDeed(clause)) return null;
  const who = clause.pronoun && /^they$/i.test(clause.subject) && people ? people : clause.subject;
  const isProduct =
    who === ''
      ? clause.form === 'finite' && /s$/.test(clause.verb)
      : (who !== 'IT' && product.test(who) && !isPersonal(who, name)) || (name !== '' && who.includes(name));
  // 'Files land in SharePoint': they are saved there.
  if (/^land$/.test(verb) && who !== '' && !isSomebody(who) && /^(?:in|on) \p{Lu}/u.test(clause.rest))
    return {
      audiences: [],
      capability: { verb: 'save', ...objectOf(lowered(who)), tail: clause.rest, automatic: true },
    };
  if (clause.passive) return ofPassive(clause, verb, who, last);
  if (isProduct) return deedOf(clause, verb, last, true);
  if (who === '') {
    // 'Notes for the cellar': an order tells what is done to what.
    const ordered = clause.modal === '' && clause.form === 'bare' ? deedOf(clause, verb, last, false) : null;
    return ordered && ordered.capability.object !== '' && !points.test(clause.rest) ? ordered : null;
  }
  // 'write a report' is nobody.
  if (
    /^\p{Ll}+ (?:an?|the|their|each) /u.test(who) &&
    !/^(?:the|an?|our|each|every|all|both|any|some|their|its) /i.test(who)
  )
    return null;
  // 'the driver connects the wallbox, we calculate the cost': in a row of what others do `we` is the product.
  if (/^we$/i.test(who))
    return byItself.test(verb) && clause.modal === '' && isAmongOthers ? deedOf(clause, verb, last, true) : null;
  if (/^(?:i|you|he|she|it|this|that|these|those|they)$/i.test(who)) return null;
  const [, noticed = '', how = ''] =
    verb === 'get' ? (/^(notified|alerted|reminded|informed|warned|paged)\b\s?(.*)$/i.exec(clause.rest) ?? []) : [];
  if (noticed !== '' && isSomebody(who)) {
    const tail = [how, conditionOf(clause.condition)].filter(Boolean).join(' ');
    return {
      audiences: [doer(who)],
      capability: { verb: infinitive(noticed), object: lowered(who), noun: '', tail, automatic: true },
    };
  }
  // 'The city seeks a service through which residents can request …'
  if (isSomebody(who) && isOrdering({ by: who, verb, ...objectOf(clause.rest), automatic: false })) return null;
  if (isSomebody(who) || (isPlural(headOf(who)) && !/ed$/.test(clause.verb) && human.test(`${verb} ${clause.rest}`))) {
    const all = doersIn(who);
    const one = all[0] ?? doer(who);
    if (one.noun === '') return null;
    const deed = deedOf(clause, verb, last, false);
    if (!deed) return null;
    const others = all.slice(1).map(({ noun }) => noun);
    return {
      audiences: all.length > 0 ? all : [one],
      capability: { ...deed.capability, by: one.noun, ...(others.length > 0 && { also: others }) },
    };
  }
  // 'Stock levels synced with SAP': it is done with them.
  if (
    /ed$/.test(clause.verb) &&
    (byItself.test(verb) || stored.test(verb)) &&
    (clause.rest === '' || isAround.test(clause.rest))
  )
    return { audiences: [], capability: { verb, ...objectOf(lowered(who)), tail: clause.rest, automatic: true } };
  // 'Policy rules flag expenses': a part of the product does.
  const deed = byItself.test(verb) ? deedOf(clause, verb, last, true) : null;
  return deed && deed.capability.object !== '' ? deed : null;
}

/** `agent enters the amount`: agents work in support, unless the product is one. */
const isPersonal = (who: string, name: string): boolean =>
  /^(?:(?:the|an?|each|every) )?agents?$/i.test(who) && !/agent/i.test(name);

function baseOf({ verb }: Clause): string {
  const lower = verb.toLowerCase();
  return verbOf(lower) ?? infinitive(lower);
}
