/**
 * Signs with which a spreadsheet takes a cell for a formula, also in their wide forms, and those that it drops before
 * it looks.
 */
const FORMULA = String.raw`[=+\-@\t\r\n＝＋－＠]`;
const GUARDED = new RegExp(`^'+${FORMULA}`);
const DANGEROUS = new RegExp(`^'*${FORMULA}`);

/**
 * A cell that no spreadsheet takes for a formula: an apostrophe stands before one that would be. One that begins with
 * apostrophes and such a sign gets another, so that `unguardCell` gives every text back as it was.
 */
export function guardCell(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}

/** The text of a guarded cell: for programs that read these files. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
