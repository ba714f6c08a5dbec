import type { MigrationInterface } from 'typeorm';

/** Every migration, oldest first. They only go forward: a mistake is mended by the next one. */
export const migrations: (new () => MigrationInterface)[] = [];
