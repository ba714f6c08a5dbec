import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/credits.module.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { VersionsModule } from '../versions/versions.module.js';
import { WritingModule } from '../writing/writing.module.js';
import { DiagramRequestsService } from './diagram-requests.service.js';
import { DocumentContentService } from './document-content.service.js';
import { DocumentOutlineService } from './document-outline.service.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsPurgeService } from './documents-purge.service.js';
import { DocumentsService } from './documents.service.js';
import { EarlierDocumentsService } from './earlier-documents.service.js';
import { ImprovementHoldsService } from './improvement-holds.service.js';
import { SectionEditsService } from './section-edits.service.js';
import { SectionImproveService } from './section-improve.service.js';
import { SectionsController } from './sections.controller.js';
import { VersionRestoreService } from './version-restore.service.js';

@Module({
  imports: [CreditsModule, TemplatesModule, VersionsModule, WritingModule],
  controllers: [DocumentsController, SectionsController],
  providers: [
    DocumentsService,
    DiagramRequestsService,
    DocumentContentService,
    DocumentOutlineService,
    DocumentsPurgeService,
    EarlierDocumentsService,
    ImprovementHoldsService,
    SectionEditsService,
    SectionImproveService,
    VersionRestoreService,
  ],
  exports: [DiagramRequestsService, DocumentContentService, EarlierDocumentsService, ImprovementHoldsService],
})
export class DocumentsModule {}
