/** Wide tables and long lines scroll by themselves, and by keyboard. `html` is our own or escaped. */
export function frameTables(html: string): string {
  return html
    .replaceAll('<table>', '<div class="table-frame" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre', '<pre tabindex="0"');
}
