import { Accordion } from '~/components/ui/accordion';

const QUESTIONS = [
  {
    question: 'Do I need a subscription?',
    answer:
      'No. Credits come with the account, in bundles bought once, or every month with a plan. All of them can be used for everything.',
  },
  {
    question: 'What is free?',
    answer:
      'An account with 500 credits, without a card; your first core document, which is your first PRD, BRD or FRD; every export; every blank template. Premium features always cost extra, also with the first document.',
  },
  {
    question: 'What if a section cannot be written?',
    answer: 'Its price goes back to your balance by itself. What was written stays yours and can be read at once.',
  },
  {
    question: 'What happens to my credits when I cancel a plan?',
    answer:
      'They stay. The plan runs until the end of the period that is paid, is not renewed, and the credits that you have never expire.',
  },
  {
    question: 'Can I change between Pro and Ultimate?',
    answer:
      'At any time. To Ultimate you change at once and pay the difference for the rest of the period; to Pro you change when the period ends.',
  },
  {
    question: 'Who sees my card?',
    answer: 'Only the payment provider, on its own page. We never see the number.',
  },
];

export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[20rem_1fr]">
      <h2 id="questions" className="display text-3xl">
        Questions about the price
      </h2>
      <Accordion questions={QUESTIONS} className="max-w-3xl" />
    </section>
  );
}
