import { installedAs, isOwnDevice } from '../know/surface.js';
import { plural, stripStop, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import type { Draft, TextWriter } from './draft.js';
import { fitText } from './fit.js';
import { signInTold } from './sign-in.js';
import { erasedFor, keptFor } from './told.js';

/** Usual texts that the idea may say otherwise: how long entries stay, and on what the product runs. */
export const toldTechnicalTexts: Record<string, TextWriter> = {
  // What the idea keeps or erases after a time of its own is not deleted after another.
  'account.exit': (draft) => {
    const told = retentionSaid(draft.plan);
    const usual = usualText('account.exit', draft);
    if (told.length === 0 || usual === '') return usual;
    const kept = usual.split(/(?<=\.) /).filter((sentence) => !/\b(?:delet|eras)/i.test(sentence));
    return [...kept, ...told].reduce(
      (text, sentence) => (text.length + sentence.length < 258 ? `${text} ${sentence}`.trim() : text),
      '',
    );
  },
  // How people sign in is said as the idea says it, where it does.
  'tenancy.model': (draft) => {
    const usual = usualText('tenancy.model', draft);
    const [told] = draft.plan.known.setting.sold ? [] : signInTold(draft.plan);
    if (told === undefined || told.length > longestSignIn) return usual;
    const [, ...rights] = usual.split(/(?<=[.)]) (?=\p{Lu})/u);
    return [`As the idea says: “${stripStop(told)}”.`, ...rights].join(' ');
  },
  // What is installed or sold as a device is named as such.
  'technical.overview': (draft) => {
    const parts = partsOf(draft.plan);
    return parts === null
      ? usualText('technical.overview', draft)
      : draft.say(
          `[Proposed: ${parts}, one backend service and one relational database. ~ ${upperFirst(parts)}, one backend service and a relational database are proposed.]`,
        );
  },
};

/** `the device and the app`; null where there are pages in the browser, or nothing to look at. */
function partsOf({ brief, known }: Plan): string | null {
  const { surface } = known.setting;
  const front = surface === 'app' ? `the ${installedAs(brief)}` : surface === 'pages' ? 'pages in the browser' : null;
  if (isOwnDevice(brief)) {
    const hasApp = brief.sentences.some((text) => /\bapps?\b/i.test(text));
    return front === null ? 'the device' : `the device, ${surface === 'pages' && hasApp ? 'an app' : front}`;
  }
  return surface === 'app' ? front : null;
}

const longestSignIn = 300;

const usualText = (meaning: string, { known, plan }: Draft): string => {
  const rows = known(meaning);
  return String((rows[plan.seed % Math.max(1, rows.length)] ?? rows[0])?.['text'] ?? '');
};

/** `Loan records are kept for 7 years, as the idea states.` */
const retentionSaid = (plan: Plan): string[] => [
  ...keptFor(plan).map(({ noun, span }) => `${upperFirst(plural(noun))} are kept for ${span}, as the idea states.`),
  ...erasedFor(plan).map(({ noun, said }) => fitText(`${upperFirst(plural(noun))}: ${said}.`, 120)),
];
