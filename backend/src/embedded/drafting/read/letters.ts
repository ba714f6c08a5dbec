import { upperFirst } from '../language.js';
import { withoutHeaders } from './headers.js';

/** Ideas written as a letter: who is greeted, who signs and what was said before are no part of what is wanted. */

const hail = String.raw`(?:hi|hello|hey|hallo|dear|good (?:morning|afternoon|evening|day)|morning)`;
const called = String.raw`(?:\s(?:\p{Lu}[\p{L}.'’-]*|all|both|team|everyone|everybody|there|colleagues|friends|sir|madam|or|and)){0,5}`;
/** `Hi Tom,`, `Dear Ms Okafor:` on a line of its own, or before the first sentence. */
const greeting = new RegExp(String.raw`^\s*(?:${hail})${called}\s?(?:[,!:.–—-]+(?:\s+|$)|$)`, 'iu');

const closing = String.raw`(?:(?:with )?(?:(?:kind|best|warm|many|all the) )*(?:regards|greetings|wishes|thanks|best)|thank you(?: (?:very much|in advance|so much))?|thanks(?: (?:a lot|in advance|so much|again))?|warmly|sincerely|cheers|ta|yours(?: (?:sincerely|faithfully|truly))?)`;
/** `Best regards`, `Thanks, Ellen`: what follows is who wrote it. */
const farewell = new RegExp(
  String.raw`^\s*${closing}(?:\s*[,!.–—-]?\s*(?:\p{Lu}[\p{L}.'’-]*\s?){0,3})?[.!]?\s*$`,
  'iu',
);
const farewellBehind = new RegExp(
  String.raw`(?<=[.!?])\s+${closing}[,!.]?(?:\s(?:\p{Lu}[\p{L}'’-]+)){0,3}[.!]?\s*$`,
  'iu',
);
/** `as discussed on the phone, we would like …`, `Thanks for the call on Tuesday. Here's …` */
const before =
  /^\s*(?:as you (?:all )?(?:may )?know|as (?:we )?(?:discussed|agreed|promised|mentioned|announced)|(?:many )?(?:thanks|thank you) (?:again |so much )?for (?:the|your|our|taking) [^.!?]{3,50}(?=[.!])|following (?:up on )?(?:our|the|your|\p{Lu}\p{L}+['’]s|(?:last|this) \p{L}+['’]s|yesterday['’]s) (?:[\p{L}]+ )?(?:call|meeting|chat|talk|conversation|workshop))(?: (?:(?:on|by|in|at|over|with|last|this|the) [\p{L}]+|yesterday|today|\p{Lu}\p{L}+day)(?: (?:week|month|morning|afternoon|evening|phone))?)?(?:[,.!:]\s+|\s+|$)/iu;
/** `Here's what we'd like built for Larkfield Dental (we have 11 practices)`: who it is for, and what is told of them. */
const wishedFor = new RegExp(
  String.raw`(?:^|(?<=[.!?]\s))[Hh]ere(?:['’]s| is) what (?:(?:we|I)(?:['’]d| would)? (?:like|want|need)(?: (?:to have )?built| made)?(?: (?:for|at) (\p{Lu}[\p{L}'’&-]*(?: (?:\p{Lu}[\p{L}'’&-]*|&|of)){0,3}))? \(we have ([^()]+)\)|\p{Lu}[\p{L}'’&-]*(?: \p{Lu}[\p{L}'’&-]*){0,3} (?:needs|wants))[.:]\s*`,
  'gu',
);
const wished = (_: string, house: string | undefined, has: string | undefined): string =>
  has === undefined ? '' : house === undefined ? `We have ${has}. ` : `${house} has ${has}. `;
/** `No public website please.` */
const courtesy = /,?\splease(?=[.!]|$)/giu;

/** `Can you write something up by Friday?` asks whoever reads it, and nothing of a product. */
const toReader =
  /(?:^|(?<=[.!?]\s))(?:(?:can|could|would|will) you|please) (?:please )?(?:write (?:(?:something|it|this|that|a (?:spec|prd|brd|doc|document)) )?(?:up|down)|put (?:something|it|this|that) together|draft (?:something|it|this|that)|have a look|take a look|let me know|send me|get back to me|come up with (?:something|a proposal)|come back (?:to (?:me|us) )?with|get this to)\b[^.!?]*(?:[.!?]\s*|$)/giu;
/** `Had the call with the client this morning.` */
const met =
  /(?:^|(?<=[.!?]\s))(?:(?:i|we) )?(?:just )?(?:had|came out of|finished) (?:the|a|our|my) (?:call|meeting|chat|workshop|session) with [^.!?]*[.!?]\s*/giu;

const isSigned = (lines: string[]): boolean =>
  lines.length <= 5 && lines.every((line) => line.trim().split(/\s+/).length <= 6 && !/[.!?]\s*$/.test(line));

/** `raw`: an idea as its author laid it out. */
export function withoutLetter(raw: string): string {
  const { about, lines: body } = withoutHeaders(raw);
  const lines = body.map((line) =>
    line.replace(toReader, '').replace(met, '').replace(wishedFor, wished).replace(courtesy, ''),
  );
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first >= 0 && greeting.test(lines[first] ?? '')) lines[first] = opened(lines[first] ?? '', greeting);
  const next = lines.findIndex((line) => line.trim() !== '');
  if (next > first) lines[next] = upperFirst(lines[next] ?? '');
  if (next >= 0) lines[next] = opened(lines[next] ?? '', before);
  const end = lines.findIndex((line, at) => farewell.test(line) && isSigned(lines.slice(at + 1)));
  const kept = withoutWriter(end > 0 ? lines.slice(0, end) : lines).map((line, at, all) =>
    at === all.length - 1 ? withoutName(line.replace(farewellBehind, ''), raw) : line,
  );
  if (kept.every((line) => line.trim() === '')) return about || raw;
  return [...(about ? [about, ''] : []), ...kept].join('\n');
}

/** Who signed it: the lines below the farewell, or the name behind it. */
export function signatureOf(raw: string): string[] {
  const lines = raw.trimEnd().split(/\r\n?|\n/);
  const end = lines.findIndex((line, at) => farewell.test(line) && isSigned(lines.slice(at + 1)));
  if (end > 0) {
    const below = lines.slice(end + 1).filter((line) => line.trim() !== '');
    return below.length > 0 ? below : [(lines[end] ?? '').replace(/^.*[,!.–—-]\s*/, '')];
  }
  return lines.slice(withoutWriter(lines).length);
}

/** `Colin` on a last line of its own wrote the letter. */
function withoutWriter(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const [before = ''] = lines
    .slice(0, last)
    .filter((line) => line.trim() !== '')
    .slice(-1);
  return last > 0 && writer.test(lines[last] ?? '') && /[.!?]\s*$/.test(before) ? lines.slice(0, last) : lines;
}
/** `No public website. Colin`: a name that is said nowhere else. */
function withoutName(line: string, raw: string): string {
  const [, text = '', name = ''] = /^(.*[.!?])\s+(\p{Lu}\p{Ll}{2,12})\s*$/u.exec(line) ?? [];
  return name !== '' && raw.split(name).length === 2 ? text : line;
}

const writer = /^\s*(?:[-–—/]\s?)?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?){0,2}\s*$/u;

/** The line without its lead; what follows it begins a sentence. */
const opened = (line: string, lead: RegExp): string =>
  lead.test(line) ? upperFirst(line.replace(lead, '').trimStart()) : line;
