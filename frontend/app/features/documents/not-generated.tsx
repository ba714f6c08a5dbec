import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Spinner } from '~/components/ui/spinner';
import type { DocumentDetail, SectionStatus } from '~/lib/api/types';
import { whyEmpty } from './absence-words';

interface NotGeneratedProps {
  document: Pick<DocumentDetail, 'status' | 'runId'>;
  state: SectionStatus['state'];
  /** Another way to fill it. */
  action?: ReactNode;
}

/** In place of a section that has no text. */
export function NotGenerated({ document, state, action }: NotGeneratedProps) {
  const generating = document.status === 'generating';
  const writing = generating && state === 'writing';
  return (
    <div className="grid justify-items-start gap-1.5 rounded-card border border-dashed px-5 py-6 font-sans">
      <p className="flex items-center gap-2 font-semibold">
        {writing && <Spinner className="text-ember" />}
        Section Not Generated
      </p>
      <p className="text-sm text-quiet">{whyEmpty(state, generating)}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-sm empty:hidden">
        {document.runId && (generating || state === 'failed') && (
          <Link to={`/app/runs/${document.runId}`} className="link inline-flex min-h-6 items-center">
            {generating ? 'Watch it being written' : 'See why, and try again'}
          </Link>
        )}
        {!generating && action}
      </div>
    </div>
  );
}
