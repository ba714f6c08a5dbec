import { useMemo } from 'react';
import { documentIndex, OFFLINE_NOTICE, sectionDiagrams } from '@specforge/document';
import { DiagramPictures } from '~/components/document/diagram';
import { documentPath } from '~/lib/api/document';
import type { DocumentDetail } from '~/lib/api/types';
import { useDiagramPictures } from '../api/diagrams';
import { MissingParts } from './missing-parts';
import { ReadSection } from './read-section';

/** `version` where it is an earlier one. */
export function ReadTab({ document, version }: { document: DocumentDetail; version?: number }) {
  const path = `${documentPath(document.id)}/diagrams`;
  return <ReadSheet document={document} diagramsPath={version === undefined ? path : `${path}?version=${version}`} />;
}

type ReadDocument = Pick<
  DocumentDetail,
  'title' | 'outline' | 'sections' | 'sectionStates' | 'status' | 'runId' | 'offlineDraft' | 'missingParts'
>;

interface ReadSheetProps {
  document: ReadDocument;
  /** Where the pictures of its diagrams are asked for. */
  diagramsPath: string;
}

/** The sheet of paper: every section numbered, references leading to their records. */
export function ReadSheet({ document, diagramsPath }: ReadSheetProps) {
  const { outline, sections, sectionStates, status, runId, offlineDraft, missingParts } = document;
  const index = useMemo(() => documentIndex(outline, sections), [outline, sections]);
  const sources = useMemo(
    () => outline.flatMap((section) => sectionDiagrams(section, sections[section.key] ?? {})),
    [outline, sections],
  );
  const pictures = useDiagramPictures(diagramsPath, sources);
  return (
    <article aria-label={document.title} className="paper">
      {offlineDraft && <p className="mb-8 border-s-2 border-patina ps-3 text-sm text-quiet">{OFFLINE_NOTICE}</p>}
      <DiagramPictures value={pictures}>
        {outline.map((section, position) => (
          <ReadSection
            key={section.key}
            number={position + 1}
            section={section}
            data={sections[section.key] ?? null}
            state={sectionStates[section.key]?.state ?? 'empty'}
            index={index}
            status={status}
            runId={runId}
          />
        ))}
      </DiagramPictures>
      {missingParts && status !== 'generating' && <MissingParts parts={missingParts} />}
    </article>
  );
}
