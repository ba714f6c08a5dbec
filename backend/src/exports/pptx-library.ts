import { createRequire } from 'node:module';
import type Library from 'pptxgenjs';

export type Presentation = Library.default;
export type PresentationSlide = Library.default.Slide;
export type MasterProps = Library.default.SlideMasterProps;
export type TextOptions = Library.default.TextPropsOptions;
export type TextRun = Library.default.TextProps;
export type CellRow = Library.default.TableRow;
export type Hyperlink = Library.default.HyperlinkProps;

/** The package does not mark its ES module as one; its CommonJS file loads everywhere. */
const Constructor = createRequire(import.meta.url)('pptxgenjs') as typeof Library.default;

export function newPresentation(): Presentation {
  return new Constructor();
}
