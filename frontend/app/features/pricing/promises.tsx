const PROMISES = [
  { title: '500 free credits', text: 'Worth £5, with every new account. No card required.' },
  {
    title: 'First core document free',
    text: 'Your first PRD, BRD or FRD costs nothing. Premium features always cost extra.',
  },
  { title: 'Credits never expire', text: 'From the gift, from bundles or from a plan: they wait until you need them.' },
];

export function Promises() {
  return (
    <ul className="grid gap-x-10 gap-y-5 border-y py-6 md:grid-cols-3">
      {PROMISES.map(({ title, text }) => (
        <li key={title}>
          <p className="font-serif text-lg font-semibold">{title}</p>
          <p className="pt-1 text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
