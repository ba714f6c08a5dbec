import { lazy, memo, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { SectionData, TemplateSection } from '@specforge/document';
import type { DocumentDetail, SectionStatus } from '~/lib/api/types';
import { isUnsaved, jsonText } from '../drafts';
import type { DeskActions } from '../desk';
import { NotGenerated } from '../not-generated';
import { SaveBar } from '../save-bar';
import { explainPhase } from '../save-state';
import { SectionCard, UnsavedMark } from '../section-card';
import type { SectionWork } from '../work-store';
import { checkJson } from './json-problems';
import type { JsonProblem } from './json-problems';
import { inFieldOrder } from './field-order';

const JsonEditor = lazy(() => import('./json-editor'));

interface SourceSectionProps {
  number: number;
  section: TemplateSection;
  status: DocumentDetail['status'];
  runId: string | null;
  state: SectionStatus['state'];
  revision: number;
  data: SectionData | null;
  knownIds: readonly string[];
  work: SectionWork;
  drafts: DeskActions;
}

const NONE: never[] = [];

export const SourceSection = memo(function SourceSection(props: SourceSectionProps) {
  const { number, section, status, runId, state, revision, data, knownIds, work, drafts } = props;
  const { draft, phase, problems: serverProblems } = work;
  const saving = phase === 'saving';
  const { key } = section;
  const text = useMemo(
    () => draft?.text ?? jsonText(inFieldOrder(section, draft?.data ?? data ?? {})),
    [draft, data, section],
  );
  const unsaved = isUnsaved(draft);
  const settled = useDeferredValue(text);
  const report = useMemo(
    () => (draft ? checkJson(settled, section, knownIds, serverProblems) : null),
    [draft, settled, section, knownIds, serverProblems],
  );
  const problems = useMemo(() => {
    if (!report) return NONE;
    return report.kind === 'unreadable' ? [report.problem] : report.problems;
  }, [report]);
  const fault = report?.kind === 'unreadable' ? report.problem : undefined;
  const [place, near] = useNear();

  if (!data && !draft) {
    return (
      <SectionCard sectionKey={key} number={number} title={section.title}>
        <div className="px-4 pt-4 pb-5 sm:px-7 sm:pb-7">
          <NotGenerated document={{ status, runId }} state={state} />
        </div>
      </SectionCard>
    );
  }

  const plain = <PlainJson text={text} />;
  return (
    <SectionCard sectionKey={key} number={number} title={section.title} mark={unsaved && <UnsavedMark />}>
      <div
        ref={place}
        className="mt-4 border-t"
        // Other white space is no work to be kept.
        onBlur={() => draft?.text != null && !unsaved && drafts.discard(key)}
      >
        {near ? (
          <Suspense fallback={plain}>
            <JsonEditor
              label={`JSON of ${section.title}`}
              value={text}
              readOnly={saving}
              problems={problems}
              unreadable={fault !== undefined}
              onChange={(next) => drafts.changeText(key, next)}
              onSave={() => unsaved && !fault && void drafts.save(key)}
            />
          </Suspense>
        ) : (
          plain
        )}
      </div>
      {!fault && <ProblemList problems={problems} />}
      <SaveBar
        title={section.title}
        inSight={unsaved}
        saving={saving}
        disabled={!unsaved || fault !== undefined}
        onSave={() => void drafts.save(key)}
        onDiscard={unsaved ? () => drafts.discard(key) : undefined}
      >
        <p role="status" className="min-w-0 flex-1 text-sm break-words text-danger empty:hidden">
          {fault && `Line ${fault.line}: ${fault.message}`}
        </p>
        {draft !== undefined && draft.base.revision < revision && (
          <p className="min-w-0 text-sm">
            {explainPhase('contested', 0)}{' '}
            <button type="button" className="link min-h-6" onClick={() => drafts.compare(key)}>
              Compare
            </button>
          </p>
        )}
      </SaveBar>
    </SectionCard>
  );
});

const LISTED = 12;

/** What saving would refuse, in words; the editor marks the places. */
function ProblemList({ problems }: { problems: readonly JsonProblem[] }) {
  return (
    <div role="status" className="px-4 text-sm sm:px-7">
      {problems.length > 0 && (
        <div className="border-t py-3">
          <p className="font-semibold text-danger">Does not fit this section yet</p>
          <ul className="grid gap-1 pt-1">
            {problems.slice(0, LISTED).map(({ line, message }, index) => (
              <li key={index} className="break-words">
                <span className="num me-2 font-mono text-xs text-quiet">line {line}</span>
                {message}
              </li>
            ))}
          </ul>
          {problems.length > LISTED && <p className="pt-1 text-quiet">and {problems.length - LISTED} more</p>}
        </div>
      )}
    </div>
  );
}

/** What the editor shows, before it is there: the same lines at the same place. */
function PlainJson({ text }: { text: string }) {
  return (
    <pre
      tabIndex={0}
      aria-label="JSON"
      className="px-3 py-3 ps-14 font-mono text-[0.8125rem] leading-[1.6] break-words whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}

/** True from the moment an element first comes near the window: an editor for each section at once would be slow. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: '600px 0px',
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return [place, near] as const;
}
