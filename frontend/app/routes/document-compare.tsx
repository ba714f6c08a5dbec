import { useParams } from 'react-router';
import { CompareScreen } from '~/features/documents/versions/compare-screen';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('What changed');

export default function DocumentComparePage() {
  const { documentId = '' } = useParams();
  return <CompareScreen key={documentId} documentId={documentId} />;
}
