import type { Run, RunSection } from '~/lib/api/types';

export interface RunEvent {
  name: string;
  data: string;
}

type SectionEvent = Partial<RunSection> & { key: string };

/** The run after one event of its stream. An event that is not known changes nothing. */
export function applyRunEvent(run: Run | undefined, { name, data }: RunEvent): Run | undefined {
  if (name === 'snapshot') return JSON.parse(data) as Run;
  if (!run) return run;
  if (name === 'section') return withSection(run, JSON.parse(data) as SectionEvent);
  if (name === 'run') {
    const update = JSON.parse(data) as Partial<Run>;
    const progress = { ...run.progress, ...update.progress, sections: run.progress.sections };
    return { ...run, ...update, progress };
  }
  return run;
}

function withSection(run: Run, update: SectionEvent): Run {
  const sections = run.progress.sections.map((section) =>
    section.key === update.key ? { ...section, ...update } : section,
  );
  const count = (state: RunSection['state']) => sections.filter((section) => section.state === state).length;
  return { ...run, progress: { ...run.progress, done: count('done'), failed: count('failed'), sections } };
}
