import { diffArrays, diffWordsWithSpace } from 'diff';

/** A run of text that both states have, or only the earlier or only the later one. */
export interface Run {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** Two texts with less than this part of their words in common are shown one after the other, not woven together. */
const LEAST_IN_COMMON = 0.3;
/** Bounds the work for two long texts; beyond it they count as having nothing in common. In words and spaces. */
const MOST_EDITS = 1_200;

/**
 * Word by word what differs between two texts. Neighbouring changes with nothing but white space between them are one
 * change: first what went, then what came. Texts that share little are one change as a whole.
 */
export function wordDifference(was: string, is: string): Run[] {
  if (was === is) return joined([{ text: was, kind: 'same' }]);
  const parts = diffWordsWithSpace(was, is, { maxEditLength: MOST_EDITS });
  if (!parts) return replaced(was, is);
  const runs: Run[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    runs.push({ text: removed, kind: 'removed' }, { text: added, kind: 'added' });
    removed = '';
    added = '';
  };
  parts.forEach((part, index) => {
    const next = parts[index + 1];
    const between = (removed !== '' || added !== '') && (next?.added || next?.removed) && /^[^\S\n]+$/.test(part.value);
    if (part.removed || (!part.added && between)) removed += part.value;
    if (part.added || (!part.removed && between)) added += part.value;
    if (part.added || part.removed || between) return;
    flush();
    runs.push({ text: part.value, kind: 'same' });
  });
  flush();
  return common(runs) < LEAST_IN_COMMON * Math.min(letters(was), letters(is)) ? replaced(was, is) : joined(runs);
}

/**
 * The same for lists: lines are matched first, so that words are compared only between a line and what stands in its
 * place. A line feed stands between two lines.
 */
export function lineDifference(was: readonly string[], is: readonly string[]): Run[] {
  const runs: Run[] = [];
  const parts = diffArrays([...was], [...is]);
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    const next = parts[index + 1];
    if (!part) continue;
    if (part.removed && next?.added) {
      runs.push(...pairedLines(part.value, next.value));
      index += 1;
    } else {
      const kind = part.added ? 'added' : part.removed ? 'removed' : 'same';
      runs.push(...part.value.map((line): Run => ({ text: `${line}\n`, kind })));
    }
  }
  return withoutLastFeed(joined(runs));
}

function pairedLines(removed: readonly string[], added: readonly string[]): Run[] {
  const count = Math.max(removed.length, added.length);
  return Array.from({ length: count }, (_, index): Run[] => {
    const [was, is] = [removed[index], added[index]];
    if (was === undefined) return [{ text: `${is ?? ''}\n`, kind: 'added' }];
    if (is === undefined) return [{ text: `${was}\n`, kind: 'removed' }];
    return wordDifference(`${was}\n`, `${is}\n`);
  }).flat();
}

function replaced(was: string, is: string): Run[] {
  return joined([
    { text: was, kind: 'removed' },
    { text: is, kind: 'added' },
  ]);
}

function letters(text: string): number {
  return text.replace(/\s+/g, '').length;
}

function common(runs: readonly Run[]): number {
  return runs.reduce((sum, { text, kind }) => (kind === 'same' ? sum + letters(text) : sum), 0);
}

/** Neighbours of one kind as one run, empty ones left out. */
function joined(runs: readonly Run[]): Run[] {
  return runs.reduce<Run[]>((all, run) => {
    const last = all.at(-1);
    if (last?.kind === run.kind) last.text += run.text;
    else if (run.text !== '') all.push({ ...run });
    return all;
  }, []);
}

/** Each state ends without the line feed of its last line. */
function withoutLastFeed(runs: readonly Run[]): Run[] {
  const last = { removed: false, added: false };
  const trimmed = [...runs].reverse().map((run): Run => {
    const ends = run.kind === 'same' ? !last.removed && !last.added : !last[run.kind];
    if (run.kind === 'same') last.removed = last.added = true;
    else last[run.kind] = true;
    return ends && run.text.endsWith('\n') ? { ...run, text: run.text.slice(0, -1) } : run;
  });
  return joined(trimmed.reverse());
}
