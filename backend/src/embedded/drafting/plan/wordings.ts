import { fill, type Slots } from '../know/slots.js';

/** Which of its wordings a line of the knowledge takes beside what stands there already. */

const wordsIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
/** What stands in any such sentence. */
const common = wordsIn('that what when need nobody somebody with without have them they their there this from later');

/** `pass it on, so that I can pass it on`: a reason has to say more than the wish. */
export function furtherReason(template: string, gain: string, want: string, slots: Slots): string {
  const said = wordsIn(want);
  const again = (reason: string): number =>
    [...wordsIn(reason)].filter((word) => said.has(word) && !common.has(word)).length + (reason === gain ? 1 : 0);
  return (
    voicesOf(template, slots).toSorted((one, other) => again(one) - again(other))[0] ?? apart(template, gain, slots)
  );
}

/** The story says in other words what the feature said, when its wordings allow. */
export const apart = (template: string, said: string, slots: Slots): string =>
  voicesOf(template, slots).find((wording) => wording !== said) ?? said;

/** The wordings of one place, the one that this document would take first. */
const voicesOf = (template: string, slots: Slots): string[] =>
  ['', ' story', ' tale', ' told', ' again', ' once more'].map((more) =>
    fill(template, { ...slots, voice: `${slots['voice'] ?? ''}${more}` }),
  );
