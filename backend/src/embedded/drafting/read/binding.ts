import nlp from 'compromise';
import { escapePattern, memo, stripStop } from '../language.js';
import { kindWords } from './kinds.js';
import { deedsIn } from './deeds.js';
import { surelyExcluded } from './exclusions.js';
import { heldBackIn } from './held.js';
import { isMishap, isPutOff } from './left-out.js';
import { isGroup, isPeople, isVerb } from './lexicon.js';
import { tellsHowMany } from './part-in.js';
import { headOf } from './phrases.js';
import { ruleFormOf } from './rule-forms.js';
import { asAlways, heldBack, leftForLater, neverSo, nobodySo, rulesByForm } from './ruled.js';
import { happensIn } from './triggers.js';
import { money } from './values.js';

/**
 * Clauses that bind the product or leave something out of it. They are quoted as they were written, and nothing is asked
 * for by them: 'Training records stay in the provincial system' wants no training recorded.
 */

export interface Binding {
  text: string;
  /** What stays elsewhere, comes later or is not wanted. */
  out: boolean;
  /** The clause may ask for something as well: `claims up to 500 euros are paid without a second signature`. */
  asks: boolean;
}

const few = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty)`;
const span = String.raw`${few} (?:(?:working|business|calendar) )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|seasons?|harvests?|terms?)`;
/** What is kept or undone after a time. */
const timed = String.raw`(?:kept|retained|stored|archived|deleted|erased|removed|anonymised|anonymized|destroyed|wiped|blocked|closed)`;
const approval =
  'signatures?|approval|consent|permission|agreement|authorisation|authorization|confirmation|sign-off|yes|okay|ok|go-ahead|green light';

/** A clause about the making of the product, about today, or about what is hoped for, binds nobody. */
const hoped =
  /\b(?:an?|one|two) (?:third|quarter|half|fifth|tenth)s? of (?:the|our|all)\b|\bhalf (?:of )?(?:the|our|all)\b.*\b(?:cannot|can['’]t)\b|\b(?:goals?|targets?|aims?|success|we (?:want|hope|expect)|currently|nowadays|these days|last (?:year|month|week|season|winter|summer|time)|should not have|because|must be able to|should be able to)\b|^(?:today|now|at present|at the moment|sometimes|often|usually)\b|\bfrom \d\S*(?: \S+)? to \d/i;

const stays = new RegExp(
  String.raw`^(?:and |but )?(?!we\b|they\b|it\b|he\b|she\b|which\b|that\b)(.{2,60}?) (?<!\b(?:an?|the|each|every|their|your|his|her|my|our|per|first|last|next) )(?:will )?(?:stays?|remains?|continues?(?: to be \p{L}+)?|(?:is|are) still \p{L}+|(?:is|are|will be) (?:\p{L}+ )?(?:handled|done|made|kept|managed|calculated|planned|processed|paid|ordered|booked|left))(?: on paper$| (?:(?:where|as) (?:it is|they are)|as (?:before|now|today)|outside)\b| (?:in|with|at|by|through|on|inside) (.+)$)`,
  'iu',
);
const staysPut =
  /^(?!we\b|they\b|it\b|he\b|she\b)[^,;:]{3,50} (?<!\b(?:an?|the|each|every|their|your|his|her|my|our|per|first|last|next) )(?:stays?|remains?)(?: for (?:those|people|anyone|everyone) .+)?$/iu;
const asBefore = /\b(?:as (?:before|it is|they are|now|today|until now)|unchanged)$/i;
const later =
  /\b(?:(?:comes?|follows?|will (?:come|follow)|is|are|planned|maybe|only) (?:(?:for|in|with) )?(?:(?:a |the )?(?:second|next|later|third) (?:phase|step|version|release|stage|year)|(?:phase|version|release|stage) (?:two|three|2|3|II)|later|next year)|^[\p{L} -]{3,40} (?:comes? )?later)$/iu;
const notPart =
  /\b(?:(?:is|are|stays?|remains?) (?:not|n['’]t|no) (?:(?:a )?part of|in scope|included|touched|affected|replaced|wanted|planned|needed)|(?:isn['’]t|aren['’]t) (?:part of|in scope|included|touched|affected|replaced|wanted|planned|needed)|out of (?:the )?scope|(?:is|are) (?:excluded|left out|not our (?:job|business|concern)|left to)|(?:is|are) \p{L}+ elsewhere|do(?:es)? not (?:need|want) to be (?:replaced|touched|changed))\b/iu;
const unoffered =
  /^(?:the )?[\p{L}-]+(?: [\p{L}-]+){0,2} (?:is|are) (?:not|never) (?:sold|offered|covered|planned|included|provided|supported|considered|collected|replaced|foreseen|required|published|charged)$/iu;
const refused =
  /^(?:nobody|no one) (?:(?:shall |should |will )?(?:has|have|needs?) to|(?:should|shall|must|may) (?:pay|give|enter|install|register|sign|log|remember|rate|score|rank)) ?\p{L}|^(?:and |but |please |also )?(?:(?:do not|don['’]t|never) (?:store|show|share|save|keep|publish|ask|sell|track|record|send|collect)\b|(?:we|i|they) (?:do not|don['’]t|not|dont) (?:want|need|wish|ask for)\b|(?:not|never) (?:for|a|an|another|in|about)\b|(?:there (?:is|are|will be) )?(?:no|without(?: any)?) (?!or\b|one\b|longer\b|idea\b|matter\b|more than\b|less than\b|fewer than\b|doubt\b|wonder\b|overview\b|record\b|way\b|control\b|proof\b|history\b|time\b|visibility\b|trace\b|answer\b|central\b|common\b|shared\b|single\b)[^,;]{2,60}$|we never (?:ask|sell|share|show|store|publish|collect|give|charge|keep|print|pass|hand|tell|send|track|contact)\b|(?:we|it) (?:do not|don['’]t|does not|doesn['’]t|will not|won['’]t) (?:sell|store|replace|handle|offer|cover|touch|collect|charge|host|publish|manage|process|support|move|provide|ship|deliver|lend|insure|issue|moderate|resell)\b|nothing (?:to do with|about|for)\b)/iu;
/** `Without a valid check it is locked` */
const lackingIt =
  /^without [^,;:]{3,40}?,? (?:it|they|nobody|no one|the [\p{L}-]+|an? [\p{L}-]+) (?:is|are|gets?|stays?|remains?)\b/iu;
const ofProduct = new RegExp(
  String.raw`^(?:it|(?:the|this|our) (?:[\p{L}-]+ )?(?:${kindWords}|software|system|board)) (?:must|may|shall|should|can|will) (?:not|never) (?!(?:cost|exceed|take|need|be (?:more|longer|later|used before))\b)\p{L}`,
  'iu',
);
const showsTo =
  /\b(?:not|never) (?:(?:show|tell|give|reveal|display|send|disclose|pass|hand)(?: on)? .{3,60} to \p{L}|(?:show|tell|give) (?:the|an?|any) [\p{L}-]+(?: [\p{L}-]+)? (?:the \p{L}|\p{L}+['’]s? \p{L}))/iu;
const headed =
  /^(?:not|out|left out|not in scope|out of scope|not included|not part of (?:it|this)|not our (?:thing|business|job|part)|excluded|without|not wanted|(?:we|it) (?:do not|don['’]t|does not|doesn['’]t|will not|won['’]t) (?:build|make|do|offer|want|need|cover))\s?:\s(.+)$/i;

/** What is forbidden or reserved for somebody. */
const forbids =
  /\b(?:must|may|shall|should|can|could|will) (?:not|never|only)\b|\bmust\b.{2,40}\b(?:never|not)\b|\b(?:mustn['’]t|may not|cannot (?:change|edit|alter|delete|remove|erase|overwrite|withdraw|undo|reopen|resell|transfer|sign|approve|release)|(?<!(?:that|which|who) )(?:cannot|can['’]t) be|can only|may only)\b|^(?:nobody|no one|no \p{L}+(?: \p{L}+)?|neither|none) (?:\S+ ){0,5}?(?:may|can|must|shall|should|is allowed|gets?|sees?)\b|^(?:nobody|no one) (?!(?:really |ever |still )?(?:knows?|sees?|notices?|finds?|remembers?|can (?:see|tell|find|say)|has an?|is sure)\b).*(?:\d|more than|less than|before|without|unless|twice|once)\b|\b(?:is|are) (?:not|never) (?:allowed|permitted|\p{L}+able|on \p{L}+ (?:for )?more than)\b|\b(?:never|not) (?:\p{L}+ ){0,3}(?:more than|longer than|later than|before|without|again) /iu;
const only =
  /(?:^|: )only \p{L}.{2,60}\b(?:may|can|must|sees?|is|are|gets?|who|with)\b|\b(?:is|are|be|get|gets) (?:\p{L}+ (?:out |over |on |in |up )?)?only (?:\p{L}+ )?(?:if|when|after|once|against|to|for|by|with|from|until)\b|\b(?:is|are) only \p{L}+ (?:\p{L}+ )?(?:if|when|after|once|against|to|by|with|from|until)\b/iu;
const needsYes = new RegExp(
  String.raw`\b(?:needs?|requires?) (?:the |an? |two |three |both |written |his |her |their |\p{L}+ )*(?:${approval})\b|\b(?:without|only with|only against) (?:the |an? |his |her |their |a second |written )*(?:${approval})\b`,
  'iu',
);
const first =
  /\b(?:comes?|goes?|go|ha(?:s|ve)|takes?|gets?) (?:before (?:everything|all|every|any|everybody|everyone)|priority(?: over)?|precedence)\b|\b(?:first come,? first served)\b|\b(?:goe?s?|comes?|(?:is|are) served) first$/i;
const perEach =
  /^(?:and |but )?(?:only |just |max\.? |maximum |at most |up to )?(?:one|two|three|four|five|\d+) \p{L}+(?: \p{L}+)? (?:per|for each|for every|a) \p{L}+(?! (?:would|will|might|is|are)\b)(?: \p{L}+){0,3}$/iu;
const fades = new RegExp(
  String.raw`\b(?:is|are|stays?|remains?) (?:only )?(?:valid|good) (?:for )?(?:at most |up to )?${span}|\b(?:disappears?|expires?|lapses?|vanish(?:es)?|ends?|closes?) (?:automatically )?(?:after|within) ${span}|^(?!(?:we|they|i)\b)[^,;:]{3,50} (?:is|are) (?:kept|stored|retained|archived) ${span}$|\b(?:is|are|be|get|gets) (?:\p{L}+ )?${timed} (?:for|after|within|at the latest after) (?:at least |at most |up to |no more than )?${span}`,
  'iu',
);
const charged = new RegExp(
  String.raw`\bcosts? (?:the|an?|every|each) \p{L}+ ${money}|\b(?:is|are) charged (?:at )?(?:\d|double|half|extra|${money})|\b(?:costs?|pays?|is|are) (?:nothing|(?:\d[\d.,]*|two|three|four) times|double|half the|free (?:of charge|for))\b`,
  'iu',
);
/** `An order after 7:30 needs a call to the cook`: of a thing it is said what it needs. */
const demands =
  /^(?:an?|any|each|every) ((?:[^,;:]|:(?=\d)){3,60}?) (?:needs?|requires?) (?:an? |the |at least |\d|two |three |both )/iu;
const demanding = (clause: string): boolean => {
  const [, subject = ''] = demands.exec(clause) ?? [];
  return subject !== '' && !isPeople(headOf(subject)) && !isGroup(headOf(subject));
};
const ahead = new RegExp(
  String.raw`\b(?:at least|no later than|not later than|at the latest) ${span} (?:ahead|before|earlier|in advance|after)\b|\b(?:has|have|must|need|needs) (?:to )?be \p{L}+ (?:\p{L}+ ){0,5}?within ${span}`,
  'iu',
);
const threshold = new RegExp(
  String.raw`\b(?:up to|above|over|below|under|more than|less than|exceeding) (?:${money}|\d[\d.,]*\s?\p{L}+)\b.*\b(?:needs?|requires?|without|signs?|approves?|decides?|approved|signed|has to|have to|must)\b`,
  'iu',
);
/** `Once a batch is bottled, the app prints a label`: who does what as soon as something has happened is a deed. */
const doneThen = (clause: string): boolean => {
  const [, then = ''] = /^(?:when|whenever|as soon as|once) [^,;]{3,90}, (.+)$/iu.exec(clause) ?? [];
  const deeds = then === '' || ruling.test(then) ? [] : (deedsIn(then, '') ?? []);
  return (
    deeds.length > 0 &&
    deeds.every(({ who, negated, passive }) => (who === 'people' || who === 'product') && !negated && !passive)
  );
};
const ruling =
  /\d|\b(?:must|may|has to|have to|needs?|only|first|no|not|nobody|never|free|within|until|before|unless|one|two|three)\b/i;
const conditional =
  /^(?:if\s.{8,90}|(?:when|whenever|as soon as|once|where)\s[^,;]{3,90}(?:,\s\p{L}|\b(?:has|have) to\b|\bmust\b)).{8,}$/iu;
/** `Refund within 3 days if we cancel`, `Dogs free, bikes £2`: notes without a verb. */
const noted = new RegExp(
  String.raw`\bnot \p{L}+ (?:after|within) ${span}|^(?!.*\b(?:is|are|budget|launch|live|ready|goals?|done|finished)\b)\p{L}+(?: \p{L}+){0,2} within ${span}(?=$|,? (?:of|after|if|or|from|when)\b)|^\p{L}+(?: \p{L}+)? free, .{2,40}${money}$`,
  'iu',
);

const finite = String.raw`(?:must|may|can|cannot|shall|should|stays?|remains?|has|have|is|are|needs?|costs?|pays?|comes?|gets?)`;
/** `Findings stop the turbine; nobody may delete them`: a clause of its own binds by itself. */
const clausesOf = (sentence: string): string[] =>
  stripStop(sentence)
    .split(
      new RegExp(
        String.raw`;\s+|\s[–—-]\s(?=no\b)|\s(?:and|but)\s(?=(?:nothing|nobody|no one)\s(?:[\p{L}]+\s){0,3}(?:may|can|must)\b)|\s(?:and|but)\s(?=there(?:['’]s| (?:is|are|(?:must|should|shall|will|may) be)) no\b)|,\s(?:and|but)\s(?=(?:(?:the|an?|no|only|nobody|every|each)\s)?(?:[\p{L}'’-]+\s){1,5}?${finite}\b)|,\s(?=(?:nobody|no one|only(?! (?:\d|once|twice|one|two|three|four|five|six|ten|\p{L}+(?:ed|en))\b))\s)|,?\s(?:so|therefore|hence)\s(?=(?:there (?:is|are|will be) )?no\s)|,\s(?:and\s)?(?=no\s(?!or\b)[^,]+(?:,\s(?:and\s)?no\s[^,]+)*$)|,\s(?=(?:the\s|an?\s)?[\p{L}-]+(?:\s[\p{L}-]+)?\s(?:has|have|gets?)\s\d+\s(?:minutes?|mins?|hours?|hrs?|days?|weeks?)\sto\s)|(?<=^(?:max\.?|at most|no more than|not more than|up to|only)\s[^,;]{3,60}),\s(?=(?:max\.?|at most|no more than|not more than|up to)\s\d)|,\s(?=never\s\p{L}+s\s)|,\s(?:and\s)?(?=we\s(?:don['’]t|do not|won['’]t|never)\s)|\s(?=(?:no)\s\p{L}+\s(?:no)\s\p{L}+)|(?<=\bno\s\p{L}+)\s(?=no\s)|,\s(?=[\p{L} -]{3,40}\slater$)`,
        'iu',
      ),
    )
    .map((part) =>
      part
        .replace(/^(?:and|but|also|please)\s/i, '')
        .replace(/^there(?:['’]s| (?:is|are|(?:must|should|shall|will|may) be)) (?=no )/i, '')
        .trim(),
    )
    .reduce<string[]>(withItsTime, [])
    .filter((part) => part !== '' && (part.match(/\(/g) ?? []).length === (part.match(/\)/g) ?? []).length);

/** `While a case is confirmed, no colony may be moved`: what is forbidden is so only then. */
function withItsTime(parts: string[], part: string): string[] {
  const before = parts.at(-1) ?? '';
  return onlyThen.test(before) && /^(?:no|nobody|no one)\s/i.test(part)
    ? [...parts.slice(0, -1), `${before}, ${part}`]
    : [...parts, part];
}
const onlyThen = /^(?:while|during|as long as|once|if|when|on|in|after|before)\s[^,;:]{3,60}$/i;
/** The same as one clause. */
const bannedThen =
  /^(?:while|during|as long as|once|if|when|on|in|after|before)\s[^,;:]{3,60}, (?:no|nobody|no one)\s.*\b(?:may|can|must|shall|is|are)\b/i;
/** `Names of donors are shown to the treasurer only` */
const shownOnly = /\b(?:shown|visible|given|handed|lent|sold|open|told|available|sent) to [^,;:]{3,40} only$/i;
/** `A bench that fails the check is taken off the map until it is repaired` */
const untilThen =
  /^(?:an?|each|every|any|the) [^,;:]{2,40}? (?:that|which|who|with|without) [^,;:]{3,50}? (?:is|are) \p{L}+(?: [^,;:]{2,50})? (?:until|till) [^,;:]{5,60}$/iu;
/** `Faulty equipment is taken out of booking until the technician releases it` */
const shutUntil =
  /^(?:(?:an?|any|each|every|all) )?[\p{L}-]+ [\p{L}-]+ (?:is|are) (?:blocked|locked|closed|suspended|hidden|barred|held|taken (?:off|out)|removed)(?: [^,;:]{2,50})? (?:until|till) [^,;:]{5,60}$/iu;
/** `Whoever brings gear back late pays €2 a day` */
const owed =
  /^(?:whoever|anyone who|everyone who|those who) [^,;:]{5,60}? (?:pays?|owes?|loses?|gets? no|gets? none|is|are|may not|must not|must|cannot) [^,;:]{2,60}$/iu;
/** `A household may collect one parcel a week`: a deed, and how far it may go. */
const soMany =
  /^(?:an?|each|every) [\p{L}-]+(?: [\p{L}-]+)? (?:may|can) \p{L}+ (?:\d+|one|two|three|four|five|six|ten) [\p{L}-]+(?: [\p{L}-]+)? (?:an?|per|each) (?:hour|day|night|week|month|season|year|visit|term)$/iu;

/** A place keeps data; a system or an office keeps a task. */
const isElsewhere = (subject: string, where: string | undefined, whole: string): boolean =>
  !isPeople(headOf(subject)) &&
  // 'Parents report that a child stays at home' is a deed.
  !/\s(?:that|who|which|when|if)\s/i.test(subject) &&
  !/\b(?:if|when|until|unless|must|should|while|data|photos?|servers?)\b/i.test(
    whole.replace(/\bas (?:before|now)\b/i, ''),
  ) &&
  (where === undefined ||
    asBefore.test(whole) ||
    /\bstill\b/.test(whole) ||
    (/\b(?<!\b(?:an?|the|each|every|their|your|his|her|my|our|per|first|last|next) )(?:stays?|remains?|continues?|left)\b/.test(
      whole,
    ) &&
      (/^(?:the |our |their )?(?:[\p{L}-]+ )*(?:system|software|programme|program|register|ledger|spreadsheet|tool|app|department|office|team|bank|police|hands?)\b/iu.test(
        where,
      ) ||
        (/^(?:the )?\p{Ll}?\p{Lu}/u.test(where) && !nlp(where).has('#Place')) ||
        isPeople(where))));

/** `the driver confirms each drop unless the shop is closed` is a deed with its condition. */
const tailed = /(?<=\p{L} \p{L}+ .{6,}),?\s(?:if|unless|when|whenever|until)\s.*$/iu;

const bounded = new RegExp(
  String.raw`^([^,;:]{8,}), (?:but )?(?:(?:not|no) (?:more|longer|later|earlier|sooner) than|at most|at least|only|up to) (?:${few}\b|once|twice|max)`,
  'iu',
);

const obliged = /\b(?:must|has to|have to|needs?|should|is|are)\b/i;

/** `nobody cuts a wig until she has agreed` */
const nobodyUntil = /^(?:nobody|no one) \p{L}+s? [^,;]+ until [^,;]+? (?:has|have) \p{L}+(?: it| yes| them)?$/iu;

/** `Only Texas for now`, `Go and TypeScript repos only` */
const onlyThere = /^[Oo]nly \p{Lu}[\p{L} ]{2,40}?(?: for now| at first| to (?:begin|start) with)?$/u;

/** `A family member can read the notes but not the medication list`: what may be done is asked for as well. */
const asksToo = /^(?:partly|ownOnly|onlyThey|reserved|lent|near|whenThen|mustBe|withNeed|mostBy)$/;

function bindingIn(clause: string): Binding | null {
  const text = clause;
  if (isPutOff(clause)) return { text, out: true, asks: false };
  if (isMishap(clause) || onlyThere.test(clause)) return { text, out: false, asks: false };
  // What happens by itself is done by the product.
  if (clause.split(' ').length > 30 || happensIn(clause) !== null) return null;
  // '6,400 of 52,000 are not seen again', '1 in 6 loads has to be repacked': how many they were.
  if (tellsHowMany.test(clause)) return null;
  const form = ruleFormOf(clause);
  if (form && !(form.name === 'whenThen' && doneThen(clause)))
    return {
      text,
      out: false,
      // 'A rider may ride at most 6 hours a night' only limits what is done anyway.
      asks: asksToo.test(form.name) && !(form.name === 'mostBy' && /^(?:an?|each|every) /i.test(text)),
    };
  const [, subject = '', where] = stays.exec(clause) ?? [];
  if (subject && isElsewhere(subject, where, clause)) return { text, out: true, asks: false };
  if (staysPut.test(clause) && !isPeople(headOf(clause.replace(/ (?:stays?|remains?).*$/i, ''))))
    return { text, out: true, asks: false };
  if ((asBefore.test(clause) || asAlways.test(clause)) && !hoped.test(clause)) return { text, out: true, asks: false };
  if (later.test(clause) || leftForLater.test(clause) || notPart.test(clause) || unoffered.test(clause))
    return { text, out: true, asks: false };
  if (neverSo.test(clause) || nobodySo.test(clause) || neverBeyond.test(clause) || bannedThen.test(clause))
    return { text, out: false, asks: false };
  if (
    refused.test(clause) &&
    !lackingIt.test(clause) &&
    !/\b(?:may|can|must|without|today|currently)\b/i.test(clause.replace(/^without/i, ''))
  )
    return { text, out: true, asks: false };
  if (hoped.test(clause)) return null;
  // 'It must not show addresses to the driver': who sees what is a rule, and no part that is left out.
  if (ofProduct.test(clause) && showsTo.test(clause)) return { text, out: false, asks: false };
  // 'The app must not show a verdict until an expert has signed it' only holds it back.
  if (ofProduct.test(clause) && /\b(?:until|before|unless|without) \p{L}/iu.test(clause))
    return { text, out: false, asks: false };
  // 'The tool must not stop a press': what the product shall not do is left out of it.
  if (ofProduct.test(clause)) return { text, out: true, asks: false };
  // 'The botanist extends a loan, only two times': a deed, and how far it may go.
  const [, deed = ''] = bounded.exec(clause) ?? [];
  if (deed !== '' && deedsIn(deed, '')?.some(({ who, negated }) => who === 'people' && !negated))
    return { text, out: false, asks: true };
  if (
    forbids.test(clause) ||
    heldBack.test(clause) ||
    heldBackIn(clause) !== null ||
    nobodyUntil.test(clause) ||
    only.test(clause) ||
    first.test(clause) ||
    perEach.test(clause)
  )
    return { text, out: false, asks: false };
  if (untilThen.test(clause) || shutUntil.test(clause) || owed.test(clause)) return { text, out: false, asks: false };
  if (soMany.test(clause)) return { text, out: false, asks: true };
  if (shownOnly.test(clause) || demanding(clause)) return { text, out: false, asks: false };
  if (fades.test(clause) || charged.test(clause) || noted.test(clause)) return { text, out: false, asks: false };
  if (rulesByForm(clause.replace(tailed, ''))) return { text, out: false, asks: false };
  const from = threshold.exec(clause)?.index;
  // What else the sentence says before it, binds nobody.
  if (from !== undefined && !conditional.test(clause))
    return {
      text: clause.slice(Math.max(0, clause.lastIndexOf(', ', from) + 1)).trim(),
      out: false,
      asks: !needsYes.test(clause),
    };
  if (needsYes.test(clause) || (conditional.test(clause) && !doneThen(clause)) || ahead.test(clause))
    return { text, out: false, asks: !needsYes.test(clause) && !(ahead.test(clause) && obliged.test(clause)) };
  return null;
}

/** `Two trustees have to approve any limit over £500`: it binds, and somebody approves with the product. */
const decides = (clause: string): boolean => {
  const [, who = ''] =
    /^(.{3,60}?) (?:must|shall|has to|have to|needs? to) (?:approve|confirm|sign off|countersign|review|check|accept) (?!that\b)\p{L}/iu.exec(
      clause,
    ) ?? [];
  return who !== '' && isPeople(headOf(who)) && !/^(?:nobody|no|only)\b/i.test(who);
};

/** Every clause of a sentence that binds or leaves out. */
export const bindingsIn = memo((sentence: string): Binding[] => {
  const [, list] = headed.exec(stripStop(sentence)) ?? [];
  if (list)
    return list
      .split(/,\s(?:and\s)?|;\s|\sand\s/)
      .map((part) => ({ text: `no ${part.replace(/^(?:an?|any|the) /i, '')}`, out: true, asks: false }));
  // 'Stale = at 100% for 60 days and no targeting change': what a word means leaves nothing out.
  if (/^[\p{L} -]{2,30} = [^;]+$/u.test(stripStop(sentence))) return [];
  // 'No badge, no meal': the second follows from the first.
  if (/^no [\p{L}-]+, no [\p{L}-]+$/iu.test(stripStop(sentence)))
    return [{ text: stripStop(sentence), out: false, asks: false }];
  // 'Missed visits: if nobody has come in …': what it is about stands before the rule.
  const [, headedRule = ''] =
    /^\p{Lu}[^,;:.]{2,28}: ((?:if|when|once|whenever|as soon as) .+)$/u.exec(stripStop(sentence)) ?? [];
  if (headedRule !== '') return bindingsIn(headedRule);
  // 'No slip, no trip: a pupil without a slip may not be put on the list': said short, then in full.
  const [, short = '', full = ''] = /^(no [\p{L}-]+, no [\p{L}-]+): (.+)$/iu.exec(stripStop(sentence)) ?? [];
  if (short !== '') return [{ text: short, out: false, asks: false }, ...bindingsIn(full)];
  return clausesOf(sentence).flatMap((clause) => {
    const found = bindingIn(clause);
    return found ? { ...found, asks: found.asks || (!found.out && decides(clause)) } : [];
  });
});

/** `Fees are collected by the treasury, so no payments here`: why something is left out asks for nothing. */
const reasoned = /^[^;.]+?,? (?:so|therefore|hence) (?=(?:there (?:is|are|will be) )?no \p{L})/iu;

/** What is left of a sentence to be asked for when its binding clauses are taken out; empty when nothing is. */
export const withoutBindings = memo((sentence: string): string =>
  bindingsIn(sentence)
    .filter(({ asks }) => !asks)
    .reduce(
      (left, { text }) =>
        left.replace(new RegExp(String.raw`(?:[,;]?\s(?:and|but)\s|[,;]\s)?${escapePattern(text)}`), ''),
      headed.test(stripStop(sentence)) ? '' : sentence.replace(reasoned, ''),
    )
    .replace(/^[\s,;]*(?:and|but)\s/i, '')
    .replace(/^[,;]\s/, '')
    .replace(/^[\s,;.!]+$/, ''),
);

/** `Never send a driver out for more than 10 hours`: how far it may go. */
const neverBeyond =
  /^never \p{L}+ .*\b(?:more than|longer than|less than|fewer than|under|over|above|below|before|after|without|until)\b/iu;

/** `Residential leases are out of scope` */
const isLeftOut = (text: string): boolean => surelyExcluded(text)?.rest === '';

/** `Invoicing stays in DATEV`, `no chat`: said of what the product shall not do. */
export const leavesOut = (text: string): boolean =>
  // 'not back after 3 days → reminder' tells what follows.
  !/→|->|=>/.test(text) &&
  !isMishap(text) &&
  (isLeftOut(text) ||
    (ruleFormOf(text) === null &&
      !neverSo.test(text) &&
      // 'Never mix two beds in one tank' rules how the work is done.
      !lackingIt.test(text) &&
      !isVerb(/^never (\p{L}+) \p{L}/iu.exec(text)?.[1] ?? '') &&
      /^(?:there (?:is|are|will be) )?(?:no|not|without|never|nothing (?:to do with|about|for)|not another)\b(?!-)(?!.*\b(?:may|can|must|sees?)\b)/i.test(
        text,
      )) ||
    bindingsIn(text).some(({ out }) => out));
