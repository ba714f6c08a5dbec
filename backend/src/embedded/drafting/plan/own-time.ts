/** When the product does something, and of what: `at 10:00 of birds that have not been weighed`. */
export function ownTime(tail: string): { time: string | null; about: string | null } {
  const [, clock = ''] = /\b(at (?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|noon|midnight))(?= |$)/i.exec(tail) ?? [];
  const [, each = ''] =
    /\b((?:every|each) (?:\p{L}+day|day|morning|afternoon|evening|night|week|month|hour))(?= |$)/iu.exec(tail) ?? [];
  const [, about = ''] = /\b(?:of|about) (\p{L}+s (?:that|which|who) .{5,60})$/u.exec(tail) ?? [];
  return {
    time: clock ? `it is ${clock.replace(/^at /i, '')}` : each ? `it is time for it: ${each}` : null,
    about: about || null,
  };
}
