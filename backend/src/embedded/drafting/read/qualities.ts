import { lowerFirst, stripStop } from '../language.js';
import type { Limit } from './brief.js';
import { isPeople, verbOf } from './lexicon.js';
import { knownSystems } from './known-systems.js';
import { headOf } from './phrases.js';

/** How well it has to work, in figures and names that an engineer can test: speed, load, uptime, sign-in, where data lie. */

export type QualityKind =
  | 'speed'
  | 'load'
  | 'uptime'
  | 'recovery'
  | 'sign-in'
  | 'encryption'
  | 'location'
  | 'network'
  | 'use'
  | 'freshness'
  | 'battery'
  | 'outage';

const few = String.raw`\d[\d.,]*\s?(?:k|K|m|M|million|thousand)?`;
const moment = String.raw`(?:\d[\d.,]*|an?|one|two|three|five|ten)\s?(?:ms|msecs?|milliseconds?|s|secs?|seconds?)\b`;
const within = String.raw`(?:in |is |be |of |at )?(?:under|below|less than|within|at most|no more than|faster than|max(?:imum)?\.?|sub-?)`;
const unit = String.raw`(?:second|sec|s|minute|min|hour|h|day)\b`;
const loaded =
  'events?|requests?|transactions?|messages?|evaluations?|readings?|calls?|orders?|scans?|writes?|reads?|queries|images|payments?|logins?|jobs?|records?|datapoints?|metrics|pings?|checks?';

