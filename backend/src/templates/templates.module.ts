import { Module } from '@nestjs/common';
import { ExamplesService } from './examples.service.js';
import { TemplateSeedingService } from './template-seeding.service.js';
import { TemplatesController } from './templates.controller.js';
import { TemplatesService } from './templates.service.js';

@Module({
  controllers: [TemplatesController],
  providers: [TemplatesService, ExamplesService, TemplateSeedingService],
  exports: [TemplatesService, TemplateSeedingService],
})
export class TemplatesModule {}
