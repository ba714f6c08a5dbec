import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_DIRECTORY } from '#backend/templates/content-files.js';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';

const british = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
for (const word of readFileSync(join(CONTENT_DIRECTORY, 'words.txt'), 'utf8').split('\n')) {
  if (word.trim()) british.add(word.trim());
}

const known = new Map<string, boolean>();

function isWord(word: string): boolean {
  let right = known.get(word);
  if (right === undefined) {
    right =
      british.correct(word) ||
      british.correct(word.toLowerCase()) ||
      (/^[a-z]+(?:'s|s')$/.test(word) && british.correct(word.replace(/'s$|'$/, '')));
    known.set(word, right);
  }
  return right;
}

/** Code, addresses, slots and diagrams are not prose. */
const NOT_PROSE = /`[^`]*`|\{[^{}]*\}|https?:\S+|\S+@\S+|\/[\w/{}-]+|\b\w+\.(?:yaml|md|json|com|org)\b/g;
const WORD = /[\p{L}][\p{L}’']*[\p{L}]|\p{L}/gu;

/** Words of a text that no British dictionary and no list of ours knows. Names and abbreviations are let pass. */
export function misspelt(text: string): string[] {
  if (
    /^\s*(?:flowchart|graph|stateDiagram|sequenceDiagram|journey|gantt|timeline|erDiagram|mindmap|quadrantChart|pie)\b/.test(
      text,
    )
  )
    return [];
  const words = text.replace(NOT_PROSE, ' ').replaceAll('’', "'").match(WORD) ?? [];
  return [...new Set(words.filter((word) => word.length > 2 && !/\p{Lu}/u.test(word) && !isWord(word)))];
}
