import { useState } from 'react';
import { Download, RotateCcw, X } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { Progress } from '~/components/ui/progress';
import { Skeleton } from '~/components/ui/skeleton';
import type { DocumentExport } from '~/lib/api/types';
import { britishDateTime } from '~/lib/dates';
import { toast } from '~/components/ui/toast';
import { refusalText } from '~/lib/show-refusal';
import { isGoing, useExportCommand } from '../api/exports';
import { FORMAT_NAMES } from './formats';
import { deliver } from './use-watched-exports';

interface ExportListProps {
  documentId: string;
  exports: DocumentExport[] | undefined;
  failed: boolean;
  onRetryLoading: () => void;
  /** One that is made again is downloaded when it is done, as a new one is. */
  onWatch: (id: string) => void;
}

const SHOWN = 5;

/** What was exported before, and what is being made. */
export function ExportList({ documentId, exports, failed, onRetryLoading, onWatch }: ExportListProps) {
  const [all, setAll] = useState(false);
  if (failed && !exports) {
    return (
      <p role="alert" className="text-sm">
        Earlier exports could not be loaded.{' '}
        <button type="button" className="link min-h-6" onClick={onRetryLoading}>
          Try again
        </button>
      </p>
    );
  }
  if (!exports) return <Skeleton className="h-14" />;
  if (exports.length === 0)
    return <p className="text-sm text-quiet">Files that are made for you stay here for 30 days.</p>;
  const shown = all ? exports : exports.slice(0, SHOWN);
  return (
    <>
      <ul className="grid gap-px overflow-hidden rounded-control border bg-hairline">
        {shown.map((one) => (
          <ExportRow key={one.id} documentId={documentId} one={one} onWatch={onWatch} />
        ))}
      </ul>
      {exports.length > SHOWN && (
        <button type="button" className="link min-h-6 justify-self-start text-sm" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${exports.length}`}
        </button>
      )}
    </>
  );
}

function ExportRow({
  documentId,
  one,
  onWatch,
}: {
  documentId: string;
  one: DocumentExport;
  onWatch: (id: string) => void;
}) {
  const command = useExportCommand(documentId);
  const [downloading, setDownloading] = useState(false);
  const name = FORMAT_NAMES[one.format];
  const made = britishDateTime(one.createdAt);
  const send = (what: 'cancel' | 'retry') =>
    command.mutate(
      { id: one.id, command: what },
      {
        onSuccess: () => what === 'retry' && onWatch(one.id),
        onError: (error) =>
          toast({ title: 'Export failed', description: refusalText(error, 'export'), variant: 'destructive' }),
      },
    );
  const download = async () => {
    setDownloading(true);
    await deliver(one.id);
    setDownloading(false);
  };

  return (
    <li className="flex items-center gap-3 bg-sheet px-3 py-2">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="text-sm">
          <span className="font-medium">{name}</span> {one.template !== 'technical' && <span>{one.template} </span>}
          <span className="text-quiet">{made}</span>
        </p>
        {isGoing(one) ? (
          <>
            <Progress value={one.progress} label={`Making the ${name} file`} />
            <p className="text-sm text-quiet">{one.statusMessage ?? 'Waiting for its turn'}</p>
          </>
        ) : (
          <p className={one.status === 'failed' ? 'text-sm text-danger' : 'truncate text-sm text-quiet'}>
            {outcome(one)}
          </p>
        )}
      </div>
      {isGoing(one) && (
        <Button
          variant="ghost"
          aria-label={`Cancel the ${name} export`}
          loading={command.isPending}
          onClick={() => send('cancel')}
        >
          <X aria-hidden="true" strokeWidth={1.5} />
          <span className="max-sm:sr-only">Cancel</span>
        </Button>
      )}
      {(one.status === 'failed' || one.status === 'cancelled') && (
        <Button
          variant="ghost"
          aria-label={`Try the ${name} export again`}
          loading={command.isPending}
          onClick={() => send('retry')}
        >
          <RotateCcw aria-hidden="true" strokeWidth={1.5} />
          <span className="max-sm:sr-only">Try again</span>
        </Button>
      )}
      {one.status === 'completed' && one.downloadUrl !== null && (
        <Button
          variant="ghost"
          aria-label={`Download the ${name} file of ${made}`}
          loading={downloading}
          onClick={() => void download()}
        >
          <Download aria-hidden="true" strokeWidth={1.5} />
          <span className="max-sm:sr-only">Download</span>
        </Button>
      )}
    </li>
  );
}

function outcome({ status, errorMessage, fileName, fileSize, downloadUrl }: DocumentExport): string {
  if (status === 'failed') return errorMessage ?? 'The file could not be made.';
  if (status === 'cancelled') return 'Cancelled';
  if (downloadUrl === null) return 'No longer kept';
  return `${fileName ?? ''}${fileSize === null ? '' : `, ${fileSizeText(fileSize)}`}`;
}

function fileSizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
