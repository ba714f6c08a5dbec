import { Module } from '@nestjs/common';
import { TemplatesModule } from '../templates/templates.module.js';
import { DocumentLooksController } from './document-looks.controller.js';
import { DocumentLooksService } from './document-looks.service.js';
import { ProjectVersionsController } from './project-versions.controller.js';
import { ProjectVersionsService } from './project-versions.service.js';
import { VersionDifferencesService } from './version-differences.service.js';
import { VersionsController } from './versions.controller.js';
import { VersionsService } from './versions.service.js';

@Module({
  imports: [TemplatesModule],
  controllers: [VersionsController, ProjectVersionsController, DocumentLooksController],
  providers: [VersionsService, ProjectVersionsService, VersionDifferencesService, DocumentLooksService],
  exports: [VersionsService],
})
export class VersionsModule {}
