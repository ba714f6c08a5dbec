import { useId } from 'react';
import { Checkbox } from '~/components/ui/checkbox';
import type { DocumentDetail } from '~/lib/api/types';

interface SectionChoiceProps {
  sections: readonly Pick<DocumentDetail['outline'][number], 'key' | 'title'>[];
  /** Keys of those that are not exported. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

/** Which of the written sections a file holds; all of them at first. */
export function SectionChoice({ sections, left, onChange }: SectionChoiceProps) {
  const id = useId();
  const chosen = sections.filter(({ key }) => !left.has(key)).length;
  const all = chosen === sections.length;
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">
        Sections{' '}
        <span className="font-normal text-quiet" aria-live="polite">
          {chosen} of {sections.length}
        </span>
      </legend>
      <div className="flex items-center gap-1.5">
        <Checkbox
          id={`${id}-all`}
          checked={all || (chosen > 0 && 'indeterminate')}
          onCheckedChange={() => onChange(all ? new Set(sections.map(({ key }) => key)) : new Set())}
        />
        <label htmlFor={`${id}-all`} className="min-h-7 py-1 text-sm">
          All sections
        </label>
      </div>
      <ul className="grid gap-x-6 border-s ps-3 sm:grid-cols-2">
        {sections.map(({ key, title }) => (
          <li key={key} className="flex items-start gap-1.5">
            <Checkbox id={`${id}-${key}`} checked={!left.has(key)} onCheckedChange={() => toggle(key)} />
            <label htmlFor={`${id}-${key}`} className="min-h-7 min-w-0 py-1 text-sm break-words">
              {title}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
