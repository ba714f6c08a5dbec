import { infinitive, isPlural, lowerFirst, participle, singular, stripStop, withArticle } from '../language.js';
import type { Brief, Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';

/** `Not back 3 days after the last performance → reminder to the dresser`: a rule of time that asks for a message. */

const span = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|ten|twelve|fourteen|thirty) (?:working )?(?:minutes?|hours?|days?|weeks?|months?)`;
const medium = '(?:reminder|message|warning|alert|notice|letter|e-?mail|text|text message)';
const to = String.raw`(?:an? |one |the )?(?<what>${medium}) (?:is sent |goes |goes out |sent )?to (?:the |our |their )?(?<whom>[\p{L}-]+(?: [\p{L}-]+)?(?: (?:on|of|in) [\p{L}-]+(?: [\p{L}-]+)?)?)`;
const told = new RegExp(String.raw`^(?<when>[^:;→]{6,90}?)\s*(?:->|=>|→|:|,)\s*(?:then )?${to}$`, 'iu');
const next = new RegExp(String.raw`^(?:and |then )?(?<when>after (?:another )?${span}) ${to}$`, 'iu');
/** `every lift inspected every 12 months, reminder 30 days before` */
const ahead = new RegExp(
  String.raw`^(?:every |each |an? |the )(?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:(?:is|must be|has to be) )?(?<done>\p{L}+(?:ed|en|t)) every [^,;:→]{3,30}\s*(?:->|→|:|,|;)\s*(?:with )?(?:an? )?reminder (?<span>${span}) (?:before|ahead|earlier)$`,
  'iu',
);
const state =
  /^(?:(?<subject>(?:an? |the |any )?[\p{L}-]+(?: [\p{L}-]+)?) )?(?<rest>(?:not|still|over|more than|missing|overdue|late|unpaid|unanswered|open) .+)$/iu;

/** `when lenses are not returned 2 days after the agreed date`; null where the words are no condition. */
function conditionOf(said: string, unit: string | null): string | null {
  const text = lowerFirst(said.trim());
  if (/^(?:if|when|whenever|once|as soon as) /.test(text)) return text;
  if (new RegExp(`^(?:${span} (?:before|after)|after|before) `, 'i').test(text)) return text;
  const { subject, rest = '' } = state.exec(text)?.groups ?? {};
  if (rest === '' || (subject === undefined && unit === null)) return null;
  const about = subject ?? withArticle(unit ?? '');
  return `when ${about} ${isPlural(about.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${rest}`;
}

function remind(what: string, whom: string, tail: string): Capability | null {
  const noun = singular((whom.toLowerCase().split(/ (?:on|of|in) /)[0] ?? '').trim());
  if (!isPeople(noun.split(' ').at(-1) ?? '') && !/^(?:office|management|board|chair)$/.test(noun)) return null;
  const object = isPlural(whom) ? whom.toLowerCase() : `the ${whom.toLowerCase()}`;
  if (/letter|e-?mail/i.test(what))
    return {
      verb: 'send',
      object: withArticle(what.toLowerCase()),
      noun: what.toLowerCase(),
      tail: `to ${object} ${tail}`,
      automatic: true,
    };
  const verb = /reminder/i.test(what) ? 'remind' : /warning|alert/i.test(what) ? 'alert' : 'inform';
  return { verb, object, noun, tail, automatic: true };
}

/** What a sentence wants said to somebody once a time is over or before it is. */
export function remindersIn(sentence: string, unit: string | null): Capability[] {
  const text = stripStop(sentence.trim());
  const due = ahead.exec(text)?.groups;
  if (due) {
    const { thing = '', done = '', span: before = '' } = due;
    return participle(infinitive(done)) === done.toLowerCase()
      ? [
          {
            verb: 'remind',
            object: 'whoever has to act',
            noun: '',
            tail: `${before} before ${withArticle(thing.toLowerCase())} has to be ${done.toLowerCase()}`,
            automatic: true,
          },
        ]
      : [];
  }
  const clauses = text.split(/,\s+(?=(?:and |then )?after )/i);
  const first = told.exec(clauses[0] ?? '')?.groups;
  const when = first ? conditionOf(first['when'] ?? '', unit) : null;
  const one = first && when ? remind(first['what'] ?? '', first['whom'] ?? '', when) : null;
  if (!one) return [];
  return [
    one,
    ...clauses.slice(1).flatMap((clause) => {
      const later = next.exec(clause)?.groups;
      return later
        ? (remind(
            later['what'] ?? '',
            later['whom'] ?? '',
            `${later['when'] ?? ''} ${one.tail.replace(/^when /, 'in which ')}`,
          ) ?? [])
        : [];
    }),
  ];
}

/** Whether a rule says no more than which messages go out. */
export const isReminder = (text: string, unit: string | null): boolean => {
  const found = remindersIn(text, unit).length;
  return found > 0 && found >= stripStop(text).split(/,\s+(?=(?:and |then )?after )/i).length;
};

/** The deeds of an idea with the messages that its rules of time ask for. */
export function withReminders(
  capabilities: Capability[],
  { asking, unit }: Pick<Brief, 'asking' | 'unit'>,
): Capability[] {
  const found = asking
    .flatMap((sentence) => remindersIn(sentence, unit))
    .filter(
      ({ tail, noun }) =>
        !capabilities.some(
          (one) =>
            one.automatic && (one.noun === noun || one.tail.includes(tail) || tail.includes(one.tail || '\uE000')),
        ),
    );
  return [...capabilities.filter((one) => !found.some((whole) => saysLess(one, whole))), ...found];
}

/** `a reminder to the dresser`, beside when it goes out. */
const saysLess = ({ verb, noun, tail }: Capability, { object }: Capability): boolean =>
  verb === 'send' && new RegExp(`^${medium}$`, 'i').test(noun) && tail === `to ${object}`;
