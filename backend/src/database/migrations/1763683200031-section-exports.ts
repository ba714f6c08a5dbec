import { ForwardMigration } from './forward-migration.js';

/** Files of chosen sections that are made in the background are recorded too. */
export class SectionExports1763683200031 extends ForwardMigration {
  readonly name = 'SectionExports1763683200031';
  protected readonly sql = `
ALTER TYPE section_export_type ADD VALUE 'pdf';
ALTER TYPE section_export_type ADD VALUE 'docx';
ALTER TYPE section_export_type ADD VALUE 'pptx';
ALTER TYPE section_export_type ADD VALUE 'csv';
`;
}
