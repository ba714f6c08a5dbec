import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import cookies from '../../../../content/legal/cookies.md?raw';
import privacy from '../../../../content/legal/privacy.md?raw';
import terms from '../../../../content/legal/terms.md?raw';

export interface LegalPage {
  slug: string;
  title: string;
  /** The first paragraph, without its marks. */
  summary: string;
  /** Everything below the title, as Markdown. */
  body: string;
}

function readPage(slug: string, source: string): LegalPage {
  const [heading = '', ...rest] = source.trim().split('\n');
  const body = rest.join('\n').trim();
  const [summary = ''] = body.split('\n\n');
  return {
    slug,
    title: heading.replace(/^#\s*/, ''),
    summary: summary.replace(/[*`]/g, ''),
    body,
  };
}

/** As HTML. It comes from this repository, never from a user. Made when a page is asked for, not at each start. */
export function legalHtml({ body }: LegalPage): string {
  return micromark(body, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
}

export const LEGAL_PAGES: LegalPage[] = [
  readPage('privacy', privacy),
  readPage('terms', terms),
  readPage('cookies', cookies),
];
