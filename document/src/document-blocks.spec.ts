import { EVERY_KIND, everyKindData, sectionOf, textField } from '../test/sections.js';
import { documentBlocks, sectionBlocks } from './document-blocks.js';
import { blocksToMarkdown } from './markdown.js';

const GOALS = sectionOf('goals', [
  {
    kind: 'records',
    name: 'goals',
    label: 'Goals',
    hint: 'Three.',
    meaning: 'goal',
    prefix: 'G',
    noun: 'Goal',
    titleField: 'goal',
    layout: 'table',
    fields: [textField('goal', 'goal.goal')],
  },
]);

it('writes a section with every kind of field', () => {
  expect(blocksToMarkdown(sectionBlocks(EVERY_KIND, everyKindData(), { number: '3' }))).toBe(`## 3 Everything

### 3.1 Name

Rota

### 3.2 Story

A dispatcher fills **gaps**.

### 3.3 Points

- Fast
- Fair

### 3.4 Budget

1,200 GBP

### 3.5 Start

21 November 2026

### 3.6 Size

Small

### 3.7 Goal

G-001

### 3.8 Flow

\`\`\`mermaid
flowchart LR
  A --> B
\`\`\`

*Flow*

### 3.9 Costs

| Item    |  Amount | Feature                       |
| ------- | ------: | ----------------------------- |
| Hosting | 1,200.5 | [FR-002](#fr-002-swap-shifts) |

### 3.10 Features

#### FR-001 Plan shifts

**Why**

Gaps cost money.

- **Needs:** G-001

#### FR-002 Swap shifts

- **Needs:** [FR-001](#fr-001-plan-shifts) Plan shifts

### 3.11 Stories

#### US-001 See gaps

**As a** dispatcher, **I want** to see gaps, **so that** no shift stays open

- **Feature:** [FR-001](#fr-001-plan-shifts) Plan shifts

**Acceptance criteria**

| Id     | Given | When          | Then      |
| ------ | ----- | ------------- | --------- |
| AC-001 | a gap | the day opens | it is red |
`);
});

it('leaves out an optional column that no row fills, and says an office manager', () => {
  const data = everyKindData();
  const [cost] = data['costs'] as Record<string, unknown>[];
  const [story] = data['stories'] as Record<string, unknown>[];
  const text = blocksToMarkdown(
    sectionBlocks(
      EVERY_KIND,
      {
        ...data,
        costs: [{ ...cost, feature: null }],
        stories: [
          { ...story, asA: 'office manager' },
          { ...story, asA: 'user' },
        ],
      },
      { number: '3' },
    ),
  );
  expect(text).toMatch(/\| Item +\| +Amount \|\n/);
  expect(text).toContain('**As an** office manager');
  expect(text).toContain('**As a** user');
});

it('writes a document with its front, its sections and what is missing', () => {
  const blocks = documentBlocks({
    title: 'Rota PRD',
    subtitle: 'PRD, version 1',
    notice: 'Drafted offline.',
    sections: [GOALS, sectionOf('later', [textField('note', 'note')])],
    data: { goals: { goals: [{ uid: 'g', id: 'G-001', goal: 'Fill shifts' }] } },
  });
  expect(blocksToMarkdown(blocks)).toBe(`# Rota PRD

*PRD, version 1*

> **Note:** Drafted offline.

## 1 Goals

### 1.1 Goals

| Id    | Goal        |
| ----- | ----------- |
| G-001 | Fill shifts |

## 2 Later

> **Warning:** This section has not been written.
`);
});

it('gives every anchor once and every link a target', () => {
  const data = { everything: everyKindData(), goals: { goals: [{ uid: 'g', id: 'G-001', goal: 'Fill shifts' }] } };
  const blocks = documentBlocks({ title: 'T', sections: [EVERY_KIND, GOALS], data });
  const anchors = blocks.flatMap((block) => {
    if (block.type === 'heading') return block.anchor ?? [];
    return block.type === 'table' ? (block.rowAnchors ?? []) : [];
  });
  expect(new Set(anchors).size).toBe(anchors.length);
  const links = JSON.stringify(blocks).match(/"href":"#[^"]+/g) ?? [];
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) expect(anchors).toContain(link.slice('"href":"#'.length));
});

it('marks references that lead nowhere', () => {
  const data = { everything: { ...everyKindData(), goal: 'G-009' } };
  const blocks = documentBlocks({ title: 'T', sections: [EVERY_KIND], data });
  expect(JSON.stringify(blocks)).toContain('{"text":"G-009 (not found)","italic":true,"broken":true}');
  const alone = sectionBlocks(EVERY_KIND, { ...everyKindData(), costs: [{ item: 'x', amount: 1, feature: 'FR-009' }] });
  expect(JSON.stringify(alone)).toContain('FR-009 (not found)');
  expect(JSON.stringify(alone)).not.toContain('G-001 (not found)');
});

it('leaves out empty fields, and the heading where the page has it', () => {
  const section = sectionOf('short', [textField('a', 'a', { optional: true }), textField('b', 'b')]);
  expect(sectionBlocks(section, { a: null, b: 'x' }, { heading: false })).toEqual([
    { type: 'heading', level: 3, anchor: 'short--b', content: [{ text: 'B' }] },
    { type: 'paragraph', content: [{ text: 'x' }] },
  ]);
  expect(sectionBlocks(section, null, { level: 1 })).toEqual([
    { type: 'heading', level: 1, anchor: 'short', content: [{ text: 'Short' }] },
  ]);
});

it.each([
  [['1. The parent opens it.', '2. The system answers.'], '1. The parent opens it.\n2. The system answers.'],
  [['1. The parent opens it.', '3. The system answers.'], '- 1\\. The parent opens it.\n- 3\\. The system answers.'],
  [['2a. The place is gone.', '3a. The signal is gone.'], '- 2a. The place is gone.\n- 3a. The signal is gone.'],
])('writes steps that carry their numbers as a numbered list: %j', (steps, shown) => {
  const section = sectionOf('case', [
    { kind: 'bullets', name: 'steps', label: 'Steps', hint: 'In order.', meaning: 'useCase.mainFlow' },
  ]);
  expect(blocksToMarkdown(sectionBlocks(section, { steps }))).toContain(`\n\n${shown}\n`);
});
