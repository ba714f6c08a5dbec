import type { RunSection } from '~/lib/api/types';
import { cn } from '~/lib/cn';
import { layoutSections } from './section-graph-layout';
import { SECTION_STATES, SectionStateIcon } from './section-state';

const NODE = { width: 190, height: 36 };
const GAP = { x: 56, y: 8 };

const LOOK: Record<RunSection['state'], string> = {
  waiting: 'border-dashed border-control bg-paper text-quiet',
  writing: 'border-ember bg-ember-tint text-ink',
  done: 'border-success bg-success-tint text-ink',
  failed: 'border-danger bg-danger-tint text-ink',
  skipped: 'border-hairline bg-paper text-quiet line-through',
};

interface SectionGraphProps {
  sections: RunSection[];
  selected: string | null;
  onSelect: (key: string) => void;
}

/** The sections by what they wait for, lighting up as they are finished. */
export function SectionGraph({ sections, selected, onSelect }: SectionGraphProps) {
  const { nodes, edges, columns, rows } = layoutSections(sections);
  const x = (column: number) => column * (NODE.width + GAP.x);
  const y = (row: number) => row * (NODE.height + GAP.y);
  const width = columns * (NODE.width + GAP.x) - GAP.x;
  const height = rows * (NODE.height + GAP.y) - GAP.y;
  const byKey = new Map(sections.map((section) => [section.key, section]));

  return (
    <div className="overflow-x-auto py-1" role="group" aria-label="Sections by what they wait for">
      <div className="relative" style={{ width, height }}>
        <svg aria-hidden="true" width={width} height={height} className="absolute inset-0">
          {edges.map(({ from, to }) => {
            const start = { x: x(from.column) + NODE.width, y: y(from.row) + NODE.height / 2 };
            const end = { x: x(to.column), y: y(to.row) + NODE.height / 2 };
            const bend = GAP.x / 2;
            const lit = byKey.get(from.key)?.state === 'done';
            return (
              <path
                key={`${from.key}-${to.key}`}
                d={`M${start.x},${start.y} C${start.x + bend},${start.y} ${end.x - bend},${end.y} ${end.x},${end.y}`}
                fill="none"
                strokeWidth={1.25}
                className={lit ? 'stroke-success' : 'stroke-hairline'}
              />
            );
          })}
        </svg>
        {nodes.map((node) => {
          const section = byKey.get(node.key);
          if (!section) return null;
          return (
            <button
              key={node.key}
              type="button"
              aria-pressed={selected === node.key}
              aria-label={`${section.title}: ${SECTION_STATES[section.state].label}`}
              onClick={() => onSelect(node.key)}
              style={{ left: x(node.column), top: y(node.row), width: NODE.width, height: NODE.height }}
              className={cn(
                'absolute flex items-center gap-2 rounded-control border px-2.5 text-start text-xs leading-tight transition-colors duration-200',
                LOOK[section.state],
                selected === node.key && 'outline-2 outline-offset-2 outline-ember',
              )}
            >
              <SectionStateIcon state={section.state} />
              <span className="line-clamp-2 min-w-0 break-words">{section.title}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
