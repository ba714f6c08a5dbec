import type { Known } from '../know.js';
import type { ActionGroup, ActionVariant } from '../know/knowledge.js';
import { fill, type Slots } from '../know/slots.js';
import { isPlural, isUncountable, participle, singular } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import type { Feature } from './plan.js';
import { classOf, headOf, isOfMany } from './sense.js';
import { targetOf } from './thing-fields.js';

/** The ways that fit what is done and who does it; those that suit whatever somebody does are there for the rest. */
export function waysOf(
  capability: Capability,
  kind: ActionGroup['kind'],
  { knowledge, fitted }: Known,
): ActionVariant[] {
  const { verb, object, tail, automatic } = capability;
  const does = automatic ? 'product' : 'person';
  const of = classOf(capability);
  const target = targetOf(capability);
  const to = target === '' || isPeople(target) ? 'person' : 'thing';
  const head = headOf(capability);
  const ways = (groups: ActionGroup[], told: (group: ActionGroup, way: ActionVariant) => boolean): ActionVariant[] =>
    groups.flatMap((group) =>
      group.variants
        .filter(
          (way) =>
            doneBy(way, does) === does &&
            (way.of?.includes(of) ?? true) &&
            (way.heads?.includes(head) ?? true) &&
            (!way.many || isOfMany(capability)) &&
            (way.to ?? to) === to &&
            told(group, way),
        )
        .map(({ senses, ...way }): ActionVariant => {
          const { verbs: _, ...sense } = senses?.find((one) => one.verbs.includes(verb)) ?? { verbs: [] };
          return { ...way, ...sense };
        })
        .flatMap((way) => fitted(way, [verb, object, tail].join(' ')) ?? []),
    );
  const ofKind = (wanted: ActionGroup['kind']): ActionVariant[] =>
    ways(
      knowledge.actions.filter((group) => group.kind === wanted),
      () => true,
    );
  const own = automatic ? knowledge.actions.filter((group) => group.own?.includes(verb)) : [];
  return [
    ...(kind ? ofKind(kind) : []),
    ...(kind
      ? []
      : own.length > 0
        ? ways(own, () => true)
        : ways(knowledge.actions, (group, way) => (way.only ?? group.verbs).includes(verb))),
    ...ofKind('plain'),
  ];
}

/** A way that is told of people is none in which the product does it by itself. */
const doneBy = (way: ActionVariant, does: 'person' | 'product'): 'person' | 'product' =>
  way.by ?? (/\{actors?\}/i.test(way.does) ? 'person' : does);

/** The first check is that it can be done at all, in the words of the idea; then the ordinary case of such deeds and how they fail. */
export function testsOf(
  { tests, leaves }: Feature,
  words: Slots,
  { given, then }: Pick<ActionVariant, 'given' | 'then'>,
  capability: Capability,
): Feature['tests'] {
  const own = {
    // Not the same words for all of them.
    given: fill(
      capability.automatic
        ? '[its moment has come ~ it is due ~ what sets it off has happened]'
        : (given ?? notYet(capability, words)),
      { ...words, voice: `${words['voice'] ?? ''} ${leaves}` },
    ),
    when: fill(capability.automatic ? '{product} {does}' : 'the {actor} {does}', words),
    then: then ? fill(then, words) : fill(`[the result is ${leaves} ~ what comes of it is ${leaves}]`, words),
  };
  return [own, ...tests.slice(0, 1), ...tests.slice(1).slice(-1)];
}

/** `the wig has not been recorded yet`: how things stand before somebody does it to something. */
function notYet({ verb, noun, object }: Capability, words: Slots): string {
  const [first = '', ...rest] = verb.split(' ');
  if (noun === '' || object === '' || words['noun'] !== noun) {
    const was = [participle(first), ...rest].join(' ');
    return `[it has not been ${was} yet ~ nobody has ${was} it yet ~ it is still to be ${was}]`;
  }
  const [has, is] = isPlural(noun) && !isUncountable(noun) && singular(noun) !== noun ? ['have', 'are'] : ['has', 'is'];
  const done = [participle(first), ...rest].join(' ');
  return `[the {noun} ${has} not been ${done} yet ~ the {noun} ${is} still to be ${done} ~ nobody has ${done} the {noun} yet]`;
}
