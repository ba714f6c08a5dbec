import { escapePattern, lowerFirst } from '../language.js';
import { bindingsIn, leavesOut } from './binding.js';
import type { Limit } from './brief.js';
import { dates, isNear } from './dates.js';
import { isPeople, isProperWord } from './lexicon.js';
import { fundIn, spentBy } from './funds.js';
import { headOf } from './phrases.js';
import { isOfThePast, isOnlySystem, rules, servicesIn, setAside, spanAlone, systemsIn } from './rules.js';
import { money } from './values.js';

/** Everything that binds the product. `told`: sentences about today, of which only laws and dates bind. */
export function limitsOf(sentences: string[], today: string, name = '', told: string[] = []): Limit[] {
  return sentences.flatMap((sentence) => {
    const spent = spentBy(sentence, today);
    // 'No member may book more than 2 slots before 1 September': the day belongs to the rule.
    const ruled = bindingsIn(sentence).filter(({ text }) => ofUsers.test(text));
    const days = dates(withSpan(sentence), today).filter(({ text }) => !ruled.some((rule) => rule.text.includes(text)));
    const always = [...laws(sentence), ...(spent ? [spent, ...days.filter((day) => isNear(day, today))] : days)];
    if (told.includes(sentence)) return [...always, ...ages(sentence), ...terms(sentence)];
    const plain = [
      ...always,
      ...budgets(sentence),
      ...platforms(sentence, name),
      ...languages(sentence),
      ...performance(sentence),
      ...ages(sentence),
      ...conditions(sentence),
      ...terms(sentence),
      ...custody(sentence),
    ];
    const bound = bindingsIn(sentence)
      .map(({ text }): Limit => ({ kind: 'other', text: quietly(text) }))
      .filter(({ text }) => !plain.some((one) => one.kind === 'platform' && one.text.includes(text)))
      // 'must export to our SAP system' names the system, and nothing else binds.
      .filter(({ text }) => !plain.some((one) => one.kind === 'platform' && isOnlySystem(text, one.text)))
      .filter(({ text }) => !plain.some((one) => one.kind === 'budget' && text.startsWith(one.text.toLowerCase())))
      // 'No budget apart from a grant of 800 pounds' says what there is.
      .filter(({ text }) => !besides.test(text) || !plain.some((one) => one.kind === 'budget'))
      .filter(({ text }) => !plain.some((one) => one.kind === 'language' && text === `${one.text} only`));
    const said = bound.map(({ text }) => text.toLowerCase());
    const isSaid = ({ kind, text }: Limit): boolean =>
      kind === 'other' && said.some((other) => other.includes(text.toLowerCase()));
    const known = [...plain.filter((limit) => !isSaid(limit)), ...bound].filter(isWhole);
    const namesSystem = ({ text }: Limit): boolean =>
      plain.some((one) => one.kind === 'platform' && isOnlySystem(text, one.text));
    return [
      ...known.filter((limit) => !isOnlyDay(limit, days)),
      ...rules(sentence, known).filter((limit) => !isSaid(limit) && !namesSystem(limit)),
    ];
  });
}

/** `the festival starts on 28 June`: the day stands by itself. */
const isOnlyDay = ({ kind, text }: Limit, days: Limit[]): boolean =>
  kind === 'other' &&
  days.some((day) =>
    new RegExp(
      `^(?:the |our )?[\\p{L} -]{3,40} (?:starts?|begins?|opens?|is|takes place) ${escapePattern(day.text)}$`,
      'iu',
    ).test(text),
  );

/** What those who use it may do, and when; it binds no launch. */
const ofUsers = /^(?:no|nobody|no one|only) (?:.* )?(?:may|can|must|shall|is|are)\b|^(?:an?|each|every) \p{L}+ may\b/iu;

