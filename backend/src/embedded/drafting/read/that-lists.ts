/** Wishes put as clauses behind `that` and `if`, as the plain sentences they wish for. */

const lead = new RegExp(
  String.raw`^(?:(?:so|now|well|and),?\s)?(?:what (?:we|i|they|(?:the|our) \p{L}+)(?:['’]d| would|['’]ll|['’]re| are|['’]m| am)?(?: really| also)? (?:want|need|like|love|hope for|wish for|ask for|hoping for|wishing for|asking for|looking for|dream of|imagine|propose|have in mind|after)(?: to have| to see)?,? is|(?:the|our|my) (?:idea|plan|wish|hope|proposal) is|(?:we|i)(?:['’]d| would)? (?:want|need|wish|like|love|expect|propose|hope|imagine))(?: it)? that\s(.+)$`,
  'iu',
);
const next = /(?:,\s(?:and\s|but\s|then\s)?|\sand\s)that\s(?=(?:the|an?|our|each|every|all|some)\s|\p{L}+\s\p{L})/giu;

/** `What we hope for is that the ward orders a run, and that the rider accepts it`: what is hoped for, clause by clause. */
export const wishedThat = (text: string): string | null => lead.exec(text)?.[1]?.replace(next, ', ') ?? null;

const supposing =
  /^(?:what if|how about if|imagine(?: that| if)?|(?:it|that|things)(?: would|['’]d)(?: all)? (?:help|be (?:an? )?(?:good|better|best|easier|simpler|great|nice|useful|ideal|lovely|help))(?: (?:a lot|us|me|for \p{L}+|for (?:the|our) \p{L}+))? if)\s(.+)$/iu;

export const isSupposed = (text: string): boolean => supposing.test(text);

/** `What if every tenant could see …`, `It'd be better if the keepers were told`: the clause, as a wish in the present. */
export const supposed = (text: string): string | null =>
  supposing
    .exec(text)?.[1]
    ?.replace(/\b(?:got|had) (?=an? )/g, 'could get ')
    .replace(/\b(saw|knew) (?=(?:which|who|what|when|where|how|the|an?)\b)/g, (verb) =>
      verb.startsWith('saw') ? 'could see ' : 'could know ',
    )
    .replace(/\bwere (?=(?:\p{L}+ly )?\p{L}+(?:ed|en|nt|ld|pt)\b)/giu, 'are ')
    .replace(/\bwas (?=(?:\p{L}+ly )?\p{L}+(?:ed|en|nt|ld|pt)\b)/giu, 'is ') ?? null;
