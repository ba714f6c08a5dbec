import type { Measure } from '../read/brief.js';

/**
 * Whether a measure says what is measured: a clause is none (`provided that one can be is added`), and neither is a share
 * that is told in minutes. Of others only the sentence of the idea is told.
 */
export const isSoundMeasure = ({ name, baseline, target }: Measure): boolean =>
  !torn.test(name) &&
  !(isOfNothing.test(name) && /\d$/.test(target ?? '')) &&
  !numbered.test(target ?? '') &&
  !(ofMany.test(name) && [baseline, target].some((value) => value !== null && isTime.test(value))) &&
  name.split(' ').length <= longest;

const torn =
  /\b(?:target|goal|aim)s?\b|^(?:provided|given|so|if|when|unless|because|that|and|or|but|then)\b|\b(?:provided that|that one can|can be is|is is|are is|be is|to is|who is is)\b|\b(?:that|which|who|the|an?|of|to|for|and|or|with|is|are)$/i;
/** `60 paying`, `under 60 left behind per month`: of what, is not said. */
const isOfNothing =
  /^(?:\p{Ll}+(?:ing|ed)|left|lost|sold|gone|made)(?: (?:behind|over|out|away|off|up))?(?: (?:an?|per|each|every) \p{Ll}+)?$/u;
/** `close on day 4`: no figure of it. */
const numbered = /^(?:day|week|month|step|level|stage|grade) \d/i;
const ofMany = /\b(?:share|percentage|per cent|proportion|number|count) of\b/i;
const isTime =
  /^(?:at (?:most|least) |under |within |about |(?:less|more) than )?\d[\d.,]*(?: (?:to|–|-) \d[\d.,]*)? (?:seconds?|minutes?|hours?|days?|weeks?|months?)\b/i;
/** Words of a name; more are a sentence. */
const longest = 14;
