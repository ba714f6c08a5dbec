import { useId } from 'react';
import { dependencyCounts } from '@specforge/document';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/checkbox';
import type { ShownTemplate } from './shown-template';
import type { SectionSelection } from './use-section-selection';

type Section = ShownTemplate['sections'][number];

interface SectionPickerProps {
  sections: Section[];
  selection: SectionSelection;
}

export function SectionPicker({ sections, selection }: SectionPickerProps) {
  return (
    <section aria-labelledby="sections-heading">
      <div className="flex flex-wrap items-end justify-between gap-2 border-b border-control pb-2">
        <h2 id="sections-heading" className="font-serif text-xl font-semibold">
          Sections
        </h2>
        <div className="flex gap-2">
          <Button variant="link" size="sm" onClick={selection.selectAll}>
            Select All
          </Button>
          <Button variant="link" size="sm" onClick={selection.deselectAll}>
            Deselect All
          </Button>
        </div>
      </div>
      <ul>
        {sections.map((section) => (
          <SectionRow key={section.key} section={section} selection={selection} />
        ))}
      </ul>
    </section>
  );
}

function SectionRow({ section, selection }: { section: Section; selection: SectionSelection }) {
  const id = useId();
  const { hard, soft } = dependencyCounts(section);
  const locked = selection.locked.has(section.key);
  return (
    <li className="flex items-start gap-3 border-b py-4">
      <Checkbox
        id={id}
        className="-ms-1 -mt-0.5 max-lg:scroll-mb-24"
        checked={selection.selected.includes(section.key)}
        disabled={locked}
        aria-describedby={`${id}-about ${id}-badges`}
        onCheckedChange={() => selection.toggle(section.key)}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2 sm:flex-row sm:items-start sm:justify-between sm:gap-4">
        <div className="min-w-0">
          <label htmlFor={id} className="font-semibold break-words">
            {section.title}
          </label>
          <p id={`${id}-about`} className="pt-1 text-sm text-quiet">
            {section.description}
          </p>
        </div>
        <p id={`${id}-badges`} className="flex shrink-0 flex-wrap gap-1.5 sm:max-w-56 sm:justify-end">
          {locked && <Badge tone="patina">Required</Badge>}
          {selection.autoAdded.has(section.key) && <Badge tone="patina">Auto-added</Badge>}
          {hard > 0 && <Badge>Requires {hard} section(s)</Badge>}
          {soft > 0 && <Badge>+{soft} optional</Badge>}
        </p>
      </div>
    </li>
  );
}
