import { escapePattern, plural } from '../language.js';
import { anyUser, people } from './anyone.js';
import { audience, staffed } from './audiences.js';
import type { Audience, Capability } from './brief.js';
import { isGroup, isPeople } from './lexicon.js';

/** What `somebody` and `people` do is done by those of whom the idea tells nothing else, or by users beside the others. */
export function namelessIn(capabilities: Capability[], audiences: Audience[]): void {
  const nameless = capabilities.filter(({ by }) => by === anyUser || by === people);
  const acting = new Set(capabilities.filter((one) => !nameless.includes(one)).flatMap(({ by }) => by ?? []));
  const isIdle = ({ noun }: Audience): boolean =>
    !acting.has(noun) && isPeople(noun) && !isGroup(noun) && !noun.endsWith(' staff');
  // People are several.
  const several = audiences.find((one) => isIdle(one) && !/^(?:an?|the|my|our) /i.test(one.text));
  const idle = (several ?? audiences.find(isIdle))?.noun;
  for (const one of nameless) {
    const who = one.by === people && idle ? idle : acting.size > 0 ? anyUser : undefined;
    if (who) one.by = who;
    else delete one.by;
  }
  const mine =
    idle && nameless.length * 2 >= capabilities.length ? audiences.findIndex(({ noun }) => noun === idle) : -1;
  if (mine > 0) audiences.unshift(...audiences.splice(mine, 1));
  const users = capabilities.filter(({ by }) => by === anyUser).length;
  // Whoever does most of it comes first, though nobody says who it is.
  if (users > 0 && users * 2 >= capabilities.length)
    audiences.unshift({ noun: anyUser, text: `${anyUser}s`, count: null });
}

/** `Student helpers, lab technicians and researchers book`: who stands in one list with the first of them and does nothing alone. */
export function besideThem(
  first: string,
  capabilities: readonly Capability[],
  audiences: readonly Audience[],
  sentences: readonly string[],
): string[] {
  const list = new RegExp(
    String.raw`\b${escapePattern(plural(first))}(?:, [\p{L} -]{3,30})* and [\p{L} -]{3,30}`,
    'iu',
  );
  const said = sentences.flatMap((one) => list.exec(one)?.[0] ?? [])[0]?.toLowerCase() ?? '';
  return audiences
    .map(({ noun }) => noun)
    .filter(
      (noun) =>
        noun !== first && said.includes(plural(noun).toLowerCase()) && !capabilities.some(({ by }) => by === noun),
    );
}

/** Who acts stands first; organisations that only tell where stand behind the people. `listed`: by the idea itself, in its order. */
export function inOrder(audiences: Audience[], capabilities: Capability[], listed: string[] = []): Audience[] {
  const asListed = listed.flatMap((who) => audiences.filter(({ noun }) => noun === who));
  if (asListed.length > 0)
    return [
      ...asListed,
      ...byPart(
        audiences.filter((one) => !asListed.includes(one)),
        capabilities,
      ),
    ];
  return byPart(audiences, capabilities);
}

function byPart(audiences: Audience[], capabilities: Capability[]): Audience[] {
  const acting = new Set(capabilities.map(({ by }) => by));
  // Who works in the house that others act in is no user beside them.
  const isHouse = ({ noun, text, count }: Audience): boolean =>
    noun.endsWith(' staff') || (isGroup(noun) && count === null) || /^an? .+ (?:in|near|at|from|of|with) /.test(text);
  const kept = audiences.filter((one) => acting.size < 3 || acting.has(one.noun) || !isHouse(one));
  const [first, ...rest] = kept;
  if (!first) return [];
  const rank = (one: Audience): number => (acting.has(one.noun) ? 0 : isGroup(one.noun) ? 2 : 1);
  // Whoever is only told of, such as a team that acts through its leaders, is no user before those who act.
  const lead =
    !acting.has(first.noun) && (isGroup(first.noun) || acting.size > 1)
      ? rest.findIndex((one) => acting.has(one.noun) && !isGroup(one.noun))
      : -1;
  const ordered = lead < 0 ? [first] : [];
  const others = lead < 0 ? rest : kept;
  return [
    ...ordered,
    ...others
      .map((one, at) => ({ one, at }))
      .sort((a, b) => rank(a.one) - rank(b.one) || a.at - b.at)
      .map(({ one }) => one),
  ];
}

const listOfUsers = /^(?:target |primary )?(?:users?|roles?|personas?|audiences?|actors|who)\s?:\s+(.+)$/iu;
/** `Users: in-house counsel, sales reps (submit only), legal ops admin`: each of them, whatever the word. */
export const listedUsers = (sentences: string[]): Audience[] =>
  sentences.flatMap((sentence) => {
    const list = listOfUsers.exec(sentence)?.[1]?.replace(/[.]$/, '') ?? '';
    const items = list.split(/,\s(?:and\s)?|\sand\s|\s&\s|;\s/).map(listedUser);
    // A list of names, and no sentence.
    return items.length > 1 &&
      items.every(({ who }) => /^[\p{L}-]+(?: [\p{L}-]+){0,3}$/u.test(who)) &&
      items.some(({ who }) => isPeople(who))
      ? items
          // Who only reads is none of those it is made for.
          .sort((one, other) => Number(one.reads) - Number(other.reads))
          .map(({ who, count }) => ({ ...audience(plural(who)), count: count && `${count} ${who}` }))
      : [];
  });

/** `Marlon (returns lead)`, `6 shift supervisors`, `finance reads only`: by what they are, without number and right. */
function listedUser(item: string): { who: string; count: string | null; reads: boolean } {
  const [, role] =
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? \(((?:[\p{L}-]+ ){0,2}(?:lead|[\p{L}-]+))\)$/u.exec(item.trim()) ?? [];
  if (role !== undefined && (isPeople(role) || / lead$/.test(role))) return { who: role, count: null, reads: false };
  const [, count = null, who = ''] =
    /^((?:about |around |some )?\d[\d.,]* )?(.*)$/u.exec(
      item
        .trim()
        .replace(/\s?\([^)]*\)/g, '')
        // 'the client's inspector on projects of 20 to 150 units'
        .replace(/^(?:(?:the|our) )?\p{L}+['’]s /iu, '')
        .replace(/ (?:on|in|at|of|from|with|who) .*$/iu, '')
        .replace(/ (?:(?:can )?(?:only )?reads?(?: only)?|views? only|read-only)$/i, ''),
    ) ?? [];
  return { who: isStaffed(who) ? `${who} staff` : who, count: count?.trim() ?? null, reads: onlyReads.test(item) };
}

const onlyReads = /\b(?:reads?|views?)[- ]only\b|\bonly (?:reads?|views?)\b/i;
const isStaffed = (who: string): boolean => staffed.test(who) && !isPeople(who);
