import { joinWords, stripStop, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import type { Rival } from '../read/brief.js';
import type { Row } from './draft.js';

/** What the idea says of other products, where a document speaks of what customers can choose instead. */

type Told = Pick<Plan, 'brief'>;

/** Those of which the idea says the same, together: `Expensify and SAP Concur are too complex for firms of this size`. */
function grouped({ brief }: Told): Rival[][] {
  const groups: Rival[][] = [];
  for (const rival of brief.rivals) {
    const same = groups.find(([one]) => one?.said === rival.said);
    if (same) same.push(rival);
    else groups.push([rival]);
  }
  return groups;
}

const asMany = (why: string, many: boolean): string =>
  many ? why.replace(/^is\b/, 'are').replace(/^has\b/, 'have') : why.replace(/^are\b/, 'is').replace(/^have\b/, 'has');

const faults =
  /^(?:is|are|has|have|charges?|costs?|takes?|lacks?|bills?|needs?|requires?|does|do|don['’]t|doesn['’]t|cannot|can['’]t|only|assumes?)\b/;

const isFault = ({ why }: Pick<Rival, 'why'>): boolean => why !== null && faults.test(why);
const faultOf = ({ why }: Pick<Rival, 'why'>): string =>
  `${upperFirst((why ?? '').replace(/^(?:is|are) /, ''))}, as the idea says`;

/** `Of LaunchDarkly the idea says that it is too expensive for teams under 10.` */
export const faultsTold = (plan: Told): string[] =>
  grouped(plan).flatMap((group) => {
    const [first] = group;
    if (!first || !isFault(first)) return [];
    const many = group.length > 1;
    return `Of ${joinWords(group.map(({ name }) => name))} it says that ${many ? 'they' : 'it'} ${asMany(first.why ?? '', many)}.`;
  });

/** `Against LaunchDarkly, which is too expensive for teams under 10, as the idea says`. */
export const againstRivals = (plan: Told): Row[] =>
  grouped(plan).map((group) => {
    const names = joinWords(group.map(({ name }) => name));
    const [{ why, said } = { why: null, said: '' }] = group;
    if (why !== null && faults.test(why))
      return {
        text: `Against ${names}: ${group.length > 1 ? 'they' : 'it'} ${asMany(why, group.length > 1)}, as the idea says`,
      };
    // 'Unlike Care.com, every sitter is vouched for by two families' tells the difference itself.
    if (
      said.split(' ').length > 4 &&
      said.length <= 160 &&
      !/^(?:competitors?|alternatives?|rivals?|competition)\b/i.test(said)
    )
      return { text: `Stated in the idea: “${upperFirst(stripStop(said))}”` };
    return { text: `Against ${names}, which the idea names; what is better here is still to be compared` };
  });

/** Under a list of competitors. */
export const rivalRows = ({ brief }: Told): Row[] =>
  brief.rivals.map(({ name, why }) => ({
    name,
    kind: 'direct',
    audience: 'Not looked at yet',
    strength: 'Not looked at yet',
    weakness: why === null ? 'Not looked at yet' : faultOf({ why }),
    pricing:
      brief.sums.find(({ kind, sentence }) => kind === 'rival' && sentence.includes(name))?.text ?? 'Not checked',
  }));

const bought = /^(?:buy|a ready-made|software off|a standard)/i;

/** To buy something means to buy one of those that the idea names. */
export const withRivals = (options: Row[], plan: Told): Row[] => {
  const { rivals } = plan.brief;
  const [first] = rivals;
  if (!first) return options;
  const names = joinWords(
    rivals.slice(0, 3).map(({ name }) => name),
    'or',
  );
  return options.map((row) =>
    bought.test(String(row['name']))
      ? {
          ...row,
          name: `Use ${names}`,
          description: `${names}, which the idea names, is tried and used instead.`,
          weakness: isFault(first) ? faultOf(first) : row['weakness'],
          stock: undefined,
        }
      : row,
  );
};
