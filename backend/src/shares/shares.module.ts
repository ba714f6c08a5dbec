import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { SharedDocumentsController } from './shared-documents.controller.js';
import { SharedDocumentsService } from './shared-documents.service.js';
import { SharesController } from './shares.controller.js';
import { SharesService } from './shares.service.js';

@Module({
  imports: [AuthModule, DocumentsModule, ExportsModule],
  controllers: [SharesController, SharedDocumentsController],
  providers: [SharesService, SharedDocumentsService],
})
export class SharesModule {}
