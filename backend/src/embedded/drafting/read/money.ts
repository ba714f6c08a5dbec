import { escapePattern, lowerFirst, stripStop } from '../language.js';
import type { Capability, Limit } from './brief.js';
import { isProperWord } from './lexicon.js';
import { noTerms, termsIn, type Terms } from './sale-terms.js';
import { labelled } from './sum-kinds.js';
import { partsOf } from './sum-parts.js';
import { sumsOf, type Sum } from './sums.js';

/** All that an idea says of money, and which of its sentences say nothing else. */
export interface Money {
  sums: Sum[];
  terms: Terms;
}

export const noMoney: Money = { sums: [], terms: noTerms };

/** `priced`: what is known to tell a price, whatever its words; `ruled`: what is known to tell anything else. */
export function moneyIn(
  sentences: readonly string[],
  names: readonly string[],
  priced: readonly string[] = [],
  ruled: readonly string[] = [],
): Money {
  const sums = sumsOf(sentences, names, priced).flatMap((sum) => asRuled(sum, ruled));
  return { sums, terms: termsIn(sentences, sums) };
}

/** `Tier 3 (under SGD 5,000 a year) only needs the manager`: a bound of a rule, and no price of the product. */
function asRuled(sum: Sum, ruled: readonly string[]): Sum[] {
  if (sum.kind !== 'price' || sells.test(sum.said) || !ruled.some((text) => text.includes(sum.said))) return [sum];
  return /^(?:under|below|over|above|more than|less than|up to|at (?:most|least)|from|exceeding)\b/i.test(sum.text)
    ? [{ ...sum, kind: 'threshold' }]
    : [];
}
const sells =
  /\b(?:pric(?:e|es|ed|ing)|charges?|costs?|pays?|paid|fees?|subscri\w+|licen[cs]e[sd]?|sold|sells?|freemium|premium|plans?|free)\b/i;

/** `eBay takes about 13%`: a figure of another product is none of this one. */
const tellsRival = (sentence: string, { sums }: Money): boolean =>
  sums.some((sum) => sum.kind === 'rival' && sum.sentence === sentence);

const ofReckoning = /^(?:price|commission|rival|cost|aim|size|funds)$/;
const ruling = /\b(?:must|may|only|cannot|never|not|unless|if|spent|until)\b/i;
const isIn = (amount: string, text: string): boolean => {
  const at = text.toLowerCase().indexOf(amount.toLowerCase());
  return at >= 0 && !/[\d]/.test(text.charAt(at - 1)) && !/^[.,]?\d/.test(text.slice(at + amount.length));
};

const quietly = (text: string): string => (isProperWord(text.split(' ')[0] ?? '') ? text : lowerFirst(text));

/** What binds, each sum under its right name: a price is no budget, and what today costs is no rule. */
export function withSums(
  limits: Limit[],
  { sums, terms }: Money,
  deeds: readonly Capability[],
  sentences: readonly string[],
): Limit[] {
  // 'AWS Textract charges $1.50' names no system that it works with.
  const ofRival = (text: string): boolean => {
    const told = sentences.filter((sentence) => sentence.includes(text));
    return told.length > 0 && told.every((sentence) => tellsRival(sentence, { sums, terms }));
  };
  const kept = limits.filter(({ kind, text }) => {
    const own = sums.filter(({ amount }) => isIn(amount, text));
    if (kind === 'budget') return own.length === 0 || own.some((sum) => sum.kind === 'funds');
    if (kind === 'platform') return !ofRival(text);
    if (kind !== 'other') return true;
    if (own.length === 0) return !saysTerms(text, terms);
    if (own.every((sum) => ofReckoning.test(sum.kind)))
      return ruling.test(text) && !own.some((sum) => /^(?:price|commission|rival)$/.test(sum.kind));
    return !own.some((sum) => /^(?:charge|pay)$/.test(sum.kind)) || ruling.test(text);
  });
  const isSaid = (amount: string): boolean => kept.some(({ text }) => isIn(amount, text));
  const inDeed = (amount: string): boolean => deeds.some(({ object, tail }) => isIn(amount, `${object} ${tail}`));
  const more = sums.flatMap((sum): Limit[] => {
    if (isSaid(sum.amount)) return [];
    if (sum.kind === 'funds') return [{ kind: 'budget', text: sum.text }];
    if (!/^(?:charge|pay|threshold)$/.test(sum.kind) || (sum.kind !== 'threshold' && inDeed(sum.amount))) return [];
    const text = sum.kind === 'charge' ? chargeIn(sum, sums) : statementOf(sum, sums);
    return text === null ? [] : [{ kind: 'other', text: quietly(text) }];
  });
  for (const sentence of new Set(sums.flatMap((sum) => (sum.kind === 'charge' ? [sum.sentence] : []))))
    for (const part of partsOf(sentence))
      if (
        cheaper.test(part) &&
        !sums.some((sum) => sum.said === part) &&
        ![...kept, ...more].some(({ text }) => text.toLowerCase().includes(part.toLowerCase()))
      )
        more.push({ kind: 'other', text: quietly(part.replace(/^(?:and|but) /i, '')) });
  // '20 € for up to 3 m³, 35 € above' tells both.
  const isOnce = ({ text }: Limit, at: number): boolean =>
    !more.some((other, place) => place !== at && other.text.includes(text) && (other.text !== text || place < at));
  return [...kept, ...more.filter(isOnce)].map((limit) =>
    limit.kind === 'budget' ? { ...limit, text: withTax(limit.text, sentences) } : limit,
  );
}

