import 'reflect-metadata';
import { tmpdir } from 'node:os';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Config } from './config/config.js';
import { describeApi } from './openapi.js';

/** Nothing is connected in preview mode, so no address here is ever used. */
const UNUSED: Config = {
  environment: 'development',
  role: 'api',
  http: { host: '127.0.0.1', port: 0, publicUrl: 'http://localhost:3000', trustProxy: false },
  healthPort: null,
  site: { live: false, analyticsUrl: null },
  dataDir: tmpdir(),
  database: { url: 'postgres://unused@127.0.0.1/unused' },
  redis: null,
  model: {
    apiKey: 'unused',
    baseUrl: 'http://127.0.0.1/v1',
    main: '',
    mini: '',
    concurrency: 1,
    pencePerDollar: 76,
    offline: true,
  },
  runs: { concurrency: 1 },
  exports: { concurrency: 1 },
  browser: { executablePath: null, environment: {}, mostPageBytes: 2 ** 30 },
  s3: null,
  mail: { url: 'smtp://127.0.0.1', from: '' },
  payments: null,
  auth: { jwtSecret: 'unused' },
  staff: { email: '', password: null },
  rateLimits: false,
  log: { level: 'silent' },
};

/** Prints the API description. Needs no database: the application is only scanned, not started. */
const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(UNUSED), new FastifyAdapter(), {
  preview: true,
  logger: false,
});
app.setGlobalPrefix('api');
process.stdout.write(`${JSON.stringify(describeApi(app), null, 2)}\n`);
