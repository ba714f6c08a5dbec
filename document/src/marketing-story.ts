import type { Block, CardsBlock, FiguresBlock } from './blocks.js';
import { datedThings, purposeText } from './executive-summary.js';
import type { OutlineItem, OutlinePart } from './export-style.js';
import { formatDay } from './field-date.js';
import { paragraph, text, texts } from './field-kind.js';
import { itemsOf, thingsOf, valueOf, wordsOf, type Thing, type WrittenSection } from './meanings.js';
import { asSentence, fitted } from './sentences.js';

type Written = readonly WrittenSection[];
type Card = CardsBlock['cards'][number];

/** What a reader takes in. Lengths in characters. */
const MOST = { lead: 480, pull: 220, card: 180, figure: 28, cards: 8, points: 5, figures: 4, dates: 3 } as const;

interface Chapter {
  key: string;
  heading: string;
  /** Name, label where it has a heading, and blocks. */
  items: [name: string, label: string | null, blocks: Block[]][];
}

/** The chapters that the document has matter for, and the meanings that they tell. */
export function storyParts(written: Written): { parts: OutlinePart[]; told: ReadonlySet<string> } {
  const chapters: Chapter[] = [
    what(written),
    whom(written),
    trouble(written),
    can(written),
    brings(written),
    when(written),
  ];
  const parts = chapters.flatMap(({ key, heading, items }): OutlinePart[] => {
    const filled = items
      .filter(([, , blocks]) => blocks.length > 0)
      .map(([name, label, blocks]): OutlineItem => ({
        name,
        label: label ?? heading,
        kind: 'facts',
        headed: label !== null,
        anchor: `${key}--${name}`,
        blocks,
      }));
    return filled.length ? [{ key, role: 'story', heading, items: filled }] : [];
  });
  return { parts, told: TOLD };
}

const TOLD: ReadonlySet<string> = new Set([
  'summary',
  'solution.statement',
  'featureSpec.sentence',
  'system.purpose',
  'audience.primary',
  'persona',
  'segment',
  'problem.statement',
  'feature',
  'story',
  'goal',
  'differentiator',
  'customerValue',
  'winReason',
  'success.measure',
  'milestone',
  'launchStep',
  'price',
  'valueProposition',
  'positioning.statement',
  'evidence',
]);

function words(written: Written, ...meanings: string[]): string {
  for (const meaning of meanings) {
    const found = valueOf(written, meaning);
    if (found) return wordsOf(found.field, found.value);
  }
  return '';
}

function said(thing: Thing, attribute: string): string {
  return wordsOf(thing.field(attribute), thing.get(attribute)).trim();
}

function pull(sentence: string): Block[] {
  return sentence ? [{ type: 'pull', content: [{ text: asSentence(fitted(sentence, MOST.pull)) }] }] : [];
}

function lead(sentence: string): Block[] {
  return sentence ? [paragraph({ text: asSentence(fitted(sentence, MOST.lead)) })] : [];
}

function points(items: readonly string[]): Block[] {
  const shown = items.slice(0, MOST.points).map((one): Block[] => [paragraph({ text: one })]);
  return shown.length ? [{ type: 'list', ordered: false, items: shown }] : [];
}

function cardsOf(cards: readonly Card[]): Block[] {
  return cards.length ? [{ type: 'cards', cards: cards.slice(0, MOST.cards) }] : [];
}

function what(written: Written): Chapter {
  const sentence = words(written, 'valueProposition', 'solution.statement', 'featureSpec.sentence');
  const summary = purposeText(written, MOST.lead);
  return {
    key: 'what-it-is',
    heading: 'What it is',
    items: [
      ['promise', null, pull(sentence || fitted(summary, MOST.pull))],
      ['lead', null, sentence || summary.length > MOST.pull ? lead(summary) : []],
    ],
  };
}

function whom(written: Written): Chapter {
  const personas = thingsOf(written, 'persona').map((persona): Card => {
    const hears = said(persona, 'success') || said(persona, 'goals').split('\n')[0] || said(persona, 'role');
    return {
      label: undefined,
      title: [{ text: said(persona, 'name') }],
      anchor: persona.id,
      blocks: hears ? [paragraph({ text: asSentence(fitted(hears, MOST.card)) })] : [],
    };
  });
  return {
    key: 'who-it-is-for',
    heading: 'Who it is for',
    items: [
      ['first', null, lead(words(written, 'audience.primary', 'gtm.segment'))],
      ['people', null, cardsOf(personas)],
      ['segments', null, points(itemsOf(written, 'segment', 'name'))],
    ],
  };
}

