import { DataSource } from 'typeorm';
import { dataSourceOptions } from './backend/src/database/data-source.js';

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('Set DATABASE_URL to the database that the typeorm command is to work on.');

/** For the typeorm command line only; the application migrates by itself when it starts. */
export default new DataSource(dataSourceOptions(url));
