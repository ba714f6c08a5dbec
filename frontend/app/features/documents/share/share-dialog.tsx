import { Dialog, DialogContent } from '~/components/ui/dialog';
import { toast } from '~/components/ui/toast';
import type { Share } from '~/lib/api/types';
import { ShareForm } from './share-form';
import { ShareList } from './share-list';

interface ShareDialogProps {
  documentId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lets people outside the workspace read the document, each by a link of their own where one likes. */
export function ShareDialog({ documentId, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="lg"
        title="Share Document"
        description="Whoever has a link can read this document as it is at that time, and print it, without an account. They cannot change it, and see nothing else of yours."
      >
        <ShareForm documentId={documentId} onMade={(share) => void tellMade(share)} />
        <ShareList documentId={documentId} open={open} />
      </DialogContent>
    </Dialog>
  );
}

/** A new link is what one wants to send: it is on the clipboard at once, where the browser lets it be. */
async function tellMade({ url }: Share): Promise<void> {
  const copied = await navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  );
  const description = copied ? 'It is on the clipboard.' : 'Copy it from the list.';
  toast({ title: 'Link made', description });
}
