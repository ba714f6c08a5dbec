import { isPlural, joinWords, numberWord, plural, singular, withArticle } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import type { Told } from './deed-looks.js';
import { formsOf } from './deed-thing.js';
import { isLook, participleOf } from './deed-words.js';
import { bothSides } from './next-value.js';
import type { Feature } from './plan.js';

/**
 * Cases that a deed names with its own words: the values among which somebody chooses, the kind of things that is looked
 * for, and how near somebody has to be. They come before anything that is known of its verb.
 */

type Test = Feature['tests'][number];

const word = String.raw`[\p{L}-]+`;
const row = String.raw`(?<first>${word}(?:, ${word})*),? or (?<last>${word})`;
/** `mark each plot as free, reserved, occupied or closed` */
const markedAs = new RegExp(
  String.raw`(?:^| )as ${row}(?=$|[,;]| (?:with|by|in|on|at|when|if|after|before|within) )`,
  'iu',
);
/** `see a red, amber or green verdict`: no list of things that are red or green. */
const ofValues = new RegExp(
  String.raw`^(?:an?|the|its|their|each|every) ${row} (?<of>verdict|status|state|grade|rating|result|risk|priority|level|category|flag|light|mark|label|score|colour|color|decision|outcome)s?$`,
  'iu',
);
/** `grade A/B/C/D` */
const lettered = /^(?:an? |the |each )?(?<of>\p{Ll}{3,20}) (?<row>\p{Lu}(?:\/\p{Lu}){1,6})$/u;

interface Values {
  values: string[];
  of: string;
}

function valuesIn({ object, tail }: Pick<Told['capability'], 'object' | 'tail'>): Values | null {
  const letters = lettered.exec(object)?.groups;
  if (letters) return { values: (letters['row'] ?? '').split('/'), of: letters['of'] ?? '' };
  const found = (ofValues.exec(object) ?? markedAs.exec(`${object} ${tail}`))?.groups;
  return found
    ? { values: [...(found['first'] ?? '').split(', '), found['last'] ?? ''], of: found['of'] ?? 'value' }
    : null;
}

function ofEachValue({ capability, when, thing }: Told): Test[] | null {
  const found = valuesIn(capability);
  if (!found) return null;
  const { values, of } = found;
  const many = values.length === 2 ? 'both' : `all ${numberWord(values.length)}`;
  if (capability.automatic || isLook(capability.verb))
    return [
      {
        given: `${numberWord(values.length)} cases whose ${of} is known beforehand: ${joinWords(values.map((value) => `one ${value}`))}`,
        when,
        then: `${many} cases show the ${of} that was expected`,
      },
    ];
  return [
    {
      given: `no ${of} has been chosen yet`,
      when,
      then: `only ${joinWords(values)} can be chosen, and the choice is shown with ${thing?.noun ? thing.it : 'the entry'}, with name and time`,
    },
  ];
}

const seeks =
  /^(?:find|detect|identify|trace|list|see|view|show|search|highlight|select|find out|look up|flag|pick out|filter)$/;
const which =
  /^(?:(?:who|that|which) (?:are|is|have|has|were|was|can|cannot|need|needs|do|did|\p{L}+ed)|with|without|over|under|above|below|older than|younger than|near|due|\p{L}{3,}ed|found|made|lent|sent|held|sold|bought|taken|kept|built|paid|given|left|lost|done|written) [^,;:]{4,80}$/iu;
const notTheirs = /\b(?:they|he|she|it|their|his|her|we)\b/i;

/** `find interpreters who are free`, `trace every job measured with a gauge`: those alone, among others. */
function onlySuch({ capability, when }: Told): Test[] | null {
  const { verb, noun } = capability;
  if (!seeks.test(verb) || noun === '') return null;
  const [object, tail] = withItsTail(capability);
  if (!which.test(tail) || notTheirs.test(tail)) return null;
  // 'see a curve per tank', 'list a roll with photos': one thing, and what is told of it.
  if (!/^(?:every|each|all|any)\b/i.test(object) && !isPlural(object.split(' ').at(-1) ?? '')) return null;
  if (/^with(?:out)? /.test(tail) && !/^(?:find|detect|identify|trace|search|filter|select)$/.test(verb)) return null;
  const things = plural(singular(noun));
  const such = manyOf(tail);
  return [
    {
      given: `there are ${things} ${such}, and other ${things}`,
      when,
      then: `all ${things} ${such} are listed, and none of the others`,
    },
  ];
}

/** `every plot sold without a deed`: what tells it from others may stand with the object. */
function withItsTail({ object, noun, tail }: Told['capability']): [object: string, tail: string] {
  const head = noun.split(' ').at(-1) ?? '';
  const words = object.split(' ');
  const at = words.findIndex((one) => one === head || one === plural(head));
  return at < 0 || at === words.length - 1
    ? [object, tail]
    : [words.slice(0, at + 1).join(' '), [...words.slice(at + 1), tail].join(' ').trim()];
}

/** `which is free` of several: `which are free`. */
const manyOf = (tail: string): string =>
  tail.replace(/^(who|that|which) (is|has|was|needs) /i, (_, that: string, verb: string) => {
    const forms: Record<string, string> = { is: 'are', has: 'have', was: 'were', needs: 'need' };
    return `${that} ${forms[verb.toLowerCase()] ?? verb} `;
  });

