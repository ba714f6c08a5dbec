/** How ideas write sums and quantities, as parts of patterns. */

/** `1,200`, `20 000`, `4.5`. */
const digits = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)*)`;
const scale = String.raw`(?:k|m|mn|bn|million|thousand)\b`;
const currency = 'NOK|SEK|DKK|EUR|USD|GBP|CHF|JPY|CAD|AUD|INR|kr|kroner|yen|euros?|pounds|dollars';

/** `£96,500`, `€250k`, `400,000 NOK`. */
export const money = String.raw`(?:[£$€¥₹]\s?${digits}(?:\s?${scale})?|${digits}(?:\s?${scale})?\s?(?:€|(?:${currency})\b))`;

const measureUnit = String.raw`%|per cent|percent|(?:k|m|bn|million|thousand|${currency}|ms|seconds?|secs?|s|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?|times|points?|stars?)\b`;
const rate = String.raw`(?:\s(?:a|per|each)\s\p{L}+(?:\s(?:a|per)\s\p{L}+)?)?`;
/** `18%`, `3 hours a day`, `45 minutes`, `4.5 stars`. */
export const value = String.raw`(?:[£$€¥]\s?)?${digits}(?:\s?(?:${measureUnit}))?${rate}`;

const numberOf = (text: string): number => Number.parseFloat(text.replace(/,(?=\d{3})/g, '').replace(/[^\d.]/g, ''));

const seconds: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };
/** A duration in seconds, so that '3 hours' is more than '30 minutes'; other values as they are. */
export function sizeOf(text: string): number {
  const unit = /\d\s?(seconds?|secs?|s|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?)\b/i
    .exec(text)?.[1]
    ?.toLowerCase();
  if (!unit) return numberOf(text);
  const size = /^mo/.test(unit) ? 2_592_000 : /^y/.test(unit) ? 31_536_000 : (seconds[unit.charAt(0)] ?? 1);
  return numberOf(text) * size;
}
