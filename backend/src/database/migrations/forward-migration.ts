import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration in plain SQL. There is no way back: a mistake is mended by the next one. */
export abstract class ForwardMigration implements MigrationInterface {
  abstract readonly name: string;
  protected abstract readonly sql: string;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(this.sql);
  }

  down(): Promise<void> {
    return Promise.reject(new Error(`${this.name} goes forward only: write the next migration instead.`));
  }
}
