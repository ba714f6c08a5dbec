import { useMemo } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '~/components/ui/dialog';
import type { DocumentDetail } from '~/lib/api/types';
import { sectionDifference } from './improve/difference';
import { SideBySide } from './improve/redline';
import type { Work } from './use-drafts';
import type { Conflict } from './work-store';

interface ConflictDialogProps {
  document: DocumentDetail;
  conflict: Conflict;
  work: Work;
}

/** Somebody saved the section meanwhile: both texts, and the choice between them. */
export default function ConflictDialog({ document, conflict, work }: ConflictDialogProps) {
  const section = document.outline.find(({ key }) => key === conflict.key);
  const { actions } = work;
  const mine = work.of(conflict.key).draft?.data;
  const differences = useMemo(
    () => (section ? sectionDifference(section, mine ?? null, conflict.theirs.data) : []),
    [section, mine, conflict],
  );
  return (
    <Dialog open onOpenChange={(open) => !open && actions.dismissConflict()}>
      <DialogContent
        size="lg"
        title="This section was changed meanwhile"
        description={`Someone saved “${section?.title ?? conflict.key}” after you began. Compare both texts and choose which one stays.`}
      >
        {differences.length === 0 ? (
          <p className="text-sm text-quiet">Both texts say the same.</p>
        ) : (
          <SideBySide differences={differences} before="Yours" after="Stored now" />
        )}
        <DialogFooter className="sticky -bottom-6 -mx-6 -mb-6 border-t bg-sheet px-6 py-4">
          <DialogClose asChild>
            <Button variant="ghost">Decide later</Button>
          </DialogClose>
          <Button variant="secondary" onClick={() => void actions.resolve(conflict, 'theirs')}>
            Take theirs
          </Button>
          <Button onClick={() => void actions.resolve(conflict, 'mine')}>Keep mine</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