/** No clause torn out of brackets, and none whose subject stands elsewhere. */
const isWhole = ({ text }: Limit): boolean =>
  (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length &&
  !/^(?:that|this|it) (?:must|should|may|can) (?:never|not) (?:happen|occur)\b/i.test(text);

const besides = /^(?:there is )?no (?:[\p{L}-]+ ){1,4}?(?:apart from|beyond|besides|except|other than)\s/iu;

/** `Only the commander may …` stands inside a list; a name keeps its capital. */
const quietly = (text: string): string => (isProperWord(text.split(' ')[0] ?? '') ? text : lowerFirst(text));

/** '3 people, 9 months, no outside money': a span between commas is the time there is. */
const withSpan = (sentence: string): string => {
  const span = spanAlone(sentence);
  return span ? sentence.replace(span, `done within ${span.replace(/^(?:in|within) /i, '')}`) : sentence;
};

const lawName =
  /(?:\b(?:the|UK|EU|US)\s+)?(?:\p{Lu}[\p{L}’'-]*\s+)(?:(?:\p{Lu}[\p{L}’'-]*|and|of|the|for|at|in|on|to|\(\p{Lu}[^()]{1,60}\))\s+){0,7}(?:Act|Directive|Regulations?|Law|Code|Charter|Ordinance)\b(?:\s+\([\p{Lu}\d][^()]{1,20}\))?(?:\s+(?:of\s+)?\d{4}(?:\/\d+)?)?|\b(?:Regulation|Directive|Decision) \((?:EU|EC|EEC)\)(?: No\.?)? ?\d+\/\d+|\b(?:UK GDPR|GDPR|DSGVO|ITAR|HIPAA|FERPA|COPPA|CCPA|LGPD|APPI|PCI[ -]DSS|PSD[23]|DORA|NIS2|CSRD|SOC ?2|(?:EASA )?Part-[A-Z]{2,4}|\d+ CFR Part \d+|GxP|GMP|GDP|FCA|FINRA|FINMA|BaFin|eIDAS|WEEE|RoHS|REACH|ISO ?\d{4,5}|WCAG ?\d(?:\.\d)?(?: AA?A?)?|HACCP|MDR|FDA|Ofsted|CQC|MHRA|KYC|AML|ADA|Section 508|WHO guidelines)\b/gu;

function laws(sentence: string): Limit[] {
  const shouted = sentence.replace(
    /\b(?:gdpr|hipaa|kyc|aml|pci[ -]dss|ferpa|coppa|iso(?= ?\d{4})|wcag(?= ?\d)|soc(?= ?2))\b/g,
    (word) => word.toUpperCase(),
  );
  return [...shouted.matchAll(lawName)].map(([found]) => ({
    kind: 'law',
    text: found.replace(/^(?:The|Follow|Comply|Must|It|We|Under|With)\s+/, '').trim(),
  }));
}

