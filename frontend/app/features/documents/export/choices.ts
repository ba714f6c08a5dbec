import type { ExportOrder } from '~/lib/api/types';

export type Format = ExportOrder['format'];
export type Style = NonNullable<ExportOrder['template']>;
type Options = NonNullable<ExportOrder['options']>;
export type Paper = NonNullable<Options['paper']>;
export type Flavour = NonNullable<Options['flavour']>;

export const FORMATS: { value: Format; label: string }[] = [
  { value: 'pdf', label: 'PDF' },
  { value: 'docx', label: 'Word' },
  { value: 'pptx', label: 'PowerPoint' },
  { value: 'csv', label: 'CSV' },
];

interface StyleChoice {
  value: Style;
  label: string;
  /** What it does with pages and slides, and with the rows of a CSV file. */
  about: string;
  aboutRows: string;
}

export const STYLES: StyleChoice[] = [
  {
    value: 'technical',
    label: 'Technical',
    about: 'Everything: all records with their parts, diagrams and an index',
    aboutRows: 'Every requirement, story and task with all columns',
  },
  {
    value: 'executive',
    label: 'Executive',
    about: 'A summary on one page, then each section cut to what decides',
    aboutRows: 'The top level alone, with priority, owner and date',
  },
  {
    value: 'marketing',
    label: 'Marketing',
    about: 'What it is, for whom, what one gets from it and when; nothing internal',
    aboutRows: 'Features and what one gets from them',
  },
];

export const PAPERS: { value: Paper; label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];

export const FLAVOURS: { value: Flavour; label: string }[] = [
  { value: 'plain', label: 'Spreadsheets' },
  { value: 'jira', label: 'Import into Jira' },
  { value: 'linear', label: 'Import into Linear' },
  { value: 'azure-devops', label: 'Import into Azure DevOps' },
];
