import { joinWords } from '../language.js';
import type { Brief } from '../read/brief.js';
import { deviceSaid } from './devices-said.js';
import type { TextWriter } from './draft.js';
import { usualText } from './leaving.js';

/** Of what parts it is made, where it is no matter of pages in a browser. */

const isApp = /\bapps?\b|\bapplication\b/i;
const phones = /^(?:iOS|iPhones?|iPads?|Android)\b/i;

/** `iOS and Android`, `phones`: what the app of an idea runs on; null where it asks for none. */
export function appOn(brief: Pick<Brief, 'sentences' | 'limits'>): string | null {
  const named = brief.limits.flatMap(({ kind, text }) => (kind === 'platform' && phones.test(text) ? [text] : []));
  if (named.length > 0) return joinWords([...new Set(named)]);
  const said = deviceSaid(brief);
  return said !== null && isApp.test(said) && !/\bdesktop\b/i.test(said) ? 'phones' : null;
}

export const technicalTexts: Record<string, TextWriter> = {
  'technical.overview': (draft) => {
    const on = appOn(draft.plan.brief);
    return on === null
      ? usualText('technical.overview', draft)
      : `Proposed: an app for ${on}, with one backend service and one relational database.`;
  },
};
