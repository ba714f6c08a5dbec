import { ArrowDown, ArrowUp, Ellipsis, LogOut } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import type { Arranging } from './use-arranging';

interface SectionMenuProps {
  sectionKey: string;
  title: string;
  place: number;
  count: number;
  arranging: Arranging;
}

/** What can be done with a section's place in the document. */
export function SectionMenu({ sectionKey, title, place, count, arranging }: SectionMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`Arrange ${title}`}
        data-arrange={sectionKey}
        className="grid size-8 shrink-0 place-items-center rounded-control text-quiet hover:bg-soft hover:text-ink focus-visible:opacity-100 data-[state=open]:opacity-100 lg:opacity-0 lg:group-hover:opacity-100 lg:group-focus-within:opacity-100 [&_svg]:size-4"
      >
        <Ellipsis aria-hidden="true" strokeWidth={1.75} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem disabled={place === 0} onSelect={() => arranging.move(sectionKey, place - 1)}>
          <ArrowUp aria-hidden="true" strokeWidth={1.5} />
          Move up
        </DropdownMenuItem>
        <DropdownMenuItem disabled={place === count - 1} onSelect={() => arranging.move(sectionKey, place + 1)}>
          <ArrowDown aria-hidden="true" strokeWidth={1.5} />
          Move down
        </DropdownMenuItem>
        <DropdownMenuItem disabled={count === 1} onSelect={() => void arranging.takeOut(sectionKey)}>
          <LogOut aria-hidden="true" strokeWidth={1.5} />
          Take out of the document
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
