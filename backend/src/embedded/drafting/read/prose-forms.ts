import { lowerFirst, singular, upperFirst } from '../language.js';
import { isPeople } from './lexicon.js';

/** Turns of phrase of ordinary prose, in the plain words that statements are read from. */

/** `Each of our five instructors should see …`: each instructor. */
const eachOf =
  /\b(?<all>each|every one|any) of (?:the|our|my|these|those) (?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty) )?(?<who>(?:\p{Ll}[\p{Ll}-]+ ){0,2}?\p{Ll}[\p{Ll}-]+s)\b/giu;

/** `the first to accept gets the shift`: it is given by itself. */
const firstGets =
  /\bthe first (?<who>(?:\p{Ll}[\p{Ll}-]+ )?(?:to|who) \p{Ll}+(?: (?:it|them|yes))?) (?:gets|has|receives|wins) (?<what>(?:the|it|that) ?[^,;.]{0,40})/giu;

/** `we'd like to know how many kilos were saved`: they see it. */
const toKnow =
  /^(?<who>we|i)(?:['’]d| would)? (?:also )?(?:like|want|need) to know (?=(?:how|what|which|who|whether|when|where) )/iu;

/** `Two weeks before the end of term the parents get a mail` */
const timeFirst =
  /^(?<time>(?:\p{L}+|\d+) (?:minutes?|hours?|days?|weeks?|months?) (?:before|after) (?:(?:the|an?|each|every|its|their) )?[\p{L}-]+(?: of (?:(?:the|each|every) )?[\p{L}-]+)?),? (?<rest>(?:the|an?|each|every|all|our) (?<who>(?:\p{Ll}[\p{Ll}-]+ )??\p{Ll}[\p{Ll}-]+) \p{Ll}[^;]*?)(?<stop>[.]?)$/u;

/** `After a visit she writes a report` */
const afterIt =
  /^(?<time>(?:after|before|during) (?:an?|the|each|every) [\p{L}-]+),? (?<rest>(?:she|he|they) \p{Ll}[^,;]*?)(?<more>,.*|;.*|[.]?)$/iu;

/** `whoever says yes first within five days has it` */
const whoeverGets =
  /\bwhoever (?<what>[^,;.]{3,60}?) (?:gets|has|receives|wins) (?<thing>it|the \p{Ll}+)(?=[,;.]|$)/giu;

/** `One of our members will build it`: of the making, and no deed of anybody. */
const made =
  /\b(?<lead>(?:will|can|could|should|shall|is going to) (?:build|make|develop|program|code|write)) it(?=[,;.]|$)/giu;

/** `When a plot becomes free, the secretary offers it to …`: what it happens to is what is meant. */
const conditional = /^(?<condition>(?:when|whenever|if|once|as soon as) [^,;]{5,80}), (?<main>.+)$/iu;
const thingIn =
  /\b(?:an?|the|each|every) (?<thing>(?:\p{Ll}[\p{Ll}-]+ )??\p{Ll}[\p{Ll}-]+)(?= (?:is|are|was|has|back|in|out|to|from|on|off|for|with|at|by|\p{Ll}+s)\b|$)/giu;

function withThing(text: string): string {
  const { condition = '', main = '' } = conditional.exec(text)?.groups ?? {};
  const things = [...condition.matchAll(thingIn)].flatMap(({ groups }) => groups?.['thing'] ?? []);
  const thing = things.findLast((one) => !isPeople(one.split(' ').at(-1) ?? ''));
  return thing === undefined
    ? text
    : `${condition}, ${main.replace(/(?<=\p{Ll}s )it\b(?! (?:is|was|has)\b)/u, `the ${thing}`)}`;
}

export const inProse = (text: string): string =>
  withThing(text)
    .replace(timeFirst, (whole, time: string, rest: string, who: string, stop: string) =>
      isPeople(who) ? `${upperFirst(rest)} ${lowerFirst(time)}${stop}` : whole,
    )
    .replace(afterIt, (_, time: string, rest: string, more: string) => `${upperFirst(rest)} ${lowerFirst(time)}${more}`)
    .replace(whoeverGets, (_, what: string, thing: string) => `it gives ${thing} to whoever ${what}`)
    .replace(made, '$<lead> the app')
    .replace(toKnow, (_, who: string) => `${who} want to see `)
    .replace(eachOf, (whole, all: string, who: string) => {
      if (!isPeople(who)) return whole;
      const one = `each ${singular(who)}`;
      return /^\p{Lu}/u.test(all) ? upperFirst(one) : one;
    })
    .replace(
      firstGets,
      (_, who: string, what: string) => `it gives ${lowerFirst(what).trim()} to the first ${who.trim()}`,
    );
