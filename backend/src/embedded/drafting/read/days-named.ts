const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const day = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})\.? 20\d\d|(?:${months})\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?20\d\d|20\d\d-\d\d-\d\d)\b`,
  'gu',
);

/** `20 October 2026`: the days an idea names, whatever they are for. */
export const daysNamed = (sentences: readonly string[]): string[] => sentences.flatMap((text) => text.match(day) ?? []);
