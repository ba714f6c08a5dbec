/**
 * Cuts a text into pieces about the size that a byte-pair encoder makes: for usage figures, `max_tokens` and
 * pacing. Joined, the pieces are the text again.
 */
export function tokenize(text: string): string[] {
  return text.match(/ ?\p{L}{1,8}| ?\p{N}{1,3}|\s+|[^\s\p{L}\p{N}]{1,2}|[\s\S]/gu) ?? [];
}
