import { isPlural, isUncountable, singular } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { hasHappened } from '../read/phrases.js';
import { currencies } from '../read/values.js';

/** What something is done to. The same verb means another thing with each: shifts are booked, and so are hours and keys. */
export type ObjectClass =
  | 'person'
  | 'document'
  | 'bill'
  | 'reason'
  | 'return'
  | 'limit'
  | 'place'
  | 'sum'
  | 'system'
  | 'message'
  | 'span'
  | 'date'
  | 'service'
  | 'event'
  | 'fact'
  | 'thing'
  | 'none';

const heads: [of: ObjectClass, words: string][] = [
  [
    'span',
    'time day week weekend month year period slot shift turn duty minute term season schedule calendar availability holiday break appointment lesson',
  ],
  ['date', 'date deadline'],
  [
    'sum',
    'price cost fee hour amount sum money payment deposit budget salary wage fine bonus balance total rate share instalment refund tip euro dollar pound franc commission salary tax expense figure number percentage score point reading value count temperature weight level stock sales income takings earnings revenue turnover result statistic hours',
  ],
  [
    'document',
    'document report certificate contract form file paper pdf protocol minutes letter receipt order permit licence license application request claim complaint case text draft note article page policy agreement statement register record list plan quote offer checklist questionnaire proposal survey listing entry ticket dispute question answer prescription consent signature photo picture image video recording map drawing',
  ],
  ['bill', 'invoice bill'],
  // What was out comes back: nothing scarce that one person gets.
  ['return', 'return'],
  ['limit', 'limit maximum minimum cap capacity quota ceiling threshold allowance'],
  ['reason', 'reason cause explanation grounds justification rationale'],
  // Done for somebody and not used up by it: two may book the same.
  [
    'service',
    'extra service care cleaning repair treatment massage wash haircut meal lunch breakfast dinner snack catering help support maintenance hay feed change laundry transfer pickup collection delivery transport inspection',
  ],
  // What has happened or not.
  ['event', 'arrival departure attendance presence completion handover fit'],
  [
    'message',
    'message notice notification reminder alert email e-mail mail sms call news newsletter announcement warning invitation comment post reply feedback digest word information update',
  ],
  [
    'place',
    'place site room building school shop store street road field area zone arena court pitch pool lane rink track studio chapel location station stop house flat apartment playground garden park yard depot hall gate door route trip round tour floor stage plot desk table seat space berth bed',
  ],
  ['system', 'system software app application server database platform website'],
];
const byHead = new Map(
  heads.flatMap(([of, words]) => words.split(' ').map((word): [string, ObjectClass] => [word, of])),
);
const money = new RegExp(String.raw`[€£$¥]\s?\d|\b\d[\d.,]* ?(?:${currencies})\b`);

/** By the last word of the object; where the idea names none, nothing is known of it. */
export function classOf({
  verb = '',
  object,
  noun,
  tail = '',
}: Pick<Capability, 'object' | 'noun'> & { verb?: string; tail?: string }): ObjectClass {
  // 'confirm that the ration was eaten'
  if (
    /^(?:that|whether) \p{L}/u.test(object || tail) ||
    (/^(?:every|each) \p{L}+$/u.test(object) && /^(?:that|whether) \p{L}/u.test(tail))
  )
    return 'fact';
  // What is weighed is an amount, whatever it is.
  if (/^(?:weigh|weigh in|measure|count|meter|tally)$/.test(verb)) return 'sum';
  if (money.test(object)) return 'sum';
  if (isNameByNumber(noun)) return 'thing';
  // 'set their hours', 'open the opening hours': when they are there, and no figure.
  if (/(?:^| )hours?$/.test(noun) && /^(?:set|define|publish|give|enter|change|plan|state)$/.test(verb)) return 'span';
  if (isLimit({ verb, object })) return 'limit';
  if (/\b(?:tax|vat)\b/i.test(noun)) return 'document';
  // 'the yearly return' is a paper, and nothing that comes back.
  if (/\b(?:annual|yearly|quarterly|monthly|statutory) returns?$/i.test(object)) return 'document';
  const head = noun.split(' ').at(-1) ?? '';
  if (head === '') return 'none';
  const known = byHead.get(headOf({ noun }));
  if (known) return known;
  if (isPeople(noun)) return 'person';
  return /^\p{Lu}/u.test(head) ? 'system' : 'thing';
}

/** Things that are told apart by their numbers. */
const numbered =
  /^(?:account|article|asset|badge|batch|bay|bed|berth|bib|bin|box|building|bus|card|case|catalogue|chassis|chip|claim|contract|customer|desk|document|file|flat|flight|gate|hall|house|id|inventory|invoice|item|key|lane|licence|license|line|locker|lot|machine|member|membership|model|order|page|parcel|part|pass|passport|permit|phone|piece|pitch|plate|platform|plot|policy|product|rack|reference|registration|ring|room|route|sample|seal|seat|serial|shelf|slot|stall|sticker|stock|table|tag|telephone|ticket|track|tracking|train|tree|unit|vehicle|ward)$/i;

/** `line number`, `shelf number`: it names one of them, and measures nothing; `visitor numbers` are counted. */
export function isNameByNumber(noun: string): boolean {
  const [, of = ''] = /(?:^|\s)([\p{L}-]+) (?:numbers?|no\.?|code)$/iu.exec(noun) ?? [];
  return numbered.test(singular(of.toLowerCase()));
}

const outOfOrder =
  /^(?:blocked|broken|damaged|leaking|leaky|faulty|defective|torn|cracked|overflowing|flooded|fallen|dead|missing|stray) /i;

/** What is asked on the phone or at the desk is taken down for somebody else. */
const takenDown = /\b(?:taken|by (?:tele)?phone|at the (?:desk|counter))\b/i;

/** The word that decides: `certificate` of `gas certificates`, and `fault` where a blocked ditch is reported. */
export function headOf({ noun, verb = '', object = '', tail = '' }: Told): string {
  if (isLimit({ verb, object })) return 'maximum';
  if (/^(?:report|flag|record|note|register)$/.test(verb) && outOfOrder.test(noun)) return 'fault';
  if (/^(?:enter|record|note|take|register|log)$/.test(verb) && takenDown.test(`${object} ${tail}`)) return 'request';
  return singular(noun.split(' ').at(-1) ?? '').toLowerCase();
}

type Told = Pick<Capability, 'noun'> & Partial<Pick<Capability, 'verb' | 'object' | 'tail'>>;

/** `the last three samples`: several of them, and not one. */
export function isOfMany({ object }: Pick<Capability, 'object'>): boolean {
  const head = object.split(' ').findLast((word) => !hasHappened.test(word)) ?? '';
  return (
    !/^(?:an?|one|each|every|any|what|which|who|how|that|whether)\b/i.test(object) &&
    isPlural(head) &&
    !isUncountable(head)
  );
}

/** `set how many cakes a day can be made`: how far others may go. */
export const isLimit = ({ verb, object }: Pick<Capability, 'verb' | 'object'>): boolean =>
  (/^(?:set|change|adjust|define|fix|update|edit|specify|limit)$/.test(verb) &&
    /^how (?:many|much|long|far|often|early|late)\b.*\b(?:can|may|could|is|are|be)\b/i.test(object)) ||
  // 'decide how much of the deposit is kept' settles one case, and sets no limit.
  (/^(?:enter|choose|decide|give|state)$/.test(verb) &&
    /^how (?:many|much|long|far|often|early|late)\b.*\b(?:can|may|could)\b/i.test(object));
