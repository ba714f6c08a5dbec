import { minimumSections, priceOfRun } from '@specforge/document';
import type { ComplexityLevel } from '@specforge/document';
import { Download } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { useAuth } from '~/lib/auth';
import type { Estimate, TemplateDetail } from '~/lib/api/types';
import { formatNumber } from '~/lib/money';

interface CostPanelProps {
  template: TemplateDetail;
  selected: string[];
  /** The server's price; undefined for visitors, who see the same formula. */
  estimate: Estimate | null | undefined;
  calculating: boolean;
  estimateError: string | null;
  starting: boolean;
  onBuild: () => void;
  onDownload: () => void;
}

/** What the chosen sections cost, and the two things one can do with them. */
export function CostPanel(props: CostPanelProps) {
  const { template, selected, estimate, calculating, estimateError, starting, onBuild, onDownload } = props;
  const { user } = useAuth();
  const local = priceOfRun(template.complexityLevel as ComplexityLevel, selected);
  const credits = selected.length === 0 ? 0 : (estimate?.credits ?? local.credits);
  const pounds = selected.length === 0 ? '0.00' : (estimate?.pounds ?? local.pounds);
  const { base, multiplier, subtotal } = local.breakdown;
  const minimum = minimumSections(template.sections.length);
  const missing = minimum - selected.length;
  const free = estimate?.firstDocumentFree && selected.length > 0;

  return (
    <aside aria-labelledby="cost-heading" className="rounded-card border bg-sheet p-6 shadow-float">
      <h2 id="cost-heading" className="font-serif text-lg font-semibold">
        What it costs
      </h2>
      <dl className="grid gap-3 pt-4 text-sm tabular-nums">
        <Row label="Base" value={formatNumber(base)} />
        <Row label={`${selected.length} × 20 sections`} value={formatNumber(selected.length * 20)} />
        <Row
          label={`${local.complexityLabel}, × ${multiplier}`}
          value={selected.length === 0 ? '0' : formatNumber(local.credits - subtotal)}
        />
      </dl>
      <p
        className="mt-4 flex items-baseline justify-between border-t border-control pt-4 font-serif text-2xl font-semibold tabular-nums"
        aria-live="polite"
        aria-busy={calculating}
      >
        <span>
          {formatNumber(credits)} <span className="sr-only">credits, </span>
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
        <Button
          size="lg"
          className="w-full"
          loading={starting}
          disabled={calculating || credits === 0 || missing > 0 || estimateError !== null}
          aria-describedby="minimum-sections"
          onClick={onBuild}
        >
          {user ? 'Build with AI' : 'Sign Up & Build FREE'}
        </Button>
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

function Row({ label, value, tone }: { label: string; value: string; tone?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${tone ?? ''}`}>
      <dt className={tone ? '' : 'text-quiet'}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
