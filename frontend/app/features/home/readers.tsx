const READERS = [
  {
    who: 'Product managers',
    what: 'Stories with acceptance criteria, goals with a baseline, and risks with an owner, before the kick-off.',
  },
  {
    who: 'Founders',
    what: 'You need not have written one before: each section says what belongs in it and what a reviewer will ask.',
  },
  {
    who: 'Agencies',
    what: 'Word, PDF and slides that can go to the client, in a style for those who decide, build or are to be won.',
  },
  {
    who: 'Engineering teams',
    what: 'Stable ids on every requirement, what changed between any two versions, and the work as a file for Jira, Linear or Azure DevOps.',
  },
];

export function Readers() {
  return (
    <section aria-labelledby="readers" className="border-t">
      <div className="mx-auto max-w-[90rem] px-5 py-16 sm:px-8 lg:px-14 lg:py-24">
        <h2 id="readers" className="display max-w-2xl text-3xl">
          Written once, read by everyone who has to build it
        </h2>
        <dl className="grid gap-x-10 gap-y-8 pt-10 sm:grid-cols-2 lg:grid-cols-4">
          {READERS.map(({ who, what }) => (
            <div key={who} className="border-t border-control pt-4">
              <dt className="font-serif text-lg font-semibold">{who}</dt>
              <dd className="pt-2 text-quiet">{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
