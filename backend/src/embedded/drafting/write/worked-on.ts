import { escapePattern, plural, singular } from '../language.js';
import { bareNoun, headOf } from '../read/phrases.js';
import { isPeople } from '../read/lexicon.js';
import type { Feature } from '../plan/plan.js';
import { everyDeed } from '../read/every-deed.js';
import { isSomebody } from '../grammar/somebody.js';
import type { Draft } from './draft.js';
import { idsOf } from './feature-ids.js';

/** Things that nobody is said to make, and with which more than one function works: `case` of `A case gets a barcode`. */
export interface WorkedOn {
  noun: string;
  /** `FR-001 and FR-003` */
  where: string;
}

export function workedOn(draft: Draft, besides: readonly string[]): WorkedOn[] {
  const { plan } = draft;
  const told = plan.features.filter(({ stated }) => stated);
  const nouns = new Set(
    [
      ...everyDeed(plan.brief.capabilities).map(({ noun }) => noun),
      ...plan.brief.capabilities.flatMap(({ said }) =>
        said && said.who !== '' && !isSomebody(said.who) && !said.isProducts ? [headOf(bareNoun(said.who))] : [],
      ),
    ].map((noun) => singular(noun.toLowerCase())),
  );
  return [...nouns]
    .filter((noun) => isThing(noun) && !besides.some((one) => one === noun || one.endsWith(` ${noun}`)))
    .map((noun) => ({ noun, among: told.filter((feature) => speaksOf(feature, noun)) }))
    .filter(({ among }) => among.length > 1)
    .toSorted((one, other) => other.among.length - one.among.length)
    .flatMap(({ noun, among }) => {
      const where = idsOf(among, draft);
      return where === '' ? [] : [{ noun, where }];
    })
    .slice(0, most);
}
const most = 3;

const speaksOf = ({ description }: Feature, noun: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}-])(?:${escapePattern(noun)}|${escapePattern(plural(noun))})(?![\p{L}-])`, 'iu').test(
    description,
  );

const isThing = (noun: string): boolean =>
  /^\p{Ll}[\p{L}-]{2,}(?: \p{L}[\p{L}-]*)?$/u.test(noun) && !isPeople(noun) && !isSomebody(noun) && !isNone.test(noun);
/** Measures, messages and parts of the product, and words for anything. */
const isNone =
  /(?:^| )(?:nothing|thing|everything|it|one|other|message|e-?mail|sms|text|notification|reminder|alert|warning|link|call|page|access|data|information|detail|address|number|photo|picture|image|video|app|application|product|system|tool|platform|site|service|use|money|change|way|day|date|week|month|year|hour|minute|time|reason|view|part|level|amount|price|name|code|phone|person|user|work|process|step|list|file|result|value|limit|rule)$/;
