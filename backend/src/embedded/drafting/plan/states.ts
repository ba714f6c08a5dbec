import { participle, upperFirst } from '../language.js';
import type { Plan } from './plan.js';

/** The states that the thing it is about goes through, as far as the deeds of the idea tell them. */

const making =
  /^(?:book|reserve|order|request|accept|approve|reject|confirm|assign|pack|load|ship|send|deliver|check|check in|check out|inspect|release|sign off|complete|close|finish|publish|post|pay|collect|return|repair|photograph|number|scan|weigh|weigh in|register|submit|plan|schedule|test|hand out|pick up|label|clean|install|restore|seal|sort|measure)$/;

interface StateDeed {
  /** `numbered` */
  state: string;
  /** `dismantler`; undefined where the idea does not say who. */
  by: string | undefined;
  /** `Number tiles` */
  name: string;
}

/** The deeds of people that make a state of the thing; empty where fewer than two do. */
export function stateDeeds({ brief, known }: Pick<Plan, 'brief' | 'known'>): StateDeed[] {
  const unit = (known.slots['unit'] ?? '').toLowerCase();
  const deeds = brief.capabilities
    .filter(({ noun, automatic, verb }) => !automatic && noun.toLowerCase() === unit && making.test(verb))
    .map(({ verb, object, tail, by }): StateDeed => {
      const [first = '', ...rest] = verb.split(' ');
      return {
        state: [participle(first), ...rest].join(' '),
        by,
        name: upperFirst([verb, object, tail].filter(Boolean).join(' ')),
      };
    })
    .filter(({ state }, at, all) => all.findIndex((one) => one.state === state) === at)
    .slice(0, 4);
  return deeds.length > 1 ? deeds : [];
}

export const statesOf = (plan: Pick<Plan, 'brief' | 'known'>): string[] => stateDeeds(plan).map(({ state }) => state);

/** What a small thing may be in: from the deeds of the idea, else open and done. */
export const plainStates = (plan: Pick<Plan, 'brief' | 'known'>): string[] => {
  const own = statesOf(plan);
  return own.length > 0 ? ['open', ...own, 'withdrawn'] : ['open', 'done', 'withdrawn'];
};

/** The same as a diagram of states, each reached from the one before. */
export function stateLines(plan: Pick<Plan, 'brief' | 'known'>, entered: string, withdrawn: string): string[] {
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
