import { escapePattern, lowerFirst, stripStop, upperFirst } from '../language.js';
import type { Limit } from '../read/brief.js';
import { connectedIn } from '../read/connected.js';
import { exclusionsIn } from '../read/exclusions.js';
import { asExclusion } from '../read/left-out.js';
import { isProperWord } from '../read/lexicon.js';
import { limitsOf } from '../read/limits.js';
import { qualitiesIn, qualityKind } from '../read/qualities.js';
import { placesIn } from '../read/sum-parts.js';
import { isTechnology } from '../read/system-names.js';
import { inWords } from './in-words.js';
import { asLeftOut, asOut, leftOut, leftOutInBrackets, leftOutPlainly } from './left-out-limits.js';
import { keptSystemsIn } from './kept-systems.js';
import { inNotedSentences, withAnswers } from './noted-sentences.js';
import { plannedDays, withSentence } from './planned-days.js';
import { breaksOff, ruleClauses, withWhatFollows } from '../read/rule-clauses.js';
import { standingAlone } from './standing-alone.js';
import type { Statement } from './statements.js';

interface Told {
  today: string;
  name: string;
}

/** Everything that binds: rules in their own words, and what laws, dates, platforms and money set. */
export function limitsIn(marked: readonly Statement[], { today, name }: Told): Limit[] {
  const statements = inNotedSentences(withAnswers(marked));
  const told = statements.map((statement, at): Limit[] => {
    const next = statements[at + 1];
    const goesOn = statement.role === 'rule' && breaksOff(statement.text) && next?.sentence === statement.sentence;
    const alone = /^whose\b/i.test(statement.text)
      ? wholeOf(statement, statements)
      : `${standingAlone(statement, statements[at - 1])}${goesOn ? `, ${next.text}` : ''}`;
    const sentence = inWords(upperFirst(alone))
      .replace(label, '')
      // 'We'd begin in Aurora on October 1'
      .replace(/^(We|I)['’]d (?:like to |want to )?(?=(?:begin|start|launch|open|go live|pilot|roll)\b)/i, '$1 ')
      .replace(forbids, (_, no: string) => `It must ${no.toLowerCase()} `);
    // 'so they only have to add the cause' is said of what goes before.
    if (/^(?:so )?(?:they|it|he|she) only (?:have|has|need|needs) to\b/i.test(sentence)) return [];
    if (/^(?:what (?:we|i) (?:want|need)\b|(?:competitors?|rivals?|alternatives?):)/i.test(sentence)) return [];
    // 'Only two kinds of people will look at a screen:' tells what stands behind it.
    if (statement.role === 'rule' && /:\s*$/.test(statement.text)) return [];
    const read = (): Limit[] => limitsOf([asExclusion(sentence)], today, name);
    switch (statement.role) {
      case 'rule':
        return inRow(sentence).split(' ').length < fewest
          ? []
          : [...read().filter(({ kind }) => kind === 'law' || kind === 'date'), ...ruledIn(read(), sentence)];
      case 'out': {
        // 'No launch date is fixed' leaves nothing out.
        if (stillOpen.test(sentence)) return [];
        const plainly = leftOutPlainly(sentence);
        if (plainly) return plainly.map(asLeftOut);
        const listed = exclusionsIn(sentence);
        // 'No payments, farmers pay cash as now': what stays is not left out.
        const isKept = (text: string): boolean => /\b(?:as|like) (?:now|today|before|ever|always|usual)$/i.test(text);
        if (listed?.rest === '')
          return [...listed.out.filter((one) => !isKept(one)).map(asLeftOut), ...launchIn(sentence, today)];
        const found = read().map((one): Limit =>
          one.kind === 'platform' ? { kind: 'other', text: `no ${one.text}` } : one,
        );
        return found.length > 0
          ? found.filter(({ text }) => found.length === 1 || !isKept(text)).map(asOut)
          : [asOut({ kind: 'other', text: leftOut(inRow(sentence), statement.heading) })];
      }
      case 'need': {
        // 'Our PMS is Mews' is told with the systems.
        if (keptSystemsIn([statement]).some(({ said }) => said === stripStop(statement.text))) return [];
        const found = read();
        const later = found.filter(
          ({ kind, text }) =>
            kind === 'platform' &&
            new RegExp(`${escapePattern(text)}(?: support)? (?:later|maybe|not yet)\\b`, 'i').test(sentence),
        );
        // 'Android first, iPhone by the summer': a day of one of them, and none of the whole.
        const now = found
          .filter(
            ({ kind, role }, _, all) =>
              !(kind === 'date' && role === undefined && all.some((other) => other.kind === 'platform')),
          )
          .filter((one) => !later.includes(one));
        const putOff = later.map(({ text }): Limit => ({ kind: 'other', text: `${text}: later` }));
        if (onlyLanguage.test(sentence) && found.some(({ kind }) => kind === 'language'))
          return found.filter(({ kind }) => kind === 'language');
        if (found.length === 0)
          return connectsOnly(sentence)
            ? []
            : [{ kind: asksAct.test(sentence) ? 'other' : 'quality', text: inRow(sentence) }];
        return [...now, ...putOff];
      }
      case 'price':
        return [
          ...read().filter(({ kind }) => kind === 'law'),
          ...launchIn(sentence, today),
          ...(placesIn(sentence).length === 0 &&
          (/\d/.test(sentence) || / (?:pays?|gets?|is|are) half\b/i.test(sentence))
            ? [{ kind: 'other' as const, text: inRow(sentence) }]
            : besidePrice(sentence)),
        ];
      case 'plan': {
        const found = [...read().filter(({ kind }) => kind !== 'other'), ...granted(sentence)];
        return found.some(({ kind }) => kind === 'date')
          ? found.map((one) => withSentence(one, statement, statements))
          : [...found, ...plannedDays(statement, statements, today)];
      }
      case 'today':
      case 'bg':
        // 'By February there is a lot of money out there': only a day on which something begins or ends sets one.
        return read().filter(({ kind, role }) => kind === 'law' || (kind === 'date' && role !== undefined));
      case 'goal':
        return /^(?:never|nobody|no one)\b/i.test(sentence)
          ? [{ kind: 'other', text: inRow(sentence) }]
          : [
              ...read().filter(({ kind }) => kind === 'law'),
              ...launchIn(sentence, today).map((one) => asSaid(one, statement)),
            ];
      case 'do':
      case 'is':
        return read().filter(
          ({ kind, text }) =>
            kind === 'law' ||
            kind === 'platform' ||
            kind === 'language' ||
            kind === 'date' ||
            (kind === 'quality' && /^(?:outage|uptime|location|battery)$/.test(qualityKind(text) ?? '')) ||
            // 'can make 1,000 calls a day' is what somebody may do.
            (kind === 'quality' &&
              qualityKind(text) === 'speed' &&
              /\b(?:must|should|has to|have to)\b/.test(sentence)) ||
            (kind === 'quality' && qualityKind(text) === 'load' && /\b(?:handle|support|serve|cope)\b/.test(text)),
        );
      default:
        return [];
    }
  });
  const limits = [
    ...told.flatMap((some, at) => some.filter((one) => !isInPassing(one, ofSentence(told, statements, at)))),
    ...statements.flatMap(({ text }) => leftOutInBrackets(text)),
  ];
  return withWhatFollows(limits)
    .filter(({ kind, text }) => kind !== 'budget' || !isRate.test(text))
    .map((one) => withName(one, name))
    .filter((one, at, all) => all.findIndex(({ kind, text }) => kind === one.kind && text === one.text) === at);
}

/** `capped at $50 a night`: what the work may move, and no money for the product. */
const isRate = /\b(?:an?|per|each) (?:hour|day|night|week|case|order|transaction)\b/i;

/** `Residents of the islands, | whose status is confirmed, | pay half the price` is one rule. */
const wholeOf = ({ sentence }: Statement, statements: readonly Statement[]): string =>
  statements
    .filter((one) => one.sentence === sentence)
    .map(({ whole }) => whole.trim())
    .join(' ')
    .replace(/ (?=[,;.])/g, '');

/** `Recalled stock is placed in quarantine and can only be released by two pharmacists`: what is done, and what binds. */
const andBinds =
  /^(?<what>[\p{L}\d' -]{3,50}?) (?<done>(?:is|are) \p{L}+ [^,;]{3,50}?) and (?<binds>(?:can only|may only|must|cannot|may not|can never) [^;]{5,})$/iu;

const stillOpen =
  /^no (?:[\p{L}-]+ ){0,2}(?:dates?|deadlines?|days?|budgets?|prices?) (?:is|are|has been|have been) (?:yet )?(?:fixed|set|known|agreed|planned|decided|named)\b/iu;

/** `Product data comes from Open Food Facts`, `payments go through Paytrail`: told with the systems, and no quality. */
const connectsOnly = (sentence: string): boolean =>
  stripStop(sentence)
    .split(/;\s+|,\s(?:and\s|but\s)?/)
    .every((clause) => connectedIn([clause]).length > 0 && qualityKind(clause) === null);

/** `Paper applicants exist so I have to be able to key one in`: what somebody does, and not how well it works. */
const asksAct =
  /\b(?:(?:i|we|they|people|users|staff|[\p{L}-]+s) (?:must|should|have to|need to|has to) be able to \p{Ll}|(?:so|and|,) (?:just|please) \p{Ll})/iu;

/** `Personal data must be stored in the UK and deleted 6 years after someone leaves`: two on the same. */
const eachOn = (text: string): string[] => {
  const [, subject = '', first = '', second = ''] =
    /^([\p{L}\d' -]{3,40}? (?:must|has to|have to|should|shall) be )(\p{L}+(?:ed|en|t)\b [^,;]{3,60}?) and (\p{L}+ed\b [^,;]*\d[^,;]*)$/iu.exec(
      text,
    ) ?? [];
  if (second !== '') return [`${subject}${first}`, `${subject}${second}`];
  const bound = andBinds.exec(text)?.groups;
  if (bound) return [`${bound['what'] ?? ''} ${bound['done'] ?? ''}`, `${bound['what'] ?? ''} ${bound['binds'] ?? ''}`];
  // 'Lessons are recorded and are kept for 60 days'
  const [, what = '', done = '', kept = ''] =
    /^([\p{L}' -]{3,40}?) ((?:is|are) \p{L}+ed) and ((?:is|are) \p{L}+ (?:for|after|within) [^,;]+)$/iu.exec(text) ??
    [];
  return kept === '' ? [text] : [`${what} ${done}`, `${what} ${kept}`];
};

/** `The sensor must store readings for 30 days when there is no network`: how well it works, and no rule of the work. */
const asQuality = (text: string): Limit => {
  const [quality] = qualitiesIn(text);
  return quality &&
    quality.text.length > text.length * 0.7 &&
    !/^(?:use|encryption|sign-in)$/.test(qualityKind(text) ?? '')
    ? { kind: 'quality', text }
    : { kind: 'other', text };
};

/** `Marlow must never …` keeps the capital of its name inside a list. */
const withName = (limit: Limit, name: string): Limit =>
  name !== '' && limit.text.startsWith(`${lowerFirst(name)} `)
    ? { ...limit, text: `${name}${limit.text.slice(name.length)}` }
    : limit;

/** `We must follow the Banking Act, and …`: the law stands among the laws. */
const onlyLaw =
  /^(?:we|it|the \p{L}+) (?:must|have to|has to|need to|needs to|should) (?:follow|comply with|meet|respect|observe|adhere to) [^,;]*(?:, and (?=\p{L}+ (?:can|may|must|has to|have to)\b))/iu;

const onlyLanguage =
  /^(?:it|the \p{L}+) (?:must|has to|have to|should|needs to) (?:also )?(?:work|run|speak|be (?:available|offered|usable)) in [^;.]+[.]?$/iu;
const wholeLaw =
  /^(?:we|it|the \p{L}+) (?:must|have to|has to|need to|needs to|should) (?:follow|comply with|meet|respect|observe|adhere to) [^,;]*$/iu;
const isOffer =
  /^(?:we|it|\p{Lu}\p{L}+) (?:will not|won['’]t|do not|don['’]t|does not|doesn['’]t) (?:offer|provide|support|cover|include|sell|ship|build)\b/iu;

/** Rules of the work, and how well the product has to work, each as what it is. */
function ruledIn(read: readonly Limit[], sentence: string): Limit[] {
  const qualities = qualitiesIn(sentence).filter(
    ({ text }) => !/^(?:use|encryption|sign-in)$/.test(qualityKind(text) ?? ''),
  );
  // 'The sensor must store readings for 30 days when there is no network, and its battery has to last five years'
  if (qualities.length > 1 && qualities.map(({ text }) => text).join(', and ').length > sentence.length * 0.8)
    return qualities.map((one) => ({ ...one, text: one.text.replace(/^its /, 'the ') }));
  // 'We will not offer training courses'
  const excluded = isOffer.test(sentence) ? exclusionsIn(sentence) : null;
  if (excluded?.rest === '') return excluded.out.map(asLeftOut);
  // 'It has to work in German, Turkish and Bosnian'
  if (onlyLanguage.test(sentence) && read.some(({ kind }) => kind === 'language')) return [];
  if (wholeLaw.test(sentence) && read.some(({ kind }) => kind === 'law')) return [];
  return inParts(upperFirst(sentence.replace(onlyLaw, '')))
    .flatMap(({ text }) => eachOn(text))
    .map(asQuality);
}

/** `a fee of 400 zł, which is not charged for rescue work`: the fee is not. */
const ofWhich = (clause: string, before: string): string => {
  const [thing] = /\b(?:fee|price|deposit|commission|discount|refund)\b/i.exec(before) ?? [];
  return thing === undefined
    ? clause
    : clause.replace(/^which (?=(?:is|are|may|can|must) )/i, `the ${thing.toLowerCase()} `);
};

/**
 * The day of the launch or of a pilot in a sentence that mainly tells something else: `60 paying accounts within a year of
 * the public launch on 20 October 2026`, `We charge €2 a set and plan a first release for April`.
 */
const launchIn = (sentence: string, today: string): Limit[] =>
  limitsOf([launchSaid.exec(sentence)?.[0] ?? sentence], today).filter(
    ({ kind, role, text, about }) =>
      kind === 'date' && (role === 'launch' || role === 'trial') && setsDay.test(about ?? text),
  );
/** `We'd like to pilot with 10 workers before March`: a day stands beside the words of the idea. */
const asSaid = (limit: Limit, { whole }: Statement): Limit =>
  limit.about === undefined || whole.toLowerCase().includes(limit.about.toLowerCase())
    ? limit
    : { ...limit, about: stripStop(upperFirst(whole.trim())) };

const launchSaid = /\b(?:launch|go-live|release|opening) (?:on|in) (?:\d{1,2} )?\p{Lu}\p{L}+(?: \d{1,2},?)? 20\d\d/u;
const setsDay =
  /\b(?:launch(?:es|ed|ing)?|(?:go|goes|going|be)[ -]live|(?<!\b(?:an?|per|each|every|last|between) )releases?|released|roll-?out|opening|MVP|beta|pilots?|piloting|first version|version (?:1|that ships)|v1|general availability)\b/i;

/** `on 1 August 2026, in time for the autumn school season`: beside a full date a season sets no second day. */
const isInPassing = ({ kind, text }: Limit, beside: readonly Limit[]): boolean =>
  kind === 'date' &&
  /^(?:in time for|before|ahead of) (?!\d)/i.test(text) &&
  !/\d/.test(text) &&
  beside.some((one) => one.kind === 'date' && /\d{1,2}\b.*\b20\d\d/.test(one.text));

/** `Board approved 320k`: in whatever money. */
const granted = (sentence: string): Limit[] => {
  const [, sum = ''] = /\bapproved (?:about )?(\d[\d.,]*\s?[km]?)\b(?!\s?(?:%|\p{L}))/iu.exec(sentence) ?? [];
  return sum === '' ? [] : [{ kind: 'budget', text: sum }];
};

const ofSentence = (told: readonly Limit[][], statements: readonly Statement[], at: number): Limit[] =>
  told.flatMap((some, place) => (statements[place]?.sentence === statements[at]?.sentence ? some : []));

/** `We keep 8% of each sale, and half of that goes to the school`: what is agreed beside the figure. */
const besidePrice = (sentence: string): Limit[] =>
  sentence
    .split(/,\s(?:and\s|but\s)?|;\s|\sand\s(?=half|the rest|a (?:third|quarter)|nobody|no one|returns?|refunds?)/)
    .slice(1)
    .filter(
      (clause) =>
        !/\d/.test(clause) &&
        !/^whose\b/i.test(clause) &&
        clause.split(' ').length >= fewest &&
        / (?:goes|is|are|gets?|pays?|may|can|must|stays?|keeps?) /.test(clause),
    )
    .map((clause) => ({ kind: 'other', text: inRow(ofWhich(clause, sentence)) }));

/** `An order must be in by 2 pm, and no café with an unpaid invoice may order`: two rules. */
function inParts(sentence: string): Limit[] {
  const whole = inRow(sentence);
  const listed = whole.split(/,\s(?:and |or )?/);
  // 'Rules: rush cases carry a surcharge, no case starts without a prescription, …'
  const isList = listed.length > 2 && listed.every((part) => part.split(' ').length > fewest && hasVerb.test(part));
  return (isList ? listed : ruleClauses(whole)).map((text) => ({ kind: 'other', text: lowerFirst(text) }));
}

/** `Must NOT: give any medical advice` below a heading of its own. */
const forbids = /^(?:(?:it|the (?:tool|app|product|assistant|system)) )?must (not|never):\s*/i;

const opening = (text: string): string => text.split(/[ ,]/)[0] ?? '';
/** `Postgres 14 to 17 only` keeps its capital. */
const quietly = (text: string): string =>
  isTechnology(opening(text)) || isProperWord(opening(text)) ? text : lowerFirst(text);

const label = /^(?:the )?(?:business )?(?:rules?|constraints?|limits?|policies|hard lines?)(?: [^:.,]{2,25})?:\s*/i;
const hasVerb =
  /\b(?:is|are|has|have|can|cannot|can['’]t|must|may|needs?|starts?|carr(?:y|ies)|gets?|goes|go|costs?|ends?|expires?|counts?|applies|apply|stays?|requires?)\b/i;

/** `(read only)` rules nothing by itself. */
const fewest = 4;

/** `It must keep log sheets for 6 years`: what is kept is no `it`. */
const inRow = (text: string): string =>
  quietly(stripStop(text).replace(/[;,]+$/, '')).replace(
    /^(?:it|the (?:system|app|tool|platform)) (?:must|should|shall|has to|needs to) (?=(?:keep|store|retain)\b)/i,
    '',
  );
