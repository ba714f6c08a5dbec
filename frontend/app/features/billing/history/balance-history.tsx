import { useSearchParams } from 'react-router';
import { Card } from '~/components/ui/card';
import { Segmented } from '~/components/ui/segmented';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorState } from '~/components/ui/states';
import { Table, Td, Th } from '~/components/ui/table';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { describeError } from '~/lib/api/errors';
import type { BalanceDay } from '~/lib/api/types';
import { britishDate } from '~/lib/dates';
import { formatNumber } from '~/lib/money';
import { useBalanceDays } from '../api/balance-days';
import { BalanceChart } from './balance-chart';

const SPANS = [30, 90, 365];
const SPAN_OPTIONS = SPANS.map((days) => ({ value: String(days), label: `${days} days` }));

/** Credits over time, as a drawing and as a table. */
export function BalanceHistory() {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('days'));
  const span = SPANS.includes(asked) ? asked : SPANS[0];
  const choose = (value: string) =>
    value &&
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('days', value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section aria-labelledby="over-time">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 id="over-time" className="font-serif text-lg font-semibold">
          Credits over time
        </h2>
        <Segmented label="Days shown" options={SPAN_OPTIONS} value={String(span)} onChange={choose} className="num" />
      </div>
      <Card>
        <Body span={span ?? 30} />
      </Card>
    </section>
  );
}

function Body({ span }: { span: number }) {
  const { data, isPending, error, refetch } = useBalanceDays(span);
  if (isPending) {
    return (
      <div role="status">
        <Skeleton className="h-[17.5rem]" />
        <VisuallyHidden>Loading credits over time</VisuallyHidden>
      </div>
    );
  }
  if (!data) return <ErrorState {...describeError(error)} onRetry={() => void refetch()} className="border-0 py-16" />;
  return (
    <>
      <BalanceChart days={data} />
      <details className="pt-4">
        <summary className="link inline-flex min-h-6 items-center text-sm">Show as a table</summary>
        <div className="pt-3">
          <DayTable days={data} />
        </div>
      </details>
    </>
  );
}

/** Only days on which something moved, and today: between them the balance stays. */
function DayTable({ days }: { days: BalanceDay[] }) {
  const told = days.filter(({ received, spent }, index) => received > 0 || spent > 0 || index === days.length - 1);
  return (
    <Table label="Credits by day">
      <thead>
        <tr>
          <Th>Day</Th>
          <Th className="text-end">In</Th>
          <Th className="text-end">Out</Th>
          <Th className="text-end">Balance</Th>
        </tr>
      </thead>
      <tbody className="num">
        {told.toReversed().map(({ date, received, spent, balance }) => (
          <tr key={date}>
            <Td className="whitespace-nowrap">{britishDate(date)}</Td>
            <Td className="text-end text-success">{received > 0 ? `+${formatNumber(received)}` : ''}</Td>
            <Td className="text-end">{spent > 0 ? `−${formatNumber(spent)}` : ''}</Td>
            <Td className="text-end font-medium">{formatNumber(balance)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
