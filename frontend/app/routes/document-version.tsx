import { useParams } from 'react-router';
import { VersionScreen } from '~/features/documents/versions/version-screen';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Version');

export default function DocumentVersionPage() {
  const { documentId = '', version = '' } = useParams();
  // What is no number is no version either: the server says so.
  return <VersionScreen key={`${documentId} ${version}`} documentId={documentId} version={Number(version) || 0} />;
}
