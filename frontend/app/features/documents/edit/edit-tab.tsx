import { useMemo } from 'react';
import { IMPROVE_COST } from '@specforge/document';
import type { DocumentDetail } from '~/lib/api/types';
import { ImproveDialog } from '../improve/improve-dialog';
import type { Improvement } from '../improve/use-improvement';
import type { Work } from '../use-drafts';
import { EditSection } from './edit-section';
import { recordOptions } from './record-options';

interface EditTabProps {
  document: DocumentDetail;
  work: Work;
  improvement: Improvement;
}

const NO_PROBLEMS: never[] = [];

/** Every section as a form made from its fields. */
export default function EditTab({ document, work, improvement }: EditTabProps) {
  const { outline, sections, sectionStates, status, runId } = document;
  const recordsOf = useMemo(
    () => new Map(outline.map((section) => [section.key, recordOptions(section, sections[section.key] ?? null)])),
    [outline, sections],
  );
  const asked = outline.find(({ key }) => key === improvement.asking);
  return (
    <div className="grid gap-5">
      {outline.map((section, position) => (
        <EditSection
          key={section.key}
          number={position + 1}
          section={section}
          status={status}
          runId={runId}
          state={sectionStates[section.key]?.state ?? 'empty'}
          revision={sectionStates[section.key]?.revision ?? 0}
          data={sections[section.key] ?? null}
          recordsOf={recordsOf}
          draft={work.drafts[section.key]}
          saving={section.key in work.saving}
          serverProblems={work.problems[section.key] ?? NO_PROBLEMS}
          drafts={work.actions}
          improving={improvement.busy[section.key] ?? false}
          outcome={improvement.outcomes[section.key]}
          improvement={improvement.actions}
        />
      ))}
      <ImproveDialog
        title={asked?.title ?? null}
        cost={IMPROVE_COST}
        busy={asked ? (improvement.busy[asked.key] ?? false) : false}
        onClose={improvement.actions.close}
        onImprove={(instructions) => asked && void improvement.actions.improve(asked.key, instructions)}
      />
    </div>
  );
}
