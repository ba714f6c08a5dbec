import { isParticiple, isPlural, joinWords, plural, singular, withArticle } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isQuantity } from '../read/unit-marks.js';
import type { Failure } from './deed-looks.js';
import { formsOf, isRow, type Thing } from './deed-thing.js';
import { participleOf } from './deed-words.js';
import type { Feature } from './plan.js';
import { systemIn } from './system-in.js';

/** How it shows that the product works something out by itself: from what, with what outcome, and what it does without. */

type Test = Feature['tests'][number];

const makes =
  /^(?:suggest|recommend|create|generate|draft|produce|build|write|propose|translate|summari[sz]e|explain|plan|tailor|compose|prepare|answer)$/;
const reckons =
  /^(?:work out|calculate|compute|estimate|predict|forecast|score|rank|rate|prioriti[sz]e|add up|total|count)$/;
/** What is worked out is the thing itself; what is scored has a score. */
const figures = /^(?:work out|calculate|compute|add up|total)$/;
const finds =
  /^(?:find|detect|flag|spot|identify|recogni[sz]e|scan|monitor|filter|highlight|check|watch|search)(?: .+)?$/;
const takesIn =
  /^(?:read|extract|parse|ingest|import|pull|pull out|fetch|retrieve|grab|collect|capture|process|digiti[sz]e|receive|read out)$/;
const compares = /^(?:compare|cross-check|diff)$/;
const keepsTrack = /^(?:record|log|track|save|store|note|keep)$/;
const shows = /^(?:show|display|list|visuali[sz]e|plot|present)$/;

/** What can be said of a thing alone: `of two flags one is stale`. */
const quality =
  /^(?:stale|overdue|late|unused|missing|inactive|duplicate|unpaid|risky|suspicious|incomplete|faulty|open|outdated|invalid|urgent|similar|possible|abusive|offensive|empty|broken|old|new|expiring|hidden|flaky|noisy|slow|weak|dirty|leaky|idle)$/;

/** What a deed is done with, and what is known of the moment in which it is done. */
interface Doing {
  when: string;
  thing: Thing | null;
  /** What was done just before, as the idea tells it: `the ticket has been read`; null where it tells nothing. */
  before: string | null;
  product: string;
}

export function automatic(capability: Capability, doing: Doing): [Test, ...Failure[]] | null {
  const { verb, object, tail } = capability;
  const { when, thing, before } = doing;
  const [it, is] = formsOf(thing);
  const result = thing && !/^(?:what|which|who|why|how|where|when)\b/i.test(object) ? `${it} ${is}` : 'the result is';
  // 'propose the order for refund': it is there already, and something is to become of it.
  if (makes.test(verb) && !(verb === 'propose' && /^the /.test(object)))
    return [
      {
        given: before ?? 'what it is made from is on record',
        when,
        then: `${result} shown${/^with /.test(tail) ? ` ${tail}` : ''}, and can be opened again later`,
      },
      [
        'lacking',
        {
          given: 'what it is made from is missing or cannot be read',
          when,
          then: 'nothing is made up, and the page says what is missing',
        },
      ],
    ];
  if (reckons.test(verb))
    return [
      {
        given: 'entries whose result is known beforehand',
        when,
        then: `${figures.test(verb) ? result : 'the result is'} the same as by hand`,
      },
      [
        'lacking',
        {
          given: 'an entry that it needs is missing',
          when,
          then: 'no figure is shown, and the missing entry is named',
        },
      ],
    ];
  if (compares.test(verb)) return compared(capability, doing);
  if (takesIn.test(verb)) return taken(capability, doing);
  if (finds.test(verb)) return found(capability, doing);
  if (shows.test(verb))
    return [{ given: 'entries have been made', when, then: 'what is shown is the latest state, with its time' }];
  if (keepsTrack.test(verb) && !/\bin \p{Lu}/u.test(tail))
    return [
      {
        given:
          thing && thing.noun !== ''
            ? `there is ${withArticle(`new ${thing.noun}`)}`
            : (before ?? 'it has just happened'),
        when,
        then: `${it} ${is} on record, with its time and what belongs to it`,
      },
    ];
  return null;
}

/** `compare what is declared with what exists`: of one difference it is certain what has to come out. */
function compared({ object, tail }: Capability, { when }: Doing): [Test, ...Failure[]] | null {
  const [, other = ''] =
    /^(?:with|against|to) ([^,;]{3,80}?)(?: (?:every|each|before|after|when|at|by|within) .*)?$/.exec(tail) ?? [];
  return other === '' || object === ''
    ? null
    : [
        { given: 'one known difference', when, then: 'exactly that difference is found' },
        ['same', { given: 'both sides agree', when, then: 'no difference is found' }],
      ];
}

