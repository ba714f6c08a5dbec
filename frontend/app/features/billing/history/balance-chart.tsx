import type { BalanceDay } from '~/lib/api/types';
import { britishDate } from '~/lib/dates';
import { formatCredits, formatNumber } from '~/lib/money';
import { HEIGHT, niceTop, stepPath, WIDTH } from './chart-shape';

/** The balance day by day as a drawing. Its name says the gist; the table beside it says everything. */
export function BalanceChart({ days }: { days: BalanceDay[] }) {
  const balances = days.map(({ balance }) => balance);
  const highest = Math.max(0, ...balances);
  const top = niceTop(highest);
  const { line, area } = stepPath(days, top);
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  const gist =
    `Balance from ${britishDate(first.date)} to ${britishDate(last.date)}: ` +
    `${formatCredits(first.balance)} at first, ${formatCredits(last.balance)} now, ` +
    `${formatNumber(Math.min(...balances))} at the lowest, ${formatNumber(highest)} at the highest.`;
  return (
    <figure className="num grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-quiet">
      <div aria-hidden="true" className="flex h-48 flex-col justify-between text-end leading-none">
        <span>{formatNumber(top)}</span>
        <span>{formatNumber(top / 2)}</span>
        <span>0</span>
      </div>
      <svg
        role="img"
        aria-label={gist}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-48 w-full overflow-visible"
      >
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <path key={y} d={`M0 ${y}H${WIDTH}`} className="stroke-hairline" vectorEffect="non-scaling-stroke" />
        ))}
        <path d={area} className="fill-patina-tint" />
        <path d={line} fill="none" strokeWidth="2" className="stroke-patina" vectorEffect="non-scaling-stroke" />
      </svg>
      <div aria-hidden="true" className="col-start-2 flex justify-between pt-2">
        <span>{britishDate(first.date)}</span>
        <span>{britishDate(last.date)}</span>
      </div>
    </figure>
  );
}
