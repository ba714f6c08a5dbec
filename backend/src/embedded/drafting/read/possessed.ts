import { isPlural, plural, singular } from '../language.js';
import type { Capability } from './brief.js';
import { isPeople } from './lexicon.js';

/** Whose something is that a pronoun stands for: the thing spoken of before, and not the one who acts. */

/** What things have and those who record it have not. */
const ofThings =
  /^(?:size|weight|length|width|height|depth|colour|color|condition|state|status|price|value|type|kind|species|breed|variety|brand|model|make|material|shelf|position|location|whereabouts|origin|date|expiry|label|tag|code|serial number|number|contents?|temperature|moisture|quality|quantity|volume|title|author|edition|dimensions?|measurements?)s?$/i;

/** `photograph each costume and record its size`: the size of the costume. `a shop enters its order` stays with the shop. */
export const withOwners = (asked: Capability[]): Capability[] =>
  asked.reduce<Capability[]>((read, one) => [...read, ownedBy(one, read.at(-1))], []);

function ownedBy(one: Capability, before: Capability | undefined): Capability {
  const [, whose = '', what = ''] = /^(its|their) (\p{L}[\p{L}, -]*)$/u.exec(one.object) ?? [];
  if (what === '' || !before || before.noun === '' || isPeople(before.noun)) return one;
  if (before.by !== one.by && !isPeople(one.by ?? '')) return one;
  const isMany = /\band\b/.test(before.object) || isPlural(before.object.split(' ').at(-1) ?? '');
  const first = what.split(/,|\sand\s/)[0] ?? '';
  if (whose === 'their' && !(isMany && ofThings.test(first.split(' ').at(-1) ?? ''))) return one;
  // 'scans the tag of a piece and sees its status': that of the piece.
  const owner = /\sof (?:an?|the|each|every) ([\p{L} -]+)$/iu.exec(before.object)?.[1];
  const noun = whose === 'their' ? plural(before.noun) : (owner ?? before.noun);
  const of = whose === 'its' ? singular(noun) : noun;
  // Behind 'condition and the measures' the owner would belong to these only.
  const row = / (?:the|an?) /.test(what) && !isPlural(of);
  return { ...one, object: row ? `the ${of}'s ${what}` : `the ${what} of the ${of}` };
}
