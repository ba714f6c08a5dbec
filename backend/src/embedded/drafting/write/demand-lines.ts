import { joinWords, stripStop } from '../language.js';
import { languageNames } from '../read/languages.js';
import type { Plan } from '../plan/plan.js';
import { tellsSame } from '../plan/rule-words.js';
import { demandsOf } from './demands.js';

/** What is demanded of languages, devices and the place of data, as constraints: what a function or a limit says is not said twice. */

const isFunction = (text: string, { features }: Plan): boolean =>
  features.some(({ stated, asked = '' }) => stated && tellsSame(text, asked));
const isWithin = (part: string, whole: string): boolean => whole.toLowerCase().includes(stripStop(part).toLowerCase());

/** `Languages: “English, Spanish and Vietnamese are mandatory”` */
export function languageLines(plan: Plan): string[] {
  const quoted = demandsOf('language', plan);
  // 'Android and iPhone, Polish first, then Czech' tells both.
  const devices = demandsOf('device', plan);
  return [
    // What a function says in full stands there; here are the languages alone.
    ...quoted.map((text) => {
      const isTold = isFunction(text, plan) || plan.features.some(({ description }) => isWithin(text, description));
      const named = isTold ? languagesIn(text) : [];
      const head = devices.includes(text) ? 'Devices and languages' : 'Languages';
      return named.length > 0 ? `${head}: ${joinWords(named)}` : `${head}: “${text}”`;
    }),
    ...plan.brief.limits
      .filter(({ kind, text }) => kind === 'language' && !quoted.some((one) => one.includes(text)))
      .map(({ text }) => `Languages named in the idea: ${text}`),
  ];
}

const languagesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(`\\b(?:${languageNames})\\b`, 'g'))].map(([name]) => name)),
];

/** `Place of data: “Everything has to stay in EU data centres”` */
export const placeLines = (plan: Plan): string[] =>
  demandsOf('place', plan)
    .filter(
      (text) =>
        !isFunction(text, plan) &&
        !plan.brief.limits.some(({ text: limit }) => isWithin(text, limit) || isWithin(limit, text)),
    )
    .map((text) => `Place of data: “${text}”`);

/** `Devices: “It runs on the tablets we already have”` */
export const deviceLines = (plan: Plan): string[] =>
  demandsOf('device', plan)
    .filter((text) => !demandsOf('language', plan).includes(text) && !isFunction(text, plan))
    .slice(0, 1)
    .map((text) => `Devices: “${text}”`);
