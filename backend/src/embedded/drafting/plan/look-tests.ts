import { isPlural, isUncountable, plural, singular, withArticle } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';
import type { Failure, Told } from './deed-looks.js';
import { be, type Thing } from './deed-thing.js';
import type { Feature } from './plan.js';
import { classOf, isOfMany } from './sense.js';

/** How it shows that somebody sees what the idea says: what is listed in which order, whose it is, and where it stands. */

type Test = Feature['tests'][number];

const stateOf =
  /^(?:(?:the|their|its|his|her|an?|current|live|latest) )*(?<what>(?:[\p{L}-]+ ){0,2}?(?:status|state|progress|history|timeline))(?: of (?<of>[^,;:]{3,50}))?$/iu;
const ownOnly = /\bonly (?:their|his|her|its) own ([\p{L}-]+(?: [\p{L}-]+)?)/iu;
const onMap = /\b(?:map|floor ?plan|site plan)\b/i;
const moves = /\b(?:with (?:all )?(?:the |their )?)?((?:\d+ )?\p{L}+s)(?= on |$)/u;
const ranked = /\b(?:ranked|sorted|prioriti[sz]ed) (?:list|view)\b|\b(?:ranking|leaderboard)\b/i;
const top = /\btop (\d+) ([\p{L}-]+)/iu;
const missing = /^what(?:['’]s| is) (?:still )?(missing|open|late|overdue|due)\b/i;

const oneOf = (said: string): string => {
  const noun = bareNoun(said.replace(/^(?:their|his|her|its|our|each|every|all) (?:own )?/i, '')).trim();
  return withArticle(isPlural(noun) ? singular(noun) : noun);
};

export function lookTests({ capability, when, who, thing, words }: Told): [Test, ...Failure[]] | null {
  const { object, tail, verb } = capability;
  const said = `${object} ${tail}`.trim();
  const unit = isUncountable(words['unit'] ?? '') ? 'entry' : (words['unit'] ?? 'entry');
  const own = ownOnly.exec(said)?.[1];
  if (own)
    return [
      {
        given: `two ${plural(who.replace(/^the /, ''))} have ${plural(singular(own))} of their own`,
        when,
        then: 'only their own is shown',
      },
      ['others', { given: 'the link to somebody else’s is known', when: `${who} opens it`, then: 'access is refused' }],
    ];
  const state = stateOf.exec(said)?.groups;
  if (state) return stateTests(state['what'] ?? '', oneOf(state['of'] ?? unit), when);
  if (missing.test(object)) {
    const what = missing.exec(object)?.[1] ?? 'missing';
    return [
      {
        given: `one of two ${plural(unit)} has something ${what}`,
        when,
        then: `only that one is listed, with what is ${what}`,
      },
      ['none', { given: `nothing is ${what}`, when, then: 'the page says so' }],
    ];
  }
  if (onMap.test(said)) {
    const many = moves.exec(tail.replace(onMap, ''))?.[1] ?? moves.exec(object)?.[1] ?? null;
    // Parking spaces and shops stay where they are.
    if (many === null)
      return [
        { given: 'two of them are near the place looked at', when, then: 'both are shown where they are' },
        ['none', { given: 'none is near the place looked at', when, then: 'the map says so' }],
      ];
    return [
      {
        given: `one of the ${many} has moved`,
        when,
        then: 'it is shown in its new place, with the time of its last report',
      },
      [
        'silent',
        { given: 'one of them no longer reports', when, then: 'it is marked, with the time of its last report' },
      ],
    ];
  }
  const [, count = '', counted = ''] = top.exec(said) ?? [];
  if (count !== '')
    return [
      {
        given: `there are more than ${count} ${counted}`,
        when,
        then: `only the first ${count} are listed, in their order`,
      },
    ];
  if (ranked.test(said))
    return [
      {
        given: `three ${plural(unit)} with different ranks`,
        when,
        then: 'they are listed in the order of their rank, the first on top',
      },
    ];
  if (/^everything$/i.test(said))
    return [
      { given: 'entries of several people are on record', when, then: 'all of them are shown, whoever made them' },
    ];
  return thing && !isPeople(thing.noun) && verb !== 'compare' ? plainly(thing, capability, when) : null;
}

function stateTests(what: string, one: string, when: string): [Test, ...Failure[]] {
  if (/history|timeline/i.test(what))
    return [
      {
        given: `${one} whose ${what.toLowerCase()} has three entries`,
        when,
        then: 'all three are listed, the newest first, each with its time',
      },
      ['none', { given: `${one} without any such entry`, when, then: 'the page says that there is none yet' }],
    ];
  return [
    {
      given: `the ${what.toLowerCase()} of ${one} has changed`,
      when,
      then: `the new ${what.split(' ').at(-1)?.toLowerCase() ?? 'state'} is shown, with the time of the change`,
    },
  ];
}

/** Several of them are a list; of one its latest state counts. */
function plainly(
  thing: Thing,
  { verb, object, noun, tail }: Told['capability'],
  when: string,
): [Test, ...Failure[]] | null {
  if (thing.noun === '' || isUncountable(thing.noun)) return null;
  if (isOfMany({ object }) || thing.many)
    return [
      {
        given: `three ${plural(thing.noun)} are on record`,
        when,
        then: 'all three are listed, the newest first (assumed)',
      },
      ['none', { isPlain: true, given: `there is no ${thing.noun} yet`, when, then: 'the page says so' }],
    ];
  const gets = /^(?:get|receive)$/.test(verb);
  // A breakfast is not got on a page.
  if (gets && !/^(?:document|bill)$/.test(classOf({ verb, object, noun, tail }))) return null;
  return [
    gets
      ? { given: `${thing.it} ${be(thing)} ready`, when, then: `it can be opened at once, and later again` }
      : {
          given: `${thing.it} ${thing.many ? 'have' : 'has'} changed`,
          when,
          then: 'the latest state is shown, with its time',
        },
    ['none', { isPlain: true, given: `there is no ${noun || thing.noun} yet`, when, then: 'the page says so' }],
  ];
}
