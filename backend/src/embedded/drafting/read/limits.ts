import { escapePattern, lowerFirst } from '../language.js';
import { bindingsIn } from './binding.js';
import type { Limit } from './brief.js';
import { dates, isNear } from './dates.js';
import { withRoles } from './day-roles.js';
import { documentDay } from './document-day.js';
import { isProperWord } from './lexicon.js';
import { spentBy } from './funds.js';
import { labelOf } from './labels.js';
import { languages } from './languages.js';
import { budgets, terms } from './limits-of-money.js';
import { platforms } from './platforms.js';
import { qualitiesIn, qualityKind } from './qualities.js';
import { isOfThePast, isOnlySystem, rules, spanAlone } from './rules.js';

/** Everything that binds the product. `told`: sentences about today, of which only laws and dates bind. */
export function limitsOf(sentences: string[], today: string, name = '', told: string[] = []): Limit[] {
  return sentences.map(unheaded).flatMap((sentence) => {
    const spent = spentBy(sentence, today);
    // 'No member may book more than 2 slots before 1 September': the day belongs to the rule.
    const ruled = bindingsIn(sentence).filter(({ text }) => ofUsers.test(text));
    // 'a requirements doc before the board on the 22nd' is asked for now, and nothing is live then.
    const due = documentDay(sentence, today) === null ? dates(withSpan(sentence), today) : [];
    const days = withRoles(due, sentence, today).filter(({ text }) => !ruled.some((rule) => rule.text.includes(text)));
    const always = [...laws(sentence), ...(spent ? [spent, ...days.filter((day) => isNear(day, today))] : days)];
    if (told.includes(sentence)) return [...always, ...ages(sentence), ...terms(sentence)];
    const runsOn = platforms(sentence, name);
    // 'It must work when the phone has no signal' is told once, as use without a network.
    const isOffline = runsOn.some(({ text }) => /\boffline\b/.test(text));
    const plain = [
      ...always,
      ...budgets(sentence),
      ...runsOn,
      ...languages(sentence),
      ...qualitiesIn(sentence).filter(({ text }) => !isOffline || qualityKind(text) !== 'outage'),
      ...ages(sentence),
      ...conditions(sentence),
      ...terms(sentence),
      ...custody(sentence),
    ];
    const bound = bindingsIn(sentence)
      .flatMap(({ text }) => eachOfSubject(text))
      .map((text): Limit => ({ kind: 'other', text: quietly(ofWhat(text, sentence)) }))
      .filter(({ text }) => !plain.some((one) => one.kind === 'platform' && one.text.includes(text)))
      // 'Data must stay in the EU': a quality that is tested, and no rule of the work.
      .filter(({ text }) => !plain.some((one) => one.kind === 'quality' && saysOnly(text, one.text)))
      // 'must export to our SAP system' names the system, and nothing else binds.
      .filter(({ text }) => !plain.some((one) => one.kind === 'platform' && isOnlySystem(text, one.text)))
      .filter(({ text }) => !plain.some((one) => one.kind === 'budget' && text.startsWith(one.text.toLowerCase())))
      // 'No budget apart from a grant of 800 pounds' says what there is.
      .filter(({ text }) => !besides.test(text) || !plain.some((one) => one.kind === 'budget'))
      .filter(({ text }) => !plain.some((one) => one.kind === 'language' && text === `${one.text} only`));
    const said = [...bound, ...plain.filter(({ kind }) => kind === 'quality')].map(({ text }) => text.toLowerCase());
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

/** `Rules: a bird flies at most 4 times a day`: what the heading says is not part of the rule. */
const unheaded = (sentence: string): string => {
  const [, label = '', text = ''] = /^([\p{L} -]{3,28}?)\s?:\s(.+)$/su.exec(sentence) ?? [];
  // 'Rules: max 48 hours a week, 11 hours rest' is a list, of which each part is one.
  return labelOf(label) === 'rule' && /^(?:an?|the|each|every|no) /i.test(text) ? text : sentence;
};

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

/** `The register must be kept … and nothing in it may be deleted`: in the register. */
const ofWhat = (text: string, sentence: string): string => {
  const [, what] = /^(the [\p{L}-]+(?: [\p{L}-]+)?) (?:must|is|are|has|have|may|can|shall)\b/iu.exec(sentence) ?? [];
  return what
    ? text.replace(/^(nothing (?:in|on|of|from)) it\b/i, (_, lead: string) => `${lead} ${lowerFirst(what)}`)
    : text;
};

/** `New renters need ID verification and are capped at $1,500`: two rules on the same. */
const eachOfSubject = (text: string): string[] => {
  const [, subject = '', first = '', second = ''] =
    /^((?:(?:an?|the|all|new|each|every) )?[\p{L}-]+(?: [\p{L}-]+)?) ((?:needs?|must|have to|has to|may|can) [^,;:]{3,60}) and ((?:are|is|must|may|can|cannot|have to|has to|needs?) [^;:]*\d[^;:]*)$/iu.exec(
      text,
    ) ?? [];
  return second === '' ? [text] : [`${subject} ${first}`, `${subject} ${second}`];
};

/** Whether a clause says nothing beyond a quality but that it must be. */
const saysOnly = (text: string, quality: string): boolean =>
  text.toLowerCase().endsWith(quality.toLowerCase()) && text.split(' ').length - quality.split(' ').length <= 4;

const besides =
  /^(?:there is |we have |i have )?no (?:[\p{L}-]+ ){1,4}?(?:apart from|beyond|besides|except|other than)\s/iu;

/** `Only the commander may …` stands inside a list; a name keeps its capital. */
const quietly = (text: string): string =>
  isProperWord(text.split(' ')[0] ?? '') || /^\p{Lu}\p{L}+ (?:and|or) \p{Lu}/u.test(text) ? text : lowerFirst(text);

/** '3 people, 9 months, no outside money': a span between commas is the time there is. */
const withSpan = (sentence: string): string => {
  const span = spanAlone(sentence);
  return span ? sentence.replace(span, `done within ${span.replace(/^(?:in|within) /i, '')}`) : sentence;
};

const lawName =
  /(?:\b(?:the|UK|EU|US)\s+)?(?:\p{Lu}[\p{L}’'-]*\s+)(?:(?:\p{Lu}[\p{L}’'-]*|and|of|the|for|at|in|on|to|\(\p{Lu}[^()]{1,60}\))\s+){0,7}(?:Act|Directive|Regulations?|Law|Code|Charter|Ordinance|Duty|Toolkit)\b(?: of the [A-Z]{2,6}\b)?(?:\s+\([\p{Lu}\d][^()]{1,20}\))?(?:\s+(?:of\s+)?\d{4}(?:\/\d+)?)?|\b(?:Regulation|Directive|Decision) \((?:EU|EC|EEC)\)(?: No\.?)? ?\d+\/\d+|\b\p{Lu}\p{Ll}+ (?:\p{Ll}+ ){1,3}(?:regulations|law)\b(?= (?:requires?|demands?|prescribes?))|\b(?:privacy|data protection) law in \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\b|\b(?:DTAC|EN 301 549|UK GDPR|EU GDP|GDPR|DSGVO|ITAR|HIPAA|FERPA|COPPA|CCPA|LGPD|APPI|PCI[ -]DSS|PSD[23]|DORA|NIS2|CSRD|SOC ?2(?: Type (?:II?|[12]))?|(?:EASA )?Part-[A-Z]{2,4}|\d+ CFR Part \d+|GxP|GMP|GDP|FCA|FINRA|FINMA|BaFin|eIDAS|WEEE|RoHS|REACH|ISO ?\d{4,5}|WCAG ?\d(?:\.\d)?(?: AA?A?)?|HACCP|MDR|FDA|Ofsted|CQC|MHRA|KYC|AML|ADA|Section 508|WHO guidelines)\b/gu;

/** `VS Code`, `QR Code`: no law. */
const codes = /\b(?:VS|Studio|QR|Zip|Promo|Source|Low|No|Dress|Discount|Voucher|Bar|Claude) Code\b/i;

const regulator = /^(?:FCA|FINRA|FINMA|BaFin|FDA|Ofsted|CQC|MHRA)$/;
const binds =
  /\b(?:compl(?:y|ies|iant|iance)|regulat\w+|approv\w+|rules?|requires?|requirements?|must|audit\w*|inspect\w*|supervis\w+|licen[sc]\w+|authori[sz]\w+|report(?:s|ed|ing)? to)\b/i;

function laws(sentence: string): Limit[] {
  const shouted = sentence.replace(
    /\b(?:gdpr|hipaa|kyc|aml|pci[ -]dss|ferpa|coppa|iso(?= ?\d{4})|wcag(?= ?\d)|soc(?= ?2))\b/g,
    (word) => word.toUpperCase(),
  );
  return (
    [...shouted.matchAll(lawName)]
      .filter(([found]) => !codes.test(found))
      // 'BaFin can ask for any decision': whoever watches over it does something, and is no law.
      .filter(
        ({ 0: found, index }) =>
          !/^[A-Z]\w+$/.test(found) || !/^ (?:can|may|asks?|wants?|must)\b/.test(shouted.slice(index + found.length)),
      )
      // 'updated from the FDA lists': a regulator binds where the sentence says so.
      .filter(([found]) => !regulator.test(found) || binds.test(sentence))
      .map(([found]) => ({
        kind: 'law',
        text: found
          .replace(
            /^(?:The|Follow|Comply|Must|It|We|Under|With|As|By|Because|Since|What|That|Like|Where|When|If)\s+/,
            '',
          )
          .trim(),
      }))
  );
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
    /(?<!\b(?:outside|above|below|over|under|than|exceeds?) (?:[-–−+]?\d{1,3}\s?(?:–|-|to|and)\s?)?)(?<![\d.–-])[-–−]?\d{1,3}\s?°\s?[CF]\b|\bhands-free\b|\bon[- ]premises?\b|\bself-hosted\b|\bair-gapped\b|\bopen source\b|\bwithout (?:passwords?|an? (?:account|login|app|smartphone|password|registration)|logging in|registering|installing (?:an app|anything)|training)\b|\b(?:with |wearing |in )?gloves\b/giu,
  );
  return [...found].map(([text]) => ({
    kind: 'other',
    text: /gloves$/i.test(text) ? 'use with gloves on' : /^without /i.test(text) ? `use ${text}` : text,
  }));
}
