import nlp from 'compromise';
import { isSomebody } from '../grammar/somebody.js';
import { escapePattern, memo } from '../language.js';
import { kindOfSystem } from '../read/known-systems.js';
import { isKnownWord } from '../read/lexicon.js';
import type { Statement } from './statements.js';

/** What the idea calls its product, by its marks. */

/**
 * The name that the idea says most often; what stands among needs, rivals and notes is the name of something else, and a
 * place is no product.
 */
export function nameIn(statements: readonly Statement[]): string | null {
  const whole = statements.map(({ text }) => text).join(' ');
  const names = statements
    .flatMap(({ role, parts }) =>
      parts.flatMap(({ kind, text }) => {
        const name = text
          .replace(/['’]s$/, '')
          .replace(/^["“‘'(]+|["”’')]+$/g, '')
          .replace(/^(?:(?:with the )?working (?:name|title)|code ?name(?:d)?|name|called|named):? /i, '');
        // 'Tiny Court settles disputes': what acts under a name of its own.
        return kind === 'name' || (kind === 'auto' && ownWords.test(name) && isAtWork(name, whole))
          ? [{ role, name }]
          : [];
      }),
    )
    .filter(({ role, name }) => !/^(?:bg|today|misc|out)$/.test(role) && (role !== 'need' || isAtWork(name, whole)));
  const times = (name: string): number => whole.split(name).length - 1;
  // What is called by name once and in passing may be anything, unless it acts or is worked with.
  const isMeant = ({ role, name }: (typeof names)[number]): boolean =>
    role === 'is' ||
    role === 'head' ||
    times(name) > 1 ||
    isAtWork(name, whole) ||
    /\b(?:call|named|known as|working (?:name|title)|code ?name)/.test(whole);
  const isClient = (name: string): boolean =>
    // 'Loftwork Energy wants a field app, SunSurvey': who wants it is not what is wanted.
    new RegExp(
      `\\bclient(?: is| =|:)? (?:the )?${escapePattern(name)}|(?:^|[.!?] )(?:the )?${escapePattern(name)} (?:wants|needs|would like|is looking for) `,
      'i',
    ).test(whole) &&
    (new Set(names.map((one) => one.name)).size > 1 ||
      // 'Client: Oakline, a furniture retailer' names who wants it, and the product by nothing.
      new RegExp(`(?:^|\\n|[.;] )client: (?:the )?${escapePattern(name)}`, 'im').test(whole));
  const [best] = [...new Set(names.filter(isMeant).map(({ name }) => name))]
    .filter(
      (name) =>
        name !== '' &&
        (!isPlace(name) || (names.length === 1 && isAtWork(name, whole))) &&
        isOwnName(name, whole) &&
        !isClient(name) &&
        !isSomebodyThere(name, whole) &&
        !isInUse(name, whole),
    )
    .sort((one, other) => Number(opensWith(other, whole)) - Number(opensWith(one, whole)) || times(other) - times(one));
  return best ?? titleOf(statements[0]) ?? openingName(statements[0]);
}

/** `KhaliSlot lets a resident lend the slot`: what opens a sentence with what it does. */
const opensWith = (name: string, whole: string): boolean =>
  new RegExp(
    String.raw`(?:^|[.!?\n] )${escapePattern(name)} (?:lets|helps|gives|makes|is an?|is the|will be|should|connects|turns|shows)\b`,
    'u',
  ).test(whole);

/** `Deb + son Lachie`, `Lachie says 48h`, `one lady named Ursula`: somebody who was spoken with or of. */
const isSomebodyThere = (name: string, whole: string): boolean =>
  new RegExp(
    String.raw`\b(?:son|daughter|wife|husband|brother|sister|mother|father|uncle|aunt|partner|boss|colleague|mr|mrs|ms|dr|call with|spoke (?:to|with)|(?:lady|woman|man|person|employee|colleague) (?:named|called)) ${escapePattern(name)}\b|\b${escapePattern(name)} (?:says?|said|wants|thinks|insists|prefers|reckons|was (?:very )?clear)\b`,
    'iu',
  ).test(whole);

/** `We're on MyGate for visitors`: what is used today. */
const isInUse = (name: string, whole: string): boolean =>
  new RegExp(
    String.raw`\b(?:we|they)(?:['’]re| are| use| currently use| run| work)(?: (?:on|with|in))? ${escapePattern(name)}\b(?! (?:is|lets|helps))`,
    'iu',
  ).test(whole);

/** `Stock must be right` names no product, `Purpose:` a heading, and `Substack` what is left behind. */
function isOwnName(name: string, whole: string): boolean {
  if (
    ordinary.test(name) ||
    ofCalendar.test(name) ||
    new RegExp(
      `\\b(?:like|similar to|instead of|extends?|extending|built on|on top of) ${escapePattern(name)}`,
      'i',
    ).test(whole)
  )
    return false;
  const plain = escapePattern(name);
  const isIntroduced =
    new RegExp(
      `\\b(?:called|named|call it|codename|known as|name(?: is|:)?|working title:?,?) ["“‘']?${plain}`,
      'i',
    ).test(whole) ||
    new RegExp(
      `(?:^|[.!?\\n] ?)[#*"“ ]*${plain}["”]?(?: (?:is|will be|helps?|lets?|gives?|makes?|turns?|connects?|does)\\b| ?[–—:(-])`,
      'u',
    ).test(whole);
  if (isIntroduced) return true;
  if (kindOfSystem(name) !== undefined) return false;
  if (isAtWork(name, whole) && !new RegExp(`(?<!\\p{L})${plain.toLowerCase()}s?(?!\\p{L})`, 'u').test(whole))
    return true;
  return !isKnownWord(name.toLowerCase()) || new RegExp(`[\\p{Ll},] ${plain}(?!\\p{L})`, 'u').test(whole);
}

/** No `Reminders`, which opens a sentence: several words with capitals, or one that has another inside. */
const ownWords =
  /^(?!(?:The|Our|My|It|This|An?|Each|Every|All|No|If|When) )(?:\p{Lu}\p{Ll}+\p{Lu}\p{L}*|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+)$/u;
/** `Afterward asks a few questions`, `and GrainPulse evaluates the readings`, `With SiteTalk, a superintendent talks`: once is enough. */
const isAtWork = (name: string, whole: string): boolean =>
  !/^(?:\p{Lu}{2,4}|The|Our|My|It|This)(?: |$)/u.test(name) &&
  new RegExp(
    `(?<![\\p{L}-])(?:${escapePattern(name)}["”’]? (?:then |only |also |never )?(?:would|should|will|shall|can|may|must|(?!is |was |has been )\\p{Ll}{2,}s) |(?:[Ww]ith|[Uu]sing|On|In|Through) (?:the )?${escapePattern(name)}["”’]?,? (?:an?|the|each|every|they|you|users|[\\p{Ll}-]+s?) )`,
    'u',
  ).test(whole);

/** `Helmsman Papers tracks certificates for shipping companies`: what opens an idea with what it does. */
function openingName(first: Statement | undefined): string | null {
  const [, name = ''] =
    /^((?:\p{Lu}[\p{Ll}\d]+|\p{Lu}{2,})(?: \p{Lu}[\p{Ll}\d]+){0,2}) (?:tracks|helps|lets|gives|manages|turns|connects|brings|keeps|makes|shows|watches|checks|plans|runs|replaces|automates|supports|offers|collects|monitors) /u.exec(
      first?.text ?? '',
    ) ?? [];
  const isName = name.includes(' ')
    ? !/^(?:The|Our|Each|Every|This|My|An?) /.test(name) && !isSomebody(name)
    : name !== '' && !isKnownWord(name.toLowerCase());
  return isName ? name : null;
}

/** `pgsafe – command line linter`: the name stands before what it is, in whatever letters. */
function titleOf(first: Statement | undefined): string | null {
  const [, name = ''] = /^[#*\s]*(\p{L}[\p{L}\d.-]{2,20}) ?[–—:-] /u.exec(first?.text ?? '') ?? [];
  return first?.role === 'is' && name !== '' && first.parts.some(({ kind }) => kind === 'kind') && !ordinary.test(name)
    ? name
    : null;
}
/** What stands before a colon and names nothing. */
export const isHeading = (name: string): boolean => ordinary.test(name);
const ordinary =
  /^(?:purpose|scope|background|context|users?|problem|aim|overview|client|proposal|target|budget|timeline|hello|hi|thanks|product|project|idea|name|title|subject|app|tool|platform|system|brief|request|summary|goal|needs?|wanted|re)$/i;

/** `/borrow scanner Tuesday to Friday` */
const ofCalendar =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December)s?$/;

const isPlace = memo((name: string): boolean => nlp(name).has('#Place'));
