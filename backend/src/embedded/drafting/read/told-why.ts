const minds =
  'decide|judge|know|understand|prepare|react|adjust|avoid|stop|learn|choose (?=which|what|where|whom|how)|be (?:sure|ready|prepared)|have (?:time|their|the)|not ';
const because = new RegExp(
  String.raw`^(.{12,}?),? so (?:that )?(?:he|she|they|we|i) ((?:can|could|will|may)\s(?:(?:always|then|also|better) )?(?:${minds})[^;]{4,}?|(?:do(?:es)? not|don['’]t|doesn['’]t|need not|know|knows) [^;]{4,}?)[.]?$`,
  'iu',
);

/** `As a buyer I want to compare prices so that I can reorder in time`: what follows in a story is its reason, whatever it says. */
const story = /^(as an? [^,;]{3,60}?,? (?:i|we) [^;]{4,}?),? so (?:that )?(?:i|we) ([^;]{4,}?)[.]?$/iu;

/**
 * `sees how often a loom was used, so that she can decide which to replace`: what comes of a deed for its doer is its
 * reason, and nothing that is done with the product. The reason as the doer would say it: `can decide which to replace`.
 */
export function whyTold(text: string): { text: string; why: string | null } {
  const [, wish = '', end = ''] = story.exec(text) ?? [];
  if (wish !== '') return { text: wish, why: end };
  const [, deed = '', said = ''] = because.exec(text) ?? [];
  if (deed === '') return { text, why: null };
  const why = said
    .replace(/^(?:could|will|may)\b/i, 'can')
    .replace(/^does\b/i, 'do')
    .replace(/^doesn/i, 'don')
    .replace(/^knows\b/i, 'know')
    .replace(/\b(?:his|her|their|our)(?= \p{L})/giu, 'my');
  return { text: deed, why };
}
