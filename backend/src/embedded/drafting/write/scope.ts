import { joinWords, lowerFirst, upperFirst } from '../language.js';
import { longDate } from '../plan/calendar.js';
import type { Feature } from '../plan/plan.js';
import { lines, refs, type Draft, type ListWriter, type Row } from './draft.js';

export const scopeLists: Record<string, ListWriter> = {
  feature: ({ plan, slots }) =>
    plan.features.map((feature) => ({
      ...(feature.id ? { id: feature.id } : {}),
      name: feature.name,
      description: feature.description,
      priority: feature.priority,
      asA: slots[feature.side] ?? '',
      iWant: feature.need,
      soThat: feature.gain,
      goals: refs('goal', ...feature.goals),
    })),

  story: ({ plan, slots }) =>
    plan.features.map((feature, at) => ({
      title: storyTitle(feature),
      asA: slots[feature.side] ?? '',
      iWant: feature.want,
      soThat: feature.so,
      criteria: feature.tests,
      priority: feature.priority === 'later' ? 'could' : feature.priority,
      size: at % 3 === 0 ? 'large' : at % 3 === 1 ? 'medium' : 'small',
      feature: refs('feature', at),
      persona: refs('persona', sidePlace(feature)),
    })),

  journey: (draft) => journey(draft),
  edgeCase: ({ plan }) => lines(...plan.features.map(({ edge }) => edge)),
  laterStory: ({ known: rows, say }) => [
    ...rows('scopeLater').map(({ text }) => ({ text: say(`Asked for later: ${lowerFirst(String(text))}`) })),
  ],

  'scope.in': ({ plan, say }) => [
    ...plan.features
      .filter(({ priority }) => priority !== 'could' && priority !== 'later')
      .map((feature) => ({ text: say(`${feature.name}, for {${feature.side}s}: ends with ${feature.leaves}`) })),
    {
      text: say(
        '[A pilot with {actors} from {pilotDate} and support by the team itself during it ~ From {pilotDate} a pilot with {actors}, looked after by the people who built it ~ The pilot that begins on {pilotDate}: {actors} at work, the team at hand]',
      ),
    },
  ],
  'scope.out': ({ known: rows }) => rows('scopeOut'),
  'scope.later': ({ known: rows, plan }) => [
    ...plan.features.filter(({ priority }) => priority === 'later').map(({ name }) => ({ text: name })),
    ...rows('scopeLater'),
  ],
  nonGoal: ({ known: rows }) => rows('nonGoal'),

  constraint: ({ plan, say }) => {
    const { limits } = plan.brief;
    const says = (kind: string, write: (text: string, day?: string) => string): string[] =>
      limits.filter((limit) => limit.kind === kind).map(({ text, day }) => write(text, day));
    const found = [
      ...says('date', (text, day) => `Date: ${text}${day ? `, that is by ${longDate(day)}` : ''}; set by the idea`),
      ...says('budget', (text) => `Money: ${text}; set by the idea`),
      ...says('law', (text) => `Law: ${text} applies; set by law, not open to choice`),
      ...says('platform', (text) => `Platform: ${text}; stated by the requester`),
      ...says('language', (text) => `Languages: ${text} from the first release`),
      ...says('performance', (text) => `Quality: ${text}; stated by the requester`),
      ...says('other', (text) => `Rule: ${text}; stated by the requester`),
    ];
    return lines(
      ...found,
      ...(found.length < 2
        ? [
            say(
              '[No fixed date or sum is stated for {product}; both are open questions (see the questions) ~ Neither a day nor a sum is given for {product}; both stand among the questions ~ Money and date of {product} are open and asked for in the questions]',
            ),
          ]
        : []),
    );
  },
};

export const scopeTexts: Record<string, (draft: Draft) => string> = {
  'scope.boundary': ({ plan, say, choose }) => {
    const [first] = plan.features;
    const last = plan.features.filter(({ priority }) => priority === 'must').at(-1) ?? first;
    const start = choose('boundary', ['begins when', 'takes over when', 'sets in at the moment when']);
    return [
      say(
        `{Product} ${start} {a actor} notices that {a unit} is needed, and ends when everybody concerned knows what became of it; its heart is “${first?.name ?? ''}”.`,
      ),
      say(
        `[What lies before (why {a unit} is needed at all) and after (money, personnel and archives) stays where it is today. ~ Why {a unit} is wanted at all is decided elsewhere, and so is what follows it: pay, personnel, archives. ~ It does not reach back to the need itself, nor forward into accounts, personnel files or archives.]`,
      ),
      say(
        `[Whatever does not serve {metric1} was left out, even where it would be easy; ~ The test for every part was {metric1}; what does not move it is not in, however cheap; ~ Easy extras that do nothing for {metric1} are not part of it;] “${last?.name ?? ''}” is the furthest it reaches.`,
      ),
    ].join(' ');
  },
};

/** What is particular about the story, from its own first check; the feature's name says the rest. */
export function storyTitle(feature: Feature): string {
  const plain = feature.want.replace(/^to (?:have |be )?/, '').split(/, | and (?=\w)/)[0] ?? feature.name;
  const words = plain.split(' ');
  // A title is a few words: it ends before the first turn after the third word.
  const turn = words.findIndex(
    (word, at) => at > 2 && /^(?:before|when|who|that|until|so|without|by|for|from|in|which|where|with|to)$/.test(word),
  );
  return upperFirst(turn > 0 ? words.slice(0, turn).join(' ') : plain);
}

export const sidePlace = ({ side }: Pick<Feature, 'side'>): number => ['actor', 'other', 'admin'].indexOf(side);

function journey({ plan, say, slots }: Draft): Row[] {
  const must = plan.features.filter(({ side }) => side !== 'admin').slice(0, 5);
  const admin = plan.features.find(({ side }) => side === 'admin');
  return [
    {
      step: say('Notice that {a unit} is needed'),
      persona: refs('persona', 0),
      outcome: say(
        `[The need is known to one {actor}, until now through ~ One {actor} knows of it; up to now by] ${slots['coping']}`,
      ),
    },
    ...must.map((feature): Row => ({
      step: feature.name,
      persona: refs('persona', sidePlace(feature)),
      outcome: upperFirst(feature.leaves),
    })),
    ...(admin ? [{ step: admin.name, persona: refs('persona', 2), outcome: upperFirst(admin.leaves) }] : []),
  ];
}

/** `“A”, “B” and “C”`. */
export const quotedNames = (features: Feature[], count: number): string =>
  joinWords(features.slice(0, count).map(({ name }) => `“${name}”`));
