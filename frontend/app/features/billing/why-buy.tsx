const REASONS = [
  {
    title: 'A price before the work',
    text: 'A document costs 100 credits and 20 for each section, times a factor for its complexity. The sum is on the page before you start.',
  },
  {
    title: 'You pay for what was written',
    text: 'The price is held at the start. What could not be written comes back to your balance by itself.',
  },
  {
    title: 'No subscription needed',
    text: 'Buy when you need to. One credit is one penny, larger packages bring up to 25% more, and credits never expire.',
  },
];

export function WhyBuy() {
  return (
    <section aria-labelledby="why" className="rounded-card border bg-soft p-6">
      <h2 id="why" className="font-serif text-lg font-semibold">
        Why Buy Credits
      </h2>
      <dl className="grid gap-x-8 gap-y-4 pt-3 lg:grid-cols-3">
        {REASONS.map(({ title, text }) => (
          <div key={title} className="text-sm">
            <dt className="font-medium">{title}</dt>
            <dd className="pt-1 text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
