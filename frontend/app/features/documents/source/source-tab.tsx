import { useMemo } from 'react';
import { documentIndex } from '@specforge/document';
import type { DocumentDetail } from '~/lib/api/types';
import type { Work } from '../use-drafts';
import { SourceSection } from './source-section';

const NONE: never[] = [];

/** Every section as JSON. */
export default function SourceTab({ document, work }: { document: DocumentDetail; work: Work }) {
  const { outline, absent, sections, sectionStates, status, runId } = document;
  const knownIds = useMemo(() => {
    const records = [...documentIndex(outline, sections)];
    const takenOut = absent.flatMap(({ recordIds }) => recordIds);
    return new Map(
      outline.map(({ key }) => [
        key,
        [...takenOut, ...records.flatMap(([id, { sectionKey }]) => (sectionKey === key ? [] : [id]))],
      ]),
    );
  }, [outline, absent, sections]);
  return (
    <div className="grid gap-5">
      {outline.map((section, position) => (
        <SourceSection
          key={section.key}
          number={position + 1}
          section={section}
          status={status}
          runId={runId}
          state={sectionStates[section.key]?.state ?? 'empty'}
          revision={sectionStates[section.key]?.revision ?? 0}
          data={sections[section.key] ?? null}
          knownIds={knownIds.get(section.key) ?? NONE}
          work={work.of(section.key)}
          drafts={work.actions}
        />
      ))}
    </div>
  );
}