/** What is read from another system, from a paper or out of what somebody has sent. */
function taken({ object, tail }: Capability, { when, thing, product }: Doing): [Test, ...Failure[]] {
  const [it, , has] = formsOf(thing);
  // 'from the #inc- channel, PagerDuty and Datadog'
  const [, from = ''] = /^from (.+)$/.exec(tail) ?? [];
  const sources = from.split(/, (?:and )?| and | or /).filter((part) => /#|\p{Lu}/u.test(part));
  // 'his address is retrieved from the BRP and the Kadaster' looks up what is on record of one person.
  const isLookUp = /^(?:the )?(?:their|his|her)\b/.test(object);
  if (isLookUp && (sources.length > 0 || systemIn(tail) !== ''))
    return [
      {
        given: `${object} ${isRow(object) || isPlural(object) ? 'are' : 'is'} on record there`,
        when,
        then: 'what was found is shown, with its source',
      },
      [
        'source',
        {
          given: `${sources.at(-1) ?? systemIn(tail)} does not answer`,
          when,
          then: 'nothing is filled in, the step says so, and it can be repeated',
        },
      ],
    ];
  if (sources.length > 1)
    return [
      {
        given: `there is something new in ${joinWords(sources, 'or')}`,
        when,
        then: 'it is taken over once, with its source and its time',
      },
      [
        'source',
        {
          given: `${sources.at(-1) ?? ''} does not answer`,
          when,
          then: 'the rest is taken over, and what is missing is named',
        },
      ],
    ];
  const system = systemIn(tail) || systemIn(object);
  if (system !== '')
    return [
      {
        given: `${thing && !isRow(object) ? `${it} ${has}` : 'something has'} changed in ${system}`,
        when,
        then: `${product} shows the change, with the time at which it was read`,
      },
      down(
        system,
        `${product} tries to read it`,
        'the last state stays visible with its time, and reading is tried again',
      ),
    ];
  if (isRow(object))
    return [
      { given: `a sample in which ${object} are known`, when, then: 'what is shown is the same as in the sample' },
      [
        'broken',
        {
          given: 'one of them cannot be read',
          when,
          then: 'its field stays empty and is marked, and nothing is guessed',
        },
      ],
    ];
  // 'read the temperature every minute'
  if (thing && isQuantity(thing.noun))
    return [{ given: `${object} are known from another source`, when, then: 'the values are the same' }];
  const many = thing !== null && isPlural(object.split(' ').at(-1) ?? '');
  return [
    {
      given: `${thing && thing.noun !== '' ? (many ? plural(singular(thing.noun)) : withArticle(thing.noun)) : 'a sample'} whose content is known`,
      when,
      then: `nothing of ${many ? 'their' : 'its'} content is left out or changed`,
    },
    [
      'broken',
      {
        given: `${it} cannot be read`,
        when,
        then: `nothing of ${many ? 'them' : 'it'} is stored, and the error is listed with its reason`,
      },
    ],
  ];
}

/** `check uploaded files`: all of them are. */
const arrived = /^(?:uploaded|received|submitted|sent|entered|recorded|imported|incoming|scanned|selected)$/;

/** `find stale flags`, `check each application for missing attachments`: one that fits, and one that does not. */
function found({ verb, tail }: Capability, { when, thing }: Doing): [Test, ...Failure[]] | null {
  if (!thing || thing.noun === '') return null;
  const past = participleOf(verb);
  const [first = '', ...rest] = thing.noun.split(' ');
  if (rest.length > 0 && (quality.test(first) || (isParticiple(first) && !arrived.test(first)))) {
    const noun = rest.join(' ');
    return [
      {
        given: `of two ${plural(noun)} one is ${first}, and the other is not`,
        when,
        then: `the ${first} one is ${past}, and the other is not`,
      },
      ['none', { given: `no ${noun} is ${first}`, when, then: `nothing is ${past}` }],
    ];
  }
  // 'flag expenses over limits or without a receipt'
  if (/^(?:over|under|above|below|without|older than|outside|past|near) /.test(tail))
    return [
      {
        given: `of two ${plural(thing.noun)} one is ${tail}, and the other is not`,
        when,
        then: `the first is ${past}, and the other is not`,
      },
    ];
  const [, sought = ''] = /^for (?!each|every|example|\d)([^,;:]{3,60})$/.exec(tail) ?? [];
  if (sought === '' || !/^(?:check|scan|search|monitor|filter)$/.test(verb)) return null;
  const has = verb === 'check' ? 'has' : 'contains';
  return [
    {
      given: `one of two ${plural(singular(thing.noun))} ${has} ${sought}`,
      when,
      then: `only that one is marked, and what was found is named`,
    },
    ['none', { given: `none of them ${has} ${sought}`, when, then: 'nothing is marked' }],
  ];
}

/** What happens while the other side is away; said once of each system. */
export const down = (system: string, when: string, then: string): Failure => [
  `down ${system}`,
  { given: `${system} does not answer`, when, then },
];
