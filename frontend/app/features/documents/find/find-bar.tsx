import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { Input } from '~/components/ui/input';
import { findRanges, mark, unmark } from './marks';
import { MOST_FOUND } from './matches';

/** Lines of the page that the bars above take, and some air, in pixels. */
const ABOVE = 180;

interface FindBarProps {
  /** What is searched, by its selector. */
  within: string;
  /** Changes whenever the text does. */
  text: unknown;
  onClose: () => void;
}

/** Finds words in the document and goes from one place to the next. */
export default function FindBar({ within, text, onClose }: FindBarProps) {
  const input = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState('');
  const [ranges, setRanges] = useState<Range[]>([]);
  const [at, setAt] = useState(0);

  const search = (looking: string) => {
    const root = document.querySelector<HTMLElement>(within);
    const found = root ? findRanges(root, looking) : [];
    setRanges(found);
    setAt(firstInView(found));
  };

  useEffect(() => {
    input.current?.focus();
    return unmark;
  }, []);

  const searchAgain = useEffectEvent(() => search(wanted));
  useEffect(() => {
    const frame = requestAnimationFrame(() => searchAgain());
    return () => cancelAnimationFrame(frame);
  }, [text]);

  const current = ranges[at];
  useEffect(() => {
    mark(ranges, current);
    if (current) bringIntoView(current);
  }, [ranges, current]);

  const go = (by: 1 | -1) => setAt((before) => (before + by + ranges.length) % Math.max(ranges.length, 1));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.target instanceof Node && bar.current?.contains(event.target)) {
      event.stopPropagation();
      return onClose();
    }
    if (event.key.toLowerCase() !== 'g' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before anybody else hears the key: what closes the bar must not close what lies behind it too.
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);

  return (
    <search
      ref={bar}
      aria-label="Find in document"
      className="fixed inset-x-2.5 top-31 z-20 flex items-center gap-1 rounded-card border bg-sheet p-1.5 shadow-lg sm:start-auto sm:end-6 sm:w-96 print:hidden"
    >
      <Input
        ref={input}
        type="search"
        aria-label="Find in document"
        placeholder="Find in document"
        className="h-9 min-w-0 flex-1 [&::-webkit-search-cancel-button]:hidden"
        value={wanted}
        maxLength={200}
        onChange={({ target }) => {
          setWanted(target.value);
          search(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          go(event.shiftKey ? -1 : 1);
        }}
      />
      <p role="status" className="num min-w-16 px-1 text-center text-xs text-quiet">
        {countOf(wanted, at, ranges.length)}
      </p>
      <Button variant="ghost" size="icon" aria-label="Previous place" disabled={!current} onClick={() => go(-1)}>
        <ChevronUp aria-hidden="true" strokeWidth={1.5} />
      </Button>
      <Button variant="ghost" size="icon" aria-label="Next place" disabled={!current} onClick={() => go(1)}>
        <ChevronDown aria-hidden="true" strokeWidth={1.5} />
      </Button>
      <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
        <X aria-hidden="true" strokeWidth={1.5} />
      </Button>
    </search>
  );
}

function countOf(wanted: string, at: number, found: number): string {
  if (wanted.trim() === '') return '';
  if (found === 0) return 'Not found';
  return `${at + 1} of ${found}${found === MOST_FOUND ? '+' : ''}`;
}

/** Whoever starts to look in the middle of a document is led on from there. */
function firstInView(ranges: readonly Range[]): number {
  return Math.max(
    ranges.findIndex((range) => range.getBoundingClientRect().top >= ABOVE),
    0,
  );
}

function bringIntoView(range: Range): void {
  const { top, bottom, left, right } = range.getBoundingClientRect();
  const aside = range.startContainer.parentElement?.closest('.overflow-x-auto');
  if (aside && (left < aside.getBoundingClientRect().left || right > aside.getBoundingClientRect().right)) {
    aside.scrollBy({ left: left - aside.getBoundingClientRect().left - ABOVE / 4, behavior: 'instant' });
  }
  if (top >= ABOVE && bottom <= innerHeight - ABOVE / 2) return;
  scrollBy({ top: top - innerHeight / 3, behavior: 'instant' });
}
