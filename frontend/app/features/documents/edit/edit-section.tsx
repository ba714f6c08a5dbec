import { memo, useId } from 'react';
import { Sparkles } from 'lucide-react';
import { emptySection, IMPROVE_COST } from '@specforge/document';
import type { SectionData, TemplateSection } from '@specforge/document';
import { Button } from '~/components/ui/button';
import type { DocumentDetail, ImprovedSection, SectionStatus } from '~/lib/api/types';
import { isReadable, isUnsaved } from '../drafts';
import { ImprovementOutcome } from '../improve/improvement-outcome';
import type { Improvement } from '../improve/use-improvement';
import { NotGenerated } from '../not-generated';
import type { DeskActions } from '../desk';
import { isStuck } from '../save-phases';
import { SectionCard } from '../section-card';
import type { SectionWork } from '../work-store';
import type { RecordOption } from './record-options';
import { SectionForm } from './section-form';

export interface EditSectionProps {
  number: number;
  section: TemplateSection;
  status: DocumentDetail['status'];
  runId: string | null;
  state: SectionStatus['state'];
  revision: number;
  /** As it is stored. */
  data: SectionData | null;
  /** Stored records of every section, by its key. */
  recordsOf: ReadonlyMap<string, RecordOption[]>;
  /** Records of sections that were taken out: what refers to them may stay. */
  idsTakenOut: readonly string[];
  work: SectionWork;
  drafts: DeskActions;
  improving: boolean;
  outcome: ImprovedSection | undefined;
  improvement: Improvement['actions'];
}

export const EditSection = memo(function EditSection(props: EditSectionProps) {
  const { number, section, data, work, drafts, improving, outcome, improvement } = props;
  const stuck = isUnsaved(work.draft) && (isStuck(work.phase) || work.draft.text !== null);
  const whyNot = useId();
  return (
    <SectionCard
      sectionKey={section.key}
      number={number}
      title={section.title}
      action={
        data && (
          <Button
            variant="secondary"
            size="sm"
            loading={improving}
            disabled={stuck || outcome !== undefined}
            aria-describedby={stuck ? whyNot : undefined}
            onClick={() => improvement.ask(section.key)}
          >
            {!improving && <Sparkles aria-hidden="true" strokeWidth={1.5} />}
            AI Improve ({IMPROVE_COST} credits)
          </Button>
        )
      }
    >
      {data && stuck && (
        <p id={whyNot} className="sr-only">
          Save or discard your changes to improve this section.
        </p>
      )}
      {outcome ? (
        <div className="px-4 py-5 sm:px-7">
          <ImprovementOutcome
            section={section}
            outcome={outcome}
            busy={improving}
            onKeep={() => improvement.keep(section.key)}
            onUndo={() => void improvement.undo(outcome)}
          />
        </div>
      ) : (
        <SectionBody {...props} onWrite={() => drafts.change(section.key, () => emptySection(section))} />
      )}
    </SectionCard>
  );
});

function SectionBody({ onWrite, ...props }: EditSectionProps & { onWrite: () => void }) {
  const { section, data, work, state, status, runId, drafts } = props;
  const { draft } = work;
  if (draft && !isReadable(draft)) {
    return (
      <div className="grid justify-items-start gap-3 px-4 pt-3 pb-5 text-sm sm:px-7">
        <p>In Source this section holds JSON that cannot be read yet, so there is no form for it.</p>
        <Button variant="secondary" size="sm" onClick={() => drafts.discard(section.key)}>
          Discard the JSON
        </Button>
      </div>
    );
  }
  if (!data && !draft) {
    return (
      <div className="px-4 pt-4 pb-5 sm:px-7 sm:pb-7">
        <NotGenerated
          document={{ status, runId }}
          state={state}
          action={
            <Button variant="secondary" size="sm" onClick={onWrite}>
              Write it yourself
            </Button>
          }
        />
      </div>
    );
  }
  return <SectionForm {...props} />;
}
