import { Monitor, Moon, Sun } from 'lucide-react';
import { THEMES, useTheme } from '~/lib/theme';
import { Segmented } from './ui/segmented';

const CHOICES = {
  system: { label: 'System', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
};

const OPTIONS = THEMES.map((value) => {
  const { label, icon: Icon } = CHOICES[value];
  return {
    value,
    label: (
      <>
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-3.5" />
        <span className="text-xs">{label}</span>
      </>
    ),
  };
});

export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  return <Segmented label="Colour theme" options={OPTIONS} value={theme} onChange={setTheme} />;
}
