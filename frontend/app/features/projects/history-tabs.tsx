import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Download } from 'lucide-react';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Spinner } from '~/components/ui/spinner';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/tabs';
import { toast } from '~/components/ui/toast';
import { downloadExport } from '~/lib/api/download-export';
import type { ProjectExport, RunSummary } from '~/lib/api/types';
import { refusalText } from '~/lib/show-refusal';
import { ActivityList } from './activity-list';
import { useProjectExports, useProjectRuns, useProjectVersions } from './api/history';
import { HistoryList, HistoryRow } from './history-list';
import { exportState, fileName, outcomeOf, RUN_STATES, versionName, versionOrigin } from './history-words';

const TABS = [
  { value: 'activity', label: 'Activity', Panel: ActivityList },
  { value: 'runs', label: 'Runs', Panel: RunList },
  { value: 'versions', label: 'Versions', Panel: VersionList },
  { value: 'exports', label: 'Exports', Panel: ExportList },
] as const;

/** What has happened in the project; the open tab is kept in the address. */
export function HistoryTabs({ projectId }: { projectId: string }) {
  const [search, setSearch] = useSearchParams();
  const open = TABS.find(({ value }) => value === search.get('tab')) ?? TABS[0];
  const show = (tab: string) =>
    setSearch(
      (params) => {
        if (tab === TABS[0].value) params.delete('tab');
        else params.set('tab', tab);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Tabs value={open.value} onValueChange={show}>
      <TabsList aria-label="History of the project" className="max-sm:flex">
        {TABS.map(({ value, label }) => (
          <TabsTrigger key={value} value={value} className="max-sm:px-1.5">
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={open.value} className="pt-3">
        <open.Panel projectId={projectId} />
      </TabsContent>
    </Tabs>
  );
}

function RunList({ projectId }: { projectId: string }) {
  const list = useProjectRuns(projectId);
  return (
    <HistoryList
      list={list}
      things="runs"
      empty={{
        title: 'No runs yet',
        description: 'Each document that is written leaves its run here, with its price.',
      }}
    >
      {(runs) => (
        <ul>
          {runs.map((run) => (
            <HistoryRow
              key={run.id}
              title={
                <Link to={`/app/runs/${run.id}`} dir="auto" className="min-w-0 hover:underline">
                  {run.documentTitle}
                </Link>
              }
              badge={<RunState status={run.status} />}
              note={`${outcomeOf(run)}. Started by ${run.startedBy.name}`}
              at={run.createdAt}
            />
          ))}
        </ul>
      )}
    </HistoryList>
  );
}

const RUN_TONES = { running: 'info', paused: 'outline', done: 'success', failed: 'danger' } as const;

function RunState({ status }: Pick<RunSummary, 'status'>) {
  return (
    <Badge tone={RUN_TONES[status]}>
      {status === 'running' && <Spinner className="size-3" />}
      {RUN_STATES[status]}
    </Badge>
  );
}

function VersionList({ projectId }: { projectId: string }) {
  const list = useProjectVersions(projectId);
  return (
    <HistoryList
      list={list}
      things="versions"
      empty={{ title: 'No versions yet', description: 'Each draft, edit and improvement of a document makes one.' }}
    >
      {(versions) => (
        <ul>
          {versions.map((version) => (
            <HistoryRow
              key={version.id}
              title={
                <Link
                  to={`/app/documents/${version.documentId}/versions/${version.version}`}
                  dir="auto"
                  className="min-w-0 hover:underline"
                >
                  {version.documentTitle}: {versionName(version)}
                </Link>
              }
              badge={version.status === 'active' && <Badge tone="success">Current</Badge>}
              note={[versionOrigin(version), version.changelogSummary].filter(Boolean).join('. ')}
              at={version.createdAt}
            />
          ))}
        </ul>
      )}
    </HistoryList>
  );
}

function ExportList({ projectId }: { projectId: string }) {
  const list = useProjectExports(projectId);
  return (
    <HistoryList
      list={list}
      things="exports"
      empty={{
        title: 'No exports yet',
        description: 'Files that are made of the project’s documents stay here for 30 days.',
      }}
    >
      {(exports) => (
        <ul>
          {exports.map((one) => (
            <HistoryRow
              key={one.id}
              title={
                <span dir="auto" className="min-w-0">
                  {one.documentTitle}
                </span>
              }
              badge={<Badge>{fileName(one.format)}</Badge>}
              note={<span className={one.status === 'failed' ? 'text-danger' : ''}>{exportState(one)}</span>}
              at={one.createdAt}
              action={one.downloadUrl !== null && <DownloadButton one={one} />}
            />
          ))}
        </ul>
      )}
    </HistoryList>
  );
}

function DownloadButton({ one }: { one: ProjectExport }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await downloadExport(one.id).catch((error: unknown) =>
      toast({ title: 'Download Failed', description: refusalText(error, 'download'), variant: 'destructive' }),
    );
    setBusy(false);
  };
  return (
    <Button
      variant="ghost"
      aria-label={`Download ${one.documentTitle} as ${fileName(one.format)}`}
      loading={busy}
      onClick={() => void download()}
    >
      <Download aria-hidden="true" strokeWidth={1.5} />
      <span className="max-sm:sr-only">Download</span>
    </Button>
  );
}