/** A sum for the whole is a budget; a sum per volunteer, or what one collar may cost, binds the product another way. */
function budgets(sentence: string): Limit[] {
  const aside = setAside(sentence);
  if (aside) return [{ kind: 'budget', text: aside }];
  // What a loss has cost is no sum to spend.
  if (
    isOfThePast.test(sentence) ||
    /^in (?:19|20)\d\d\b/i.test(sentence) ||
    /\bcosts? (?:us|them|me|the \p{L}+)\b|\b(?:cost|lost) [^.;]{0,40}\b(?:in|last) (?:20\d\d|year)\b/iu.test(sentence)
  )
    return [];
  const capped = sentence.match(
    new RegExp(
      String.raw`(?:\b(?!t\b)(\p{L}+)\s(?:must|should|may|can|will)?\s?)?\b(budget|costs?|spend|invest|funding|funded|grant)\b[^.;]{0,40}?((?:(?:of|is|under|below|at most|up to|no more than|about|around|less than|max(?:imum)?)\s+)?${money})(\s(?:a|per)\s\p{L}+(?: (?:per|and|a) \p{L}+)?)?`,
      'iu',
    ),
  );
  if (capped?.[3]) {
    // 'cost per meal KES 45 must not rise above KES 50' is no sum to spend.
    if (/^.*\b(?:costs?|spend)\s(?:per|for each|of each)\s/i.test(capped[0]))
      return [{ kind: 'other', text: lowerFirst(sentence.slice(capped.index).split(/[,.;](?:\s|$)/)[0] ?? capped[0]) }];
    const [, subject = '', word = '', sum = '', per = ''] = capped;
    const text = `${sum.replace(/^(?:of|is)\s+/i, '')}${per}`.trim();
    if (per && !/^\s(?:a|per) (?:year|annum)$/i.test(per))
      return [{ kind: 'other', text: `cost of ${text.replace(/^cost of /, '')}` }];
    const piece = /^costs?$/i.test(word) && subject !== '' && !whole.test(subject);
    return [piece ? { kind: 'other', text: `${subject.toLowerCase()} to cost ${text}` } : { kind: 'budget', text }];
  }
  const given = fundIn(sentence) ?? givenSum.exec(sentence)?.slice(1).find(Boolean);
  if (given) return [{ kind: 'budget', text: given.trim() }];
  // '210,000 euros until 30 April 2028': a sum by itself.
  const bare = new RegExp(
    String.raw`^((?:about |around |up to |max(?:imum|\.)? |at most |no more than |not more than )?${money})(?=[.!]?$|, | (?:until|by|from|available|in total|altogether|for (?:everything|all|it|the (?:whole|first))|is|are|must|per year|a year)\b)`,
    'iu',
  ).exec(sentence)?.[1];
  if (bare) return [{ kind: 'budget', text: bare }];
  // 'Portuguese only, tablets on the counter, 30,000 euros': one note of several.
  const noted = sentence
    .replace(/[.!]+$/, '')
    .split(/,(?!\d)\s(?:and\s)?|;\s/)
    .find((part) => new RegExp(`^(?:about |around |up to |at most )?${money}(?: (?:a|per) year)?$`, 'iu').test(part));
  if (noted && !/\b(?:is|are|was|were|has|have|had|costs?|pays?|lost|can|must|should|will)\b/i.test(sentence))
    return [{ kind: 'budget', text: noted }];
  // 'We want to halve those stops by June 2027 for 95,000 euros'
  const paid = new RegExp(
    String.raw`^(?:we|i|the (?:goal|aim|plan)|goal|live|launch|ready|go)\b.*\b(?:by|before|until|in|within)\b.*\sfor (${money})$`,
    'iu',
  ).exec(sentence.replace(/[.!]+$/, ''))?.[1];
  if (paid) return [{ kind: 'budget', text: paid }];
  const reverse = sentence.match(
    new RegExp(String.raw`(${money})[^.;,]{0,24}\b(?:budget|to build|grant|funding)\b`, 'iu'),
  );
  return reverse?.[1] ? [{ kind: 'budget', text: reverse[1].trim() }] : [];
}
/** `The city gives 7,200 EUR`, `Donor money: USD 45,000`, `18k euros all in`. */
const givenSum = new RegExp(
  String.raw`^(?:cap|ceiling|limit|maximum|at most|sum)[: ]+(?:of |is )?(${money})|^(?:the )?(?:\p{Lu}{2,}|(?:[\p{L}-]+ )?(?:city|council|foundation|ministry|union|state|fund|donor|parish|sponsor|government|district|canton|region)) (?:pays|covers|spends) (${money})(?=[.!]?$|, )|\b(?:donations?|donors?|grants?|sponsors?(?:hip)?|investors?|subsid(?:y|ies)|funds|foundation|money)\b[^.;\d£$€]{0,40}?(${money})|^(?:the |our |an? )?[\p{L} -]{3,40}? (?:gives?|grants?|donates?|provides?|contributes?|puts? in|allows?|(?:has |have )?approved|(?:has |have )?promised)(?: us)? (?:up to |about )?(${money})(?! (?:a|per|each) (?!year))|^(?:about |around |up to )?(${money}) (?:all in|in total|overall|altogether|at most|tops|from (?:the|a|our))\b`,
  'iu',
);
const whole =
  /^(?:it|this|that|project|build|building|development|must|should|and|to|total|running|app|platform|tool|mvp|product|service|system|not|a|of|the|we|they|our|all|cannot)$/i;

