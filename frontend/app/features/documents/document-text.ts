import { blocksToMarkdown, blockText, documentBlocks, OFFLINE_NOTICE, sectionBlocks } from '@specforge/document';
import type { DocumentDetail } from '~/lib/api/types';
import { readingMinutes } from '~/lib/reading-time';

/** Something to read: a lone bar or dash of a table is none. */
const WORD = /[\p{L}\p{N}][^\s|]*/gu;

type Written = Pick<DocumentDetail, 'outline' | 'sections'>;

/** How many words a document has, headings with them, and how many minutes reading them takes. */
export function documentLength({ outline, sections }: Written): { words: number; minutes: number } {
  const words = outline
    .filter(({ key }) => sections[key])
    .map((section) => blockText(sectionBlocks(section, sections[section.key] ?? null)).match(WORD)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
  return { words, minutes: readingMinutes(words) };
}

/** The whole document as Markdown. It says, as every export does, when it was drafted offline. */
export function documentMarkdown(document: Written & Pick<DocumentDetail, 'title' | 'offlineDraft'>): string {
  const { title, outline, sections, offlineDraft } = document;
  return blocksToMarkdown(
    documentBlocks({
      title,
      sections: outline,
      data: sections,
      ...(offlineDraft && { notice: OFFLINE_NOTICE }),
    }),
  );
}
