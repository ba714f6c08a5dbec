import { asThey, escapePattern, joinWords, lowerFirst, sentence, upperFirst } from '../language.js';
import { refusalOf } from './checks.js';
import { capabilityOf, type DeedGroup, groupsOf, groupTitle } from './deed-groups.js';
import { thingsOf } from '../plan/things.js';
import { unitFields } from './told-entities.js';
import { waitingOf } from '../plan/states.js';
import { label } from './course.js';
import { type Draft, type ListWriter, type Row, refs } from './draft.js';
import { isSmall } from './enough.js';
import { sidePlace, storyTitle } from './scope.js';

export const screenLists: Record<string, ListWriter> = {
  screen: (draft) => screens(draft),
};

/** Where limits are set; a short document may not have it. */
export const rulesScreen = 'Rules and people';

/** On which screen a feature is worked with. */
export function screenOf(at: number, draft: Draft): number {
  const group = groupsOf(draft.plan, 1).findIndex(({ members }) => members.some((one) => one.at === at));
  // The page of one thing stands second; that of rights, where there is one, behind the fourth group.
  return group <= 0 ? 1 : group + 1 + (group > 4 && !isSmall(draft) ? 1 : 0);
}

export function screens(draft: Draft): Row[] {
  const { say, plan, slots } = draft;
  const groups = groupsOf(plan, 1);
  // Those whose deeds stand on it.
  const chief = groups[0]?.side ?? 'actor';
  const isTold = plan.features.some(({ stated }) => stated);
  const first = {
    name: say('Today'),
    purpose: say(
      `[What needs {a ${chief}} now, before anything else. ~ The first look of the day: what cannot wait. ~ Where {a ${chief}} sees at once what has to be settled.]`,
    ),
    content: [
      say(
        '[{Units} that need attention, with reason and age ~ {Units} that wait for somebody, the oldest first ~ {Units} with something to do, and since when]',
      ),
      ...(isTold ? [] : [say('What is planned for today, in order'), 'Time of the last update']),
    ],
    actions: [
      ...(groups[0]?.members ?? []).map(({ feature }) => feature.name).slice(0, 3),
      ...(isTold ? [] : ['Open one', 'Filter by state']),
    ],
    // What holds for any list is no news of this one.
    states: isTold
      ? undefined
      : say(
          '[Empty: “Nothing needs you now”, with the next {unit}. Old data: its age in words. No connection: last state, marked. ~ Nothing open: the next {unit} and when it starts. Stale: how old the state is. Offline: what was last known, greyed. ~ Nothing to do: says so and names the next {unit}. Slow or offline: the last state with its time.]',
        ),
    features: refs('feature', ...(groups[0]?.members ?? []).map(({ at }) => at)),
    actor: refs('actor', sidePlace({ side: chief }, plan)),
  };
  const own = unitFields(plan)
    .map((field) => field.split(':')[0] ?? field)
    .slice(0, 4);
  const opened = new Set<string>();
  const byGroup = groups.slice(1, 8).map((group): Row => {
    const features = refs('feature', ...group.members.map(({ at }) => at));
    const actor = refs('actor', sidePlace(group, plan));
    const [{ feature, at }] = group.members as [DeedGroup['members'][number]];
    if (feature.stated) {
      const told = feature.screen ?? purposeOf(feature.name);
      const isNew = told !== undefined && !opened.has(told);
      if (told) opened.add(told);
      const shown = shownOn(group, draft);
      // A screen of which nothing else is known shows at least what the deed leaves.
      const isBare = !isNew && shown.length === 0 && group.members.length === 1;
      return {
        name: screenName(groupTitle(group, plan, 60)),
        purpose: isNew ? told : null,
        content: isBare ? [upperFirst(feature.leaves)] : shown,
        actions: group.members.length > 1 ? group.members.map((one) => one.feature.name) : [],
        states: undefined,
        features,
        actor,
      };
    }
    return {
      name: screenName(feature.name),
      purpose: feature.need.startsWith('to ')
        ? say(`Where {${feature.side}s} ${asThey(feature.need.slice(3)).replace(/^be /, 'are ')}.`)
        : sentence(upperFirst(feature.gain)),
      content: [
        `Outcome: ${feature.leaves}`,
        say(
          at % 2
            ? '[State, owner and time of the last change ~ Where it stands, who has it, since when ~ Present state, last change and its author]'
            : '[What was decided before, with names ~ Earlier decisions and who made them ~ Who decided what, most recent first]',
        ),
      ],
      actions: [asThey(storyTitle(feature)), at % 2 ? 'Ask a question' : 'Take back'],
      states: `Refused: ${lowerFirst(refusalOf(feature)?.then ?? 'the reason is named and nothing is lost')}. ${at % 2 ? 'Empty: one sentence and the first step.' : 'Loading: outlines in place, no jumps.'}`,
      features,
      actor,
    };
  });
  return [
    first,
    {
      name: upperFirst(slots['unit'] ?? 'case'),
      purpose: say(
        '[Everything about one {unit} on one page. ~ One {unit}, whole: state, people, past. ~ The full story of {a unit} without a second page.]',
      ),
      content: [own.length > 0 ? `State, ${joinWords(own)}` : 'State and people involved', 'History, newest first'],
      actions: waitingOf(plan)
        ? ['Change', 'See what waits, beside what holds']
        : isTold
          ? []
          : ['Change', 'Withdraw with a reason'],
      states: isTold
        ? undefined
        : say(
            '[Withdrawn: greyed, with reason and author. Changed meanwhile: both versions side by side. ~ Withdrawn: readable, with who did it and why. Someone was faster: their version and yours. ~ After a clash: both versions to choose from. Once withdrawn: the reason on top, nothing to press.]',
          ),
      features: refs('feature', 0),
      actor: refs('actor', sidePlace({ side: chief }, plan)),
    },
    // Before the last ones, which fall to the limit of a short list.
    ...byGroup.slice(0, 4),
    ...(isSmall(draft)
      ? []
      : [
          {
            name: rulesScreen,
            purpose: say(
              '[The {admin} sets who may do what and which limits hold. ~ Rights and limits, in the hands of the {admin}. ~ Where the {admin} invites people and moves limits.]',
            ),
            content: ['People with roles and sites', 'Limits with their effect last week'],
            actions: ['Invite', 'Change a limit', 'Export'],
            states:
              '[Nothing to set yet: three sensible defaults, explained. ~ First visit: three defaults with a sentence on each. ~ Untouched: the limits that hold by default, and why.]',
            features: [],
            actor: refs('actor', sidePlace({ side: 'admin' }, plan)),
          },
        ]),
    ...byGroup.slice(4),
  ].slice(0, 9);
}

