import { isVerb } from '../read/lexicon.js';
import { hasScreens } from '../know/surface.js';
import { asThey, lowerFirst, sentence, upperFirst } from '../language.js';
import type { Feature, Plan } from '../plan/plan.js';
import { type Draft, type ListWriter, type Row, refs } from './draft.js';
import { capabilityOf } from './deed-groups.js';
import { keptThings } from './kept-things.js';
import { label } from './flowchart.js';
import { doersOf, isOfSomebody, isPart } from './own-steps.js';
import { sidePlace } from './scope.js';
import { operation } from './surface.js';

/** Where people work with it: a page for each function that somebody uses. */

export const screenLists: Record<string, ListWriter> = {
  screen: (draft) => screens(draft),
};

/** What a section has room for. */
const most = 10;

/** The functions that have a page. */
export function paged(plan: Plan): Feature[] {
  const { surface } = plan.known.setting;
  const asked = plan.features.filter(({ stated }) => stated);
  const worked = asked.filter((feature) => {
    const isNamed = capabilityOf(feature, plan)?.named === true;
    // In a chat there is what somebody writes; a rule is no part of it.
    if (surface === 'chat' && !isVerb(feature.name.split(' ')[0]?.toLowerCase() ?? '') && !isNamed) return false;
    // An exit code is no command.
    if (isNamed && (!hasScreens(surface) || !looked.test(feature.name))) return false;
    return isNamed ? !feature.isByItself : isPart(feature, plan) || isOfSomebody(feature, plan);
  });
  return (asked.length > 0 ? worked : plan.features.filter(({ isByItself }) => !isByItself)).slice(0, most);
}

/** A thing of the product that somebody opens. */
const looked =
  /\b(?:views?|dashboards?|pages?|lists?|maps?|logs?|overviews?|calendars?|boards?|inbox|queues?|search|forms?|plans?|reports?|portals?|profiles?|editor|screen|chat|catalogue|histor(?:y|ies)|timeline|library|templates?|wizard|checklists?)\b/i;

/** On which screen a function is worked with; -1 where it has none. */
export const screenOf = (at: number, { plan }: Pick<Draft, 'plan'>): number =>
  paged(plan).findIndex((feature) => plan.features.indexOf(feature) === at);

export function screens({ plan, say }: Draft): Row[] {
  const pages = paged(plan);
  return pages.length > 0 ? pages.map((feature) => pageOf(feature, plan, say)) : [logPage(plan)];
}

/** Where the product does everything by itself, people look at what it has done. */
const logPage = ({ features }: Plan): Row => {
  const own = features.flatMap(({ isByItself, words }, at) => (isByItself && words === undefined ? [at] : []));
  return {
    name: logTitle,
    purpose: 'What ran by itself, with its time and its result (assumed).',
    content: [],
    actions: [],
    features: refs('feature', ...own),
    actor: [],
  };
};
export const logTitle = 'Log of the automatic steps';

function pageOf(feature: Feature, plan: Plan, say: (text: string) => string): Row {
  const at = plan.features.indexOf(feature);
  const doers = doersOf(feature, plan);
  return {
    name: screenName(feature, plan),
    purpose: feature.stated
      ? ''
      : feature.need.startsWith('to ')
        ? say(`Where {${feature.side}s} ${asThey(feature.need.slice(3)).replace(/^be /, 'are ')}.`)
        : sentence(upperFirst(feature.gain)),
    content: keptThings(plan)
      .filter((thing) => thing.at === at && thing.by >= 0 && thing.listed !== '')
      .map(({ noun, listed }) => `${upperFirst(noun)}: ${listed}`),
    actions: [],
    features: refs('feature', at),
    actor: refs('actor', ...(feature.stated ? doers : [sidePlace(feature, plan)])),
  };
}

/** `Command: check the drawings`, where there are no pages. */
export function screenName(feature: Feature, { known }: Plan): string {
  const name = label(upperFirst(feature.name), 80);
  const { surface } = known.setting;
  const own = operation[surface];
  return own === undefined || !feature.stated ? name : `${own}: ${lowerFirst(name)}`;
}
