import type { Run } from '@specforge/document';
import { Badge } from '~/components/ui/badge';
import type { ChangedPart, VersionChange } from '~/lib/api/types';
import { cn } from '~/lib/cn';

export type CompareView = 'inline' | 'sides';

interface ChangeCardProps {
  change: VersionChange;
  view: CompareView;
  /** Shows text that did not change in full, not only a few words around what did. */
  whole: boolean;
  /** What the two states are called. */
  before: string;
  after: string;
}

const KINDS = {
  addition: { label: 'Added', tone: 'success' },
  deletion: { label: 'Removed', tone: 'danger' },
  modification: { label: 'Changed', tone: 'info' },
} as const;

/** Characters of unchanged text that stay on each side of a change. */
const CONTEXT = 120;

/** One requirement or field that differs: what happened to it in a sentence, then its words. */
export function ChangeCard({ change, view, whole, before, after }: ChangeCardProps) {
  const { label, tone } = KINDS[change.type];
  const parts = change.parts.map((part) => (whole ? part : { ...part, runs: shorten(part.runs) }));
  return (
    <article className="rounded-card border bg-sheet px-4 py-3.5 sm:px-5">
      <div className="flex items-start gap-x-2.5 gap-y-1">
        <Badge tone={tone} className="shrink-0">
          {label}
        </Badge>
        <h3 className="min-w-0 font-semibold break-words" dir="auto">
          {change.title}
        </h3>
      </div>
      <p className="pt-1 text-sm break-words text-quiet" dir="auto">
        {change.sentence}
      </p>
      {parts.length > 0 && (
        <dl className="redline grid gap-3.5 pt-3">
          {parts.map((part, index) => (
            <div key={index}>
              <dt className="pb-0.5 text-xs font-semibold text-quiet">{part.label}</dt>
              <dd>
                {view === 'inline' ? <Inline part={part} /> : <Sides part={part} before={before} after={after} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

const TEXT = 'font-serif text-[0.9375rem] break-words whitespace-pre-wrap';

/** Both states in one text. */
function Inline({ part }: { part: ChangedPart }) {
  return (
    <p className={TEXT} dir="auto">
      <Marked runs={part.runs} />
    </p>
  );
}

/** Each state in a column of its own, below each other where there is no room. */
function Sides({ part, before, after }: { part: ChangedPart } & Pick<ChangeCardProps, 'before' | 'after'>) {
  const sides = [
    { name: before, runs: part.runs.filter(({ kind }) => kind !== 'added') },
    { name: after, runs: part.runs.filter(({ kind }) => kind !== 'removed') },
  ];
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {sides.map(({ name, runs }) => (
        <div key={name} className="rounded-control border px-3 py-2">
          <p className="pb-0.5 text-xs text-quiet">{name}</p>
          <p className={TEXT} dir="auto">
            {runs.length === 0 ? <span className="text-quiet italic">Nothing</span> : <Marked runs={runs} />}
          </p>
        </div>
      ))}
    </div>
  );
}

/** What is added as a whole needs no mark at each word: it would only be harder to read. */
function Marked({ runs }: { runs: readonly Run[] }) {
  const isWhole = runs.every(({ kind }) => kind !== 'same') && runs.length === 1;
  return runs.map(({ text, kind }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>;
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark key={index} className={cn(isWhole && 'whole')}>
        <span className="sr-only">{kind === 'added' ? ' Added: ' : ' Removed: '}</span>
        {text}
        <span className="sr-only"> End of change. </span>
      </Mark>
    );
  });
}

/** Long stretches that did not change, down to the words around the changes. */
function shorten(runs: readonly Run[]): Run[] {
  if (runs.length < 2) return [...runs];
  return runs.map((run, index) => {
    const { text, kind } = run;
    if (kind !== 'same' || text.length <= 2 * CONTEXT + 80) return run;
    const head = index === 0 ? '' : text.slice(0, text.indexOf(' ', CONTEXT));
    const tail = index === runs.length - 1 ? '' : text.slice(text.lastIndexOf(' ', text.length - CONTEXT));
    return { kind, text: `${head} … ${tail}` };
  });
}
