import { participle, upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { deedRulesOf } from './deed-rules.js';
import { choicesOf } from './details.js';
import type { Plan } from './plan.js';
import { classOf } from './sense.js';

/** The states that the thing it is about goes through, as far as the deeds of the idea tell them. */

const makes =
  /^(?:book|reserve|order|request|accept|approve|reject|confirm|assign|pack|load|ship|send|deliver|check|check in|check out|inspect|release|sign off|complete|close|finish|publish|post|pay|collect|return|repair|photograph|number|scan|weigh|weigh in|register|submit|plan|schedule|test|hand out|pick up|label|clean|install|restore|seal|sort|measure|tick|tick off|mark|weigh out|clear|return|bill|invoice)$/;

interface StateDeed {
  /** `numbered` */
  state: string;
  /** `dismantler`; undefined where the idea does not say who. */
  by: string | undefined;
  /** `Number tiles` */
  name: string;
}

/** The deeds of people that make a state of the thing; where none does, those that lead it from hand to hand. */
export function stateDeeds({ brief, known }: Pick<Plan, 'brief' | 'known'>): StateDeed[] {
  const unit = (known.slots['unit'] ?? '').toLowerCase();
  const making = brief.capabilities.filter(
    ({ automatic, verb, noun }) => !automatic && noun !== '' && makes.test(verb),
  );
  const own = making.filter(({ noun }) => noun.toLowerCase() === unit || vague.test(noun));
  const billed = making.filter((one) => own.length > 0 && classOf(one) === 'bill');
  // What has to be done before work starts stands first.
  const led = making
    .filter(({ verb }) => leads.test(verb))
    .filter((one) => /^(?:thing|document|service|event)$/.test(classOf(one)))
    .toSorted((one, two) => Number(opens.test(two.tail)) - Number(opens.test(one.tail)));
  const deeds = own.length > 0 ? [...own, ...billed] : led.length > 1 ? led : [];
  return deeds
    .flatMap((deed): StateDeed[] => {
      const { verb, object, tail, by } = deed;
      // 'mark spots as planned or fixed': these are its states.
      const choices = choicesOf(deed);
      const name = upperFirst([verb, object, tail].filter(Boolean).join(' '));
      return choices.length > 1 ? choices.map((state) => ({ state, by, name })) : [stateOf(deed)];
    })
    .filter(({ state }, at, all) => all.findIndex((one) => one.state === state) === at)
    .slice(0, 5);

  function stateOf({ verb, noun, object, tail, by }: Capability): StateDeed {
    const [first = '', ...rest] = verb.split(' ');
    const done = [participle(first), ...rest].join(' ');
    return {
      state: billed.some((one) => one.noun === noun)
        ? 'billed'
        : vague.test(noun)
          ? 'done'
          : noun.toLowerCase() === unit
            ? done
            : `${noun.toLowerCase()} ${done}`,
      by,
      name: upperFirst([verb, object, tail].filter(Boolean).join(' ')),
    };
  }
}

/** `tick off the work they did`: done is the thing that it is all about. */
const vague = /^work$/;

/** What leads a thing on, where each step is done to something else. */
const leads =
  /^(?:accept|approve|release|confirm|assign|deliver|send|ship|hand out|pick up|return|complete|close|publish|pay|collect|scan|check|inspect|pack|load|sign off|clear)$/;
const opens = /^before (?:the |any )?\p{L}+ (?:starts?|begins?)/u;

interface Waiting {
  /** Who changes it, and who has to say yes. */
  by: string;
  yes: string;
  name: string;
}

/** A change of the thing that holds only after a yes: it is in force, or in force with a change that waits. */
export function waitingOf({ brief, known }: Pick<Plan, 'brief' | 'known'>): Waiting | null {
  const unit = (known.slots['unit'] ?? '').toLowerCase();
  const rule = deedRulesOf(brief).find(
    ({ kind, deed }) => kind === 'approval' && brief.capabilities[deed]?.noun.toLowerCase() === unit,
  );
  const deed = rule ? brief.capabilities[rule.deed] : undefined;
  return rule && deed && /^(?:change|move|edit|update|set|adjust|swap|replace|extend)$/.test(deed.verb)
    ? { by: deed.by ?? '', yes: rule.by ?? '', name: upperFirst([deed.verb, deed.object].join(' ')) }
    : null;
}

export const statesOf = (plan: Pick<Plan, 'brief' | 'known'>): string[] => stateDeeds(plan).map(({ state }) => state);

/** What a small thing may be in: from the deeds of the idea, else open and done. */
export const plainStates = (plan: Pick<Plan, 'brief' | 'known'>): string[] => {
  if (waitingOf(plan)) return ['in force', 'change waiting', 'ended'];
  const own = statesOf(plan);
  return own.length > 0 ? ['open', ...own, 'withdrawn'] : ['open', 'done', 'withdrawn'];
};

/** The same as a diagram of states, each reached from the one before. */
export function stateLines(plan: Pick<Plan, 'brief' | 'known'>, entered: string, withdrawn: string): string[] {
  const waiting = waitingOf(plan);
  if (waiting)
    return [
      'stateDiagram-v2',
      `  [*] --> InForce: ${entered}`,
      '  state "In force" as InForce',
      '  state "Change waiting" as Waiting',
      `  InForce --> Waiting: ${waiting.name.toLowerCase()}`,
      `  Waiting --> InForce: ${waiting.yes} says yes or no`,
      '  InForce --> Ended: ended with a reason',
      '  Ended --> [*]',
    ];
  const states = statesOf(plan);
  const id = (state: string): string => state.split(' ').map(upperFirst).join('');
  const names = ['Open', ...states.map(id)];
  return [
    'stateDiagram-v2',
    `  [*] --> Open: ${entered}`,
    ...states.map((state, at) => `  ${names[at] ?? 'Open'} --> ${id(state)}: ${state}`),
    `  Open --> Withdrawn: ${withdrawn}`,
    '  Withdrawn --> Open: withdrawn by mistake',
    `  ${names.at(-1) ?? 'Open'} --> [*]`,
    '  Withdrawn --> [*]',
  ];
}