/** `12% commission`, `Price: £39 per site per month`: terms of business. They bind the product and measure nothing. */
function terms(sentence: string): Limit[] {
  // Fines are paid for what goes wrong.
  if (/\b(?:fines|penalties|compensation)\b/i.test(sentence)) return [];
  const per = String.raw`(?:\s(?:an?|per|each)\s\p{L}+){0,2}(?:\s(?:in|for)\s(?:the\s)?\p{Lu}[\p{L}]+)?`;
  const share = sentence.match(
    /\b(?:(?:take|keep|charge|earn)s?\s(?:an?\s)?)?(\d[\d.,]*\s?%\s(?:commission|fee|cut|margin|of (?:each|every) (?:booking|order|sale)))/iu,
  );
  const kept = share
    ? null
    : sentence.match(
        /\b(?:keeps?|takes?|charging|charges?|commission(?: of| is|:)?|fee (?:of|is)|share of)\s(\d[\d.,]*\s?%(?:\sper\s\p{L}+)?)/iu,
      );
  const priced = sentence.match(
    new RegExp(
      String.raw`\b((?:price[ds]?|pricing|subscription|fee|sold|sells|(?:[\p{L}-]+s )?pays?|charged?|we (?:take|keep|earn|get)|business model|rent|deposits?)\b[^.;,\d£$€]{0,24}?)\(?(${money}${per}(?:(?:,| and| or|, and)\s(?:${money}|\d[\d.,]*(?=\sfor\s))${per}(?:\sfor (?:the |an? )?[\p{L}-]+)?)*)`,
      'iu',
    ),
  );
  const paying = /\b((?:the |our )?[\p{L}-]+ pays? (?:per|for each|for every) [^,.;]{3,40})/iu.exec(sentence);
  // '2.99 a month': a price by itself, in whatever money.
  const [bare = ''] = /^(?:for )?\d+[.,]\d{2} (?:an?|per|each) \p{L}+$/iu.exec(sentence.replace(/[.!]+$/, '')) ?? [];
  // 'Membership is 250 kronor a year'
  const [, sold = '', sum = ''] =
    new RegExp(
      String.raw`^(?:the )?((?:an? |one )?(?:[\p{L}-]+ ){0,2}?(?:membership|entry|entrance|tickets?|lessons?|course|class|rent|hire|subscription|season|pass|seat|place|session|visit|delivery|trip|ride|overtime)) (?:is|are|costs?) (${money}${per}|billed at [^,;]+)`,
      'iu',
    ).exec(sentence) ?? [];
  const found = [
    ...(sold && !isOfThePast.test(sentence) && !priced ? [`${lowerFirst(sold)} is ${sum}`] : []),
    ...(bare ? [`a price of ${bare.replace(/^for /i, '')}`] : []),
    ...(paying?.[1] && !priced ? [paying[1]] : []),
    ...(share?.[1] ? [share[1]] : []),
    ...(kept?.[1] ? [`a commission of ${kept[1]}`] : []),
    ...(priced?.[2]
      ? [`${lowerFirst(priced[1] ?? '').replace(/[:\s]+$/, '')} ${priced[2]}`.replace(/^business model /, 'price ')]
      : []),
  ];
  return found.map((text) => ({ kind: 'other', text: text.trim() }));
}

