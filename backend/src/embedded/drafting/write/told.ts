import { priceOf } from '../know/offer.js';
import { kindOf } from '../plan/kinds.js';
import type { KnownRow } from '../know/rows.js';
import { singular, stripStop, upperFirst } from '../language.js';
import { isSmall } from './enough.js';
import { stakesOf } from './roles.js';
import type { Plan } from '../plan/plan.js';
import { bare } from '../plan/form-words.js';
import { keptIn, keptWithin } from '../plan/kept.js';
import { leavesOut } from '../read/binding.js';
import { isPeople } from '../read/lexicon.js';
import { qualityKind } from '../read/qualities.js';
import { ruleFormOf } from '../read/rule-forms.js';
import { everyDeed, withOthers } from '../read/every-deed.js';
import { factPeople } from './fact-lines.js';
import { staffStakes } from './staff-lines.js';
import { partnersOf } from './partners.js';
import { dataOf, purposeOf, type SystemFact, systemFacts, systemsOf } from './systems.js';

/** What the idea itself says about a subject of which the knowledge has lines: it stands first, and nothing contradicts it. */

/** `no customer portal in the first version`: what the idea itself leaves out. */
export const exclusionsOf = ({ brief }: Pick<Plan, 'brief'>): string[] =>
  brief.limits
    .filter(({ kind, text, out }) => kind === 'other' && (out !== undefined || (leavesOut(text) && !bans.test(text))))
    .map(({ text }) => stripStop(text));

/** The same as lines of a list: `Motor claims`, `Freezers: not in the first version`. A sentence stays one, in quotation marks. */
export const exclusionsSaid = (plan: Pick<Plan, 'brief'>): string[] =>
  exclusionsNamed(plan).map((text) =>
    isSentence.test(text) ? `“${sentenceWith(text, plan)}”` : `${text} (stated in the idea)`,
  );

