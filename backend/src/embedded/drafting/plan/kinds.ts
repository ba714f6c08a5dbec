import type { Capability } from '../read/brief.js';
import { infinitive, isPlural, isUncountable, plural, singular } from '../language.js';
import { isPeople } from '../read/lexicon.js';

type Kind = 'offline' | 'retention' | 'exchange' | 'which' | 'figure' | 'list' | 'report' | 'talk' | 'receive';

export const noConnection =
  /\b(?:no|without|poor|weak|bad|patchy|limited) (?:(?:an?|any|mobile|phone|internet|network|data|reliable) )*(?:signal|connection|connectivity|internet|network|coverage|reception|wi-?fi|4g|5g)\b|\b(?:internet|network|signal|connection|wi-?fi|reception|coverage) (?:is (?:down|out|gone|off|dead|missing|away)|goes (?:down|away|off)|drops|fails|breaks)\b|\boffline\b/iu;
const span =
  /\bfor (?:at least |up to |a maximum of )?((?:\d+|an?|one|two|three|four|five|six|seven|eight|ten|twelve) (?:day|week|month|year)s?)\b/i;
const recorded =
  /(?:^| )(?:record|data|entry|photo|picture|image|video|file|document|log|history|list|report|message|note|protocol|paper|recording)s?$/i;
