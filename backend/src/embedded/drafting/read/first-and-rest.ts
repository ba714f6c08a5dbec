import { lowerFirst, upperFirst } from '../language.js';
import type { Stage } from './brief.js';
import { dates, months } from './dates.js';

/** Stages told without a word for one: where or with what it is to be first, and when the rest follows. */

const names = String.raw`\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?:(?:, (?:and )?| and )\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)*`;
const rest = String.raw`(?:(?:the |all )?(?:rest|others)|(?:the )?(?:other|remaining) [\p{L}\d-]+(?: [\p{L}-]+)?|all (?:\d+|two|three|four|five|six|of them)(?: [\p{L}-]+)?|everyone else)`;
const when = String.raw`(?:by|before|from|in|on|until) [^,;]{3,50}?`;
/** `we'd like Maidstone and Hove live by 1 September, the rest by November` */
const places = new RegExp(
  String.raw`^(?:.*?\b(?:want|like|need|have)s? )?(?:to have )?(?:it |this )?(?:(?:live |running )?(?:in|at) )?(?<where>${names})(?: (?:to be )?(?:live|running|in use|ready|up))? (?<day>${when}),? (?:and |then )?(?<rest>${rest}) (?<then>${when})$`,
  'u',
);
/** `iOS first, Android 3 months later` */
const inTurn =
  /^(?<what>[\p{L}\d][\p{L}\d /-]{1,30}?) (?:comes )?first,? (?:and |then |with )?(?<next>[\p{L}\d][\p{L}\d /-]{1,30}?) (?<many>\d{1,2}|an?|one|two|three|four|six|nine|twelve) (?<unit>week|month|quarter|year)s? (?:later|after(?:wards)?)$/iu;

/** `Web first, iOS in the second half of 2027` */
const thenIn =
  /^(?<what>[\p{L}\d][\p{L}\d /-]{1,30}?) (?:comes )?first,? (?:and |then |with )?(?<next>[\p{L}\d][\p{L}\d /-]{1,30}?) in the (?<half>first|second) half of (?<year>20\d\d)$/iu;

/** `One vessel as a trial in April, the rest before 20 June` */
const trialAndRest = new RegExp(
  String.raw`^(?<what>[^,;]{3,60}?) as (?:an? |the )?(?:first )?(?:trial|pilot|test|beta) (?<day>${when}),? (?:and |then )?(?<rest>${rest}) (?<then>${when})$`,
  'iu',
);

/** `I want to try it in Alfama Nine on 5 May and all three before August` */
const triedAndAll = new RegExp(
  String.raw`\btry (?:it|this) (?:out )?(?:in|at|with) (?<what>[^,;]{3,40}?) (?<day>${when}),? (?:and |then )?(?<rest>${rest}) (?<then>${when})$`,
  'iu',
);

const counts: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, six: 6, nine: 9, twelve: 12 };
const days: Record<string, number> = { week: 7, month: 30, quarter: 91, year: 365 };
const isMonth = (word: string): boolean => months.includes(word.toLowerCase());

/** `First pilot is a leasing company with 600 drivers` */
const firstPilot =
  /^(?:the |our )?(?:first )?pilot(?: customer| partner)? (?:is|will be) ((?:an?|the|our) [\p{L}\d][\p{L}\d '’-]{3,60})$/iu;

export function firstAndRest(sentence: string, today: string): Stage[] {
  for (const part of sentence.replace(/[.!]+$/, '').split(/;\s|\.\s|\sand (?=(?:we|i)(?:['’]d| would)? )/i)) {
    const [, whom = ''] = firstPilot.exec(part.trim()) ?? [];
    if (whom !== '') return [{ kind: 'trial', title: `Pilot with ${whom}`, about: whom, day: null, text: part.trim() }];
    const place = places.exec(part)?.groups;
    const { where = '', day = '', rest: others = '', then = '' } = place ?? {};
    const [start, end] = place ? dates(`${where} live ${day}, ${others} ${then}`, today).map((limit) => limit.day) : [];
    if (start && end && end > start && !isMonth(where))
      return [
        { kind: 'launch', title: `${where} live`, about: where, day: start, text: `${where} live ${day}` },
        { kind: 'later', title: upperFirst(others), about: others, day: end, text: `${others} ${then}` },
      ];
    const trial = (trialAndRest.exec(part.trim()) ?? triedAndAll.exec(part.trim()))?.groups;
    if (trial) {
      const { what: one = '', day: first = '', rest: all = '', then: last = '' } = trial;
      const [tried, opened] = dates(`trial ${first}, ${all} ready ${last}`, today).map((limit) => limit.day);
      if (tried && opened && opened > tried)
        return [
          {
            kind: 'trial',
            title: `Trial ${/^\p{Lu}/u.test(one) && !/^(?:One|Two|Three|The|A) /.test(one) ? `at ${one}` : `with ${lowerFirst(one)}`}`,
            about: one,
            day: tried,
            text: part.trim().split(/, /)[0] ?? '',
          },
          { kind: 'later', title: upperFirst(all), about: all, day: opened, text: `${all} ${last}` },
        ];
    }
    const halves = thenIn.exec(part.trim())?.groups;
    if (halves) {
      const { what: first = '', next: second = '', half = '', year = '' } = halves;
      const day = `${year}-${/first/i.test(half) ? '06-30' : '12-31'}`;
      return [
        { kind: 'launch', title: `Launch on ${first}`, about: first, day: null, text: `${first} first` },
        {
          kind: 'later',
          title: `${second} version`,
          about: second,
          day,
          text: part.slice(part.indexOf(second)).trim(),
        },
      ];
    }
    const { what = '', next = '', many = '', unit = '' } = inTurn.exec(part.trim())?.groups ?? {};
    if (next === '') continue;
    const after = (counts[many.toLowerCase()] ?? Number(many)) * (days[unit.toLowerCase()] ?? 30);
    return [
      { kind: 'launch', title: `Launch on ${what}`, about: what, day: null, text: `${what} first` },
      { kind: 'later', title: `${next} version`, about: next, day: null, after, text: part.slice(part.indexOf(next)) },
    ];
  }
  return [];
}
