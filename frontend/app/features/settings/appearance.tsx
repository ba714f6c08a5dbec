import { ThemeSwitch } from '~/components/theme-switch';
import { SettingsSection } from './settings-section';

export function Appearance() {
  return (
    <SettingsSection title="Appearance" description="Remembered on this device.">
      <ThemeSwitch />
    </SettingsSection>
  );
}
