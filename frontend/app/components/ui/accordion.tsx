import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import { cn } from '~/lib/cn';

export interface Question {
  question: string;
  answer: string;
}

/** Questions of which one is open at a time. It is the browser's own, so that it also works before scripts arrive. */
export function Accordion({ questions, className }: { questions: readonly Question[]; className?: string }) {
  const group = useId();
  return (
    <div className={cn('border-t', className)}>
      {questions.map(({ question, answer }) => (
        <details key={question} name={group} className="group border-b">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 font-medium hover:text-ember [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.5}
              className="size-5 shrink-0 text-quiet transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <p className="max-w-[72ch] pb-5 text-quiet">{answer}</p>
        </details>
      ))}
    </div>
  );
}
