import { isSomebody } from '../grammar/somebody.js';
import { lowerFirst, plural, singular, stripStop, upperFirst } from '../language.js';
import type { Said } from '../told/said.js';
import type { Person } from './people.js';
import { behind, firstOf, saidParts, wantedOf } from './said-parts.js';

/** What somebody wants of the sentence that asks for it, and who it is. */

/** As much as the line of a story holds. */
const longest = 300;

/** What the sentence asks for, to be read behind `I want`, by whoever wants it. */
export function wantIn(said: Said, { text, product, role }: { text: string; product: string; role: string }): string {
  const own = said.isQuoted ? null : said.isProducts ? ofProduct(said, text, product) : ofThing(said, text, role);
  if (own !== null && own.length <= longest) return own;
  // Of what is too long for a line its title stands there: 'take every new claim'.
  const { title = '', wish, isProducts } = said;
  const short = lowerFirst(title);
  return own !== null && isProducts && wish?.startsWith(short) ? `${product} to ${short}` : quoted(text, product);
}

function ofProduct({ wish }: Said, text: string, product: string): string | null {
  const parts = saidParts(text, product);
  // Behind `should` all of it stands as it is wanted.
  if (parts && (parts.isMust || parts.isAble)) return wantedOf({ ...parts, subject: product, isAble: false });
  const whole = wish === null ? null : wholeWish(wish, text);
  if (whole !== null) return behind(product, `to ${whole}`, openingOf(text, product));
  return parts ? wantedOf({ ...parts, subject: product }) : asClause(text, product);
}

function ofThing({ who }: Said, text: string, role: string): string | null {
  const { have = '', whose = '' } = lacking.exec(firstOf(text))?.groups ?? {};
  if (have !== '' && isSomebody(whose)) return have;
  const parts = saidParts(text, who);
  if (!parts || (parts.isAble && /^(?:only )?be /.test(parts.does))) return asClause(text);
  const isOwn = [role, plural(role)].includes(bareOf(parts.subject));
  return isOwn && !parts.isNever ? behind('', `to ${parts.does}`, parts.opening).trim() : wantedOf(parts);
}

/** `The rector wants a utilisation report` */
const lacking =
  /^(?<whose>(?:the |our |all )?[\p{L}-]+(?: [\p{L}-]+)?) (?:needs?|wants?) (?<have>(?:an?|one|the) [^;:]+)$/iu;
/** Whoever is said to want something, where the sentence says no more; empty where it says it of nobody. */
export const wantedThere = (text: string): string => {
  const { whose = '' } = lacking.exec(firstOf(text))?.groups ?? {};
  return whose !== '' && isSomebody(whose) ? singular(bareOf(lowerFirst(whose))) : '';
};
const bareOf = (who: string): string => who.replace(/^(?:the|an?|our|all|each|every) /i, '');

/** What is so, or shall be, as a clause; what must be so is not so yet, and a note is no clause. */
const asClause = (text: string, product = ''): string | null =>
  isSaidSo(text)
    ? `to be sure that ${product !== '' && text.startsWith(upperFirst(product)) ? firstOf(text) : lowerFirst(firstOf(text))}`
    : null;
