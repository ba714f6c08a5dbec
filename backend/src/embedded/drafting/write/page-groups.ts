import { joinWords, lowerFirst, plural, singular, upperFirst } from '../language.js';
import { isLook } from '../plan/deed-words.js';
import type { Plan } from '../plan/plan.js';
import { spelled } from '../plan/thing-names.js';
import { isPeople } from '../read/lexicon.js';
import { capabilityOf, type DeedGroup, groupTitle, workedGroups } from './deed-groups.js';
import { label } from './flowchart.js';

/** Which deeds share a page, and what a page is called: after its thing, and never by a whole sentence. */

const longest = 60;

type Member = DeedGroup['members'][number];

/** What somebody does in one go is one page where one name says it; else each thing has a page of its own. */
export const pageGroups = (plan: Plan): DeedGroup[] =>
  workedGroups(plan).flatMap((group): DeedGroup[] =>
    group.members.length === 1 || commonThing(group.members, plan) !== '' || sharedTitle(group, plan) !== ''
      ? [group]
      : runsOf(group, plan),
  );

/** One deed after the other as long as they are done to the same thing. */
const runsOf = ({ side, members }: DeedGroup, plan: Plan): DeedGroup[] =>
  members.reduce<DeedGroup[]>((runs, member) => {
    const last = runs.at(-1);
    if (last && commonThing([...last.members, member], plan) !== '') last.members.push(member);
    else runs.push({ side, members: [member] });
    return runs;
  }, []);

/** The thing that all of them name; empty where they name several. */
function commonThing(members: Member[], plan: Plan): string {
  const nouns = members.map(({ feature }) => {
    const deed = capabilityOf(feature, plan);
    return !deed || isPeople(deed.noun) || deed.named ? '' : singular(deed.noun.toLowerCase());
  });
  const [first = ''] = nouns;
  return nouns.every((noun) => noun === first) ? first : '';
}

/** `Scan the parcel and print the label`, where there is room for all of them. */
function sharedTitle(group: DeedGroup, plan: Plan): string {
  const title = groupTitle(group, plan, longest);
  return / and |, /.test(title) ? title : '';
}

/** `Appointments: book and move`, `Live map with all vans`, `Pause reminders`. */
export function pageTitle(group: DeedGroup, plan: Plan): string {
  const [first] = group.members as [Member];
  if (group.members.length === 1) return label(upperFirst(alone(first, plan)), longest);
  const thing = commonThing(group.members, plan);
  const verbs = group.members.map(({ feature }) => capabilityOf(feature, plan)?.verb ?? '');
  const isOne = group.members.every(
    ({ feature }) => capabilityOf(feature, plan)?.object.toLowerCase() === `the ${thing}`,
  );
  const name = spelled(thing, plan.brief);
  const title = `${isOne ? name : plural(name)}: ${joinWords([...new Set(verbs)])}`;
  return label(
    upperFirst(thing !== '' && title.length <= longest ? title : sharedTitle(group, plan) || alone(first, plan)),
    longest,
  );
}

function alone({ feature }: Member, plan: Plan): string {
  const { verb = '', object = '', named } = capabilityOf(feature, plan) ?? {};
  if (verb === '' || named) return feature.name;
  // What somebody only sees is called by what it shows.
  if (isLook(verb) && object !== '')
    return lowerFirst(feature.name)
      .slice(verb.length)
      .trim()
      .replace(/^(?:(?:only|an?|the|their|all|its) )+/i, '')
      .replace(/\btheir\b/g, 'own');
  return object === '' ? feature.name : `${verb} ${object.replace(/,$/, '')}`;
}
