import { lowerFirst, sentence, upperFirst } from '../language.js';
import type { ListWriter, Row, TextWriter } from './draft.js';
import { suffered } from './deeds.js';
import { troubles } from './summary.js';
import { causesOf } from './today.js';

/** What a business requirements document adds: work as it is, work as it shall be, needs, options and money. */
export const changeLists: Record<string, ListWriter> = {
  pain: ({ plan, say }) => {
    const causes = causesOf(say);
    const told = troubles(plan.brief)
      .slice(0, 2)
      .map((text): Row => ({
        pain: sentence(text),
        affected: say('{who}').replace(/^./, (letter) => letter.toUpperCase()),
        cause: causes.next(text),
        cost: /\d/.test(text)
          ? '[The figure is stated in the idea; what it means in money is still to be worked out ~ Given as a figure in the idea, not yet as money ~ The idea has the figure; its price is to be found]'
          : 'Not counted yet',
        evidence:
          '[Statement in the product idea; the report behind it is to be named ~ The idea says so; where it was measured is to be named ~ Said by the requester; its source is still missing]',
      }));
    const seen = new Set<string>();
    const observed = plan.personas.slice(0, 3).flatMap((persona) =>
      persona.pains
        .slice(0, 2)
        .filter((pain) => !seen.has(pain) && seen.add(pain))
        .map((pain): Row => ({
          pain: sentence(suffered(pain, persona.role)),
          affected: upperFirst(say(`{${persona.side}s}`)),
          cause: causes.next(pain),
          cost: say(
            persona.side === 'other'
              ? 'Trust of {others}; hard to put in money'
              : `[Hours of {${persona.side}s} each week, not counted yet ~ Time of {${persona.side}s}, still to be counted ~ Working hours of {${persona.side}s}; nobody counts them yet]`,
          ),
          evidence:
            '[Assumption from comparable work; to be observed on site ~ Seen in comparable work, assumed here until the visits ~ Not yet observed; comparable work suggests it]',
        })),
    );
    // What is only assumed fills the list and does not lead it.
    return [...told, ...observed].slice(0, Math.max(3, told.length + 1));
  },
};

export const changeTexts: Record<string, TextWriter> = {
  'problem.rootCause': ({ say }) =>
    say(
      'Assumed until the visits: [the single troubles have one thing in common: the present state of {a unit} exists only as the sum of several memories. ~ behind all of it lies the same fact: nobody can look up how {a unit} stands, since it stands in several heads. ~ one cause runs through every complaint: the state of {a unit} is spread over several people and written nowhere.] [Whoever needs it has to ask, and whoever changes it has to think of everybody concerned. ~ Who wants to know must ask; who changes something must remember whom to tell. ~ Each question costs a call, and each change relies on someone remembering whom it touches.] [No rule says which record counts, so each person trusts their own. ~ As no record counts more than another, everybody believes their own. ~ Which record counts is not agreed, so all of them do.] [Without one binding state, more effort in {coping} only produces more versions. ~ Working harder with {coping} adds versions, not certainty. ~ More care with {coping} does not help: it yields one more version.]',
    ),
  'problem.costOfInaction': ({ plan, say }) =>
    say(
      `Another year of {coping}: the goal to ${lowerFirst(plan.goals[0]?.goal ?? 'do better')} [stays out of reach, each new {actor} adds a version of the truth, and proof for {law} is gathered by hand. ~ is missed again, every {actor} who joins brings one more version, and {law} is proved by searching. ~ moves a year away; {actors} go on comparing versions, and whoever asks about {law} waits for days.]`,
    ),
};
