import type { Limit, Measure, Problem } from './brief.js';
import { lowerFirst, stripStop } from '../language.js';

const value = String.raw`(?:[£$€¥]\s?)?\d[\d.,]*\s?(?:%|per cent|percent|k\b|m\b|bn\b|million|thousand|(?:NOK|SEK|DKK|EUR|USD|GBP|CHF|JPY|yen|euros?|pounds|dollars|seconds?|minutes?|mins?|hours?|days?|weeks?|months?|times|points?|stars?)\b)?(?:\s(?:a|per)\s(?:day|week|month|year|shift|visit|order|booking|job|user|person))?`;
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const pad = (part: number): string => String(part).padStart(2, '0');
const iso = (date: Date): string => date.toISOString().slice(0, 10);

export function limitsOf(sentences: string[], today: string): Limit[] {
  return sentences.flatMap((sentence) => [
    ...laws(sentence),
    ...dates(sentence, today),
    ...budgets(sentence),
    ...platforms(sentence),
    ...languages(sentence),
    ...performance(sentence),
    ...[...sentence.matchAll(/\b(?:age|aged|over)\s?(?:of\s)?\d{1,2}\+?|\b\d\d\+(?=\s|$)/gi)].map(([text]): Limit => ({
      kind: 'other',
      text,
    })),
  ]);
}

const lawName =
  /(?:\b(?:the|UK|EU|US)\s+)?(?:\p{Lu}[\p{L}’'-]*\s+)(?:(?:\p{Lu}[\p{L}’'-]*|and|of|the|for|at|in|on|to)\s+){0,7}(?:Act|Directive|Regulations?|Law|Code|Charter|Ordinance)\b(?:\s+(?:of\s+)?\d{4})?|\b(?:UK GDPR|GDPR|HIPAA|FERPA|COPPA|CCPA|LGPD|APPI|PCI[ -]DSS|PSD[23]|DORA|NIS2|SOC ?2|ISO ?\d{4,5}|WCAG ?\d(?:\.\d)?(?: AA?A?)?|HACCP|MDR|FDA|Ofsted|CQC|MHRA|KYC|AML|ADA|Section 508)\b/gu;

function laws(sentence: string): Limit[] {
  return [...sentence.matchAll(lawName)].map(([found]) => ({
    kind: 'law',
    text: found.replace(/^(?:The|Follow|Comply|Must|It|We|Under|With)\s+/, '').trim(),
  }));
}

function dates(sentence: string, today: string): Limit[] {
  const limits: Limit[] = [];
  const named = new RegExp(
    String.raw`\b(?:(before|by|until|from|in|on|for|no later than|ahead of)\s+)?(?:the\s+)?(?:(end of|start of|early|mid|late|spring|summer|autumn|winter)[\s-]+)?(?:(\d{1,2})(?:st|nd|rd|th)?\s+)?(${months.join('|')}|Q[1-4]|spring|summer|autumn|winter)\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(20\d\d)(?:\s+(season|term|semester|launch|election|harvest|festival|holidays))?`,
    'giu',
  );
  for (const match of sentence.matchAll(named)) {
    const [text, preposition = '', , early, month = '', late, year = '', occasion] = match;
    const day = Number(early ?? late ?? 0);
    const last = lastDay(month.toLowerCase(), Number(year), day);
    // 'before April 2027' leaves only the days up to March's end.
    const before = /before|ahead/i.test(preposition) && day === 0;
    limits.push({
      kind: 'date',
      text: `${occasion && !/^the/i.test(text) ? text : text}`.trim(),
      day: before ? firstDayBefore(month.toLowerCase(), Number(year)) : last,
    });
  }
  for (const match of sentence.matchAll(/\b(?:by|before|on|until)\s+(20\d\d-\d\d-\d\d)\b/g)) {
    if (match[1] && !Number.isNaN(Date.parse(match[1]))) limits.push({ kind: 'date', text: match[0], day: match[1] });
  }
  const span = sentence.match(
    /\b(?:launch|live|ship|release|ready|built|build|pilot|deliver(?:ed)?|start|mvp|opens?|done|finished)\b[^.]{0,40}?\b(?:in|within|inside|under)\s+(\d{1,3}|two|three|four|six|eight|nine|ten|twelve)\s+(day|week|month|year)s?\b/i,
  );
  if (span && limits.length === 0) {
    const spelt: Record<string, number> = { two: 2, three: 3, four: 4, six: 6, eight: 8, nine: 9, ten: 10, twelve: 12 };
    const amount = Number(span[1]) || (spelt[(span[1] ?? '').toLowerCase()] ?? 3);
    const days = { day: 1, week: 7, month: 30, year: 365 }[(span[2] ?? 'month').toLowerCase()] ?? 30;
    const text = `within ${span[1]} ${span[2]}${amount === 1 ? '' : 's'}`;
    limits.push({ kind: 'date', text, day: iso(new Date(Date.parse(today) + amount * days * 86_400_000)) });
  }
  return limits;
}

