import { Page } from '~/components/page';
import { QuickActions } from '~/features/dashboard/quick-actions';
import { RecentDocuments } from '~/features/dashboard/recent-documents';
import { StatCards } from '~/features/dashboard/stat-cards';
import { useUser } from '~/lib/auth';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Dashboard');

export default function Dashboard() {
  const { name } = useUser();
  return (
    <Page title={`Welcome back, ${name.trim() || 'there'}`} trail={[{ label: 'Dashboard' }]}>
      <div className="grid grid-cols-1 gap-4">
        <StatCards />
        <QuickActions />
        <RecentDocuments />
      </div>
    </Page>
  );
}
