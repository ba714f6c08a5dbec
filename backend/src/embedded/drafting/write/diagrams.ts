import { isOnce, isShare } from '../know/offer.js';
import { hasScreens } from '../know/surface.js';
import { upperFirst } from '../language.js';
import { stateLines, wholeLives } from '../plan/states.js';
import { ownAccounts, ownLives, soldAccount } from './account-states.js';
import { deedsOf } from './deed-groups.js';
import { label } from './flowchart.js';
import { type Draft, isOptional, type Row, type TextWriter } from './draft.js';
import { processTexts } from './processes.js';
import { dutiesBy } from './roles.js';
import { screens } from './screens.js';
import { entrance } from './surface.js';
import { isTimed } from './timed.js';

/** A participant's or message's text outside quotes. */
const word = (text: string, max = 60): string => label(text, max).replace(/[:;()#]/g, '');

export const camel = (noun: string): string =>
  noun
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('') || 'Thing';

const integrationsOf = (draft: Draft): string[] => systemsIn(draft).map((row) => String(row['name']));

/** Those that the idea names, and no usual ones. */
export const systemsIn = (draft: Draft): Row[] => draft.known('integration').slice(0, 6);

/** What an arrow to or from a system holds. */
const passing = ({ data }: Row): string =>
  /^“|still to be agreed$/.test(String(data ?? '')) ? 'data' : label(String(data ?? 'data').replace(/;.*$/, ''), 60);

/** What each of the people puts in, and what those see who only look; the two sides where the idea tells no deeds. */
function partsIn({ plan, say }: Draft): string[] {
  const told = plan.personas.flatMap((persona) => {
    const parts = dutiesBy(persona, plan);
    const deeds = deedsOf(persona.side, plan);
    const looks = parts.length > 0 && parts.every(({ duty }) => /^(?:look|receive)$/.test(duty.id));
    return deeds.length > 0 ? [{ role: persona.role, deeds, looks }] : [];
  });
  if (told.length === 0)
    return [
      `  A["${label(say('{Actor}'))}"] -->|"${label(say('{units}, decisions'))}"| S`,
      `  S -->|"${label(say('what changed, what is due'))}"| O["${label(say('{Other}'))}"]`,
    ];
  return told.map(({ role, deeds, looks }, at) => {
    // A number of ours would stand for one of the idea's.
    const one = `P${String.fromCharCode(65 + at)}["${label(upperFirst(role))}"]`;
    const does = label(wholeItems(namedShort(deeds), deeds), 60);
    return looks ? `  S -->|"${does}"| ${one}` : `  ${one} -->|"${does}"| S`;
  });
}

/** As many of their deeds as one arrow holds, each without what only tells when and how. */
const namedShort = (deeds: string[]): string => {
  const short = [...new Set(deeds.map((deed) => beforeDetail(deed)))];
  const [first = '', second] = short;
  if (second === undefined) return first;
  // Of more than two the others are not cut.
  return short.length > 2 || `${first}, ${second}`.length > 58 ? `${first} and more` : `${first}, ${second}`;
};
/** `send the farmer's phone number`, of a list: with what stands for the rest. */
const wholeItems = (short: string, deeds: readonly string[]): string =>
  deeds.some((deed) => deed.startsWith(`${short}, `)) && short.length <= 50 ? `${short} and more` : short;
const beforeDetail = (deed: string): string =>
  deed.split(detail).reduce((told, part) => (told.split(' ').length < 2 ? `${told}${part}` : told));
/** `a red, amber or green verdict` is no end of what is seen. */
const detail =
  /(?=,(?! \p{L}+ (?:or|and) \p{L}+ \p{L}+)| (?:at|by|for|with|when|if|until|per|as|before|after|during|so|via|through|within|without|up to|once) )/u;

/** Where nothing is connected: what people put into it. */
const entriesOnly = ({ plan, say }: Draft): string =>
  [
    'flowchart LR',
    `  P["${label(say('{Product}'))}"]`,
    ...plan.personas.slice(0, 4).map(({ role, side }, at) => {
      const [first] = deedsOf(side, plan);
      return `  A${at + 1}["${label(upperFirst(role))}"] ${first ? `-->|"${label(beforeDetail(first))}"|` : '---'} P`;
    }),
  ].join('\n');

export const diagramTexts: Record<string, TextWriter> = {
  'architecture.context': (draft) => {
    const { say } = draft;
    const outside = integrationsOf(draft);
    return [
      'flowchart LR',
      `  S(["${label(say('{Product}'))}"])`,
      ...partsIn(draft),
      ...outside.map((name, at) => {
        const row = systemsIn(draft)[at] ?? {};
        const { direction } = row;
        const passes = `|"${passing(row)}"|`;
        const system = `X${at + 1}[("${label(name)}")]`;
        return direction === 'in'
          ? `  ${system} -->${passes} S`
          : `  S ${direction === 'out' ? '-->' : '<-->'}${passes} ${system}`;
      }),
    ].join('\n');
  },

  'architecture.flow': (draft) => {
    const { say, plan } = draft;
    const [first, second] = plan.features;
    return [
      'sequenceDiagram',
      `  participant A as ${word(say('{Actor}'))}`,
      `  participant W as Web app`,
      `  participant S as Service`,
      `  participant D as Database`,
      `  participant O as ${word(say('{Other}'))}`,
      `  A->>W: ${word(first?.name ?? 'Open')}`,
      `  W->>S: ${word(say('save {unit} with its last known revision'))}`,
      `  S->>D: check rules and write in one transaction`,
      `  alt revision is still current`,
      `    D-->>S: written`,
      `    S-->>W: new revision`,
      `    S->>O: ${word(say('notice about the {unit}'))}`,
      `    O-->>S: ${word(second ? `answer (${second.name})` : 'answer')}`,
      `  else someone was faster`,
      `    D-->>S: conflict`,
      `    S-->>W: both versions, nothing lost`,
      `  end`,
    ].join('\n');
  },

  'api.sequence': (draft) => {
    const { say } = draft;
    return [
      'sequenceDiagram',
      `  participant C as Caller`,
      `  participant P as ${word(say('{Product}'))} API`,
      `  participant H as Webhook of the caller`,
      `  C->>P: PATCH ${path(draft)}/id with If-Match`,
      `  alt accepted`,
      `    P-->>C: 200 with the new revision`,
      `    P->>H: ${word(say('{unit} changed, signed'))}`,
      `    H-->>P: 204`,
      `  else already changed by someone`,
      `    P-->>C: 412 with the current revision`,
      `    C->>P: GET ${path(draft)}/id`,
      `    P-->>C: 200`,
      `  end`,
    ].join('\n');
  },

  // The map has the pages of the list of screens, by the same names.
  'ux.flow': (draft) => {
    const { plan, say } = draft;
    const { surface } = plan.known.setting;
    const { open, first } = entrance[surface];
    const isTold = !hasScreens(surface) || plan.features.some(({ stated }) => stated);
    return [
      'flowchart TD',
      `  S(["${label(say(open))}"]) --> H["${label(isTold ? first : say('Today: {units} of the day'))}"]`,
      ...screens(draft).map(({ name }, at) => `  H --> F${at + 1}["${label(String(name), 120)}"]`),
    ].join('\n');
  },

  integrationFlow: (draft) => {
    const names = integrationsOf(draft);
    const rows = systemsIn(draft);
    // What people enter and a single system stand in the context already.
    if (rows.length < 2 && isOptional('integrationFlow', draft)) return '';
    if (rows.length === 0) return entriesOnly(draft);
    return [
      'flowchart LR',
      `  P["${label(draft.say('{Product}'))}"]`,
      ...names.flatMap((name, at) => {
        const direction = String(rows[at]?.['direction'] ?? 'both');
        const passes = passing(rows[at] ?? {});
        const system = `I${at + 1}["${label(name)}"]`;
        // Mermaid knows no arrow that points back.
        return direction === 'in'
          ? [`  ${system} -->|"${passes}"| P`]
          : [`  P ${direction === 'out' ? '-->' : '<-->'}|"${passes}"| ${system}`];
      }),
    ].join('\n');
  },

  'team.workflow': ({ say }) =>
    [
      'flowchart LR',
      `  I["Idea or complaint"] --> T{"${label(say('Serves {metric1}?'), 40)}"}`,
      '  T -->|"no"| N["Answered and closed"]',
      '  T -->|"yes"| R["Story with acceptance criteria"]',
      '  R --> B["Built and reviewed by a second person"]',
      `  B --> D["${label(say('Shown to one {actor}'))}"]`,
      '  D -->|"not yet"| R',
      '  D -->|"good"| L["Live behind a switch"]',
      '  L --> M["Measured after two weeks"]',
    ].join('\n'),

  'account.lifecycle': ({ say, plan, choose }) =>
    (
      ownLives[plan.known.setting.surface] ??
      (plan.known.offer && !isShare(plan.known.offer) && !isOnce(plan.known.offer)
        ? soldAccount(plan.known.offer)
        : choose('account', ownAccounts))
    )
      .map((line) => say(line))
      .join('\n'),

  // What the idea tells no life of has none.
  'object.states': ({ plan, say }) =>
    (wholeLives(plan).length > 0
      ? stateLines(plan)
      : plan.features.some(({ stated }) => stated)
        ? []
        : [
            'stateDiagram-v2',
            `  [*] --> Draft: ${word(say('{actor} starts {a unit}'))}`,
            `  Draft --> Confirmed: ${word(say('{actor} confirms'))}`,
            '  Draft --> Withdrawn: author withdraws',
            `  Confirmed --> InProgress: ${word(say('{other} starts'))}`,
            `  Confirmed --> Withdrawn: ${word(say('withdrawn with a reason'))}`,
            '  InProgress --> Done: result recorded',
            '  InProgress --> Stopped: cannot be finished',
            `  Stopped --> Confirmed: ${isTimed(plan) ? 'new time agreed' : 'cause settled'}`,
            '  Done --> [*]',
            '  Withdrawn --> [*]',
          ]
    ).join('\n'),

  ...processTexts,
};

/** `/harvest-days` */
export const path = ({ slots }: Draft, noun?: string): string =>
  `/${
    (noun ?? slots['units'] ?? 'cases')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'cases'
  }`;
