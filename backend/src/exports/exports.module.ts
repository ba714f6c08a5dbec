import { Module } from '@nestjs/common';
import { TemplatesModule } from '../templates/templates.module.js';
import { ExportSourceService } from './export-source.service.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';

@Module({
  imports: [TemplatesModule],
  controllers: [ExportsController],
  providers: [ExportsService, ExportSourceService],
})
export class ExportsModule {}
