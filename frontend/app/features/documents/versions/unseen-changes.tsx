import { Link } from 'react-router';
import { Button } from '~/components/ui/button';
import type { DocumentDetail } from '~/lib/api/types';
import { britishDateTime } from '~/lib/dates';
import { useUnseenChanges } from '../api/look';
import { compareAddress } from './version-words';

/** What others have done since one was last here, until one says that it was seen. */
export function UnseenChanges({ document }: { document: DocumentDetail }) {
  const { unseen, dismiss, dismissing } = useUnseenChanges(document);
  if (!unseen?.seenAt) return null;
  const { seenAt, summary, authors } = unseen;
  return (
    <section
      aria-label="Changes since you last looked"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-info-tint px-4 py-2.5 text-sm sm:px-6 print:hidden"
    >
      <p className="min-w-0 flex-1 basis-72 break-words" dir="auto">
        <span className="font-semibold">Since you last looked, {britishDateTime(seenAt)}: </span>
        {summary ?? 'nothing that can be read'}.{authors.length > 0 && ` By ${list(authors)}.`}
      </p>
      <div className="flex gap-2">
        <Button asChild size="sm" variant="secondary">
          <Link to={compareAddress(document.id, 'look', document.version)}>See what changed</Link>
        </Button>
        <Button size="sm" variant="ghost" loading={dismissing} onClick={dismiss}>
          Mark as seen
        </Button>
      </div>
    </section>
  );
}

function list(names: string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}
