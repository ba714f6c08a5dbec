import { infinitive, isPlural, isUncountable, lowerFirst, stripStop, thirdPerson } from '../language.js';
import { isVerb } from '../read/lexicon.js';

/** A clause of the idea taken apart: who or what it is about, and what is said of it, as it stands behind `to`. */
interface SaidParts {
  /** `if nobody reacts`, the case or the time that opens it; empty where it opens with its subject. */
  opening: string;
  subject: string;
  /** `go to the time system`, `be recorded with who and when`. */
  does: string;
  isMany: boolean;
  /** `cannot`, `must never`. */
  isNever: boolean;
  /** `can`, `may`. */
  isAble: boolean;
  /** `must`, `has to`: what it says is not so yet. */
  isMust: boolean;
}

/** The first sentence of what is said. */
export const firstOf = (text: string): string => stripStop(text.split(/(?<=[.!?])\s(?=\p{Lu})/u)[0] ?? text);

/** `…, so payroll is not affected` */
const because =
  /^(?<clause>.{12,}?),? (?<so>so(?: that)?) (?!(?:as|far|much|many|long|to)\b)(?<reason>\p{Ll}[^,;:]{8,90})$/iu;
const opens =
  /^(?<opening>(?:if|when|whenever|once|as soon as|unless|after|before|wherever|during|for|every|on|at|until) [^,;:.]{3,90}), (?<main>(?!(?:and|or) ).+)$/iu;

/** The parts of a clause, where all of it surely is one: `Approved swaps have to go to ATOSS`; null where it is not. */
export function saidParts(text: string, who = ''): SaidParts | null {
  const { clause: whole = firstOf(text), so = '', reason = '' } = because.exec(firstOf(text))?.groups ?? {};
  const { opening = '', main = whole } = opens.exec(whole)?.groups ?? {};
  if (notSubject.test(main)) return null;
  const subject = subjectIn(main, who);
  if (subject === '' || another.test(main.slice(subject.length))) return null;
  const isMany = isManyOf(subject);
  const said = predicateIn(main.slice(subject.length).trim(), isMany);
  // 'Basements have no signal, so offline is a must': what is so is no wish.
  if (!said || (so === 'so' && !said.isMust)) return null;
  const does = reason === '' ? said.does : `${said.does}, so that ${reason}`;
  return { ...said, does, opening: lowerFirst(opening), subject: lowerFirst(subject), isMany };
}

/** Another case without a comma behind it, or what stands in another sentence. */
const notSubject =
  /^(?:please|otherwise|or else|even|this|it|they|he|she|we|I|you|there|what|that|if|when|whenever|once|unless|after|before|until|during|at|on|in|for|from|with|by|wherever|every (?:day|night|week|month|morning|evening|hour))\b/i;

