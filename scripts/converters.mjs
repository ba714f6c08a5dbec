// The programs that read exports again, as their recipients would. Tests that need one are left out without it.
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const starts = (command) => spawnSync(command, ['-v'], { stdio: 'ignore' }).status === 0;

/** Without fonts of their measure LibreOffice sets Calibri and Cambria in far wider ones, and nothing stays in its box. */
const hasFontFor = (font, substitute) => {
  const { stdout } = spawnSync('fc-match', ['-f', '%{family}', font], { encoding: 'utf8' });
  return (stdout ?? '').includes(font) || (stdout ?? '').includes(substitute);
};

/** Which of them this machine has. `writer` and `impress` are the parts of LibreOffice, with the fonts to lay out by. */
export function findConverters() {
  const office = officeFolder();
  const fonts = office !== null && hasFontFor('Calibri', 'Carlito') && hasFontFor('Cambria', 'Caladea');
  const has = (library) => fonts && existsSync(join(office, library));
  return {
    writer: has('libswlo.so'),
    impress: has('libsdlo.so'),
    pandoc: starts('pandoc'),
    poppler: starts('pdftotext') && starts('pdfinfo') && starts('pdftohtml'),
  };
}

/** Starting LibreOffice to ask takes seconds, so it is only looked for. */
function officeFolder() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, 'soffice')).find((path) => existsSync(path));
  return found === undefined ? null : dirname(realpathSync(found));
}

/** What is not tested here, in words. */
export function conversionsLeftOut({ writer, impress, pandoc, poppler } = findConverters()) {
  return [
    ...(poppler ? [] : ['the words and structure of PDF files (no poppler on this machine)']),
    ...(writer && poppler
      ? []
      : ['Word files as LibreOffice lays them out (no LibreOffice Writer with Carlito, Caladea and poppler)']),
    ...(impress && poppler
      ? []
      : ['PowerPoint files as LibreOffice lays them out (no LibreOffice Impress with Carlito, Caladea and poppler)']),
    ...(pandoc ? [] : ['Markdown as pandoc reads it (no pandoc on this machine)']),
  ];
}
