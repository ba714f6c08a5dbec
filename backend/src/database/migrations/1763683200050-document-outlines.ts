import { ForwardMigration } from './forward-migration.js';

/** Sections can be taken out of a document, put back and moved; a version knows in which order they stood. */
export class DocumentOutlines1763683200050 extends ForwardMigration {
  readonly name = 'DocumentOutlines1763683200050';
  protected readonly sql = `
ALTER TABLE document_sections ADD COLUMN taken_out_at timestamptz;
ALTER TABLE prd_versions ADD COLUMN section_order varchar(80)[] NOT NULL DEFAULT '{}';
`;
}
