import { useParams, useSearchParams } from 'react-router';
import { Guard } from '~/components/guard';
import { SharedGate } from '~/components/shared-link/shared-gate';
import { PrintView } from '~/features/print/print-view';
import { SharedPrintView } from '~/features/print/shared-print-view';
import { privateMeta, SHARED_PAGE_HEADERS } from '~/lib/page-meta';

export const meta = () => privateMeta('Print');
export const headers = () => SHARED_PAGE_HEADERS;

export default function PrintPage() {
  const { projectId = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get('share');
  if (token !== null) {
    return (
      <SharedGate key={token} token={token}>
        <SharedPrintView token={token} projectId={projectId} />
      </SharedGate>
    );
  }
  return (
    <Guard>
      <PrintView key={projectId} projectId={projectId} />
    </Guard>
  );
}
