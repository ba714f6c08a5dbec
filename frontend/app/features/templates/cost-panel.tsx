import { Download } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { useBalance } from '~/lib/api/balance';
import { useAuth } from '~/lib/auth';
import type { Estimate, TemplateSummary } from '~/lib/api/types';
import { cn } from '~/lib/cn';
import { formatNumber } from '~/lib/money';
import { BuildButton } from './build-button';
import { PlanNote } from './plan-note';
import { missingPlan } from './required-plan';
import type { ShownPrice } from './shown-price';
import { WalletLine } from './wallet-line';

interface CostPanelProps {
  /** The plan that the template needs. */
  plan: TemplateSummary['requiredPlan'];
  price: ShownPrice;
  /** How many sections are chosen. */
  count: number;
  /** The server's price; undefined for visitors, who see the same formula. */
  estimate: Estimate | null | undefined;
  calculating: boolean;
  estimateError: string | null;
  starting: boolean;
  canBuild: boolean;
  onBuild: () => void;
  onDownload: () => void;
  /** Where a purchase leads back to. */
  returnUrl: string;
  /** Called before the page is left to buy credits. */
  onLeave: () => void;
}

/** What the chosen sections cost, and the two things one can do with them. */
export function CostPanel(props: CostPanelProps) {
  const { price, count, estimate, calculating, estimateError, starting, canBuild, onBuild, onDownload } = props;
  const { plan, returnUrl, onLeave } = props;
  const { user } = useAuth();
  const { credits, pounds, payable, breakdown, complexityLabel, minimum, missing } = price;
  const { base, multiplier, subtotal } = breakdown;
  const free = estimate?.firstDocumentFree && count > 0;

  return (
    <aside aria-labelledby="cost-heading" className="rounded-card border bg-sheet p-6 shadow-float">
      <h2 id="cost-heading" className="font-serif text-lg font-semibold">
        What it costs
      </h2>
      <dl className="grid gap-3 pt-4 text-sm tabular-nums">
        <Row label="Base" value={formatNumber(base)} />
        <Row label={`Sections, ${count} × 20`} value={formatNumber(count * 20)} />
        <Row
          label={`${complexityLabel}, × ${multiplier}`}
          value={count === 0 ? '0' : formatNumber(breakdown.total - subtotal)}
        />
      </dl>
      <p
        className="mt-4 flex items-baseline justify-between border-t border-control pt-4 font-serif text-2xl font-semibold tabular-nums"
        aria-live="polite"
        aria-busy={calculating}
      >
        <span>
          {formatNumber(credits)} <span className="font-sans text-sm font-normal">credits</span>
          <span className="sr-only">, </span>
        </span>
        <span>£{pounds}</span>
      </p>
      {free && estimate && (
        <dl className="grid gap-3 pt-3 text-sm tabular-nums">
          <Row
            label="Your first document"
            value={`− ${formatNumber(estimate.credits - estimate.payable)}`}
            tone="text-success"
          />
          <Row label="You pay" value={`${formatNumber(estimate.payable)} credits`} tone="font-semibold" />
        </dl>
      )}
      <div className="grid gap-2.5 pt-5">
        <PlanNote plan={plan} returnUrl={returnUrl} onLeave={onLeave} />
        <WalletLine payable={payable} returnUrl={returnUrl} onLeave={onLeave} />
        {/* In narrow windows it stands in the bar at their foot. */}
        <BuildButton className="w-full max-lg:hidden" starting={starting} disabled={!canBuild} onBuild={onBuild} />
        <Button variant="secondary" size="lg" className="w-full" onClick={onDownload}>
          <Download aria-hidden="true" strokeWidth={1.5} /> Free download
        </Button>
      </div>
      <p id="minimum-sections" className="pt-4 text-xs text-quiet">
        Minimum {minimum} sections required
      </p>
      <p role="status" className="text-sm text-danger not-empty:pt-1">
        {missing > 0 ? `Select at least ${missing} more section(s) to continue` : (estimateError ?? '')}
      </p>
      <p className="pt-2 text-xs text-quiet">
        Held now, settled per section. What cannot be written comes back by itself.
        {!user && ' Your first core document is free; new accounts get 500 credits, no card required.'}
      </p>
    </aside>
  );
}

interface BuildBarProps extends Pick<
  CostPanelProps,
  'plan' | 'price' | 'calculating' | 'starting' | 'canBuild' | 'onBuild'
> {
  className?: string;
}

/** Price and start of a narrow window, in sight while sections are chosen. At its start, clear of messages. */
export function BuildBar({ plan, price, calculating, starting, canBuild, onBuild, className }: BuildBarProps) {
  const { user } = useAuth();
  const needed = missingPlan(plan, user?.plan);
  return (
    <div className={cn('flex items-center gap-4 border-t bg-paper px-4 py-2.5 sm:flex-row-reverse sm:px-8', className)}>
      <p className="min-w-0 flex-1 text-sm leading-tight tabular-nums" aria-busy={calculating}>
        <span className="font-semibold">{formatNumber(price.credits)} credits</span>{' '}
        <span className="text-quiet">£{price.pounds}</span>
        {price.payable === 0 && <span className="block text-success">Your first document: free</span>}
        {price.missing > 0 && <span className="block text-danger">{price.missing} more section(s) needed</span>}
        {needed && <span className="block text-danger">{needed}</span>}
        <Shortage payable={price.payable} />
      </p>
      <BuildButton starting={starting} disabled={!canBuild} onBuild={onBuild} />
    </div>
  );
}

/** How many credits are missing, where there is room for no more than that. */
function Shortage({ payable }: { payable: number | null }) {
  const { data: wallet } = useBalance();
  const missing = (payable ?? 0) - (wallet?.balance ?? 0);
  if (typeof wallet?.balance !== 'number' || missing <= 0) return null;
  return <span className="block text-danger">{formatNumber(missing)} credits too few</span>;
}

function Row({ label, value, tone }: { label: string; value: string; tone?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${tone ?? ''}`}>
      <dt className={tone ? '' : 'text-quiet'}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
