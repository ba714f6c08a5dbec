import { useState } from 'react';
import type { DragEvent } from 'react';
import type { AbsentSection } from '~/lib/api/types';
import type { Arranging } from './use-arranging';

type Dragged = { from: 'within'; key: string; place: number } | { from: 'without'; section: AbsentSection };

/**
 * Dragging a section within Contents, out of the document, or back in, as the browser itself does it. For whoever has
 * a mouse and likes to: the menu and the keys do the same.
 */
export function useSectionDrag(arranging: Arranging) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  /** The gap that it would fall into: before the section at this place. */
  const [gap, setGap] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setGap(null);
  };

  const source = (what: Dragged) => ({
    draggable: arranging.isPossible,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      // Firefox begins no drag without data.
      event.dataTransfer.setData('text/plain', '');
      setDragged(what);
    },
    onDragEnd: end,
  });

  const row = (place: number) => ({
    onDragOver: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      setGap(event.clientY < top + height / 2 ? place : place + 1);
    },
    onDrop: (event: DragEvent) => {
      if (!dragged || gap === null) return;
      event.preventDefault();
      // What is moved down leaves its own place first.
      if (dragged.from === 'within') arranging.move(dragged.key, gap > dragged.place ? gap - 1 : gap);
      else arranging.putIn(dragged.section, gap);
      end();
    },
  });

  const outside = {
    onDragOver: (event: DragEvent) => {
      if (dragged?.from !== 'within') return;
      event.preventDefault();
      setGap(null);
    },
    onDrop: (event: DragEvent) => {
      if (dragged?.from !== 'within') return;
      event.preventDefault();
      void arranging.takeOut(dragged.key);
      end();
    },
  };
  return { source, row, outside, gap, isLeaving: dragged?.from === 'within' };
}

export type SectionDrag = ReturnType<typeof useSectionDrag>;
