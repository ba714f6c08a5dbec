import { Module } from '@nestjs/common';
import { TemplateSeedingService } from './template-seeding.service.js';
import { TemplatesController } from './templates.controller.js';
import { TemplatesService } from './templates.service.js';

@Module({
  controllers: [TemplatesController],
  providers: [TemplatesService, TemplateSeedingService],
  exports: [TemplatesService, TemplateSeedingService],
})
export class TemplatesModule {}
