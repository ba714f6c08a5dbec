/**
 * Signs with which a spreadsheet takes a cell for a formula, also in their wide forms, and those that it drops before
 * it looks.
 */
const FORMULA = String.raw`[=+\-@\t\r\n＝＋－＠]`;
const GUARDED = new RegExp(`^'+${FORMULA}`);
const DANGEROUS = new RegExp(`^'*${FORMULA}`);
/** What a spreadsheet of another country takes for the beginning of a cell: it separates by semicolons, or by tabs. */
const INNER = String.raw`([;\t] *)`;
const INNER_FORMULA = String.raw`('*[=+\-@＝＋－＠])`;
const INNER_DANGEROUS = new RegExp(`${INNER}${INNER_FORMULA}`, 'g');
const INNER_GUARDED = new RegExp(`${INNER}'${INNER_FORMULA}`, 'g');

/**
 * A cell that no spreadsheet takes for a formula, nor any part of it behind a semicolon or a tab: an apostrophe stands
 * before what would be one. What begins with apostrophes and such a sign gets another, so that `unguardCell` gives every
 * text back as it was.
 */
export function guardCell(text: string): string {
  const guarded = text.replace(INNER_DANGEROUS, "$1'$2");
  return DANGEROUS.test(guarded) ? `'${guarded}` : guarded;
}

/** The text of a guarded cell: for programs that read these files. */
export function unguardCell(cell: string): string {
  const text = GUARDED.test(cell) ? cell.slice(1) : cell;
  return text.replace(INNER_GUARDED, '$1$2');
}
