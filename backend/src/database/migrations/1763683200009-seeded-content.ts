import { ForwardMigration } from './forward-migration.js';

/** A start need not read, check and compare every template when nothing in them has changed. */
export class SeededContent1763683200009 extends ForwardMigration {
  readonly name = 'SeededContent1763683200009';
  protected readonly sql = `
CREATE TABLE seeded_content (
  name varchar(50) PRIMARY KEY,
  fingerprint char(64) NOT NULL,
  seeded_at timestamptz NOT NULL DEFAULT now()
);
`;
}
