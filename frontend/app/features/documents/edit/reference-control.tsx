import { DropdownMenu as Radix } from 'radix-ui';
import { Check, ChevronDown } from 'lucide-react';
import type { ReferenceField } from '@specforge/document';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '~/components/ui/dropdown-menu';
import { useFieldControl } from '~/components/ui/field';
import { NativeSelect } from '~/components/ui/native-select';
import { listOf, textOf } from './paths';
import { matching } from './record-options';
import { useSectionEdit } from './section-edit';

interface ReferenceControlProps {
  field: ReferenceField;
  value: unknown;
  onValue: (value: unknown) => void;
}

export function ReferenceControl(props: ReferenceControlProps) {
  return props.field.many ? <ManyReferences {...props} /> : <OneReference {...props} />;
}

function OneReference({ field, value, onValue }: ReferenceControlProps) {
  const options = matching(useSectionEdit().records, field.to);
  const current = textOf(value);
  const known = options.some(({ id }) => id === current);
  return (
    <NativeSelect value={current} onChange={(event) => onValue(event.target.value || null)}>
      <option value="">{emptyLabel(options.length, field)}</option>
      {current !== '' && !known && <option value={current}>{current} (not found)</option>}
      {options.map(({ id, title }) => (
        <option key={id} value={id}>
          {id} {title}
        </option>
      ))}
    </NativeSelect>
  );
}

/** A menu of check marks that stays open while several are chosen. */
function ManyReferences({ field, value, onValue }: ReferenceControlProps) {
  const records = matching(useSectionEdit().records, field.to);
  const chosen = listOf(value).map(textOf);
  const lost = chosen.filter((id) => !records.some((record) => record.id === id));
  const options = [...lost.map((id) => ({ id, title: '(not found)' })), ...records];
  const summary = chosen.length === 0 ? emptyLabel(options.length, field) : chosen.join(', ');
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger
        {...useFieldControl()}
        aria-label={`${field.label}: ${chosen.length === 0 ? 'none' : chosen.join(', ')}`}
        className="flex min-h-10 w-full items-center justify-between gap-2 rounded-control border border-control bg-sheet px-3 py-1.5 text-start text-sm aria-invalid:border-danger"
      >
        <span className={chosen.length === 0 ? 'text-quiet' : 'min-w-0 font-mono text-xs break-words'}>{summary}</span>
        <ChevronDown aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0 text-quiet" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-h-80 max-w-[min(26rem,calc(100vw-2rem))] overflow-y-auto">
        {options.length === 0 && <p className="px-2.5 py-2 text-sm text-quiet">{emptyLabel(0, field)}</p>}
        {options.map(({ id, title }) => (
          <Radix.CheckboxItem
            key={id}
            checked={chosen.includes(id)}
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={(checked) => onValue(checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
            className="flex min-h-9 cursor-pointer items-start gap-2.5 rounded-control px-2.5 py-2 text-sm outline-none select-none data-[highlighted]:bg-soft"
          >
            <span className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-[4px] border border-control">
              <Radix.ItemIndicator>
                <Check aria-hidden="true" strokeWidth={2.5} className="size-3.5 text-ember" />
              </Radix.ItemIndicator>
            </span>
            <span className="min-w-0 break-words">
              <span className="me-1.5 font-mono text-xs">{id}</span>
              {title}
            </span>
          </Radix.CheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function emptyLabel(count: number, { to, optional }: ReferenceField): string {
  if (count === 0) return `No ${to.join(' or ')} records yet`;
  return optional ? 'None' : 'Choose…';
}
