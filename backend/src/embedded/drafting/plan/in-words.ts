import {
  escapePattern,
  isPlural,
  lowerFirst,
  plural,
  sentence,
  singular,
  slugify,
  upperFirst,
  withArticle,
} from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { lowered } from '../read/lowered.js';
import { eventWords } from './event-of.js';
import type { Feature } from './plan.js';

/** A feature that is told in the words of the idea: nothing is derived of them but what they say. */
export function inWords(feature: Feature, words: string, product: string, role = ''): Feature {
  const clause = lowered(words);
  const asksProduct = /^to /.test(words);
  const said = asksProduct ? words.slice(3) : clause;
  const want = asksProduct ? `${product} ${words}` : (wishOf(clause, role) ?? `to be sure that ${toMe(clause, role)}`);
  return {
    ...feature,
    description: sentence(upperFirst(said)),
    asked: sentence(upperFirst(said)),
    need: want,
    want,
    words,
    isByItself: true,
    event: {
      name: slugify(eventWords(feature.name), '_'),
      trigger: 'server, when it has happened',
      properties: 'role: string',
    },
    tests: [testOf(said, asksProduct)],
  };
}

const goes =
  /^(?<what>(?:(?:the|an?|each|every) )?[\p{L}-]+(?: [\p{L}-]+)?) (?:goes|go|is sent|are sent|is passed|are passed|is routed|are routed) (?:back )?to (?<to>(?:the |an? |their |our |its )?[\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const from =
  /^(?<what>[\p{L}-]+(?: [\p{L}-]+)?) (?:comes|come|is taken|are taken|is fetched|are fetched) from (?<from>\p{Lu}[\p{L}\d.-]*(?: \p{Lu}[\p{L}\d.-]*)*)$/u;

/** `Objections go to the legal clerk`, `shipping labels come from UPS`: what is seen at the other end, or without it. */
function arrives(said: string): Feature['tests'][number] | null {
  const { what = '', to = '' } = goes.exec(said)?.groups ?? {};
  if (
    isPeople(singular(to.replace(/^(?:the|an?|their|our|its) /i, ''))) &&
    !/\b(?:all|other|any|some|it|they|otherwise|then)\b/i.test(what)
  )
    return {
      given: `${one(what)} has just been entered`,
      when: 'no user does anything more',
      then: `${to} ${isPlural(to) ? 'see' : 'sees'} it among what is to be done`,
    };
  const { what: fetched = '', from: system = '' } = from.exec(said)?.groups ?? {};
  return system === ''
    ? null
    : {
        given: `${system} does not answer`,
        when: `${one(fetched)} is asked for`,
        then: 'the page says so, and shows nothing of its own in its place (assumed)',
      };
}
const one = (what: string): string => {
  const bare = lowered(what).replace(/^(?:the|an?|each|every) /i, '');
  return withArticle(isPlural(bare) ? singular(bare) : bare);
};

/** `portfolio managers get alerts 180, 90 and 30 days before each critical date` */
const ahead =
  /^(?<does>[^\d]{8,80}?) (?<first>\d+)(?<more>(?:, \d+)*(?:,? and \d+)?) (?<unit>(?:minute|hour|day|week|month)s?) before (?<until>(?:each|every|the|an?) [^,;]{3,50})$/iu;

/** `portfolio managers get alerts`: what somebody gets they wish for; null where the clause is of something else. */
function wishOf(clause: string, role: string): string | null {
  const start = `${plural(role)} `.toLowerCase();
  const rest = role !== '' && clause.toLowerCase().startsWith(start) ? clause.slice(start.length) : '';
  const [verb = ''] = rest.split(' ');
  return /^(?:get|see|receive|know|have|find|keep|hear)$/.test(verb) ? `to ${rest}` : null;
}

/** `objections go to the legal clerk`, as the clerk would say it. */
const toMe = (clause: string, role: string): string =>
  role === ''
    ? clause
    : clause.replace(
        new RegExp(String.raw`\b(go|goes) to (?:the |an? |their )?${escapePattern(role)}(?!\p{L})`, 'iu'),
        (_, verb: string) => `${verb === 'goes' ? 'comes' : 'come'} to me`,
      );

/** `If she does not press, the first family member gets a push`: its case, and what has to follow. */
function testOf(said: string, asksProduct: boolean): Feature['tests'][number] {
  const [, before = '', then = ''] = /^(?:if|when|whenever|once|as soon as) ([^,]{6,}), (.{8,})$/iu.exec(said) ?? [];
  const [step = '', ...results] = said.split(' → ');
  if (results.length > 0)
    return {
      given: 'an open case',
      when: `“${lowerFirst(step)}” applies to it`,
      then: `what follows is “${results.join(' → ')}”`,
    };
  if (before !== '') return { given: before, when: 'no user does anything more', then: lowerFirst(then) };
  const { does = '', first = '', more = '', unit = '', until = '' } = ahead.exec(said)?.groups ?? {};
  if (does !== '')
    return {
      given: `${until.replace(/^(?:each|every) /, 'a ')} is ${first} ${unit} away`,
      when: 'no user does anything more',
      then: `${lowered(does)}${more === '' ? '' : `; the same holds ${more.replace(/^,? (?:and )?/, '')} ${unit} before`}`,
    };
  const comes = arrives(said);
  if (comes) return comes;
  const [, what = '', behind = ''] = /^(.{8,}?),? (?:if|when|whenever|once|as soon as) (.{6,})$/iu.exec(said) ?? [];
  if (behind !== '')
    return asksProduct
      ? {
          given: behind,
          when: 'no user does anything more',
          then: `the result shows that it was done: ${lowerFirst(what)}`,
        }
      : { given: behind, when: 'no user does anything more', then: lowered(what) };
  // 'payroll exports go to ADP on the 1st and the 16th'
  const [, happens = '', days = ''] =
    /^(.{8,}) on (the \d+(?:st|nd|rd|th)(?: and the \d+(?:st|nd|rd|th))?)(?: of (?:the|each|every) month)?$/u.exec(
      said,
    ) ?? [];
  if (happens !== '')
    return {
      given: `it is ${days.replace(' and ', ' or ')}`,
      when: 'no user does anything more',
      then: lowered(happens),
    };
  return { isPlain: true, given: 'a case of this kind', when: 'its outcome is looked at', then: lowered(said) };
}
