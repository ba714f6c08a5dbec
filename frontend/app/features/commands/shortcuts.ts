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
    where: 'Editing a section',
    keys: [
      { keys: ['Ctrl/⌘', 'S'], does: 'Save the section' },
      { keys: ['Enter'], does: 'In a list: a new point below' },
      { keys: ['Backspace'], does: 'In an empty point: take it away' },
    ],
  },
];
