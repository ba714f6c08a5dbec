import { housesMeant } from '../know/buyer.js';
import { dutiesOf } from '../know/duties.js';
import type { Duty } from '../know/knowledge.js';
import { isMarket } from '../know/market.js';
import { isDoneBy } from '../know/people.js';
import { sideOfRole } from '../know/sides.js';
import { joinWords, lowerFirst, plural, singular, upperFirst } from '../language.js';
import { joinDeeds } from '../language/joined-deeds.js';
import type { Persona, Plan } from '../plan/plan.js';
import type { Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { besideOf } from '../plan/people.js';
import { toldTo } from '../read/reached.js';
import { deedsOf } from './deed-groups.js';
import { featuresNaming, featuresOf } from './features-by.js';
import { isOptional, type ListWriter, type Row } from './draft.js';
import { countOf, withoutToday } from './fact-lines.js';
import { isSmall } from './enough.js';
import { fitText } from './fit.js';
import { manyOf } from './single.js';
import { isShare } from '../know/offer.js';
import { priceSaid } from './told.js';

/** What is said of each person beside the features: what falls away and begins for them, what they learn and are told. */

/** Those of whom the idea tells what they do, and whom it is for. */
export const active = ({ personas }: Pick<Plan, 'personas'>): Persona[] => personas;

/** Who does nothing with it and is told something by it. */
const isReached = (role: string, { brief }: Plan): boolean => toldTo(role, brief.capabilities).length > 0;

/** The deeds of one of them by their kind; none where the idea tells none. */
export const dutiesBy = ({ role }: Pick<Persona, 'role'>, { brief, known }: Plan): { duty: Duty; deed: Capability }[] =>
  dutiesOf(
    everyDeed(brief.capabilities).filter((deed) => isDoneBy(deed, role)),
    known.knowledge.duties,
  );

/** `38 keepers`, or `Keepers` where nobody counts them. */
export const counted = (persona: Persona, plan: Plan): string =>
  upperFirst(countOf(persona.role, plan) ?? plural(persona.role));

/** Way and time are the usual ones: the first row is that of the main person, the second that of the others. */
export const own = (rows: Row[], at: number): Row => {
  const { stock: _, ...row } = rows[Math.min(at, 1, rows.length - 1)] ?? {};
  return row;
};

/** How those learn it whose part is small. */
const shown = {
  format: '[Short demo (proposed) ~ Peer training (proposed) ~ Guided practice with a real case (proposed)]',
  timing: '[On the first day ~ With their first case]',
};

/** `“The tuner notes faults on paper”`: what the idea tells of somebody's work today. */
function stopsOf({ role }: Persona, { facts }: Plan): string | undefined {
  const step = facts.steps.find(({ who, tool }) => tool && singular(who).toLowerCase() === role.toLowerCase());
  return step && step.text.length <= 130 ? `“${upperFirst(withoutToday(step.text))}”` : undefined;
}

/** Longer than this a list of deeds fills a cell by itself. */
const roomy = 110;

/** `register costumes and write off worn pieces`: the first deeds of theirs, as many as a cell has room for; empty where none is told. */
export function deedsTold({ side }: Pick<Persona, 'side'>, plan: Plan): string {
  const deeds = deedsOf(side, plan);
  const fits = deeds.filter((_, at) => deeds.slice(0, at + 1).join(', ').length <= roomy);
  return joinDeeds(fits.length > 0 ? fits : deeds.slice(0, 1), joinWords);
}

export const roleLists: Record<string, ListWriter> = {
  // What falls away for somebody is said where the idea tells what they do today, and guessed of nobody.
  roleChange: (draft) => {
    const { plan } = draft;
    const rows = active(plan).map((persona) => {
      const deeds = deedsOf(persona.side, plan);
      return {
        role: upperFirst(persona.role),
        stops: stopsOf(persona, plan),
        starts: deeds.length > 0 ? fitText(upperFirst(joinWords(deeds)), 240) : undefined,
      };
    });
    // What begins is told with the people; alone it changes nothing that is told.
    return rows.filter(({ stops }) => stops).length * 2 > rows.length
      ? rows.map((row) => ({ ...row, stops: row.stops ?? 'Not known yet in the idea' }))
      : isOptional('roleChange', draft)
        ? []
        : rows.map((row) => ({ ...row, stops: undefined }));
  },

  // What changes for each of them stands with the future work; here stands who they are, and when it reaches them.
  affectedArea: ({ plan, say }) => {
    const people = active(plan);
    const area = (some: Persona[], change: string): Row[] =>
      some.length > 0
        ? [
            {
              area: fitText(upperFirst(joinWords(some.map(({ role }) => manyOf(role, plan)))), 100),
              change: say(change),
            },
          ]
        : [];
    return [
      ...area(
        people.filter((one) => !onlyReads(one, plan)),
        comeAlone(plan)
          ? '[They can use {product}: pilot users from {pilotDate}, everyone from {launchDate} ~ Pilot users have {product} from {pilotDate}, all others can have it from {launchDate}]'
          : '[{Product} reaches some of them in the pilot from {pilotDate}, all others from {launchDate} ~ Those in the pilot have to do with {product} from {pilotDate}, all others from {launchDate} ~ In the pilot from {pilotDate} {product} concerns some of them, from {launchDate} all of them]',
      ),
      ...area(
        people.filter((one) => onlyReads(one, plan)),
        '[From {launchDate} they find it in {product} ~ They receive it through {product} from {launchDate} ~ {Product} keeps them informed from {launchDate} on]',
      ),
    ];
  },

  training: (draft) => {
    const { plan, known } = draft;
    // Nobody is trained for a market that they come to by themselves.
    if (comeAlone(plan)) return [];
    const usual = known('training');
    const taught = active(plan).flatMap((persona, at): Row[] => {
      const deeds = deedsTold(persona, plan);
      if (deeds === '' || sideOfRole(persona.role) === 'served' || onlyReads(persona, plan)) return [];
      return [
        {
          ...own(usual, at),
          // In a house of many the usual ways teach more than one's own part.
          ...(at === 0 && isSmall({ plan }) ? {} : shown),
          audience: counted(persona, plan),
          needs: `${upperFirst(shorter(namesOf(persona, plan), deeds))} without help`,
        },
      ];
    });
    // Nobody is taught what the product does by itself.
    return taught;
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

/** The features of somebody by their names: how each is done stands with it. */
const namesOf = ({ side }: Pick<Persona, 'side'>, { features }: Plan): string => {
  const own = features.filter((one) => one.stated && !one.isByItself && one.side === side && !one.by);
  return joinWords(own.slice(0, 4).map(({ name }) => lowerFirst(name)));
};

const shorter = (one: string, other: string): string => (one !== '' && one.length < other.length ? one : other);

/** Where people come one by one, as to a market or to what is sold: no house changes over on a day. */
export const comeAlone = ({ known, brief }: Plan): boolean =>
  (known.offer === null || isShare(known.offer)) &&
  (isMarket(brief.capabilities) || housesMeant(brief.sentences) !== null || priceSaid({ brief }) !== null);

/** Who enters nothing, and only looks something up or gets it. */
export const onlyReads = (persona: Pick<Persona, 'role'>, plan: Plan): boolean => {
  const parts = dutiesBy(persona, plan);
  if (parts.length === 0) return isReached(persona.role, plan);
  return parts.every(({ duty }) => /^(?:look|receive|papers|seek)$/.test(duty.id));
};

/** Who says yes or no to what others began. */
export const decides = (persona: Pick<Persona, 'role'>, plan: Plan): boolean =>
  /\b(?:agrees?|approv\p{L}+|consent|decides?|decision|signs?|confirms?)\b/iu.test(
    besideOf(persona.role, plan.brief) ?? '',
  ) || dutiesBy(persona, plan).some(({ duty }) => /^(?:agree|consent)$/.test(duty.id));

const triedFirst = (title: string, { seed }: Pick<Plan, 'seed'>): string =>
  [
    `“${title}” is tested with a real case before the pilot`,
    `Some of them try “${title}” before anybody else does`,
    `They are shown “${title}” as soon as it can be tried`,
  ][seed % 3] ?? '';

/** What those have at stake of whom the idea tells what they do; nobody knows yet what any of them fears. */
export const stakesOf = (plan: Plan): Row[] =>
  active(plan).map((persona) => {
    const isMain = persona.priority === 'primary';
    const [own] = featuresOf(persona, plan);
    const [named] = featuresNaming(persona, plan);
    return {
      name: upperFirst(plural(persona.role)),
      // What they do stands among the requirements, and is no wish of theirs.
      interest: undefined,
      influence: isMain || decides(persona, plan) ? 'high' : 'medium',
      concern: undefined,
      engagement:
        own && isMain && !decides(persona, plan)
          ? triedFirst(own.name, plan)
          : named && !own
            ? `Their part in “${named.name}” is talked through with them before the pilot`
            : undefined,
    };
  });
