import { Page } from '~/components/page';
import { Appearance } from '~/features/settings/appearance';
import { EmailForm } from '~/features/settings/email-form';
import { NameForm } from '~/features/settings/name-form';
import { PasswordForm } from '~/features/settings/password-form';
import { Sessions } from '~/features/settings/sessions';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Account Settings');

export default function Settings() {
  return (
    <Page title="Settings" trail={[{ label: 'Dashboard', to: '/app' }, { label: 'Account Settings' }]}>
      <NameForm />
      <EmailForm />
      <PasswordForm />
      <Sessions />
      <Appearance />
    </Page>
  );
}
