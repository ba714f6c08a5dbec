import { useMemo } from 'react';
import { IMPROVE_COST } from '@specforge/document';
import { toast } from '~/components/ui/toast';
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

/** Every section as a form made from its fields. */
export default function EditTab({ document, work, improvement }: EditTabProps) {
  const { outline, absent, sections, sectionStates, status, runId } = document;
  const recordsOf = useMemo(
    () => new Map(outline.map((section) => [section.key, recordOptions(section, sections[section.key] ?? null)])),
    [outline, sections],
  );
  const idsTakenOut = useMemo(() => absent.flatMap(({ recordIds }) => recordIds), [absent]);
  const asked = outline.find(({ key }) => key === improvement.asking);
  const improve = async (key: string, instructions: string) => {
    // The model is to read what has just been typed.
    const stored = await work.actions.flush();
    if (stored || !work.isUnsaved(key)) return improvement.actions.improve(key, instructions);
    const description = 'Your changes of this section are not saved yet.';
    toast({ title: 'Failed to improve', description, variant: 'destructive' });
  };
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
          idsTakenOut={idsTakenOut}
          work={work.of(section.key)}
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
        onImprove={(instructions) => asked && void improve(asked.key, instructions)}
      />
    </div>
  );
}
