import { sentence, upperFirst } from '../language.js';

/** Words that an idea itself explains. */
export interface Definition {
  /** `Lapse` */
  term: string;
  /** `A member who has not paid for two seasons.` */
  meaning: string;
}

const word = String.raw`[\p{L}\d-]+(?: [\p{L}\d-]+){0,2}`;

/** `A lapse means a member who …`, `"Dead" is short for …` */
const means = new RegExp(
  String.raw`(?:^|[;:] )(?:an? |the )?[“"']?(?!(?:the|this|that|it|which|by|no) )(?<term>${word}?)[”"']? (?:means|stands for|is short for|is our word for|is what we call) (?<meaning>[^.;]{4,160})`,
  'iu',
);
/** `a lapse, i.e. a member who …`, `a lapse (that is, a member who …)` */
const thatIs = new RegExp(
  String.raw`\b(?:an?|the|each|every) [“"']?(?<term>${word}?)[”"']?(?:, | \()(?:i\.e\.,?|that is(?: to say)?,?|meaning|short for) (?<meaning>[^.;,()]{4,160})`,
  'iu',
);
/** `a member who has not paid, which we call a lapse` */
const called = new RegExp(
  String.raw`(?:^|[;:.] )(?<meaning>(?:an?|the|each|every) [^.;:]{4,160}?),? (?:which |whom )?(?:we call|is called|are called|known here as) (?:it |them |this )?(?:an? |the )?[“"']?(?<term>${word})[”"']?(?=$|[.,;:])`,
  'iu',
);
/** `a notice to airmen (NOTAM)`, `NOTAM (notice to airmen)` */
const shortBehind = /(?<meaning>\b\p{L}[\p{L}-]*(?: [\p{L}-]+){1,5}) \((?<term>\p{Lu}{2,8})s?\)/gu;
const shortBefore = /\b(?<term>\p{Lu}{2,8}) \((?<meaning>\p{L}[\p{L}-]*(?: [\p{L}-]+){1,5})\)/gu;

export function definitionsIn(sentences: string[]): Definition[] {
  const found = sentences.flatMap((text): Definition[] => {
    const said = (means.exec(text) ?? thatIs.exec(text) ?? called.exec(text))?.groups;
    return [
      ...(said ? [{ term: said['term'] ?? '', meaning: said['meaning'] ?? '' }] : []),
      ...[...text.matchAll(shortBehind), ...text.matchAll(shortBefore)].flatMap(({ groups }) =>
        shortened(groups?.['term'] ?? '', groups?.['meaning'] ?? ''),
      ),
    ];
  });
  return found
    .filter(
      ({ term }, at) => term !== '' && found.findIndex((one) => one.term.toLowerCase() === term.toLowerCase()) === at,
    )
    .map(({ term, meaning }) => ({ term: upperFirst(term), meaning: sentence(upperFirst(meaning.trim())) }));
}

/** The words whose first letters make up the short form; none where they do not. */
function shortened(term: string, meaning: string): Definition[] {
  const words = meaning.split(/[ -]/);
  const letters = (said: string[]): string =>
    said
      .map((one) => one.charAt(0))
      .join('')
      .toUpperCase();
  const isSmall = (one: string): boolean => /^(?:of|the|and|for|to|in|on|an?)$/i.test(one);
  const start = words.findIndex((first, at) => {
    const said = words.slice(at);
    return !isSmall(first) && [letters(said), letters(said.filter((one) => !isSmall(one)))].includes(term);
  });
  return start < 0 ? [] : [{ term, meaning: words.slice(start).join(' ') }];
}
