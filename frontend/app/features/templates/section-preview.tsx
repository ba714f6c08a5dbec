import { PREVIEWED, type ShownTemplate } from './shown-template';

/** What the first sections ask for, so that a visitor sees what kind of document this is. */
export function SectionPreview({ sections }: { sections: ShownTemplate['sections'] }) {
  const more = sections.length - PREVIEWED;
  return (
    <section aria-labelledby="preview-heading" className="grid gap-4">
      <h2 id="preview-heading" className="font-serif text-xl font-semibold">
        What you will write
      </h2>
      <ol className="grid gap-4">
        {sections.slice(0, PREVIEWED).map((section, index) => (
          <li key={section.key} className="rounded-card border bg-sheet px-5 py-4">
            <h3 className="font-serif text-lg font-semibold">
              {index + 1} {section.title}
            </h3>
            <p className="pt-1 text-sm">
              <span className="font-medium">What to write: </span>
              {section.guidance?.placeholder}
            </p>
            <p className="pt-3 text-sm font-medium">Pro tips</p>
            <ul className="grid list-disc gap-1 ps-5 pt-1 text-sm text-quiet marker:text-ember">
              {section.guidance?.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="text-sm text-quiet">+ {more} more sections</p>}
    </section>
  );
}
