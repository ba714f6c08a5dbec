import type { Field } from '@specforge/document';
import { sentence, stripStop, upperFirst } from '../language.js';
import { partsOf } from '../plan/fact-clauses.js';
import type { Draft } from './draft.js';
import { withItsNoun } from './antecedents.js';
import { fitProse } from './fit.js';
import { inDigits } from '../read/values.js';
import { lists } from './lists.js';
import { texts } from './texts.js';

/** Where facts stand that no section says: together in the first of these that the document has, not one here and one there. */
const homes = ['executive-summary', 'system-context', 'current-state', 'user-personas'];
/** A few of them stand better among what is fixed. */
const ofFew = ['scope-features', 'business-scope'];
const few = 3;
/** And these for a few that tell of people and places. */
const ofBackground = ['system-context', 'current-state', 'user-personas'];
/** What a sentence is about tells first where a reader looks for it. */
const byTopic: [about: RegExp, sections: string[]][] = [
  [
    /\b(?:integrat\w+|APIs?|SDKs?|CLI|webhooks?|SSO|QR|OAuth|GitHub|sync(?:s|ed|ing)?|live in|stored in|built on|tech stack)\b/i,
    ['technical-requirements', 'platform-integration'],
  ],
  [
    /\b(?:competitors?|competes?|budget|team of|funding|runway|investors?|revenue)\b/i,
    ['executive-summary', 'strategic-goals'],
  ],
];
const topicalHomes = (text: string): string[] => byTopic.flatMap(([about, keys]) => (about.test(text) ? keys : []));

/** Sections of a template's own that are made for what has no other place. */
const titledHome =
  /\b(?:summary|context|overview|background|introduction|position|assumptions|open (?:points|questions)|notes?)\b/i;
/** Then these. */
const further = [
  'technical-requirements',
  'platform-integration',
  'strategic-goals',
  'risk-assessment',
  'stakeholder-planning',
  'client-management',
  'test-strategy',
];
/** Texts and lists in which a reader expects facts of any subject. */
const forAnything =
  /^(?:summary|strategy\.context|currentState\.description|riskPosture|stakeholderContext|system\.purpose|(?:.+\.)?(?:background|notes?)|(?:audience|technical)\.overview|integrationOverview|test\.approach|release\.strategy|evidence|constraint|technicalConstraint)$/;

/** What certain sections always say, whoever else has to: a sentence that stands there needs no second home. */
const certain: Record<string, { lists: string[]; texts: string[] }> = {
  'executive-summary': { lists: [], texts: ['summary', 'problem.statement', 'audience.primary'] },
  'scope-features': { lists: ['constraint', 'feature', 'scope.out'], texts: ['scope.boundary'] },
  'business-scope': { lists: ['constraint', 'scope.out', 'relatedProject'], texts: ['scope.boundary'] },
  'business-requirements': { lists: ['businessRequirement', 'volume', 'nfr', 'obligation'], texts: [] },
  'functional-requirements': { lists: ['functionalRequirement'], texts: [] },
  'system-context': { lists: ['scope.out'], texts: ['system.purpose'] },
  'business-rules': { lists: ['businessRule'], texts: [] },
  'data-and-validation': { lists: ['dataEntity'], texts: [] },
  'strategic-goals': { lists: ['goal'], texts: ['strategy.context'] },
  'current-state': { lists: ['pain'], texts: ['currentState.description'] },
  'options-considered': { lists: ['option'], texts: [] },
  'technical-requirements': { lists: ['requirement', 'nfr', 'integration', 'platform'], texts: [] },
  'platform-integration': { lists: ['integration'], texts: [] },
  'user-personas': { lists: [], texts: ['audience.overview'] },
};

/**
 * Every number and proper noun of the idea appears in the document. Each sentence of the idea has one section that
 * answers for it, found by the same rule in all of them; that section quotes it when its own fields do not say it.
 */
export function keepMarks(data: Record<string, unknown>, draft: Draft): Record<string, unknown> {
  const { block, plan } = draft;
  const key = block.section?.key;
  if (!key || block.task !== 'section') return data;
  const said = JSON.stringify(data);
  const missing = (homesOf(draft).get(key) ?? []).filter((text) =>
    marksIn(text, plan.brief.marks).some((mark) => !mentions(said, mark)),
  );
  if (missing.length === 0) return data;
  // Of a long sentence only the clauses that hold what nobody says.
  const owed = missing.map((text) =>
    clausesOwed(withItsNoun(text, plan.brief.sentences), (part) =>
      marksIn(part, plan.brief.marks).some((mark) => !mentions(said, mark)),
    ),
  );
  // What a template says in lines of its own is meant as it stands there.
  const { ofTemplates } = plan.known.knowledge;
  const fields = block.section?.fields ?? [];
  return carry(
    data,
    owed,
    fields.filter(({ meaning }) => forAnything.test(meaning) && !ofTemplates.has(meaning)),
  );
}

const shortSentence = 160;

