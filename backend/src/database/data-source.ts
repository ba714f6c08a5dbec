import { DataSource, type DataSourceOptions } from 'typeorm';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';
import { SnakeCaseNamingStrategy } from './naming-strategy.js';

interface PoolOptions {
  poolSize?: number;
  /** How long whoever wants a connection waits for one. */
  connectTimeoutMS?: number;
}

/** How the application, its migrations and its tests reach PostgreSQL. The schema comes from migrations alone. */
export function dataSourceOptions(databaseUrl: string, { poolSize = 10, connectTimeoutMS = 10_000 }: PoolOptions = {}) {
  return {
    type: 'postgres',
    url: databaseUrl,
    applicationName: 'specforge',
    entities,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeCaseNamingStrategy(),
    synchronize: false,
    poolSize,
    connectTimeoutMS,
    // Sequence numbers and file sizes stay far below 2^53.
    parseInt8: true,
    // Rows made by a constructor get a new id; rows that are read have theirs.
    entitySkipConstructor: true,
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
  } as const satisfies DataSourceOptions;
}

/** A connected data source. The caller destroys it. */
export function createDataSource(databaseUrl: string, options?: PoolOptions): Promise<DataSource> {
  return new DataSource(dataSourceOptions(databaseUrl, options)).initialize();
}
