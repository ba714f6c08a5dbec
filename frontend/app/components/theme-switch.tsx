import { ToggleGroup } from 'radix-ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { THEMES, useTheme } from '~/lib/theme';
import type { Theme } from '~/lib/theme';

const CHOICES = {
  system: { label: 'System', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
};

export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  return (
    <ToggleGroup.Root
      type="single"
      aria-label="Colour theme"
      value={theme}
      onValueChange={(value) => value && setTheme(value as Theme)}
      className="inline-flex w-fit gap-0.5 rounded-lg border bg-paper p-0.5"
    >
      {THEMES.map((name) => {
        const { label, icon: Icon } = CHOICES[name];
        return (
          <ToggleGroup.Item
            key={name}
            value={name}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-control px-2.5 text-xs text-quiet hover:text-ink data-[state=on]:bg-soft data-[state=on]:font-medium data-[state=on]:text-ink"
          >
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-3.5" />
            {label}
          </ToggleGroup.Item>
        );
      })}
    </ToggleGroup.Root>
  );
}
