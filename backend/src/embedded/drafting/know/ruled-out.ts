import { singular, stripStop } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { neverSo } from '../read/ruled.js';

/** Where an idea says what it is not: from `no` at the head of a clause to its end. */
const clauses =
  /(?:^|[.;:,(]\s*|\b(?:and|but|with|there is|there are|there (?:must|should|shall|will) be|needs?|wants?)\s)(?:no|not for|we do not want|we don't want|nobody wants)\s+([^.;:()]+)/giu;
/**
 * What somebody must do without: heard only for what has names of its own, since `goes without lunch` rules out nothing,
 * nor does `people without internet access`, who have none.
 */
const doesWithout =
  /\b(?:(?<!\b(?:people|those|persons?|residents|customers|users|members|patients|guests|tenants|anyone|anybody|someone|somebody|households|whoever is) )without (?:needing |having to (?:create |have |make |open |install )?)?|(?:(?:do|does|must|should|shall|will|may|need)(?: not|n['’]t)|cannot|never|(?:nobody|no one)(?= (?:should|must|shall|may|will|can|has|have|needs?|wants?)\b)(?: (?:should|must|shall|may|will|can))?|not) (?:(?:has|have|need|needs|want|wants)(?: to)? )?(?:(?:create|have|make|open|install|set up|use|take|give|enter|need) )?)(?:an? |any |their |his |her )?((?:online |mobile |user )?[\p{L}-]+(?: (?:in|up)\b)?)/giu;
/** Clauses that tell of today or of a lack, or that rule something with it: `no signal`, `no double bookings`, `never sends`. */
const notThis =
  /^(?:more|longer|later|less|one|signal|network|connection|internet|wifi|coverage|reception|reliable|idea|double|bus|help|time|matter|way|record|overview|such|single|doubt|trace|proof|two|anything|without|leaving|asking|having|being|paper|mistake|error|budget|money for)\b/i;
/** Words that begin another part of the sentence than the list of what is not there: `no names, under the law`. */
const otherPart =
  /^(?:under|by|with|within|in|on|for|from|since|as|because|per|due|to|of|at|it|they|we|he|she|you|i|this|that|these|those|which|who|only|but|so|then|when|if|until|before|after|please|just)\b/i;
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
  // 'No badge, no meal' rules with both, and rules out neither.
  const spoken = sentences.filter((sentence) => !neverSo.test(stripStop(sentence)));
  const found = spoken.flatMap((sentence) =>
    [...sentence.matchAll(clauses)].flatMap(([, clause = '']) =>
      clause
        .split(/,|\band\b|\bor\b/)
        .map((part) => part.trim().replace(/^(?:no|any|a|an|online|personal)\s/i, ''))
        .filter((part) => part !== '' && !notThis.test(part) && !otherPart.test(part) && part.split(' ').length <= 3)
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
  const soft = spoken
    .filter((sentence) => !isOfSome(sentence, spoken))
    .flatMap((sentence) =>
      [...sentence.matchAll(doesWithout)].flatMap(([, thing = '']) => meantBy(thing.toLowerCase()) ?? []),
    );
  return [...new Set([...things.map((thing) => meantBy(thing) ?? thing), ...soft])].filter(
    (thing) => /^[\p{L} '-]{2,}$/u.test(thing) && (!anyLine.has(thing) || thing in akin),
  );
}

/** `Site workers can scan the tag without an account`, where inspectors act as well: it is ruled out for these alone. */
const isOfSome = (sentence: string, all: readonly string[]): boolean => {
  const own = whoActs(sentence);
  return own !== undefined && all.some((other) => (whoActs(other) ?? own) !== own);
};
const whoActs = (sentence: string): string | undefined =>
  sentence
    .split(' ')
    .slice(0, 3)
    .map((word) => singular(word.toLowerCase()))
    .find((word) => isPeople(word));

/** `registration`, `log in` and `passwords` are all about an account; undefined for what has one name only. */
function meantBy(phrase: string): string | undefined {
  const word = singular(phrase.replace(/^(?:online|mobile|user|native|phone) /, ''));
  return word in akin && /^(?:account|app|payment|email|internet|photo|picture|gps|location|chat|cloud|ai)$/.test(word)
    ? word
    : otherNames[word];
}

const otherNames: Record<string, string> = {
  login: 'account',
  'log-in': 'account',
  'log in': 'account',
  logging: 'account',
  'sign in': 'account',
  'sign up': 'account',
  'sign-up': 'account',
  'sign-in': 'account',
  register: 'account',
  registering: 'account',
  registration: 'account',
  password: 'account',
  pay: 'payment',
  'e-mail': 'email',
  camera: 'photo',
  tracking: 'tracking',
};

/** `payment` also rules out `pay by card`, `chat` also `chatting`; of `app` and `account` only what cannot be meant otherwise. */
export const formsOf = (thing: string): string[] => [...(anyLine.has(thing) ? [] : [thing]), ...(akin[thing] ?? [])];

const akin: Record<string, string[]> = {
  account: [
    'account',
    'sign-in',
    'sign in',
    'signs in',
    'signed in',
    'signing in',
    'sign-up',
    'log in',
    'login',
    'password',
    'second factor',
    'second proof',
    'session',
    'openid connect',
    'leaver',
    'invitation',
    'invite',
    'one-time link',
  ],
  app: ['app store', 'native app', 'download', 'installed', 'install', 'home screen', 'in the app'],
  internet: ['online', 'internet'],
  reminder: ['remind*'],
  notification: ['notification', 'notice', 'push'],
  export: ['export*'],
  ranking: ['ranking', 'league table', 'ranked'],
  score: ['score', 'ranking', 'ranked'],
  rating: ['rating', 'rated', 'stars'],
  'star rating': ['rating', 'rated', 'stars'],
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
  'video call': ['video'],
  visitor: ['visitor'],
  minor: ['minor', 'guardian', 'parental'],
  ai: ['ai', 'model', 'generated'],
  cloud: ['cloud'],
};
