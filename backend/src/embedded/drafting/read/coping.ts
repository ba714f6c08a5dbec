/** What people cope with today, as a noun phrase. */

/** `today`, not 'today's round', which is a thing; only as the first word does that tell of the day. */
export const now =
  /^today['’]s\b|\b(?:today(?!['’]s\b)|currently|(?<!\bthe )last (?:year|season|winter|summer|month|spring|autumn)(?! of\b)|at present|at the moment|right now|these days|nowadays|until now|so far)\b|\p{L} now(?=[.;]|$)/iu;