/** `85k EUR including one year of support`: the sum with what is in it. */
export function sumWithPart(text: string, sentences: readonly string[]): string {
  const behind = new RegExp(
    String.raw`${escapePattern(text)} ((?:including|plus|without|excluding) (?:[\p{Ll}\d][\p{L}\d-]* ?){2,6})(?=[.,;]|$)`,
    'iu',
  );
  const [part] = sentences.flatMap((sentence) => behind.exec(sentence)?.[1]?.trim() ?? []);
  return part === undefined ? text : `${text} ${part}`;
}

/** `£48,000 ex VAT`: whether the tax is in it belongs to a budget. */
function withTax(text: string, sentences: readonly string[]): string {
  const behind = new RegExp(
    String.raw`${escapePattern(text)} ((?:ex(?:cl(?:uding|\.)?)?|plus|incl(?:uding|\.)?|inc\.?|before|net of|without) (?:VAT|taxe?s?|GST|sales tax))\b`,
    'iu',
  );
  const [tax] = sentences.flatMap((sentence) => behind.exec(sentence)?.[1] ?? []);
  return tax === undefined ? text : `${text} ${tax}`;
}

const cheaper =
  /\b(?:half(?: the)? price|\d+\s?(?:%|per ?cent) (?:off|less)|discount|reduced (?:price|rate|fee)|free (?:for|on|from|every))\b/i;
/** `5 for children`, `students pay 45` behind a price. */
const lesser = /^\d[\d.,]* for [\p{L} ]+$|^[\p{L} ]+ pay (?:only )?(?:\d[\d.,]*|half)$/iu;
const chargedFor =
  /\b(?:the |an? )((?:[\p{L}-]+ ){0,2}(?:fee|rent|ticket|pass|deposit|membership|fine|price)s?):? (?:of |is )?(?=\D{0,3}\d)/iu;
const inBrackets = /([\p{L}-]+) \(((?:\D{0,3})\d[^()]*)\)/u;
const doing = /^(?:set|sets|list|lists|book|books|pay|pays|choose|chooses|get|gets|see|sees|add|adds)\b/i;

/** What is charged for what: `fee (20 € for up to 3 m³, 35 € above)`. Null where only a deed tells it. */
function chargeIn(sum: Sum, sums: readonly Sum[]): string | null {
  const text = statementOf(sum, sums);
  const [, thing = '', prices = ''] = inBrackets.exec(text) ?? [];
  if (thing !== '' && isIn(sum.amount, prices)) return `${thing} (${prices})`;
  // '20 € for up to 3 m³, 35 € above': the first of them tells the others.
  const lead = sums.find(({ kind, sentence }) => kind === 'charge' && sentence === sum.sentence);
  if (lead && lead !== sum && /: ?$/.test(chargedFor.exec(lead.said)?.[0] ?? '')) return null;
  const found = chargedFor.exec(sum.said);
  if (!doing.test(text) && !/: ?$/.test(found?.[0] ?? '')) return text;
  if (!found) return null;
  const parts = partsOf(sum.sentence);
  const behind = parts.slice(parts.indexOf(sum.said) + 1);
  const until = behind.findIndex((part) => !sums.some(({ kind, said }) => said === part && kind === 'charge'));
  const others = until < 0 ? behind : behind.slice(0, until);
  const listed = [sum.said.slice(found.index + found[0].length), ...others].join(', ');
  return `${found[1] ?? ''} (${listed})`;
}

/** A sentence of nothing but such sums is told whole. */
export function statementOf({ kind, said, sentence }: Sum, sums: readonly Sum[]): string {
  const all = partsOf(sentence);
  const isWhole = all.every(
    (part) => sums.some((sum) => sum.said === part && sum.kind === kind) || cheaper.test(part) || lesser.test(part),
  );
  return stripStop(isWhole && sentence.length < 160 ? sentence : said);
}

const saysTerms = (text: string, terms: Terms): boolean => {
  const bare = text.toLowerCase();
  return (
    [terms.free, terms.trial, ...terms.discounts, ...terms.extras, ...terms.nothing].some(
      (one) =>
        one !== null &&
        (bare === one.toLowerCase() || (bare.includes(one.toLowerCase()) && bare.length < one.length + 25)),
    ) ||
    (terms.plans.length > 0 && labelled(text).label === 'price')
  );
};
