/** Choices of one export, as they lie in its row. */
export interface ExportOptions {
  /** Keys of the sections to export; all of them where it is left out. */
  sections?: string[];
  /** Of PDF files; A4 where it is left out. */
  paper?: PaperSize;
}

export const PAPER_SIZES = ['a4', 'letter'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];
