import { clausesIn } from '../grammar/clauses.js';
import { isSomebody } from '../grammar/somebody.js';
import { stripStop, upperFirst } from '../language.js';

/** What somebody does and what they may see are two matters, and so are the rights of two kinds of people. */

const may = '(?:can|may|must|cannot)';
const bound = `(?:(?:can|may) only|cannot|can ?not|can['’]t|(?:may|must) (?:not|never))`;
/** `Accountants export claims and can only see approved ones` */
const doesAndMay = new RegExp(String.raw`^(?<does>.+?),? (?:and|but) (?<right>(?:they )?${bound} \p{L}.+)$`, 'iu');
/** `Employees can only see their own claims, managers can see those of their team` */
const eachMay = new RegExp(
  String.raw`^(?<one>[^,;:]+ (?:${bound}|can|may) \p{L}[^,;:]+)(?:;|,) (?:and |but |while )?(?<other>[^,;:]{3,40}? ${may} \p{L}[^;:]+)$`,
  'iu',
);
/** `Managers can see all buildings, tenants only their own flat` */
const othersOnly = new RegExp(
  String.raw`^(?<one>[^,;:]+ (?:can|may) (?:only )?(?<verb>see|view|read|edit|change|access|book) [^,;:]+), (?:and |but |while )?(?<who>(?:the )?[\p{L} -]{3,30}?) only (?<what>(?:their|his|her|its|the|those) [^,;:]+)$`,
  'iu',
);

const whoIn = (text: string): string => clausesIn(text)[0]?.subject ?? '';

export function rightsApart(sentence: string): string[] {
  const text = stripStop(sentence);
  const only = othersOnly.exec(text)?.groups;
  if (only && isSomebody(only['who'] ?? ''))
    return [`${only['one']}.`, `${upperFirst(only['who'] ?? '')} can only ${only['verb']} ${only['what']}.`];
  const each = eachMay.exec(text)?.groups;
  if (each && [each['one'], each['other']].every((one) => isSomebody(whoIn(one ?? ''))))
    return [`${each['one']}.`, `${upperFirst(each['other'] ?? '')}.`];
  const { does = '', right = '' } = doesAndMay.exec(text)?.groups ?? {};
  const who = does === '' ? '' : whoIn(does);
  const isTold = who !== '' && isSomebody(who) && does.startsWith(who) && !new RegExp(`${bound} `, 'iu').test(does);
  return isTold ? [`${does}.`, `${upperFirst(who)} ${right.replace(/^they /i, '')}.`] : [sentence];
}
