import { partOfMany } from './part-in.js';
import { escapePattern, joinWords, lowerFirst, stripStop, upperFirst } from '../language.js';
import { actsOnly, isAsked, isOfProduct, isRow } from './acts-only.js';
import { isOrder } from './orders.js';
import type { Problem } from './brief.js';
import { withoutBindings } from './binding.js';
import { nobodySo } from './ruled.js';
import { isChain, peopleIn } from './chains.js';
import { clauseIn } from './clauses.js';
import { copingOf, countedIn, heldIn, means, now } from './coping.js';
import { tellsFund } from './funds.js';
import { isHope } from './hopes.js';
import { kindWords } from './kinds.js';
import { isHabit } from './thoughts.js';
import { turnOf } from './narrative.js';
import { isMeans, meansIn, waysIn } from './means.js';
import { ruleFormOf } from './rule-forms.js';
import { todayIn } from './targets.js';
import { oldWayIn, replacedToday, tellsOldWay } from './today.js';
import { inDigits } from './values.js';

const painful =
  /\b(?:still|by hand|by (?:accident|mistake)|unreadable|manually|manual (?:\p{L}+ )?(?:work|entry|process\w*|copying|checks?|effort|steps?|labour|data|lists?)|(?:is|are|all|fully|mostly|very|purely|too) manual\b|spreadsheets?|on (?:\p{L}+ )?(?:paper|sheets)|paper (?:forms?|lists?|sheets?|books?)|pen and paper|whiteboards?|by phone|phone calls?|lost|lose[sd]?|losing|wast(?:e|es|ed|ing)|throw(?:s|n)? away|struggl\w*|problem|pain(?:s|ful|fully| points?)?\b|nightmare|hard to|difficult|in Excel|in a WhatsApp group|uncovered|unfilled|unanswered|goes to waste|too (?:slow|long|late|expensive|many|much)|miss(?:ed|es)?|(?<!\b(?:who|whoever|what|whatever|which|that) )(?:is|are|goe?s?) missing|late|(?:hours|days|weeks|months) later|delay\w*|errors?|mistakes?|wrong|frustrat\w*|(?<!\bcan )complain\w*|no[- ]shows?|cancel(?:led|lations)|forg[eo]t\w*|nobody \p{L}+s\b|no (?:proof|overview|record|control|trace)|(?:is|are|do|does) not (?:told|know|see|get|hear|informed|notified)|no one (?:knows|tells|sees)|chaos|chas(?:e|es|ing)|backlog|grievances|churns?|costs? (?:them|us)|takes? (?:about |around |up to |over )?(?:\p{L}+ ){0,4}(?:\d+|hours|days|weeks|too)|spends? (?:about |around |over )?\d+|needs? (?:about |around )?(?:\d+|two|three|four|five|six|ten|half an?) (?:full |whole )?(?:minutes|hours?|days?|weeks?)|wait(?:s|ing)? (?:\p{L}+ )?\d+|traced (?:back )?to|jammed|overloaded|queues? for|corrections?|stuck|juggl\w*|fail(?:s|ed)?|cannot|can't|don't|doesn't|never|break(?:down|downs)|machines break|downtime|(?:arrive|come back|end up|turn up)s? (?:broken|damaged|spoil(?:ed|t)|cracked|ruined|rotten|wet|dead|empty)|double[- ](?:entry|check|booked)\w*|printed)\b/iu;
const wish =
  /→|->|\bfrom \d\S* to \d|^please\b|^(?:i|we)(?:['’]d)? (?:want|need|would like|like)\b|^need\b|^(?:aims?|kpis?|objectives?):|^(?:what if|how about|imagine)\b|\b(?:goals?|targets?|success|(?<!\bwho )should(?! not have)|shall|must|will|we want|want to|would like|we['’]d like|budget|launch|law|comply|gdpr|reduce|increase|so that|kpi|saves)\b|\b(?:cut|bring|drop|fall)s? \p{L}.*\b(?:by|to|below|from)\b/iu;
/** What somebody gets or may do is no trouble, whatever has to happen before. */
const granted = /\b(?:gets? an? |receives? an? |sees? |can |has \d+ |have \d+ )/i;
/** `can be cancelled free up to 12 hours before`: what may be done, or has to be, is a rule of operation. */
const allowed =
  /\b(?:can|may|must|has to|have to) (?:only |also |still )?be \p{L}+(?:ed|en|wn|pt|ld|id|ne|de)\b[^,;]*/giu;
const conditioned =
  /^[^,;]*\b(?:above|over|below|under|older than|younger than|heavier than|longer than|more than) \d[^,;]*\b(?:needs?|requires?|must|have to|has to)\b/i;
const given = /(?:^|\s)(?:when|if|whenever|once|unless)\s[^,;]*/gi;
const product =
  /\b(?:helps?|lets?|sends?|alerts?|spots?|gives|an? (?:\p{L}+ ){0,3}(?:app|tool|platform|marketplace|assistant|chatbot|bot|page|service|system|api|website|workflow|dashboard)|app|platform|(?:that|which) (?:converts|shows|tells|alerts|sends|reminds))\b/iu;
/** `late-delivery report`, `waste figures`: what is reported, not what hurts. */
const reported =
  /\b(?:late|waste|errors?|delays?|problems?|loss|complaints?|no-shows?|downtime|pain|missing|wrong|cancellations?)[ -](?:\p{L}+ )?(?:figures?|reports?|lists?|logs?|rates?|statistics|dashboards?|forms?|scores?|diar(?:y|ies)|reasons?|codes?|levels?|tickets?|messages?)\b/giu;
const priced = /\b(?:commission|subscription|fees?|prices?)\b|\bpays? [£$€¥]?\d/i;
/** People who see, log or get something, though it be pain or waste, use the product. */
const entered =
  /^(?:sees?|gets?|logs?|views?|receives?|rates?|enters?|reports?|records?|tracks?|checks?|follows?|reviews?|corrects?|approves?|confirms?|scores?|marks?|adds?|uploads?|fills?|answers?|resolves?)\b/i;
const named =
  /^(?:pain\w*|late|later|wast(?:e|ing)|delay\w*|errors?|mistakes?|problem|(?<!\bcan )complain\w*|corrections?|downtime|break(?:down|downs)|no[- ]shows?|wrong|missed|lost|fail(?:s|ed)?)$/i;
/** `failed rows are listed with the error`, `pulled from Ironclad or uploaded by hand`: what is asked for, and no trouble. */
const handled =
  /\b(?:failed|missing|wrong|late|lost|delayed|unanswered) (?:[\p{L}-]+ ){1,2}(?:is|are) (?:listed|shown|flagged|sent|reported|logged|marked|highlighted|retried|rejected|blocked)\b(?: with (?:the|an?|its|their) (?:errors?|reasons?)\b)?|\b(?:is|are) \p{L}+ed [^.;]{3,40} or \p{L}+ed by hand\b|\b(?:is|are) (?:[\p{L}-]+ ){1,2}(?:again )?\d+ (?:hours|days|weeks|months) later\b|\bnever (?:for|on|to|in|at|by|with|before|after) /giu;
const hurts = (text: string, name: string): boolean => {
  const judged = text
    .replace(/[,;]\s(?:otherwise|or else)\s.*$/i, '')
    .replace(
      /\bpass(?:es)? or fails?\b|\bfails? (?=an? |the |it\b|them\b)|\bwhat (?:was|is|went|goes) wrong\b|\blate (?=fees?\b)/gi,
      ' ',
    )
    .replace(handled, ' ');
  // 'We don't take microwaves' leaves something out.
  if (
    /^we (?:don['’]t|do not|won['’]t|will not) (?:take|accept|serve|sell|offer|repair|treat|deliver|handle) /i.test(
      text,
    )
  )
    return false;
  // 'pays a deposit, or loses it if the costume comes back dirty' rules.
  if (/^(?:an?|any|each|every) [^,;]* (?:that|who|which) [^,;]* loses? (?:it|them|the|his|her|their|its)\b/i.test(text))
    return false;
  if (/\b(?:and|or) loses? (?:it|them|the|his|her|their|half)\b[^;]*\b(?:if|when|unless)\b/i.test(text)) return false;
  const told = (granted.test(judged) ? judged.replace(given, '') : judged).replace(allowed, ' ');
  const words = [...told.replace(reported, ' ').matchAll(new RegExp(painful.source, 'giu'))].map(([word]) => word);
  if (words.length === 0) return false;
  const clause = words.every((word) => named.test(word)) ? clauseIn(text, name) : null;
  return !(clause?.side === 'people' && entered.test(clause.doing));
};

/** `Refunds are issued within 5 days if an event is cancelled`, `days are calculated automatically`: what the product does. */
const doneByIt =
  /\b(?:is|are) (?:\p{L}+ly )?(?:alerted|assigned|blocked|calculated|charged|credited|deleted|encrypted|escalated|exported|flagged|forwarded|generated|highlighted|imported|informed|issued|listed|logged|matched|notified|published|refunded|released|reminded|synced|synchroni[sz]ed|translated|updated|validated)\b/iu;
/** `Students who miss two lessons are contacted by the advisor` */
const byThem = /\b(?:is|are) \p{L}+ed by (?:the|an?|our) \p{L}/iu;
const which = /\s(?:who|that|which|whose)\s[^,;]+?(?=\s(?:is|are)\s)/gi;
const byPeople = /\b(?:by (?:hand|phone|post|fax|us)|manual(?:ly)?|paper|spreadsheets?|whiteboards?|Excel)\b/i;
const doesItself = (text: string): boolean =>
  /(?<!\bnot )\bautomatically\b/i.test(text) ||
  ((doneByIt.test(text) || byThem.test(text)) &&
    !byPeople.test(text) &&
    !now.test(text) &&
    !painful.test(text.replace(given, ' ').replace(which, ' ')));

/** Where a sentence turns from what is to what is wanted. */
const turn =
  /\s*[,;–—-]*\s+(?:so |and |but )?(?:the (?:goal|target|aim) (?:is|was)|(?:we|i)(?:['’]d| would)? (?:want|like|need|aim|love)|target(?: is)?|aim(?:ing)? for|should (?:be|drop|fall)|(?:we |i |they )?needs? (?:something|an? (?:\p{L}+ )?(?:tool|app|system|way|platform|place)\b)).*$/iu;

/** What goes wrong today, in the author's sentences, and what people use instead of the product. */
export function problemOf(sentences: string[], name: string | null, placed: string[] = []): Problem {
  const turn = turnOf(sentences);
  const told = sentences.flatMap((sentence, at) =>
    turn > 0 && at > turn && standing.test(sentence) && !now.test(sentence)
      ? []
      : tellsOf(
          sentence,
          name,
          placed.some((one) => one.includes(stripStop(sentence))),
        ),
  );
  const full = told.map(({ text }) => text);
  // What tells of today is asked first: 'the resident selects items from a list' is no way of working now.
  const wholes = told.map(({ whole }) => whole);
  const dated = wholes.filter((whole) => now.test(whole));
  return {
    sentences: full,
    today: [
      () => heldIn(wholes),
      () => countedIn(wholes),
      () => waysIn(dated),
      () => waysIn(wholes),
      () => copingOf(wholes, sentences),
      () => joinedWays(wholes),
      () => sentences.map(replacedToday).find(Boolean) ?? null,
    ].reduce<string | null>((known, find) => {
      const way = known ?? find();
      return way !== null && isMeans(way) ? way : null;
    }, null),
  };
}

const entitled =
  /^(?:(?:the|our|each|every|all|an?) )?(?:[\p{L}-]+ ){1,3}(?:gets?|receives?|sees?|can|may) (?!(?:no|only|hardly|lost|stuck|confused)\b)/iu;
const lacks =
  /\b(?:not|never|nobody|no one|only when|too late|too many|late|lost|wrong|missing|without|by hand|on paper|by phone)\b/i;
/** `Parents can freeze the card at any time`, `Employees get 22 days a year`: what people are to have, and no trouble. */
export const isEntitled = (text: string): boolean =>
  entitled.test(text) && !lacks.test(text) && !now.test(text) && !tellsOldWay(text);

/** `Under 8 hours on average by end of year`, `App in English and Polish`, `Housekeeping (140 people)`: aims and notes under another heading. */
export const isNote = (text: string): boolean =>
  /^(?:under|below|less than|fewer than|at most|at least|ready (?:for|in|by)|live (?:in|by)|launch (?:in|by)|app in|available in)\b|^[\p{L} ]{3,30} \([^)]*\)[.]?$/iu.test(
    text,
  );

const forWhom = new RegExp(
  String.raw`^.{0,80}?\b(?:${kindWords}) for ((?:[\p{L}-]+ ){1,3}?)who (?=(?:lose|waste|spend|struggle|forget|miss|cannot|can['’]t|never|hate|still|have to)\b)`,
  'iu',
);
/** `InvoicePilot is a tool for designers who lose hours on late payments`: of it only what happens to them is a trouble. */
export const troubleOnly = (text: string): string => upperFirst(text.replace(forWhom, '$1'));

/** `It reruns failed tests and scores flakiness`: what the product does, whatever word stands in it. */
const productDeed =
  /^it (?!(?:takes|costs|is|was|has|means|leads|ends|hurts|loses|wastes|needs|gets|goes|keeps|happens|becomes|makes|still|often|usually|never|breaks|fails|slows)\b)\p{Ll}+s \p{L}/u;

export const productDoes = (text: string): boolean =>
  // 'It shows returns received today'
  !now.test(text.replace(/(?<=\p{L}ed) today\b/giu, '')) && productDeed.test(lowerFirst(text));

/** `Nitrate reels never leave the building`: behind the wish, what never happens shall not; what nobody knows or finds is a trouble. */
const standing =
  /^(?:nobody|no one) (?:pays|has to|needs to)\b|^(?!(?:we|i|they|it|this|that|nobody|no one|today|sometimes|often)\b)[^,;:]{3,70}? (?:never|cannot|can['’]t|may not) (?!(?:know|see|find|reach|tell|hear|agree|match|remember|trust|get|keep|arrive|come|work|afford)\b)\p{Ll}+(?! (?:on time|in time|again))[^,;]*$/iu;

const joinedWays = (told: string[]): string | null => {
  const found = [...new Set(told.filter(tellsOldWay).flatMap((sentence) => oldWayIn(sentence) ?? []))].slice(0, 3);
  return found.length ? joinWords(found) : null;
};

/** `It warns supervisors when a report is missing`: what is missing there is what the product looks for. */
const watches =
  /^(?:(?:the|our|this) (?:app|system|tool|software|platform|program(?:me)?|product|service|site)|it) (?:(?:also|then|automatically) )?(?:warns?|alerts?|reminds?|notif(?:y|ies)|flags?) .*\b(?:when|whenever|if|as soon as|that|which|who)\b/iu;

/** `If pain goes above 7 the therapist gets a message`: what the product does about it. */
const answersTo =
  /^(?:if|when|whenever|once|as soon as)\b.*\b(?:(?:gets?|receives?|is sent|are sent) (?:an? |the )?(?:[\p{L}-]+ )?(?:messages?|alerts?|notifications?|reminders?|e-?mails?|texts?|warnings?|push|sms)\b|(?:is|are) (?:automatically )?(?:notified|alerted|informed|warned|reminded|paused|flagged|escalated)\b)/iu;
/** `Late contributions attract the fine that the group agreed`: what follows from it is a rule. */
const follows =
  /^(?:late|overdue|missed|cancelled|lost|damaged)\b[^.;]*? (?:attracts?|costs?|incurs?|leads? to|results? in|means?|(?:is|are) (?:charged|fined|billed))\b/iu;
/** `We are selling to clinics at A$59`: to whom and for how much. */
const sells = /^we(?:['’]re| are| will|['’]ll)? (?:going to )?(?:sell|selling|charge|charging)\b/i;

interface Told {
  text: string;
  whole: string;
}

/** `One in thirty is our`: what is left when the goal is taken out. */
const cutOff = /\s(?:is|are|was|be|our|my|their|the|an?|of|to|and|or|as|at|by)[.,;]?$/i;

const writes = /^(?:hello,? |hi,? )?(?:i|we) (?:manage|run|own|lead|operate) (?:the|an?|our) [^,;\d]{3,60}$/i;

/** `placed`: where it stands, it can only tell of today. */
function tellsOf(sentence: string, name: string | null, placed: boolean): Told[] {
  const bare = name && sentence.startsWith(`${name}:`) ? sentence.slice(name.length + 1).trim() : sentence;
  const plain = bare.replace(
    /^(?:problem|pain|pain points?|today|background|context|situation|current state|status quo|why)\s?[:–-]\s*/i,
    '',
  );
  const labelled = plain !== bare && /^(?:problem|pain)/i.test(sentence);
  // 'Approvers cannot approve their own timesheets' rules, whatever hurts in its words.
  if (!placed && !labelled && plain.split(/;\s+/).some((part) => ruleFormOf(part) !== null)) return [];
  if (!placed && !labelled && doesItself(plain)) return [];
  if (!placed && !labelled && (answersTo.test(plain) || sells.test(plain) || follows.test(plain)) && !now.test(plain))
    return [];
  const aimless = todayIn(plain);
  if (aimless === '') return [];
  // Behind the product's own words only the figure tells of today.
  const figure = aimless && product.test(aimless) ? (aimless.split(/[:,;]\s/).at(-1) ?? '') : aimless;
  const before = (figure ?? plain).replace(turn, '').trim();
  const text = stripStop(before) === stripStop(plain) ? plain : `${stripStop(before).replace(/[,;]+$/, '')}.`;
  if (text.split(' ').length < 3 || cutOff.test(text) || isHope(plain) || tellsFund(plain)) return [];
  // 'Half of the outages': what is left of a goal tells nothing, no more than 'today it is 50'.
  if (
    text !== plain &&
    text.split(' ').length < 6 &&
    clauseIn(text.replace(/[.]$/, ''), '') === null &&
    !/\b(?:is|are|was|were)\b/.test(text)
  )
    return [];
  if (/^(?:today|now|currently) (?:it|that)(?: is|['’]s| takes) [^ ]+[.]?$/i.test(text)) return [];
  if (forWhom.test(text)) return [{ text: troubleOnly(text), whole: sentence }];
  if (name && new RegExp(String.raw`^(?:the )?${escapePattern(name)}\b`).test(text)) return [];
  if (replacedToday(text)) return [];
  // 'Beds are lent for six months; after that the family is asked': what follows from a rule.
  if (/^after (?:that|this),? /i.test(text)) return [];
  // 'I manage the green waste yard': who writes.
  if (writes.test(stripStop(text))) return [];
  if (!labelled && !now.test(text) && (isOrder(text) || isOfProduct(text, name ?? '') || isAsked(text, name ?? '')))
    return [];
  // 'Cranes above 60 tonnes need two drivers' holds at all times.
  if (!labelled && conditioned.test(text) && !now.test(text)) return [];
  // 'In the last four weeks before the due date visits take an hour': how it is then.
  if (/^in the (?:last|first|final) [^,;]{3,30} (?:before|after) /i.test(text)) return [];
  // 'We take 12% of each lesson' tells of what is sold.
  if (/^we (?:take|keep|charge|earn) \d[\d.,]*\s?(?:%|per ?cent)/i.test(text)) return [];
  // 'Reception needs a day list on paper' asks for it.
  if (/^(?:the |our )?[\p{L} ]{3,30} needs? (?:an?|the|one|its|their) [^,;]* on paper[.]?$/iu.test(text)) return [];
  if (placed && (/\b(?:may|must|shall)\b/.test(text) || nobodySo.test(text)) && withoutBindings(text) === '') return [];
  if (placed) return [{ text: upperFirst(text), whole: sentence }];
  if (!labelled && !now.test(text) && watches.test(text)) return [];
  // 'Bids cannot be withdrawn' is a rule, no trouble.
  const old = tellsOldWay(text);
  if (!labelled && !old && !now.test(text) && withoutBindings(text) === '') return [];
  // 'We cannot spend more than 8,000 euros' is a budget.
  if (!labelled && /\b(?:can|could|may|cannot|can['’]t|must not|may not) (?:spend|cost|pay|afford)\b.*\d/i.test(text))
    return [];
  // 'Actors block dates they can't do, the director picks times': a row of deeds, whatever word stands in it.
  if (!labelled && !old && !now.test(text) && !/\d\s?%|\bnever\b/.test(text) && isChain(text)) return [];
  // 'Members pay in, the treasurer writes it into the ledger and two key holders confirm': what stands in a book by it.
  if (
    !labelled &&
    !now.test(text) &&
    isChain(text) &&
    new Set(peopleIn(text)).size > 2 &&
    !hurts(text, name ?? '') &&
    !/\bus\b/.test(text)
  )
    return [];
  if (!labelled && !old && !now.test(text) && isRow(text)) return [];
  // 'The conductor cancels a rehearsal when fewer than 20 come': deeds, whatever word stands in them.
  if (
    !labelled &&
    !old &&
    !now.test(text) &&
    !/\d\s?%|\bper ?cent\b/.test(text) &&
    !isHabit(text, name ?? '') &&
    actsOnly(text, name ?? '')
  )
    return [];
  // 'For the lost property office of a tram operator' says for whom.
  if (!labelled && /^for\b/i.test(text) && clauseIn(text, '') === null && !text.includes(',')) return [];
  // 'Whoever does not report loses' is a rule.
  if (!labelled && /^(?:whoever|anyone who|those who|if|unless)\b/i.test(text) && !old && !now.test(text)) return [];
  // 'Growers tell us by text message what will bloom'.
  // '12 % of faults are reported twice', 'a third of the inspections were overdue'
  const partly =
    (/^(?:about |around |only |nearly |over |some )*(?:\d[\d.,]*\s?(?:%|per ?cent) of|\d+ (?:in|out of) \d+|(?:an?|one) (?:third|quarter|half|fifth) of|half (?:of )?(?:the|our|all)|(?:most|many) of (?:the|our)) /i.test(
      inDigits(text),
    ) &&
      !wish.test(text)) ||
    partOfMany.test(text);
  const works =
    /^(?:we|they|i|everyone|people) (?:(?:mostly|still|mainly|only|all) )?(?:use|work with|rely on|live with|depend on)\s/i.test(
      text,
    ) && meansIn(text).length > 0;
  const toldUs = old && /^[^,;:]{3,60} us\b/.test(text);
  // 'You tear a paper ticket': whoever is in the trade does so today.
  const anyone =
    /\byou (?!(?:can|could|will|would|should|must|may|might|get|see|need|want|have|are)\b)\p{Ll}+ (?:an?|the|your|it)\b/u.test(
      text,
    ) && meansIn(text).length > 0;
  const opensNow =
    toldUs ||
    anyone ||
    partly ||
    works ||
    /^(?:(?:the|our) (?:present|current|existing|old) \p{L}+|now|so far|until now|up to now|today|currently|at present|at the moment|right now|nowadays)\b/iu.test(
      text,
    );
  if (
    !labelled &&
    !opensNow &&
    (wish.test(text) ||
      (product.test(text) && !now.test(text) && !(old && !product.test(text.split(' ').slice(0, 6).join(' ')))))
  )
    return [];
  if (
    !labelled &&
    !old &&
    !opensNow &&
    !hurts(withoutBindings(text), name ?? '') &&
    !now.test(text) &&
    !isHabit(text, name ?? '')
  )
    return [];
  if (!labelled && !old && priced.test(text) && !/\b(?:too|los[et]|losing|costs? (?:us|them))\b/i.test(text)) return [];
  // 'Toy library: families borrow toys, late returns …' describes the product.
  if (
    !labelled &&
    !opensNow &&
    !now.test(text) &&
    !/\d\s?%/.test(text) &&
    /^[^:.]{3,60}:\s/.test(text) &&
    (text.split(':')[0] ?? '').split(' ').length < 7 &&
    !/\b(?:problem|trouble|pain|mess|issue)\b/i.test(text.split(':')[0] ?? '') &&
    clauseIn(text.split(':')[0] ?? '', '') === null
  )
    return [];
  // 'Translators by phone': a channel named in a title is the product's own.
  if (
    !labelled &&
    !old &&
    !opensNow &&
    !now.test(text) &&
    text.split(' ').length <= 12 &&
    clauseIn(text, name ?? '') === null &&
    !/\d\s?%/.test(text) &&
    new RegExp(means.source, 'iu').test(text)
  )
    return [];
  return [{ text: upperFirst(text), whole: sentence }];
}

/** Whether a sentence tells how it goes today, though it names no means that could be put into other sentences. */
export const isTold = ({ sentences }: Problem): boolean =>
  sentences.some(
    (text) =>
      /^(?:today|currently|now|at present|at the moment|so far|until now)\b/i.test(text) ||
      clauseIn(text, '')?.side === 'people',
  );
