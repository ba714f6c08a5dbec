import { Link } from 'react-router';
import { useVersions } from './api/versions';
import { historyOf, nameOf, versionAddress } from './versions/version-words';

/** How many of the newest versions stand beside the sheet. */
const SHOWN = 6;

/** What has happened to the document, newest first, beside it where there is room. */
export function HistoryMargin({ documentId, onAll }: { documentId: string; onAll: () => void }) {
  const { data = [] } = useVersions(documentId);
  if (data.length === 0) return null;
  return (
    <aside aria-label="History" className="print:hidden">
      <div className="sticky top-36 max-h-[calc(100dvh-10rem)] overflow-y-auto">
        <ol className="grid gap-4">
          {data.slice(0, SHOWN).map((version) => (
            <li
              key={version.id}
              className={`border-s-2 ps-3 text-sm ${version.isAiGenerated ? 'border-patina' : 'border-control'}`}
            >
              <Link
                to={versionAddress(documentId, version.version)}
                className="inline-flex min-h-6 items-center font-semibold break-words hover:underline"
              >
                {nameOf(version)}
              </Link>
              {version.changelogSummary && (
                <p className="line-clamp-4 break-words" dir="auto">
                  {version.changelogSummary}
                </p>
              )}
              <p className="text-xs text-quiet">{historyOf(version)}</p>
            </li>
          ))}
        </ol>
        <button type="button" className="link mt-4 min-h-6 text-sm" onClick={onAll}>
          All versions
        </button>
      </div>
    </aside>
  );
}
