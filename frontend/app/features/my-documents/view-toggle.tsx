import { ToggleGroup } from 'radix-ui';
import { LayoutGrid, List } from 'lucide-react';
import { Tooltip } from '~/components/ui/tooltip';

export type View = 'cards' | 'list';

const CHOICES = [
  { value: 'cards', label: 'Card view', icon: LayoutGrid },
  { value: 'list', label: 'List view', icon: List },
] as const;

export function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label="How documents are shown"
      value={view}
      onValueChange={(value) => value && onChange(value as View)}
      className="inline-flex gap-0.5 rounded-lg bg-soft p-1"
    >
      {CHOICES.map(({ value, label, icon: Icon }) => (
        <Tooltip key={value} content={label}>
          <ToggleGroup.Item
            value={value}
            aria-label={label}
            className="grid size-8 place-items-center rounded-control text-quiet hover:text-ink aria-checked:bg-sheet aria-checked:text-ink dark:aria-checked:bg-hairline"
          >
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-4" />
          </ToggleGroup.Item>
        </Tooltip>
      ))}
    </ToggleGroup.Root>
  );
}
