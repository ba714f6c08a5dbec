import { ForwardMigration } from './forward-migration.js';

/** A diagram that took too long may be drawn once the machine has less to do. */
export class DiagramRetries1763683200022 extends ForwardMigration {
  readonly name = 'DiagramRetries1763683200022';
  protected readonly sql = `
ALTER TABLE diagram_pictures ADD COLUMN retry_at timestamptz;
`;
}
