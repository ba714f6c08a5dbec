import { plural } from '../language.js';
import type { Capability } from '../read/brief.js';
import type { Failure } from './deed-looks.js';
import { formsOf, type Thing } from './deed-thing.js';
import { participleOf } from './deed-words.js';
import type { Feature } from './plan.js';

/** How it shows that the product works something out by itself: from what, with what outcome, and what it does without. */

type Test = Feature['tests'][number];

const makes =
  /^(?:suggest|recommend|create|generate|draft|produce|build|write|propose|translate|summari[sz]e|explain|plan|tailor|compose|prepare|answer)$/;
const reckons = /^(?:calculate|compute|estimate|predict|forecast|score|rank|rate|prioriti[sz]e|add up|total|count)$/;
const finds =
  /^(?:find|detect|flag|spot|identify|recogni[sz]e|match|scan|monitor|classify|categori[sz]e|sort|filter|highlight|check|tag|watch)$/;
const takesIn = /^(?:read|extract|parse|ingest|import|pull|fetch|collect|capture|process|digiti[sz]e|receive)$/;
const keepsTrack = /^(?:record|log|track|save|store|note|keep)$/;
const shows = /^(?:show|display|list|visuali[sz]e|plot|present)$/;

export function automatic(
  { verb, object }: Capability,
  when: string,
  thing: Thing | null,
): [Test, ...Failure[]] | null {
  const [it, is] = formsOf(thing);
  const past = participleOf(verb);
  const result = thing && !/^(?:what|which|who|why|how|where|when)\b/i.test(object) ? `${it} ${is}` : 'the result is';
  if (makes.test(verb))
    return [
      { given: 'what it needs for that is on record', when, then: `${result} shown, and can be opened again later` },
      [
        'lacking',
        {
          given: 'what it needs for that is missing',
          when,
          then: 'nothing is made up, and the page says what is missing',
        },
      ],
    ];
  if (reckons.test(verb))
    return [
      { given: 'entries whose result is known beforehand', when, then: `${result} the same as by hand` },
      [
        'lacking',
        {
          given: 'an entry that it needs is missing',
          when,
          then: 'no figure is shown, and the missing entry is named',
        },
      ],
    ];
  if (finds.test(verb) && thing && thing.noun !== '')
    return [
      {
        given: `of two ${plural(thing.noun)} one meets the conditions and one does not`,
        when,
        then: `the first is ${past}, and the second is not`,
      },
      ['none', { given: `none of the ${plural(thing.noun)} meets the conditions`, when, then: `nothing is ${past}` }],
    ];
  if (takesIn.test(verb))
    return [
      {
        given: 'a sample whose content is known',
        when,
        then: `what is stored is the same as in the sample, with source and time`,
      },
      [
        'broken',
        {
          given: 'a sample that cannot be read',
          when,
          then: 'nothing of it is stored, and the error is listed with its reason',
        },
      ],
    ];
  if (shows.test(verb))
    return [{ given: 'entries have been made', when, then: 'what is shown is the latest state, with its time' }];
  if (keepsTrack.test(verb))
    return [
      { given: 'it has just happened', when, then: 'the entry can be read, with what belongs to it, name and time' },
      [
        'broken',
        {
          given: 'the entry cannot be stored',
          when,
          then: 'whoever made it is told at once, and nothing typed is lost',
        },
      ],
    ];
  return null;
}