const system =
  /^(?:to|with|into|from) ((?:the |an? |our |their )?(?:[\p{L}\d&.'’-]+ ){0,3}?\p{Lu}[\p{L}\d&.'’-]*(?: (?:[\p{Lu}\d][\p{L}\d&.'’-]*))*)/u;
const figures =
  /^(?:(?:an?|the|their|his|her|our) )?(?:[\p{L}-]+ ){0,3}?(?:reports?|summar(?:y|ies)|overviews?|dashboards?|digests?|statistics|figures|totals?|reckonings?|(?:daily|weekly|monthly|quarterly|yearly|annual) views?)(?: (?:of|on|for|per|about|by)\b|$)/iu;

const looks = /^(?:see|view|know|get|receive|check|find|find out|look up|show|have|open|print|learn|monitor|track)$/;
const listed = /^(?:an?|the|their|his|her|our|my) (?:[\p{L}-]+ ){0,2}?lists? of /u;

/** `which animals ate too little`, `who has not paid`: those for whom it holds, and those alone; `how many litres are ready`: a figure. */
function questionIn(asked: string): { kind: Kind; slots: Record<string, string> } | null {
  if (/^how (?:many|much|full|far|long|often)\b/.test(asked)) return { kind: 'figure', slots: {} };
  const [, meeting = ''] = /^who ((?:is|has|was|did|does|can|may|still|\p{L}+ed) .+)$/u.exec(asked) ?? [];
  if (meeting)
    return {
      kind: 'which',
      slots: { two: 'one person', meets: meeting, deny: 'is not, or did not', those: 'that one', s: 's' },
    };
  const [, one = '', single = ''] = /^which ((?:[\p{L}-]+ )?[\p{L}-]+) ((?:is|has|was|needs) .+)$/u.exec(asked) ?? [];
  if (one && !isPlural(one.split(' ').at(-1) ?? ''))
    return {
      kind: 'which',
      slots: {
        two: `one of three ${plural(one)}`,
        meets: single,
        deny: /^needs/.test(single)
          ? 'do not'
          : `${/^has/.test(single) ? 'have' : /^was/.test(single) ? 'were' : 'are'} not`,
        those: 'that one',
        s: 's',
      },
    };
  // 'which of the 12 lessons are done' asks it of lessons.
  const words = (/^which (?:of (?:the |their |our |my )?(?:\d+ )?)?(.+)$/.exec(asked)?.[1] ?? '').split(' ');
  const head = words.findIndex((word) => isPlural(word));
  // Of music nobody counts two.
  if (head < 0 || head > 2 || head + 1 >= words.length || isUncountable(words[head] ?? '')) return null;
  // 'which foods they cannot eat': somebody else does it.
  if (/^(?:they|he|she|it|we|you|i|people|somebody|the|an?|their|each|every)$/i.test(words[head + 1] ?? ''))
    return null;
  const meets = words.slice(head + 1).join(' ');
  return {
    kind: 'which',
    slots: { two: `two ${words.slice(0, head + 1).join(' ')}`, meets, deny: denied(meets), those: 'those two', s: '' },
  };
}

/** `are due` -> `are not`, `ate too little` -> `did not`. */
function denied(said: string): string {
  const [first = ''] = said.split(' ');
  if (/^(?:are|have|were|may|must|will)$/.test(first)) return `${first} not`;
  return first === 'can' ? 'cannot' : infinitive(first) === first ? 'do not' : 'did not';
}

/** `the income of the month`: nobody is sent it, it is added up. */
const sums =
  /^(?:the |their |our )?(?:[\p{L}-]+ )?(?:income|revenue|turnover|takings|sales|earnings|costs|expenses|hours|totals?|average) (?:of|for|per|in|by) (?:the |each |every |last |this |a )?(?:day|week|month|quarter|year|season)|^(?:the |their |our )?(?:daily|weekly|monthly|quarterly|yearly|annual|total) (?:income|revenue|turnover|takings|sales|earnings|costs|expenses|totals?)\b/iu;

/** What tells how a feature behaves more surely than its verb: `keep photos for 6 years` is no setting. */
export function kindOf(capability: Capability): { kind: Kind; slots: Record<string, string> } | null {
  const { verb, object, noun, tail, automatic } = capability;
  const whole = [object, tail].filter(Boolean).join(' ');
  if (noConnection.test(whole)) return { kind: 'offline', slots: {} };
  const [, time] = (/^(?:keep|store|retain|save|archive|hold|preserve)$/.test(verb) && span.exec(whole)) || [];
  // Whoever keeps a costume for three weeks has it for so long; nobody then deletes it.
  const isHeld = !automatic && /(?:day|week)s?$/i.test(time ?? '') && !recorded.test(noun);
  if (time && noun && !isHeld) return { kind: 'retention', slots: { span: time } };
  const [, name] =
    (/^(?:connect|integrate|link|sync|synchronise|interface|exchange|talk|plug|import|export|send|feed)$/.test(verb) &&
      system.exec(tail || object)) ||
    [];
  // 'sent to the EHS coordinator': somebody, and no system.
  const [, behind = ''] =
    (name && / (\p{Ll}+)/u.exec((tail || object).slice((tail || object).indexOf(name) + name.length))) || [];
  // 'send a link to customers from the RM', 'import accounts from Entra ID': nothing is held on both sides.
  const isOther =
    /^import$/.test(verb) || / from /.test(name ?? '') || isPeople(singular((name ?? '').split(' ')[0] ?? ''));
  if (name && !isOther && !isPeople(behind) && (automatic || /^(?:connect|integrate|link|sync)/.test(verb)))
    return { kind: 'exchange', slots: { system: name } };
  if (looks.test(verb) && !automatic) {
    const asked = questionIn(whole);
    if (asked) return asked;
    if (listed.test(whole)) return { kind: 'list', slots: {} };
  }
  // Who checks a report reads what somebody has written.
  if (
    /^(?:see|read|get|receive|view|open|check|have)$/.test(verb) &&
    ((verb !== 'check' && figures.test(object)) || sums.test(whole))
  )
    return { kind: 'report', slots: {} };
  if (/^(?:message|contact|chat|email|text|write|reply|talk)$/.test(verb) && !automatic && isPeople(noun))
    return { kind: 'talk', slots: {} };
  if (/^(?:get|receive|obtain)$/.test(verb) && !automatic) return { kind: 'receive', slots: {} };
  return null;
}