export const isSaidSo = (text: string): boolean => {
  const said = firstOf(text);
  const [clause = ''] = said.replace(opensCase, '').split(/[,;] /);
  return !binds.test(said) && isClause.test(clause) && !/: /.test(said);
};
const opensCase = /^(?:if|when|whenever|once|as soon as|unless|after|before|for|in|on|at) [^,;:]+, /i;
const binds = /^even\b|\b(?:must|should|shall|ha(?:s|ve) to|needs? to|please|wants?)\b/i;
const isClause =
  /\b(?:is|are|was|has|have|can|may|cannot|gets?|goes|go|does|do|will|needs?)\b|n['’]t\b|^(?:the|an?|each|every) (?:\p{L}+ ){1,3}\p{L}+s (?:the|an?|in|on|at|until|to)\b/iu;

/** What is no clause to be read behind `I want` is what the product shall do. */
function quoted(text: string, product: string): string {
  const whole = stripStop(text).replace(/[“”]/g, '"');
  const [told = clipped(whole)] = [whole, firstOf(whole)].filter((one) => one.length <= longest - 60);
  return `${product} to work as the idea says: “${told}”`;
}
const clipped = (text: string): string => {
  const cut = text.slice(0, longest - 65);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(', '), cut.lastIndexOf(' ')))} …`;
};

/** A wish with what the sentence says of it besides: `show both versions, where they differ`. */
export function wholeWish(told: string, text: string): string | null {
  const wish = told.replace(/^has /, 'have ');
  if (isOpen.test(wish)) return null;
  const last = wish.split(' ').slice(-3).join(' ');
  const at = text.lastIndexOf(last);
  const rest = at < 0 ? '' : firstOf(text.slice(at + last.length));
  return saysOf.test(rest) ? `${wish}${stripStop(rest)}` : wish;
}
const isOpen = /\b(?:and|or|but|if|when|that|which|the|an?|to|of|with|for)$/i;
/** What belongs to the words before, and is no clause of its own. */
const saysOf =
  /^,? and (?:an?|the) [\p{L}-]+ (?:that|which|of|for|with|per) [^;:]+$|^,? (?:when|whenever|if|once|where|which|unless|until|before|after|as soon as|with|without|for|in|on|at|from|per|by) (?![^,]*[;:])(?!.*, (?:the|an?|it|they|each|every) ).+$/iu;

/** `If nobody reacts, {product} …`: the case that opens the sentence. */
export function openingOf(text: string, product: string): string {
  const at = firstOf(text).toLowerCase().indexOf(`, ${product.toLowerCase()} `);
  const opening = at < 0 ? '' : text.slice(0, at);
  return opening === '' || /[;:]/.test(opening) ? '' : lowerFirst(opening);
}

/** Whom something that the product does, or a rule, is for: whoever gets it or can do it there, else the main user. */
export function wantedBy(text: string, people: readonly Person[]): Person | undefined {
  const users = people.filter(({ side }) => side !== 'admin');
  const found = users
    .flatMap((person) => {
      const at = text.search(gains(person));
      return at < 0 ? [] : [{ person, at }];
    })
    .toSorted((one, other) => one.at - other.at);
  // '… never reach the technician': whoever alone is named there.
  const there = users.filter(
    (person) => !isHeldBack(person, text) && new RegExp(`\\b${named(person)}`, 'iu').test(text),
  );
  return (
    found[0]?.person ??
    (there.length === 1 ? there[0] : undefined) ??
    users.find((person) => !isHeldBack(person, text)) ??
    people.find(({ side }) => side === 'admin')
  );
}

const named = ({ role }: Person): string =>
  `(?:${[role, plural(role)].map((one) => one.replace(/[^\p{L}\d -]/gu, '.')).join('|')})(?!['’\\p{L}-])`;
/** Whether the sentence names somebody as the one who gets it, or can do it. */
export const gainsBy = (text: string, role: string): boolean => gains({ side: 'actor', role }).test(text);

const gains = (person: Person): RegExp =>
  new RegExp(
    String.raw`\b(?:(?<!\b(?:not|never|n['’]t)\b.{0,40})(?:to|for|tells?|alerts?|notif(?:y|ies)|asks?|reminds?|warns?|informs?|lets?|gives?|shows?|sends?|offers?|pages?) (?:both )?(?:the |an? |each |every |all |any |that |registered )?${named(person)}|(?<=^|[,.;] (?:and )?|(?:the|an?|each|every) )${named(person)} (?:gets?|receives?|sees?|needs?|wants?|is told|are told|is alerted|are alerted|hears?|is asked|are asked|(?:can|may) (?!only|not)))`,
    'iu',
  );
/** `Carers should not see private notes`: it is wanted by others. */
const isHeldBack = (person: Person, text: string): boolean =>
  new RegExp(
    String.raw`^(?:the |an? |no )?${named(person)} (?:can(?:not|['’]t)|must|may|should|ha(?:s|ve) to|never|are not|is not)`,
    'iu',
  ).test(text) || new RegExp(String.raw`^no ${named(person)}`, 'iu').test(text);
