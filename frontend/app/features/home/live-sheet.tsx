import { DocTypeBadge } from '~/components/ui/badge';
import { cn } from '~/lib/cn';
import { SAMPLE } from './sample';
import { useTyping } from './use-typing';

/** Each requirement with the number of characters that are written before it. */
const LINES = SAMPLE.requirements.map((requirement, index) => ({
  ...requirement,
  before: SAMPLE.requirements.slice(0, index).reduce((sum, { text }) => sum + text.length, 0),
}));
const LENGTH = SAMPLE.requirements.reduce((sum, { text }) => sum + text.length, 0);
/** The first requirement stands there already when the page opens, and a few words of the second. */
const START = SAMPLE.requirements[0].text.length + 24;
const WRITING_MS = 4_500;

export interface SamplePrice {
  base: number;
  perSection: number;
}

/** What is not written yet takes its room already, so that no line ever moves. */
function Written({ text, count, caret }: { text: string; count: number; caret: boolean }) {
  return (
    <p>
      {text.slice(0, count)}
      {caret && (
        <span
          aria-hidden="true"
          className="-me-0.5 inline-block h-[1.1em] w-0.5 translate-y-[0.18em] animate-caret bg-ember"
        />
      )}
      <span className="invisible">{text.slice(count)}</span>
    </p>
  );
}

function Requirements({ written }: { written: number }) {
  return (
    <ol>
      {LINES.map(({ id, text, before }) => {
        const count = Math.min(text.length, Math.max(0, written - before));
        const caret = written < LENGTH && written >= before && written < before + text.length;
        return (
          <li
            key={id}
            className={cn(
              'grid grid-cols-[3.75rem_1fr] gap-x-3 border-t py-2.5 transition-opacity sm:grid-cols-[4.5rem_1fr]',
              count === 0 && 'opacity-0',
            )}
          >
            <span className="pt-1 font-mono text-xs text-patina">{id}</span>
            <Written text={text} count={count} caret={caret} />
          </li>
        );
      })}
    </ol>
  );
}

/** A page of a document while it is being written, with what it has cost so far. */
export function LiveSheet({ price }: { price: SamplePrice }) {
  const written = useTyping(LENGTH, START, WRITING_MS);
  const done = SAMPLE.written + (written >= LENGTH ? 1 : 0);
  const spent = price.base + price.perSection * done;
  const total = price.base + price.perSection * SAMPLE.sections;
  return (
    <figure className="relative rounded-[4px] border bg-sheet shadow-float">
      <div className="px-5 pt-6 pb-7 font-serif leading-relaxed sm:px-12 sm:pt-11 sm:pb-10">
        <div className="flex items-start justify-between gap-4">
          <div>
            <DocTypeBadge type={SAMPLE.docType} className="font-sans" />
            <p className="pt-2 text-2xl font-semibold">{SAMPLE.name}</p>
          </div>
          <div className="num -me-5 bg-ink px-4 py-2.5 font-sans text-xs text-paper sm:-me-12">
            <p>
              <span className="font-mono text-base font-semibold">{spent}</span> of {total} credits
            </p>
            <p className="opacity-80">
              {done} of {SAMPLE.sections} sections written
            </p>
          </div>
        </div>
        <p className="pt-1 font-sans text-xs text-quiet">An example, drafted for review</p>
        <p className="pt-6 pb-1 text-lg font-semibold">2 Goals and measures</p>
        <p>{SAMPLE.goals}</p>
        <p className="pt-5 pb-2 text-lg font-semibold">3 Functional requirements</p>
        <Requirements written={written} />
        <div aria-hidden="true" className="mt-6 grid grid-flow-col gap-1.5">
          {Array.from({ length: SAMPLE.sections }, (_, part) => (
            <span
              key={part}
              className={cn(
                'h-1 rounded-full transition-colors duration-200',
                part < done ? 'bg-patina' : part < done + 2 ? 'bg-ember' : 'bg-hairline',
              )}
            />
          ))}
        </div>
      </div>
    </figure>
  );
}
