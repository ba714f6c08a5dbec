import { Link } from 'react-router';
import { FileText } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { EmptyState, ErrorState } from '~/components/ui/states';
import { Table, Td, Th } from '~/components/ui/table';
import { describeError } from '~/lib/api/errors';
import { britishDate } from '~/lib/dates';
import { formatCredits } from '~/lib/money';
import { useDocumentSpend } from '../api/document-spend';
import { TransactionsLoading } from '../transaction-table';

export function SpendByDocument() {
  return (
    <section aria-labelledby="spend">
      <h2 id="spend" className="pb-3 font-serif text-lg font-semibold">
        Spent by document
      </h2>
      <Body />
    </section>
  );
}

function Body() {
  const { data, isPending, error, refetch } = useDocumentSpend();
  if (isPending) return <TransactionsLoading />;
  if (!data) return <ErrorState {...describeError(error)} onRetry={() => void refetch()} />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<FileText aria-hidden="true" />}
        title="No document has cost anything yet"
        description="What each document has cost stands here, improvements included."
        action={
          <Button asChild variant="secondary">
            <Link to="/app/templates">Browse Templates</Link>
          </Button>
        }
      />
    );
  }
  return (
    <Table label="Credits by document">
      <thead>
        <tr>
          <Th>Document</Th>
          <Th className="text-end">Spent</Th>
          <Th className="text-end max-sm:hidden">Movements</Th>
          <Th className="text-end max-sm:hidden">Last</Th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ documentId, title, credits, movements, lastAt }) => (
          <tr key={documentId}>
            <Td className="w-full min-w-40">
              {title === null ? (
                <span className="text-quiet">A document that was deleted</span>
              ) : (
                <Link
                  to={`/app/documents/${documentId}`}
                  dir="auto"
                  className="link inline-block min-h-6 wrap-anywhere"
                >
                  {title}
                </Link>
              )}
            </Td>
            <Td className="num text-end font-medium whitespace-nowrap">{formatCredits(credits)}</Td>
            <Td className="num text-end text-quiet max-sm:hidden">{movements}</Td>
            <Td className="text-end whitespace-nowrap text-quiet max-sm:hidden">{britishDate(lastAt)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
