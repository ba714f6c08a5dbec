import { isNounish, isVerb } from './lexicon.js';

/** How ideas begin before they say anything: `I want an app …`, `Can we build …`. */
const wishes = [
  /^(?:can you |please |could you )*(?:write|draft|create|generate|make|prepare)(?: me)? (?:an? |the )?(?:PRD|BRD|FRD|MRD|spec(?:ification)?|requirements?(?: document)?|document|brief)s? (?:for|about|of)\s+/i,
  /^(?:hi|hello|ok|okay|so|please|basically|imagine|idea|my idea is|the idea is|our idea is)[,:\s]+/i,
  /^(?:how|what) (?:might|can|could|do|about|if)(?: (?:we|i|you|there (?:was|were)))?(?: could| can)?\s+/i,
  /^(?:can|could|should|shall|would) (?:we|you|i) (?:please )?/i,
  /^(?:i|we)(?:['’]m|['’]re| am| are)? (?:going|planning|trying|looking|hoping) (?:to|for) /i,
  /^(?:i|we)(?:['’](?:m|re)| am| are)? (?=building|making|creating|developing|launching|designing)/i,
  /^(?:i|we|they)(?:['’]d| would)? (?:really |also )?(?:want|need|like|love|wish|hope|plan|aim|intend)s?(?: (?:to|for))?\s+/i,
  /^(?:be able to|have the possibility to)\s+/i,
  /^(?:need|want|looking for|wanted)\s+/i,
  /^(?:build|building|make|making|create|creating|develop|developing|launch|launching|design|designing|have|get|set up|offer)(?: (?:me|us))?\s+(?=(?:an?|the|some|something|our)\b)/i,
  /^(?:it is|it['’]s|this is|there (?:is|should be)|that is)\s+(?=an?\b)/i,
];

/** 'Can we build something that …' without its wish. */
export function unwrap(text: string): string {
  let bare = text.trim();
  for (const wish of wishes) bare = bare.replace(wish, '');
  return bare.trim();
}

/** `farmers to receive advice` -> `farmers receive advice`, so that subject and verb meet. */
export const toless = (text: string): string =>
  text.replace(/^(?:the\s+|all\s+|every\s+)?(.+?)\s+to\s+(?=(\p{L}+))/iu, (whole, who: string, verb: string) =>
    isVerb(verb) && who.split(' ').length < 14 && !hasVerb(who.split(' ')) ? `${who} can ` : whole,
  );
const hasVerb = ([, ...words]: string[]): boolean => words.some((word) => isVerb(word) && !isNounish(word));
