import { FileArchive, FileText, Hash, Presentation } from 'lucide-react';
import type { DocumentExport, ExportOrder } from '~/lib/api/types';
import type { ExportFormat } from '../api/export-document';

interface Offer {
  label: string;
  about: string;
  icon: typeof FileText;
}

/** Made in the background and kept for a while. */
export const ORDERED: (Offer & { format: ExportOrder['format'] })[] = [
  { format: 'pdf', label: 'PDF', about: 'Pages to print and send, with contents and links', icon: FileText },
  { format: 'pptx', label: 'PowerPoint', about: 'Slides to present, with speaker notes', icon: Presentation },
];

/** Made while one waits a moment. */
export const IMMEDIATE: (Offer & { format: ExportFormat })[] = [
  { format: 'full-docx', label: 'DOCX', about: 'The whole document, for Word, Pages and LibreOffice', icon: FileText },
  { format: 'full-markdown', label: 'Markdown', about: 'The whole document, for wikis and repositories', icon: Hash },
  { format: 'zip-docx', label: 'ZIP of DOCX sections', about: 'One Word file for each section', icon: FileArchive },
  {
    format: 'zip-markdown',
    label: 'ZIP of Markdown sections',
    about: 'One Markdown file for each section',
    icon: FileArchive,
  },
];

export const FORMAT_NAMES: Record<DocumentExport['format'], string> = {
  pdf: 'PDF',
  docx: 'DOCX',
  pptx: 'PowerPoint',
  csv: 'CSV',
};
