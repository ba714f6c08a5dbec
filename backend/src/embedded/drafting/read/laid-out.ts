import { upperFirst } from '../language.js';
import { months } from './dates.js';
import { labelOf } from './labels.js';
import { isPeople, isVerb, verbOf } from './lexicon.js';
import { inLongForms } from './short-forms.js';

/** Ideas laid out in tables and nested lists, said line by line: nothing else reads cells and indents. */

const row = /^\s*\|(.+)\|\s*$/;
const cellsOf = (line: string): string[] => (row.exec(line)?.[1] ?? '').split('|').map((cell) => cell.trim());
const isRuler = (line: string): boolean => cellsOf(line).every((cell) => /^:?-{2,}:?$/.test(cell));

/** `| Setter | loads a pallet |` → Setter: loads a pallet; under `Today` and `Target` a row is a goal. */
function tableLines(lines: string[]): string[] {
  const headed = lines[1] !== undefined && isRuler(lines[1]);
  const heads = headed ? cellsOf(lines[0] ?? '').map((head) => head.toLowerCase()) : [];
  const at = (names: RegExp): number => heads.findIndex((head) => names.test(head));
  const [now, then] = [
    at(/^(?:today|now|current|currently|baseline|before)\b/),
    at(/^(?:targets?|goals?|aims?|then|after)\b/),
  ];
  return lines.slice(headed ? 2 : 0).flatMap((line) => {
    const [first = '', ...rest] = cellsOf(line);
    if (first === '') return [];
    if (now > 0 && then > 0) return [`- ${first} from ${rest[now - 1] ?? ''} to ${rest[then - 1] ?? ''}`];
    return [`- ${first}: ${rest.filter(Boolean).join('; ')}`];
  });
}

function withoutTables(lines: string[]): string[] {
  const said: string[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (row.test(lines[end] ?? '')) end += 1;
    if (end - at > 1) said.push(...tableLines(lines.slice(at, end)));
    else said.push(lines[at] ?? '');
    at = Math.max(end, at + 1);
  }
  return said;
}

const bullet = /^\s*(?:(?:[-*+•–·▪→]|[-=]>)\s+|\d{1,2}[.)]\s+)?(?<text>\S.*)$/;
const isBullet = (line: string): boolean => /^\s*(?:[-*+•–·▪→]|[-=]>)\s/.test(line);
const indentOf = (line: string): number => (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;
const textOf = (line: string): string => bullet.exec(line)?.groups?.['text'] ?? '';
const isDeed = (text: string): boolean => {
  const word = text.split(/[\s,;]/)[0]?.toLowerCase() ?? '';
  return isVerb(word) || (/s$/.test(word) && verbOf(word) !== null);
};

/** `Setter`, and indented below it `loads a pallet`, `notes its mix` → Setter: loads a pallet; notes its mix. */
function withoutNests(lines: string[]): string[] {
  const nests = lines.map((line, at) => {
    const below: string[] = [];
    for (const next of lines.slice(at + 1)) {
      // Bullets stand below a line without one also where they are not indented.
      if (!isBullet(next) || (isBullet(line) && indentOf(next) <= indentOf(line))) break;
      below.push(textOf(next));
    }
    const who = textOf(line).replace(/\s*:$/, '');
    const fits = below.length > 0 && who.split(' ').length < 5 && labelOf(who) === null && below.every(isDeed);
    return fits ? { who, below } : null;
  });
  const all = nests.filter((nest) => nest !== null);
  if (all.filter(({ who }) => isPeople(who)).length * 2 <= all.length) return lines;
  const said: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const nest = nests[at];
    said.push(nest ? `- ${nest.who}: ${nest.below.join('; ')}` : (lines[at] ?? ''));
    at += nest?.below.length ?? 0;
  }
  return said;
}

