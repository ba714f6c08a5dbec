import { isPlural, numberWord, numberWords, plural, singular, stripStop } from '../language.js';
import { type DeedRule, ruleSentence } from './deed-rules.js';
import { testsOfYes } from './deed-yes.js';
import type { Feature } from './plan.js';
import { isToldIn } from './rule-words.js';

type Test = Feature['tests'][number];

const units = (value: number, of: string): string => {
  const [, half = '', whole = of] = /^((?:half|working|calendar) )(.+)$/.exec(of) ?? [];
  const [first = '', ...rest] = whole.split(' ');
  const one = isPlural(first) ? singular(first) : first;
  return `${numberWords[value] ? numberWord(value) : String(value)} ${half}${[value === 1 ? one : plural(one), ...rest].join(' ')}`;
};

const nth = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

const inTail = / (?:(?:for|on) )?(?:up to|at most|no more than|until|no later than|at least) [^,]*$/i;

/** `the researcher requests up to 100 seeds`: where nothing would be left of the deed it stays whole. */
const withoutTail = (when: string): string => {
  const short = when.replace(inTail, '');
  return short.split(' ').length > 3 ? short : when;
};

function waitingFor(rules: DeedRule[]): string {
  const { by = 'answer', which = '', taking } = rules.find(({ kind }) => kind === 'approval') ?? {};
  if (taking)
    return `${which ? `What is ${which}` : 'It'} waits for the ${by}; until then it is kept for whoever asked and promised to nobody.`;
  return `${which ? `What is ${which}` : 'It'} waits for the ${by}; until then it does not count.`;
}

/** Right below the limit and right above it, in the words of the deed that it rules. */
function testsOfRule(rule: DeedRule, { when: told, then: usual }: Test): Test[] {
  const { kind, by = '', which = '', count = 0, of = '', ...more } = rule;
  // `books a loom for up to three half days a week`: what is tried does not name the limit once more.
  const when = rule.text === '' && /^(?:most|cancel|lasts)$/.test(kind) ? withoutTail(told) : told;
  const limit = units(count, of);
  const span = (value: number): string => `${value} ${value === 1 ? singular(of) : plural(singular(of))}`;
  // What may be done once is tried a second time.
  const anew = when.replace(/ (?:only |just )?once(?: only)?$/i, '');
  switch (kind) {
    case 'approval':
      if (more.taking)
        return [
          {
            given: which ? `it is ${which}, and free on those days` : 'it is free on those days',
            when,
            then: `it is kept for those days and waits for the ${by}`,
          },
          {
            given: `it waits for the ${by}`,
            when: `the ${by} says yes`,
            then: 'it is certain, and nobody else can have it on those days',
          },
          {
            given: `it waits for the ${by}`,
            when: `the ${by} says no`,
            then: 'it is free again, and whoever asked for it reads why (assumed)',
          },
          ...(which
            ? [
                {
                  given: `it is not ${which}, and free on those days`,
                  when,
                  then: `it is certain at once, and the ${by} is not asked`,
                },
              ]
            : []),
        ];
      return [
        {
          given: which ? `it is ${which}, and the ${by} has not answered yet` : `the ${by} has not answered yet`,
          when,
          then: `it is shown as waiting for the ${by}, and does not count yet`,
        },
        {
          given: `it waits for the ${by}`,
          when: `the ${by} says yes`,
          then: 'it counts from then on, with both names and times',
        },
        {
          given: `it waits for the ${by}`,
          when: `the ${by} says no`,
          then: 'it does not count, and whoever asked for it sees the answer',
        },
        ...(which
          ? [{ given: `it is not ${which}`, when, then: `it counts at once, and the ${by} is not asked` }]
          : []),
      ];
    case 'yes':
      return testsOfYes(rule, when);
    case 'first':
      return more.first
        ? [
            { given: more.first.met, when: anew, then: usual },
            { given: more.first.unmet, when: anew, then: more.then ?? 'it is refused, and what is missing is named' },
          ]
        : [];
    case 'most':
      return [
        {
          given: `the limit is ${limit}, and ${count === 1 ? 'none counts yet' : count === 2 ? 'one counts already' : `${numberWord(count - 1)} count already`}`,
          when,
          then: `it goes through as the ${nth[count] ?? `${count}th`}`,
        },
        {
          given: `the limit is ${limit}, and ${count === 1 ? 'one counts' : `${numberWord(count)} count`} already`,
          when,
          then: 'it is refused, and the limit is named',
        },
      ];
    case 'length':
      return [
        {
          given: `9:00 is chosen as the start`,
          when,
          then: `it ends at ${clock(9 * 60 + (/hour/i.test(of) ? count * 60 : count))}, and the next one can begin then`,
        },
      ];
    case 'cancel':
      return [
        {
          given: `${span(count + 1)} are left until it begins`,
          when,
          then: 'it is free for others at once, and nothing is charged',
        },
        {
          given: `${span(count - 1)} ${count === 2 ? 'is' : 'are'} left until it begins`,
          when,
          then: more.costs
            ? `the page says before it counts that it ${more.costs}`
            : `the page says that the ${span(count)} are over before anything is sent (what it then costs is an open question)`,
        },
      ];
    case 'until':
      if (more.day)
        return [
          { given: `it is ${more.day}`, when, then: 'it counts from that day, and those concerned see it' },
          {
            given: `${more.day} has passed`,
            when,
            then: `the page says before it counts that ${more.then ?? 'it is too late'}`,
          },
        ];
      return [
        {
          given: `${span(count + 1)} are left${more.up ? ` until ${bare(more.up)}` : ''}`,
          when,
          then: 'it is changed, and those who work by it see the change',
        },
        {
          given: `${span(count - 1)} ${count === 2 ? 'is' : 'are'} left${more.up ? ` until ${bare(more.up)}` : ''}`,
          when,
          then: `it stays as it was, and the page says that the ${span(count)} are over${more.then ? ` and that ${more.then}` : ''}`,
        },
      ];
    case 'again':
      return [
        {
          given: `the same one is taken already, and the days asked for lie within ${span(count)} of that`,
          when,
          then: `it is refused, and the first day that keeps the ${span(count)} is named`,
        },
        {
          given: `the same one is taken already, and more than ${span(count)} lie between`,
          when,
          then: 'it goes through',
        },
      ];
    case 'lasts':
      return [
        { given: `${span(count)} are asked for`, when, then: 'it goes through' },
        {
          given: `${span(count + 1)} are asked for`,
          when,
          then: `it is refused, and the limit of ${span(count)} is named`,
        },
      ];
    case 'far':
      return [
        { given: `a day ${span(count)} ahead is chosen`, when, then: 'it goes through' },
        {
          given: `a day ${span(count)} and one day ahead is chosen`,
          when,
          then: 'it is refused, and the last possible day is named',
        },
      ];
    case 'often':
      return [
        {
          given: `${numberWord(count - 1)} of the ${numberWord(count)} entries of the ${of} ${count === 2 ? 'is' : 'are'} there when it ends`,
          when: 'someone opens the list of open items',
          then: 'the missing one is named, with whose it was',
        },
      ];
  }
}

