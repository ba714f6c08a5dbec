import { asThey, joinWords, lowerFirst, plural, sentence, singular, upperFirst } from '../language.js';
import { capabilityOf, type DeedGroup, deedsWithin } from './deed-groups.js';
import { pageGroups, pageTitle } from './page-groups.js';
import { isNoThing, recordNoun } from '../plan/deed-records.js';
import { isLook, participleOf } from '../plan/deed-words.js';
import { everyDeed } from '../read/every-deed.js';
import { handledBy, type Thing, thingsOf } from '../plan/things.js';
import { fieldIn } from '../know/things.js';
import type { Plan } from '../plan/plan.js';
import type { Capability } from '../read/brief.js';
import { statesOf, waitingOf } from '../plan/states.js';
import { spelled, unitOf, withoutOwner, withoutState } from '../plan/thing-names.js';
import { label } from './flowchart.js';
import { type Draft, type ListWriter, type Row, refs } from './draft.js';
import { sidePlace } from './scope.js';
import { operation } from './surface.js';

export const screenLists: Record<string, ListWriter> = {
  screen: (draft) => screens(draft),
};

/** What a section has room for beside the page of the thing. */
const most = 8;

/** Where the idea tells deeds, their pages come first and that of the thing last; else there is a page of the day before them. */
const isTold = ({ features }: Plan): boolean => features.some(({ stated }) => stated);

/** On which screen a feature is worked with; -1 where it has found no room. */
export function screenOf(at: number, { plan }: Draft): number {
  const group = pageGroups(plan)
    .slice(0, most)
    .findIndex(({ members }) => members.some((one) => one.at === at));
  return group < 0 ? -1 : group + (isTold(plan) ? 0 : 1);
}

/** A page for what each of the people does in one go, and one of the thing that it is all about. */
export function screens(draft: Draft): Row[] {
  const { say, plan } = draft;
  const { surface } = plan.known.setting;
  const pages = pageGroups(plan)
    // An exit code is no command.
    .filter(
      ({ members }) =>
        surface === 'pages' || members.some(({ feature }) => capabilityOf(feature, plan)?.named !== true),
    )
    .slice(0, most)
    .map((group): Row => pageOf(group, draft));
  if (pages.length === 0 && isTold(plan)) return [logPage(plan)];
  if (isTold(plan)) return plan.known.setting.surface === 'pages' ? [...pages, ...unitPage(draft)] : pages;
  return [
    {
      name: say('Today'),
      purpose: say('[Start page: what is open and due today. ~ Overview of what is due today.]'),
      content: [say('{Units} of the day, with their state')],
      actions: [],
      features: refs('feature', 0),
      actor: refs('actor', 0),
    },
    ...pages,
    {
      name: say('{Unit}'),
      purpose: say('Details, status and history of one {unit}.'),
      content: ['State and people involved', 'History, newest first'],
      actions: [],
      features: refs('feature', 0),
      actor: refs('actor', 0),
    },
  ];
}

/** Where the product does everything by itself, people look at what it has done. */
const logPage = ({ features }: Plan): Row => ({
  name: logTitle,
  purpose: 'What ran by itself, with its time and its result (assumed).',
  content: [],
  actions: [],
  features: refs('feature', ...features.keys()),
  actor: [],
});
export const logTitle = 'Log of the automatic steps';

function pageOf(group: DeedGroup, draft: Draft): Row {
  const { plan, say } = draft;
  const [{ feature }] = group.members as [DeedGroup['members'][number]];
  const page = {
    actions: [],
    features: refs('feature', ...group.members.map(({ at }) => at)),
    actor: refs('actor', sidePlace(group, plan)),
  };
  return feature.stated
    ? {
        ...page,
        name: asOperation(pageTitle(group, plan), plan),
        purpose: '',
        content: beyond(shownOn(group, plan), group, plan),
      }
    : {
        ...page,
        name: pageName(feature.name),
        purpose: feature.need.startsWith('to ')
          ? say(`Where {${feature.side}s} ${asThey(feature.need.slice(3)).replace(/^be /, 'are ')}.`)
          : sentence(upperFirst(feature.gain)),
        content: [],
      };
}

