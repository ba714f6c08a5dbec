import type { ReactNode } from 'react';
import { BASE_COST, priceOfRun, SECTION_COST } from '@specforge/document';
import { Check, Circle, LoaderCircle, Lock } from 'lucide-react';
import { SAMPLE } from '~/features/home/sample';

interface Step {
  title: string;
  text: string;
  note: string;
  picture: ReactNode;
}

const ICON = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
const LEVEL = 2;
const PICKED = [
  { title: 'Goals and measures', required: true },
  { title: 'Users and their jobs', required: true },
  { title: 'Functional requirements', required: false },
  { title: 'Risks, assumptions', required: false },
];
const PRICE = priceOfRun(
  LEVEL,
  PICKED.map(({ title }) => title),
);

const STEPS: Step[] = [
  {
    title: 'Pick a template and its sections',
    text: 'A template is a list of sections that belong together, each with fields of its own: a goal has a measure, a baseline, a target and a date. Take all of them or only those you need. What a section cannot be written without is added by itself, and says so.',
    note: 'The price stands beside the list and changes with every tick. Nothing is charged for looking.',
    picture: (
      <Sheet>
        <ul className="grid gap-2.5">
          {PICKED.map(({ title, required }) => (
            <li key={title} className="flex items-center gap-2.5">
              {required ? (
                <Lock {...ICON} className="size-4 text-quiet" />
              ) : (
                <Check {...ICON} className="size-4 text-ember" />
              )}
              {title}
              {required && <span className="ms-auto font-sans text-xs text-quiet">Required</span>}
            </li>
          ))}
        </ul>
        <p className="num mt-4 flex justify-between border-t pt-3 font-sans text-sm">
          <span className="text-quiet">
            ({BASE_COST} + {PICKED.length} × {SECTION_COST}) × {PRICE.breakdown.multiplier}
          </span>
          <span className="font-semibold">{PRICE.credits} credits</span>
        </p>
      </Sheet>
    ),
  },
  {
    title: 'Say what you are making',
    text: 'A paragraph is enough. Who has the trouble, what they do today, what should be different, by when, and what it must not become. Names and numbers that you give are used as you gave them.',
    note: 'The more you say, the less has to be assumed. What is assumed is marked in the text.',
    picture: (
      <Sheet>
        <blockquote className="leading-relaxed italic">“{SAMPLE.idea}”</blockquote>
      </Sheet>
    ),
  },
  {
    title: 'Watch it being written',
    text: 'Sections are written in the order in which they need each other, several at once, and each is checked against its fields before it counts. You can leave, come back, pause, or stop: what is finished is kept.',
    note: 'A section that cannot be written costs nothing. Its price goes back to your balance by itself.',
    picture: (
      <Sheet>
        <ul className="grid gap-2.5">
          <Progress
            icon={<Check {...ICON} className="size-4 text-patina" />}
            title="Goals and measures"
            state="Finished"
          />
          <Progress
            icon={<Check {...ICON} className="size-4 text-patina" />}
            title="Users and their jobs"
            state="Finished"
          />
          <Progress
            icon={<LoaderCircle {...ICON} className="size-4 text-ember" />}
            title="Functional requirements"
            state="Being written"
          />
          <Progress
            icon={<Circle {...ICON} className="size-4 text-quiet" />}
            title="Risks, assumptions"
            state="Waiting"
          />
        </ul>
      </Sheet>
    ),
  },
  {
    title: 'Read it as a reviewer, and change it',
    text: 'Every requirement has an id, so that people can talk about it. Each section opens in a form made for its fields, or as data. AI Improve rewrites a section as you instruct, shows what changed, and lets you undo it.',
    note: 'Reading and editing are free. AI Improve costs 10 credits, and only when it succeeds.',
    picture: (
      <Sheet>
        <p className="grid grid-cols-[3.75rem_1fr] gap-x-3">
          <span className="pt-1 font-mono text-xs text-patina">FR-002</span>
          <span>
            The harvest master shall confirm tomorrow’s boats <Old>in the evening</Old>{' '}
            <New>by 18:00 with one action</New>.
          </span>
        </p>
      </Sheet>
    ),
  },
  {
    title: 'Take it with you',
    text: 'PDF and Word with a title page, contents and numbered tables, slides for the meeting, Markdown for the repository, and the requirements as a table for your tracker. What you export is what you read.',
    note: 'Exports are free, as often as you like.',
    picture: (
      <Sheet>
        <ul className="grid gap-2.5 font-mono text-sm">
          {['Kelpline.pdf', 'Kelpline.docx', 'Kelpline.pptx', 'Kelpline.md', 'Kelpline.csv'].map((file) => (
            <li key={file} className="border-b pb-2.5 last:border-0 last:pb-0">
              {file}
            </li>
          ))}
        </ul>
      </Sheet>
    ),
  },
];

/** From a template to a file, each step with a piece of the product that shows it. */
export function Steps() {
  return (
    <ol className="grid gap-14 lg:gap-20">
      {STEPS.map(({ title, text, note, picture }, index) => (
        <li key={title} className="grid grid-cols-1 items-center gap-x-16 gap-y-6 md:grid-cols-2">
          <div>
            <p className="num font-mono text-sm text-ember">{index + 1}</p>
            <h2 className="display pt-1 text-2xl sm:text-3xl">{title}</h2>
            <p className="pt-3">{text}</p>
            <p className="pt-3 text-sm text-quiet">{note}</p>
          </div>
          {picture}
        </li>
      ))}
    </ol>
  );
}

/** A piece of paper. */
function Sheet({ children }: { children: ReactNode }) {
  return <div className="rounded-card border bg-sheet px-5 py-6 font-serif sm:px-8">{children}</div>;
}

function Progress({ icon, title, state }: { icon: ReactNode; title: string; state: string }) {
  return (
    <li className="flex items-center gap-2.5">
      {icon}
      {title}
      <span className="ms-auto font-sans text-xs text-quiet">{state}</span>
    </li>
  );
}

function Old({ children }: { children: ReactNode }) {
  return <del className="text-danger decoration-1">{children}</del>;
}

function New({ children }: { children: ReactNode }) {
  return <ins className="bg-success-tint text-success no-underline">{children}</ins>;
}
