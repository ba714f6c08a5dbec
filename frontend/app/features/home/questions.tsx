import { Accordion } from '~/components/ui/accordion';

const QUESTIONS = [
  {
    question: 'What does a document cost?',
    answer:
      '100 credits, and 20 for each section, times a factor for how demanding the template is: 1 to 2. One credit is one penny. You see the sum before anything starts, and your first core document is free.',
  },
  {
    question: 'What if a section cannot be written?',
    answer:
      'The rest of the document is kept and can be read at once. The price of the missing section goes back to your balance by itself, and one press tries it again.',
  },
  {
    question: 'Is the text ready to sign?',
    answer:
      'It is a draft for review. What you said is stated, what was assumed is marked as an assumption, and what nobody knows yet becomes an open question with an owner, so that you can see what is left to decide.',
  },
  {
    question: 'In which formats do I get it?',
    answer:
      'As PDF, Word, PowerPoint or Markdown, as a ZIP with a file per section, and the requirements as a table for spreadsheets, Jira, Linear and Azure DevOps. Exports are free, as are the blank templates.',
  },
  {
    question: 'Can I change what was written?',
    answer:
      'Every section can be edited in a form made for it, or as data. For 10 credits AI Improve rewrites a section as you instruct; you see the difference and can undo it.',
  },
];

export function Questions() {
  return (
    <section aria-labelledby="questions" className="border-t">
      <div className="mx-auto grid max-w-[90rem] grid-cols-1 gap-x-20 gap-y-8 px-5 py-16 sm:px-8 lg:grid-cols-[24rem_1fr] lg:px-14 lg:py-24">
        <h2 id="questions" className="display text-3xl">
          Asked before the first document
        </h2>
        <Accordion questions={QUESTIONS} className="max-w-3xl" />
      </div>
    </section>
  );
}
