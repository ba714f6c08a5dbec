import { requestRaw, saveFile } from '~/lib/api/client';
import { documentPath } from '~/lib/api/document';

const EXPORT_EXTENSIONS = {
  'full-docx': '.docx',
  'full-markdown': '.md',
  'zip-docx': '.zip',
  'zip-markdown': '.zip',
} as const;
export type ExportFormat = keyof typeof EXPORT_EXTENSIONS;

/** Saves the file and returns the name it was saved under. */
export async function exportDocument(document: { id: string; title: string }, format: ExportFormat): Promise<string> {
  const response = await requestRaw(`${documentPath(document.id)}/export`, {
    method: 'POST',
    body: { format },
    idempotencyKey: crypto.randomUUID(),
  });
  return saveFile(response, `${document.title}${EXPORT_EXTENSIONS[format]}`);
}
