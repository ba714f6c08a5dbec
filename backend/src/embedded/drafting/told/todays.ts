import { upperFirst } from '../language.js';
import { isTorn } from './goals.js';
import type { Part, Statement } from './statements.js';

/** What is told of today, where the marks take it for a wish; `mended.ts` puts right the other way round. */

/** Parts that tell how it is now. */
const tells = new Set<Part['kind']>(['way', 'm', 'now', 'why']);

/** `operators still climb the silos` behind what spoilage costs is told of today. */
export function todaysRight(statements: readonly Statement[]): Statement[] {
  return statements.map((one, at) => {
    const before = statements[at - 1];
    if (isGranted(one)) return { ...one, role: 'plan' };
    if (opensNow(one)) return { ...one, role: 'today' };
    if (isFigureNow(one)) return { ...one, role: 'today' };
    if (isOnlyDay(one)) return { ...one, role: 'plan' };
    if (isWayNow(one)) return { ...one, role: 'today', parts: one.parts.map(asWay) };
    if (tellsToday(one, before)) return { ...one, role: 'today' };
    if (isAmid(one, before, statements[at + 1])) return { ...one, role: before?.role === 'today' ? 'today' : 'bg' };
    if (one.role === 'bg' && nothingBut.test(one.text)) return { ...one, role: 'today' };
    if (suffers(one, before)) return { ...one, role: 'today' };
    if (isBiography(one)) return { ...one, role: 'bg' };
    if (handsOver.test(one.text) && one.role === 'today')
      return { ...one, role: 'need', parts: one.parts.map(asSystem) };
    if (staysSo(one)) return { ...one, role: 'out' };
    return stillAsks(one) ? { ...one, role: 'need' } : one;
  });
}

/** `Board approved 320k` is what may be spent, and no price of anything. */
const isGranted = ({ role, text }: Statement): boolean =>
  role === 'price' &&
  /\b(?:approved|granted|budget)\b/i.test(text) &&
  !/\b(?:per|a|each) (?:month|user|seat|year)\b/i.test(text);

