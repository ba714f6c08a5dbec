import { ApiError, describeError } from '~/lib/api/errors';
import type { ErrorText } from '~/lib/api/errors';
import { useDocumentTitle } from '~/lib/use-document-title';
import { Button } from '../ui/button';
import { SharedNotice } from './shared-frame';

const ENDS: Record<string, ErrorText> = {
  SHARE_NOT_FOUND: {
    title: 'There is no such link',
    description: 'A letter may be missing from it. Copy the whole address again from where you found it.',
  },
  SHARE_REVOKED: {
    title: 'This link was closed',
    description: 'The people who gave it out have closed it. If you still need the document, ask them for a new link.',
  },
  SHARE_EXPIRED: {
    title: 'This link has expired',
    description: 'It was given for a while, and that is over. Whoever sent it to you can make a new one.',
  },
  SHARE_USED_UP: {
    title: 'This link has been used up',
    description:
      'It was good for a number of openings, and all of them have been taken. Whoever sent it to you can make a new one.',
  },
  SHARED_DOCUMENT_DELETED: {
    title: 'This document was deleted',
    description: 'The link is right, but what it led to is no longer there. Ask whoever sent it to you.',
  },
};

/** Whether a failure says that the link itself leads nowhere, now and at the next try. */
export const isLinkEnd = (error: unknown): boolean => error instanceof ApiError && (error.code ?? '') in ENDS;

/** Why a link shows no document. What may be over at the next try can be tried again. */
export function SharedFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const end = error instanceof ApiError ? ENDS[error.code ?? ''] : undefined;
  const { title, description } = end ?? describeError(error);
  useDocumentTitle(title);
  return (
    <SharedNotice>
      <h1 className="display text-2xl sm:text-3xl">{title}</h1>
      <p className="text-quiet">{description}</p>
      {!end && (
        <Button variant="secondary" className="justify-self-start" onClick={onRetry}>
          Try again
        </Button>
      )}
    </SharedNotice>
  );
}
