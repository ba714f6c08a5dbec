import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/credits.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { VersionsModule } from '../versions/versions.module.js';
import { WritingModule } from '../writing/writing.module.js';
import { MarginsController } from './margins.controller.js';
import { MarginsService } from './margins.service.js';
import { ProjectRunsController } from './project-runs.controller.js';
import { ProjectRunsService } from './project-runs.service.js';
import { RunControlService } from './run-control.service.js';
import { RunCreditsService } from './run-credits.service.js';
import { RunEventsService } from './run-events.service.js';
import { RunExecutorService } from './run-executor.service.js';
import { RunLeaseService } from './run-lease.service.js';
import { RunLoaderService } from './run-loader.service.js';
import { RunReaderService } from './run-reader.service.js';
import { RunSettlementService } from './run-settlement.service.js';
import { RunStartService } from './run-start.service.js';
import { RunStoreService } from './run-store.service.js';
import { RunSweeperService } from './run-sweeper.service.js';
import { RunsController } from './runs.controller.js';

@Module({
  imports: [CreditsModule, DocumentsModule, PricingModule, TemplatesModule, VersionsModule, WritingModule],
  controllers: [RunsController, ProjectRunsController, MarginsController],
  providers: [
    MarginsService,
    ProjectRunsService,
    RunControlService,
    RunCreditsService,
    RunEventsService,
    RunExecutorService,
    RunLeaseService,
    RunLoaderService,
    RunReaderService,
    RunSettlementService,
    RunStartService,
    RunStoreService,
    RunSweeperService,
  ],
})
export class RunsModule {}
