import { aimsIn, comparesWithToday, pairsIn } from './aims.js';
import type { Measure } from './brief.js';
import { listedTargets, plainTargets, pronoun, withBaselines } from './baselines.js';
import { business, figureOf, type Figure } from './figures.js';
import { tidy } from './named.js';
import { thoughtsOf } from './thoughts.js';
import { withPairs } from './paired.js';
import { isSoundMeasure } from './sound.js';
import { inDigits, sizeOf, unitOfValue, value } from './values.js';
import { inOrder, isSameGoal, targetsIn } from './targets.js';
import { isDone } from './words.js';
import { toldCounts } from './told-counts.js';
import { soonIn, wantedIn } from './wanted.js';

const lowering = /^(?:cut|cutting|reduc|lower|shrink|decreas|drop|halv|fall|bring|minimi|down)/i;
const under = '(?:under|below|over|above|at least|at most|about|around|less than|fewer than|more than|no more than)';
const goalish =
  /\b(?:goals?|targets?|success\w*|aims?|kpis?|measures?|objectives?|we want|i want|we['’]d like|we would like|want to reach|with \d+\s?% of)\b/i;

const perEach =
  /^(?:only )?(?:up to|at most|no more than|not more than|max(?:imum|\.)?) \S+ [\p{L} -]{2,40}? (?:per|for each|for every) \p{L}+(?: (?:and|or) \p{L}+)?[.!]?$/iu;

/** Targets that the idea states. `from 18% to 8%`, `below 2 minutes`, `by 30%`. */
export function measuresOf(sentences: string[]): Measure[] {
  // 'Up to 8 guests per guide' permits, and aims at nothing.
  const spelt = sentences.map((sentence) => (perEach.test(sentence) ? '' : spell(sentence)));
  const items = targetsIn(spelt);
  const known = items.flat();
  const found = spelt.flatMap((sentence, at) =>
    inOrder(sentence, [
      ...(items[at] ?? []),
      ...[
        ...never(sentence),
        ...inSentence(sentence, spelt[at - 1] ?? ''),
        ...halvedIn(sentence, spelt.slice(0, at)),
      ].filter((one) => !known.some((item) => isSameGoal(item, one))),
    ]),
  );
  const counts = spelt.flatMap(toldCounts);
  const read = withBaselines(found, sentences.flatMap(thoughtsOf))
    .filter(({ target }) => target !== null)
    .map((measure) => ({ ...measure, name: wholeName(measure.name, counts) }));
  return withPairs(
    sentences.filter((sentence) => !perEach.test(sentence)),
    read,
  )
    .map(directed)
    .filter(
      ({ name, target }) =>
        isSoundMeasure(name) &&
        target !== null &&
        // What something costs is a sum; that it shall cost 20% less is a goal.
        (!business.test(name) || (/\bcosts?$|^cost of /i.test(name) && /%| than today$/.test(target))),
    );
}

/** `the number left standing`: of those who were told to be left standing. */
function wholeName(name: string, counts: Figure[]): string {
  const [, how = ''] = /^(?:the )?number (?!of\b)(\S.+)$/i.exec(name) ?? [];
  return (how && counts.find((told) => told.name.endsWith(` ${how}`))?.name) || name;
}

/** Of two figures in one unit the sizes tell the direction, whatever the words: out within 2 days instead of 6 is less. */
function directed(measure: Measure): Measure {
  const { baseline, target } = measure;
  if (/^half of /.test(target ?? '')) return { ...measure, better: 'lower' };
  if (baseline === null || target === null || !/\d/.test(baseline) || !/\d/.test(target)) return measure;
  const [from, to] = [sizeOf(baseline), sizeOf(target)];
  if (unitOfValue(baseline) !== unitOfValue(target) || !Number.isFinite(from - to) || from === to) return measure;
  return { ...measure, better: from > to ? 'lower' : 'higher' };
}

/** Arrows and signs as words, so that one pattern reads both. */
const spell = (sentence: string): string =>
  inDigits(sentence)
    // '2,900 jobs a year; about 160 of them start late'
    .replace(
      /\b\d[\d.,]*\s(\p{L}+s)((?:\s(?:an?|per|each|every)\s\p{L}+)?)([;,]\s(?:and\s|but\s)?)((?:about |around |some |nearly )?)(\d[\d.,]*) of (?:them|these|those) /giu,
      '$3$4$5 $1$2 ',
    )
    .replace(/^[;,]\s/, '')
    .replace(/\b(must|may|shall|should) not (take|last) (?:more|longer) than\b/gi, '$1 $2 at most')
    .replace(
      new RegExp(
        String.raw`(${value}) (?:is|would be) (?:(?:the|our) (?:aim|goal|target)|what we (?:need|want))\b`,
        'giu',
      ),
      'the target is $1',
    )
    .replace(
      new RegExp(
        String.raw`\bthe [\p{L}-]+ (?:asks for|demands|expects|requires|wants) (?=\d[\d.,]*\s?(?:%|per ?cent))`,
        'giu',
      ),
      'the target is ',
    )
    .replace(new RegExp(String.raw`(?<!from )(${value})\s?(?:→|->|=>|⇒)\s?(${value})`, 'giu'), 'from $1 to $2')
    // '8% no-shows → 3%'
    .replace(
      new RegExp(String.raw`(?<=^|[,;] )(${value})\s([\p{L}][\p{L} -]{2,40}?)\s?(?:→|->|=>|⇒)\s?(${value})`, 'giu'),
      '$2 from $1 to $3',
    )
    .replace(
      /^(?:kpis?|success(?: metrics?| measures?| criteria)?|goals?|targets?|objectives?|north star)\s?[:–-]\s*/i,
      'goal: ',
    );

function inSentence(whole: string, before: string): Measure[] {
  // 'slots to fall from 9% to 3%, time to drop below 11 minutes, and paperwork to be cut by 50%'
  const clauses = whole.split(
    /,\s(?:and\s)?(?=[\p{L} ]+\s(?:to|should|must)\s(?:be\s)?(?:fall|drop|cut|rise|grow|reduced|raised|increase|decrease|shrink))|,\s(?=[\p{L} -]{3,40}\sfrom\s\d)/u,
  );
  const when = timeOf(whole);
  const found = clauses
    .flatMap((clause) => fromTo(clause, whole, when) ?? changed(clause, when) ?? moving(clause, when) ?? [])
    // What a pronoun stands for is found among the figures of today.
    .filter(({ name }) => pronoun.test(name) || isSoundMeasure(name));
  if (found.length > 0) return [...found, ...sharpIn(whole, found, when)];
  const paired = pairsIn(whole, when);
  if (paired.length > 1) return paired;
  const compared = instead(whole, when) ?? nowAndWanted(whole, when);
  if (compared) return [compared];
  const aims = aimsIn(whole, when);
  const others = (some: Measure[]): Measure[] =>
    [...stated(whole, before, when), ...wantedIn(whole, when)].filter(({ target }) =>
      some.every((one) => !(one.target ?? '').includes(/\d[\d.,]*/.exec(target ?? '')?.[0] ?? '\uE000')),
    );
  if (aims.length > 0) return [...aims, ...others(aims)];
  const plain = plainTargets(whole, when);
  if (plain.length > 0) return plain;
  const told = [...stated(whole, before, when), ...listedTargets(whole, when), ...soonIn(whole, when)];
  return [...told, ...wantedIn(whole, when).filter(({ target }) => told.every((one) => one.target !== target))];
}

/** '…, 99% recognition, pick errors from 1.4% to 0.5%' holds two. */
const sharpIn = (whole: string, found: Measure[], when: string | null): Measure[] =>
  plainTargets(whole, when).filter(
    ({ target }) => /%/.test(target ?? '') && found.every((one) => one.target !== target),
  );

const timeOf = (sentence: string): string | null =>
  sentence.match(
    /\b(?:(?:with)?in|by|before|after|over|during) (?:the )?(?:first |next )?(?:an? (?=year|quarter|season)|\d+ |one |two |three |six |twelve )?(?:seasons?|years?|months?|weeks?|quarters?|terms?|semesters?|winters?|summers?|end of (?:the |next )?(?:\p{Lu}\p{L}+ )?(?:\d{4}|year|season|quarter|pilot)|Q[1-4] \d{4}|(?:spring|summer|autumn|winter|early|mid|late)[ -]\d{4}|(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}|20\d\d)(?: (?:one|two|three|of (?:launch|use)))?(?=[\s,.;]|$)/iu,
  )?.[0] ?? null;

function fromTo(clause: string, whole: string, when: string | null): Measure[] | null {
  const pattern = new RegExp(
    String.raw`(?:\b(cut|cutting|reduce|reducing|lower|bring|shrink|decrease|drop|increase|increasing|raise|grow|lift|improve|get|move|falls?|rises?)\s+)?([\p{L}][\p{L}\d '’-]{2,60}?)\s+(?:(?:(?:should|must|will|to)\s+)?(falls?|drops?|rises?|goes|go|grows?|down|up)\s+)?from\s+(?:about |around )?(${value})\s+(?:down |up )?to\s+(?:${under}\s)?(${value})`,
    'giu',
  );
  const measures = [...clause.matchAll(pattern)].flatMap(
    ([, verb, name = '', moves, baseline = '', target = '']): Measure[] => {
      const [from, to] = sameUnit(baseline.trim(), target.trim());
      if (!comparesWithToday(whole, from, to)) return [];
      const down = sizeOf(from) > sizeOf(to);
      return [
        {
          name: tidy(behindVerb(name)),
          baseline: from,
          target: to,
          when,
          better: lowering.test(verb ?? moves ?? '') || down ? 'lower' : 'higher',
        },
      ];
    },
  );
  return measures.length ? measures : null;
}

/** `app for a chain to cut waste` measures waste. */
const behindVerb = (name: string): string =>
  name.replace(/^.*\s(?:to )?(?:cut|reduce|lower|bring|shrink|decrease|increase|raise|grow|lift|improve|get)\s/i, '');

/** `5 weeks → 2`, `90 kg → 30 kg a week`: both figures have the unit of either, and count the same span. */
function sameUnit(baseline: string, target: string): [string, string] {
  const [, whole = ''] = /^\d+( in \d+)$/.exec(baseline) ?? [];
  if (whole) return [baseline, /^\d+$/.test(target) ? `${target}${whole}` : target];
  const unit = /^\d[\d.,]*(\s?(?:%|(?:an?|per|each)\s\p{L}+|(?!of\b)\p{L}+))/u.exec(baseline)?.[1];
  const [span, ours] = [target, baseline].map((text) => /\s(?:an?|per|each)\s\p{L}+$/u.exec(text)?.[0]);
  return [
    span && !ours && unit ? `${baseline}${span}` : baseline,
    unit && /^\d[\d.,]*$/.test(target) ? `${target}${unit}` : target,
  ];
}

const changing =
  'cut|cutting|reduce|reducing|lower|shrink|decrease|drop|halve|increase|increasing|raise|grow|lift|improve|double';
function changed(clause: string, when: string | null): Measure[] | null {
  const match = clause.match(
    new RegExp(
      String.raw`\b(${changing})\s+([\p{L}][\p{L}\d '’-]{2,60}?)\s+(by|to|below|under|above|over)\s+(${value})`,
      'iu',
    ),
  );
  if (!match) return null;
  const [, verb = '', name = '', how = '', target = ''] = match;
  const better = lowering.test(verb) ? 'lower' : 'higher';
  return [{ name: tidy(name), baseline: null, target: sense(how, target, better), when, better }];
}

function moving(clause: string, when: string | null): Measure[] | null {
  const match = clause.match(
    new RegExp(
      String.raw`^(?:.*?[:,]\s)?([\p{L}][\p{L}\d '’-]{2,60}?)\s+(?:should|must|will|to)\s+(fall|drop|shrink|rise|grow|increase|decrease|be cut|be reduced|be raised|be|stay|take)\s+(by|to|below|under|above|over|at least|at most|less than)\s+(${value})`,
      'iu',
    ),
  );
  if (!match || business.test(match[0]) || /\b(?:latency|battery|uptime)\b/i.test(match[1] ?? '')) return null;
  const [, name = '', verb = '', how = '', target = ''] = match;
  const better =
    /fall|drop|shrink|decrease|cut|reduced|take/i.test(verb) || /below|under|most|less/i.test(how) ? 'lower' : 'higher';
  return [{ name: tidy(name), baseline: null, target: sense(how, target, better), when, better }];
}

const sense = (how: string, target: string, better: 'lower' | 'higher'): string =>
  how.toLowerCase() === 'by'
    ? `${target.trim()} ${better} than today`
    : `${how.toLowerCase() === 'to' ? '' : `${how.toLowerCase()} `}${target.trim()}`;

/** 'transfers between clubs take 2 days rather than 3 weeks', 'marking time down 50%'. */
function instead(sentence: string, when: string | null): Measure | null {
  const times = sentence.match(
    new RegExp(
      String.raw`(?:^|,\s|\band\s)([\p{L}][\p{L} -]{3,50}?)\s(?:should |must |to )?takes?\s(${value})\s(?:rather than|instead of|not)\s(${value})`,
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
  const quicker = sentence.match(
    new RegExp(
      String.raw`\b(?:can|could|should|to)\s(\p{L}+\s[\p{L} -]{3,40}?)\s(?:with)?in\s(${value})\s(?:instead of|rather than|not)\s(${value})`,
      'iu',
    ),
  );
  if (quicker?.[1] && quicker[2] && quicker[3])
    return {
      name: `time to ${quicker[1]}`,
      baseline: quicker[3].trim(),
      target: quicker[2].trim(),
      when,
      better: 'lower',
    };
  const turned = sentence.match(
    new RegExp(String.raw`(?:goal:\s|:\s|,\s|^)([\p{L}][\p{L} -]{3,40}?)\s(down|up)\s(?:by\s)?(\d[\d.,]*\s?%)`, 'iu'),
  );
  if (!turned?.[1] || !turned[3]) return null;
  const better = turned[2]?.toLowerCase() === 'down' ? 'lower' : 'higher';
  return { name: tidy(turned[1]), baseline: null, target: `${turned[3]} ${better} than today`, when, better };
}

const wanted = String.raw`(?:we['’]?d? (?:want|like|need|aim for)|we would like|i want|the (?:goal|target|aim) (?:is|would be)|target(?: is)?:?|goal(?: is)?:?|aim(?: is| for)?:?|(?:(?:that|this|it|which) )?(?:should|must|has to|needs to) (?:be|fall|drop|rise|go|come)|want)\s(?:it |that |this |them |these |the figure |to (?:get to|reach|be) )?(?:to (?:be|fall|drop|rise|go) )?(?:at |to |down to |up to |cut to |halved to |reduced to |raised to )?`;

/** A figure of today and one that is wanted, in one sentence: 'No-show rate is 22%; we'd like 12%'. */
function nowAndWanted(sentence: string, when: string | null): Measure | null {
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
function stated(sentence: string, before: string, when: string | null): Measure[] {
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
    const [, amount = '', per = ''] =
      saved[1].match(/^(\S+\s?(?:minutes?|hours?|days?|%|weeks?)?)\s?((?:a|per)\s.+)?$/iu) ?? [];
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
  if (!goalish.test(sentence)) return [];
  const least =
    sentence.match(
      new RegExp(
        String.raw`(at least |over |more than |fewer than |less than |under |below |at most )?(\d[\d.,]*\s?%)\s(?:of\s)?(?:the |all |our )?(?!(?:and|or|but|while|by|within|in)\b)([\p{L}][\p{L} '’-]{3,60}?)(?=$|[,.;]| (?:within|by|after|in the)\b)`,
        'iu',
      ),
    ) ??
    sentence.match(
      new RegExp(
        String.raw`(?:goal:|target:?|goals?|reach|have)\s(at least |over |more than )?(\d[\d.,]*[km]?)\s([\p{L}][\p{L} '’-]{3,60}?)(?=$|[,.;]| (?:within|in|by|after)\b)`,
        'iu',
      ),
    );
  if (!least?.[2] || !least[3] || business.test(least[0])) return [];
  const share = /%/.test(least[2]);
  const wished = least[3].replace(/\sand\s.*$/, '');
  // '95 % filled within one day; today 71 %'
  const filled = share && isDone(wished.split(' ')[0] ?? '') ? doneIn(sentence.slice(least.index ?? 0)) : null;
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
function never(sentence: string): Measure[] {
  const [, told = ''] =
    /^(.+?)[;,.]?\s(?:and )?(?:that|this|it) (?:must|should|shall|may) (?:never|not) (?:happen|occur)\b/iu.exec(
      sentence,
    ) ?? [];
  return toldCounts(told.replace(/[;,]$/, '')).map((figure) => ({
    ...figure,
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
function halvedIn(sentence: string, before: string[]): Measure[] {
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
