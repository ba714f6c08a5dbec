import { ForwardMigration } from './forward-migration.js';

/** The type of a pinned version beside its content, so that a list of documents need not unpack the contents. */
export class PinnedDocType1763683200006 extends ForwardMigration {
  readonly name = 'PinnedDocType1763683200006';
  protected readonly sql = `
ALTER TABLE template_versions ADD COLUMN doc_type doc_type;
ALTER TABLE template_versions DISABLE TRIGGER template_versions_refuse_change;
UPDATE template_versions SET doc_type = (content->>'docType')::doc_type;
ALTER TABLE template_versions ENABLE TRIGGER template_versions_refuse_change;
ALTER TABLE template_versions ALTER COLUMN doc_type SET NOT NULL;
`;
}