/** The forms of each kind; the first that fits says what a clause is. */
const forms: [kind: QualityKind, form: RegExp][] = [
  [
    'uptime',
    /\b\d[\d.,]*\s?% (?:monthly |yearly )?(?:uptime|availability|available|SLA)\b|\b(?:uptime|availability)(?: SLA)?(?: of| is| (?:must|should|has to) be|:)?(?: at least| over| above)? \d[\d.,]*\s?%|\bup \d[\d.,]*\s?% of the time|\b(?:available|runs?|up) 24\/7\b/i,
  ],
  ['recovery', /\b(?:RPO|RTO|recovery (?:time|point))\b.{0,30}\d|\bback (?:up )?within (?:\d|an?|one|two|four)\b/i],
  // 'If the internet fails, the gateway keeps 14 days of readings'
  [
    'outage',
    /^(?=.*\b(?:keeps?|stores?|works?|working|stays?|runs?|usable|readable|possible|available|record(?:ed|s)?)\b).*(?:\b(?:internet|network|connection|signal|reception|power|electricity)\b.{0,25}\b(?:fails?|is (?:down|out|off|lost|gone)|goes (?:down|out)|drops|breaks)\b|\b(?:no|without(?: an?| the)?) (?:internet|network|connection|signal|reception|power|electricity)\b)/i,
  ],
  [
    'load',
    new RegExp(
      String.raw`\b${few}\s(?:[\p{L}-]+ ){0,2}?(?:${loaded})\s?(?:\/\s?|per |an? |each )${unit}|\b${few}\s?(?:rps|qps|tps|req\/s)\b|\b${few}\s(?:concurrent|simultaneous|parallel)\s\p{L}+|\b${few}\s\p{L}+ (?:at the same time|simultaneously|concurrently)\b|\b(?:handle|support|process|serve|cope with)s? (?:up to |at least )?${few}\s\p{L}+ (?:at once|(?:an? |per )(?:second|minute|hour|day)\b)`,
      'iu',
    ),
  ],
  [
    'network',
    /\b(?:slow|poor|bad|weak|unstable|patchy|low-bandwidth) (?:mobile |internet |network )?(?:connections?|internet|networks?|wi-?fi|bandwidth)\b|\b\d[\d.,]*\s?[kmg](?:bps|bit\/s)\b|\blow bandwidth\b|\bon (?:a )?(?:2G|3G)\b/i,
  ],
  [
    'sign-in',
    /\bSSO\b|\bsingle sign-on\b|\bSAML\b|\bSCIM\b|\bOIDC\b|\b(?:MFA|2FA|two-factor|multi-factor|passkeys?)\b|\bLDAP\b|\bActive Directory\b|\b(?:log|sign) ?in (?:with|via|through) (?:Okta|Google|Microsoft|Azure|Entra|Apple)\b/i,
  ],
  [
    'encryption',
    /\bencrypt(?:ed|ion|s)?\b|\b(?:pen(?:etration)? tests?|pentests?)\b|\bzero[- ]knowledge\b|\bRBAC\b|\brole-based access\b/i,
  ],
  [
    'location',
    /\bdata residency\b|\bdata (?:(?:must|has to|should|may|can|needs? to) )?(?:only )?(?:stays?|remains?|lives?|(?:is|are|be) (?:only )?(?:stored|kept|hosted|held))(?: only)? (?:in|within|inside|on) (?:the )?\p{Lu}|\b(?:hosted|hosting) (?:only )?(?:in|within|on) (?:the )?\p{Lu}|\bservers? (?:only )?in (?:the )?\p{Lu}|\bon[- ]prem(?:ises?)?\b|\bself-hosted\b|\bair-gapped\b|\bno (?:internet|cloud|external network) access\b|\bno cloud\b|\b(?:data|documents?|records?|files?|scripts?|photos?|recordings?|backups?)\b[^,;]{0,40} (?:(?:must|may|can|should|shall) (?:not|never)|cannot|never) leave (?:the )?\p{Lu}|\bdata\b[^,;]{0,30} on servers in (?:the )?\p{Lu}/iu,
  ],
  [
    'use',
    /\bscreen readers?\b|\bcolou?r[- ]?blind|\bbig buttons?\b|\blarge (?:text|type|buttons?|print)\b|\b(?:simple|easy|usable) enough (?:for|to)\b|\bone[- ]handed\b|\bwith one hand\b|\bgloves\b|\bkeyboard(?:[- ]only| alone)\b|\bwithout training\b|\baccessible\b/i,
  ],
  [
    'freshness',
    /\b(?:refresh(?:ed|es)?|updated|synced|reloaded) every (?:\d+ )?(?:secs?|seconds?|mins?|minutes?|hours?)\b|\b(?:data|figures|prices|positions?)\b[^,;]{0,40} (?:must )?(?:never|not) be older than \d+ (?:secs?|seconds?|mins?|minutes?|hours?)\b/i,
  ],
  [
    'battery',
    /\bbatter(?:y|ies)\b.{0,30}\blasts?\b.{0,30}(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|an?)\s(?:whole |full )?\p{L}+|\bdrain (?:the |its )?batter(?:y|ies)\b/iu,
  ],
  [
    'speed',
    new RegExp(
      String.raw`\b${within}\s?${moment}|\b(?:latency|response times?|load(?:ing)? times?|p\d\d)\b.{0,25}?\b(?:under|below|less than|within|at most)\s\d[\d.,]*\s?(?:ms|milliseconds?|s|secs?|seconds?|minutes?)\b|\b(?:answers?|responds?|loads?|opens?|starts?|responses?|results?|ready|done|updates?)\s(?:[\p{L}-]+\s){0,3}?(?:under|below|within|in under|in less than|less than|at most)\s(?:\d[\d.,]*|an?|one|two|five)\s?(?:seconds?|minutes?)\b|\bin real[- ]time\b(?=$|[,.;])`,
      'iu',
    ),
  ],
];

const formOf = new Map(forms);
const find = (text: string): [QualityKind, RegExpExecArray] | null => {
  for (const [kind, form] of forms) {
    const found = form.exec(text);
    if (found) return [kind, found];
  }
  return null;
};

export const qualityKind = (text: string): QualityKind | null => find(text)?.[0] ?? null;

