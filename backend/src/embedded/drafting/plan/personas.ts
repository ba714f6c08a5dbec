import type { Known } from '../know.js';
import { hash, upperFirst } from '../language.js';
import type { Brief } from '../read/brief.js';
import type { Persona } from './plan.js';

const sides = ['actor', 'other', 'admin'] as const;

/** The three people a product of this kind lives between, with names from where the idea is set. */
export function planPersonas(brief: Brief, known: Known): Persona[] {
  const names = firstNames(brief, known, sides.length);
  const { coping = '' } = known.slots;
  const habits = [
    `${upperFirst(coping)}, kept up by hand`,
    `Whatever the ${known.slots['actor'] ?? 'colleague'} sends; otherwise asking around`,
    `A summary put together from ${coping} at the end of the month`,
  ];
  return sides.map((side, at) => {
    const actor = known.actors[at] ?? known.actors[0];
    const role = known.slots[side] ?? actor.role;
    return {
      name: `${names[at]}, ${role}`,
      role,
      side,
      does: actor.does,
      priority: side === 'actor' ? 'primary' : side === 'other' ? 'secondary' : 'influencer',
      context: actor.context,
      goals: actor.goals,
      pains: actor.pains,
      today: habits[at] ?? '',
      success: `“${upperFirst(actor.success)}”`,
    };
  });
}

function firstNames(brief: Brief, { knowledge }: Known, count: number): string[] {
  const words = new Set(
    brief.sentences
      .join(' ')
      .toLowerCase()
      .match(/\p{Script=Han}+|\p{L}+/gu) ?? [],
  );
  const list = knowledge.names.find(({ places }) => places.some((place) => words.has(place))) ?? knowledge.names.at(-1);
  const names = list?.names ?? ['Alex', 'Kim', 'Sam'];
  const start = hash(brief.sentences.join(' ')) % names.length;
  return Array.from({ length: count }, (_, at) => names[(start + at) % names.length] ?? '');
}
