import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  CircleAlert,
  Download,
  Lightbulb,
  type LucideIcon,
  PenLine,
  Play,
  RotateCcw,
  Sparkles,
  Tag,
  Trash2,
} from 'lucide-react';
import { restoreDocument } from '~/lib/api/restore-document';
import type { ProjectActivity } from '~/lib/api/types';
import { useProjectActivity } from './api/history';
import { HistoryList, When } from './history-list';
import { canBeRestored, changeOf, sentenceOf } from './history-words';

/** Who did what in the project, newest first. */
export function ActivityList({ projectId }: { projectId: string }) {
  const list = useProjectActivity(projectId);
  return (
    <HistoryList
      list={list}
      things="activity"
      empty={{ title: 'Nothing has happened yet', description: 'What is done in this project is told here.' }}
    >
      {(acts) => (
        <ol>
          {acts.map((act) => (
            <Act key={act.id} act={act} projectId={projectId} />
          ))}
        </ol>
      )}
    </HistoryList>
  );
}

type Named = NonNullable<ProjectActivity['document']>;

const ICONS: Partial<Record<ProjectActivity['kind'], LucideIcon>> = {
  'project.create': Lightbulb,
  'project.editIdea': Lightbulb,
  'run.start': Play,
  'run.fail': CircleAlert,
  'version.generation': Sparkles,
  'version.improvement': Sparkles,
  'version.undo': RotateCcw,
  'version.restore': RotateCcw,
  'version.rename': Tag,
  'project.rename': Tag,
  'document.delete': Trash2,
  'project.delete': Trash2,
  'document.restore': RotateCcw,
  'document.export': Download,
  'document.download': Download,
};

const BY_AI = new Set<ProjectActivity['kind']>(['version.generation', 'version.improvement']);

function Act({ act, projectId }: { act: ProjectActivity; projectId: string }) {
  const { kind, person, document, at, version, runId } = act;
  const { before, after } = sentenceOf(act);
  const change = changeOf(act);
  const Icon = ICONS[kind] ?? PenLine;
  return (
    <li className="relative grid gap-1 border-t py-3 ps-9 first:border-t-0">
      <span
        aria-hidden="true"
        className={`absolute start-0 top-3 grid size-6 place-items-center rounded-full border [&_svg]:size-3.5 ${
          BY_AI.has(kind) ? 'border-patina text-patina' : 'border-control text-quiet'
        }`}
      >
        <Icon strokeWidth={1.5} />
      </span>
      <p className="break-words">
        <span className="font-medium" dir="auto">
          {person?.name ?? 'SpecForge'}
        </span>{' '}
        {before} {document && <DocumentName document={document} />}
        {after.startsWith(';') ? after : ` ${after}`}
      </p>
      {change && (
        <p className="text-sm break-words text-quiet" dir="auto">
          {change}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-xs text-quiet">
        <When at={at} />
        {document?.isOpen && version !== null && (
          <Link
            to={`/app/documents/${document.id}/versions/${version}`}
            className="link inline-flex min-h-6 items-center"
          >
            Version {version}
            <span className="sr-only"> of {document.title}</span>
          </Link>
        )}
        {document && canBeRestored(act) && <Restore document={document} projectId={projectId} />}
        {document?.isOpen && runId !== null && (
          <Link to={`/app/runs/${runId}`} className="link inline-flex min-h-6 items-center">
            The run<span className="sr-only"> that wrote {document.title}</span>
          </Link>
        )}
      </p>
    </li>
  );
}

function Restore({ document, projectId }: { document: Named; projectId: string }) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await restoreDocument(queryClient, { ...document, projectId });
    setBusy(false);
  };
  return (
    <button type="button" disabled={busy} className="link min-h-6" onClick={() => void restore()}>
      {busy ? 'Restoring…' : 'Restore'}
      <span className="sr-only"> {document.title}</span>
    </button>
  );
}

function DocumentName({ document }: { document: Named }) {
  const { id, title, isOpen } = document;
  if (!isOpen) return <span dir="auto">{title}</span>;
  return (
    <Link to={`/app/documents/${id}`} dir="auto" className="font-medium hover:underline">
      {title}
    </Link>
  );
}