const distance =
  /\bwithin (?<far>\d[\d.,]* ?(?:m|km|metres?|meters?|kilomet(?:re|er)s?|miles?|feet|yards?|blocks))\b(?! of \d)/iu;

/** `alert every beekeeper within 3 miles`: one who is near enough, and one who is not. */
function nearEnough({ capability: { object, noun, tail, automatic }, when, words }: Told): Test[] | null {
  const { far = '' } = distance.exec(`${object} ${tail}`)?.groups ?? {};
  if (far === '' || !isPeople(noun) || !automatic) return null;
  const one = singular(noun);
  return [
    {
      given: `one ${one} is ${far} away, and another one is farther away`,
      when: when === '' ? `${words['product'] ?? 'the product'} sends it` : when,
      then: `the first ${one} gets one message, with the time in the log, and the other one gets none`,
    },
  ];
}

/** `open longer than 72 hours to the shift supervisor`, `that has not been seen for 90 days`: which of them, with a figure. */
const such =
  /^(?<which>(?:that|which|who|open|older|not|without|over|above|below|under|left|longer|more|less)\b[^,;]*?\d[\d.,]*\s?(?:%|°\s?C|[\p{L}€£$]+))(?<rest> [^;]*)?$/iu;

/** `escalate each loan open longer than 72 hours`: one that is, and one right before it. */
function justSuch({ capability: { verb, object, noun, tail, automatic }, thing }: Told): Test[] | null {
  const { which: said = '', rest = '' } = such.exec(tail)?.groups ?? {};
  const sides = said === '' || !automatic ? null : bothSides(said);
  if (!sides || noun === '' || !thing || !/^(?:an?|each|every|the|any) \S+(?: \S+)?$/i.test(object)) return null;
  const [it, is] = formsOf(thing);
  const past = participleOf(verb);
  return [
    {
      isRuled: true,
      given: `there is ${withArticle(singular(noun))} ${sides.so}`,
      when: 'no user does anything more',
      then: `${it} ${is} ${past}${rest}, and the time is logged`,
    },
    {
      isRuled: true,
      given: `there is ${withArticle(singular(noun))} ${sides.not}`,
      when: 'no user does anything more',
      then: `${it} ${is} not ${past}`,
    },
  ];
}

const lapse =
  /^after (?<count>\d+|an?|one|two|three|four|five|six|seven|ten|twelve|fourteen|thirty) (?<of>(?:working )?(?:minute|hour|day|week|month|year)s?)(?: unless (?:(?:it|they) (?:is|are|has been|have been) )?(?<saved>\p{L}+(?:ed|en|t|aid|ept)))?$/iu;

/** `end access after 14 days unless renewed`: before the time, after it, and where it was renewed. */
function inItsTime({ capability: { verb, tail, automatic }, thing }: Told): Test[] | null {
  const { count = '', of = '', saved = '' } = lapse.exec(tail)?.groups ?? {};
  if (!automatic || count === '' || !thing) return null;
  const [it, is, has] = formsOf(thing);
  const past = participleOf(verb);
  const span = `${count} ${of}`;
  const when = 'no user does anything more';
  const open = saved === '' ? '' : `, and ${it} ${has} not been ${saved}`;
  return [
    {
      isRuled: true,
      given: `${span} ${isPlural(of) ? 'have' : 'has'} passed${open}`,
      when,
      then: `${it} ${is} ${past}, and the time is logged`,
    },
    saved === ''
      ? {
          isRuled: true,
          given: `less than ${span} ${isPlural(of) ? 'have' : 'has'} passed`,
          when,
          then: `${it} ${is} not ${past}`,
        }
      : {
          isRuled: true,
          given: `${it} ${has} been ${saved} within ${span}`,
          when,
          then: `${it} ${is} not ${past}`,
        },
  ];
}

export function saidCases(told: Told): Test[] | null {
  return told.capability.named
    ? null
    : (justSuch(told) ?? inItsTime(told) ?? ofEachValue(told) ?? onlySuch(told) ?? nearEnough(told));
}

/** What happens `if the average falls below 8 frames`: the condition wherever it stands behind the deed. */
const conditional =
  /^(?<before>.*?)(?:^|,? )(?:(?:(?:but )?only )?(?:if|when|whenever|once|as soon as)|in case) (?<clause>(?!needed|necessary|possible|required)[^;]{6,})$/iu;
/** `should a new mark be found` */
const should = /^(?<before>.*?)(?:^| )should (?<who>(?:an?|the|any|no) [^,;]{2,40}?) be (?<state>[^,;]{3,60})$/iu;

export function conditionOf(tail: string): { before: string; clause: string } | null {
  const { before: lead = '', who = '', state = '' } = should.exec(tail)?.groups ?? {};
  if (who !== '')
    return { before: lead.trim(), clause: `${who} ${isPlural(who.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${state}` };
  const { before = '', clause = '' } = conditional.exec(tail)?.groups ?? {};
  // 'the estates that invite him when …': a condition of the clause inside, unless a comma ends that.
  const isInside = /\b(?:who|which|that|whose)\b/i.test(before);
  if (clause === '' || (isInside && tail[before.length] !== ',')) return null;
  return { before: isInside || before.length > 70 ? '' : before.trim(), clause };
}
