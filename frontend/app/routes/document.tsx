import { useParams } from 'react-router';
import { DocumentScreen } from '~/features/documents/document-screen';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Document');

export default function DocumentPage() {
  const { documentId = '' } = useParams();
  return <DocumentScreen key={documentId} documentId={documentId} />;
}
