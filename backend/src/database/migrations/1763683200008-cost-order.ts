import { ForwardMigration } from './forward-migration.js';

/** Staff look at the costs of all workspaces together, the newest first. */
export class CostOrder1763683200008 extends ForwardMigration {
  readonly name = 'CostOrder1763683200008';
  protected readonly sql = `
CREATE INDEX generation_costs_created_at_idx ON generation_costs (created_at DESC, id DESC);
`;
}
