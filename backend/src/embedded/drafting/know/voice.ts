import { hash } from '../language.js';

/**
 * Ways of saying the same thing. Each document keeps to one of each, so that it reads as if one person had written
 * it, and two documents read as if two had. Only phrases that may be exchanged in every sentence stand here: what fits
 * some sentences only is written in the knowledge itself, as `[this ~ that]`.
 */
const habits: [pattern: RegExp, options: string[]][] = [
  [/\bsomebody\b/g, ['somebody', 'someone']],
  [/\bnobody\b/g, ['nobody', 'no one']],
  [/\bNobody\b/g, ['Nobody', 'No one']],
  [/\beverybody\b|\beveryone\b/g, ['everybody', 'everyone']],
  // Not the other way round: 'rather than wait' takes no 'instead of'.
  [/\binstead of\b/g, ['instead of', 'rather than']],
  [/(?<!only|just|merely), because\b/g, [', because', ', since']],
  [/\b(is|are) refused\b/g, ['$1 refused', '$1 rejected']],
  // Not before what somebody is shown: 'everybody is shown their own part'.
  [
    /\b(is|are) shown\b(?=[.,;:)]| (?:with|in|at|on|by|beside|as|and|to|for|before|once|twice|first)\b)/g,
    ['$1 shown', '$1 displayed'],
  ],
  [/\bbegins\b/g, ['begins', 'starts']],
  [/\b(?<![Nn]o |[Nn]ot |[Nn]ever )more than (?=\d)/g, ['more than ', 'over ']],
  [/\bthe pilot site\b/g, ['the pilot site', 'the first site', 'the site of the pilot']],
  [/\b(?<!\b[Aa] )first release\b/g, ['first release', 'initial release']],
  [/\bin plain words\b/g, ['in plain words', 'in everyday words', 'in simple words']],
  [/\b(people|those|everyone|everybody) concerned\b/g, ['$1 concerned', '$1 affected', '$1 involved']],
  [/\bbeside\b/g, ['beside', 'alongside']],
  [/\bby mail\b/g, ['by mail', 'by e-mail']],
  [/\bside by side\b/g, ['side by side', 'next to each other']],
  [/\bas soon as\b(?! possible)/g, ['as soon as', 'the moment', 'once']],
  [/\bper (week|month)\b(?! (?:and|or)\b)/g, ['per $1', 'each $1']],
  [/\b(is|are) told\b(?= (?:at|and|with|when|within|in)\b|[.;,])/g, ['$1 told', '$1 informed']],
  [/\bin one place\b/g, ['in one place', 'in a single place']],
  [/\bhas to be\b/g, ['has to be', 'needs to be']],
  [/\bhave to be\b/g, ['have to be', 'need to be']],
  [/\bbefore the pilot\b/g, ['before the pilot', 'ahead of the pilot']],
  [/\bduring the pilot\b/g, ['during the pilot', 'in the pilot']],
  [/\b(?<!together )with the reason\b/g, ['with the reason', 'together with the reason']],
  [/\bat any time\b/g, ['at any time', 'at any moment']],
  [/\bin the first week\b/g, ['in the first week', 'during the first week']],
  // 'an' before it would have to change as well.
  [/\b(?<!\b[Aa]n )engineering lead\b/g, ['engineering lead', 'technical lead', 'lead developer']],
  [/\bEngineering lead\b/g, ['Engineering lead', 'Technical lead', 'Lead developer']],
  [/\bdesign lead\b/g, ['design lead', 'lead designer', 'product designer']],
  [/\bDesign lead\b/g, ['Design lead', 'Lead designer', 'Product designer']],
  [/\bproduct owner\b/g, ['product owner', 'product manager', 'product lead']],
  [/\bProduct owner\b/g, ['Product owner', 'Product manager', 'Product lead']],
  [/\bsite lead\b/g, ['site lead', 'site manager', 'local lead']],
  [/\bSite lead\b/g, ['Site lead', 'Site manager', 'Local lead']],
  [/\bdata protection officer\b/g, ['data protection officer', 'privacy officer', 'data protection lead']],
  [/\bData protection officer\b/g, ['Data protection officer', 'Privacy officer', 'Data protection lead']],
];

/** Words of one kind have one seed, so that `Product owner` and `product owner` stay the same person. */
const seedOf = (options: string[]): string => (options[0] ?? '').toLowerCase();

const spoken = new Map<string, Map<string, string>>();

/** Puts a sentence of the knowledge, slots still in it, into the habits of one document; `voice` is its short seed. */
export function inVoice(template: string, voice: string): string {
  let known = spoken.get(voice);
  if (!known) {
    // Few documents are written at the same time; their sentences are asked for again and again.
    if (spoken.size >= 40) spoken.clear();
    spoken.set(voice, (known = new Map()));
  }
  const found = known.get(template);
  if (found !== undefined) return found;
  const text = speak(template, voice);
  known.set(template, text);
  return text;
}

const quotation = /(“[^“”]*\s[^“”]*\s[^“”]*”)/;

function speak(template: string, voice: string): string {
  // `[this ~ that]`: alternatives that hold for one place only. First, so that what is not said is not gone through.
  let text = template.replace(/\[([^[\]]*~[^[\]]*)\]/g, (_, list: string) => {
    const options = list.split('~').map((option) => option.trim());
    return options[hash(`${voice} ${list}`) % options.length] ?? '';
  });
  for (const [pattern, options] of habits) {
    const said = options[hash(`${voice} ${seedOf(options)}`) % options.length] ?? '$&';
    // What is quoted stands as it was written; a quotation of one or two words is a name or a call of ours.
    text = text
      .split(quotation)
      .map((part, at) => (at % 2 === 0 ? part.replace(pattern, said) : part))
      .join('');
  }
  return text;
}