function clausesOwed(told: string, isOwed: (part: string) => boolean): string {
  // 'Goals: mismatch days from 18% to 0; opening from 9:40 to 9:00'
  const text = upperFirst(told.replace(label, ''));
  // Half a sentence reads torn, and a short one is no longer by its other half.
  if (text.length <= shortSentence) return text;
  const noted = text.split(/;\s+/);
  const parts = noted.length > 1 ? noted : partsOf(text).map((part) => part.text);
  const owed = parts.filter(isOwed);
  if (owed.length === 0 || owed.length === parts.length || owed.some((part) => part.split(' ').length < 4)) return text;
  // From the first to the last of them as it stands: a list of places is never torn.
  const [from, last = ''] = [text.indexOf(owed[0] ?? ''), owed.at(-1) ?? ''];
  const to = text.lastIndexOf(last);
  return sentence(from >= 0 && to >= from ? text.slice(from, to + last.length) : owed.join('; '));
}

/** The word over a note: what is told of stands behind it. */
const label = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?:\s+(?=\P{L}|\p{Ll})/u;

/** Whether the document has a system context that begins with the purpose of the system, and others for what it leaves over. */
const tellsPurpose = ({ block }: Draft): boolean =>
  'system-context' in block.sections && 'functional-requirements' in block.sections;

/** What the sections of this document are sure to say, from their texts and lists that never fall to a limit. */
function surelySaid(draft: Draft): string {
  return Object.keys(draft.block.sections)
    .flatMap((key) => {
      const sure = certain[key];
      if (!sure || (key === 'system-context' && !tellsPurpose(draft))) return [];
      // Only a product's own summary says what it is better at than others.
      const listed =
        key === 'executive-summary' && 'user-stories' in draft.block.sections ? ['differentiator'] : sure.lists;
      return [
        ...sure.texts.map((meaning) => texts[meaning]?.(draft) ?? ''),
        ...listed.map((meaning) =>
          JSON.stringify(
            lists[meaning]?.(draft).slice(
              0,
              /^(?:functionalRequirement|businessRequirement|feature)$/.test(meaning)
                ? 12
                : meaning === 'constraint'
                  ? 6
                  : 5,
            ) ?? [],
          ),
        ),
      ];
    })
    .join(' ');
}

/** A number counts only as itself: `5` is not in `15` or `5,000`. */
export function mentions(text: string, mark: string): boolean {
  // 'Delivery data …' begins a sentence here and stands inside one there.
  if (/^\p{Lu}\p{Ll}{3,}$/u.test(mark)) return text.includes(mark) || text.includes(mark.toLowerCase());
  // 'six weeks' may stand at the beginning of a sentence, or in figures.
  if (/^\p{Ll}+ /u.test(mark)) return [mark, inDigits(mark)].some((one) => text.toLowerCase().includes(one));
  if (!/^\d/.test(mark)) return text.includes(mark);
  return new RegExp(`(?<![\\d.,])${mark.replace(/[.]/g, '\\.')}(?!\\d|[.,]\\d)`).test(text);
}

const marksIn = (text: string, marks: string[]): string[] => marks.filter((mark) => mentions(text, mark));

/** How many letters of quotations a section takes before the rest goes to the next, and how many lines a list does. */
const share = (key: string): number => (key === 'executive-summary' ? 500 : 250);
const lines = 3;
/** How many letters it can take when all have their share. */
const roomIn: Record<string, number> = {
  'executive-summary': 600,
  'strategic-goals': 450,
  'technical-requirements': 900,
  'system-context': 700,
};
const usualRoom = 350;
/** Letters of a purpose with what is quoted behind it. */
const purposeRoom = 1000;

