interface Shortcut {
  keys: readonly string[];
  does: string;
}

/** What the keys do, by where they do it. Whoever adds a key adds its line. */
export const SHORTCUTS: readonly { where: string; keys: readonly Shortcut[] }[] = [
  {
    where: 'Anywhere',
    keys: [
      { keys: ['Ctrl/⌘', 'K'], does: 'Search documents, templates and actions' },
      { keys: ['?'], does: 'Show these keys' },
      { keys: ['Ctrl/⌘', 'B'], does: 'Show or hide the sidebar' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    where: 'In a document',
    keys: [
      { keys: ['Ctrl/⌘', 'F'], does: 'Find in the document; once more: the browser’s own search' },
      { keys: ['Enter'], does: 'While finding: the next place, with Shift the one before' },
    ],
  },
  {
    where: 'In the Contents of a document',
    keys: [
      { keys: ['Alt', '↑'], does: 'Move the section up' },
      { keys: ['Alt', '↓'], does: 'Move the section down' },
    ],
  },
  {
    where: 'Editing a section',
    keys: [
      { keys: ['Ctrl/⌘', 'S'], does: 'Save the section now' },
      { keys: ['Ctrl/⌘', 'Z'], does: 'Undo' },
      { keys: ['Shift', 'Ctrl/⌘', 'Z'], does: 'Redo' },
      { keys: ['Alt', '↑'], does: 'Move the row, record or point up' },
      { keys: ['Alt', '↓'], does: 'Move it down' },
      { keys: ['Ctrl/⌘', 'Enter'], does: 'Add one below' },
      { keys: ['Shift', 'Ctrl/⌘', 'Backspace'], does: 'Remove it' },
      { keys: ['Enter'], does: 'In a list: a new point below' },
      { keys: ['Backspace'], does: 'In an empty point: take it away' },
    ],
  },
];
