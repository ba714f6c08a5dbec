import { infinitive, lowerFirst, participle, stripStop } from '../language.js';
import type { Brief, Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { personIn } from './fact-clauses.js';
import { thresholdsOf } from './fact-limits.js';
import { mostMusts } from './musts.js';

/** Whoever is warned when a limit is passed: the deed stands behind a condition, where a reader of deeds may miss it. */

const warning = '(?:alert|warn|notif(?:y|ie)|call|ring|inform|tell|message|text|page|phone)s?';
const someone = String.raw`((?:the |our |an? )?[\p{L}’'-]+(?:\s(?!the\b|an?\b|our\b)[\p{Ll}-]+){0,4}?)`;
const stop = String.raw`(?=\s(?:at once|immediately|when|if|by|via|through|within|on their|as soon|so that|who)\b|[,;.]|$)`;
const active = new RegExp(String.raw`\b(${warning})\s${someone}${stop}`, 'iu');
const passive = new RegExp(
  String.raw`(?:^|\s)((?:the|our|an?)\s[\p{L}’'-]+(?:\s(?!the\b|an?\b|our\b)[\p{Ll}-]+){0,4}?)\s(?:must|has to|have to|should|shall|is|are|needs? to)\s(?:be )?(?:told|warned|alerted|notified|called|informed|rung|paged)\b`,
  'iu',
);
const passedOn = new RegExp(
  String.raw`\b(?:must|has to|have to|should|is|are) (?:be )?(?:phoned|reported|told|sent|passed on|called through) (?:at once |immediately )?to ${someone}${stop}`,
  'iu',
);
const receives =
  /([\p{L}-]+)\s(?:gets?|receives?)\s(?:an?|the)\s(?:[\p{L}-]+\s)?(?:alert|alarm|warning|message|SMS)\b/iu;
const sent = new RegExp(
  String.raw`\b(?:an? |the )?(?:alarm|alert|warning|message|SMS)\s(?:goes|is sent|comes|reaches)\s(?:to )?${someone}${stop}`,
  'iu',
);

/** `when a lift is stopped for more than 24 hours`: the condition, up to its last figure. */
function conditionOf(said: string, phrase: string): string | null {
  const end = said.indexOf(phrase) + phrase.length;
  const more =
    /^(?:,? (?:or|and|for) (?:for )?(?:above|over|below|under|more than|less than|longer than|at least)? ?\d[\d.,]*\s?[\p{L}°/%]+(?: [CF]\b)?)+/iu.exec(
      said.slice(end),
    )?.[0] ?? '';
  const before = said.slice(0, end);
  const [, link = '', rest = ''] =
    /^(?:.*[\s,;:])?(when|whenever|if|as soon as|once)\s(.+)$/isu.exec(before) ??
    /^(If|When)\s(.+)$/s.exec(before) ??
    [];
  if (link) return `${/^if$/i.test(link) ? 'when' : link.toLowerCase()} ${rest}${more}`;
  const [, subject = ''] =
    /(?:^|[,;:]\s)((?:anything|everything|any|each|every|all|an?|the)?\s?(?:[\p{L}-]+\s){0,3}?)$/iu.exec(
      before.slice(0, before.length - phrase.length),
    ) ?? [];
  return subject.trim() ? `about ${lowerFirst(subject.trim())} ${phrase}${more}` : null;
}

function warnedIn(said: string): { verb: string; whom: string } | null {
  const [, verb = 'warn', first = ''] = active.exec(said) ?? [];
  // 'ring the doctor's phone' warns the doctor.
  const whom = (
    first ||
    sent.exec(said)?.[1] ||
    passedOn.exec(said)?.[1] ||
    receives.exec(said)?.[1] ||
    passive.exec(said)?.[1] ||
    ''
  )
    .replace(/['’]s (?:mobile |cell )?(?:phone|pager|inbox)$/i, '')
    .trim();
  const head = whom.split(/\s(?:on|of|in|at|for|from|with)\s/)[0] ?? '';
  const isName = /^\p{Lu}\p{Ll}+$/u.test(whom) || personIn(`${whom} writes it`) !== null;
  return whom !== '' && (isPeople(head) || isName)
    ? { verb: first ? infinitive(verb.toLowerCase()) : 'warn', whom }
    : null;
}

/** What the idea asks for, with the warnings that it ties to a limit. */
export function withAlarms(
  capabilities: Capability[],
  brief: Pick<Brief, 'asking' | 'problem' | 'measures' | 'limits'>,
): Capability[] {
  let all = capabilities;
  // Whom to warn may stand beside the rule, so that the whole sentence is looked at.
  const limits = brief.limits.filter(({ kind }) => kind === 'budget');
  for (const { said, phrase } of thresholdsOf({ ...brief, capabilities: [], limits })) {
    if (all.some(({ object, tail }) => `${object} ${tail}`.includes(phrase))) continue;
    // 'below 60 °C the box is refused': the condition of what is asked for already.
    const deed = all.findIndex(
      ({ verb, noun, tail }) => tail === '' && noun !== '' && said.includes(`${noun} is ${participle(verb)}`),
    );
    if (deed >= 0) {
      all = all.map((one, at) => (at === deed ? { ...one, tail: phrase } : one));
      continue;
    }
    const tail = conditionOf(stripStop(said), phrase);
    const warned = warnedIn(said);
    if (!tail || !warned || tail.length > 110) continue;
    const whom =
      /^\p{Ll}/u.test(warned.whom) && !/^(?:the|our|an?)\s/.test(warned.whom) ? `the ${warned.whom}` : warned.whom;
    const head = whom.replace(/^(?:the|our|an?) /, '');
    const known = all.findIndex(
      ({ verb, object }) => new RegExp(`^${warning}$`, 'i').test(verb) && object.includes(head),
    );
    const place = Math.min(all.length, mostMusts - 2);
    const alarm: Capability = {
      verb: warned.verb,
      object: whom,
      noun: head.split(/\s(?:on|of|in|at)\s/)[0] ?? '',
      tail,
      automatic: true,
    };
    // Whoever is to be warned is warned of this, and by itself where nobody is said to do it.
    all =
      known < 0
        ? [...all.slice(0, place), alarm, ...all.slice(place)]
        : all.map((one, at) =>
            at !== known || one.tail !== '' ? one : one.by ? { ...one, tail } : { ...alarm, verb: one.verb },
          );
  }
  return all;
}
