import { bound, timesIn, V } from './amounts.js';

/** How a sentence that holds goals is taken apart: what stands before them, when they are due, and one part for each. */

/** Words for a goal that stand before it, and those that only head a list of goals. */
export const heading =
  /^(?:(?:our |the |my |main )*(?:milestones?|measures?|measured by|ambitions?|outcomes?|results?|hopes?|promises?)(?: (?:we|i) (?:want|need|wish|hope for|expect|look for))?|(?:what )?(?:we|i) (?:want|hope|aim|need|wish)(?: for| to (?:reach|achieve|see))?|want|hoped for|to (?:reach|achieve|be reached|get to)|what (?:counts|success looks like))\s?[:–]\s+/iu;
export const label =
  /^(?:(?:our |the |my |main |first |second |third |next |other )*(?:goals?|targets?|aims?|kpis?|objectives?|key results?|kr ?\d*|acceptance(?: criteri(?:a|on))?|success(?: metrics?| measures?| criteria)?|north star|wanted|we (?:will )?measure (?:success|it|this|that) (?:by|in|with))(?: (?:no\.? )?\d+| (?:for|by|until|of) (?:the )?(?:\p{L}+ ){0,3}?[\p{L}\d]+(?=:))?\s*(?:[:=–-]|(?:is|are|would be|means|is to|are to)\b:?(?: that)?|(?<=\bby|\bin|\bwith)(?= ))\s*)/iu;
