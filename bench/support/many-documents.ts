import pg from 'pg';

/** Gives the workspace of the user with this e-mail address so many documents, each written by a run of its own. */
export async function addDocuments(databaseUrl: string, email: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `WITH owner AS (
         SELECT u.id AS user_id, w.id AS workspace_id FROM users u JOIN workspaces w ON w.personal_user_id = u.id
          WHERE u.email = $1
       ), numbers AS (
         SELECT n, now() - make_interval(mins => n) AS at FROM generate_series(1, $2::integer) AS n
       ), added_projects AS (
         INSERT INTO projects (workspace_id, user_id, idea, title, created_at)
         SELECT workspace_id, user_id, 'A product, number ' || n, 'Product ' || n, at FROM owner, numbers
         RETURNING id, workspace_id, user_id, title, created_at
       ), published AS (
         SELECT id, published_version_id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS places
           FROM templates WHERE published_version_id IS NOT NULL
       ), added_documents AS (
         INSERT INTO documents (workspace_id, project_id, user_id, template_id, template_version_id, title, status, created_at)
         SELECT p.workspace_id, p.id, p.user_id, t.id, t.published_version_id, p.title, 'ready', p.created_at
           FROM (SELECT *, row_number() OVER () AS place FROM added_projects) p
           JOIN published t ON t.place = 1 + p.place % t.places
         RETURNING id, workspace_id, project_id, user_id, template_id, created_at
       )
       INSERT INTO runs (workspace_id, project_id, document_id, user_id, template_id, status, step, credits_reserved,
                         base_credits, created_at, completed_at, settled_at)
       SELECT workspace_id, project_id, id, user_id, template_id, 'done', 'finished', 320, 100, created_at, created_at,
              created_at
         FROM added_documents`,
      [email, count],
    );
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