const isSentence =
  /^(?:(?:we|i|it)\b|not (?:for|going)\b|\p{L}[^,;:]* (?:is|are|was|were|must|should|will|shall|comes?|could|stays?|remains?|may|can|cannot)(?:n['’]t)?\b)/iu;

/** The whole sentence of the idea that says so. */
const sentenceWith = (text: string, { brief }: Pick<Plan, 'brief'>): string => {
  const own = text.toLowerCase();
  const whole = brief.sentences.find((one) => one.toLowerCase().includes(own));
  return upperFirst(stripStop(whole !== undefined && whole.length <= longestSentence ? whole : text)).replace(
    /[“”]/g,
    '"',
  );
};
const longestSentence = 200;

const exclusionsNamed = (plan: Pick<Plan, 'brief'>): string[] =>
  exclusionsOf(plan).flatMap((text) => {
    if (isUndecided.test(text)) return [];
    const out = plan.brief.limits.find((one) => stripStop(one.text) === text)?.out;
    const [, what = out, when] = untilThen.exec(out ?? '') ?? [];
    return upperFirst(
      what === undefined
        ? text.replace(/^without (?:an? |any )?/i, 'no ')
        : when === undefined
          ? what
          : `${what}: not ${when.replace(/^for (?!now)/i, 'in ')}`,
    );
  });
/** `No launch date is fixed` leaves nothing out. */
export const isUndecided =
  /^no (?:(?:launch|start|release|go-live|fixed|final|exact) ){0,2}(?:dates?|deadlines?|budgets?|timelines?)(?: (?:is|are|has been|have been) (?:fixed|set|agreed|decided|known|given))?(?: yet)?$/i;
const untilThen =
  /^(.+?) ((?:for|in|from|of) (?:(?:this|the|our|a) )?(?:(?:first|initial|current|next|pilot) )?(?:versions?|releases?|phases?|project|steps?|pilot|MVP|stage|product|iteration|v)(?: ?\d)?|for now|at first|initially|at (?:launch|the start))$/iu;

/** `No customer data used for training`, `no refund without grade`, `never sends anything`: what must not happen in it. */
const bans =
  /\bnever (?!\p{L}+$)|^never\b|^no\b[^;]*\b(?:used|sent|shared|stored|written|sold|kept|shown|starts?|goes|without|unless|until|before|than)\b|=|->/iu;

const toKeep =
  /\b(?:keep|store|retain|archive|preserve) (?:all |every |the |their )?(\p{L}[\p{L} -]{1,30}?) for (?:at least |up to )?(\S+ (?:day|week|month|year)s?)\b/iu;

/** What the idea wants kept for a time of its own: `photo` for `6 years`. It may be read as a limit and as a function. */
export function keptFor({ brief }: Pick<Plan, 'brief'>): { noun: string; span: string }[] {
  const texts = [
    // What a sensor stores while it has no network is sent as soon as it has one again.
    ...brief.limits.flatMap(({ kind, text }) => (kind === 'quality' && qualityKind(text) === 'outage' ? [] : [text])),
    ...withOthers(brief.capabilities).flatMap((deed) =>
      deed.verb !== 'keep' || kindOf(deed)?.kind === 'retention' ? [`${deed.verb} ${deed.object} ${deed.tail}`] : [],
    ),
  ];
  const spans = new Map<string, string>();
  for (const text of texts) {
    const form = ruleFormOf(stripStop(text));
    if (form?.name === 'kept' && form.of['span']) {
      // 'Raw data, aggregates', 'the audit log': each by its own name.
      const kept = plainKept(bare(form.of['thing'] ?? ''));
      if (!spans.has(kept) && !isPeople(kept)) spans.set(kept, form.of['span']);
      continue;
    }
    // 'a group may keep costumes for three weeks' has them for so long.
    if (/\b(?:may|can) keep\b/i.test(text)) continue;
    const kept = keptIn(text);
    const [, things, span] = kept ? ['', kept.things, kept.span] : (toKeep.exec(text) ?? []);
    const noun = plainKept(things ?? '');
    // 'Auditors need an export, kept for seven years': nobody is kept.
    if (noun && span && !isPeople(noun) && !spans.has(noun)) spans.set(noun, span);
  }
  for (const text of brief.sentences) {
    // 'Keep records for 6 years': said to whoever builds it.
    const kept = keptWithin(text) ?? (/^(?:please )?(?:keep|retain|archive)\b/i.test(text) ? keptIn(text) : null);
    const noun = plainKept(kept?.things ?? '');
    // 'loan records' and 'records' of the same sentence are one wish.
    if (
      kept &&
      noun !== '' &&
      ![...spans].some(([one, span]) => span === kept.span && (one.includes(noun) || noun.includes(one)))
    )
      spans.set(noun, kept.span);
  }
  return [...spans].map(([noun, span]) => ({ noun, span }));
}

/** `The archive requires decisions to be kept`: decisions. */
const plainKept = (things: string): string =>
  singular(
    things.replace(/^.*\brequires? /i, '').replace(/ (?:to|must|have to|has to|should)(?: be(?: \p{L}+)?)?$/iu, ''),
  ).toLowerCase();

/** How long all that is entered is kept, where the idea speaks of records and not of one kind of thing. */
export const allKeptFor = (plan: Pick<Plan, 'brief'>): string | undefined =>
  keptFor(plan).find(({ noun }) => wholeRecord.test(noun))?.span;
const wholeRecord =
  /^(?:all )?(?:record|data|entr(?:y|ie)|everything|history|document|file|log|paper|register|logbook|chain of custody)$/;

/** `Recordings are deleted after 90 days unless there is an appeal`: what is erased by rule, and when. */
export const erasedFor = ({ brief }: Pick<Plan, 'brief'>): { noun: string; said: string }[] =>
  brief.limits.flatMap(({ text }) => {
    const { name, of = {} } = ruleFormOf(stripStop(text)) ?? {};
    if (name !== 'erased') return [];
    const since = of['event'] ? ` after ${of['event']}` : '';
    const unless = of['unless'] ? `, unless ${of['unless']}` : '';
    return [
      {
        noun: singular(bare(of['thing'] ?? '')).toLowerCase(),
        said: `${of['span'] ?? ''}${since}${unless}, as the idea states; then erased by rule`,
      },
    ];
  });

const audited =
  /\baudit (?:log|trail|history)\b[^.;]*?\b(?:kept for|retained for|for|over) (?:at least )?((?:\d+|one|two|three|five|six|seven|ten|twelve) (?:days?|weeks?|months?|years?))\b/iu;
/** `audit trail for 10 years`: how long the changes can be looked up. */
export const auditKeptFor = ({ brief }: Pick<Plan, 'brief'>): string | undefined =>
  brief.sentences.flatMap((text) => audited.exec(text)?.[1] ?? [])[0];

/** What the idea says of who pays for using it and how much, in its own words. */
export const priceSaid = ({ brief: { terms } }: Pick<Plan, 'brief'>): string | null =>
  terms.plans.length > 0
    ? priceOf(terms.plans)
    : (terms.commission ?? terms.nothing.find((text) => /^(?:nobody|no one)\b/i.test(text)) ?? null);

/** The first cell of a row, by which a list knows its things. */
const headOf = (row: KnownRow): string => {
  const [head = ''] = Object.values(row);
  return String(head);
};

/** Lines of the knowledge, each thing once, without what the idea says otherwise, and with what it says itself. */
export function withTold(meaning: string, rows: KnownRow[], plan: Plan): KnownRow[] {
  const seen = new Set<string>();
  // A choice or somebody's name may open several rows; only those alike in all cells say a thing twice.
  const distinct = rows.filter((row) => {
    const whole = JSON.stringify(row).toLowerCase();
    return Object.keys(row).length < 2 || (!seen.has(whole) && seen.add(whole));
  });
  switch (meaning) {
    case 'integration': {
      const own = [...systemFacts(plan), ...partnersOf(plan)].map(exchangeWith);
      const carried = own.some(({ name }) => /^(?:Text message|Mail) service$/.test(String(name)));
      const spokenOf = signsIn.test(plan.brief.sentences.join(' '));
      return [
        ...own,
        ...onceNamed(distinct).filter(
          (row) =>
            !systemsOf(plan).includes(headOf(row)) &&
            (sendsWord(plan) || !/^Mail and /.test(headOf(row))) &&
            !(carried && /text message/.test(headOf(row))) &&
            // Few people sign in with what they have; only an idea that speaks of it has a system for it.
            (spokenOf || !/^Sign-in of/.test(headOf(row)) || (own.length === 0 && !isSmall({ plan }))),
        ),
      ];
    }
    case 'scopeOut':
    case 'scopeLater':
    case 'nonGoal':
      return distinct.filter((row) => !asksFor(headOf(row), plan));
    case 'policyRule':
      return distinct.filter((row) => !lateChange.test(headOf(row)) || !ruledInTime(plan));
    case 'price':
    case 'revenue':
      return withPrice(meaning, distinct, plan.brief.terms.plans.length > 0 ? priceSaid(plan) : null);
    case 'stakeholder':
      return withPeople(distinct, plan);
    default:
      return distinct;
  }
}

/** Until when something may be changed is asked only where the idea does not rule it. */
const lateChange = /\b(?:last moment|cut-off time|until when|up to which hour|late changes)\b/i;
const ruledInTime = ({ features }: Plan): boolean =>
  features.some(({ rules = [] }) => rules.some(({ kind }) => /^(?:until|cancel)$/.test(kind)));

/** An idea that speaks of signing in may have a system for it. */
const signsIn = /\b(?:sign(?:s|ing)?[- ](?:in|on)|log(?:s|ging)?[- ]?in|single sign-on|sso|passwords?)\b/i;

/** Whether anything is sent to somebody: what no feature does needs no service for it. */
const sendsWord = ({ features, brief }: Plan): boolean =>
  features.some(({ name }) => sending.test(name)) ||
  everyDeed(brief.capabilities).some(
    ({ verb, automatic }) => automatic && /^(?:send|notify|alert|remind|inform|text|warn|tell|message)/.test(verb),
  );
const sending = /\b(?:send|notif|alert|remind|inform|SMS|e-?mail|message|word to|push|warn)\w*/i;

/** A system is one, whatever is told of it twice. */
const onceNamed = (rows: KnownRow[]): KnownRow[] =>
  rows.filter((row, at) => rows.findIndex((other) => headOf(other).toLowerCase() === headOf(row).toLowerCase()) === at);

/** Whether it is read by the clock: 'his address is retrieved from the BRP' is looked up once for each who applies. */
const isRegular = ({ when, said }: SystemFact): boolean =>
  when !== undefined ||
  /\b(?:nightly|hourly|daily|weekly|monthly|continuously|in real time|(?:every|each|once an?|per) (?:\p{L}+ |\d+ )?(?:minutes?|hours?|nights?|days?|mornings?|evenings?|weeks?|months?))\b/iu.test(
    said,
  );

const exchangeWith = (fact: SystemFact): KnownRow => ({
  // 'eBay' and 'itsme' keep their own way.
  name: fact.usual ? upperFirst(fact.name) : fact.name,
  purpose: fact.usual?.purpose ?? purposeOf(fact),
  direction: fact.direction,
  ...(fact.owner ? { method: `To be agreed with the ${fact.owner}` } : {}),
  data: fact.usual?.data ?? dataOf(fact),
  failure:
    fact.usual?.failure ??
    (fact.use === 'sign-in'
      ? 'New sign-ins wait until it is available again; open sessions continue'
      : fact.use === 'payment'
        ? 'A payment counts as received only once it is confirmed'
        : fact.direction === 'in' && !isRegular(fact)
          ? '[The step that needs it says so and can be repeated (assumed) ~ Whoever needs it is told, and tries again later (assumed)]'
          : fact.direction === 'in'
            ? '[The last data stays visible with its time; reading is retried once, then the team is alerted (assumed) ~ Data already there stays, marked with its age; after one retry the team is alerted (assumed)]'
            : '[What could not be passed on waits; it is retried once, then the team is alerted (assumed) ~ Nothing is lost: one more attempt is made, then the team is alerted (assumed)]'),
});

/** The price of the idea where the knowledge would have one tested: for the usual plan, and as the start for the large one. */
function withPrice(meaning: string, rows: KnownRow[], price: string | null): KnownRow[] {
  if (!price) return rows;
  const cell = meaning === 'price' ? 'amount' : 'price';
  const [told, after] = meaning === 'price' ? [1, 2] : [0, -1];
  return rows.map((row, at) =>
    at === told
      ? { ...row, [cell]: `${price}, as the idea states` }
      : at === after
        ? { ...row, [cell]: `By agreement, starting from ${price}` }
        : row,
  );
}

const stemOf = (word: string): string => word.replace(/(?:ing|ed|e)$/, '').replace(/([^aeiouls])\1$/, '$1');

/** Whether a line rules out, or puts off, what the idea asks for: an act of it, on its own thing, or its languages. */
function asksFor(line: string, { brief }: Plan): boolean {
  const subject = (line.split(/[:,;]/)[0] ?? line).toLowerCase();
  if (/\blanguages?\b/.test(subject) && brief.limits.some(({ kind }) => kind === 'language')) return true;
  const words = new Set(subject.match(/\p{L}+/gu)?.map((word) => stemOf(singular(word))) ?? []);
  return everyDeed(brief.capabilities).some(({ verb, noun }) => {
    const [act = ''] = verb.split(' ');
    const thing = singular(noun.split(' ').at(-1) ?? '').toLowerCase();
    return act.length > 2 && thing.length > 2 && words.has(stemOf(act)) && words.has(stemOf(thing));
  });
}

/** Beside the only people that the idea names somebody decides, whoever that will be. */
const answering = { name: 'Product owner', influence: 'high', engagement: 'Decides on scope and budget' } as KnownRow;

/** Whoever the idea lets act has a stake that follows from what they do; the knowledge tells of the others. */
function withPeople(rows: KnownRow[], plan: Plan): KnownRow[] {
  const own = stakesOf(plan) as KnownRow[];
  const isToldOf = (row: KnownRow): boolean =>
    own.some((one) => singular(headOf(one)).toLowerCase() === singular(headOf(row)).toLowerCase());
  const isPerson = (row: KnownRow): boolean =>
    plan.personas.some(({ role }) => singular(headOf(row)).toLowerCase() === role.toLowerCase());
  const others = rows.filter((row) => !isToldOf(row));
  return [
    ...own,
    ...(staffStakes(plan) as KnownRow[]),
    ...(factPeople(plan) as KnownRow[]),
    ...(own.length === 1 ? [answering] : []),
    ...others.filter((row) => !isPerson(row)),
  ];
}
