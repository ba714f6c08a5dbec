import { dutiesOf, saidOf } from '../know/duties.js';
import type { Duty } from '../know/knowledge.js';
import { isDoneBy } from '../know/people.js';
import { sideOfRole } from '../know/sides.js';
import { joinWords, lowerFirst, plural, upperFirst } from '../language.js';
import type { Persona, Plan } from '../plan/plan.js';
import type { Capability } from '../read/brief.js';
import { deedsOf } from './deeds.js';
import type { Draft, ListWriter, Row } from './draft.js';
import { countOf } from './fact-lines.js';
import { fitText } from './fit.js';
import { manyOf } from './single.js';

/** What is said of each person beside the features: what falls away and begins for them, what they learn and are told. */

/** Those of whom the idea tells what they do; the two it is for where it tells of nobody. */
export function active(plan: Plan): Persona[] {
  const named = plan.personas.filter(({ side }, at) => at === 0 || deedsOf(side, plan).length > 0);
  return named.length > 1 ? named : plan.personas.slice(0, 2);
}

/** The deeds of one of them by their kind; none where the idea tells none. */
export const dutiesBy = ({ role }: Pick<Persona, 'role'>, { brief, known }: Plan): { duty: Duty; deed: Capability }[] =>
  dutiesOf(
    brief.capabilities.filter((deed) => isDoneBy(deed, role)),
    known.knowledge.duties,
  );

/** `38 keepers`, or `Keepers` where nobody counts them. */
const counted = (persona: Persona, plan: Plan): string =>
  upperFirst(countOf(persona.role, plan) ?? plural(persona.role));

/** Way and time are the usual ones: the first row is that of the main person, the second that of the others. */
const own = (rows: Row[], at: number): Row => {
  const { stock: _, ...row } = rows[Math.min(at, 1, rows.length - 1)] ?? {};
  return row;
};

/** How those learn it whose part is small. */
const shown = {
  format:
    '[Shown on the spot, ten minutes ~ Ten minutes with one who knows it ~ Ten minutes on the spot, with a real case]',
  timing: '[On the first day ~ With their first case]',
};

/** Nobody is trained for what they do by themselves now and then. */
const byItself = /^nothing beforehand/;

/** Of a deed of no known kind only its own words are true; null where they are too long for a cell. */
function ownDeed({ id }: Duty, { side }: Persona, plan: Plan, told: (deed: string) => string): string | null {
  const [deed] = id === 'plain' ? deedsOf(side, plan) : [];
  return deed && deed.length <= 70 ? told(deed) : null;
}

export const roleLists: Record<string, ListWriter> = {
  roleChange: ({ plan, say }) => {
    const rows = active(plan).map((persona, at) => {
      const deeds = deedsOf(persona.side, plan);
      const stops = dutiesBy(persona, plan)[0]?.duty.stops;
      return {
        role: upperFirst(persona.role),
        stops:
          persona.today !== '' && plan.brief.problem.today
            ? say('[Using {coping} for it ~ Keeping {units} with {coping} ~ Relying on {coping}]')
            : stops
              ? `${stops} (assumed)`
              : 'Not told; asked on the first visits',
        starts: deeds.length > 0 ? fitText(upperFirst(joinWords(deeds.slice(0, 3))), 140) : undefined,
        support: dutiesBy(persona, plan).some(({ duty }) => duty.id === 'agree')
          ? '[Somebody who may answer in their absence (assumed) ~ A stand-in for days away (assumed) ~ A word on who answers while they are away (assumed)]'
          : at === 0
            ? '[A short introduction on real cases and somebody to ask ~ Somebody who knows it, and a first try on own cases ~ A first try with real cases; afterwards somebody to ask]'
            : undefined,
      };
    });
    // How they learn it stands with the training: a column that is empty for most of them says nothing.
    return rows.every(({ support }) => support) ? rows : rows.map((row) => ({ ...row, support: undefined }));
  },

  // What changes for each of them stands with the future work; here stands who they are, and when it reaches them.
  affectedArea: ({ plan, say }) => {
    const [main, ...others] = active(plan);
    if (!main) return [];
    return [
      {
        area: upperFirst(manyOf(main.role, plan)),
        people: countOf(main.role, plan),
        change: say(
          `[They see to {units} in one place${plan.brief.problem.today ? ' instead of with {coping}' : ''} ~ One place for {units}${plan.brief.problem.today ? ', and no need of {coping} for it' : ' and for all who are concerned'} ~ {Units} are seen to in one place, with one state for all]`,
        ),
      },
      ...(others.length > 0
        ? [
            {
              area: fitText(upperFirst(joinWords(others.map(({ role }) => manyOf(role, plan)))), 100),
              change: say(
                '[Their part, however it is done today, is done in {product} from {pilotDate} on ~ From {pilotDate} their part is done in {product}, where the others see it ~ They do their part in {product} from {pilotDate} on]',
              ),
            },
          ]
        : []),
    ];
  },

  training: (draft) => {
    const { plan, known } = draft;
    const usual = known('training');
    const taught = active(plan).flatMap((persona, at): Row[] => {
      const [part] = dutiesBy(persona, plan);
      if (!part || byItself.test(part.duty.learns) || sideOfRole(persona.role) === 'served') return [];
      return [
        {
          ...own(usual, at),
          ...(at === 0 ? {} : shown),
          audience: counted(persona, plan),
          needs:
            ownDeed(part.duty, persona, plan, (deed) => `${upperFirst(deed)} without help`) ??
            upperFirst(part.duty.learns),
        },
      ];
    });
    return taught.length > 0 ? alike(taught, 'needs') : usual;
  },

  announcement: (draft) => {
    const { plan, known, say } = draft;
    const usual = known('announcement');
    const told = active(plan).flatMap((persona, at): Row[] => {
      const [part] = dutiesBy(persona, plan);
      return part
        ? [
            {
              ...own(usual, at),
              audience: counted(persona, plan),
              message:
                ownDeed(part.duty, persona, plan, (deed) => say(`That from {pilotDate} on they ${deed} there`)) ??
                upperFirst(say(part.duty.hears)),
            },
          ]
        : [];
    });
    return told.length > 0 ? alike(told, 'message') : usual;
  },

  // Whoever answers for it is not told of it as well, and whoever has a part in it is asked.
  raci: ({ plan, known }) => {
    const people = active(plan).map(({ role }) => role);
    const isOne = (role: string, cell: unknown): boolean =>
      [role, plural(role)].includes(lowerFirst(String(cell ?? '')));
    return known('raci').map((row) => {
      const does = [row['responsible'], row['accountable']];
      const asked = people.filter((role) => !does.some((cell) => isOne(role, cell)));
      const isPeople = people.some((role) => isOne(role, row['consulted']));
      const consulted = isPeople && asked.length > 0 ? asked : [];
      const isTold = [...does, ...consulted].some(
        (one) => isOne(String(one), row['informed']) || one === row['informed'],
      );
      return {
        ...row,
        ...(consulted.length > 0
          ? { consulted: fitText(upperFirst(joinWords(consulted.map((role) => manyOf(role, plan)))), 100) }
          : {}),
        informed: isTold ? 'Whoever builds it' : row['informed'],
      };
    });
  },
};

