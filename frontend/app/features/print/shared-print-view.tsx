import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isLinkEnd, SharedFailure } from '~/components/shared-link/shared-failure';
import { Button } from '~/components/ui/button';
import { FullScreenSpinner } from '~/components/ui/spinner';
import { EmptyState } from '~/components/ui/states';
import { ApiError } from '~/lib/api/errors';
import { sharedPath, useReopen } from '~/lib/api/shared';
import type { SharedPrint } from '~/lib/api/types';
import { useDocumentTitle } from '~/lib/use-document-title';
import { PrintDesk, untilDrawn, usePrintChoices } from './print-desk';

const ELSEWHERE = new ApiError(404, 'Not Found', { code: 'SHARE_NOT_FOUND' });

/** The document behind a link as the pages it prints on, at the address of its project. */
export function SharedPrintView({ token, projectId }: { token: string; projectId: string }) {
  const { style, choose } = usePrintChoices();
  const asked = useQuery<SharedPrint>({
    queryKey: [`${sharedPath(token)}/print?style=${style}`],
    staleTime: 0,
    refetchInterval: untilDrawn,
  });
  const reopen = useReopen(token);
  const { data } = asked;
  // The link opens its own document, whatever project the address names.
  const error = data && data.projectId !== projectId ? ELSEWHERE : asked.error;
  useDocumentTitle(data?.title);
  if (error && (!data || isLinkEnd(error))) return <SharedFailure error={error} onRetry={reopen} />;
  if (!data) {
    return (
      <main>
        <FullScreenSpinner label="Opening the document" />
      </main>
    );
  }
  const reading = `/shared/${encodeURIComponent(token)}`;
  return (
    <PrintDesk
      trail={[{ label: data.title, to: reading }, { label: 'Print' }]}
      pages={data.pages}
      style={style}
      onStyle={(chosen) => choose({ style: chosen })}
      nothing={
        <EmptyState
          wholePage
          className="mx-auto mt-10 max-w-3xl bg-paper"
          title="Nothing to print yet"
          description="The pages appear here as soon as a section of the document has been written."
          action={
            <Button asChild>
              <Link to={reading}>Back to the document</Link>
            </Button>
          }
        />
      }
    />
  );
}