/** `the pick-up` and `pick-up` alike. */
const bare = (up: string): string => up.replace(/^(?:its|their) /i, 'the ');

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** On both sides of the limit that each rule sets, and the checks of the deed as far as they still hold. */
export function ruledTests(tests: Test[], rules: DeedRule[]): Test[] {
  const [own, ...others] = tests;
  if (rules.length === 0 || !own) return tests;
  const isTold = rules.some(
    ({ kind, count = 0 }) => /^(?:approval|cancel|until|first|yes)$/.test(kind) || (kind === 'most' && count > 1),
  );
  return [
    ...rules.flatMap((rule) => testsOfRule(rule, own)).map((test) => ({ ...test, isRuled: true })),
    ...(isTold ? [] : [own]),
    ...others.slice(-2),
  ].slice(0, 5);
}

/** A feature with the rules that its deeds have to keep to, said with its behaviour; `isApart`: those that are told as functions of their own. */
export function ruled(feature: Feature, rules: DeedRule[], isApart: (rule: DeedRule) => boolean): Feature {
  if (rules.length === 0) return feature;
  const told = [...new Set(rules.filter((rule) => rule.kind !== 'cancel' && !isApart(rule)).map(ruleSentence))].filter(
    (text) => text !== '' && !isToldIn(stripStop(text), feature.description),
  );
  const [asked = '', ...proposed] = feature.description.split(/(?<=\.) (?=Proposed: )/);
  const yes = rules.find(({ kind }) => kind === 'approval');
  const waits = yes !== undefined;
  // What stands in another function is no sentence that one could speak of as `then`.
  const until = waits && !isApart(yes) ? 'until then it' : `until the ${yes?.by ?? ''} has said yes, it`;
  return {
    ...feature,
    // What is proposed of a change that holds at once is wrong where it has to wait.
    description: [
      asked,
      ...told,
      ...(waits
        ? [
            yes.taking
              ? `Proposed: ${yes.which ? `if it is ${yes.which}, it is kept until the ${yes.by ?? ''} has said yes,` : `until the ${yes.by ?? ''} has said yes, it is kept`} for those days and shown as waiting.`
              : `Proposed: ${until} is shown as waiting and does not count.`,
          ]
        : proposed),
    ]
      .filter(Boolean)
      .join(' '),
    rules,
    ...(waits
      ? {
          leaves: yes.taking ? 'a request that waits for its answer' : 'a proposal that waits for its answer',
          behaviour: waitingFor(rules),
          ...(yes.taking
            ? {
                gain: 'one yes or no settles it',
                want: `${feature.need} and see whether the ${yes.by ?? ''} has agreed`,
                so: 'I know whether I can count on it',
              }
            : {}),
        }
      : {}),
  };
}
