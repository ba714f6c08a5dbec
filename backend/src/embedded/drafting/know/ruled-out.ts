import { singular } from '../language.js';

/** Where an idea says what it is not: from `no` at the head of a clause to its end. */
const clauses =
  /(?:^|[.;:,(]\s*|\b(?:and|but|with|there is|there are|needs?|wants?)\s)(?:no|not for|we do not want|we don't want|nobody wants)\s+([^.;:()]+)/giu;
/** Clauses that tell of today or of a lack, or that rule something with it: `no signal`, `no double bookings`, `never sends`. */
const notThis =
  /^(?:more|longer|later|less|one|signal|network|connection|internet|wifi|coverage|reception|reliable|idea|double|bus|help|time|matter|way|record|overview|such|single|doubt|trace|proof|two|anything|without|leaving|asking|having|being|paper|mistake|error|budget|money for)\b/i;
/** Words that stand in nearly any line and so tell nothing. */
const anyLine = new Set(
  `name data date time day list page person people user record case thing step number state note place work way child account tool
  system change member app information detail customer team product service use office home phone part side result figure please need reason`
    .trim()
    .split(/\s+/),
);

/**
 * The things an idea rules out: `No appointments and no payments` gives appointment and payment. Lines about them would
 * contradict it, whatever kind of product it is.
 */
export function ruledOutIn(sentences: string[]): string[] {
  const found = sentences.flatMap((sentence) =>
    [...sentence.matchAll(clauses)].flatMap(([, clause = '']) =>
      clause
        .split(/,|\band\b|\bor\b/)
        .map((part) => part.trim().replace(/^(?:no|any|a|an|online|personal)\s/i, ''))
        .filter((part) => part !== '' && !notThis.test(part) && part.split(' ').length <= 3)
        .flatMap((part) => {
          // Of `video calls` both words are meant together, of `names of children` only the names.
          const head = part.split(/\s(?:of|in|to|for|on|at|with|by|from|from)\b/)[0] ?? '';
          return head ? [head.toLowerCase()] : [];
        }),
    ),
  );
  const things = found.map((phrase) =>
    phrase
      .split(' ')
      .map((word, at, all) => (at === all.length - 1 ? singular(word) : word))
      .join(' '),
  );
  return [...new Set(things)].filter((thing) => /^[\p{L} '-]{3,}$/u.test(thing) && !anyLine.has(thing));
}

/** `payment` also rules out `pay by card`, `chat` also `chatting`. */
export const formsOf = (thing: string): string[] => [thing, ...(akin[thing] ?? [])];

const akin: Record<string, string[]> = {
  payment: ['pay', 'paid by', 'paying', 'payout', 'invoice', 'card details', 'refund'],
  money: ['payment', 'pay', 'payout', 'invoice', 'refund', 'price', 'fee'],
  shop: ['checkout', 'basket', 'order', 'payment'],
  chat: ['chat', 'messages inside', 'thread', 'conversation'],
  appointment: ['appointment', 'slot', 'booking'],
  photo: ['photo', 'picture', 'photograph', 'image'],
  picture: ['photo', 'picture', 'photograph', 'image'],
  location: ['position', 'gps', 'location'],
  tracking: ['position', 'gps', 'location', 'tracking'],
  gps: ['position', 'gps'],
  email: ['e-mail', 'mail'],
  advertising: ['advert', 'sponsor'],
  ranking: ['ranking', 'league table', 'ranked'],
  'video call': ['video'],
  visitor: ['visitor'],
  minor: ['minor', 'guardian', 'parental'],
  ai: ['ai', 'model', 'generated'],
  cloud: ['cloud'],
};