/** Rows that say the same of several people become one. */
function alike(rows: Row[], key: string): Row[] {
  const said = [...new Set(rows.map((row) => String(row[key])))];
  return said.flatMap((text) => {
    const same = rows.filter((row) => String(row[key]) === text);
    const [first] = same;
    return first
      ? [
          {
            ...first,
            audience: upperFirst(
              joinWords(same.map(({ audience }, at) => (at === 0 ? String(audience) : lowerFirst(String(audience))))),
            ),
          },
        ]
      : [];
  });
}

/** What somebody has at stake, by what kind of deed theirs is. */
export function stakesOf(plan: Plan): Row[] {
  const turns = new Map<string, number>();
  return plan.personas.flatMap((persona): Row[] => {
    const [part, second] = dutiesBy(persona, plan);
    if (!part) return [];
    const turn = turns.get(part.duty.id) ?? 0;
    turns.set(part.duty.id, turn + 1);
    const isMain = persona.priority === 'primary';
    const decides = [part, second].some((one) => one?.duty.id === 'agree');
    return [
      {
        name: upperFirst(plural(persona.role)),
        interest: wish(part.duty, part.deed, plan.seed, turn + 2),
        influence: isMain || decides ? 'high' : 'medium',
        support: isMain && plan.brief.problem.sentences.length > 0 ? 'supports' : 'neutral',
        concern: `${saidOf(part.duty, 'fears', part.deed, plan.seed, turn) ?? ''} (assumed)`,
        engagement: saidOf(part.duty, 'help', part.deed, plan.seed, turn),
      },
    ];
  });
}

const wish = (duty: Duty, deed: Capability, seed: number, turn: number): string =>
  `To ${lowerFirst(saidOf(duty, 'wants', deed, seed, turn) ?? '')}`;

/** What brings each of them to it, and what it is to them; the main person twice where they do two kinds of things. */
export function jobsOf({ plan }: Draft): { persona: Persona; deed: Capability; situation: string; outcome: string }[] {
  const turns = new Map<string, number>();
  return active(plan).flatMap((persona, at) =>
    dutiesBy(persona, plan)
      .slice(0, at === 0 || active(plan).length < 5 ? 2 : 1)
      .flatMap(({ duty, deed }) => {
        const turn = turns.get(duty.id) ?? 0;
        turns.set(duty.id, turn + 1);
        const situation = saidOf(duty, 'moments', deed, plan.seed, turn);
        const outcome = saidOf(duty, 'yields', deed, plan.seed, turn);
        return situation && outcome ? [{ persona, deed, situation, outcome }] : [];
      }),
  );
}
