const LIMITS = [
  {
    title: 'It does not know your business',
    text: 'It has read what you wrote and nothing else. A baseline that you did not give is an open question with an owner, not a number that looks right.',
  },
  {
    title: 'It does not decide',
    text: 'A draft says what could be decided and by whom. What is in, what is out and what it may cost is yours to settle with the people it concerns.',
  },
  {
    title: 'It is not legal advice',
    text: 'Laws and standards are named where they are likely to matter. Whether they do, and how, is for somebody who answers for it.',
  },
];

export function Limits() {
  return (
    <section aria-labelledby="limits" className="border-t pt-14">
      <h2 id="limits" className="display text-3xl">
        What it does not do
      </h2>
      <dl className="grid grid-cols-1 gap-x-12 gap-y-8 pt-6 md:grid-cols-3">
        {LIMITS.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-serif text-lg font-semibold">{title}</dt>
            <dd className="pt-1.5 text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
