import { useParams } from 'react-router';
import { SharedGate } from '~/components/shared-link/shared-gate';
import { SharedDocument } from '~/features/documents/shared/shared-document';
import { privateMeta, SHARED_PAGE_HEADERS } from '~/lib/page-meta';

export const meta = () => privateMeta('Shared document');
export const headers = () => SHARED_PAGE_HEADERS;

export default function SharedPage() {
  const { token = '' } = useParams();
  return (
    <SharedGate key={token} token={token}>
      <SharedDocument token={token} />
    </SharedGate>
  );
}
