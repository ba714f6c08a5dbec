import type { Brief } from '../read/brief.js';
import { numberWords } from '../language.js';
import { speaksOfOwnHouse } from '../read/own-house.js';
import { buyerSaid, housesMeant } from './buyer.js';
import { personsOf } from './named.js';
import { saysHouse } from './setting.js';

/** Words that only sellers say. */
const selling = [
  /\b(?:subscribers?|freemium|pricing|billing by|billed (?:by|per|monthly)|paying (?:customers|members|users|teams|subscribers)|paid plans?|price plans?|white[- ]label|saas|b2b)\b/i,
  /\bsubscriptions?\b(?! (?:box|order|to the))/i,
  /\bwe (?:\w+ )?(?:charge|sell|live on)\b/i,
];

/** `I lead the engineering team at a company for subscription meal kits`: what that company sells is no product to be. */
const ofAsker = /\bI (?:lead|head|manage|run)\b[^.;]*\b(?:team|department|engineering|operations|IT|unit)\b/;

const people = 'staff|employees?|team|crew|colleagues|drivers|workers|nurses|volunteers|people|department|practice';
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
  // 'Our client is a group of dental labs', 'Client is a van rental operator'
  /\b(?:client|customer) is (?:an?|the) \p{L}+|\bfor a client of ours\b/iu,
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
 * Whether others are to pay for using it. An idea that tells a price or a commission is for sale; one that tells of its
 * own house, or that it costs nothing, is not; of all others those are that call themselves something to be had.
 */
export function isForSale(
  { sentences, problem, kind, name, sums }: Pick<Brief, 'sentences' | 'problem' | 'kind' | 'name' | 'sums'>,
  ofHouse = false,
): boolean {
  // 'We want to sell a web service to tuning workshops'
  if (buyerSaid(sentences) !== null) return true;
  if (sums.some((sum) => sum.kind === 'price' || sum.kind === 'commission')) return true;
  const text = sentences.join(' ');
  // What today's way costs is no price of what shall replace it.
  const asked = sentences
    .filter(
      (sentence) =>
        !problem.sentences.includes(sentence) &&
        !ofAsker.test(sentence) &&
        !sums.some((sum) => sum.sentence === sentence && /^(?:cost|rival|charge|pay)$/.test(sum.kind)),
    )
    .join(' ');
  if (selling.some((pattern) => pattern.test(asked))) return true;
  const isOwn =
    ofHouse ||
    saysHouse(text) ||
    speaksOfOwnHouse(sentences) ||
    personsOf({ sentences, name }).length > 0 ||
    [...ownUse, ...given].some((pattern) => pattern.test(text));
  // 'A tool for mid-size companies' is for many; 'Renters book a boat, 20 euros an hour': what others pay through it.
  return !isOwn && (offered.test(kind) || housesMeant(sentences) !== null || sums.some((sum) => sum.kind === 'charge'));
}
