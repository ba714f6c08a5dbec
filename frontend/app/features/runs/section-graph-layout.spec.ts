import { layoutSections } from './section-graph-layout';

describe('layoutSections', () => {
  const layout = layoutSections([
    { key: 'a', dependsOn: [] },
    { key: 'b', dependsOn: ['a'] },
    { key: 'c', dependsOn: ['a', 'b'] },
    { key: 'd', dependsOn: ['elsewhere'] },
  ]);

  it('puts a section right of everything it waits for', () => {
    expect(layout.nodes).toEqual([
      { key: 'a', column: 0, row: 0 },
      { key: 'b', column: 1, row: 0 },
      { key: 'c', column: 2, row: 0 },
      { key: 'd', column: 0, row: 1 },
    ]);
    expect([layout.columns, layout.rows]).toEqual([3, 2]);
  });

  it('draws only edges between sections of the run', () => {
    expect(layout.edges.map(({ from, to }) => `${from.key}${to.key}`)).toEqual(['ab', 'ac', 'bc']);
  });

  it('has nothing to show for no sections', () => {
    expect(layoutSections([])).toEqual({ nodes: [], edges: [], columns: 0, rows: 0 });
  });
});
