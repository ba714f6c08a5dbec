import type { DataSource } from 'typeorm';
import { CreditTransaction } from '../../backend/src/credits/credit-transaction.entity.js';
import { createDataSource } from '../../backend/src/database/data-source.js';
import { Project } from '../../backend/src/projects/project.entity.js';
import { TemplateVersion } from '../../backend/src/templates/template-version.entity.js';
import { Template } from '../../backend/src/templates/template.entity.js';
import { createTestDatabase } from '../support/database.js';
import { addProject, addWorkspace, post, refusal } from '../support/schema-rows.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;

const run = (sql: string, values: unknown[] = []): Promise<unknown> => dataSource.query(sql, values);

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url);
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('the rules of the schema', () => {
  it('knows an e-mail address whatever its case', async () => {
    const { userId } = await addWorkspace(dataSource);
    const work = run(
      `INSERT INTO users (name, email, password) SELECT 'Twin', upper(email), 'x' FROM users WHERE id = $1`,
      [userId],
    );
    expect(await refusal(work)).toBe('users_email_key');
  });

  it('takes a member once', async () => {
    const { userId, workspaceId } = await addWorkspace(dataSource);
    const join = () =>
      run(`INSERT INTO workspace_members (workspace_id, user_id, role) VALUES ($1, $2, 'owner')`, [
        workspaceId,
        userId,
      ]);
    await join();
    expect(await refusal(join())).toBe('workspace_members_workspace_id_user_id_key');
  });

  it.each([-1, 101])('refuses %i per cent of traffic', async (traffic) => {
    const owner = await addWorkspace(dataSource);
    const project = await addProject(dataSource, owner);
    const work = run(
      `INSERT INTO variant_sets (workspace_id, project_id, name, traffic_allocation, created_by)
       VALUES ($1, $2, 'Set', $3, $4)`,
      [owner.workspaceId, project.id, traffic, owner.userId],
    );
    expect(await refusal(work)).toBe('variant_sets_traffic_allocation_check');
  });

  it('refuses a template that publishes a version of another, and changes to a version', async () => {
    const { manager } = dataSource;
    const [first, second] = ['first-template', 'second-template'].map((id) =>
      manager.create(Template, { id, name: id, docType: 'PRD', category: 'product-tech', description: 'A template' }),
    );
    await manager.insert(Template, [first!, second!]);
    const content = { id: 'first-template' } as TemplateVersion['content'];
    const version = manager.create(TemplateVersion, {
      templateId: 'first-template',
      version: 1,
      source: 'shipped',
      content,
      docType: 'PRD',
      contentHash: 'a'.repeat(64),
    });
    await manager.insert(TemplateVersion, version);
    await manager.update(Template, 'first-template', { publishedVersionId: version.id });

    expect(await refusal(manager.update(Template, 'second-template', { publishedVersionId: version.id }))).toBe(
      'templates_published_version_id_fkey',
    );
    expect(await refusal(run('UPDATE template_versions SET version = 2 WHERE id = $1', [version.id]))).toBe('23001');
  });

  it('refuses a row below a row of another workspace', async () => {
    const project = await addProject(dataSource, await addWorkspace(dataSource));
    const stranger = await addWorkspace(dataSource);
    const work = run(
      `INSERT INTO variant_sets (workspace_id, project_id, name, created_by) VALUES ($1, $2, 'Set', $3)`,
      [stranger.workspaceId, project.id, stranger.userId],
    );
    expect(await refusal(work)).toBe('variant_sets_project_id_fkey');
  });

  it('purges a project with all that hangs below it, and keeps its ledger rows', async () => {
    const { userId, workspaceId } = await addWorkspace(dataSource);
    const project = await addProject(dataSource, { userId, workspaceId });
    await post(dataSource, workspaceId, 100, { projectId: project.id });
    await run(`
      INSERT INTO templates (id, name, doc_type, category, description)
        VALUES ('purged', 'Purged', 'PRD', 'product-tech', 'A template');
      INSERT INTO template_versions (template_id, version, source, doc_type, content, content_hash)
        VALUES ('purged', 1, 'shipped', 'PRD', '{}', repeat('b', 64));
      WITH d AS (INSERT INTO documents (workspace_id, project_id, user_id, template_id, template_version_id, title)
          SELECT p.workspace_id, p.id, p.user_id, v.template_id, v.id, 'T' FROM projects p, template_versions v
           WHERE p.id = '${project.id}' AND v.template_id = 'purged' RETURNING *)
        INSERT INTO document_sections (workspace_id, document_id, key, position) SELECT workspace_id, id, 's', 0 FROM d;
      INSERT INTO prd_versions (workspace_id, project_id, document_id, version, title, sections, actor_kind)
        SELECT workspace_id, project_id, id, 1, 'T', '{}', 'user' FROM documents WHERE template_id = 'purged';
      INSERT INTO shares (workspace_id, project_id, document_id, version_id, token, created_by)
        SELECT v.workspace_id, project_id, document_id, v.id, 'purged', '${userId}' FROM prd_versions v
         WHERE project_id = '${project.id}';
      INSERT INTO comments (id, thread_id, workspace_id, project_id, document_id, version_id, section_id, share_id, content,
          guest_name)
        SELECT s.id, s.id, s.workspace_id, s.project_id, s.document_id, s.version_id, c.id, s.id, 'Hello', 'Ann'
          FROM shares s JOIN document_sections c USING (document_id) WHERE s.token = 'purged';
      WITH s AS (INSERT INTO variant_sets (workspace_id, project_id, name, created_by)
          VALUES ('${workspaceId}', '${project.id}', 'Set', '${userId}') RETURNING *)
        INSERT INTO prd_variants (workspace_id, variant_set_id, version_id, name)
        SELECT s.workspace_id, s.id, v.id, 'A' FROM s JOIN prd_versions v USING (project_id);
      UPDATE variant_sets s SET winner_variant_id = v.id FROM prd_variants v WHERE v.variant_set_id = s.id`);

    await run('DELETE FROM projects WHERE id = $1', [project.id]);

    for (const table of ['documents', 'document_sections', 'prd_versions', 'shares', 'comments', 'prd_variants']) {
      expect(await run(`SELECT 1 FROM ${table} WHERE workspace_id = $1`, [workspaceId])).toEqual([]);
    }
    expect(await dataSource.manager.countBy(CreditTransaction, { projectId: project.id })).toBe(1);
  });

  it('keeps updated_at for statements that forget it', async () => {
    const { id } = await addProject(dataSource, await addWorkspace(dataSource));
    await run(`UPDATE projects SET updated_at = '2020-01-01' WHERE id = $1`, [id]);
    await run(`UPDATE projects SET title = 'Another' WHERE id = $1`, [id]);
    const after = await dataSource.manager.findOneByOrFail(Project, { id });
    expect(after.updatedAt.getFullYear()).toBeGreaterThan(2020);
    expect(after.title).toBe('Another');
  });
});
