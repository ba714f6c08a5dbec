import { request } from './client';
import type { DocumentExport } from './types';

export const exportPath = (id: string) => `/api/exports/${id}`;

/** Hands the file to the browser's own downloads, by a link that is made for this moment. Answers its name. */
export async function downloadExport(id: string): Promise<string> {
  const { downloadUrl, fileName } = await request<DocumentExport>(exportPath(id));
  if (downloadUrl === null) throw new Error('This file is no longer kept. Export the document again.');
  const anchor = document.createElement('a');
  anchor.href = downloadUrl;
  anchor.download = fileName ?? '';
  anchor.click();
  return fileName ?? 'your file';
}
