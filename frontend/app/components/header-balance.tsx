import { Link } from 'react-router';
import { Skeleton } from '~/components/ui/skeleton';
import { useBalance } from '~/lib/api/balance';
import { creditsInPounds, formatCredits } from '~/lib/money';

/** The balance with its value in pounds, in the public header. */
export function HeaderBalance() {
  const { data, isPending } = useBalance();
  if (isPending) return <Skeleton className="h-8 w-28" />;
  if (typeof data?.balance !== 'number') return null;
  return (
    <Link
      to="/credits"
      className="num inline-flex min-h-9 items-center gap-1.5 rounded-control border px-3 text-sm whitespace-nowrap hover:bg-soft"
    >
      <span className="font-medium">{formatCredits(data.balance)}</span>
      <span className="text-quiet max-sm:sr-only">({creditsInPounds(data.balance)})</span>
    </Link>
  );
}
