import { Outlet } from 'react-router';
import { AppShell } from '~/components/app-shell/app-shell';
import { Guard } from '~/components/guard';
import { Commands } from '~/features/commands/commands';
import { ResumeWork } from '~/features/documents/resume-work';

export default function AppLayout() {
  return (
    <Guard>
      <AppShell search={<Commands />}>
        <ResumeWork />
        <Outlet />
      </AppShell>
    </Guard>
  );
}
