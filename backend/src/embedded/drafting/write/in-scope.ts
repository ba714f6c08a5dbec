import { joinWords, lowerFirst, plural, upperFirst } from '../language.js';
import type { Feature, Plan } from '../plan/plan.js';
import { lowered } from '../read/lowered.js';
import { capabilityOf } from './deed-groups.js';
import { lines, type Draft, type ListWriter, type Row } from './draft.js';
import { idOfFeature, idsOf } from './feature-ids.js';
import { markOf } from './scope.js';

/** Longer than this a line is not read at one go. */
const longest = 220;
/** Fewer lines leave it open what lies inside. */
const fewest = 3;

/** Every feature of the release, so that the count of the summary is the count found here: a line for each who has a part in it. */
function inScope(draft: Draft): Row[] {
  const { plan, say } = draft;
  // 'FR-004 Release a tariff': as the document refers to it elsewhere.
  const called = (feature: Feature): string => {
    const id = idOfFeature(feature, draft);
    return `${id === '' ? lowered(feature.name) : `${id} ${feature.name}`}${markOf(feature)}`;
  };
  const asked = plan.features.filter(({ priority }) => /^(?:must|should)$/.test(priority));
  const could = plan.features.filter(({ priority }) => priority === 'could');
  // What nobody is named for stands below what belongs to somebody.
  const people = [...new Set(asked.map((feature) => whose(feature, plan)))].toSorted(
    (one, other) => Number(one === '') - Number(other === ''),
  );
  // What each of them is stands right below, so that the ids are enough where there are several groups.
  const grouped = people.flatMap((who) => {
    const theirs = asked.filter((feature) => whose(feature, plan) === who);
    const ids = idsOf(theirs, draft);
    return (ids === '' ? inLines(theirs.map(called)) : [ids]).map((text) =>
      who === '' ? (people.length > 1 ? `Also: ${text}` : upperFirst(text)) : `${who}: ${text}`,
    );
  });
  const each = asked.map((feature) =>
    [upperFirst(called(feature)), lowerFirst(whose(feature, plan))].filter(Boolean).join(', '),
  );
  return lines(
    ...(grouped.length >= fewest ? grouped : each).map(say),
    could.length ? say(`If time is left before {launchDate}: ${joinWords(could.map(called))}`) : '',
  );
}

/** Whose part it is: `For drivers`; empty where nobody is named for what is told in words. */
const whose = (feature: Feature, plan: Plan): string =>
  isToldOfThing(feature, plan) ||
  // 'The alarm goes to the kitchen phone' names who has a part in it.
  (feature.words !== undefined && feature.words !== '' && capabilityOf(feature, plan)?.by === undefined) ||
  (feature.ofNobody && capabilityOf(feature, plan)?.named)
    ? ''
    : // What is only named is for those for whom all of it is.
      capabilityOf(feature, plan)?.automatic && !capabilityOf(feature, plan)?.named
      ? 'Automatically'
      : `For ${feature.by ? plural(feature.by) : joinWords([feature.side, ...(feature.also ?? [])].map((side) => `{${side}s}`))}`;

/** `A test can stay there for 14 days`: of whatever it is about, and no deed of the product. */
const isToldOfThing = (feature: Feature, plan: Plan): boolean => {
  const deed = capabilityOf(feature, plan);
  return deed?.automatic === true && deed.said !== undefined && !deed.said.isProducts && deed.by === undefined;
};

/** As many names to a line as a reader takes in. */
function inLines(names: string[]): string[] {
  const parts: string[][] = [];
  for (const name of names) {
    const last = parts.at(-1);
    if (last && [...last, name].join('; ').length <= longest) last.push(name);
    else parts.push([name]);
  }
  return parts.map((some) => some.join('; '));
}

export const inScopeLists: Record<string, ListWriter> = { 'scope.in': inScope };
