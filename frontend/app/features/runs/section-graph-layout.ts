interface GraphSection {
  key: string;
  dependsOn: string[];
}

export interface GraphNode {
  key: string;
  /** How many sections stand before it on the longest way, from 0. */
  column: number;
  row: number;
}

export interface GraphLayout {
  nodes: GraphNode[];
  edges: { from: GraphNode; to: GraphNode }[];
  columns: number;
  rows: number;
}

/** Places each section one column right of the last one it waits for. Dependencies outside the run are ignored. */
export function layoutSections(sections: readonly GraphSection[]): GraphLayout {
  const byKey = new Map(sections.map((section) => [section.key, section]));
  const columnOf = new Map<string, number>();
  const depth = ({ key, dependsOn }: GraphSection): number => {
    const known = columnOf.get(key);
    if (known !== undefined) return known;
    // Stands while its dependencies are walked, so that a circle would end here instead of never.
    columnOf.set(key, 0);
    const before = dependsOn.map((id) => byKey.get(id)).filter((section) => section !== undefined);
    const column = before.length === 0 ? 0 : Math.max(...before.map(depth)) + 1;
    columnOf.set(key, column);
    return column;
  };

  const filled: number[] = [];
  const nodes = sections.map((section) => {
    const column = depth(section);
    const row = filled[column] ?? 0;
    filled[column] = row + 1;
    return { key: section.key, column, row };
  });
  const nodeOf = new Map(nodes.map((node) => [node.key, node]));
  const edges = sections.flatMap((section) =>
    section.dependsOn.flatMap((id) => {
      const from = nodeOf.get(id);
      const to = nodeOf.get(section.key);
      return from && to ? [{ from, to }] : [];
    }),
  );
  return { nodes, edges, columns: filled.length, rows: Math.max(0, ...filled) };
}
