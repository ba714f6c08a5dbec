import { Card } from '~/components/ui/card';
import { cn } from '~/lib/cn';
import { creditsInPounds } from '~/lib/money';

export interface PriceExample {
  templateName: string;
  complexityLabel: string;
  multiplier: number;
  sections: number;
  base: number;
  sectionCost: number;
  total: number;
}

const TONES = { plain: '[&>dt]:text-quiet', gift: 'text-success', sum: 'font-semibold' };

function Line({ label, value, tone = 'plain' }: { label: string; value: string; tone?: keyof typeof TONES }) {
  return (
    <div className={cn('flex justify-between gap-4 py-1.5', TONES[tone])}>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

function Sum({ example }: { example: PriceExample }) {
  const { base, sections, sectionCost, total, multiplier } = example;
  const subtotal = base + sections * sectionCost;
  return (
    <Card className="p-6 text-sm shadow-float">
      <h3 className="pb-3 font-serif text-lg font-semibold">{example.templateName}, every section</h3>
      <dl>
        <Line label="Base" value={String(base)} />
        <Line label={`${sections} × ${sectionCost} sections`} value={String(sections * sectionCost)} />
        <Line label={`${example.complexityLabel}, × ${multiplier}`} value={String(total - subtotal)} />
        <div className="num mt-2 flex items-baseline justify-between border-t border-control pt-3 pb-2">
          <dt className="sr-only">Price</dt>
          <dd className="display text-2xl">{total} credits</dd>
          <dd className="display text-2xl">{creditsInPounds(total)}</dd>
        </div>
        <Line label="Your first core document" value={`− ${total}`} tone="gift" />
        <Line label="You pay" value="0 credits" tone="sum" />
      </dl>
    </Card>
  );
}

const PROMISES = [
  {
    title: 'Seen before, held at the start',
    text: 'One credit is one penny. The sum is on the page before you press anything.',
  },
  {
    title: 'Settled section by section',
    text: 'What could not be written comes back to your balance by itself. You need not ask.',
  },
  {
    title: 'Credits never expire',
    text: '500 of them, worth £5, come with the account. No card required. Premium features always cost extra.',
  },
];

export function PriceNote({ example }: { example: PriceExample | null }) {
  return (
    <section aria-labelledby="price" className="mx-auto max-w-[90rem] px-5 py-16 sm:px-8 lg:px-14 lg:py-24">
      <div className="grid items-start gap-x-20 gap-y-10 lg:grid-cols-[1fr_24rem]">
        <div>
          <h2 id="price" className="display text-3xl">
            A price you can check with a pencil
          </h2>
          <dl className="max-w-2xl pt-6">
            {PROMISES.map(({ title, text }) => (
              <div key={title} className="border-t py-5 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-6">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-quiet">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        {example && <Sum example={example} />}
      </div>
    </section>
  );
}