export const wish =
  /^(?:and |but )?(?:(?:it )?would be (?:nice|good|great|lovely|ideal|enough|fine|a success) if |(?:we|i)(?:['’]d| would) be (?:happy|glad|pleased|content|satisfied|delighted) if |if (?=.*\d)|please |(?:also )?wants? (?=\p{L}[^,;]*\d))|^(?:we|i)(?:['’]re|['’]m| are| am) (?:aiming|hoping|looking|striving|going) (?:for|at|to) |^(?:so |if )?(?:in the end |at the same time |at least )?(?:(?:and |but |also |then )*)(?:we|i|they|the \p{L}+(?: \p{L}+)?)(?:['’]d| would| also| really)* (?:could(?: only)?(?! (?:fall|drop|sink|shrink|rise|grow|go|come|get) )|wants?|like|love|needs?|aims?|hopes?|plans?|expects?|promised?|intends?|commit(?:ted)?|dreams?|(?:has|have)(?= to\b)|wish|(?:must|should|will)(?! (?:only )?(?:take|last|fall|drop|sink|shrink|rise|grow|go (?:down|up)|come (?:down|up))\b))(?: (?:to|for|at(?! (?:most|least))|of))?\s+(?=\S)/iu;

export const contented = new RegExp(
  String.raw`^if (?:only|just|at most) (${V})\b.{0,60}? (?:i|we)(?:['’]d| would) be (?:happy|glad|content|fine|pleased)$`,
  'iu',
);
export const nextTime =
  /^(?:at most|no more than|not more than|fewer than|less than|under|below) \d.* next (?:year|season|month|term|quarter)$/i;

/** `60 studios by December` are aimed at, `150 visitors a week in summer` are there. */
export const isDue = (when: string): boolean =>
  !/^(?:in|at|during|over) (?!20\d|next|(?:the )?(?:first|second|next|coming|\d))/i.test(when);

/** `By Pentecost we'd like`: what stands before who wishes is a day, whatever its name. */
export const leadOf = (text: string): string | null =>
  /^(?:by|before|until|from|in|within|after) [^,;\d]{3,40}?(?=,? (?:we|i)(?:['’]d| would| want| hope| need| aim)\b)/i.exec(
    text,
  )?.[0] ??
  /^next (?:year|season|month|term|quarter)(?=,? (?:\p{L}.* should |(?:we|i) (?:want|hope|aim|need|wish)\b))/iu.exec(
    text,
  )?.[0] ??
  null;

/** `By the end of 2027 we want`, `By January 2028: 800 boats`: the day before what shall be by then. */
export function withoutLead(text: string): string {
  const bare = text.replace(/^also (?=\d)/i, '');
  const day = leadOf(bare) ?? timesIn(bare);
  if (day === null || !bare.startsWith(day)) return bare;
  const rest = bare.slice(day.length).replace(/^(?:[:,]\s|,?\s(?=(?:we|i|they|no|it|this|that)\b))/i, '');
  return rest.length === bare.length - day.length ? bare : rest;
}
/** `By January 2028: 800 boats paying`, `Also 300 workshops by 2028` */
export const opensAim = new RegExp(
  String.raw`^(?:(?:by|before|until|till|at|in)\s[^:,]{3,40}:|also)\s(?:${bound})?\s?\d`,
  'iu',
);

/** `Returned forms below 5 %`, `12,000 pages done`: with its day, a note of what shall be. */
export const isVerbless = (text: string): boolean =>
  !/^(?:we|i|they|it|there|last|only|about|around)\b|\b(?:is|are|was|were|has|have|had|takes?|took|goes?|gets?|comes?|may|can|must|cannot|costs?|went|spends?|need|needs|today|now|currently|of)\s/i.test(
    text,
  ) && !/\b(?:budget|deadline|launch|live|start|pilot|ready|phase|release|version)\b/i.test(text);

/** The time is taken out where a figure stands beside it; of 'closed within 3 weeks' it is the aim. */
export const withoutTime = (text: string, when: string | null): string =>
  when === null || !figured.test(text.replace(when, ' '))
    ? text
    : text
        .replace(when, ' ')
        .replace(/\s+/g, ' ')
        .replace(/\s+([,;)])/g, '$1')
        .trim();

/** A day told in one part holds for the parts beside it; not for those that a semicolon keeps apart, unless it opens or ends them all. */
export function shared(whole: string, when: string | null, atom: string): string | null {
  // '75 % of customers back within 14 months and …': a span belongs to its part, unless it opens or ends them all.
  if (
    when !== null &&
    /^within /i.test(when) &&
    !atom.includes(when) &&
    !whole.startsWith(when) &&
    !whole.endsWith(when)
  )
    return null;
  if (when === null || !whole.includes(';') || atom.includes(when)) return when;
  const last = whole.split(/;\s/).at(-1) ?? '';
  const closes = last.includes(when) && (/\b(?:both|all)\b/i.test(last) || !figured.test(last.replace(when, ' ')));
  return closes || whole.startsWith(when) ? when : null;
}

/** Parts at `;`, `,` and `and`, where the part behind it has a figure or a word for none. Brackets stay whole. */
export function apart(sentence: string): string[] {
  const held: string[] = [];
  const shut = sentence.replace(/\([^)]*\)/g, (inside) => `\uE001${held.push(inside) - 1}\uE002`);
  const parts = shut.split(/(\s?[;–—]\s+|\s-\s|,(?!\d)\s(?:and\s|but\s|so\s)?|\s(?:and|but|while)\s(?=[^,;]*))/);
  const atoms: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? '';
    const last = atoms.at(-1);
    // '…, and the turnaround, now 11 days, to a week': what is measured begins a part of its own.
    const begins = !figured.test(part) && /^(?:now|today|currently|at present) /i.test(parts[at + 2] ?? '');
    if (
      last !== undefined &&
      !begins &&
      !opensDay.test(part) &&
      (!figured.test(part) ||
        !figured.test(last) ||
        opensTail.test(part) ||
        (ofPlace.test(last) && /^\p{Lu}/u.test(part)))
    )
      atoms[atoms.length - 1] = `${last}${parts[at - 1] ?? ''}${part}`;
    else atoms.push(part);
  }
  return atoms
    .map((atom) => atom.replace(/\uE001(\d+)\uE002/g, (_, at: string) => held[Number(at)] ?? '').trim())
    .filter(Boolean);
}

/** `500 buildings in Berlin and Hamburg by 2027` */
const ofPlace = /\b(?:in|at|for|across) \p{Lu}\p{L}+$/u;

export const figured = new RegExp(
  String.raw`${V}|\uE001|\b(?:zero|no|none|nobody|half|halve|halved|twice|double|doubled|a third|a quarter|all of them)\b`,
  'iu',
);
/** `launch in March` belongs to no figure before it. */
const opensDay = /^(?:launch|(?:go |going )?live|ready|start|pilot|in use|opening) (?:in|by|on|before|at|from|for) /i;
/** `… by 30%`, `… to 5`: the rest of the part before. */
const opensTail = /^(?:by|from|in|within|per|to(?! \p{L}{3}))\s/iu;
