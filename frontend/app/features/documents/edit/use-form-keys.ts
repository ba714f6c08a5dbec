import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { pathTo } from './paths';

export interface FormKeys {
  save: () => void;
  undo: () => void;
  redo: () => void;
  /** Adds a row to the list at a path. */
  add: (path: string, index: number) => void;
  /** Where the focus goes after a row was moved: first found of these selectors. */
  focusNext: (...selectors: string[]) => void;
}

/** Controls in which Alt and an arrow open a list. */
const OPENS_WITH_ALT = 'select, input[type="date"], [aria-haspopup]';

/**
 * The keys of one section's form. Undo is ours alone: the browser's own knows single fields only, loses its steps when
 * a form is drawn from data, and would take back what was saved meanwhile letter by letter in another order than ours.
 */
export function useFormKeys(form: RefObject<HTMLFormElement | null>, keys: FormKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || !actOn(event, latest.current)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // From the browser's menus, or by shaking a phone.
    const onBeforeInput = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      if (event.inputType === 'historyUndo') latest.current.undo();
      else latest.current.redo();
    };
    element.addEventListener('keydown', onKeyDown, { capture: true });
    element.addEventListener('beforeinput', onBeforeInput);
    return () => {
      element.removeEventListener('keydown', onKeyDown, { capture: true });
      element.removeEventListener('beforeinput', onBeforeInput);
    };
  }, [form]);
}

/** True when the key was one of ours. */
function actOn(event: KeyboardEvent, keys: FormKeys): boolean {
  const { key, shiftKey, altKey } = event;
  const control = event.ctrlKey || event.metaKey;
  if (control && !altKey) {
    const letter = key.toLowerCase();
    if (letter === 's' && !shiftKey) return done(keys.save);
    if (letter === 'z') return done(shiftKey ? keys.redo : keys.undo);
    if (letter === 'y' && !shiftKey) return done(keys.redo);
  }
  const target = event.target;
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null;
  if (!row || !(target instanceof HTMLElement)) return false;
  if (control && !altKey && !shiftKey && key === 'Enter') return addBelow(row, keys);
  if (control && !altKey && shiftKey && key === 'Backspace') return press(row, 'remove');
  if (!altKey || control || shiftKey || target.matches(OPENS_WITH_ALT)) return false;
  if (key === 'ArrowUp') return move(row, target, -1, keys);
  return key === 'ArrowDown' && move(row, target, 1, keys);
}

function done(act: () => void): true {
  act();
  return true;
}

/** `goals[2]` is the third of `goals`. */
function placeOf(row: HTMLElement): { list: string; index: number } | null {
  const [, list, index] = /^(.*)\[(\d+)\]$/.exec(row.dataset.row ?? '') ?? [];
  return list === undefined ? null : { list, index: Number(index) };
}

function addBelow(row: HTMLElement, keys: FormKeys): boolean {
  const place = placeOf(row);
  if (place) keys.add(place.list, place.index + 1);
  return place !== null;
}

/** Presses the row's own button, and none of a row inside it. False where it is not offered. */
function press(row: HTMLElement, act: 'up' | 'down' | 'remove'): boolean {
  const buttons = [...row.querySelectorAll<HTMLButtonElement>(`[data-act="${act}"]`)];
  const own = buttons.find((button) => button.closest('[data-row]') === row);
  own?.click();
  return own !== undefined && !own.disabled;
}

function move(row: HTMLElement, target: HTMLElement, by: 1 | -1, keys: FormKeys): boolean {
  const place = placeOf(row);
  const field = target.closest<HTMLElement>('[data-path]')?.dataset.path;
  const moved = press(row, by < 0 ? 'up' : 'down');
  // Whoever was typing types on, in the row that has moved.
  if (moved && place && field?.startsWith(row.dataset.row ?? '')) {
    const there = `${pathTo(place.list, place.index + by)}${field.slice((row.dataset.row ?? '').length)}`;
    keys.focusNext(`[data-path="${there}"] :is(input, textarea, select, button)`);
  }
  return moved;
}
