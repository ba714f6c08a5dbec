/** What no common file system takes in a name: separators, wildcards, controls. */
const FORBIDDEN = /[\\/:*?"<>|]|\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;
const MAX_LENGTH = 120;

/** A file's name from a title: `Kelpline – PRD SaaS Starter.docx`. */
export function fileName(title: string, extension: string): string {
  const words = title.toWellFormed().replace(FORBIDDEN, ' ').replace(/\s+/g, ' ');
  // Windows drops dots and spaces at the end, and hides names that begin with a dot elsewhere.
  const trimmed = [...words]
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${trimmed === '' ? 'document' : trimmed}.${extension}`;
}

/** `01-executive-summary.md`: files sort as the sections stand. */
export function sectionFileName(position: number, key: string, count: number, extension: string): string {
  const digits = Math.max(2, String(count).length);
  return `${String(position + 1).padStart(digits, '0')}-${key}.${extension}`;
}
