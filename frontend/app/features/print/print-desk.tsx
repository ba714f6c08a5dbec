import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Printer } from 'lucide-react';
import { SkipLink } from '~/components/skip-link';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import type { Crumb } from '~/components/ui/breadcrumbs';
import { Button } from '~/components/ui/button';
import { Field } from '~/components/ui/field';
import { NativeSelect } from '~/components/ui/native-select';
import type { PrintedPages } from '~/lib/api/types';

/** How often to ask for the pictures of diagrams that are being drawn, and how many times at the most. */
const DRAWING_MS = 1_500;
const MOST_ASKED = 12;
const STYLES = [
  { value: 'technical', label: 'Technical' },
  { value: 'executive', label: 'Executive' },
  { value: 'marketing', label: 'Marketing' },
] as const;

type PrintStyle = (typeof STYLES)[number]['value'];

/** The style that the address names, and what changes a part of the address's query. */
export function usePrintChoices() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('style');
  const style: PrintStyle = STYLES.find(({ value }) => value === asked)?.value ?? 'technical';
  const choose = (choice: Record<string, string>) =>
    setSearch((before) => ({ ...Object.fromEntries(before), ...choice }), { preventScrollReset: true });
  return { search, style, choose };
}

interface PrintQueryState {
  data: { pages: PrintedPages | null } | undefined;
  dataUpdateCount: number;
}

/** For a query of printed pages: asks again while their diagrams are being drawn. */
export const untilDrawn = ({ state }: { state: PrintQueryState }) =>
  state.data?.pages?.drawing && state.dataUpdateCount < MOST_ASKED ? DRAWING_MS : false;

interface PrintDeskProps {
  trail: Crumb[];
  pages: PrintedPages | null;
  style: PrintStyle;
  onStyle: (style: string) => void;
  /** Beside the choice of style. */
  choices?: ReactNode;
  /** Where nothing has been written yet. */
  nothing: ReactNode;
}

/** The pages of a document, and nothing else on the paper. */
export function PrintDesk({ trail, pages, style, onStyle, choices, nothing }: PrintDeskProps) {
  return (
    <div className="min-h-dvh bg-desk print:min-h-0 print:bg-transparent">
      <SkipLink />
      <header className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-paper px-4 py-2.5 sm:px-6 print:hidden">
        <Breadcrumbs trail={trail} className="min-w-0 [&_a]:block [&_a]:max-w-[14rem] [&_a]:truncate [&_a]:leading-6" />
        {pages && (
          <div className="ms-auto flex flex-wrap items-center gap-3">
            {choices}
            <Field label="Style" labelHidden className="w-36">
              <NativeSelect value={style} onChange={({ target }) => onStyle(target.value)}>
                {STYLES.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Button className="min-h-9" onClick={() => window.print()}>
              <Printer aria-hidden="true" strokeWidth={1.5} />
              Print
            </Button>
          </div>
        )}
      </header>
      <main id="main" tabIndex={-1} className="px-2.5 py-6 outline-none sm:px-6 print:p-0">
        {pages ? <Pages html={pages.html} styles={pages.styles} /> : nothing}
      </main>
    </div>
  );
}

/** The server writes both, and escapes every text of the document: this is the PDF's own source. */
function Pages({ html, styles }: { html: string; styles: string }) {
  return (
    <>
      <style>{styles}</style>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
