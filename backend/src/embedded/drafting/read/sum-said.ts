/** `€300`, `400 euros` */
const sums =
  /[€£$¥]\s?\d[\d.,]*\d?(?:\s?(?:k|m|million))?|\d[\d.,]* (?:euros?|pounds|dollars|EUR|GBP|USD|CHF|NOK|SEK|DKK)\b/;

export const sumIn = (text: string): string => sums.exec(text)?.[0] ?? '';

/** `anything above that`, behind `up to €300`: with the sum again. */
export const withSumAgain = (text: string, sum: string): string =>
  sum === ''
    ? text
    : text.replace(/\b(above|over|beyond|below|under|more than|less than) (?:that|this|it)\b/, `$1 ${sum}`);