const wishes = /^(?:we|i|our|the) [^,;]{0,60}?\b(?:would like|['’]d like|wants?|wish(?:es)?|intends?|plans?) /i;

/** `I was head of operations until January`: of whoever writes it. */
const ofAuthor =
  /^(?:background: )?(?:i|we)(?:['’](?:m|re|ve)| am| are| was| were| have been| lead| run| head| work)\b/i;
/** `Looking for a PRD for a marketplace`: what this document is. */
const asksForDocument =
  /\b(?:looking for|need|write|help us|please|specify|prepare|draft)\b[^.]*\b(?:PRDs?|BRDs?|FRDs?|specs?|specifications?|requirements documents?)\b/i;

/** Which section answers for which sentence. A function of the idea and the sections alone, the same for all of them. */
function homesOf(draft: Draft): Map<string, string[]> {
  const { plan, block } = draft;
  const said = surelySaid(draft);
  const homed = new Map<string, string[]>();
  const named = (keys: string[]): string[] => keys.filter((key) => key in block.sections);
  const titled = Object.keys(block.sections).filter(
    (key) => ![...homes, ...further].includes(key) && titledHome.test(block.sections[key] ?? ''),
  );
  // 'Title: Falconry school bookings' stands on every page.
  // 'A list that only one officer understands' is a trouble of today, and nothing is fixed by it.
  const isToday = (text: string): boolean =>
    plan.brief.problem.sentences.some((one) => {
      const [told, own] = [stripStop(one).toLowerCase(), text.toLowerCase()];
      return told.includes(own) || own.includes(told);
    });
  // Nor by who somebody is, or by what they wish for.
  const asks = (text: string): boolean =>
    plan.brief.asking.includes(text) && !wishes.test(text) && !ofAuthor.test(text);
  const isName = (text: string): boolean => text.replace(/^[^:]*:\s*|[.]$/g, '') === plan.brief.name;
  const owed = plan.brief.sentences.filter(
    (text) =>
      !isName(text) &&
      !asksForDocument.test(text) &&
      !marksIn(text, plan.brief.marks).every((mark) => mentions(said, mark)),
  );
  // A purpose tells the goals whole, which long quotations would cut short.
  const isFull =
    tellsPurpose(draft) && (texts['system.purpose']?.(draft) ?? '').length + owed.join(' ').length > purposeRoom;
  // Who somebody is and how things are is fixed by nobody.
  const orderFor = (text: string): string[] =>
    [
      ...named(topicalHomes(text)),
      ...(isToday(text)
        ? named(ofBackground)
        : owed.length > few
          ? []
          : asks(text) || (text.includes(plan.brief.name) && !ofAuthor.test(text))
            ? named(ofFew)
            : named(ofBackground)),
      ...named(homes),
      ...titled,
      ...named(further),
    ].filter((key) => key !== 'system-context' || !isFull);
  const held = (key: string): number => (homed.get(key) ?? []).join(' ').length;
  for (const text of owed) {
    const order = orderFor(text);
    const fits = (key: string): boolean => held(key) + text.length <= share(key);
    const home =
      order.find((key) => held(key) === 0 || fits(key)) ??
      order.find((key) => held(key) + text.length <= (roomIn[key] ?? usualRoom)) ??
      order.toSorted((one, other) => (roomIn[other] ?? usualRoom) - (roomIn[one] ?? usualRoom))[0];
    if (home) homed.set(home, [...(homed.get(home) ?? []), text]);
  }
  return homed;
}

const quoted = '“';
/** Puts quotations where there is room: first into prose, which gives up its last sentences for them, then into lists. */
function carry(data: Record<string, unknown>, missing: string[], fields: Field[]): Record<string, unknown> {
  const carried = { ...data };
  let rest = missing
    .filter((text) => !/^(?:later|yes|no|not now|tbd|etc)[.!]?$/i.test(text.trim()))
    .map((text) => `“${text.replace(/[“”]/g, '"')}”`);
  const isEmpty = ({ name }: Field): boolean => String(carried[name] ?? '') === '';
  const proses = fields
    .filter((field) => field.kind === 'prose')
    // A heading over nothing but a quotation says little: such a text comes last.
    .sort((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)) || (b.maxLength ?? 6000) - (a.maxLength ?? 6000));
  for (const field of proses) {
    if (rest.length === 0) break;
    const max = field.maxLength ?? 6000;
    const base = String(carried[field.name] ?? '');
    const told: string[] = [];
    const lead = 'Also stated in the idea: ';
    // A good part of a field stays for its own subject; what is too long for this one may fit another.
    rest = rest.filter((quote) => {
      const fits = lead.length + [...told, quote].join(' ').length <= max * 0.66;
      if (fits) told.push(quote);
      return !fits;
    });
    if (told.length === 0) continue;
    const added = lead + told.join('; ');
    // 'Scale of use: around 900 dentists' is not said again by the sentence that tells it.
    const alone = base.replace(/(?:^| )(?:Scale|Volumes)[^:.]*: ([^.]+)\./gu, (whole, scale: string) =>
      told.some((quote) => quote.includes(scale)) ? '' : whole,
    );
    carried[field.name] = `${fitProse(alone.trim(), max - added.length - 2)}\n\n${added}`.trim();
  }
  const bullets = fields.filter(({ kind }) => kind === 'bullets');
  // One quotation a list reads well; more only for what would be lost otherwise.
  for (const limit of [1, lines, 2 * lines]) {
    for (const field of bullets) {
      if (rest.length === 0 || field.kind !== 'bullets') break;
      const all = (carried[field.name] as string[] | undefined) ?? [];
      const [own, there] = [
        all.filter((line) => !line.startsWith(quoted)),
        all.filter((line) => line.startsWith(quoted)),
      ];
      const max = field.max ?? 20;
      // Own lines give way to quotations only where these would be lost otherwise, and half of them stay.
      const kept = limit > lines ? Math.min(own.length, Math.ceil(max / 2)) : own.length;
      const room = Math.min(limit, max - Math.max(field.min ?? 0, kept));
      const quotes = rest
        .slice(0, Math.max(0, room - there.length))
        .map((quote) => (quote.length <= 285 ? quote : sentence(`${quote.slice(0, 270).replace(/\s\S*$/, '')}…”`)));
      rest = rest.slice(quotes.length);
      const told = [...there, ...quotes];
      carried[field.name] = [...own.slice(0, max - told.length), ...told];
    }
  }
  return carried;
}
