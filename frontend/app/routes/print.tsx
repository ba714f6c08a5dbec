import { useParams } from 'react-router';
import { Guard } from '~/components/guard';
import { PrintView } from '~/features/print/print-view';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Print');

export default function PrintPage() {
  const { projectId = '' } = useParams();
  return (
    <Guard>
      <PrintView key={projectId} projectId={projectId} />
    </Guard>
  );
}
