import { Module } from '@nestjs/common';
import { TemplatesModule } from '../templates/templates.module.js';
import { DiagramDrawerService } from './diagram-drawer.service.js';
import { DiagramsController } from './diagrams.controller.js';
import { DiagramsService } from './diagrams.service.js';
import { ExportDownloadsService } from './export-downloads.service.js';
import { ExportExecutorService } from './export-executor.service.js';
import { ExportJobsController } from './export-jobs.controller.js';
import { ExportJobsService } from './export-jobs.service.js';
import { ExportLeaseService } from './export-lease.service.js';
import { ExportRenderersService } from './export-renderers.service.js';
import { ExportSourceService } from './export-source.service.js';
import { ExportSweeperService } from './export-sweeper.service.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';
import { FilesService } from './files.service.js';
import { PdfService } from './pdf.service.js';
import { PrintController } from './print.controller.js';
import { PrintService } from './print.service.js';

@Module({
  imports: [TemplatesModule],
  controllers: [ExportsController, ExportJobsController, DiagramsController, PrintController],
  providers: [
    ExportsService,
    ExportSourceService,
    ExportJobsService,
    ExportDownloadsService,
    ExportLeaseService,
    ExportRenderersService,
    ExportExecutorService,
    ExportSweeperService,
    FilesService,
    DiagramsService,
    DiagramDrawerService,
    PdfService,
    PrintService,
  ],
  exports: [DiagramDrawerService, PrintService],
})
export class ExportsModule {}
