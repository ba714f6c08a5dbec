import { singular, stripStop } from '../language.js';
import { leavesOut } from '../read/binding.js';
import type { Brief, Capability } from '../read/brief.js';
import { everyDeed, functionOf } from '../read/every-deed.js';
import { operatingRules } from './operating.js';

/**
 * What the idea says of the thing of one deed without ruling how anybody works: `Rent is halved for people on Pension
 * Credit` beside the paying of the rent. What could be about several deeds is with none of them.
 */
export function plainRulesOf(brief: Pick<Brief, 'limits' | 'problem'>, capabilities: Capability[]): string[][] {
  const ruled = operatingRules(brief).map(({ text }) => text);
  const owned = capabilities.map((): string[] => []);
  for (const { kind, text, unread, out } of brief.limits) {
    const said = stripStop(text);
    const subject = subjectOf(said);
    if (kind !== 'other' || unread || out !== undefined || subject === '' || leavesOut(said) || ruled.includes(said))
      continue;
    if (brief.problem.sentences.some((one) => one.toLowerCase().includes(said.toLowerCase()))) continue;
    const places = everyDeed(capabilities).flatMap((deed) =>
      !deed.automatic && deed.noun !== '' && singular(deed.noun.toLowerCase().split(' ').at(-1) ?? '') === subject
        ? [functionOf(deed, capabilities)]
        : [],
    );
    const [only] = places;
    if (only !== undefined && places.length === 1) owned[only]?.push(said);
  }
  return owned;
}

/** `rent` of `Rent is halved for …`, `fee` of `the annual fee is waived`. */
const subjectOf = (text: string): string => {
  const [, noun = ''] = /^(?:the |an? |each |every )?(?:[\p{Ll}-]+ )?([\p{L}-]+) (?:is|are) \p{L}/iu.exec(text) ?? [];
  return singular(noun.toLowerCase());
};
