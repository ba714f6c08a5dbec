import { ForwardMigration } from './forward-migration.js';

/** Processes keep rendered pages; they hear at once when a template changes, whoever changes it. */
export class TemplateNotices1763683200010 extends ForwardMigration {
  readonly name = 'TemplateNotices1763683200010';
  protected readonly sql = `
CREATE FUNCTION tell_templates_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('templates_changed', '');
  RETURN NULL;
END $$;
CREATE TRIGGER templates_changed AFTER INSERT OR UPDATE OR DELETE ON templates
  FOR EACH STATEMENT EXECUTE FUNCTION tell_templates_changed();
`;
}
