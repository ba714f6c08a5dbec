import { type DynamicModule, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoggerModule } from 'nestjs-pino';
import { AuditModule } from './audit/audit.module.js';
import { AuthPurgeModule } from './auth/auth-purge.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BillingModule } from './billing/billing.module.js';
import { ListRangeInterceptor } from './common/list-range.interceptor.js';
import { AppLogger, loggingOptions } from './common/logging.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { CreditsModule } from './credits/credits.module.js';
import { LedgerVerifyModule } from './credits/ledger-verify.module.js';
import { dataSourceOptions } from './database/data-source.js';
import { DocumentsModule } from './documents/documents.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { HealthModule } from './health/health.module.js';
import { LlmModule } from './integrations/llm/llm.module.js';
import { MailModule } from './integrations/mail/mail.module.js';
import { NotificationsModule } from './integrations/notifications/notifications.module.js';
import { QueueModule } from './integrations/queue/queue.module.js';
import { BrowserModule } from './integrations/browser/browser.module.js';
import { StorageModule } from './integrations/storage/storage.module.js';
import { StripeModule } from './integrations/stripe/stripe.module.js';
import { PricingModule } from './pricing/pricing.module.js';
import { ProjectsModule } from './projects/projects.module.js';
import { RunsModule } from './runs/runs.module.js';
import { SharesModule } from './shares/shares.module.js';
import { TemplatesModule } from './templates/templates.module.js';
import { UsersModule } from './users/users.module.js';
import { VersionsModule } from './versions/versions.module.js';
import { WorkspacesModule } from './workspaces/workspaces.module.js';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      providers: [AppLogger, { provide: APP_INTERCEPTOR, useClass: ListRangeInterceptor }],
      imports: [
        ConfigModule.with(config),
        LoggerModule.forRoot(loggingOptions(config)),
        TypeOrmModule.forRoot(dataSourceOptions(config.database.url)),
        ...(config.role === 'all' || config.role === 'scheduler' ? [ScheduleModule.forRoot()] : []),
        QueueModule,
        NotificationsModule,
        MailModule,
        LlmModule,
        StripeModule,
        StorageModule,
        BrowserModule,
        AuditModule,
        AuthModule,
        AuthPurgeModule,
        UsersModule,
        WorkspacesModule,
        CreditsModule,
        LedgerVerifyModule,
        BillingModule,
        TemplatesModule,
        PricingModule,
        ProjectsModule,
        RunsModule,
        DocumentsModule,
        VersionsModule,
        ExportsModule,
        SharesModule,
        HealthModule,
      ],
    };
  }
}
