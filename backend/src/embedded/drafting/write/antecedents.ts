/** `I visited eleven of them last year`: who they are stands in the sentence before, which is quoted with it. */
export function withItsNoun(text: string, sentences: readonly string[]): string {
  const before = sentences[sentences.indexOf(text) - 1];
  return before !== undefined && /\bof (?:them|these|those)\b/i.test(text) ? `${before} ${text}` : text;
}
