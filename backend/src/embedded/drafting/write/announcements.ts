import { joinWords, lowerFirst, upperFirst } from '../language.js';
import type { Persona, Plan } from '../plan/plan.js';
import type { Draft, ListWriter, Row } from './draft.js';
import { isSmall } from './enough.js';
import { fitText } from './fit.js';
import { active, comeAlone, counted, deedsTold, own } from './roles.js';
import { manyOf } from './single.js';

export const announcementLists: Record<string, ListWriter> = {
  announcement: (draft) => {
    const { plan, known, say } = draft;
    const usual = known('announcement');
    const parts = eachPart(plan);
    if (isSmall({ plan }) && !plan.known.setting.sold && !comeAlone(plan) && parts.length > 0) return fewTold(draft);
    const told = parts.map(({ people }, at): Row => ({
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

/** Who tries it hears of it first, and all others once it is open to them; what each of them does stands with the features. */
function fewTold({ plan, say }: Draft): Row[] {
  const all = joinWords(active(plan).map(({ role }) => manyOf(role, plan)));
  return [
    {
      audience: 'Pilot users',
      message: say(
        '[What they test from {pilotDate}, and who to contact ~ Pilot start on {pilotDate}, and who to contact]',
      ),
      channel: '[Ten-minute briefing ~ Email with a contact person]',
      timing: say('[In the week before {pilotDate} ~ A few days before {pilotDate}]'),
    },
    {
      audience: fitText(`All other users: ${all}`, 100),
      message: say('[What is new for them from {launchDate} ~ Available to them from {launchDate}]'),
      channel: '[Email ~ Email or team meeting]',
      timing: say('[In the week before {launchDate} ~ A few days before {launchDate}]'),
    },
  ];
}

/** `“Offer a shift” in the app`: by the names under which they find it, as many as a message holds. */
function newTo([first]: Persona[], plan: Plan): string {
  const names = plan.features
    .filter(({ stated, side, also }) => stated && first && (side === first.side || also?.includes(first.side)))
    .map(({ name }) => `“${name}”`);
  return joinWords(names.length > 3 ? [...names.slice(0, 2), 'more'] : names);
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
