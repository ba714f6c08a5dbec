import { MoreHorizontal, Trash2 } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import type { DocumentSummary } from '~/lib/api/types';

interface DocumentMenuProps {
  document: DocumentSummary;
  onDelete: (document: DocumentSummary) => void;
}

export function DocumentMenu({ document, onDelete }: DocumentMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`Actions for ${document.title}`}
        className="relative z-10 grid size-8 shrink-0 place-items-center rounded-control text-quiet hover:bg-soft hover:text-ink"
      >
        <MoreHorizontal aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem destructive onSelect={() => onDelete(document)}>
          <Trash2 aria-hidden="true" strokeWidth={1.5} />
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
