import fc from 'fast-check';
import { line, prose } from '../test/arbitraries.js';
import type { Block } from './blocks.js';
import { blocksToHtml } from './html.js';
import { blocksToMarkdown } from './markdown.js';
import { proseBlocks, proseProblems } from './prose.js';

function paragraph(...texts: (string | Block)[]): Block {
  return { type: 'paragraph', content: texts.map((text) => ({ text: String(text) })) };
}

describe('prose', () => {
  it('becomes blocks', () => {
    const text =
      'One **bold *and italic*** `code` [link](https://a.b)\nnext line\\\nbreak\n\n1. a\n2. b\n   - c\n\n> q\n\n---\n\n```sql\nselect 1\n```';
    expect(proseBlocks(text)).toEqual([
      {
        type: 'paragraph',
        content: [
          { text: 'One ' },
          { text: 'bold ', bold: true },
          { text: 'and italic', bold: true, italic: true },
          { text: ' ' },
          { text: 'code', code: true },
          { text: ' ' },
          { text: 'link', href: 'https://a.b' },
          { text: ' next line\nbreak' },
        ],
      },
      {
        type: 'list',
        ordered: true,
        items: [[paragraph('a')], [paragraph('b'), { type: 'list', ordered: false, items: [[paragraph('c')]] }]],
      },
      { type: 'quote', blocks: [paragraph('q')] },
      { type: 'rule' },
      { type: 'code', language: 'sql', text: 'select 1' },
    ]);
  });

  it('follows links that are defined below the text', () => {
    expect(proseBlocks('See [here][x].\n\n[x]: https://a.b')).toEqual([
      { type: 'paragraph', content: [{ text: 'See ' }, { text: 'here', href: 'https://a.b' }, { text: '.' }] },
    ]);
  });

  it.each([
    ['# Title', 'headings'],
    ['Title\n---', 'headings'],
    ['a <b>bold</b>', 'HTML'],
    ['<!-- x -->', 'HTML'],
    ['![alt](https://a.b/c.png)', 'images'],
    ['![alt][x]\n\n[x]: https://a.b', 'images'],
    ['[x](javascript:alert(1))', "http, https or mailto addresses only; 'javascript:alert(1)' is none"],
    ['[x](/local)', 'http, https or mailto'],
    [`${'> '.repeat(12)}deep`, 'deeper than 10 levels'],
  ])('refuses %j', (text, problem) => expect(proseProblems(text).join()).toContain(problem));

  it('refuses what would exhaust a parser', () => {
    expect(proseProblems(`${'>'.repeat(5000)}deep`).join()).toContain('deeper than 10 levels');
    expect(proseProblems('**_'.repeat(2000)).join()).toContain('must not have more than 1000 runs of * and _');
  });

  it.each(['a < b and c > d', '#1 priority', 'a | b', '5 * 3 * 2', 'tag \\<b>', '`<b>`', '<https://a.b>'])(
    'accepts %j',
    (text) => expect(proseProblems(text)).toEqual([]),
  );

  it('is the same after a round trip through Markdown', () => {
    fc.assert(
      fc.property(prose, (text) => {
        const blocks = proseBlocks(text);
        expect(proseBlocks(blocksToMarkdown(blocks))).toEqual(blocks);
      }),
      { numRuns: 500 },
    );
  });

  it('never takes long, whatever is typed', () => {
    for (const piece of ['[', '*a_', '`', '<', '> ', '- ', '![', '](', '\\', '&', '**_', '1. ', '\t', '~~~\n']) {
      const text = piece.repeat(6000 / piece.length);
      const milliseconds = () => {
        const start = Date.now();
        if (!proseProblems(text).length) blocksToMarkdown(proseBlocks(text));
        return Date.now() - start;
      };
      // What takes long by itself takes long each time; a busy machine is slow once.
      let quickest = milliseconds();
      for (let more = 2; more > 0 && quickest >= 2000; more -= 1) quickest = Math.min(quickest, milliseconds());
      expect(quickest).toBeLessThan(2000);
    }
  });
});