/** `answers in under 20 seconds`: from the figure on; the whole where it has none, or only in brackets. */
export function thresholdOf(text: string): string {
  const [said = ''] =
    /(?<!\()\b(?:in )?(?:under|below|less than|within|at least|at most|up to|no more than|max(?:imum)?) (?:\d|an? ).*$/iu.exec(
      text,
    ) ?? [];
  return said.split(' ').length < 2 ? text : said;
}

/** What is told of today, aimed at or only compared binds nothing. */
const untold =
  /\b(?:today|currently|at the moment|right now|we (?:want|aim|hope)|goals?|targets?|competes?|competitors?|instead of|used to|reduce|cut|from \d)\b/i;

/** Pieces of a sentence that can stand by themselves; a list of names stays whole. */
const piecesOf = (sentence: string): string[] =>
  stripStop(sentence)
    .split(
      /;\s+|,\s(?:and\s|but\s)?(?!\d{3}\b)|\s(?:and|but)\s(?=(?:be|work|run|load|handle|support|must|it|data|up to|at least|be able|sync|uptime|availability|latency|its battery)\b|\p{Ll}+ (?:[\p{L}-]+ ){0,4}?(?:within|in under) \d)|\s[–—-]\s(?!max\b|at most\b|min\b)|:\s/u,
    )
    .map((piece) => piece.trim())
    .filter(Boolean);

/** `SSO (Google`, and `Okta)` after the comma: what stands in brackets is not parted. */
function inBrackets(pieces: string[]): string[] {
  const whole: string[] = [];
  let open = false;
  for (const piece of pieces) {
    if (open && whole.length > 0) whole[whole.length - 1] += `, ${piece}`;
    else whole.push(piece);
    const last = whole.at(-1) ?? '';
    open = (last.match(/\(/g) ?? []).length > (last.match(/\)/g) ?? []).length;
  }
  return whole;
}

/** `SAML SSO`, then `EU and US data residency`: a bare name before it is a piece of its own. */
const needless =
  /^(?:(?:it|the app|the product|the system|we) (?:must|should|has to|have to|needs to|need to|needs?) |must |should |needs? to |has to |be |and |with |also |so )+/i;

/** `Refresh every 15 min is fine` */
const enough = / (?:is|are|would be) (?:fine|enough|ok(?:ay)?|good enough|sufficient)$/i;

/** `The midwife answers within 30 seconds` tells of people, `alerts operators within 2 seconds` of the product. */
function isOfPeople(piece: string, at: number): boolean {
  const subject = piece
    .slice(0, at)
    .trim()
    .replace(/^(?:the|an?|each|every|our) /i, '');
  const [first = '', ...more] = subject.split(' ');
  return isPeople(headOf(subject)) && !(more.length > 0 && verbOf(first.toLowerCase()) !== null);
}

/** `flag evaluation under 5 ms at p99`, `SSO via Okta`, `data must stay in the EU`: each as it was written. */
export function qualitiesIn(sentence: string): Limit[] {
  if (untold.test(sentence)) return [];
  // 'If the internet fails, the gateway keeps 14 days of readings': the case belongs to it.
  if (/^(?:if|when|whenever) /i.test(sentence) && find(sentence)?.[0] === 'outage' && sentence.split(' ').length < 25)
    return [{ kind: 'quality', text: quietly(stripStop(sentence)) }];
  return inBrackets(piecesOf(sentence)).flatMap((piece): Limit[] => {
    const [kind, found] = find(piece) ?? [];
    if (!kind || !found || piece.split(' ').length > 16) return [];
    if (kind === 'speed' && isOfPeople(piece, found.index)) return [];
    // 'Documents are encrypted at rest and deleted after 30 days': the second half is a rule.
    const [own = piece] = kind === 'encryption' ? piece.split(/\sand\s(?=\p{L}+ed\b)/u) : [piece];
    const bare = own.replace(needless, '').replace(enough, '').trim();
    const text = /^(?:not|never) /i.test(bare) ? own.trim() : bare;
    return text === '' || !formOf.get(kind)?.test(text) ? [] : [{ kind: 'quality', text: quietly(text) }];
  });
}

const quietly = (text: string): string =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) || knownSystems(`in ${text}`)[0]?.at === 3 ? text : lowerFirst(text);
