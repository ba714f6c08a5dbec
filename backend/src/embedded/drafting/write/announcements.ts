import { joinWords, lowerFirst, upperFirst } from '../language.js';
import type { Persona, Plan } from '../plan/plan.js';
import { isNeeded, type ListWriter, type Row } from './draft.js';
import { isSmall } from './enough.js';
import { fitText } from './fit.js';
import { active, counted, deedsTold, own } from './roles.js';

export const announcementLists: Record<string, ListWriter> = {
  announcement: (draft) => {
    const { plan, known, say } = draft;
    // Among few people there is nobody who would have to be told what the features say already.
    if (isSmall({ plan }) && !isNeeded('announcement', draft)) return [];
    const usual = known('announcement');
    const told = eachPart(plan).map(({ people }, at): Row => ({
      ...own(usual, at),
      audience: fitText(
        joinWords(people.map((one, place) => (place === 0 ? upperFirst : lowerFirst)(counted(one, plan)))),
        100,
      ),
      message: fitText(say(`From {pilotDate}: ${newTo(people, plan)}, and who to contact with questions`), 200),
    }));
    return told.length > 0 ? told : usual;
  },
};

/** `“Offer a shift” in the app`: by the names under which they find it, as many as a message holds. */
function newTo([first]: Persona[], plan: Plan): string {
  const names = plan.features
    .filter(({ stated, side, also }) => stated && first && (side === first.side || also?.includes(first.side)))
    .map(({ name }) => `“${name}”`);
  const told = names.length > 0 || !first ? names : [deedsTold(first, plan)];
  return joinWords(told.length > 3 ? [...told.slice(0, 2), 'more'] : told);
}

/** Who does the same is told the same. */
function eachPart(plan: Plan): { people: Persona[]; deeds: string }[] {
  const parts = new Map<string, Persona[]>();
  for (const persona of active(plan)) {
    const deeds = deedsTold(persona, plan);
    if (deeds !== '') parts.set(deeds, [...(parts.get(deeds) ?? []), persona]);
  }
  return [...parts].map(([deeds, people]) => ({ people, deeds }));
}
