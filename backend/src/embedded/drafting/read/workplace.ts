import { titleCase } from '../language.js';
import { kindWords } from './kinds.js';
import { isGroup, isPeople } from './lexicon.js';
import { isVague } from './phrases.js';

/** `something for the lost property office at Harwick Council`: the place of work names what is made for it. */
export function workplaceIn(text: string): string | null {
  const [, words = '', place = ''] =
    new RegExp(
      String.raw`\b(?:something|anything|help|software|what (?:we|i) need|${kindWords}) for (?:the|our|my) ((?:\p{Ll}[\p{Ll}-]+ ){1,2})(office|desk|store|room|stock|cabinet|cellar|archive|library|pool|counter|shed|pantry|vault|cupboard|collection|service|workshop|depot|fleet|yard)(?=[.,;]| (?:at|of|in|on|for|and) |$)`,
      'iu',
    ).exec(text) ?? [];
  // 'the tool crib at Brandt Shipyard': where the house is named, what stands before it is a place of it.
  const [, room = ''] =
    new RegExp(
      String.raw`\b(?:something|anything|help|software|what (?:we|i) need|${kindWords}) for (?:the|our|my) ((?:\p{Ll}[\p{Ll}-]+ ){1,2}\p{Ll}[\p{Ll}-]+)(?= (?:at|of|in) (?:the )?\p{Lu})`,
      'u',
    ).exec(text) ?? [];
  if (place === '' && room !== '') return isPeople(room) || isGroup(room) ? null : titleCase(room);
  const before = words.trim();
  if (place === '' || isVague(before)) return null;
  // An office of two words is known by them.
  return titleCase(
    before.includes(' ') && /^(?:office|desk|counter|service)$/i.test(place) ? `${before} Desk` : `${before} ${place}`,
  );
}