/** How long and where data is kept: `keep photos for 6 years`, `store data in Germany`. */
function custody(sentence: string): Limit[] {
  if (isOfThePast.test(sentence)) return [];
  const found = [
    ...sentence.matchAll(
      /\b(?:keep|retain|store|archive|hold|preserve)s? (?!working\b)(?:(?! and )[^,.;]){2,40}? for (?:at least |up to |no more than )?\d+ (?:days|weeks|months|years)\b|\b[\p{L}-]+ (?:is|are|be) (?:kept|retained|stored|archived) (?:for )?(?:at least |up to )?\d+ (?:days|weeks|months|years)\b/giu,
    ),
    ...sentence.matchAll(
      /\b(?:[Ss]tore|[Kk]eep|[Hh]ost|[Hh]old|[Pp]rocess)s? (?:\p{L}+ ){0,2}data (?:only )?(?:in|within|inside) (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*|\b[Hh]ost(?:ed|ing) (?:only )?in (?:the )?\p{Lu}\p{L}+|\b[Ss]ervers? (?:only )?in (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*(?: only)?|\b(?:\p{L}+ )?[Dd]ata (?:(?:must|has to|should|may|can) )?(?:only )?(?:stays?|remains?|lives?|(?:is|are|be) (?:only )?(?:stored|kept|hosted|held)) (?:only )?(?:in|within|inside|on) (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu,
    ),
  ];
  return found.map(([text]) => ({ kind: 'other', text: lowerFirst(text) }));
}

function ages(sentence: string): Limit[] {
  const found = sentence.matchAll(
    /\b(?:aged?|ages)\s(?:of\s)?\d{1,2}(?:\s?(?:[–-]|to)\s?\d{1,2}|\+)?|\b(?:people|women|men|adults|members|users|everyone|persons) (?:over|under) (?:the age of )?\d{1,2}\b|\b(?:under|over) \d{2}s\b|\b[1-9]\d\+(?=\s|$|[.,])(?!\son average)/gi,
  );
  return [...found].map(([text]) => ({ kind: 'other', text }));
}

/** Where and how it has to be used: in the cold, with gloves, without hands. */
function conditions(sentence: string): Limit[] {
  const found = sentence.matchAll(
    /(?<![\d.])[-–−]?\d{1,3}\s?°\s?[CF]\b|\bhands-free\b|\bon[- ]premises?\b|\bself-hosted\b|\bair-gapped\b|\bopen source\b|\bwithout (?:passwords?|an? (?:account|login|app|smartphone|password|registration)|logging in|registering|installing (?:an app|anything)|training)\b|\b(?:with |wearing |in )?gloves\b/giu,
  );
  return [...found].map(([text]) => ({
    kind: 'other',
    text: /gloves$/i.test(text) ? 'use with gloves on' : /^without /i.test(text) ? `use ${text}` : text,
  }));
}

function platforms(sentence: string, name: string): Limit[] {
  const systems = /^(?:not|no)\b[^:;]*$/i.test(sentence) ? [] : systemsIn(sentence);
  const texts = new Set([...systems, ...servicesIn(sentence, name).filter((one) => !systems.join(' ').includes(one))]);
  const told =
    /^(?:today|currently)\b|\b(?:we|they) (?:now )?use\b|^(?!.*\b(?:gets?|receives?|sees?|answers?) ).*\bon WhatsApp\b/i.test(
      sentence,
    ) || isOfThePast.test(sentence);
  for (const [found] of sentence.matchAll(/\b(?:ios|android|iphones?|ipads?|whatsapp|sms)\b/g))
    if (!told) texts.add(properPlatform(found));
  for (const [found] of sentence.matchAll(
    /\b(?:iOS|iPhones?|iPads?|Android(?: phones?| tablets?)?|WhatsApp|SMS|Telegram|WeChat|Slack|Microsoft Teams|Shopify|WordPress|Salesforce|Alexa|Raspberry Pi|ESP32|LoRaWAN|Bluetooth|NFC|Windows|macOS|Linux|Kubernetes|AWS|Azure|GCP)\b/g,
  ))
    // What people cope with today is no platform of the product.
    if (!told && !systems.join(' ').toLowerCase().includes(found.toLowerCase())) texts.add(properPlatform(found));
  for (const [found] of sentence.matchAll(services))
    if (!told && !leavesOut(sentence) && !/^ideal$/.test(found.toLowerCase() === found ? found : ''))
      texts.add(serviceNames.split('|').find((one) => one.toLowerCase() === found.toLowerCase()) ?? found);
  const unreached = offline(sentence) ?? unserved(sentence);
  if (unreached && !told) texts.add(`works offline (“${unreached}”)`);
  for (const [found] of sentence.matchAll(
    /\b(?:(?:works?|used|usable|runs?) (?:in|on|at|under) [\p{L} ]{2,30}? |(?:works?|use[sd]?|usable|available|run)\s)?(?:offline|(?:also |even )?with(?:out| no) (?:an? |any )?(?:signal|reception|internet|connection|network|coverage))(?: for (?:up to |at least )?\d+ (?:minutes|hours|days|weeks))?(?: (?:at|in|on|during) [\p{L} ]{2,24}?(?=$|[,.;]| and\b))?/giu,
  ))
    if (!unreached?.includes(found.trim())) texts.add(found.trim());
  // What stays in a system is left out, whatever the system's name.
  const outside = bindingsIn(sentence).flatMap(({ out, text }) => (out ? [text] : []));
  return [...texts]
    .filter(
      (text) => !outside.some((kept) => kept.includes(text)) && !/^(?:must|shall|should|will|can|may)$/i.test(text),
    )
    .map((text) => ({ kind: 'platform', text }));
}

/** The whole clause that asks for use without a network: `it must work when the phone has no signal in the basement`. */
const offline = (sentence: string): string | undefined => {
  const clause = sentence
    .replace(/[.!]+$/, '')
    .split(
      /[;:]\s+|,\s(?:and |but )?(?=(?:it|the|this|must|should|has to)\b)|\s(?:and|but)\s(?=(?:it|the app|must|should|has to)\b)/i,
    )
    .find((part) =>
      /\b(?:work(?:s|ing)?|run(?:s|ning)?|usable|go(?:es)? on|continue[sd]?)\b.*?\b(?:(?:no |without (?:an? |any )?(?=phone|mobile|cell))(?:phone |mobile |cell )?(?:signal|reception|internet|coverage|network|connection)|(?:internet|network|connection|signal|reception|wi-?fi) (?:is|goes|drops|breaks) (?:down|out|off|lost|gone|away|bad|weak|overloaded|jammed|missing|dead))\b/iu.test(
        part,
      ),
    );
  return clause && clause.split(' ').length <= 20 ? lowerFirst(clause.trim()) : undefined;
};

/** `The greenhouses have no reception`, `the reception in cellars is bad`. */
const unserved = (sentence: string): string | undefined => {
  const [clause = '', thing = ''] =
    /^(?:the |our |some |many )?([\p{L}-]+(?: [\p{L}-]+){0,3}?) (?:has|have) (?:often )?(?:no|bad|poor|weak|hardly any) (?:(?:phone|mobile|radio|internet) )?(?:reception|signal|coverage|internet|network)(?: [^,;.]{2,40})?(?=[.]?$)/iu.exec(
      sentence,
    ) ??
    /^(?:the )?((?:(?:phone|mobile|internet) )?(?:reception|signal|coverage|network)) (?:[^,;.]{2,40} )?is (?:often |mostly )?(?:bad|poor|weak|missing|patchy)(?=[.]?$)/iu.exec(
      sentence,
    ) ??
    [];
  return clause && !isPeople(headOf(thing)) ? lowerFirst(clause) : undefined;
};

/** Services whose names are known however they are written. */
const serviceNames =
  'Stripe|PayPal|Klarna|TWINT|Mollie|iDEAL|Bizum|Vipps|MobilePay|QuickBooks|Xero|HubSpot|Google Calendar|Microsoft 365';
const services = new RegExp(`\\b(?:${serviceNames})\\b`, 'gi');

const properPlatform = (found: string): string =>
  found === found.toLowerCase()
    ? ({ ios: 'iOS', sms: 'SMS', iphone: 'iPhone', ipad: 'iPad', nfc: 'NFC', whatsapp: 'WhatsApp', aws: 'AWS' }[
        found
      ] ?? found.charAt(0).toUpperCase() + found.slice(1))
    : found;

/** `latency under 200 ms`, `battery must last 3 years`: a quality with its figure. */
function performance(sentence: string): Limit[] {
  const texts = [
    ...sentence.matchAll(
      /\b(?:latency|response times?|(?:p\d\d )?(?:page )?load(?:s|ing)? times?|answers?|responds?|loads?|opens?|starts?|responses?|works?|results?|done|ready)\s(?:[\p{L}-]+\s){0,3}?(?:under|below|within|in under|in less than|less than|at most|in)\s\d[\d.,]*\s?(?:ms|milliseconds?|s\b|seconds?|minutes?)/giu,
    ),
    ...sentence.matchAll(
      /\b(?:uptime|availability)\s(?:of\s)?(?:at least\s)?\d[\d.,]*\s?%|\b\d[\d.,]*\s?%\s(?:uptime|availability)/giu,
    ),
    ...sentence.matchAll(
      /\bbatter(?:y|ies)\s(?:must|should|has to|will)?\s?lasts?\s[^,.;]*?\d+\s(?:days?|weeks?|months?|years?)/giu,
    ),
  ];
  // 'The midwife answers within 30 minutes' tells of people.
  const ofPeople = (at: number): boolean =>
    isPeople(
      headOf(
        (
          sentence
            .slice(0, at)
            .split(/[,;:]\s/)
            .at(-1) ?? ''
        )
          .trim()
          .replace(/^(?:the|an?|each|every|our) /i, ''),
      ),
    );
  return texts
    .filter(({ index }) => !ofPeople(index))
    .map(([text]) => ({ kind: 'performance', text: lowerFirst(text) }));
}

export const languageNames =
  'Valencian|Sotho|Tswana|Kikuyu|Luo|Fula|Bambara|Malagasy|Tibetan|Faroese|Greenlandic|Kannada|Telugu|Marathi|Gujarati|Malayalam|Zapotec|Nahuatl|Guarani|Aymara|Sámi|Frisian|Breton|Belarusian|Macedonian|Bosnian|Azerbaijani|Uzbek|Oromo|Shona|Sesotho|Setswana|Afrikaans|Kinyarwanda|Lingala|Bemba|Romansh|Samoan|Te reo Māori|Māori|Twi|Ewe|Wolof|Igbo|Xhosa|Somali|Sinhala|Khmer|Lao|Burmese|Georgian|Armenian|Kazakh|Mongolian|Icelandic|Galician|Luxembourgish|Maltese|Quechua|Kurdish|Pashto|Dari|Tigrinya|Flemish|English|French|German|Spanish|Italian|Portuguese|Dutch|Norwegian|Swedish|Danish|Finnish|Polish|Czech|Romanian|Greek|Turkish|Arabic|Hebrew|Hindi|Urdu|Bengali|Punjabi|Tamil|Chinese|Mandarin|Cantonese|Japanese|Korean|Vietnamese|Thai|Russian|Ukrainian|Welsh|Irish|Estonian|Latvian|Lithuanian|Slovenian|Slovak|Hungarian|Bulgarian|Croatian|Serbian|Albanian|Chichewa|Yoruba|Hausa|Amharic|Zulu|Catalan|Basque|Malay|Indonesian|Tagalog|Farsi|Persian|Nepali|Gaelic|Swahili';
function languages(sentence: string): Limit[] {
  const list = new RegExp(
    String.raw`\b(?:[Ii]n|speak|speaks|speaking|reads?|languages?:?|support(?:s)?|translated into|both)\s+((?:(?:${languageNames}|(?<=(?:${languageNames})(?:, | or | and ))\p{Lu}\p{Ll}{2,})(?:,\s*|\s+(?:and|or|&)\s+|\s*\/\s*)?)+)(?=$|[\s.,;])(?!\s+\p{L}+s?\b(?<!and|from|by|with))`,
    'u',
  );
  const match = sentence.match(list);
  if (new RegExp(String.raw`^(?:${languageNames})(?:(?:,\s|\sand\s)(?:${languageNames}))*\.?$`).test(sentence))
    return [{ kind: 'language', text: sentence.replace(/\.$/, '') }];
  // 'Slovenian for pickers, English for florists'
  if (
    new RegExp(
      String.raw`^(?:(?:${languageNames}) for (?:the |our )?[\p{L}-]+(?: [\p{L}-]+)?(?:,? and |, |\.?$))+$`,
      'u',
    ).test(sentence)
  )
    return [{ kind: 'language', text: sentence.replace(/\.$/, '') }];
  // 'urdu arabic bengali english': nothing but names of languages.
  const bare = sentence
    .split(/,(?!\d)\s|;\s/)
    .map((part) => part.replace(/[.!]$/, '').replace(/^languages? /i, ''))
    .find((part) =>
      new RegExp(
        String.raw`^(?:${languageNames})(?:(?:\s(?:and\s|or\s)?|\/|\s?&\s?)(?:${languageNames}))+$`,
        'iu',
      ).test(part),
    );
  if (!match && bare)
    return [
      { kind: 'language', text: bare.replace(/(?<!\p{L})(?!and\b|or\b)\p{Ll}/gu, (letter) => letter.toUpperCase()) },
    ];
  const only = sentence.match(
    new RegExp(String.raw`\b(${languageNames}) (?:only|first|UI|interface|user interface)\b`, 'u'),
  )?.[1];
  if (!match && only) return [{ kind: 'language', text: only }];
  return match?.[1] ? [{ kind: 'language', text: match[1].trim().replace(/[,/]\s*$/, '') }] : [];
}
