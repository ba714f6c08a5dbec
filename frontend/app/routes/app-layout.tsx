import { Outlet } from 'react-router';
import { AppShell } from '~/components/app-shell/app-shell';
import { Guard } from '~/components/guard';
import { Commands } from '~/features/commands/commands';

export default function AppLayout() {
  return (
    <Guard>
      <AppShell search={<Commands />}>
        <Outlet />
      </AppShell>
    </Guard>
  );
}
