import { escapePattern, lowerFirst, plural, singular } from '../language.js';
import { bareNoun, headOf } from '../read/phrases.js';
import { isPeople } from '../read/lexicon.js';
import { everyDeed } from '../read/every-deed.js';
import { isSomebody } from '../grammar/somebody.js';
import type { Draft } from './draft.js';
import { idsOf } from './feature-ids.js';

/** Things that nobody is said to make, and of which the idea speaks again and again: `case` of `A case gets a barcode`. */
export interface WorkedOn {
  noun: string;
  /** `FR-001 and FR-003 work` */
  where: string;
}

export function workedOn(draft: Draft, besides: readonly string[], parts: readonly string[]): WorkedOn[] {
  const { plan } = draft;
  const { brief } = plan;
  const features = plan.features.filter(({ stated }) => stated);
  const nouns = new Set(
    [
      ...everyDeed(brief.capabilities).map(({ noun }) => noun),
      ...brief.capabilities.flatMap(({ said }) =>
        said && said.who !== '' && !isSomebody(said.who) && !said.isProducts ? [headOf(bareNoun(said.who))] : [],
      ),
      brief.unit ?? '',
    ]
      // 'a submitted inspection': the inspection.
      .map((noun) => singular(lowerFirst(noun)).replace(/^\p{L}+ed (?=\p{L})/u, ''))
      // 'a QR tag', and 'the same tag' elsewhere
      .flatMap((noun) => [noun, noun.split(' ').at(-1) ?? '']),
  );
  const found = [...nouns]
    .filter(
      (noun) =>
        isThing(noun) &&
        !plan.personas.some(({ role }) => role === noun) &&
        ![...besides, ...parts].some((one) => one === noun.toLowerCase() || one.endsWith(` ${noun}`)),
    )
    .map((noun) => ({
      noun,
      among: features.filter(({ description }) => speaksOf(description, noun)),
      times: brief.asking.filter((text) => speaksOf(text, noun)).length,
    }))
    .filter(({ among }) => among.length > 0);
  const told = found
    .filter(
      ({ noun, times }) =>
        !found.some(
          (other) =>
            (other.noun.endsWith(` ${noun}`) && other.times >= times) ||
            (noun.endsWith(` ${other.noun}`) && other.times > times),
        ),
    )
    .toSorted((one, other) => other.times - one.times);
  const often = told.filter(({ among, times }) => among.length > 1 || times > 1);
  // What is spoken of once stands there only where nothing else does.
  return (often.length + besides.length > 0 ? often : told.slice(0, 2)).slice(0, most).flatMap(({ noun, among }) => {
    const where = idsOf(among, draft);
    return where === '' ? [] : [{ noun, where: `${where} ${among.length > 1 ? 'work' : 'works'}` }];
  });
}
const most = 3;

const speaksOf = (text: string, noun: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}-])(?:${escapePattern(noun)}|${escapePattern(plural(noun))})(?![\p{L}-])`, 'iu').test(
    text,
  );

const isThing = (noun: string): boolean =>
  /^\p{L}[\p{L}-]{2,}(?: \p{L}[\p{L}-]*)?$/u.test(noun) &&
  !/^\p{Lu}(?:\p{Ll}|\p{Lu}+$)/u.test(noun) &&
  !isPeople(noun) &&
  !isSomebody(noun) &&
  !isNone.test(noun);
/** Measures, messages and parts of the product, and words for anything. */
const isNone =
  /(?:^| )(?:nothing|someone|anyone|status|update|thing|everything|it|one|other|message|e-?mail|sms|text|notification|reminder|alert|warning|link|call|page|access|data|information|detail|address|number|photo|picture|image|video|app|application|product|system|tool|platform|site|service|use|money|change|way|day|date|week|month|year|hour|minute|time|reason|view|part|level|amount|price|name|code|phone|person|user|work|process|step|result|value|limit|rule|exception|gate|door|tablet|device|gap|yes|login|difference|base)$|^(?:list|file|what .*|likely .*|.* plus .*)$/;
