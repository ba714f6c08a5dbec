import nlp from 'compromise';
import { lowerFirst } from '../language.js';
import type { Limit } from './brief.js';
import { isStarter } from './clean.js';
import { deedsIn } from './deeds.js';
import { isPeople, isProperWord } from './lexicon.js';
import { tellsHowMany } from './part-in.js';
import { money } from './values.js';

/** Limits in whatever words the idea puts them. They are kept as they were written: nobody can misread a quotation. */

/** What was tried, is used or goes wrong today binds nobody. */
export const isOfThePast =
  /\b(?:today|currently|at present|at the moment|right now|nowadays|these days|last (?:year|month|winter|summer|week)|tried|gave up|failed|abandoned|used to|did not|didn['’]t|too (?:fiddly|slow|clumsy|complicated|expensive|old|late)|fiddly|previous (?:attempt|tool|app|system)|until now|still)\b/i;

const troubles =
  /^(?:there (?:is|are) )?no (?:one|longer|idea|matter|more than|less than|fewer than|doubt|wonder|overview|record|way|control|proof|history|time|visibility|trace|answer|central|common|shared|single)\b/i;
const forbids =
  /^(?:(?:and|but|also) )?(?:there (?:are|is|must be|may be|should be|will be|can be) )?((?:no|not another|without (?:an?|any)|nothing|nobody (?:pays|sees|gets|may|can|has to|needs to)) [^,.;:]{3,70})$/i;
const binds =
  /^(?:(?:and|but|also|so) )?((?:.{0,60}? )?(?:must(?: not)?|has to|have to|may not|may only|(?<!(?:that|which|who) )cannot be|is not allowed|are not allowed|should never|should not|must never|needs to be) [^.;]{3,110})$/i;
const often =
  /^(?:.*\s)?\p{L}+ (?:every|each) (?:\d+|second|third|two|three|four|six|twelve) (?:minutes?|hours?|days?|weeks?|months?|years?)\b.*$/iu;
const atMost =
  /(?<![\p{L}\p{N}])((?:max(?:imum)?(?: of)?|at most|no more than|not more than) \d[\d.,]*(?: (?!(?:an?|per|each)\b)[\p{L}-]+)?(?: (?:per|an?|each) \p{L}+| at (?:a|one) time| at once| ahead| in advance| beforehand)?)/iu;
const atLeast =
  /^(?:(?:and|with) )?((?:at least|a minimum of|min\.?|minimum) (?:one|two|three|\d+) [^,.;]{3,60}|\d+ (?:hours?|days?) (?:of )?rest\b[^,.;]{0,30})$/i;
const crew =
  /^(?:(?:and|with|only|just|we are|we have|a team of|team:?) )*((?:a team of )?(?:\d+|one|two|three|four|five|six)(?: (?:full|part)-time)? (?:people|persons|developers?|engineers?|programmers?|devs?|designers?|of us|colleagues)(?: (?:and|plus) (?:\d+|one|two|an?)(?: (?:full|part)-time)? (?:designer|developer|tester|engineer)s?)?(?: (?:build|make|develop|work on|are available|can work on|will build)(?: (?:it|this|on it))?)?)$/i;

/** `BAFA requires records for 5 years`, `only the export officer may overrule`. */
const demands =
  /^(?!(?:we|i|they|it|this|which|that)\b)[^,;]{2,40} (?:requires?|demands?|insists? on|forbids?|prohibits?|allows? only) \p{L}.+$|^only .{3,50} (?:may|can|must|is allowed to|are allowed to) .+$/iu;
/** What users do not have, the product cannot ask for. */
const lacking =
  /^(?:the |our |most )?[\p{L}-]+(?: [\p{L}-]+)? (?:have|has) no (?:smart)?(?:phones?|internet|e-?mails?|computers?|signal|electricity|data|bank accounts?|addresses|address)\b/iu;

/** Pieces between commas and semicolons; a list of verbs stays whole. */
const piecesIn = (sentence: string): string[] =>
  sentence
    .replace(/[.!?]+$/, '')
    .split(
      /;\s+|:\s+|,(?!\d|\s+(?:and\s+)?(?:then|followed by|after that)\b[^,;]*\d)\s+(?:and\s+(?=(?:there|it|no)\b))?|\s(?:and|but)\s(?=(?:must|may not|cannot|should never)\b|(?:there (?:is|are|must)|no|not another|it (?:must|has to|may))\b)/i,
    )
    .map((piece) => piece.trim())
    .filter(Boolean);

/** `no personal phones in the pits`, `it must run on the existing Zebra scanners`, `3 people build it`. */
export function rules(sentence: string, taken: Limit[]): Limit[] {
  // 'Stale = at 100% for 60 days and no targeting change': what a word means binds nobody.
  if (isOfThePast.test(sentence) || /^[\p{L} -]{2,30} = /u.test(sentence)) return [];
  const said = taken
    .flatMap(({ text }) => [text, ...(/“(.+)”/.exec(text)?.slice(1) ?? [])])
    .map((text) => text.toLowerCase());
  const sums = taken.flatMap(({ text }) => text.match(/\d[\d.,]*/g) ?? []);
  const found = sentence.split(/;\s+/).flatMap((part) => {
    const isGoal = /\b(?:want|like|goals?|targets?|aims?|success)\b/i.test(part);
    return piecesIn(part)
      .flatMap((piece) => ruleIn(piece) ?? [])
      .filter((text) => !(isGoal && (atMost.test(text) || atLeast.test(text))));
  });
  return found
    .filter((text) => ![...said, ...sums].some((other) => text.toLowerCase().includes(other)))
    .map((text) => ({ kind: 'other', text: isProperWord(text.split(' ')[0] ?? '') ? text : lowerFirst(text) }));
}

function ruleIn(piece: string): string | null {
  const forbidden = forbids.exec(piece)?.[1];
  if (forbidden && !troubles.test(forbidden)) return forbidden;
  const bound = binds.exec(piece)?.[1];
  if (bound && !isDeed(bound) && !tellsHowMany.test(bound)) return bound;
  const team = crew.exec(piece)?.[1];
  if (team) return team;
  if (piece.split(' ').length <= 16 && (demands.test(piece) || lacking.test(piece))) return piece;
  // 'and sends gauges to calibration every 12 months' is what somebody does.
  if (/^(?:and|or|then) \p{Ll}+s (?:the|an?|\p{Ll}+s)\b/u.test(piece)) return null;
  // 'temperature, salinity and lamp hours every 6 hours': the rest of a list that was cut at its comma.
  if (/^[\p{L} -]+ and [\p{L} -]+ (?:every|each)\b/u.test(piece) && deedsIn(piece, '') === null) return null;
  // What we do today binds nobody.
  if (
    often.test(piece) &&
    piece.split(' ').length <= 14 &&
    (binding.test(piece) || (!/^(?:we|they|i)\b/i.test(piece) && !isWork(piece)))
  )
    return piece;
  const least = atLeast.exec(piece)?.[1];
  if (least) return least;
  const [, most = null] = atMost.exec(piece) ?? [];
  // 'Crates stay at most 6 hours in the sun' says of what.
  return most !== null && (ofSomething.test(piece) || inTurn.test(piece)) && piece.split(' ').length <= 16
    ? piece
    : most;
}

/** `at most 90 days on display, then 180 days of rest` is one rule of two parts. */
const inTurn = /,? (?:and )?(?:then|followed by|after that)\b[^,;]*\d/i;
const ofSomething =
  /^(?!(?:we|they|i|it|that|this|and|or|but|with|for|in|on|to)\b)[^,;:]{3,40} \p{L}+ (?:at most|no more than|not more than|max)/iu;

const binding = /\b(?:must|have to|should|need to)\b/i;

/** `the vet records a check every 8 weeks`: what somebody does, and how often. */
const isWork = (piece: string): boolean => deedsIn(piece, '')?.some(({ who }) => who === 'people') ?? false;

/** `nurses must record doses`: what people do is a function; what is done to things or asked of the product is a rule. */
const isDeed = (text: string): boolean => {
  const [, subject = ''] = /^(.*?)\s?(?:must|has to|have to|may|should|needs? to)\b/i.exec(text) ?? [];
  const head = subject.replace(/^(?:the|all|every|each|our|a|an)\s/i, '');
  return (
    text.split(' ').length > 20 ||
    /\b(?:must|should|have to|has to) (?:be able to|let|allow|enable|help)\b/i.test(text) ||
    (isPeople(head) && !/\b(?:must|may|should|has to|have to) (?:not|only|never|be)\b/i.test(text)) ||
    /^(?:we|i|they|you)$/i.test(head)
  );
};

/** `9 months`, alone between commas in a sentence about means. */
export function spanAlone(sentence: string): string | null {
  if (!/\b(?:people|developers?|engineers?|team|money|budget|funding)\b/i.test(sentence)) return null;
  return (
    piecesIn(sentence).find((piece) =>
      /^(?:in |within )?(?:\d{1,2}|two|three|four|six|nine|twelve) (?:months?|weeks?)$/i.test(piece),
    ) ?? null
  );
}

const systems =
  'system|software|database|ERP|CRM|calendars?|register|registry|portal|scanners?|API|interface|platform|terminal|tills?|ledger|archive|directory|mailbox|card readers?|machines?';
const joins =
  '(?:work|works|integrat\\w+|integration|connect\\w*|sync\\w*|talk|talks|link\\w*|interfac\\w+|compatible|plug\\w*|tie\\w*|hook\\w* up|run|runs) (?:together )?(?:with|to|into|on|from)';
const named = String.raw`(?:\p{Lu}[\p{L}\d.&-]*)`;

const nearSystem = new RegExp(
  String.raw`\b(?:from|to|in|into|with|against|via|by)\s((?:the\s)?(?:${named}\s){1,3}(?:API|register|registry|database|portal|ERP|CRM|ledger|devices?|scanners?))\b|\b(?:software|programme|program|ERP|till|back office)\s(?:is|is called|we use is|:)\s(${named}(?:\s${named})?)|\b(?:system|software|programme|program|register|till|ledger)\s((?:${named}|\p{Ll}\p{Lu}\p{L}+))(?=\s|[,.]|$)|\b(?:sent|exported|transferred|passed|posted|written|goe?s?|reported|copied)\sto\s(${named})(?=$|[,.;]|\s(?:every|and|where|each|by|at)\b)`,
  'gu',
);

const ownedSystem = new RegExp(
  String.raw`\b(?:to|into|with|from)\s((?:the|our|their|my|his|her)\s(?:[\p{Ll}-]+\s)?[\p{Ll}-]+['’]s?)\s((?:${named}(?:\s|(?=[.,;)]|$))){1,3}(?:system|software|register|portal|database)?)`,
  'gu',
);

/** Systems that the product has to live with, as noun phrases: `the SAP stock system`. */
export function systemsIn(sentence: string): string[] {
  if (isOfThePast.test(sentence)) return [];
  const found: string[] = [];
  for (const [, list = ''] of sentence.matchAll(
    new RegExp(
      String.raw`\b${joins}\s((?:(?:the|our|their|existing|an?)\s)*(?:${named}(?:\s[\p{L}\d-]+){0,3}?|(?:[\p{L}-]+\s){0,3}?(?:${systems}))(?:(?:,\s|\sand\s)(?:with\s)?(?:the\s|our\s)?${named}(?:\s[\p{L}\d-]+){0,2}?)*)(?=$|[.,;:)]|\s(?:and|but|so|for|in|when|to|without|or|by|which|that|before)\b)`,
      'giu',
    ),
  ))
    if (/\p{Lu}/u.test(list) || new RegExp(`(?:${systems})$`, 'i').test(list)) found.push(list);
  for (const [, name = ''] of sentence.matchAll(
    new RegExp(
      String.raw`\b((?:${named}\s){1,3})(?:integration|interface|connection|connector|import|export)(?=$|[.,;:)]|\s(?:and|for|to|with|in|or|is|are|must)\b)`,
      'gu',
    ),
  ))
    if (!isStarter(name.trim())) found.push(name.trim());
  for (const [, name = ''] of sentence.matchAll(
    /\b(?:writes?|enters?|exports?|posts?|saves?|pushes|imports?|files?) (?:[^,.;]{3,40}? )?(?:into|to) (\p{Lu}\p{L}+)(?=$|[,.;]| and\b)/gu,
  ))
    if (!nlp(name).has('(#Place|#Person|#Demonym)') && !isPeople(name)) found.push(name);
  // 'the Aladhan API', 'the Xunta register', 'practice software is Vetera'.
  for (const match of sentence.matchAll(nearSystem)) {
    const name = match.slice(1).find(Boolean) ?? '';
    // 'The software I have in mind'
    if (
      name !== 'I' &&
      !nlp(name).has('(#Place|#Person|#Demonym)') &&
      !found.some((text) => text.includes(name.replace(/^the\s/, '')))
    )
      found.push(name);
  }
  // 'to our accountant's Primavera ERP': whose it is belongs to it.
  for (const [, owner = '', name = ''] of sentence.matchAll(ownedSystem))
    if (!nlp(name).has('(#Place|#Person|#Demonym|#Month|#WeekDay)')) {
      const whole = `${owner} ${name.trim()}`;
      found.splice(
        0,
        found.length,
        ...found.filter((text) => !whole.includes(text)),
        ...(found.some((text) => text.includes(whole)) ? [] : [whole]),
      );
    }
  // 'Integrations: SAP FI for payouts, Outlook'.
  const listed = /^(?:integrations?|interfaces?|connected to|connects to)\s?:\s(.+)$/iu.exec(
    sentence.replace(/[.]$/, ''),
  )?.[1];
  for (const part of listed?.split(/,\s(?:and\s)?|;\s|\sand\s/) ?? [])
    if (/^(?:the\s)?\p{Lu}/u.test(part)) found.push(part.replace(/\s(?:for|to|with)\s.*$/, ''));
  return (
    found
      .map((text) =>
        text
          .replace(/^(?:needs?|with|and)\s/i, '')
          .replace(/^(?:our|their|my|his|her)\s/i, 'the ')
          .replace(/[.]$/, '')
          .trim(),
      )
      // 'a shop I run with my sister Achieng': somebody is no system.
      .filter(
        (text) =>
          !isPeople(text.replace(/^(?:the|an?)\s/i, '').replace(/(?:\s\p{Lu}\p{L}+)+$/u, '')) &&
          text.split(' ').length <= 9,
      )
  );
}

/** `pay with M-Pesa`, `SMS and MitID`: a service with capitals inside its name can only be one that exists. */
export function servicesIn(sentence: string, name: string): string[] {
  if (isOfThePast.test(sentence)) return [];
  const found = sentence.matchAll(
    /(?:\b(?:via|through|with|using|over|and|or|by)\s|^)((?:\p{Lu}\p{Ll}*-\p{Lu}\p{L}+|\p{Lu}\p{Ll}+\p{Lu}\p{L}*))(?![\p{L}-])/gu,
  );
  return [...found].flatMap(([, service]) =>
    service && service !== name && !/^(?:SaaS|IoT|DevOps|FinOps|EdTech|FinTech|LoRa\w*)$/.test(service)
      ? [service]
      : [],
  );
}

/** `60 million CLP are set aside`, `we have £4,000 for it`. */
export function setAside(sentence: string): string | null {
  const sums = String.raw`${money}(?:(?:,| and| or| plus)\s${money})*`;
  return (
    new RegExp(
      String.raw`(${sums})\s(?:(?:is|are|has been|have been) )?(?:set aside|earmarked|available|approved|in the pot|to spend|reserved)\b`,
      'iu',
    ).exec(sentence)?.[1] ??
    new RegExp(
      String.raw`^(?:and )?(${sums})\sfrom\s(?:the|an?|our)\s[\p{L}-]+|,\s(${sums})\sfrom\s(?:the|an?|our)\s(?:board|foundation|council|city|ministry|fund|lottery|state)\b`,
      'iu',
    )
      .exec(sentence)
      ?.slice(1)
      .find(Boolean) ??
    new RegExp(
      String.raw`\bwe(?: only)? have(?: about| around)? (${sums})(?:$|[.,;](?!\d)|\s(?:for|to|and|in|from)\b)`,
      'iu',
    ).exec(sentence)?.[1] ??
    null
  );
}

/** `must export to our SAP system` names the system, and nothing else binds. */
export const isOnlySystem = (rule: string, system: string): boolean => {
  const [, named = ''] =
    /^(?:it )?(?:must|has to|should) (?:export|connect|link|write|sync|talk|import|work|integrate) (?:to|with|into|from) (?:the|our|their|my) (.+)$/iu.exec(
      rule,
    ) ?? [];
  return named !== '' && system.toLowerCase().endsWith(named.toLowerCase());
};
