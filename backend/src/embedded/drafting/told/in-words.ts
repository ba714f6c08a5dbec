import { inLongForms } from '../read/short-forms.js';
import { spellRight } from '../read/spelling.js';

/** `Latency < 200 ms`, `within 48 hrs`: under 200 ms, within 48 hours; `29 -> 8` is no sign of either. */
export const inWords = (text: string): string =>
  inLongForms(spellRight(text))
    .replace(/ ?(?<![-=–])[<≤]=? ?(?=\d)/g, ' under ')
    .replace(/ ?(?<![-=–])[>≥]=? ?(?=\d)/g, ' over ');
