import { useState } from 'react';
import { Copy, KeyRound, X } from 'lucide-react';
import { refusalText } from '~/components/form-error';
import { ConfirmDialog } from '~/components/ui/alert-dialog';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Skeleton } from '~/components/ui/skeleton';
import { toast } from '~/components/ui/toast';
import type { Share } from '~/lib/api/types';
import { useRevokeShare, useShares } from '../api/shares';
import { endOf, openingsOf } from './share-words';

async function copyLink({ url }: Share): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', description: 'Whoever has it can read the document.' });
  } catch {
    toast({
      title: 'Could not copy',
      description: 'The browser does not let this page write to the clipboard. Select the link and copy it yourself.',
      variant: 'destructive',
    });
  }
}

/** The links there are, how often each was opened, and how to close it. */
export function ShareList({ documentId, open }: { documentId: string; open: boolean }) {
  const { data: shares, error, refetch } = useShares(documentId, open);
  const [revoking, setRevoking] = useState<Share | null>(null);
  return (
    <section
      aria-labelledby="share-links"
      tabIndex={-1}
      data-return-focus
      className="grid gap-2 border-t pt-4 outline-none"
    >
      <h3 id="share-links" className="text-sm font-semibold">
        Links to this document
      </h3>
      {shares && shares.length > 0 && (
        <ul className="grid gap-px overflow-hidden rounded-control border bg-hairline">
          {shares.map((share) => (
            <ShareRow key={share.id} share={share} onRevoke={() => setRevoking(share)} />
          ))}
        </ul>
      )}
      {shares?.length === 0 && (
        <p className="text-sm text-quiet">Nobody outside your workspace can read this document.</p>
      )}
      {!shares && !error && <Skeleton className="h-14" />}
      {!shares && error && (
        <p role="alert" className="text-sm">
          {refusalText(error, 'share')}{' '}
          <button type="button" className="link min-h-6" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      <RevokeDialog documentId={documentId} share={revoking} onClose={() => setRevoking(null)} />
    </section>
  );
}

function ShareRow({ share, onRevoke }: { share: Share; onRevoke: () => void }) {
  const { url, endedBy, hasPassword } = share;
  const isOpen = endedBy === null;
  return (
    <li className="grid gap-2 bg-sheet px-3 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="truncate font-mono text-xs select-all">{url}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
          {isOpen ? <span className="num">{endOf(share)}</span> : <Badge>{endOf(share)}</Badge>}
          {hasPassword && (
            <span className="inline-flex items-center gap-1">
              <KeyRound aria-hidden="true" strokeWidth={1.5} className="size-3.5" />
              Password
            </span>
          )}
        </p>
        <p className="num text-sm text-quiet">{openingsOf(share)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isOpen && (
          <Button variant="secondary" size="sm" onClick={() => void copyLink(share)}>
            <Copy aria-hidden="true" strokeWidth={1.5} />
            Copy link
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onRevoke}>
          <X aria-hidden="true" strokeWidth={1.5} />
          {isOpen ? 'Revoke' : 'Remove'}
        </Button>
      </div>
    </li>
  );
}

interface RevokeDialogProps {
  documentId: string;
  /** Null closes it. */
  share: Share | null;
  onClose: () => void;
}

function RevokeDialog({ documentId, share, onClose }: RevokeDialogProps) {
  const revoke = useRevokeShare(documentId);
  const [last, setLast] = useState(share);
  if (share !== null && share !== last) setLast(share);
  const isOpen = last?.endedBy === null;
  const close = () => {
    onClose();
    revoke.reset();
  };
  const confirm = () => {
    if (!last) return;
    revoke.mutate(last.id, {
      onSuccess: () => {
        close();
        toast({ title: isOpen ? 'Link revoked' : 'Link removed' });
      },
    });
  };
  return (
    <ConfirmDialog
      open={share !== null}
      onOpenChange={(next) => !next && close()}
      title={isOpen ? 'Revoke this link?' : 'Remove this link?'}
      description={
        isOpen
          ? 'Nobody can read the document by it any more, not even those who have it open. This cannot be undone; you can make a new link.'
          : 'It opens nothing any more. Removing it takes it out of this list, with its count of openings.'
      }
      confirmLabel={isOpen ? 'Revoke' : 'Remove'}
      destructive
      busy={revoke.isPending}
      error={revoke.error ? refusalText(revoke.error, 'share') : undefined}
      onConfirm={confirm}
    />
  );
}