/** `At the moment anybody who needs a wheelchair space has to ring`, `Two SREs answer them, median wait is 35 minutes` */
const opensNow = ({ role, text, parts }: Statement): boolean =>
  (role === 'do' &&
    /^(?:at the moment|currently|right now|at present|nowadays|these days|today),? /i.test(text) &&
    !/\b(?:should|shall|want|would|['’]d|will)\b/i.test(text)) ||
  (role === 'who' && parts.some(({ kind }) => kind === 'now'));

/** `quotes are off by 6 to 15 percent`: a figure of today, and none that is aimed at. */
const isFigureNow = ({ role, text, parts }: Statement): boolean =>
  role === 'goal' &&
  parts.some(({ kind }) => kind === 'now') &&
  !parts.some(({ kind }) => kind === 'target' || kind === 'by') &&
  !/\b(?:want|like|aim|goal|target|hope|success|should|must|to be|down|up|halve|half|below|under|cut|reduce|bring)\b/i.test(
    text,
  );

/** `Sandbox in 10 weeks` */
const isOnlyDay = ({ role, text, parts }: Statement): boolean =>
  role === 'goal' &&
  parts.length > 0 &&
  parts.every(({ kind }) => kind === 'day') &&
  !/\b(?:want|like|aim|goal|target|hope|success)\b/i.test(text);

/** `wife does books in quickbooks so invoice goes there`: what is used today shall get something. */
const handsOver = /\b(?:so|and) (?:the |an? |every |each )?\p{Ll}+ (?:goes?|has to go|must go|should go) there\b/iu;
const asSystem = (part: Part): Part => (part.kind === 'way' ? { ...part, kind: 'sys' } : part);

/** `Each team asks the same questions again` between two sentences of today. */
const isAmid = (
  { role, text, isItem, parts }: Statement,
  before: Statement | undefined,
  behind: Statement | undefined,
): boolean =>
  role === 'do' &&
  !isItem &&
  (before?.role === 'today' || isNow.test(text)) &&
  /^(?:today|bg)$/.test(behind?.role ?? '') &&
  !parts.some(({ kind }) => kind === 'name') &&
  !/\b(?:should|must|shall|want|would|['’]d|need|can|could|may)s?\b/i.test(text);

/** `between rehearsals I have nothing except a PDF`: how somebody copes now. */
const nothingBut = /\b(?:have|has|get|gets) (?:nothing|no \p{L}+) (?:except|but|other than)\b/iu;

/** `Tenants don't understand the heating position` behind what is told of today. */
const suffers = ({ role, text }: Statement, before: Statement | undefined): boolean =>
  /^(?:do|rule)$/.test(role) &&
  /^(?:today|bg)$/.test(before?.role ?? '') &&
  /^(?:the |our |most |many |some )?[\p{L}-]+s (?:often )?(?:(?:do not|don['’]t) (?:really |even )?(?:understand|know|realise|realize|remember|notice|trust|find|see)|never (?:know|remember|find)|forget|get (?:lost|confused)) /iu.test(
    text,
  );

/** `Operators swap shifts with each other all the time` */
const isNow =
  /\b(?:all the time|again and again|over and over|at the moment|right now|currently|these days|at present|nowadays)\b/i;

/** `My mother runs one in Bungoma so I know the book very well`: of whoever writes, and no trouble. */
const isBiography = ({ role, text }: Statement): boolean =>
  role === 'today' &&
  /^(?:(?:so |and )?(?:i|my \p{Ll}+|we) )/iu.test(text) &&
  /\b(?:(?:i|my \p{Ll}+) (?:\p{Ll}+ )?(?:runs?|owns?|own|run|grew up|worked|work|am|['’]m|used to|have (?:\p{Ll}+ )?(?:run|worked|been))\b|i (?:\p{Ll}+ )?know\b)/iu.test(
    text,
  ) &&
  !/\d|\b(?:not|never|no|nobody|lost|lose|forget|forgot|miss|hate|wrong|late|by hand|on paper|too)\b|n['’]t\b/i.test(
    text,
  );

/** `MINDA stays for herd records`: nothing is done about it. */
const staysSo = ({ role, text }: Statement): boolean =>
  /^(?:bg|need|misc|today|rule)$/.test(role) &&
  /^(?:our |the )?\p{Lu}[\p{L}\d.&+-]*(?: \p{Lu}[\p{L}\d.&+-]*)? (?:stays|remains)(?: (?:in use|as it is|where it is|for [^,;]{3,60}))?\.?$/u.test(
    text,
  );

/** `Parents already pay through Easy Payments Plus, so just show paid or not paid` */
const stillAsks = ({ role, text }: Statement): boolean =>
  /^(?:bg|misc)$/.test(role) &&
  /(?:,|;|\bso|\band) (?:(?:so|and|please) )*(?:just|please|simply) \p{Ll}+ \p{L}|\b(?:i|we)(?:['’]d| would) (?:hope|like|love|want|need)\b|\b(?:i|we) (?:hope|want|need) (?:to|we|you|it)\b/iu.test(
    text,
  ) &&
  !/^(?:notes?|hi|hello)\b/i.test(text);

/** `Attempts are written on the back of the maps now.` */
const isWayNow = ({ role, text }: Statement): boolean =>
  /^(?:do|rule)$/.test(role) &&
  /\b(?:is|are) \p{Ll}+ (?:on|in|into|by|with|at) [^,;]+ (?:now|today|at present|at the moment)\.?$/iu.test(text);
const asWay = (part: Part): Part =>
  part.kind === 't'
    ? {
        ...part,
        kind: 'way',
        text: part.text
          .replace(/^(?:on|in|into|by|with|at) /i, '')
          .replace(/ (?:now|today|at present|at the moment)$/i, ''),
      }
    : part;

function tellsToday({ role, text, sentence }: Statement, before: Statement | undefined): boolean {
  if (role !== 'do' && role !== 'rule') return false;
  if (before?.role !== 'today') return false;
  // 'Nobody can see if a station is short until the alarm goes' behind how it is done today.
  if (/^(?:nobody|no one|we (?:can['’]t|cannot)) (?:can |ever )?(?:see|know|tell|say|find)s?\b/i.test(text))
    return true;
  return before.sentence === sentence && /\bstill \p{Ll}+/u.test(text);
}

/**
 * `Reception sells upgrades at the desk, roughly €2.10 per stay`: a figure alone goes with what stands before it.
 * `that go out to other museums` and `each ward by 10:00` are torn from the sentence before, and tell nothing.
 */
export const troublesIn = (statements: readonly Statement[]): string[] =>
  statements.flatMap(({ role, text, parts, sentence: place }, at) => {
    const before = statements[at - 1];
    if (role !== 'today') return [];
    const goesOn = before?.sentence === place;
    if (goesOn && !/^(?:today|bg)$/.test(before.role) && isPiece(text, parts)) return [];
    // 'Carers are obliged to keep a record, and at our agency this is done late on Sunday': what, stands before it.
    if (
      goesOn &&
      before.role === 'bg' &&
      /^(?:(?:at|in|for|with) [^,]{1,30} )?(?:this|that|it) (?:is|was|has)\b/i.test(text)
    )
      return [sentence(`${before.text.replace(/[\s,;]+$/, '')}, and ${text}`)];
    // 'Operators swap shifts, | which is fine, but …', 'We sold 1,900 loggers, | through an app that everyone hates'
    if (goesOn && before.role === 'bg' && /^(?:which|who|through|with|by|in|on|at|from|without) /i.test(text))
      return [sentence(`${before.text.replace(/[\s,;]+$/, '')}, ${text}`)];
    return [sentence(goesOn && isTorn(text) ? `${before.text}, ${text}` : withoutLabel(text))];
  });

const isPiece = (text: string, parts: readonly Part[]): boolean =>
  /^(?:(?:with|by|in|on|for|from|through|to) )?(?:that|which|who|whose|whom|where)\b/i.test(text) ||
  (!isTorn(text) && !parts.some(({ kind }) => tells.has(kind) || kind === 'p' || kind === 'v'));

/** `The problem we solve: agencies match by email` */
const withoutLabel = (text: string): string =>
  text.replace(
    /^(?:why|pains?|(?:the )?(?:main )?(?:problems?|pain points?|trouble)(?: (?:we solve|today|now))?|background|status quo|today|current (?:situation|state))(?: now)?: /i,
    '',
  );

const sentence = (text: string): string => `${upperFirst(text).replace(/[.;,]+$/, '')}.`;
