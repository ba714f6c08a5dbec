/** Sentences of one paragraph, each with its own end. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?]["'”’)]{0,2})\s+(?=["“‘(]?[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);

/** A list inside prose, which must keep its line ends. */
export const isList = (paragraph: string): boolean => /^(?:[-*•]|\d+[.)])\s/.test(paragraph);

/** What the engine left for the people who review a draft: never shortened, reworded or counted. */
export const noteStart = 'Review note:';
export const isNote = (paragraph: string): boolean => paragraph.startsWith(noteStart);

export const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0;
