import { isPlural, isUncountable, singular } from '../language.js';
import type { Capability } from './brief.js';
import { isPeople } from './lexicon.js';
import { lacksArticle } from './noun-lists.js';

/** Notes leave articles out; the sentences that their words are put into need them. */

const several = /\s(?:and|or|,)\s|,/;
const counted = /^(?:last|next|first|latest) (?:\d+|two|three|four|five|six|seven|eight|nine|ten) /i;

/** `lab tech: enters sample` -> enter the sample; `sees last 3 samples` -> see the last 3 samples. */
export const inWholeWords = (deeds: Capability[], lines: string): Capability[] =>
  lines.includes('\n')
    ? deeds.map((deed) =>
        deed.by !== undefined && deed.noun !== '' && isBare(deed.object)
          ? { ...deed, object: `the ${deed.object}` }
          : deed,
      )
    : deeds;

const isBare = (object: string): boolean =>
  counted.test(object) || (!several.test(object) && lacksArticle(object) && !isUncountable(object));

const bracketed = /(?<=(?<word>[\p{Ll}-]{3,})) \((?<inside>\p{Ll}[^()]{4,90})\)/gu;
/** What an entry of any trade may hold; of animals in brackets nobody knows whether they are its parts or examples. */
const attribute =
  /^(?:name|date|day|time|hour|number|no|quantity|amount|price|cost|sum|weight|height|length|width|depth|size|colour|color|type|kind|photo|picture|image|video|signature|note|comment|remark|reason|cause|address|postcode|phone|e-mail|email|age|place|location|room|temperature|pressure|level|moisture|humidity|code|status|state|title|description|duration|distance|mileage|version|grade|score|unit|batch|deadline)$/i;

/** `enters the sample (moisture %, weight)` -> with moisture % and weight: what is in brackets belongs to the entry. */
export const withDetails = (line: string): string =>
  line.replace(bracketed, (whole, word: string, inside: string) => {
    const parts = inside.split(/\s?[,;+&/]\s?(?:and\s)?|\sand\s/).map((part) => part.trim());
    const isDetail = (part: string): boolean => {
      const last = part.split(' ').at(-1) ?? '';
      return / (?:%|°[CF])$/.test(part) || attribute.test(singular(last));
    };
    const fits =
      parts.length > 1 &&
      parts.every((part) => /^\p{Ll}[\p{L} %°-]*$/u.test(part) && part.split(' ').length < 5) &&
      parts.filter(isDetail).length * 2 >= parts.length;
    if (!fits || isPeople(word) || (isPlural(word) && parts.every(isPlural))) return whole;
    const named = parts.map((part) => part.replace(/ %$/, ' in %'));
    return ` with ${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`;
  });
