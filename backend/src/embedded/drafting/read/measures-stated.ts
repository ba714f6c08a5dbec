import type { Measure } from './brief.js';
import { business, figureOf } from './figures.js';
import { sameUnit, timeOf, under } from './measure-parts.js';
import { tidy } from './named.js';
import { isSoundMeasure } from './sound.js';
import { inOneUnit } from './one-unit.js';
import { toldCounts } from './told-counts.js';
import { sizeOf, value } from './values.js';
import { isVerb } from './lexicon.js';
import { isDone } from './words.js';

/** Goals in plain statements: a figure of today beside the one that is wanted, a promise, and what must never happen again. */

const goalish =
  /\b(?:goals?|targets?|success\w*|aims?|kpis?|measures?|objectives?|we want|i want|we['’]d like|we would like|want to reach|with \d+\s?% of)\b/i;

const sooner = String.raw`(?:with)?in\s(?:under |less than |at most )?(${value})\s(?:instead of|rather than|not)\s(${value})`;

/** 'transfers between clubs take 2 days rather than 3 weeks', 'marking time down 50%'. */
export function instead(sentence: string, when: string | null): Measure | null {
  const times = sentence.match(
    new RegExp(
      String.raw`(?:^|,\s|\band\s)([\p{L}][\p{L} -]{3,50}?)\s(?:should |must |to )?(?:takes?|took)\s(${value}),?\s(?:rather than|instead of|not)\s(${value})`,
      'iu',
    ),
  );
  if (times?.[1] && times[2] && times[3])
    return {
      name: `time that ${tidy(times[1])} take${/s$/.test(times[1].split(' ')[0] ?? '') ? '' : 's'}`,
      baseline: times[3].trim(),
      target: times[2].trim(),
      when,
      better: sizeOf(times[3]) > sizeOf(times[2]) ? 'lower' : 'higher',
    };
  const moved = sentence.match(
    new RegExp(String.raw`(?:goal:\s|[:,]\s|^)([\p{L}][\p{L} -]{3,40}?)\s(down|up)\sto\s(${value})`, 'iu'),
  );
  // 'approve payouts up to £500' permits; only what is wished for can be up to something.
  const raised = moved?.[2]?.toLowerCase() === 'up';
  if (moved?.[1] && moved[3] && !(raised && !/^goal:/.test(sentence)))
    return {
      name: tidy(moved[1]),
      baseline: null,
      target: moved[3].trim(),
      when,
      better: raised ? 'higher' : 'lower',
    };
  const quicker =
    sentence.match(new RegExp(String.raw`\b(?:can|could|should|to)\s(\p{L}+\s[\p{L} -]{3,40}?)\s${sooner}`, 'iu')) ??
    // '…, and the officer trace a unit in under 2 minutes instead of 40'
    [
      ...sentence.matchAll(
        new RegExp(String.raw`\s(?=(\p{L}+ (?:an?|the|each|every|one|their) [\p{L} -]{2,40}?)\s${sooner})`, 'giu'),
      ),
    ].find(([, deed = '']) => isVerb(deed.split(' ')[0] ?? ''));
  if (quicker?.[1] && quicker[2] && quicker[3]) {
    const [baseline, target] = inOneUnit(quicker[3].trim(), quicker[2].trim());
    // 'upload the POD and get paid in 5 days': the time is that of the last deed.
    const deed = quicker[1].replace(/^.* and (?=(?:get|be) \p{L}+$)/u, '');
    return { name: `time to ${deed}`, baseline, target, when, better: 'lower' };
  }
  const turned = sentence.match(
    new RegExp(String.raw`(?:goal:\s|:\s|,\s|^)([\p{L}][\p{L} -]{3,40}?)\s(down|up)\s(?:by\s)?(\d[\d.,]*\s?%)`, 'iu'),
  );
  if (!turned?.[1] || !turned[3]) return null;
  const better = turned[2]?.toLowerCase() === 'down' ? 'lower' : 'higher';
  return { name: tidy(turned[1]), baseline: null, target: `${turned[3]} ${better} than today`, when, better };
}

const wanted = String.raw`(?:we['’]?d? (?:want|like|need|aim for)|we would like|i want|the (?:goal|target|aim) (?:is|would be)|target(?: is)?:?|goal(?: is)?:?|aim(?: is| for)?:?|(?:(?:that|this|it|which) )?(?:should|must|has to|needs to) (?:be|fall|drop|rise|go|come)|want)\s(?:it |that |this |them |these |the figure |to (?:get to|reach|be) )?(?:to (?:be|fall|drop|rise|go) )?(?:at |to |down to |up to |cut to |halved to |reduced to |raised to )?`;

/** A figure of today and one that is wanted, in one sentence: 'No-show rate is 22%; we'd like 12%'. */
export function nowAndWanted(sentence: string, when: string | null): Measure | null {
  const parted = sentence.match(
    new RegExp(
      String.raw`^(.*?\d.*?)[,;–-]?\s(?:and\s|but\s|so\s)?${wanted}(${under}\s)?(${value})(?!\s?(?:%\s)?of\b)`,
      'iu',
    ),
  );
  // 'The chairman shouts prices; a third of the catch spoils, and we want that below 10 %': what stands last is meant.
  const now = parted?.[1]?.split(/;\s/).at(-1) ?? '';
  if (!parted?.[3] || now === '' || business.test(now)) return null;
  const today = figureOf(now);
  if (!today) return null;
  const [, target] = sameUnit(today.baseline, parted[3].trim());
  return {
    name: today.name,
    baseline: today.baseline,
    target: `${(parted[2] ?? '').toLowerCase()}${target}`,
    when,
    better: sizeOf(today.baseline) > sizeOf(target) ? 'lower' : 'higher',
  };
}

/** What a sentence about goals or a plain promise says: 'Target: 50,000 farmers by 2028', 'saves 45 minutes per vet'. */
export function stated(sentence: string, before: string, when: string | null): Measure[] {
  const wantedOnly = sentence.match(
    new RegExp(
      String.raw`^(?:goal:\s)?(?:${wanted})(${under}\s)?(${value})(?=[,.;](?!\d)|\sby\b|\swithin\b|\sand\b|$)`,
      'iu',
    ),
  );
  const earlier = wantedOnly ? figureOf(before) : null;
  if (wantedOnly?.[2] && earlier) {
    const [, target] = sameUnit(earlier.baseline, wantedOnly[2].trim());
    return [
      {
        ...earlier,
        target: `${wantedOnly[1] ?? ''}${target}`,
        when,
        better: sizeOf(earlier.baseline) > sizeOf(target) ? 'lower' : 'higher',
      },
    ];
  }
  const halved = /\bhalve (?:that|it|this|them)\b/iu.test(sentence) ? figureOf(before) : null;
  if (halved) return [{ ...halved, target: 'half of that', when, better: 'lower' }];
  const saved = sentence.match(
    new RegExp(String.raw`\bsav(?:es?|ing)\s(?:about |around |up to |at least )?(${value})`, 'iu'),
  );
  if (saved?.[1] && !business.test(sentence)) {
    // 'save 100,000 bags': no time.
    const [, amount = '', per = ''] =
      saved[1].match(/^(\S+\s?(?:minutes?|hours?|days?|%|weeks?))\s?((?:a|per)\s.+)?$/iu) ?? [];
    if (amount)
      return [
        { name: `time saved${per ? ` ${per}` : ''}`, baseline: null, target: amount.trim(), when, better: 'higher' },
      ];
  }
  const early = sentence.match(
    new RegExp(
      String.raw`\b(?:wants?|need|like)\s(?:that|it|this)\s(?:to be )?(under|below|over|above)\s(${value})`,
      'iu',
    ),
  );
  if (early?.[2] && figureOf(sentence)) return [];
  const aimed = goalish.exec(sentence);
  if (!aimed) return [];
  // '84% of bookings come by phone; we'd like no-shows under 5%': what is told before it is of today.
  const behind = sentence.slice(aimed.index);
  const hoped = /\d/.test(behind.slice(aimed[0].length)) ? behind : sentence;
  const least =
    hoped.match(
      new RegExp(
        String.raw`(at least |over |more than |fewer than |less than |under |below |at most )?(\d[\d.,]*\s?%)\s(?:of\s)?(?:the |all |our )?(?!(?:and|or|but|while|by|within|in)\b)([\p{L}][\p{L} '’-]{3,60}?)(?=$|[,.;]| (?:within|by|after|in the)\b)`,
        'iu',
      ),
    ) ??
    hoped.match(
      new RegExp(
        String.raw`(?:goal:|target:?|goals?|reach|have)\s(at least |over |more than )?(\d[\d.,]*[km]?)\s([\p{L}][\p{L} '’-]{3,60}?)(?=$|[,.;]| (?:within|in|by|after)\b)`,
        'iu',
      ),
    );
  if (!least?.[2] || !least[3] || business.test(least[0])) return [];
  const share = /%/.test(least[2]);
  // 'buildings in Berlin and Hamburg' stand in both.
  const wished = least[3].replace(/(?<!\b(?:in|at|for|across) \p{Lu}\p{L}+)\sand\s.*$/u, '');
  // '95 % filled within one day; today 71 %'
  const filled = share && isDone(wished.split(' ')[0] ?? '') ? doneIn(hoped.slice(least.index ?? 0)) : null;
  if (filled)
    return [
      {
        name: `share ${filled}`,
        baseline: /\b(?:today|now|currently|instead of)(?: it is| at)? (\d[\d.,]*\s?%)/i.exec(sentence)?.[1] ?? null,
        target: `${(least[1] ?? '').toLowerCase()}${least[2].trim()}`,
        when,
        better: 'higher',
      },
    ];
  return [
    {
      name: share && /%\s?of\b/.test(least[0]) ? `share of ${rephrase(wished)}` : tidy(wished),
      baseline: null,
      target: `${(least[1] ?? '').toLowerCase()}${least[2].trim()}`,
      when,
      better: /^(?:fewer|less|under|below|at most)/i.test(least[1] ?? '') ? 'lower' : 'higher',
    },
  ];
}

/** `Last season 31 certificates were issued after shipping; that must never happen again`. */
export function never(sentence: string): Measure[] {
  const [, told = ''] =
    /^(.+?)(?:[;,.]?\s(?:and )?(?:that|this|it|which)|\s?[-–—;,]) (?:must|should|shall|may) (?:never|not) (?:happen|occur)\b/iu.exec(
      sentence,
    ) ?? [];
  const [last = ''] = told
    .replace(/[;,]$/, '')
    .split(/,\s(?:so|and|but)\s(?=(?:about |around )?\d)/i)
    .slice(-1);
  return toldCounts(last).map((figure) => ({
    ...figure,
    name: isSoundMeasure(figure.name) ? figure.name : `number of ${figure.name}`,
    target: '0',
    when: null,
    better: 'lower',
  }));
}

/** `filled within one day`, behind its figure. */
const doneIn = (text: string): string | null => {
  const how = /%\s([a-z]+(?:\s[^,;.]{2,50})?)/iu.exec(text)?.[1]?.trim() ?? '';
  return how === '' || /\d\s?%/.test(how) ? null : how;
};

/** `19 of last year's 42 press stops …`, and later `we want to halve those stops`. */
export function halvedIn(sentence: string, before: string[]): Measure[] {
  const noun =
    /\bhalve (?:these|those|the(?: number of)?) (?:[\p{L}-]+ )?([\p{L}-]+s)\b/iu.exec(sentence)?.[1]?.toLowerCase() ??
    '';
  const figure =
    noun === ''
      ? undefined
      : before.flatMap(toldCounts).findLast(({ name }) => name.toLowerCase().split(' ').includes(noun));
  return figure ? [{ ...figure, target: 'half of that', when: timeOf(sentence), better: 'lower' }] : [];
}

/** `volunteers use it weekly` -> volunteers who use it weekly; a participle needs nothing. */
const rephrase = (text: string): string =>
  text.trim().replace(/^(\p{L}+s) (use|open|book|return|answer|come|pay|finish|complete|sign)\b/u, '$1 who $2');
