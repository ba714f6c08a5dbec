import { singular } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';

/** What something is done to. The same verb means another thing with each: shifts are booked, and so are hours and keys. */
export type ObjectClass = 'person' | 'document' | 'place' | 'sum' | 'system' | 'message' | 'span' | 'thing' | 'none';

const heads: [of: ObjectClass, words: string][] = [
  [
    'span',
    'time day week weekend month year date period slot shift turn duty minute term season deadline schedule calendar availability holiday break appointment lesson',
  ],
  [
    'sum',
    'price cost fee hour amount sum money payment deposit budget salary wage fine bonus balance total rate share instalment refund tip euro dollar pound franc commission salary tax expense figure number percentage score point reading value count temperature weight level stock sales revenue turnover result statistic hours',
  ],
  [
    'document',
    'document report certificate contract form file paper pdf protocol minutes letter invoice receipt bill order permit licence license application request claim complaint case text draft note article page policy agreement statement register record list plan quote offer checklist questionnaire proposal survey listing entry ticket dispute question answer prescription consent signature photo picture image video recording map drawing',
  ],
  [
    'message',
    'message notice notification reminder alert email e-mail mail sms call news newsletter announcement warning invitation comment post reply feedback digest word information update',
  ],
  [
    'place',
    'place site room building school shop store street road field area zone location station stop house flat apartment playground garden park yard depot hall gate door route trip round tour floor stage plot desk table seat space berth bed',
  ],
  ['system', 'system software app application server database platform website'],
];
const byHead = new Map(
  heads.flatMap(([of, words]) => words.split(' ').map((word): [string, ObjectClass] => [word, of])),
);
const money = /[€£$¥]\s?\d|\b\d[\d.,]* ?(?:euros?|pounds|dollars|francs?|kron(?:er|or)|[A-Z]{3})\b/;

/** By the last word of the object; where the idea names none, nothing is known of it. */
export function classOf({ object, noun }: Pick<Capability, 'object' | 'noun'>): ObjectClass {
  if (money.test(object)) return 'sum';
  const head = noun.split(' ').at(-1) ?? '';
  if (head === '') return 'none';
  const known = byHead.get(singular(head).toLowerCase());
  if (known) return known;
  if (isPeople(noun)) return 'person';
  return /^\p{Lu}/u.test(head) ? 'system' : 'thing';
}