function lastDay(month: string, year: number, day: number): string {
  const index = monthIndex(month);
  if (day > 0 && day <= 31)
    return `${year}-${pad(index + 1)}-${pad(Math.min(day, new Date(Date.UTC(year, index + 1, 0)).getUTCDate()))}`;
  return iso(new Date(Date.UTC(year, index + 1, 0)));
}
const firstDayBefore = (month: string, year: number): string => {
  const start = /^q/.test(month)
    ? (Number(month[1]) - 1) * 3
    : (({ spring: 2, summer: 5, autumn: 8, winter: 11 } as Record<string, number>)[month] ?? months.indexOf(month));
  return iso(new Date(Date.UTC(year, start, 0)));
};
const monthIndex = (month: string): number => {
  if (/^q/.test(month)) return Number(month[1]) * 3 - 1;
  return ({ spring: 4, summer: 7, autumn: 10, winter: 11 } as Record<string, number>)[month] ?? months.indexOf(month);
};

function budgets(sentence: string): Limit[] {
  const money = String.raw`(?:[£$€¥]\s?\d[\d.,]*\s?(?:k|m|bn|million|thousand)?|\d[\d.,]*\s?(?:k|m|bn|million|thousand)?\s?(?:NOK|SEK|DKK|EUR|USD|GBP|CHF|JPY|kr|kroner|yen|euros?|pounds|dollars))`;
  const limits: Limit[] = [];
  const capped = new RegExp(
    String.raw`\b(?:budget|cost|costs|spend|invest|funding|funded|grant)\b[^.;]{0,40}?((?:(?:of|is|under|below|at most|up to|no more than|about|around|less than)\s+)?${money})(?:[^.;,]{0,20}?\b(?:a|per)\s(?:month|year))?`,
    'iu',
  );
  const match = sentence.match(capped);
  if (match?.[1]) limits.push({ kind: 'budget', text: match[1].replace(/^(?:of|is)\s+/i, '').trim() });
  else {
    const reverse = sentence.match(
      new RegExp(String.raw`(${money})[^.;,]{0,24}\b(?:budget|to build|grant|funding|cap)\b`, 'iu'),
    );
    if (reverse?.[1]) limits.push({ kind: 'budget', text: reverse[1].trim() });
  }
  return limits;
}

function platforms(sentence: string): Limit[] {
  const texts = new Set<string>();
  for (const [found] of sentence.matchAll(
    /\b(?:iOS|iPhones?|iPads?|Android(?: phones?| tablets?)?|WhatsApp|SMS|Telegram|LINE|WeChat|Slack|Microsoft Teams|Excel|Shopify|WordPress|Salesforce|SAP|Alexa|Raspberry Pi|ESP32|LoRaWAN|Bluetooth|NFC|Windows|macOS|Linux|Kubernetes|AWS|Azure|GCP)\b/g,
  ))
    texts.add(found);
  for (const [found] of sentence.matchAll(
    /\b(?:works?|use[sd]?|usable|available|run)?\s?(?:offline|without (?:a )?(?:signal|internet|connection|network|coverage))(?: (?:at|in|on|during) [\p{L} ]{2,24}?(?=$|[,.;]| and\b))?/giu,
  ))
    texts.add(found.trim());
  return [...texts].map((text) => ({ kind: 'platform', text }));
}

/** `latency under 200 ms`, `battery must last 3 years`: a quality with its figure. */
function performance(sentence: string): Limit[] {
  const texts = [
    ...sentence.matchAll(
      /\b(?:latency|response times?|load(?:s|ing)? times?|answers?|responds?|loads?|opens?|works?|results?|done|ready)\s(?:[\p{L}-]+\s){0,3}?(?:under|below|within|in under|in less than|less than|at most|in)\s\d[\d.,]*\s?(?:ms|milliseconds?|s\b|seconds?|minutes?)/giu,
    ),
    ...sentence.matchAll(
      /\b(?:uptime|availability)\s(?:of\s)?(?:at least\s)?\d[\d.,]*\s?%|\b\d[\d.,]*\s?%\s(?:uptime|availability)/giu,
    ),
    ...sentence.matchAll(
      /\bbatter(?:y|ies)\s(?:must|should|has to|will)?\s?lasts?\s[^,.;]*?\d+\s(?:days?|weeks?|months?|years?)/giu,
    ),
  ];
  return texts.map(([text]) => ({ kind: 'performance', text: lowerFirst(text) }));
}

