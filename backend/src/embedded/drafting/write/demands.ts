import { stripStop, upperFirst } from '../language.js';
import { partsOf } from '../plan/fact-clauses.js';
import type { Plan } from '../plan/plan.js';
import { isToday } from '../read/connected.js';
import { leavesOut } from '../read/binding.js';
import { languageNames } from '../read/languages.js';

/** What an idea demands of languages, devices, the place of its data and the conditions of its use, in its own whole words. */

export type DemandKind = 'language' | 'device' | 'place' | 'condition' | 'retention';

const language = `(?:${languageNames})`;
const forms: Record<DemandKind, RegExp> = {
  // 'English, Spanish and Vietnamese are mandatory', 'six languages plus easy language'
  language: new RegExp(
    String.raw`\b${language}(?:, ${language})*,? (?:and|or) ${language}\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+) languages\b|\beasy language\b|\b${language} first\b`,
    'u',
  ),
  device:
    /\b(?:iOS|Android|iPhones?|iPads?|Bluetooth|smartphones?|add-in|plug-in)\b|\b(?:on|with|from) (?:an? |the |their (?:own )?)?(?:phones?|tablets?|mobile)\b|\b(?:mobile|phone) app\b|\bin our \p{Ll}+ app\b/u,
  place:
    /\bdata cent(?:re|er)s?\b|\btenant in\b|\b(?:must|has to|have to|should|may) (?:be (?:only )?(?:hosted|stored|kept)|stay|remain|never leave|not leave)\b[^.;]*\b(?:in|on|within|the) (?:the )?(?:\p{Lu}\p{L}+|[\p{Ll}'’]+ (?:device|phone|laptop|network|servers?))/u,
  condition:
    /\b(?:wet hands|gloves|dirty hands|bad reception|no (?:reception|signal|wi-?fi|network|internet)|offline)\b/iu,
  retention:
    /\b(?:kept|stored|retained|deleted|erased|removed) (?:for|after|once|within)\b(?=.*\b(?:days?|weeks?|months?|years?|once)\b)|\bstay in the system more than\b/iu,
};

const longest = 200;

/** The sentences that ask for something of this kind; what is so today, and what is left out, asks for nothing. */
export function demandsOf(kind: DemandKind, { brief }: Pick<Plan, 'brief'>): string[] {
  const form = forms[kind];
  const told = brief.problem.sentences.map((text) => stripStop(text));
  const own = brief.sentences
    .map((text) => stripStop(text))
    .filter((text) => form.test(text) && !isToday.test(text) && !leavesOut(text))
    .filter((text) => !told.some((one) => one.includes(text) || text.includes(one)))
    .map((text) => (text.length <= longest ? text : (partsOf(text).find((part) => form.test(part.text))?.text ?? '')))
    .filter((text) => text !== '' && text.length <= longest && form.test(text))
    .map((text) => upperFirst(stripStop(text)))
    .filter((text, at, all) => !all.slice(0, at).some((one) => heardIn(form, one) === heardIn(form, text)));
  // On what it runs says more than where somebody holds a phone.
  return own.toSorted((one, other) => Number(runsOn.test(other)) - Number(runsOn.test(one)));
}
const runsOn = /\b(?:iOS|Android|iPhones?|iPads?)\b/;

/** `add-in`: what is asked for once is not quoted twice. */
const heardIn = (form: RegExp, text: string): string => (form.exec(text)?.[0] ?? text).toLowerCase();
