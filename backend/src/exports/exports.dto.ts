import { ValidateChoice, ValidateUuid } from '../common/validators.js';
import { TEMPLATE_DOWNLOAD_FORMATS, type TemplateDownloadFormat } from '../templates/template-download.entity.js';
import { DOWNLOAD_FORMATS, type DownloadFormat } from './section-export.entity.js';

export class ExportParams {
  @ValidateUuid()
  documentId: string;
}

export class DocumentExportDto {
  @ValidateChoice({ of: DOWNLOAD_FORMATS, description: 'One file, or an archive with a file for each section.' })
  format: DownloadFormat;
}

export class TemplateDownloadQueryDto {
  @ValidateChoice({ of: TEMPLATE_DOWNLOAD_FORMATS })
  format: TemplateDownloadFormat;
}