const purposes: [deeds: RegExp, purpose: string][] = [
  [
    /^(?:create|set up|register|enrol)\b|^open\b.*\baccounts?$/i,
    'To enter what has to be known from the start, and to see which there are already.',
  ],
  [/^(?:photograph|upload|attach|film)\b/i, 'To take or pick it, and to see that it arrived.'],
  [
    /^check (?:in|out|off)\b|^(?:mark|tick|scan|stamp|tag)\b/i,
    'To set the new state with one tap, and to take it back.',
  ],
  [/^(?:book|reserve|borrow|rent|hire)\b/i, 'To see what is free and take it.'],
  [
    /^(?:order|request|apply|ask|claim|submit|file|send in|dispute|declare)\b/i,
    'To send it off complete, and to follow where it stands.',
  ],
  [
    /^(?:approve|accept|agree|reject|decline|refuse|grant|confirm|certify)\b/i,
    'To answer, with a reason where the answer is no.',
  ],
  [/^(?:sign|countersign)\b/i, 'To read the whole once more, and to sign it.'],
  [/^release\b/i, 'To see what is not released yet, and to release it.'],
  [/^(?:check|verify|inspect|examine|audit|assess)\b/i, 'To go through it point by point, and to note what is wrong.'],
  [/^(?:assign|plan|schedule|arrange|share out)\b/i, 'To give each its person or day, and to see what is still open.'],
  [
    /^(?:swap|exchange|move|change|replace|extend|renew|update|set(?! up)|edit)\b/i,
    'To change it, with what held before in sight.',
  ],
  [
    /^(?:return|give back|take back|hand over|hand out|deliver|lend)\b/i,
    'To note who has it now, and in what state it is.',
  ],
  [
    /^(?:cancel|withdraw|close|finish|retire|remove|stop|delete|end)\b/i,
    'To end it, with its reason and its history kept.',
  ],
  [
    /^(?:lock|block|unlock|unblock|clear|lift|suspend|pause|reopen)\b/i,
    'To bar it or open it again, with the reason beside it.',
  ],
  [/^(?:rate|review|grade|score|comment|discuss)\b/i, 'To say what one thinks of it, beside what it is about.'],
  [/^(?:choose|select|pick|decide)\b/i, 'To see what there is to choose from, and to choose.'],
  [/^(?:share|offer|invite|propose|suggest)\b/i, 'To put it before others, and to see who took it up.'],
  [
    /^(?:notify|alert|remind|warn|inform|text|message|call|tell|announce)\b/i,
    'To see what went out, when and to whom.',
  ],
  [/^(?:pay|settle|split|invoice)\b/i, 'To see the sum before paying it.'],
];

/** What a screen is for, by the kind of deed; nothing where no more is known than its name and whose it is. */
const purposeOf = (name: string): string | undefined => purposes.find(([deeds]) => deeds.test(name))?.[1];

/** What the things of these deeds hold, as the data model has it; nothing where the deeds leave nothing behind. */
function shownOn(group: DeedGroup, { plan }: Draft): string[] {
  const nouns = group.members.flatMap(({ feature }) => {
    const { object = '', tail = '' } = capabilityOf(feature, plan) ?? {};
    return `${object} ${tail}`;
  });
  const named = thingsOf(plan).filter(({ noun }) =>
    nouns.some((said) => new RegExp(`\\b${escapePattern(noun)}s?\\b`, 'i').test(said)),
  );
  return named
    .filter(
      // The rehearsal plan is no rehearsal.
      ({ noun, fields }) => fields.length > 1 && !named.some((other) => other.noun.startsWith(`${noun} `)),
    )
    .slice(0, 2)
    .map(
      ({ noun, fields }) =>
        `${upperFirst(noun)}: ${joinWords(fields.slice(0, 4).map((field) => field.split(':')[0] ?? field))}`,
    );
}

const screenName = (name: string): string => label(upperFirst(name), 60);
