import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { CONTENT_RANGE } from '../common/list-query.js';
import { AccessService } from '../workspaces/access.service.js';
import {
  type ActivityKind,
  type ActivityQuery,
  type ActivityResponseDto,
  type ActivityRow,
  mapActivity,
} from './project-activity.dto.js';

const DEFAULT_LIMIT = 25;

/** Acts that only the audit log knows. What made a version, a file or the project has a row of its own. */
const AUDITED = [
  'project.delete',
  'project.rename',
  'project.editIdea',
  'run.start',
  'run.pause',
  'run.resume',
  'run.cancel',
  'run.retry',
  'version.rename',
  'document.delete',
  'document.restore',
  'share.create',
  'share.revoke',
] as const satisfies readonly ActivityKind[];

/** Where a project's past stands: the rows of each table, and what each row tells. */
interface Source {
  from: string;
  /** Of its rows, those of the project: $1 is the workspace, $2 the project. */
  where: string;
  id: string;
  at: string;
  columns: string;
}

const NOTHING = 'NULL::uuid AS run_id, NULL::integer AS version';

const SOURCES: readonly Source[] = [
  {
    from: 'projects p',
    where: 'p.workspace_id = $1 AND p.id = $2',
    id: 'p.id',
    at: 'p.created_at',
    columns: `'project.create' AS kind, p.user_id, NULL::uuid AS document_id, NULL AS title, ${NOTHING}, NULL AS detail`,
  },
  {
    from: 'prd_versions v',
    where: 'v.workspace_id = $1 AND v.project_id = $2',
    id: 'v.id',
    at: 'v.created_at',
    columns: `'version.' || v.origin AS kind, v.created_by AS user_id, v.document_id, v.title, NULL::uuid AS run_id,
              v.version, v.changelog_summary AS detail`,
  },
  {
    from: 'audit_logs a',
    where: `a.workspace_id = $1 AND a.project_id = $2
      AND (a.action = ANY ($3::text[]) OR (a.action = 'run.settle' AND (a.meta ->> 'delivered')::integer = 0))`,
    id: 'a.id',
    at: 'a.created_at',
    columns: `CASE a.action WHEN 'run.settle' THEN 'run.fail' ELSE a.action END AS kind, a.user_id,
              coalesce((a.meta ->> 'documentId')::uuid,
                       (SELECT r.document_id FROM runs r
                         WHERE r.id = (a.meta ->> 'runId')::uuid AND r.workspace_id = a.workspace_id)) AS document_id,
              a.meta ->> 'title' AS title, (a.meta ->> 'runId')::uuid AS run_id,
              (a.meta ->> 'version')::integer AS version, coalesce(a.meta ->> 'name', a.meta ->> 'to') AS detail`,
  },
  {
    from: 'export_jobs e',
    where: 'e.workspace_id = $1 AND e.project_id = $2',
    id: 'e.id::uuid',
    at: 'e.created_at',
    columns: `'document.export' AS kind, e.user_id, e.document_id, NULL AS title, ${NOTHING},
              e.format::text AS detail`,
  },
  {
    from: 'section_exports s JOIN documents o ON o.id = s.document_id AND o.workspace_id = s.workspace_id',
    where: 's.workspace_id = $1 AND o.project_id = $2',
    id: 's.id',
    at: 's.created_at',
    columns: `'document.download' AS kind, s.user_id, s.document_id, NULL AS title, ${NOTHING},
              s.export_type::text AS detail`,
  },
];

/** Each table gives its newest rows in the order of an index, so a page costs the same however long the past is. */
function pageOf({ from, where, id, at, columns }: Source, onlyOlder: boolean): string {
  const older = onlyOlder ? `AND (${at}, ${id}) < (SELECT mark.at, mark.id FROM mark)` : '';
  return `(SELECT ${id} AS id, ${at} AS at, ${columns} FROM ${from}
            WHERE ${where} ${older} ORDER BY ${at} DESC, ${id} DESC LIMIT $4)`;
}

function markOf({ from, where, id, at }: Source): string {
  const own = id === 'e.id::uuid' ? 'e.id = $5::text' : `${id} = $5::uuid`;
  return `(SELECT ${id} AS id, ${at} AS at FROM ${from} WHERE ${where} AND ${own})`;
}

function statement(onlyOlder: boolean): string {
  const mark = onlyOlder ? `mark AS (${SOURCES.map(markOf).join(' UNION ALL ')}),` : '';
  return `
WITH ${mark} acts AS (
  SELECT * FROM (${SOURCES.map((source) => pageOf(source, onlyOlder)).join(' UNION ALL ')}) every
   ORDER BY at DESC, id DESC LIMIT $4
)
SELECT x.id, x.kind, x.at, u.id AS "personId", u.name AS "personName", x.document_id AS "documentId",
       coalesce(d.title, x.title) AS "documentTitle", coalesce(d.deleted_at IS NULL AND d.id IS NOT NULL, false) AS "isOpen",
       x.run_id AS "runId", x.version, x.detail
  FROM acts x
  LEFT JOIN users u ON u.id = x.user_id
  LEFT JOIN documents d ON d.id = x.document_id AND d.workspace_id = $1
 ORDER BY x.at DESC, x.id DESC`;
}

/** Who did what in a project, and when: read from the rows that its documents, runs and files left. */
@Injectable()
export class ProjectActivityService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
  ) {}

  /** Newest first. Of an unknown `before` nothing is older. Errors: PROJECT_NOT_FOUND. */
  async list(
    actor: Actor,
    projectId: string,
    { limit = DEFAULT_LIMIT, before }: ActivityQuery,
  ): Promise<{ rows: ActivityResponseDto[]; headers: Record<string, string> }> {
    const { workspaceId } = await this.access.requireProject(actor, 'project.read', projectId);
    // One row more than is shown says whether there are more.
    const values = [workspaceId, projectId, [...AUDITED], limit + 1, ...(before === undefined ? [] : [before])];
    const found: ActivityRow[] = await this.dataSource.query(statement(before !== undefined), values);
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    const next = new URLSearchParams({ limit: String(limit), before: last?.id ?? '' });
    return {
      rows: rows.map(mapActivity),
      headers: {
        [CONTENT_RANGE]: 'activity */*',
        ...(found.length > limit && { Link: `</api/projects/${projectId}/activity?${next}>; rel="next"` }),
      },
    };
  }
}
