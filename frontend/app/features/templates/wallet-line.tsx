import { useBalance } from '~/lib/api/balance';
import { formatNumber } from '~/lib/money';
import { MissingCredits } from './missing-credits';

interface WalletLineProps {
  payable: number | null;
  /** Where a purchase leads back to. */
  returnUrl: string;
  /** Called before the page is left to buy credits. */
  onLeave: () => void;
}

/** What is in the wallet, and what a run of this price leaves in it. Nothing while that is unknown. */
export function WalletLine({ payable, returnUrl, onLeave }: WalletLineProps) {
  const { data: wallet } = useBalance();
  if (payable === null || payable === 0 || typeof wallet?.balance !== 'number') return null;
  const left = wallet.balance - payable;
  if (left < 0) {
    return <MissingCredits balance={wallet.balance} missing={-left} returnUrl={returnUrl} onLeave={onLeave} />;
  }
  return (
    <p className="text-sm text-quiet">
      You have {formatNumber(wallet.balance)}; {formatNumber(left)} remain.
    </p>
  );
}