/** `Command: check the drawings`, where there are no pages. */
const asOperation = (title: string, { known }: Plan): string =>
  known.setting.surface === 'pages' ? title : `${operation[known.setting.surface]}: ${lowerFirst(title)}`;

/** What its things hold, where the data model tells more than that they have a state; else what such a page has to hold. */
function beyond(shown: string[], { members }: DeedGroup, plan: Plan): string[] {
  const more = shown.filter((item) => !item.endsWith(': state'));
  if (more.length > 0) return more;
  const needed = [
    ...new Set(members.flatMap(({ feature }) => deedsWithin(feature, plan).flatMap((deed) => neededFor(deed, plan)))),
  ].slice(0, 4);
  // What only says the title of the page again says nothing.
  return needed;
}

const classes: [verbs: RegExp, holds: (thing: string, things: string) => string[]][] = [
  [
    /^(?:search|search for|find|look for|browse|filter|trace)$/,
    (_, many) => ['Search fields', `List of ${many} found, and a line that says when there are none`],
  ],
  [
    /^(?:book|reserve|rent|hire)$/,
    (one) => [`${upperFirst(one)}, with the times that are free`, 'What has been taken already, and for when'],
  ],
  [/^(?:pay|pay for|donate|top up)$/, () => ['Sum, and what it is for', 'Receipt, or the reason of a refusal']],
  [
    /^(?:approve|reject|review|verify|moderate)$/,
    (one, many) => [`${upperFirst(many)} that wait, oldest first`, `Details of the ${one}, with the decision`],
  ],
  [/^(?:scan|photograph)$/, () => ['Camera, and a field to type in what it cannot read']],
  [/^invite$/, () => ['Name and address of whoever is invited', 'Invitations that are still open']],
  [/^(?:export|download)$/, () => ['The finished file, once it is ready']],
  [
    /^(?:sync|synchroni[sz]e|import|pull in)$/,
    (_, many) => [`${upperFirst(many)} of the last import, with what could not be read`],
  ],
  [/^(?:combine|merge)$/, (_, many) => [`${upperFirst(many)} to choose from`, 'What they become together']],
];

/** What a page for such a deed is made of, whatever the product. */
function neededFor(deed: Capability, plan: Plan): string[] {
  // A command or a call shows what it puts out.
  if (
    deed.named ||
    plan.known.setting.surface !== 'pages' ||
    /^(?:which|who|whom|whose|what|how|whether|where|when)\b/.test(deed.object)
  )
    return [];
  // Whoever offers hives sees the offers made so far.
  const record = handledBy(deed, plan).find(({ noun: one }) => one === recordNoun(deed.verb))?.noun;
  const noun = record ?? singular(withoutState(withoutOwner(deed.noun.toLowerCase())));
  if (noun === '' || isNoThing(noun, plan)) return [];
  const [, holds] = classes.find(([verbs]) => verbs.test(deed.verb)) ?? [];
  // 'export a PDF' chooses among none.
  if (/(?:^| )(?:pdf|csv|file|spreadsheet)$/.test(noun))
    return isLook(deed.verb) ? [] : ['The finished file, once it is ready'];
  return holds === undefined ? [] : holds(spelled(noun, plan.brief), plural(spelled(noun, plan.brief)));
}

const pageName = (name: string): string => label(upperFirst(name), 60);

/** What the thing holds that everything is about, and what became of it; none where no deed handles it. */
function unitPage({ plan, say }: Draft): Row[] {
  const unit = unitOf(plan);
  const thing = thingsOf(plan).find(({ noun }) => noun === unit);
  const shown = thing ? shownOf(thing, plan) : null;
  const handling = plan.features.flatMap((feature, at) => {
    const isHandled = deedsWithin(feature, plan).some((deed) =>
      handledBy(deed, plan).some(({ noun, of }) => noun === unit || of === unit),
    );
    return isHandled ? [at] : [];
  });
  if (shown === null || handling.length < 2) return [];
  return [
    {
      name: upperFirst(unit),
      purpose: say('Details and history of one {unit}.'),
      content: [upperFirst(shown), 'History, newest first'],
      actions: [],
      features: refs('feature', ...handling),
      actor: [],
    },
  ];
}

