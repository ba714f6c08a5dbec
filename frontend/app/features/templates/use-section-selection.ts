import { useState } from 'react';
import { deselect, lockedSections, select, selectAll } from '@specforge/document';
import type { SelectableSection } from '@specforge/document';
import { toast } from '~/components/ui/toast';

const titles = (changed: { title: string }[]) => changed.map(({ title }) => title).join(', ');

/** Which sections are chosen. Choosing one brings what it requires, dropping one drops what requires it. */
export function useSectionSelection(sections: SelectableSection[], initial?: string[]) {
  const [selected, setSelected] = useState<string[]>(() => {
    const known = initial?.filter((key) => sections.some((section) => section.key === key)) ?? [];
    return known.length > 0
      ? known.reduce<string[]>((chosen, key) => select(sections, chosen, key).selected, [])
      : selectAll(sections);
  });
  const [autoAdded, setAutoAdded] = useState<ReadonlySet<string>>(new Set());

  const toggle = (key: string) => {
    const adding = !selected.includes(key);
    const change = adding ? select(sections, selected, key) : deselect(sections, selected, key);
    setSelected(change.selected);
    setAutoAdded((before) => {
      const added = adding ? change.alsoChanged.map((section) => section.key) : [];
      // What a person ticks by hand is their own choice from then on.
      return new Set([...before, ...added].filter((one) => one !== key && change.selected.includes(one)));
    });
    if (change.alsoChanged.length === 0) return;
    toast(
      adding
        ? { title: 'Required dependencies added', description: `Auto-added: ${titles(change.alsoChanged)}` }
        : { title: 'Dependencies removed', description: `Also removed: ${titles(change.alsoChanged)}` },
    );
  };

  const set = (keys: string[]) => {
    setSelected(keys);
    setAutoAdded(new Set());
  };

  return {
    selected,
    autoAdded,
    locked: lockedSections(sections, selected),
    toggle,
    selectAll: () => set(selectAll(sections)),
    deselectAll: () => set([]),
  };
}

export type SectionSelection = ReturnType<typeof useSectionSelection>;
