import { Redo2, Undo2 } from 'lucide-react';
import type { UndoHistory } from '../undo-history';

const STEP =
  'grid size-9 place-items-center rounded-control text-quiet hover:bg-soft hover:text-ink aria-disabled:opacity-35 [&_svg]:size-4';

interface StepButtonsProps {
  title: string;
  history: UndoHistory;
  onStep: (direction: 'undo' | 'redo') => void;
}

/** They stay pressable when there is nothing to do, so that the focus is not lost at the last step. */
export function StepButtons({ title, history, onStep }: StepButtonsProps) {
  return (
    <div className="flex">
      <button
        type="button"
        aria-label={`Undo in ${title}`}
        aria-disabled={history.done.length === 0}
        className={STEP}
        onClick={() => onStep('undo')}
      >
        <Undo2 aria-hidden="true" strokeWidth={1.5} />
      </button>
      <button
        type="button"
        aria-label={`Redo in ${title}`}
        aria-disabled={history.undone.length === 0}
        className={STEP}
        onClick={() => onStep('redo')}
      >
        <Redo2 aria-hidden="true" strokeWidth={1.5} />
      </button>
    </div>
  );
}
