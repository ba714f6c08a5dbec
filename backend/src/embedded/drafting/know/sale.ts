import type { Brief } from '../read/brief.js';
import { numberWords } from '../language.js';
import { buyerSaid } from './buyer.js';
import { personsOf } from './named.js';
import { saysHouse } from './setting.js';

const money = String.raw`(?:[€£$¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$¥]|euros?|dollars?|pounds?|francs?|kroner|[A-Z]{3}\b))`;
/** Somebody pays for using it: a price for a period or a head, or a word that only sellers say. */
const priced = [
  new RegExp(String.raw`${money}\s?(?:k\s)?(?:per|an?|each|every|/|monthly|yearly)\b`, 'i'),
  /\b(?:subscriptions?|subscribers?|freemium|pricing|commission|billing by|billed (?:by|per|monthly)|paying (?:customers|members|users)|paid plans?|price plans?|white[- ]label|saas|b2b)\b/i,
  /\bwe (?:\w+ )?(?:charge|earn|sell|live on)\b/i,
  // 'We keep our accounting software' sells nothing.
  /\bwe (?:\w+ )?(?:keep|take) (?:an?\b|the rest|\d)[^.;]{0,25}(?:%|\bper ?cent|cut|commission|share|fee|rest\b|euros?|[€£$])/i,
  /\b(?:monthly|yearly|annual|listing|booking|service|transaction) fees?\b/i,
];

const people = 'staff|employees?|team|crew|colleagues|drivers|workers|nurses|volunteers|people|department|practice';
/** A sum a day that is lost, saved or aimed at is no price, nor is what it may cost those who ask for it. */
const trouble =
  /\b(?:costs?|costing|spend|run(?:s|ning)?(?: it)?(?: for)?|for) (?:us )?(?:at most|less than|under|no more than|not more than|below|up to|max\w*)\b(?! \d[\d.,]* (?!euros?|dollars?|pounds?|francs?|kron)\p{L})|^(?:goals?|targets?|aims?|success|budget)\b|\b(?:fines?|deposits?|penalt\w+|overstays?|surcharges?|late fees?|damages?) of (?:about |up to )?(?:[€£$¥]\s?)?\d|\b(?:waste[ds]?|wasting|thrown away|los(?:e|es|t|ing|ses)|spoil\w*|damages?|saves?|saving|savings)\b/iu;

/** `We charge 95 euros an hour`: whose work is paid by the hour sells that work, and not a product. */
const byTheHour = new RegExp(String.raw`\b(?:we|i) (?:\w+ )?charge ${money}\s?(?:per|an|each|every|/)\s?hour\b`, 'i');

/** It is made for the house of whoever asks for it. */
const ownUse = [
  /\b(?:internal|in-house|volunteers?)\b/i,
  // 'Our 9 falconers make 60 visits a week'
  new RegExp(
    String.raw`\bour (?:\d+|${numberWords.slice(2).join('|')}) (?!(?:\p{L}+ )?(?:plans?|prices?|tiers?|packages?|apps?|products?|users?|customers?|subscribers?)\b)\p{L}+`,
    'iu',
  ),
  // Who tells of their own work or people asks for themselves; who builds something for others speaks of what they make.
  /\bI(?: am|'m|’m)? (?!want|would|need|have an idea|plan|think)\p{L}+/u,
  /\b(?:our|my) (?!(?:app|platform|product|users?|customers?|marketplace|software|service|goal|aim|budget|first|target|price|pricing|revenue|company sells|idea|api|sdk|plugin|game|network|shop)s?\b)\p{L}+/iu,
  new RegExp(String.raw`\bour (?:own )?(?:\d+ |[a-z]+ )?(?:${people})\b`, 'i'),
  /\bmy (?:patients|clients|pupils|students|guests|tenants|team|staff|family|kids|children)\b/i,
  /\bwe (?:are|have) (?:about |some )?\d+ (?:\w+ )?(?:people|members|volunteers|employees|nurses|drivers|staff)\b/i,
  /\b(?:fleet|chain|network) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i,
  /\b(?:the|our) (?:city|municipality|town|county|district|ministry|parish|association|club|union|choir|charity|foundation|diocese)(?: of)?\b/i,
];

/** `free, no ads`, `it stays free for all members`; not `free until 7 days before` and not `free school meals`. */
const given = [
  /(?:^|[.,;:(]\s*|\b(?:is|be|stays?|remains?|completely|entirely)\s)free(?=\s*(?:[.,;!)]|$|and\b|of charge|for (?:all|every|members|users|residents|citizens|the public)))/i,
  /\b(?:free of charge|at no cost|for free|no ads|non-?profit|(?:nobody|no one) (?:(?:should|must|shall|has to|needs to|will) )?pays?|not for sale)\b/i,
];

/** What is made for whoever wants it; a tool, a list or a diary is made for those who ask for it. */
const offered =
  /\b(?:apps?|platform|marketplace|saas|software|api|sdk|plugin|game|social network|web shop|online shop)\b/i;

/**
 * Whether others are to pay for using it. An idea that tells a price is for sale; one that tells of its own house, or
 * that it costs nothing, is not; of all others those are that call themselves something to be had.
 */
export function isForSale(
  { sentences, problem, kind, name }: Pick<Brief, 'sentences' | 'problem' | 'kind' | 'name'>,
  ofHouse = false,
): boolean {
  // 'We want to sell a web service to tuning workshops'
  if (buyerSaid(sentences) !== null) return true;
  const text = sentences.join(' ');
  // What today's way costs is no price of what shall replace it.
  const asked = sentences
    .filter((sentence) => !problem.sentences.includes(sentence) && !trouble.test(sentence) && !byTheHour.test(sentence))
    .join(' ');
  if (priced.some((pattern) => pattern.test(asked))) return true;
  const isOwn =
    ofHouse ||
    saysHouse(text) ||
    personsOf({ sentences, name }).length > 0 ||
    [...ownUse, ...given].some((pattern) => pattern.test(text));
  return !isOwn && offered.test(kind);
}
