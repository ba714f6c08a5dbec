import { infinitive, isPlural, lowerFirst, plural } from '../language.js';
import { actor } from '../read/audiences.js';
import type { Audience, Capability } from '../read/brief.js';
import { human } from '../read/clauses.js';
import { departmentOf } from '../read/departments.js';
import { doersIn } from '../read/doers.js';
import { kindWords } from '../read/kinds.js';
import { isGroup, isPeople, verbOf } from '../read/lexicon.js';
import { isBounded, isSum, saysAim, saysChange, tellsOfHouse, tellsSize, tellsUse } from '../read/no-deeds.js';
import { objectOf } from '../read/objects.js';
import { headOf } from '../read/phrases.js';
import { lowered } from '../read/passive.js';
import type { Clause } from './clause.js';
import { clausesIn } from './clauses.js';
import { inFull, tokensOf } from './tokens.js';
import { isNoun, tagged } from './viterbi.js';

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
const departments =
  /^(?:hr|finance|compliance|legal|sales|marketing|support|engineering|operations|ops|procurement|security|qa|accounting|payroll|management|facilities|people ops|customer success|customer support)$/i;
const product = new RegExp(
  String.raw`^(?:it|(?:(?:the|this|our|an?) )?(?:[\p{L}-]+ ){0,4}?(?:${kindWords}|software|AI|model|engine))$`,
  'iu',
);
/** What is done to people by the product: `the manager is notified`. */
const told = /^(?:notify|alert|remind|inform|warn|tell|ask|invite|email|text|page|message|charge|refund|bill)$/;
const giving = /^(?:give|grant|offer|send|show|assign|allow)$/;
/** What parts of a product do by themselves. */
const byItself =
  /^(?:flag|trigger|calculate|compute|send|show|notify|alert|warn|remind|block|update|sync|highlight|link|detect|match|route|escalate|generate|suggest|recommend|predict|score|rank|summarise|summarize|translate|transcribe|classify|extract|parse|convert|filter|sort|group|import|export|pull|push|fetch|collect|log|track|monitor|measure|display|check|validate|verify|encrypt|redact|create|adapt|adjust|post|publish|store|save|open|close|start|stop|unlock|lock|turn|switch|forward|deliver|replay)$/;
const particles = /^(off|out|up|down|back|away|over|through)\b(?! to \d)/;
const enter = /^(check|sign|log|hand|fill|opt|clock|book|phone|bring|type|call|turn|send) (in|on)\b/;

const points = /^(?:it|them|these|those)\b/i;

export interface Known {
  name: string;
  /** The last people of whom the idea spoke: `they`. */
  people: string | null;
  /** What was handled last: `it`, `them`. */
  before: Capability | undefined;
}

const isDepartment = (text: string): boolean => {
  const bare = text.replace(/^(?:the|our) /i, '');
  return bare === 'IT' || departments.test(bare) || departmentOf(bare) !== null;
};
const isSomebody = (subject: string): boolean => {
  const head = headOf(subject.replace(/^(?:the|an?|our|each|every|all|new|any|their) /i, '')).replace(
    / (?:nearby|online|abroad)$/i,
    '',
  );
  return (
    isPeople(subject) ||
    isPeople(head) ||
    isGroup(head) ||
    isDepartment(subject) ||
    /^(?:users?|people|anyone|everyone|friends?)$/i.test(head)
  );
};

export function toldIn(sentence: string, { name, people, before }: Known): Told {
  const found: Told = { audiences: [], capabilities: [], asked: false, nouns: nounsIn(sentence) };
  let last = before;
  // 'stores webhooks, verifies signatures and replays them': whatever a pronoun meant before, it means again.
  let topic: Capability | undefined;
  const clauses = clausesIn(sentence);
  if (clauses.length === 0) found.capabilities.push(...doneByItself(sentence));
  for (const clause of clauses) {
    const deed = ofClause(clause, name, people, (points.test(clause.rest) ? topic : undefined) ?? last);
    if (deed === null) continue;
    found.asked ||= clause.wished || /^(?:can|could|should|must|will|want)$/.test(clause.modal);
    found.audiences.push(...deed.audiences);
    found.capabilities.push(deed.capability);
    if (points.test(clause.rest)) topic = deed.capability;
    if (deed.capability.noun !== '') last = deed.capability;
  }
  return found;
}