const languageNames =
  'English|French|German|Spanish|Italian|Portuguese|Dutch|Norwegian|Swedish|Danish|Finnish|Polish|Czech|Romanian|Greek|Turkish|Arabic|Hebrew|Hindi|Urdu|Bengali|Punjabi|Tamil|Chinese|Mandarin|Cantonese|Japanese|Korean|Vietnamese|Thai|Russian|Ukrainian|Welsh|Irish|Gaelic|Swahili';
function languages(sentence: string): Limit[] {
  const list = new RegExp(
    String.raw`\b(?:in|speak|speaks|speaking|languages?:?|support(?:s)?|translated into|both)\s+((?:(?:${languageNames})(?:,\s*|\s+(?:and|or|&)\s+|\s*\/\s*)?)+)(?=$|[\s.,;])(?!\s+\p{L}+s?\b(?<!and|from|by|with))`,
    'u',
  );
  const match = sentence.match(list);
  return match?.[1] ? [{ kind: 'language', text: match[1].trim().replace(/[,/]\s*$/, '') }] : [];
}

const lowering = /^(?:cut|reduc|lower|shrink|decreas|drop|halv|fall|bring|minimi)/i;

/** Targets that the idea states. `from 18% to 8%`, `below 2 minutes`, `by 30%`. */
export function measuresOf(sentences: string[]): Measure[] {
  const measures: Measure[] = [];
  for (const whole of sentences) {
    // 'slots to fall from 9% to 3%, time to drop below 11 minutes, and paperwork to be cut by 50%'
    const clauses = whole.split(
      /,\s(?:and\s)?(?=[\p{L} ]+\s(?:to|should|must)\s(?:be\s)?(?:fall|drop|cut|rise|grow|reduced|raised|increase|decrease|shrink))/u,
    );
    for (const sentence of clauses) {
      const when =
        whole.match(
          /\b(?:(?:with)?in|by|after|over|during) (?:the )?(?:first |next )?(?:\d+ |one |two |three |six |twelve )?(?:seasons?|years?|months?|weeks?|quarters?|terms?|semesters?|winters?|summers?|launch|end of [\p{L}\d ]+?)(?=[\s,.;]|$)/iu,
        )?.[0] ?? null;
      const fromTo = new RegExp(
        String.raw`(?:\b(cut|cutting|reduce|reducing|lower|bring|shrink|decrease|drop|increase|increasing|raise|grow|lift|improve|get|move|falls?|rises?)\s+)?([\p{L}][\p{L}\d '’-]{2,60}?)\s+(?:(?:should |must |will )?(falls?|drops?|rises?|goes|go|grows?|down|up)\s+)?from\s+(${value})\s+to\s+(?:under |below |over |at least |about )?(${value})`,
        'giu',
      );
      let found = false;
      for (const [, verb, name = '', moves, baseline = '', target = ''] of sentence.matchAll(fromTo)) {
        const down =
          Number.parseFloat(baseline.replace(/[^\d.]/g, '')) > Number.parseFloat(target.replace(/[^\d.]/g, ''));
        measures.push({
          name: tidy(name),
          baseline: baseline.trim(),
          target: target.trim(),
          when,
          better: lowering.test(verb ?? moves ?? '') || down ? 'lower' : 'higher',
        });
        found = true;
      }
      if (found) continue;
      const change = new RegExp(
        String.raw`\b(cut|cutting|reduce|reducing|lower|shrink|decrease|drop|halve|increase|increasing|raise|grow|lift|improve|double)\s+([\p{L}][\p{L}\d '’-]{2,60}?)\s+(by|to|below|under|above|over)\s+(${value})`,
        'iu',
      );
      const changed = sentence.match(change);
      if (changed) {
        const [, verb = '', name = '', how = '', target = ''] = changed;
        const better = lowering.test(verb) ? 'lower' : 'higher';
        const sense =
          how.toLowerCase() === 'by'
            ? better === 'lower'
              ? `${target.trim()} lower than today`
              : `${target.trim()} higher than today`
            : `${how === 'to' ? '' : `${how} `}${target.trim()}`;
        measures.push({ name: tidy(name), baseline: null, target: sense, when, better });
        continue;
      }
      const moving = sentence.match(
        new RegExp(
          String.raw`^(?:.*?[:,]\s)?([\p{L}][\p{L}\d '’-]{2,60}?)\s+(?:should|must|will|to)\s+(fall|drop|shrink|rise|grow|increase|decrease|be cut|be reduced|be raised)\s+(by|to|below|under|above|over)\s+(${value})`,
          'iu',
        ),
      );
      if (moving) {
        const [, name = '', verb = '', how = '', target = ''] = moving;
        const better = /fall|drop|shrink|decrease|cut|reduced/i.test(verb) ? 'lower' : 'higher';
        const sense =
          how.toLowerCase() === 'by'
            ? `${target.trim()} ${better} than today`
            : `${how === 'to' ? '' : `${how} `}${target.trim()}`;
        measures.push({ name: tidy(name), baseline: null, target: sense, when, better });
        continue;
      }
      const goalish = /\b(?:goal|target|success|aim|kpi|want|measure|objective)\b/i.test(sentence);
      const least = sentence.match(
        new RegExp(
          String.raw`(${value})\s+(?:of\s+)?([\p{L}][\p{L} '’-]{3,60}?)(?=$|[,.;]| (?:within|in|by|after)\b)`,
          'iu',
        ),
      );
      if (goalish && least?.[1] && least[2]) {
        measures.push({ name: tidy(least[2]), baseline: null, target: least[1].trim(), when, better: 'higher' });
      }
    }
  }
  return measures.filter(({ name }) => name.length > 2);
}

