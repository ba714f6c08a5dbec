import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { ArrowLeft, Download, History, List, Pencil, Share2, TextSearch } from 'lucide-react';
import { Badge } from '~/components/ui/badge';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { Button } from '~/components/ui/button';
import { TabsList, TabsTrigger } from '~/components/ui/tabs';
import { DocumentStatusBadge } from '~/components/document-status';
import { useProject } from '~/lib/api/project';
import type { DocumentDetail } from '~/lib/api/types';
import { formatNumber } from '~/lib/money';
import { documentLength } from './document-text';
import { RenameDialog } from './rename-dialog';

const QUIET_BUTTON =
  'grid size-8 shrink-0 place-items-center rounded-control text-quiet hover:bg-soft hover:text-ink [&_svg]:size-[1.125rem]';

interface TrailProps {
  document: Pick<DocumentDetail, 'title' | 'projectId'>;
  /** In Edit and Source; Read is the document itself. */
  editing: boolean;
}

/** The way back and the place in the app; scrolls away. */
export function DocumentTrail({ document: { title, projectId }, editing }: TrailProps) {
  const { data: project } = useProject(editing ? projectId : null);
  const editor = [{ label: project?.title ?? 'Project', to: `/app/projects/${projectId}` }, { label: 'Editor' }];
  return (
    <div className="clear-of-bars flex items-center gap-2 px-4 pt-3 sm:px-6 print:hidden">
      <Link to="/app/documents" aria-label="Back to Documents" className={QUIET_BUTTON}>
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} />
      </Link>
      <Breadcrumbs
        trail={[{ label: 'Dashboard', to: '/app' }, ...(editing ? editor : [{ label: title }])]}
        className="min-w-0 [&_a]:block [&_a]:max-w-[14rem] [&_a]:truncate [&_a]:leading-6 [&_li:last-child]:max-w-full [&_ol]:min-w-0"
      />
    </div>
  );
}

interface TitleProps {
  document: DocumentDetail;
  onCopy: () => void;
  onShare: () => void;
}

/** What it is called, what it was made from and which version it is. */
export function DocumentTitle({ document, onCopy, onShare }: TitleProps) {
  const { title, templateName, version, offlineDraft, status, runId, projectId, outline, sections } = document;
  const { words, minutes } = useMemo(() => documentLength({ outline, sections }), [outline, sections]);
  const [renaming, setRenaming] = useState(false);
  return (
    <div className="clear-of-bars min-w-0 px-4 pt-2 pb-3 sm:px-6 print:px-0">
      <div className="flex items-start gap-1">
        <h1 className="display min-w-0 text-2xl break-words" dir="auto">
          {title}
        </h1>
        <button
          type="button"
          aria-label="Rename document"
          className={`${QUIET_BUTTON} print:hidden`}
          onClick={() => setRenaming(true)}
        >
          <Pencil aria-hidden="true" strokeWidth={1.5} />
        </button>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-sm text-quiet">
        <span>
          {templateName}
          {version > 0 && `, version ${version}`}
          {offlineDraft && ' · drafted offline by the embedded engine'}
        </span>
        {words > 0 && (
          <>
            <span className="num">
              {formatNumber(words)} {words === 1 ? 'word' : 'words'}, {minutes} min read
            </span>
            <button type="button" className="link min-h-6 print:hidden" onClick={onCopy}>
              Copy as Markdown
            </button>
          </>
        )}
        {/* Where the bar below has no room for it. */}
        <button type="button" className="link min-h-6 sm:hidden print:hidden" onClick={onShare}>
          Share
        </button>
        <Link to={`/app/projects/${projectId}`} className="link inline-flex min-h-6 items-center print:hidden">
          Its project
        </Link>
        {status === 'generating' && <DocumentStatusBadge status={status} />}
        {status === 'failed' && <Badge tone="danger">Some sections were not written</Badge>}
        {(status === 'generating' || status === 'failed') && runId && (
          <Link to={`/app/runs/${runId}`} className="link inline-flex min-h-6 items-center">
            {status === 'generating' ? 'Watch it being written' : 'See why, and try again'}
          </Link>
        )}
      </p>
      <RenameDialog document={document} open={renaming} onOpenChange={setRenaming} />
    </div>
  );
}

interface ToolbarProps {
  onContents: () => void;
  onFind: () => void;
  onVersions: () => void;
  onShare: () => void;
  onExport: () => void;
}

/** Stays in sight: the three views and what can be done with the whole document. */
export function DocumentToolbar({ onContents, onFind, onVersions, onShare, onExport }: ToolbarProps) {
  return (
    <div className="sticky top-15 z-10 flex min-h-14 items-center gap-2 border-b bg-paper px-3 py-1.5 sm:px-6 print:hidden">
      <button type="button" aria-label="Contents" className={`${QUIET_BUTTON} lg:hidden`} onClick={onContents}>
        <List aria-hidden="true" strokeWidth={1.5} />
      </button>
      <TabsList aria-label="Views of the document" className="min-w-0 max-sm:flex-1">
        <TabsTrigger value="read" className="max-sm:px-2">
          Read
        </TabsTrigger>
        <TabsTrigger value="edit" className="max-sm:px-2">
          Edit
        </TabsTrigger>
        <TabsTrigger value="source" className="max-sm:px-2">
          Source
        </TabsTrigger>
      </TabsList>
      <div className="ms-auto flex items-center gap-1.5 sm:gap-2">
        <Button variant="ghost" className="min-h-9 px-2" aria-label="Find in document" onClick={onFind}>
          <TextSearch aria-hidden="true" strokeWidth={1.5} />
        </Button>
        <Button variant="ghost" className="min-h-9 max-sm:px-2" onClick={onVersions}>
          <History aria-hidden="true" strokeWidth={1.5} />
          <span className="max-sm:sr-only">Versions</span>
        </Button>
        <Button variant="secondary" className="min-h-9 max-sm:hidden" onClick={onShare}>
          <Share2 aria-hidden="true" strokeWidth={1.5} />
          Share
        </Button>
        <Button className="min-h-9 max-sm:px-2.5" onClick={onExport}>
          <Download aria-hidden="true" strokeWidth={1.5} />
          <span className="max-sm:sr-only">Export</span>
        </Button>
      </div>
    </div>
  );
}
