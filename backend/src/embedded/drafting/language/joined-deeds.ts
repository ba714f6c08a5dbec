/**
 * Deeds done to the same thing as one: `book an appointment online`, `move an appointment online` become `book and move an
 * appointment online`, so that what they share is said once.
 */
export function joinDeeds(deeds: readonly string[], join: (words: string[]) => string): string {
  const groups: { verbs: string[]; rest: string }[] = [];
  for (const deed of deeds) {
    const [verb = '', ...words] = deed.split(' ');
    const rest = words.join(' ');
    const last = groups.at(-1);
    if (last && rest !== '' && last.rest === rest) last.verbs.push(verb);
    else groups.push({ verbs: [verb], rest });
  }
  return join(groups.map(({ verbs, rest }) => [join(verbs), rest].filter(Boolean).join(' ')));
}