/** What stands before the first word that can only be a finite verb, or whoever is marked as acting. */
function subjectIn(main: string, who: string): string {
  if (who !== '' && main.toLowerCase().startsWith(`${who.toLowerCase()} `)) return main.slice(0, who.length);
  const { subject = severalDo(main) } = finite.exec(main)?.groups ?? {};
  return waits.test(subject) || subject.split(' ').length > widest ? '' : subject;
}
const finite =
  /^(?<subject>[^,;:.]{2,110}?) (?=(?:also |always |then |only |never )?(?:must|should|shall|can|cannot|may|has|have|needs?|is|are|gets?|goes|go)\b|(?:can|must|should|is|are)n?['’]t\b)/iu;
/** `A test that is late`: there is more of the subject to come. */
/** `disappear`, `stay`: what is done to nothing as well. */
const isDone = (verb: string): boolean => isVerb(verb) || happens.test(verb);
const happens =
  /^(?:appear|arrive|come|count|disappear|drop|end|expire|fall|flow|lapse|last|lead|live|match|remain|rise|sail|stay|stop|wait|work)$/;

/** `Recordings | disappear after 30 days`, `length and height | come from the camera`: several, and what they do. */
function severalDo(main: string): string {
  const words = main.split(' ');
  const at = words.findIndex((word, place) => {
    const [before = '', verb = ''] = [words[place - 1], /^(?:only|never|always)$/.test(word) ? words[place + 1] : word];
    return (
      place > 0 &&
      place < 5 &&
      (isSeveral(before) || words[place - 2] === 'and') &&
      isDone(verb) &&
      !/(?:ed|ing)$/.test(verb) &&
      /^\p{Ll}+$/u.test(verb)
    );
  });
  return at < 0 || at === words.length - 1 ? '' : words.slice(0, at).join(' ');
}
const waits =
  /\b(?:that|which|who|where|if|when|whether|what|why|how|as|and|or|they|it|he|she|nobody|everyone|everybody|we|you|of|to|in)$|\b(?:which|who|that)\b(?!.* (?:have|has|is|are|had)\b)/i;
const widest = 16;

/** Where another clause begins, with a subject of its own. */
const another =
  /(?:, |; | and | but | whereas | while |: )(?!(?:which|who|that|where|when|if|unless|until|because|as|so|then|also|with|for|not|only)\b)(?:(?!(?:who|whose|which|that|where|when|if|how|what|whether)\b)[\p{L}\d'’-]+ ){1,6}?(?:is|are|was|were|must|should|may|can|cannot|has|have|gets|goes|will|won['’]t|needs)\b|;|: |, (?:then|otherwise) |, (?:the|an?|each|some) \p{L}+ (?:always |never |then )?\p{Ll}+s\b/iu;

const isSeveral = (word: string): boolean => isPlural(word) && !isUncountable(word) && !/ss$/.test(word);

/** Whether a subject is of many: `tests under payments`, `the owner and the clerk`. */
export const isManyOf = (subject: string): boolean => {
  const [head = ''] = subject.split(
    / (?:of|with|that|who|which|in|on|from|for|under|over|by|at|without|to|not|compared|marked|called|nobody|tagged|inside|within) /,
  );
  if (/^(?:all|both|two|three|several|most)\b| and /i.test(head)) return true;
  // 'accounts unused': one of the last two is the noun.
  return !/^(?:an?|each|every|one) /i.test(head) && head.split(' ').slice(-2).some(isSeveral);
};

type Predicate = Pick<SaidParts, 'does' | 'isNever' | 'isAble' | 'isMust'>;
const plainly = { isNever: false, isAble: false, isMust: false };

/** What is said of the subject, as it stands behind `to`. */
function predicateIn(said: string, isMany: boolean): Predicate | null {
  const rest = said.replace(/^(?:also|then|always) /i, '').replace(/^never (?=\p{Ll}+ )/u, 'must never ');
  for (const [form, read] of forms) {
    const { does = '' } = form.exec(rest)?.groups ?? {};
    if (does !== '') return { ...plainly, ...read(does) };
  }
  const [verb = '', ...others] = rest.split(' ');
  if (verb === '' || others.length === 0) return null;
  if (isMany) return isDone(verb) ? { ...plainly, does: rest } : null;
  const base = infinitive(verb);
  if (!/[^s]s$/.test(verb) || base === verb || !isVerb(base)) return null;
  return { ...plainly, does: [base, joinedVerbs(others.join(' '))].join(' ') };
}

const forms: [form: RegExp, read: (does: string) => Partial<Predicate> & { does: string }][] = [
  [
    /^(?:cannot|can['’]t|can not|can never|must not|must never|mustn['’]t|may not|may never|should not|should never|shouldn['’]t) (?<does>.+)$/i,
    (does) => ({ does, isNever: true }),
  ],
  [
    /^(?:is|are) (?:not|never) (?<does>.+)$|^(?:is|are)n['’]t (?<never>.+)$/i,
    (does) => ({ does: `be ${does}`, isNever: true }),
  ],
  [
    /^(?:must|should|shall|will|has to|have to|needs? to) (?:also |always )?(?<does>.+)$/i,
    (does) => ({ does: does.replace(/^be able to /, ''), isMust: true, isAble: /^be able to /.test(does) }),
  ],
  [/^(?:can|may|is able to|are able to) (?<does>.+)$/i, (does) => ({ does, isAble: true })],
  [/^(?:is|are) (?<does>.+)$/i, (does) => ({ does: `be ${does}` })],
  [/^(?:has|have) (?!been|had|got|already|\p{L}+ed\b)(?<does>.+)$/iu, (does) => ({ does: `have ${does}` })],
  [
    /^(?:needs?|wants?) (?<does>(?:an?|the|some|more|one|two|their|its) .+)$/i,
    (does) => ({ does: `have ${does}`, isMust: true }),
  ],
  [/^gets? (?<does>.+)$/i, (does) => ({ does: `get ${does}` })],
  [/^(?:goes|go) (?<does>.+)$/i, (does) => ({ does: `go ${does}` })],
];

/** `…, tells the lab and prints a label`: `…, tell the lab and print a label`. */
const joinedVerbs = (text: string): string =>
  text.replace(
    /(,? (?:and|or) (?:either )?|, (?:either )?)(\p{Ll}+[^s\P{L}]s) (?=(?:the|an?|it|them|each|every|all|to|its|their|whether|where|what|who|how|which|out|up|off) )/gu,
    (whole, link: string, verb: string) => (isVerb(infinitive(verb)) ? `${link}${infinitive(verb)} ` : whole),
  );

/** What is wanted of a clause: `tests under payments never to be quarantined`. */
export function wantedOf({ opening, subject, does, isNever, isAble }: SaidParts): string {
  const act = isAble && !isNever ? `be able to ${does}` : does;
  return behind(subject, isNever ? `never to ${act}` : `to ${act}`, opening);
}

/** The case in which something is wanted stands behind it; a list is not carried on by it. */
export const behind = (subject: string, wish: string, opening: string): string =>
  opening === ''
    ? `${subject} ${wish}`
    : wish.includes(',')
      ? `${subject}, ${opening}, ${wish}`
      : `${subject} ${wish} ${opening}`;

/** What has to be so, told as if it were: `approved swaps go to the time system`. */
export function finiteOf({ opening, subject, does, isNever, isAble, isMany }: SaidParts): string {
  const [verb = '', ...others] = does.split(' ');
  const said = isNever
    ? `${isAble ? 'can ' : ''}${verb === 'be' ? `${isMany ? 'are' : 'is'} never` : `never ${isMany ? verb : present(verb)}`}`
    : isAble
      ? `can ${verb}`
      : verb === 'be'
        ? isMany
          ? 'are'
          : 'is'
        : isMany
          ? verb
          : present(verb);
  return `${opening === '' ? '' : `${opening}, `}${subject} ${[said, ...others].join(' ')}`;
}
const present = (verb: string): string => (verb === 'have' ? 'has' : thirdPerson(verb));
