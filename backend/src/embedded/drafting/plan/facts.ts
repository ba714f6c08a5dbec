import type { Brief, Capability, Limit } from '../read/brief.js';
import { type Step, type Trouble, personIn, toldToday } from './fact-clauses.js';
import { type Count, countsOf } from './fact-counts.js';
import { escapePattern, stripStop } from '../language.js';
import { kindOf, noConnection } from './kinds.js';
import { mostMusts } from './musts.js';
import { wholesOf } from './parts.js';
import { type CutOff, type Threshold, cutOffsOf, thresholdsOf } from './fact-limits.js';

/**
 * What the idea states as a fact, each of a kind that has its places in a document: a trouble is a pain and a goal, a
 * time of day is a rule, a check and a question. A fact that has taken its place stands there instead of a usual line.
 */
export interface Facts {
  troubles: Trouble[];
  steps: Step[];
  counts: Count[];
  cutOffs: CutOff[];
  thresholds: Threshold[];
  /** People called by their name, with what they do today. */
  people: { name: string; deed: string }[];
}

export function factsOf(brief: Brief): Facts {
  const today = toldToday(brief.problem.sentences, brief.sentences);
  const { steps } = today;
  const troubles = withCause(today.troubles);
  const people = [...steps, ...troubles].flatMap(({ text }) => {
    const name = personIn(text);
    return name ? [{ name, deed: text }] : [];
  });
  return {
    troubles,
    steps,
    counts: countsOf(brief, { troubles, steps }).filter(({ text }) => !isAimed(text, brief) && isSize(text, brief)),
    cutOffs: cutOffsOf(brief),
    thresholds: thresholdsOf(brief),
    people: people.filter(({ name }, at) => people.findIndex((one) => one.name === name) === at),
  };
}

/** `60 studios by December 2027` is what shall be, and tells nothing of today. */
export const isAimed = (text: string, { measures, sentences }: Pick<Brief, 'measures' | 'sentences'>): boolean =>
  measures.some(
    ({ name, target, baseline }) =>
      baseline === null &&
      target !== null &&
      // '150 paying instructors' of a goal of 150 paying instructors in Cork and Limerick
      (text.toLowerCase().startsWith(`${target} ${name}`.toLowerCase()) ||
        `${target} ${name}`.toLowerCase().startsWith(`${text.toLowerCase()} `)),
  ) ||
  sentences.some((said) =>
    new RegExp(
      String.raw`\b${escapePattern(text)} (?:in|within|by the end of|after) (?:(?:the |our )?first (?:year|season|twelve months)|year (?:one|1)|12 months)\b`,
      'iu',
    ).test(said),
  );

/** `up to 4 caregivers` limits, and `a pilot with 12 handlers` begins small: neither says how many there are. */
export const isSize = (text: string, { sentences }: Pick<Brief, 'sentences'>): boolean =>
  !sentences.some((said) =>
    new RegExp(
      String.raw`\b(?:up to|at most|no more than|a maximum of|(?:allows?|permits?|grants?|may (?:have|get|hold)|can (?:have|get|hold))|(?:pilot|trial|beta|start)s?\b[^.;,]{0,40}) ${escapePattern(text)}\b`,
      'iu',
    ).test(said),
  );

const namesCause = /^(?:(?:the |its |root |main )*(?:causes?|reasons?)(?: is| are)?|because|why)\s?[:–-]\s*/i;

/** `Cause: nobody counts what comes back`: no trouble of its own, but what lies behind the others. */
function withCause(troubles: Trouble[]): Trouble[] {
  const cause = troubles.map(({ text }) => text).find((text) => namesCause.test(text));
  if (!cause || troubles.length < 2) return troubles;
  return troubles
    .filter(({ text }) => text !== cause)
    .map((trouble, at) => (at === 0 ? { ...trouble, cause: trouble.cause ?? cause.replace(namesCause, '') } : trouble));
}

/** `Poolside has no wifi`, where the idea does not speak of today's trouble. */
const unconnected = ({ sentences, problem }: Pick<Brief, 'sentences' | 'problem'>): boolean =>
  sentences.some(
    (text) =>
      /\bno (?:\p{L}+ )?(?:signal|connection|internet|network|coverage|reception|wi-?fi|4G|5G)\b(?! access)/iu.test(
        text,
      ) && !problem.sentences.some((told) => text.includes(stripStop(told))),
  );

/** `must work when the shop's internet is down`: a duty to be built and tested like any other that is asked for. */
export function withConditions(
  capabilities: Capability[],
  brief: Pick<Brief, 'limits' | 'sentences' | 'problem'>,
): Capability[] {
  const offline = brief.limits.find(({ kind, text }) => kind === 'platform' && /\boffline\b/i.test(text));
  if (!offline && !unconnected(brief)) return capabilities;
  if (capabilities.length === 0 || capabilities.some((one) => kindOf(one)?.kind === 'offline')) return capabilities;
  const [, said = ''] =
    /“[^”]*?\b((?:when|while|if|without|even|during|in) [^”]{6,70})”/i.exec(offline?.text ?? '') ?? [];
  // Why it has to is no part of what it does.
  const when = said.replace(/,? (?:because|since|as) .*$/i, '');
  const tail = noConnection.test(when) ? when : 'without a connection';
  const works: Capability = { verb: 'work', object: '', noun: '', tail, automatic: true };
  // What holds for all of it is no afterthought.
  return [...capabilities.slice(0, mostMusts - 1), works, ...capabilities.slice(mostMusts - 1)];
}

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:our|their|my|the)\b/g, '')
    .replace(/^(?:it )?(?:must|has to|shall|should|needs to)\b/, '')
    .replace(/[\s.]+/g, ' ')
    .trim();

const starts =
  /\b(?:launch(?:e[ds])?|open|opens|live|start(?:s|ed)?|run|runs|running|ready|done|finished|in use|in place|working|released?|go|begin|begins)\b/i;

const binds =
  /\b(?:must|may|can|cannot|shall|should|has to|have to|needs?|only|no|not|nobody|never|always|within|at (?:most|least)|up to|with(?:out)?|keeps?|free|pays?|if|when|until|before|after|than|above|below|over|under|stays?|remains?)\b/i;

/**
 * The limits that bind: `Must export to our ERP` is a feature, `no wifi at the pool` as well, and `38 technicians in
 * Madrid` tells how many there are.
 */
export function bindingLimits(
  { capabilities, limits }: Pick<Brief, 'capabilities' | 'limits'>,
  { counts }: Facts,
): Limit[] {
  const asked = capabilities.map(({ verb, object, tail }) => plainly([verb, object, tail].filter(Boolean).join(' ')));
  // 'must run before the new wing opens on 1 June' is the day itself.
  const dated = limits.filter(({ kind }) => kind === 'date').map(({ text }) => text);
  const goesOn = capabilities.some((one) => kindOf(one)?.kind === 'offline');
  return limits.filter(
    ({ kind, text }) =>
      kind !== 'other' ||
      // Of how many parts something is made is no rule.
      (wholesOf({ sentences: [text] }).length === 0 &&
        !(dated.some((day) => text.toLowerCase().includes(day.toLowerCase())) && starts.test(text)) &&
        !asked.includes(plainly(text)) &&
        !/\bfrom \d\S* (?:\p{L}+ )?to \d/u.test(text) &&
        !(goesOn && noConnection.test(text) && text.length < 60) &&
        !(!binds.test(text) && counts.some((count) => text.toLowerCase().includes(count.text.toLowerCase())))),
  );
}
