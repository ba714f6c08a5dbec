import { Outlet } from 'react-router';
import { AppShell } from '~/components/app-shell/app-shell';
import { Guard } from '~/components/guard';

export default function AppLayout() {
  return (
    <Guard>
      <AppShell>
        <Outlet />
      </AppShell>
    </Guard>
  );
}
