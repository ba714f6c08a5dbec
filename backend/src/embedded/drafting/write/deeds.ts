import { escapePattern, joinWords, plural, stripStop, thirdPerson, upperFirst } from '../language.js';
import type { Feature, Plan } from '../plan/plan.js';

type Asked = Pick<Feature, 'asked' | 'side'>;

/** `enter their order until 19:00`: what people do with it, in the words of the idea; undefined where the product acts. */
export function deedOf({ asked, side }: Asked, { personas }: Pick<Plan, 'personas'>): string | undefined {
  const role = personas.find((persona) => persona.side === side)?.role;
  if (!asked || !role) return undefined;
  const many = `${upperFirst(plural(role))} `;
  return asked.startsWith(many) ? stripStop(asked.slice(many.length)) : undefined;
}

/** `The singer sees the rehearsal dates`, `The system sends a reminder`; undefined for what is not in the idea. */
export function actOf(feature: Asked, plan: Pick<Plan, 'personas' | 'brief'>): string | undefined {
  const { asked, side } = feature;
  const deed = deedOf(feature, plan);
  if (deed) {
    const [verb = '', ...rest] = deed.split(' ');
    const role = plan.personas.find((persona) => persona.side === side)?.role ?? 'user';
    return [`The ${role}`, thirdPerson(verb), ...rest].join(' ');
  }
  const own = new RegExp(`^${escapePattern(plan.brief.name)} (?=\\p{L})`, 'iu');
  return asked && own.test(asked) ? `The system ${asked.replace(own, '')}` : undefined;
}

/** `The tuner or the foreman checks each pipe`: any of those who do it. */
export function actOfAny(
  feature: Asked & Pick<Feature, 'also'>,
  plan: Pick<Plan, 'personas' | 'brief'>,
): string | undefined {
  const { side, also = [] } = feature;
  const [first = '', ...others] = [side, ...also].flatMap(
    (one) => plan.personas.find((persona) => persona.side === one)?.role ?? [],
  );
  const act = actOf(feature, plan);
  return others.length > 0 && act?.startsWith(`The ${first} `)
    ? `The ${joinWords([first, ...others.map((role) => `the ${role}`)], 'or')}${act.slice(`The ${first}`.length)}`
    : act;
}
