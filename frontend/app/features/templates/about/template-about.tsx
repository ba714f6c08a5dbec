import { Accordion } from '~/components/ui/accordion';
import type { SearchContent } from '~/lib/api/types';

/** What a template is, why one needs it, how to use it, and what people ask. */
export function TemplateAbout({ name, content }: { name: string; content: SearchContent }) {
  const { whatItIs, benefits, howToUse, faqs } = content;
  return (
    <>
      <section aria-labelledby="about" className="grid gap-3 rounded-card border bg-desk px-5 py-5 sm:px-7 sm:py-6">
        <h2 id="about" className="font-serif text-xl font-semibold">
          What it is
        </h2>
        {whatItIs.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} className="max-w-[72ch]">
            {paragraph}
          </p>
        ))}
      </section>
      <section aria-labelledby="benefits" className="grid gap-4">
        <h2 id="benefits" className="font-serif text-xl font-semibold">
          Why You Need This Template
        </h2>
        <ul className="grid max-w-[72ch] list-disc gap-2 ps-5 marker:text-ember">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how" className="grid gap-4">
        <h2 id="how" className="font-serif text-xl font-semibold">
          How to Use This Template
        </h2>
        <ol className="grid max-w-[72ch] gap-4">
          {howToUse.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span aria-hidden="true" className="num w-5 shrink-0 font-serif text-2xl leading-none text-ember">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
      {faqs.length > 0 && (
        <section aria-labelledby="faqs" className="grid gap-4">
          <h2 id="faqs" className="font-serif text-xl font-semibold">
            Questions about the {name} template
          </h2>
          <Accordion questions={faqs} className="max-w-[72ch]" />
        </section>
      )}
    </>
  );
}
