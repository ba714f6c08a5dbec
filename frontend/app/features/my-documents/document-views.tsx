import { Link } from 'react-router';
import { DocumentStatusBadge } from '~/components/document-status';
import { Badge, DocTypeBadge } from '~/components/ui/badge';
import { Table, Td, Th } from '~/components/ui/table';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { DocumentSummary } from '~/lib/api/types';
import { cn } from '~/lib/cn';
import { relativeDate } from '~/lib/dates';
import { DocumentMenu } from './document-menu';

interface ViewProps {
  documents: DocumentSummary[];
  onDelete: (document: DocumentSummary) => void;
}

const pathOf = (document: DocumentSummary) => `/app/documents/${document.id}`;

/** Each card is one link as a whole; the menu lies above it. */
export function DocumentCards({ documents, onDelete }: ViewProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {documents.map((document) => (
        <li
          key={document.id}
          className="relative flex min-h-44 flex-col rounded-card border bg-sheet p-5 transition-colors hover:border-control"
        >
          <div className="flex items-start justify-between gap-2">
            <DocTypeBadge type={document.docType} />
            <DocumentMenu document={document} onDelete={onDelete} />
          </div>
          <h2 className="pt-3 font-serif text-lg leading-snug font-semibold">
            <Link
              dir="auto"
              to={pathOf(document)}
              className="line-clamp-3 break-words after:absolute after:inset-0 after:rounded-card"
            >
              {document.title}
            </Link>
          </h2>
          <ProjectLink document={document} className="pt-1" />
          <p className="pt-2 pb-4">
            <Badge className="font-mono">{document.templateId}</Badge>
          </p>
          <div className="mt-auto flex items-center justify-between gap-3">
            <span className="text-sm text-quiet">{relativeDate(document.createdAt)}</span>
            <DocumentStatusBadge status={document.status} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Where the document came from. It lies above the link that the entry is as a whole. */
function ProjectLink({ document, className }: { document: DocumentSummary; className?: string }) {
  return (
    <p className={cn('text-sm font-normal text-quiet', className)}>
      <Link
        dir="auto"
        to={`/app/projects/${document.projectId}`}
        className="relative z-1 inline-block max-w-full min-h-6 truncate align-bottom hover:text-ink hover:underline"
      >
        <span className="sr-only">Project: </span>
        {document.projectTitle}
      </Link>
    </p>
  );
}

export function DocumentTable({ documents, onDelete }: ViewProps) {
  return (
    <Table label="My documents">
      <thead>
        <tr>
          <Th>Title</Th>
          <Th>Template</Th>
          <Th>Created</Th>
          <Th>Status</Th>
          <Th>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <tr key={document.id} className="relative hover:bg-soft">
            <Td className="w-full min-w-48 font-medium">
              <Link
                dir="auto"
                to={pathOf(document)}
                className="line-clamp-2 min-h-6 break-words after:absolute after:inset-0"
              >
                {document.title}
              </Link>
              <ProjectLink document={document} />
            </Td>
            <Td>
              <Badge className="font-mono whitespace-nowrap">{document.templateId}</Badge>
            </Td>
            <Td className="whitespace-nowrap text-quiet">{relativeDate(document.createdAt)}</Td>
            <Td>
              <DocumentStatusBadge status={document.status} />
            </Td>
            <Td className="py-1.5">
              <DocumentMenu document={document} onDelete={onDelete} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
