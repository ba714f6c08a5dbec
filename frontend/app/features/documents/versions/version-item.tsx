import { useState } from 'react';
import { Link } from 'react-router';
import { Ellipsis, PenLine, RotateCcw, Sparkles } from 'lucide-react';
import { Badge } from '~/components/ui/badge';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import type { DocumentVersion } from '~/lib/api/types';
import { cn } from '~/lib/cn';
import { NameDialog } from './name-dialog';
import { RestoreDialog } from './restore-dialog';
import { compareAddress, historyOf, nameOf, versionAddress } from './version-words';

interface VersionItemProps {
  documentId: string;
  version: DocumentVersion;
  /** Number of the newest one. */
  newest: number;
  /** The document has been put back to it, or something else is to be shown: the panel closes. */
  onLeave: () => void;
}

const ACTION =
  'inline-flex min-h-8 items-center rounded-control px-2 text-sm font-medium text-patina hover:bg-soft hover:underline';

/** One version: what it is called, what it changed, who made it, and what can be done with it. */
export function VersionItem({ documentId, version, newest, onLeave }: VersionItemProps) {
  const [dialog, setDialog] = useState<'name' | 'restore' | null>(null);
  const { version: number, changelogSummary, aiPrompt, name, status } = version;
  const isNewest = number === newest;
  const named = nameOf(version);
  return (
    <li className="relative grid gap-1 border-t py-4 ps-9 first:border-t-0">
      <OriginMark version={version} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="min-w-0 font-semibold break-words" dir="auto">
          Version {number}
          {name && <span className="font-normal">: {name}</span>}
        </h3>
        {isNewest && <Badge tone="success">Current</Badge>}
        {status === 'draft' && <Badge tone="info">Draft</Badge>}
      </div>
      {changelogSummary && (
        <p className="text-sm break-words" dir="auto">
          {changelogSummary}
        </p>
      )}
      {aiPrompt && (
        <p className="line-clamp-3 border-s-2 border-patina ps-2 text-sm break-words text-quiet" dir="auto">
          <span className="sr-only">Asked for: </span>“{aiPrompt}”
        </p>
      )}
      <p className="text-xs text-quiet">{historyOf(version)}</p>
      <div className="-ms-2 flex flex-wrap items-center gap-x-0.5">
        <Link to={versionAddress(documentId, number)} aria-label={`Open ${named}`} className={ACTION} onClick={onLeave}>
          Open
        </Link>
        {number > 1 && (
          <Link
            to={compareAddress(documentId, number - 1, number)}
            aria-label={`What changed in ${named}`}
            className={ACTION}
            onClick={onLeave}
          >
            What changed
          </Link>
        )}
        {!isNewest && (
          <button type="button" aria-label={`Restore ${named}`} className={ACTION} onClick={() => setDialog('restore')}>
            Restore
          </button>
        )}
        <DropdownMenu>
          <DropdownMenuTrigger
            aria-label={`More for ${named}`}
            className="grid size-8 place-items-center rounded-control text-quiet hover:bg-soft hover:text-ink"
          >
            <Ellipsis aria-hidden="true" strokeWidth={1.5} className="size-4" />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {!isNewest && (
              <DropdownMenuItem asChild>
                <Link to={compareAddress(documentId, number, newest)} onClick={onLeave}>
                  Compare with current
                </Link>
              </DropdownMenuItem>
            )}
            <DropdownMenuItem onSelect={() => setDialog('name')}>
              {name ? 'Change name' : 'Give it a name'}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      {/* Made anew for each opening, so that the form begins with the name there is. */}
      {dialog === 'name' && (
        <NameDialog documentId={documentId} version={version} open onOpenChange={() => setDialog(null)} />
      )}
      <RestoreDialog
        documentId={documentId}
        version={version}
        open={dialog === 'restore'}
        onOpenChange={(open) => !open && setDialog(null)}
        onRestored={onLeave}
      />
    </li>
  );
}

/** Written by AI or by hand; the words below say so too. */
function OriginMark({ version: { isAiGenerated, origin } }: { version: DocumentVersion }) {
  const Icon = isAiGenerated ? Sparkles : origin === 'edit' ? PenLine : RotateCcw;
  return (
    <span
      aria-hidden="true"
      className={cn(
        'absolute start-0 top-4 grid size-6 place-items-center rounded-full border [&_svg]:size-3.5',
        isAiGenerated ? 'border-patina text-patina' : 'border-control text-quiet',
      )}
    >
      <Icon strokeWidth={1.5} />
    </span>
  );
}
