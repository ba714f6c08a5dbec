import { Link } from 'react-router';
import { useBalance } from '~/lib/api/balance';
import { formatCredits, formatNumber } from '~/lib/money';

/** What is in the wallet, and what a run of this price leaves in it. Nothing while that is unknown. */
export function WalletLine({ payable }: { payable: number | null }) {
  const { data: wallet } = useBalance();
  if (payable === null || payable === 0 || typeof wallet?.balance !== 'number') return null;
  const left = wallet.balance - payable;
  if (left >= 0) {
    return (
      <p className="text-sm text-quiet">
        You have {formatNumber(wallet.balance)}; {formatNumber(left)} remain.
      </p>
    );
  }
  return (
    <p className="text-sm">
      <span className="text-danger">
        You have {formatCredits(wallet.balance)}, {formatNumber(-left)} too few.
      </span>{' '}
      <Link to="/app/billing" className="link inline-flex min-h-6 items-center">
        Add credits
      </Link>
    </p>
  );
}
