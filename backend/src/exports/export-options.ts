/** Choices of one export, as they lie in its row. */
export interface ExportOptions {
  /** Keys of the sections to export; all of them where it is left out. */
  sections?: string[];
  /** Of PDF files; A4 where it is left out. */
  paper?: PaperSize;
  /** Of CSV files; plain where it is left out. */
  flavour?: CsvFlavour;
}

export const PAPER_SIZES = ['a4', 'letter'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** For whom a CSV file is written: spreadsheets, or the importer of a tracker. */
export const CSV_FLAVOURS = ['plain', 'jira', 'linear', 'azure-devops'] as const;
export type CsvFlavour = (typeof CSV_FLAVOURS)[number];