describe('Markdown', () => {
  it('never reads a plain text as markup', () => {
    fc.assert(
      fc.property(line(40), (text) => {
        const blocks: Block[] = [paragraph(text), { type: 'list', ordered: false, items: [[paragraph(text)]] }];
        expect(proseBlocks(blocksToMarkdown(blocks))).toEqual(blocks);
      }),
    );
  });

  it('writes tables with line breaks, pipes and alignment', () => {
    const table: Block = {
      type: 'table',
      caption: 'Costs',
      columns: [
        { header: 'Item', align: 'left' },
        { header: 'Cost', align: 'right' },
      ],
      rows: [
        [[{ text: 'a | b\nc' }], [{ text: '1,200' }]],
        [[], []],
      ],
    };
    expect(blocksToMarkdown([table])).toBe(
      '*Costs*\n\n| Item        |  Cost |\n| ----------- | ----: |\n| a \\| b<br>c | 1,200 |\n|             |       |\n',
    );
  });

  it('links within the document by the anchors that viewers give', () => {
    const blocks: Block[] = [
      { type: 'heading', level: 2, anchor: 'features', number: '1', content: [{ text: 'Features' }] },
      { type: 'heading', level: 4, anchor: 'FR-001', content: [{ text: 'FR-001 Offline use!' }] },
      {
        type: 'table',
        columns: [{ header: 'Id', align: 'left' }],
        rows: [[[{ text: 'AC-001' }]]],
        rowAnchors: ['AC-001'],
      },
      {
        type: 'paragraph',
        content: [
          { text: 'FR-001', href: '#FR-001' },
          { text: ' ' },
          { text: 'AC-001', href: '#AC-001' },
          { text: ' ' },
          { text: 'XX-001', href: '#XX-001' },
        ],
      },
    ];
    expect(blocksToMarkdown(blocks)).toContain('## 1 Features');
    expect(blocksToMarkdown(blocks)).toContain('[FR-001](#fr-001-offline-use) [AC-001](#fr-001-offline-use) XX-001');
  });

  it('writes callouts and diagrams', () => {
    const blocks: Block[] = [
      { type: 'callout', tone: 'assumption', blocks: [paragraph('Ten users.')] },
      {
        type: 'callout',
        tone: 'hint',
        title: 'Try',
        blocks: [{ type: 'list', ordered: false, items: [[paragraph('x')]] }],
      },
      { type: 'diagram', source: 'flowchart LR\n  A --> B', caption: 'Flow' },
    ];
    expect(blocksToMarkdown(blocks)).toBe(
      '> **Assumption:** Ten users.\n\n> **Try:**\n>\n> - x\n\n```mermaid\nflowchart LR\n  A --> B\n```\n\n*Flow*\n',
    );
  });
});

describe('HTML', () => {
  it('escapes text and attributes, and drops unsafe links', () => {
    const blocks: Block[] = [
      {
        type: 'paragraph',
        content: [
          { text: '<script>"x"</script>', bold: true },
          { text: 'a', href: 'javascript:alert(1)' },
          { text: 'b', href: 'https://a.b/?x="&y' },
          { text: 'FR-009 (not found)', italic: true, broken: true },
        ],
      },
      { type: 'code', language: '"><img', text: '</code>' },
    ];
    expect(blocksToHtml(blocks)).toBe(
      '<p><strong>&lt;script&gt;&quot;x&quot;&lt;/script&gt;</strong>a' +
        '<a href="https://a.b/?x=&quot;&amp;y" rel="noopener noreferrer nofollow">b</a>' +
        '<span class="broken-reference"><em>FR-009 (not found)</em></span></p>' +
        '<pre><code class="language-&quot;&gt;&lt;img">&lt;/code&gt;</code></pre>',
    );
  });

  it('writes every other block', () => {
    const blocks: Block[] = [
      { type: 'heading', level: 3, anchor: 'a--b', number: '1.2', content: [{ text: 'H' }] },
      { type: 'list', ordered: true, items: [[paragraph('x'), paragraph('y')]] },
      { type: 'quote', blocks: [{ type: 'rule' }] },
      { type: 'diagram', source: 'pie', caption: 'C' },
      { type: 'callout', tone: 'warning', blocks: [paragraph('w')] },
      {
        type: 'table',
        caption: 'T',
        columns: [{ header: 'N', align: 'right' }],
        rows: [[[{ text: '1\n2' }]]],
        rowAnchors: ['R-001'],
      },
    ];
    expect(blocksToHtml(blocks)).toBe(
      '<h3 id="a--b"><span class="number">1.2</span> H</h3><ol><li>x<p>y</p></li></ol><blockquote><hr></blockquote>' +
        '<figure><pre class="mermaid">pie</pre><figcaption>C</figcaption></figure>' +
        '<aside class="callout callout-warning"><p class="callout-title">Warning</p><p>w</p></aside>' +
        '<table><caption>T</caption><thead><tr><th scope="col" class="right">N</th></tr></thead>' +
        '<tbody><tr id="R-001"><td class="right">1<br>2</td></tr></tbody></table>',
    );
  });
});

it('stops at an unknown block instead of leaving it out', () => {
  const unknown = { type: 'video' } as unknown as Block;
  expect(() => blocksToMarkdown([unknown])).toThrow("Unknown block type 'video'");
  expect(() => blocksToHtml([unknown])).toThrow("Unknown block type 'video'");
});
