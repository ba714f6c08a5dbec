import { lowerFirst } from '../language.js';

const keeping =
  /^(?:(?:keep|retain|store|archive|hold|preserve) (?:all |every |the |their )?|(?:the |all |every )?)(?<things>\p{L}[\p{L} -]{1,30}?)(?: (?:must be |have to be |has to be |are |is |be )?(?:kept|keep|stored|retained|archived|preserved))? (?:for )?(?:at least )?(?<span>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:years|months))\b(?:,? for (?<receiver>(?:the |our |an? )?\p{L}[\p{L} -]{2,40}))?/iu;

/** `Compliance officers can replay any conversation for 7 years`: what can be had for so long is kept for it. */
const had =
  /\b(?:replay|look up|see|find|open|access|retrieve|reproduce|reconstruct|inspect|ask for) (?:any|every|each|all) (?<things>\p{L}[\p{L} -]{1,30}?) for (?:at least |up to )?(?<span>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:years|months))\b/iu;

const spans = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:years|months)`;
/** `Records must satisfy ISO 9001 audits and be kept for 10 years`, `the archive requires decisions to be kept for 10 years` */
const within = new RegExp(
  String.raw`(?:^|[,;:] |\b(?:and|because|that|requires?|want|needs?) )(?:all |every |each |the |our )?(?<things>(?:(?!(?:and|must|have|has|to|are|is|be|shall|should|which|that)\b)\p{L}[\p{L}-]* ?){1,3}?)(?: (?:must|have|has|are|is|shall|should|to|need)\b[^.;]{0,60}?)?(?: be)? (?:kept|stored|retained|archived|preserved|logged) (?:for )?(?:at least )?(?<span>${spans})\b`,
  'iu',
);

/** What a sentence wants kept, wherever in it that stands; null where it is no such wish. */
export function keptWithin(sentence: string): { things: string; span: string } | null {
  const { things = '', span = '' } = within.exec(sentence)?.groups ?? {};
  return span === '' || /^(?:it|they|them|this|these|those)$/i.test(things.trim())
    ? null
    : { things: lowerFirst(things.trim()), span };
}

/** How long what is kept, and for whom: `records kept 5 years for the water authority`; null where nothing is kept. */
export function keptIn(text: string): { things: string; span: string; receiver: string } | null {
  const {
    things = '',
    span = '',
    receiver = '',
  } = (/\b(?:kept|keep|stored?|retain(?:ed)?|archived?|preserved?)\b/i.test(text)
    ? keeping.exec(text)?.groups
    : had.exec(text)?.groups) ?? {};
  return span === '' ? null : { things: lowerFirst(things), span, receiver };
}
