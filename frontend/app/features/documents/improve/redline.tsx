import type { Run } from '@specforge/document';
import type { FieldDifference } from './difference';

/** Both states in one text: what went is struck through, what came is underlined. */
export function Redline({ differences }: { differences: FieldDifference[] }) {
  return (
    <dl className="redline grid gap-4">
      {differences.map(({ field, label, runs }) => (
        <div key={field}>
          <dt className="pb-1 text-sm font-semibold">{label}</dt>
          <dd className="font-serif break-words whitespace-pre-wrap" dir="auto">
            <Runs runs={runs} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SideBySideProps {
  differences: FieldDifference[];
  /** Names of the two states. */
  before: string;
  after: string;
}

/** Each state in a column of its own, below each other where there is no room. */
export function SideBySide({ differences, before, after }: SideBySideProps) {
  return (
    <div className="grid gap-5">
      {differences.map(({ field, label, runs }) => (
        <section key={field} aria-label={label}>
          <h3 className="pb-1.5 text-sm font-semibold">{label}</h3>
          <div className="grid gap-3 sm:grid-cols-2">
            <Side name={before} runs={runs.filter(({ kind }) => kind !== 'added')} />
            <Side name={after} runs={runs.filter(({ kind }) => kind !== 'removed')} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Side({ name, runs }: { name: string; runs: Run[] }) {
  return (
    <div className="rounded-control border px-3 py-2.5">
      <p className="pb-1 text-xs text-quiet">{name}</p>
      <p className="font-serif text-[0.9375rem] break-words whitespace-pre-wrap" dir="auto">
        {runs.length === 0 ? <span className="text-quiet italic">Nothing</span> : <Marked runs={runs} />}
      </p>
    </div>
  );
}

/** What only this state has is marked, neither as lost nor as won. */
function Marked({ runs }: { runs: Run[] }) {
  return runs.map(({ text, kind }, index) =>
    kind === 'same' ? (
      <span key={index}>{text}</span>
    ) : (
      <mark key={index} className="rounded-[2px] bg-ember-tint text-ink underline decoration-ember underline-offset-4">
        {text}
      </mark>
    ),
  );
}

function Runs({ runs }: { runs: Run[] }) {
  return runs.map(({ text, kind }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>;
    return kind === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>;
  });
}
