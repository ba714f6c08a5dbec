import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Sheet } from '~/components/ui/sheet';
import { Spinner } from '~/components/ui/spinner';
import { Tabs, TabsContent } from '~/components/ui/tabs';
import type { DocumentDetail } from '~/lib/api/types';
import { cn } from '~/lib/cn';
import { useOfferCommands } from '~/lib/page-commands';
import { useMedia } from '~/lib/use-media';
import { ArrangeQuestion } from './arrange/arrange-question';
import { useArranging } from './arrange/use-arranging';
import { keepFocusClear } from './clear-of-bars';
import { Contents } from './contents';
import { DocumentTitle, DocumentToolbar, DocumentTrail } from './document-header';
import { ExportDialog } from './export/export-dialog';
import { useFind } from './find/use-find';
import { GenerationAnnouncer } from './generation-announcer';
import { HistoryMargin } from './history';
import { useImprovement } from './improve/use-improvement';
import { LeaveGuard } from './leave-guard';
import { ReadTab } from './read/read-tab';
import { goToSection } from './section-link';
import { ShareDialog } from './share/share-dialog';
import { useActiveSection } from './use-active-section';
import { useCopyMarkdown } from './use-copy-markdown';
import { useKeepPlace, useDocumentTab, useOpenAtHash } from './use-document-tab';
import { useDrafts } from './use-drafts';
import { UnseenChanges } from './versions/unseen-changes';

const EditTab = lazy(() => import('./edit/edit-tab'));
const SourceTab = lazy(() => import('./source/source-tab'));
const VersionsPanel = lazy(() => import('./versions/versions-panel'));
const FindBar = lazy(() => import('./find/find-bar'));
const ConflictDialog = lazy(() => import('./conflict-dialog'));

const MARGIN_FROM = '(min-width: 1440px)';

export function DocumentView({ document }: { document: DocumentDetail }) {
  const { pressed, tab, show } = useDocumentTab();
  const work = useDrafts(document);
  const improvement = useImprovement(document.id);
  const arranging = useArranging(document, work);
  const keys = document.outline.map(({ key }) => key);
  const { active, choose } = useActiveSection(keys, tab);
  useKeepPlace(tab, active, active === keys[0]);
  useOpenAtHash();
  const [exporting, setExporting] = useState(false);
  const [sharing, setSharing] = useState(false);
  const openShare = useCallback(() => setSharing(true), []);
  const [drawer, setDrawer] = useState<'contents' | 'versions' | null>(null);
  const [versionsOpened, setVersionsOpened] = useState(false);
  const openVersions = useCallback(() => {
    setVersionsOpened(true);
    setDrawer('versions');
  }, []);
  const copyMarkdown = useCopyMarkdown(document);
  const { finding, open: openFind, close: closeFind } = useFind(useCallback(() => show('read'), [show]));
  useOfferCommands(
    useMemo(
      () => [
        { id: 'read', label: 'Read the document', run: () => show('read') },
        { id: 'edit', label: 'Edit the document', run: () => show('edit') },
        { id: 'source', label: 'Open the source', run: () => show('source') },
        { id: 'find', label: 'Find in document', run: openFind },
        { id: 'share', label: 'Share', run: openShare },
        { id: 'export', label: 'Export', run: () => setExporting(true) },
        { id: 'copy', label: 'Copy as Markdown', run: () => void copyMarkdown() },
        { id: 'versions', label: 'Versions', run: openVersions },
      ],
      [show, openVersions, openShare, copyMarkdown, openFind],
    ),
  );
  const hasMargin = useMedia(MARGIN_FROM);
  const navigate = useNavigate();

  const goTo = (key: string) => {
    setDrawer(null);
    choose(key);
    // After a drawer has given the focus back.
    setTimeout(() => goToSection(key, { focus: true }));
    void navigate({ search: location.search, hash: `#${key}` }, { replace: true, preventScrollReset: true });
  };
  const contents = (
    <Contents document={document} active={active} unsaved={work.stuck} onChoose={goTo} arranging={arranging} />
  );

  return (
    <Tabs value={pressed} onValueChange={show} className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside aria-label="Contents" className="hidden border-e bg-paper lg:block print:hidden">
        <div className="sticky top-15 max-h-[calc(100dvh-3.75rem)] overflow-y-auto px-3 py-5">
          <h2 className="px-2 pb-3 text-sm font-semibold">Contents</h2>
          {contents}
        </div>
      </aside>
      <div className="min-w-0">
        <DocumentTrail document={document} editing={pressed !== 'read'} />
        <DocumentTitle document={document} onCopy={() => void copyMarkdown()} onShare={openShare} />
        <DocumentToolbar
          onContents={() => setDrawer('contents')}
          onFind={openFind}
          onVersions={openVersions}
          onShare={openShare}
          onExport={() => setExporting(true)}
        />
        {finding && tab === 'read' && (
          <Suspense>
            <FindBar within="article.paper" text={document} onClose={closeFind} />
          </Suspense>
        )}
        <GenerationAnnouncer document={document} />
        <UnseenChanges document={document} />
        <div
          id="desk"
          onFocus={keepFocusClear}
          className="clear-of-bars min-h-[calc(100dvh-15rem)] bg-desk px-2.5 py-4 sm:px-6 sm:py-7 print:bg-transparent print:p-0"
        >
          <TabsContent
            value={pressed}
            aria-busy={pressed !== tab || undefined}
            className={cn('transition-opacity', pressed !== tab && 'opacity-50')}
          >
            <Suspense fallback={<TabSpinner />}>
              {tab === 'read' && (
                <div className="min-[1440px]:grid min-[1440px]:grid-cols-[minmax(0,1fr)_13rem] min-[1440px]:gap-6">
                  <ReadTab document={document} />
                  {hasMargin && <HistoryMargin documentId={document.id} onAll={openVersions} />}
                </div>
              )}
              {tab === 'edit' && <EditTab document={document} work={work} improvement={improvement} />}
              {tab === 'source' && <SourceTab document={document} work={work} />}
            </Suspense>
          </TabsContent>
        </div>
      </div>
      <Sheet open={drawer === 'contents'} onOpenChange={(open) => !open && setDrawer(null)} title="Contents">
        <DrawerTitle>Contents</DrawerTitle>
        <div className="min-h-0 overflow-y-auto px-3 pb-6">{contents}</div>
      </Sheet>
      {/* Stays once it was opened, so that closing it can be seen. */}
      {versionsOpened && (
        <Suspense>
          <VersionsPanel
            documentId={document.id}
            newest={document.version}
            open={drawer === 'versions'}
            onOpenChange={(open) => setDrawer(open ? 'versions' : null)}
          />
        </Suspense>
      )}
      <ShareDialog documentId={document.id} open={sharing} onOpenChange={setSharing} />
      <ExportDialog document={document} unsaved={work.stuck.length > 0} open={exporting} onOpenChange={setExporting} />
      {work.conflict && (
        <Suspense>
          <ConflictDialog document={document} conflict={work.conflict} work={work} />
        </Suspense>
      )}
      <ArrangeQuestion arranging={arranging} />
      <LeaveGuard work={work} />
    </Tabs>
  );
}

/** The drawer's own name is for screen readers; this one is seen. */
function DrawerTitle({ children }: { children: string }) {
  return (
    <p className="px-5 pt-4 pb-3 font-serif text-lg font-semibold" aria-hidden="true">
      {children}
    </p>
  );
}

function TabSpinner() {
  return (
    <div role="status" className="grid place-items-center py-24">
      <Spinner className="size-7 text-ember" />
      <span className="sr-only">Opening the view</span>
    </div>
  );
}
