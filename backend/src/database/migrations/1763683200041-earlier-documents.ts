import { ForwardMigration } from './forward-migration.js';

/** A run remembers which versions of its project's documents it is drafted from, so that all of its sections agree. */
export class EarlierDocuments1763683200041 extends ForwardMigration {
  readonly name = 'EarlierDocuments1763683200041';
  protected readonly sql = `
ALTER TABLE runs ADD COLUMN earlier_versions uuid[] NOT NULL DEFAULT '{}';
`;
}
