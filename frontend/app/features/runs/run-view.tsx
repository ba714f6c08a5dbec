import { useState } from 'react';
import { Page } from '~/components/page';
import { Badge } from '~/components/ui/badge';
import { Progress } from '~/components/ui/progress';
import { Spinner } from '~/components/ui/spinner';
import { useDocument } from '~/lib/api/document';
import type { Run, RunSection } from '~/lib/api/types';
import { cn } from '~/lib/cn';
import { formatNumber } from '~/lib/money';
import { LiveSection } from './live-section';
import { RunAnnouncer, runState } from './run-announcer';
import { creditFacts } from './credit-facts';
import { Fact, RunClock } from './run-clock';
import { RunControls } from './run-controls';
import { SectionGraph } from './section-graph';
import { SECTION_STATES, SectionStateIcon } from './section-state';
import { absenceOf } from './section-words';

export function RunView({ run }: { run: Run }) {
  const { sections, done, total } = run.progress;
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = sections.find(({ key }) => key === chosen) ?? firstToWatch(sections);
  const document = useDocument(run.documentId);
  const state = runState(run);

  return (
    <Page
      title={run.documentTitle}
      description={`${run.templateName}${run.offlineDraft ? ' · drafted offline by the embedded engine' : ''}`}
      trail={[{ label: 'Dashboard', to: '/app' }, { label: run.documentTitle }]}
      actions={<RunControls run={run} />}
    >
      <RunAnnouncer run={run} />
      <section aria-label="Progress" className="grid gap-4 rounded-card border bg-sheet p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="flex items-center gap-3">
            <Badge tone={state.tone}>
              {run.status === 'running' && <Spinner />}
              {state.label}
            </Badge>
            <span className="text-sm tabular-nums">
              {done} of {total} sections
            </span>
          </p>
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <RunClock run={run} />
            {creditFacts(run).map(({ label, value }) => (
              <Fact key={label} label={label} value={value} />
            ))}
            <Fact label="Tokens" value={formatNumber(tokensOf(sections))} />
          </dl>
        </div>
        <Progress value={done} max={total} label={`${done} of ${total} sections finished`} />
        {run.errorMessage && <p className="text-sm text-danger">{run.errorMessage}</p>}
      </section>

      <div className="hidden pt-6 md:block">
        <SectionGraph sections={sections} selected={shown?.key ?? null} onSelect={setChosen} />
      </div>
      <ul className="grid gap-1 pt-6 md:hidden" aria-label="Sections">
        {sections.map((section) => (
          <li key={section.key}>
            <button
              type="button"
              aria-pressed={shown?.key === section.key}
              aria-label={`${section.title}: ${SECTION_STATES[section.state].label}`}
              onClick={() => setChosen(section.key)}
              className={cn(
                'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-sm',
                shown?.key === section.key ? 'bg-ember-tint' : 'hover:bg-soft',
              )}
            >
              <SectionStateIcon state={section.state} />
              <span className="min-w-0 flex-1 break-words">{section.title}</span>
              <span className="text-xs text-quiet">{SECTION_STATES[section.state].label}</span>
            </button>
          </li>
        ))}
      </ul>

      {shown && (
        <article
          aria-labelledby="shown-section"
          className="mt-6 rounded-card border bg-sheet px-5 py-6 sm:px-10 sm:py-8"
        >
          <h2 id="shown-section" className="flex items-center gap-3 pb-4 font-serif text-2xl font-semibold">
            {shown.title} <SectionStateIcon state={shown.state} className="size-5" />
            <span className="sr-only">{SECTION_STATES[shown.state].label}</span>
          </h2>
          <SectionBody section={shown} run={run} />
          <LiveSection section={shown} outline={document.data?.outline.find(({ key }) => key === shown.key)} />
        </article>
      )}
    </Page>
  );
}

function SectionBody({ section, run }: { section: RunSection; run: Run }) {
  switch (section.state) {
    case 'failed':
      return <p className="text-danger">{absenceOf(section, run)}</p>;
    case 'skipped':
      return <p className="text-quiet">{absenceOf(section, run)}</p>;
    case 'waiting':
      return <p className="text-quiet">{waitingFor(section, run.progress.sections)}</p>;
    default:
      return null;
  }
}

/** Unless a person chose one: what is being written now, else what was finished last. */
function firstToWatch(sections: RunSection[]): RunSection | undefined {
  return (
    sections.find(({ state }) => state === 'writing') ??
    sections
      .filter(({ completedAt }) => completedAt !== null)
      .sort(byCompletion)
      .at(-1) ??
    sections[0]
  );
}

function byCompletion(a: RunSection, b: RunSection): number {
  return (a.completedAt ?? '').localeCompare(b.completedAt ?? '');
}

function waitingFor({ dependsOn }: RunSection, sections: RunSection[]): string {
  const open = sections.filter(
    ({ key, state }) => dependsOn.includes(key) && (state === 'waiting' || state === 'writing'),
  );
  return open.length === 0
    ? 'Waits for a free place.'
    : `Waits for ${open.map(({ title }) => title).join(' and ')}, which it builds on.`;
}

function tokensOf(sections: RunSection[]): number {
  return sections.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
}