/** What stands on the page of these deeds: the things with what the data model holds of them. */
function shownOn({ members }: DeedGroup, plan: Plan): string[] {
  const deeds = members.flatMap(({ feature }) => deedsWithin(feature, plan));
  const all = everyDeed(plan.brief.capabilities);
  const isHere = ({ at }: Thing['deeds'][number]): boolean => deeds.some((deed) => all.indexOf(deed) === at);
  const shown = deeds.flatMap((deed): string[] => {
    return handledBy(deed, plan).flatMap((thing) => {
      // What is only made here holds no more than what it is made with.
      const first = thing.deeds.find(({ verb }) => !isLook(verb));
      const own = thing.deeds.filter(isHere);
      const known = fieldsBy(thing, own);
      const held = shownOf(known, plan, own.length === 1 && own[0] === first && makes(thing, first));
      if (held === null) return [];
      const name = upperFirst(spelled(thing.noun, plan.brief));
      return [held.toLowerCase() === thing.noun ? name : `${name}: ${held}`];
    });
  });
  return [...new Set(shown)].slice(0, 5);
}

/** The thing without what is only entered by somebody later on. */
function fieldsBy(thing: Thing, own: Thing['deeds']): Thing {
  const last = Math.max(...own.map((deed) => thing.deeds.indexOf(deed)));
  const isLater = (field: string): boolean => {
    const [, done = ''] = /, when (.+)$/.exec(fieldIn(field).type) ?? [];
    const by = thing.deeds.findIndex((deed) => deed.done === done || participleOf(deed.verb) === done);
    return done !== '' && by > last;
  };
  return { ...thing, fields: thing.fields.filter((field) => !isLater(field)) };
}

/** Whether what this deed leaves is there from the start. */
const makes = ({ fields }: Thing, deed: Thing['deeds'][number] | undefined): boolean =>
  deed !== undefined &&
  [deed.done, participleOf(deed.verb), 'entered', 'described'].some((done) =>
    fields.some((field) => field.startsWith(`${done} by`) && !/\bwhen\b/.test(field)),
  );

const mostShown = 7;

/** `State, photo and measurements`; null where the idea names nothing of it: who entered it and when is no part of the form. */
function shownOf({ noun, of, fields }: Thing, plan: Plan, isMaking = false): string | null {
  const named = fields.map(fieldIn);
  const held = named.filter(
    ({ name, type }) =>
      (!/ (?:by|at)$/.test(name) || !/^(?:person|time)\b/.test(type)) &&
      !(isMaking && /\b(?:when|optional)\b/.test(type)),
  );
  const hasLife = !isMaking && (statesOf(noun, plan).length > 1 || (noun === unitOf(plan) && waitingOf(plan) !== null));
  const shown = [
    ...(hasLife ? ['state'] : []),
    ...(of ? [of] : []),
    ...held
      .map(({ name, type }) =>
        type.startsWith('yes or no')
          ? `whether ${/ (?:is|was|are|were|has|have|had|can|may|kept) /.test(name) ? name : `it is ${name}`}`
          : // 'mild or severe', where it is no state that the thing goes through.
            name === 'marked as' && !hasLife && type.includes(', ')
            ? `whether it is ${type.replace(/, when .+$/, '').replace(/, (?=[^,]+$)/, ' or ')}`
            : name,
      )
      .filter((name) => !/^(?:reason|name or number)$/.test(name) && !name.startsWith('marked as')),
  ].slice(0, mostShown);
  return shown.length > (of ? 1 : 0) ? joinWords(shown) : null;
}