const tidy = (name: string): string =>
  lowerFirst(
    name
      .trim()
      .replace(
        /^(?:(?:success|goal|target|aim|objective|measure|is|are|was|means?|to|the|our|their|and|we|want|would like|will|should|must|it|that|of|a|an)\s*:?\s+)+/i,
        '',
      )
      .replace(/\s+(?:should|must|will|to|are|is|goes|go)$/i, '')
      .trim(),
  );

const painful =
  /\b(?:today|currently|at present|at the moment|right now|these days|nowadays|still|by hand|manual(?:ly)?|spreadsheets?|on paper|pen and paper|whiteboards?|phone calls?|lost|lose[sd]?|losing|wast(?:e|es|ed|ing)|struggl\w*|problem|pain\w*|hard to|difficult|too (?:slow|long|late|expensive|many|much)|miss(?:ed|es|ing)?|late|delay\w*|errors?|mistakes?|frustrat\w*|complain\w*|no[- ]shows?|cancel(?:led|lations)|forgotten|nobody knows|chaos|backlog|costs? (?:them|us|the)|take[s]? (?:\d|hours|days|weeks|too)|spend[s]? \d|every (?:day|week|year)|fail(?:s|ed)?|cannot|can't|don't|doesn't|never)\b/i;
const wishes =
  /\b(?:goal|target|success|should|must|will|want|budget|launch|law|comply|gdpr|cut|reduce|increase|so that)\b/i;

export function problemOf(sentences: string[]): Problem {
  const telling = sentences.filter(
    (sentence, index) =>
      (index > 0 || !/\b(?:helps?|lets?|sends?|alerts?|app|tool|platform|marketplace|assistant)\b/i.test(sentence)) &&
      painful.test(sentence) &&
      (!wishes.test(sentence) || /^(?:today|currently|at present|at the moment|right now)\b/i.test(sentence)),
  );
  let today: string | null = null;
  for (const sentence of telling) {
    const coping = sentence.match(
      /\b(?:use|uses|using|rely on|relies on|work with|works with|juggle|juggles|depend on|keep(?:s)? (?:\w+ ){1,3}(?:in|on)|do (?:this|it) (?:by|with|on|over)|(?:is|are) (?:\w+ )?(?:done|kept|managed|planned|logged|tracked|booked|recorded|handled|reported|organised|coordinated) (?:by|with|on|in|over|through))\s+([^.;]+?)(?=,? (?:and|but|which|so|to|where|while) (?:\p{L}+ ){0,4}?(?:\d|[a-z]+ly\b|are|is|lose|loses|get|gets|take|takes|it|they|no|miss|nobody|that|plan|track|manage|keep)|[,;.]|$)/iu,
    );
    if (coping?.[1] && coping[1].split(' ').length <= 12) today ??= stripStop(coping[1]);
  }
  if (!today) {
    const means = new Set(
      telling
        .concat(sentences)
        .flatMap((sentence) =>
          [
            ...sentence.matchAll(
              /\b(?:spreadsheets?|Excel(?: sheets?)?|Google Sheets?|whiteboards?|phone calls?|paper (?:forms?|lists?|diaries|logs?)|pen and paper|WhatsApp(?: groups?)?|e-?mails?|sticky notes?|text messages?|word of mouth|notebooks?|fax(?:es)?)\b/gi,
            ),
          ].map(([found]) => found),
        ),
    );
    // Named in a wish ('reminders by WhatsApp'), these are the product's own channels, not the way people cope now.
    if (telling.length > 0 && means.size > 0)
      today =
        [...means]
          .filter((item) => telling.some((sentence) => sentence.includes(item)))
          .slice(0, 3)
          .join(' and ') || null;
  }
  return { sentences: telling, today };
}
