const MAX_TITLE = 80;

/** A project's first title: the first sentence or line of its idea, cut at a word. */
export function titleFromIdea(idea: string): string {
  const line = idea.trim().split(/\r?\n/, 1)[0] ?? '';
  const sentence = /^.+?[.!?](?=\s|$)/.exec(line)?.[0].replace(/[.!?]+$/, '') ?? line;
  const clean = sentence.replace(/\s+/g, ' ').trim();
  if (clean.length <= MAX_TITLE) return clean;
  const cut = clean.slice(0, MAX_TITLE - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > MAX_TITLE / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
