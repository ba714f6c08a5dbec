import { memo, useMemo } from 'react';
import { sectionBlocks } from '@specforge/document';
import type { RecordIndex, SectionData, TemplateSection } from '@specforge/document';
import { Blocks } from '~/components/document/blocks';
import type { DocumentDetail, SectionStatus } from '~/lib/api/types';
import { NotGenerated } from '../not-generated';

interface ReadSectionProps {
  number: number;
  section: TemplateSection;
  data: SectionData | null;
  state: SectionStatus['state'];
  index: RecordIndex;
  status: DocumentDetail['status'];
  runId: string | null;
}

export const ReadSection = memo(function ReadSection(props: ReadSectionProps) {
  const { number, section, data, state, index, status, runId } = props;
  const blocks = useMemo(
    () => sectionBlocks(section, data, { index, heading: false, number: String(number) }),
    [section, data, index, number],
  );
  return (
    <section data-section={section.key} aria-labelledby={section.key} className="paper-section prose">
      <h2 id={section.key} tabIndex={-1}>
        <span className="me-[0.45em] tabular-nums">{number}</span>
        {section.title}
      </h2>
      {!data && <NotGenerated document={{ status, runId }} state={state} />}
      {data && blocks.length === 0 && <p className="text-quiet italic">No content available for this section</p>}
      <Blocks blocks={blocks} />
    </section>
  );
});
