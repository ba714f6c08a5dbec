/** In which form a verb stands, and which words outside the closed list are one. */

/** Verbs only together with their particle: machines break, producers break down scripts. */
export const phrasal =
  /^(?:break|set|look|point|hand|end|kick|speed|carry|dig|log|sum|back|opt|roll|tick|clock|wind|phase)$/i;

/** `text whoever is free`: a text is a thing, unless it is known who gets it. */
export const isTexting = (word: string, next: string): boolean =>
  word.toLowerCase() === 'text' && /^(?:whoever|them|him|her|us|everyone|everybody|anyone|all|the|those)$/i.test(next);
