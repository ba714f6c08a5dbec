import { requestRaw, saveFile } from '~/lib/api/client';
import { TEMPLATES_PATH } from '~/lib/api/templates';

export type DownloadFormat = 'docx' | 'md';

/** Saves the blank template as `{name}.{format}`. Throws 'Download failed' whatever the server said, with its cause. */
export async function downloadTemplate(template: { id: string; name: string }, format: DownloadFormat): Promise<void> {
  const path = `${TEMPLATES_PATH}/${encodeURIComponent(template.id)}/download?format=${format}`;
  const response = await requestRaw(path).catch((cause: unknown) => {
    throw new Error('Download failed', { cause });
  });
  await saveFile(response, `${template.name}.${format}`);
}
