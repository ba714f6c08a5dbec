import fastifyCookie from '@fastify/cookie';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../backend/src/audit/audit.module.js';
import { AuthModule } from '../../backend/src/auth/auth.module.js';
import { ErrorFilter } from '../../backend/src/common/error.filter.js';
import { validationPipe } from '../../backend/src/common/validation.pipe.js';
import type { Config } from '../../backend/src/config/config.js';
import { ConfigModule } from '../../backend/src/config/config.module.js';
import { CreditsModule } from '../../backend/src/credits/credits.module.js';
import { dataSourceOptions } from '../../backend/src/database/data-source.js';
import { MailModule } from '../../backend/src/integrations/mail/mail.module.js';
import { WorkspacesModule } from '../../backend/src/workspaces/workspaces.module.js';

/**
 * A second server on a running application's database, with its guards and interceptors and with routes that only a
 * test has: for what holds for every route, whatever it does. Sign in at either server.
 */
export async function startExtraRoutes(
  config: Config,
  controllers: Type[],
): Promise<{ app: NestFastifyApplication; url: string; close(): Promise<void> }> {
  const module = {
    module: class ExtraRoutes {},
    imports: [
      ConfigModule.with(config),
      TypeOrmModule.forRoot(dataSourceOptions(config.database.url)),
      MailModule,
      AuditModule,
      WorkspacesModule,
      CreditsModule,
      AuthModule,
    ],
    controllers,
  };
  const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), {
    logger: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter());
  await app.register(fastifyCookie);
  try {
    await app.listen(0, '127.0.0.1');
  } catch (error) {
    await app.close();
    throw error;
  }
  return { app, url: await app.getUrl(), close: () => app.close() };
}