/** `Stock levels synced with SAP every night`: no sentence, and what the product does with them. */
function doneByItself(sentence: string): Capability[] {
  const text = inFull(sentence).replace(/[.]$/, '');
  const words = tagged(tokensOf(text));
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
  const words = tagged(tokensOf(inFull(sentence)));
  const bases = (all: typeof words): string[] => all.map(({ lower }) => verbOf(lower) ?? infinitive(lower));
  const verbs = new Set(bases(words.filter(({ tag }) => /^V/.test(tag))));
  return new Set(bases(words.filter(({ tag }) => isNoun(tag))).filter((base) => !verbs.has(base)));
}

interface Deed {
  audiences: Audience[];
  capability: Capability;
}

function ofClause(clause: Clause, name: string, people: string | null, last: Capability | undefined): Deed | null {
  // 'Can we build …?' asks for the product itself.
  if (/^(?:can|could|would|should) /i.test(clause.subject)) return null;
  if (clause.negated || /^(?:no|nobody|nothing|none)\b/i.test(clause.subject)) return null;
  const verb = baseOf(clause);
  if (/^(?:need|want|like)$/.test(verb)) return neededBy(clause, verb);
  if (states.has(verb) || isNoDeed(clause)) return null;
  const who = clause.pronoun && /^they$/i.test(clause.subject) && people ? people : clause.subject;
  const isProduct =
    who === ''
      ? clause.form === 'finite' && /s$/.test(clause.verb)
      : (who !== 'IT' && product.test(who)) || (name !== '' && who.includes(name));
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
  if (/^(?:we|i)$/i.test(who)) return null;
  if (/^(?:you|he|she|it|this|that|these|those|they)$/i.test(who)) return null;
  const [, noticed = '', how = ''] =
    verb === 'get' ? (/^(notified|alerted|reminded|informed|warned|paged)\b\s?(.*)$/i.exec(clause.rest) ?? []) : [];
  if (noticed !== '' && isSomebody(who)) {
    const tail = [how, conditionOf(clause.condition)].filter(Boolean).join(' ');
    return {
      audiences: [doer(who)],
      capability: { verb: infinitive(noticed), object: lowered(who), noun: '', tail, automatic: true },
    };
  }
  if (isSomebody(who) || (isPlural(headOf(who)) && human.test(`${verb} ${clause.rest}`))) {
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

/** What is looked at, and what comes to somebody by itself. */
const shown =
  /\b(?:dashboard|report|overview|view|list|chart|calendar|map|log|history|statistics|stats|summary|breakdown)s?\b/i;
const sent = /\b(?:alert|notification|reminder|message|e-?mail|digest|export)s?\b/i;

/** `I need a dashboard of cost per van`, `Reception needs a calendar`: whoever says or needs it shall see it. */
function neededBy({ rest, subject, condition }: Clause, verb: string): Deed | null {
  const isWriter = /^(?:we|i)$/i.test(subject);
  if (!(isWriter || isSomebody(subject)) || !/^(?:need|want|like)$/.test(verb)) return null;
  const found = objectOf(rest.trim());
  const head = found.object;
  const how = shown.test(head) ? 'see' : sent.test(head) ? 'get' : null;
  if (how === null || /\d/.test(head)) return null;
  const tail = [found.tail, conditionOf(condition)].filter(Boolean).join(' ');
  const capability = { verb: how, object: head, noun: found.noun, tail, automatic: false };
  const who = isWriter ? null : doer(subject);
  return who && who.noun !== ''
    ? { audiences: [who], capability: { ...capability, by: who.noun } }
    : { audiences: [], capability };
}

/** How large something is, how far something may go, sums and aims have the form of a deed. */
function isNoDeed({ subject, verb, rest, passive }: Clause): boolean {
  const doing = `${verb} ${rest}`;
  return (
    tellsSize(doing) ||
    tellsOfHouse(subject, doing) ||
    tellsUse(subject, doing) ||
    saysAim(doing) ||
    /^takes? (?:too |up to |about |around |at least |at most )*(?:\d|an? (?:hour|day|week|month|minute)|long|time|half)/i.test(
      doing,
    ) ||
    (subject !== '' && !isSomebody(subject) && saysChange(doing)) ||
    isSum(rest) ||
    (isBounded(rest) && (passive || /^(?:answer|reply|book|hold|keep)/i.test(verb)))
  );
}

/** `HR`, `finance`: the department acts. */
function doer(subject: string): Audience {
  const bare = subject.replace(/^(?:the|our) /i, '');
  const known = departmentOf(bare);
  if (known !== null) return { noun: known, text: known, count: null };
  return isDepartment(subject) && !/^(?:sales|support)$/i.test(bare)
    ? {
        noun: `${/^(?:hr|it|qa)$/i.test(bare) ? bare.toUpperCase() : bare.toLowerCase()} staff`,
        text: `${bare} staff`,
        count: null,
      }
    : actor(subject);
}

function baseOf({ verb }: Clause): string {
  const lower = verb.toLowerCase();
  return verbOf(lower) ?? infinitive(lower);
}

function deedOf(told: Clause, own: string, last: Capability | undefined, automatic: boolean): Deed | null {
  // 'ask for a prescription, which a vet has to approve' requests one.
  const plain = told.rest.replace(/,\s(?:which|who|where)\s.*$/, '');
  const asks = own === 'ask' && /^for (?=an?|the|their|more|another|\p{L}+s\b)/u.test(plain);
  const clause = { ...told, rest: asks ? plain.slice(4) : plain };
  const base = asks ? 'request' : own;
  const [, moved = '', rest = ''] = new RegExp(`${particles.source}(?:\\s+(.*))?$`).exec(clause.rest) ?? [];
  const [, word = '', inside = ''] = enter.exec(`${base} ${clause.rest}`) ?? [];
  const verb = moved ? `${base} ${moved}` : inside && word === base ? `${base} ${inside}` : base;
  const said = (moved ? rest : inside && word === base ? clause.rest.slice(inside.length).trim() : clause.rest)
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^(it|them|these|those) (off|out|up|down|back)\b/i, '$1');
  const found = objectOf(said.trim());
  const tail = [found.tail, conditionOf(clause.condition)].filter(Boolean).join(' ');
  const meant =
    /^(?:it|them|these|those)$/i.test(found.object) && last ? { object: nameOf(last), noun: last.noun } : found;
  if (meant.object === '' && tail === '' && clause.condition === '' && last && last.noun !== '')
    return { audiences: [], capability: { verb, object: nameOf(last), noun: last.noun, tail: '', automatic } };
  if (`${meant.object}${tail}` === '') return null;
  return { audiences: [], capability: { verb, object: meant.object, noun: meant.noun, tail, automatic } };
}

const nameOf = ({ object, noun }: Capability): string =>
  /\s(?:of|and|or)\s/.test(object) || /^(?:their|his|her|its)\s/i.test(object)
    ? `the ${isPlural(object) ? plural(noun) : noun}`
    : object;

/** Reasons are no part of the deed. */
const conditionOf = (condition: string): string =>
  /^(?:when|whenever|if|unless|until|once|after|before|as soon as)\b/i.test(condition) ? lowerFirst(condition) : '';

/** Must hold, and is done by nobody at a time of its own. */
const ruled = /^(?:must|shall|may|have to|has to)$/;

function ofPassive(clause: Clause, verb: string, subject: string, last: Capability | undefined): Deed | null {
  if (/^(?:we|i|you|he|she|this|that|these|those)$/i.test(subject)) return null;
  const object = /^(?:it|they)$/i.test(subject)
    ? (topicOf(clause.condition) ?? (last ? nameOf(last) : ''))
    : lowered(subject);
  if (object === '') return null;
  const tail = [clause.rest.replace(/\s*\([^)]*\)/g, ''), conditionOf(clause.condition)].filter(Boolean).join(' ');
  if (isSomebody(subject)) {
    if (giving.test(verb) && clause.rest !== '') {
      const who = actor(subject);
      return {
        audiences: [who],
        capability: { verb: 'get', ...objectOf(clause.rest), automatic: false, by: who.noun },
      };
    }
    if (!told.test(verb) && verb !== 'match' && verb !== 'assign') return null;
    return { audiences: [], capability: { verb, object, noun: '', tail, automatic: true } };
  }
  if (ruled.test(clause.modal)) return null;
  const agent = clause.agent !== '' && isSomebody(clause.agent) ? doer(clause.agent) : null;
  const capability = {
    verb,
    ...objectOf(object),
    tail,
    automatic: agent === null && !/^(?:can|could)$/.test(clause.modal),
  };
  return { audiences: agent ? [agent] : [], capability: agent ? { ...capability, by: agent.noun } : capability };
}

/** `When a lead comes in, it is scored`: the lead. */
const topicOf = (condition: string): string | null => {
  const [, topic = ''] =
    /^\p{L}+ ((?:an?|the|each|every|any) [\p{L}-]+(?: [\p{L}-]+)?)(?= [\p{L}']+|$)/u.exec(condition) ?? [];
  const noun = topic.replace(/ (?:comes?|is|are|arrives?|goes|gets|has|was|fails?|changes)(?: in| up)?$/, '');
  return noun === '' ? null : noun.replace(/^(?:an?|each|every|any) /, 'the ');
};