function trouble(written: Written): Chapter {
  const pains = [
    ...thingsOf(written, 'persona').flatMap((persona) => texts(persona.get('pains'))),
    ...thingsOf(written, 'pain').map((pain) => said(pain, 'pain')),
  ].filter(Boolean);
  return {
    key: 'what-it-ends',
    heading: 'What it puts an end to',
    items: [
      ['problem', null, lead(words(written, 'problem.statement', 'currentState.description'))],
      ['pains', null, points([...new Set(pains)])],
    ],
  };
}

/** `I` tells of the person who asks; as a headline it would tell of the reader. */
const FIRST_PERSON = /^(I|I'|my|we|our)\b/i;

/** The benefit is the headline, the feature's name stands above it. */
function benefitCard(thing: Thing, benefit: string, name: string, description: string): Card {
  const told = benefit && !FIRST_PERSON.test(benefit);
  const below = fitted(description, MOST.card);
  return {
    ...(told && name && { label: name }),
    title: [{ text: told ? asSentence(benefit).replace(/\.$/, '') : name }],
    anchor: thing.id,
    blocks: below ? [paragraph({ text: asSentence(below) })] : [],
  };
}

function can(written: Written): Chapter {
  const features = thingsOf(written, 'feature');
  const now = features.filter((feature) => feature.get('priority') !== 'later');
  const cards = now.map((one) => benefitCard(one, said(one, 'soThat'), said(one, 'name'), said(one, 'description')));
  const stories = thingsOf(written, 'story').map((one) =>
    benefitCard(one, text(one.row.soThat), text(one.row.title), ''),
  );
  return {
    key: 'what-you-can-do',
    heading: 'What you can do with it',
    items: [['features', null, cardsOf(cards.length ? cards : stories)]],
  };
}

/** Goals as figures, where their targets are short enough to be read at a glance. */
function figures(written: Written): Block[] {
  const all = thingsOf(written, 'goal').flatMap((goal): FiguresBlock['figures'] => {
    const value = said(goal, 'target').replace(/\s*\(assumed\)$/, '');
    if (!value || value.length > MOST.figure || !/\d/.test(value)) return [];
    const by = text(goal.get('deadline'));
    return [{ value, label: said(goal, 'goal'), anchor: goal.id, ...(by && { note: `by ${formatDay(by)}` }) }];
  });
  return all.length ? [{ type: 'figures', figures: all.slice(0, MOST.figures) }] : [];
}

function brings(written: Written): Chapter {
  const reasons = [
    ...itemsOf(written, 'differentiator', 'text'),
    ...itemsOf(written, 'customerValue', 'text'),
    ...itemsOf(written, 'winReason', 'text'),
  ];
  const measured = figures(written);
  return {
    key: 'what-it-brings',
    heading: 'What it brings',
    items: [
      ['figures', null, measured],
      ['measure', null, measured.length ? [] : lead(words(written, 'success.measure'))],
      ['reasons', reasons.length ? 'Why this one' : null, points(reasons)],
    ],
  };
}

function when(written: Written): Chapter {
  const dates = datedThings(written).slice(-MOST.dates);
  const rows = dates.map(({ date, what: name }) => [[{ text: formatDay(date), bold: true }], [{ text: name }]]);
  // An amount that is still open is no offer.
  const named = thingsOf(written, 'price').filter((price) => /^\D{0,12}\d/.test(said(price, 'amount')));
  const prices = named.map((price): Card => ({
    label: said(price, 'plan'),
    title: [{ text: said(price, 'amount') }],
    blocks: lead(said(price, 'includes')),
  }));
  const columns = [
    { header: 'When', align: 'left' as const, weight: 1 },
    { header: 'What', align: 'left' as const, weight: 3 },
  ];
  return {
    key: 'when-it-comes',
    heading: 'When it comes',
    items: [
      ['dates', null, rows.length ? [{ type: 'table', columns, rows }] : []],
      ['prices', 'What it costs', cardsOf(prices)],
    ],
  };
}
