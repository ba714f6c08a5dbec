import { DataSource } from 'typeorm';

/**
 * For the typeorm command line only; the application migrates by itself when it starts. Reads what was built, since
 * Node runs this file as it is but not the entities' decorators:
 * `npm run build && DATABASE_URL=… npx typeorm migration:show -d ormconfig.ts`
 */
const built = new URL('./backend/dist/database/data-source.js', import.meta.url).href;
const { dataSourceOptions } = (await import(built)) as typeof import('./backend/src/database/data-source.js');

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('Set DATABASE_URL to the database that the typeorm command is to work on.');

export default new DataSource(dataSourceOptions(url));
