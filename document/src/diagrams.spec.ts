import { diagramSources } from './diagrams.js';

it('finds every diagram once, also within callouts and lists', () => {
  const pie = { type: 'diagram', source: 'pie' } as const;
  const flow = { type: 'diagram', source: 'flowchart LR\n  A --> B', caption: 'Flow' } as const;
  expect(
    diagramSources([
      { type: 'paragraph', content: [{ text: 'flowchart' }] },
      { type: 'list', ordered: false, items: [[pie], [flow]] },
      { type: 'callout', tone: 'note', blocks: [pie] },
    ]),
  ).toEqual([pie.source, flow.source]);
});