const leftOut =
  /^(?<lead>\s*(?:[-*+•–·▪#]+\s+)?)(?:what (?:it|the \p{L}+) (?:does|should|must|need) not do|not included|does not do|excluded|leave out|left out|not needed|not wanted)\s?:(?=\s|$)/iu;
const sized =
  /(?<lead>^\s*(?:[-*+•–·▪#]+\s+)?|[.;]\s)(?:scale|numbers|volumes?|sizing|how (?:big|many|large))\s?:(?=\s)/giu;
const arrowed = /^(?<lead>\s*(?:[-*+•–·▪]\s+)?)(?<label>\p{L}[\p{L} ]{2,24}?)\s?(?:→|->|=>)\s+/u;

/** Labels by the words that everything else knows them by. */
const inKnownLabels = (line: string): string =>
  line
    .replace(leftOut, '$<lead>Out of scope:')
    .replace(sized, '$<lead>Size:')
    .replace(arrowed, (whole, lead: string, label: string) => (labelOf(label) ? `${lead}${label}: ` : whole))
    .replace(/\b(\p{L}+) (?:!=|≠|<>) (\p{L}+)\b/gu, (whole, one: string, other: string) =>
      isPeople(one) || isPeople(other) ? `${one} and ${other} must be different people` : whole,
    );

const short = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const cut = new RegExp(
  String.raw`(?<=\b\d{1,2}(?:st|nd|rd|th)?[ -])(?:${short})\b\.?(?=[ -,]|$)|\b(?:${short})\b\.?(?= 20\d\d\b| \d{1,2}(?:st|nd|rd|th)?(?![\d.:%]|,\d))|(?<=\b(?:by|in|until|before|after|from|end of|start of|mid|early|late) )(?:${short})\b\.?(?=[ ,;.)]|$)`,
  'g',
);
/** `April 1, 2027`, `May 18`, and not `in May 3 firms`. */
const dayBehind = new RegExp(
  String.raw`\b(${months.map(upperFirst).join('|')}) (\d{1,2})(?:st|nd|rd|th)?(?:(,? 20\d\d)|(?=$|[,;.:)](?!\d)| (?:and|or|to|in|at|for|with|by|before|after|until|as|so|when|if|because|we|the)\b|\s?[–-]))`,
  'g',
);
/** `live 1 Sept 2027` → live 1 September 2027 */
const inWholeDates = (text: string): string =>
  text
    .replace(/\b(\d{1,2})-(\p{Lu}\p{Ll}{2,8})-(20\d\d)\b/gu, '$1 $2 $3')
    .replace(cut, (word) => months.map(upperFirst).find((month) => month.startsWith(word.slice(0, 3))) ?? word)
    .replace(
      dayBehind,
      (_, month: string, day: string, year: string | undefined) => `${day} ${month}${(year ?? '').replace(',', '')}`,
    )
    .replace(/\b[Gg]o-?[Ll]ive:? (?:on )?(?=\d{1,2} \p{Lu}\p{L}{2}|\p{Lu}\p{L}+ \d)/gu, 'live on ')
    .replace(/,? say (?=(?:by |on )?\d{1,2} \p{Lu}\p{L}{2,})/gu, ' by ')
    // In a row of what people do it would be one of the things they do it to.
    .replace(
      /, (live|launch|ready|release) (?=(?:by |on |in )?(?:\d{1,2} )?\p{Lu}\p{L}+ (?:\d{1,2},? )?20\d\d)/gu,
      (_, word: string) => `. ${upperFirst(word)} `,
    );

/** `customer enters order no. + email`: the full stop ends no sentence. */
const shortNumber =
  /\b(order|customer|account|invoice|ref|reference|serial|item|part|phone|tel|policy|member|batch|licence|license|plate|room|case|ticket) no\.(?=\s)/giu;

const isMarked = (line: string): boolean => /^\s*(?:[-*+•–·▪>#]|\d{1,2}[.)]|\(?[a-k]\))/.test(line);
const goesOn = /(?:[.!?,;:–—-]|\b(?:and|or|the|an?|of|to|for|in|on|at|with|by|from|our|their))$/i;

/** Text that was broken to a width fills its lines; where most of them end far before it, each says something of its own. */
const areNotes = (lines: readonly string[], widest: number): boolean => {
  const all = lines.map((line) => line.trim()).filter(Boolean);
  const unmarked = all.filter((line) => !isMarked(line));
  return (
    all.length > 4 &&
    unmarked.length === all.length &&
    all.filter((line) => line.length < widest * 0.8).length > all.length / 2 &&
    all.filter((line) => /^\p{Ll}/u.test(line)).length > all.length / 2
  );
};

/** A line that could have held the next word was ended on purpose: a title or a statement without its full stop. */
function withStops(lines: string[]): string[] {
  const widest = Math.max(...lines.map((line) => line.trim().length));
  const isNotes = areNotes(lines, widest);
  return lines.map((line, at) => {
    const next = lines[at + 1]?.trim() ?? '';
    const plain = line.trim();
    const [word = ''] = next.split(' ');
    const ended =
      plain.includes(' ') &&
      (isNotes ? next !== '' : /^\p{Lu}\p{Ll}/u.test(next)) &&
      !isMarked(line) &&
      !isMarked(next) &&
      !goesOn.test(plain) &&
      (isNotes || plain.length + 1 + word.length <= widest);
    return ended ? `${line.trimEnd()}.` : line;
  });
}

/** `dont want to change it. no rentals. has to run …`: where several sentences begin so, each of them begins one. */
function withCapitals(raw: string): string {
  const begins =
    /(?<=\p{L}{3}[)]?[.!?] )(?<!\b(?:incl|excl|approx|etc|dept|tel|ref|resp|est|avg|max|min|vs)\. )\p{Ll}(?=\p{Ll})/gu;
  return (raw.match(begins)?.length ?? 0) > 1 ? raw.replace(begins, (letter) => letter.toUpperCase()) : raw;
}

/** `raw`: an idea as its author laid it out. */
export const inLines = (raw: string): string =>
  withStops(withoutNests(withoutTables(withCapitals(raw).split(/\r\n?|\n/))))
    .map((line) => inWholeDates(inKnownLabels(inLongForms(line))).replace(shortNumber, '$1 number'))
    .join('\n');
