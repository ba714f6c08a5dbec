import { hash } from '../language.js';

/**
 * Ways of saying the same thing. Each document keeps to one of each, so that it reads as if one person had written
 * it, and two documents read as if two had. Only phrases that may be exchanged anywhere stand here.
 */
const habits: [pattern: RegExp, options: string[]][] = [
  [/\bsomebody\b/g, ['somebody', 'someone']],
  [/\bnobody\b/g, ['nobody', 'no one']],
  [/\beverybody\b|\beveryone\b/g, ['everybody', 'everyone']],
  [/\b(Nobody|No one)\b/g, ['Nobody', 'No one']],
  [/\binstead of\b|\brather than\b/g, ['instead of', 'rather than', 'and not']],
  [/, because\b/g, [', because', ', since', ', as']],
  [/\bat once\b/g, ['at once', 'straight away', 'immediately']],
  [/\bby hand\b/g, ['by hand', 'manually']],
  [/\bis refused\b/g, ['is refused', 'is turned down', 'is rejected']],
  [/\bare refused\b/g, ['are refused', 'are turned down', 'are rejected']],
  [/\bis saved\b/g, ['is saved', 'is stored']],
  [/\bis opened\b/g, ['is opened', 'is looked at', 'is called up']],
  [/\b(is|are) changed\b(?! meanwhile)/g, ['$1 changed', '$1 altered', '$1 edited']],
  [/\bis shown\b(?! on \d)/g, ['is shown', 'is displayed', 'appears']],
  [/\bare shown\b/g, ['are shown', 'are displayed', 'appear']],
  [/\b(is|are) kept\b(?! (?:apart|up|on|in step))/g, ['$1 kept', '$1 retained', '$1 preserved']],
  [/\bbegins\b/g, ['begins', 'starts']],
  [
    /\bwithin (an?|\d+|one|two|three|five|ten) (minutes?|seconds?|hours?)\b/g,
    ['within $1 $2', 'in under $1 $2', 'in less than $1 $2'],
  ],
  [/\bat least (?=\d)/g, ['at least ', 'not less than ', 'a minimum of ']],
  [/\b[Uu]nder (?=\d)/g, ['under ', 'below ', 'less than ']],
  [/\bmore than (?=\d)/gi, ['more than ', 'over ', 'upwards of ']],
  [/\bthe pilot site\b/g, ['the pilot site', 'the first site', 'the site of the pilot']],
  [/\bfirst release\b/g, ['first release', 'opening release', 'initial release']],
  [/\bin plain words\b/g, ['in plain words', 'in everyday words', 'in simple words']],
  [/\b(people|those|everyone|everybody) concerned\b/g, ['$1 concerned', '$1 affected', '$1 involved']],
  [/\bsince when\b/g, ['since when', 'for how long']],
  [/\bbeside\b/g, ['beside', 'next to', 'alongside']],
  [/\bafterwards\b/g, ['afterwards', 'later on']],
  [/\babove all\b/g, ['above all', 'most of all', 'chiefly']],
  [/\b(a|one) single\b/g, ['$1 single', 'just one']],
  [/\bby mail\b/g, ['by mail', 'by e-mail']],
  [/\bside by side\b/g, ['side by side', 'next to each other', 'together']],
  [/\bas soon as\b/g, ['as soon as', 'the moment', 'once']],
  [/\bper week\b/g, ['per week', 'each week', 'a week']],
  [/\bper month\b/g, ['per month', 'each month', 'a month']],
  [/\b(is|are) told\b(?= (?:at|and|with|when|within|\.|;|,))/g, ['$1 told', '$1 informed', '$1 notified']],
  [/\bin one place\b/g, ['in one place', 'in a single place', 'in the same place']],
  [/\bhas to be\b/g, ['has to be', 'must be', 'needs to be']],
  [/\bhave to be\b/g, ['have to be', 'must be', 'need to be']],
  [/\bto be counted\b/g, ['to be counted', 'still to be counted', 'not counted so far']],
  [/\bthe same day\b/g, ['the same day', 'that very day', 'on the day itself']],
  [/\bthe team\b/g, ['the team', 'the project team', 'the product team']],
  [/\bin a sample of\b/g, ['in a sample of', 'among']],
  [/\bbefore the pilot\b/g, ['before the pilot', 'ahead of the pilot', 'before piloting']],
  [/\bduring the pilot\b/g, ['during the pilot', 'in the pilot', 'while piloting']],
  [/\bwith the reason\b/g, ['with the reason', 'together with the reason', 'stating the reason']],
  [/\bwithout help\b/g, ['without help', 'unaided', 'on their own']],
  [/\bat any time\b/g, ['at any time', 'at any moment', 'whenever they like']],
  [/\bin the first week\b/g, ['in the first week', 'in week one', 'during the first week']],
  [/\bengineering lead\b/g, ['engineering lead', 'technical lead', 'lead developer']],
  [/\bEngineering lead\b/g, ['Engineering lead', 'Technical lead', 'Lead developer']],
  [/\bdesign lead\b/g, ['design lead', 'lead designer', 'product designer']],
  [/\bDesign lead\b/g, ['Design lead', 'Lead designer', 'Product designer']],
  [/\bproduct owner\b/g, ['product owner', 'product manager', 'product lead']],
  [/\bProduct owner\b/g, ['Product owner', 'Product manager', 'Product lead']],
  [/\bsite lead\b/g, ['site lead', 'site manager', 'local lead']],
  [/\bSite lead\b/g, ['Site lead', 'Site manager', 'Local lead']],
  [/\bdata protection officer\b/g, ['data protection officer', 'privacy officer', 'data protection lead']],
  [/\bData protection officer\b/g, ['Data protection officer', 'Privacy officer', 'Data protection lead']],
  [/\blegal counsel\b/g, ['legal counsel', 'legal adviser']],
  [/\bLegal counsel\b/g, ['Legal counsel', 'Legal adviser']],
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

function speak(template: string, voice: string): string {
  let text = template;
  for (const [pattern, options] of habits) {
    if (options.length < 2) continue;
    text = text.replace(pattern, options[hash(`${voice} ${seedOf(options)}`) % options.length] ?? '$&');
  }
  // `[this ~ that]`: alternatives that hold for one place only.
  return text.replace(/\[([^[\]]*~[^[\]]*)\]/g, (_, list: string) => {
    const options = list.split('~').map((option) => option.trim());
    return options[hash(`${voice} ${list}`) % options.length] ?? '';
  });
}
