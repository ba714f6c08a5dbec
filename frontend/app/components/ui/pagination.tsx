import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button';

interface PaginationProps {
  /** Counted from 0. */
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** Shown only when there is more than one page. */
export function Pagination({ page, perPage, total, onPage }: PaginationProps) {
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return null;
  const first = page * perPage + 1;
  const last = Math.min(total, first + perPage - 1);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 pt-5">
      <p className="num text-sm text-quiet" aria-live="polite">
        {first}–{last} of {total}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" disabled={page === 0} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" strokeWidth={1.5} />
          Previous
        </Button>
        <Button variant="secondary" size="sm" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight aria-hidden="true" strokeWidth={1.5} />
        </Button>
      </div>
    </nav>
  );
}
