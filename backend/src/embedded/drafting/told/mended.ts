import type { Marked } from '../marking/marking.js';
import { exclusionsIn, surelyExcluded } from '../read/exclusions.js';
import { isUse } from '../read/no-deeds.js';
import { qualityKind } from '../read/qualities.js';
import { bringing } from './goal-brought.js';
import type { Role } from './statements.js';

/** Marks that are wrong in ways that are known, put right: what a sentence as a whole says decides over its words. */

export const mended = (sentences: readonly Marked[]): Marked[] =>
  sentences
    .map(withLabel)
    .map(withBrackets)
    .map(withExclusion)
    .map(withNeed)
    .map(withMoment)
    .map(withSpan)
    .map(withUse)
    .map(withWarning)
    .map((sentence, at, all) => withAim(sentence, all[at - 1]))
    .map((sentence, at, all) => (goesOn(all, at) ? asAsked(sentence) : sentence));

/** `Rules: …`, `Out of scope: …`: what the label says holds for all that stands behind it. */
function withLabel(sentence: Marked): Marked {
  const plain = sentence.text.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '');
  const [role] = labels.find(([, label]) => label.test(plain)) ?? [];
  const isAlone = /:\s*$/.test(plain);
  if (tellsToday.test(plain) && !sentence.roles.includes('goal'))
    return { ...sentence, roles: sentence.roles.map((role) => (role === 'do' ? 'today' : role)) };
  return role === undefined || isAlone ? sentence : { ...sentence, roles: sentence.roles.map(() => role) };
}
/** `Payroll clerks get a file every Monday` behind what is asked for: nothing in it tells that it is so today. */
const goesOn = (all: readonly Marked[], at: number): boolean => {
  const own = all[at];
  const before = all.slice(0, at).findLast(({ roles }) => !roles.every((role) => role === 'today'))?.roles ?? [];
  return (
    own !== undefined &&
    own.roles.every((role) => role === 'today') &&
    /^(?:do|rule|need)$/.test(before.at(-1) ?? '') &&
    (own.labels.includes('B-v') || isKept.test(own.text)) &&
    !own.labels.some((label) => /^B-(?:way|now|m)$/.test(label)) &&
    !ofToday.test(own.text) &&
    !own.words.some(({ tag }) => tag === 'VD')
  );
};
const ofToday =
  /\b(?:today|currently|now|nowadays|still|at (?:present|the moment)|these days|last (?:year|month|week)|on average|too (?:late|often|much|many)|nobody|we|us|our|they)\b|%/i;
/** `Readings are kept for 11 years` */
const isKept = /\b(?:kept|retained|stored|archived|deleted|erased) (?:for|after|within) \S+ \p{L}+/iu;
const asAsked = (sentence: Marked): Marked => ({
  ...sentence,
  roles: sentence.roles.map(() => (isKept.test(sentence.text) ? 'rule' : 'do')),
  labels: sentence.labels.map((label) => label.replace(/-p$/, '-who')),
});

/** `They told us that 35% of their day goes on reading` */
const tellsToday =
  /^(?:they|users|staff|people|customers|clients) (?:told us|tell us|say that|complain|report(?:ed)? that)\b|\b\d+ ?% of (?:their|our|the) (?:day|time|week)\b/i;
const labels: [role: Role, label: RegExp][] = [
  ['rule', /^(?:business )?(?:rules?|hard lines?|policies)\b[^:.,]{0,25}:\s/i],
  ['out', /^(?:out(?: of scope)?|excluded|exclusions?|not (?:doing|included|in scope|planned))\b[^:.,]{0,25}:\s/i],
  ['goal', /^(?:goals?|targets?|success|kpis?|objectives?)\b[^:.,]{0,20}:\s/i],
  ['need', /^integrations?(?: with| to)?:\s/i],
  ['price', /^(?:price|prices|pricing):\s/i],
  ['today', /^(?:why|pains?|pain points?|(?:the )?problems?(?: we solve| today)?|status quo|today):\s/i],
];

/** `The service should handle 300 applications an hour`, `It should be available with 99.5% uptime`: how well it has to work. */
const withNeed = (sentence: Marked): Marked =>
  sentence.roles.every((role) => role === 'goal' || role === 'do') &&
  ofProduct.test(sentence.text) &&
  /^(?:uptime|load|recovery|outage)$/.test(qualityKind(sentence.text) ?? '')
    ? { ...sentence, roles: sentence.roles.map(() => 'need') }
    : sentence;
const ofProduct =
  /^(?:it|(?:the|our|this) (?:service|system|platform|app|product|site|website|tool|portal|API)|\p{Lu}\p{L}+) (?:should|must|has to|needs to|shall) (?:be (?:available|up|back)|handle|support|cope with|serve|process|keep|work|run|stay|survive)\b/iu;

/** `Trees on public streets and inside protected forests are excluded`: a list of what is left out is never torn. */
function withExclusion(sentence: Marked): Marked {
  const { roles, words, text } = sentence;
  const plain = text.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '');
  const { rest } = (roles[0] === 'out' ? exclusionsIn(plain) : null) ?? surelyExcluded(plain) ?? {};
  if (rest === undefined) return sentence;
  const behind = text.indexOf(rest) + rest.length;
  const [joint = ''] = rest === '' ? [] : (/^[,;\s]+/.exec(text.slice(behind)) ?? []);
  const from = rest === '' ? 0 : (words[0]?.start ?? 0) + behind + joint.length;
  return { ...sentence, roles: roles.map((role, at) => ((words[at]?.start ?? 0) >= from ? 'out' : role)) };
}

/** `two extensions; after that, | a charge applies`: when it applies is said of the charge. */
function withMoment(sentence: Marked): Marked {
  const roles = [...sentence.roles];
  for (const [at, role] of roles.entries()) {
    if (at < 3 || role === roles[at - 1]) continue;
    const from = sentence.words[at - 1]?.text === ',' ? at - 1 : at;
    const opens = sentence.words
      .slice(from - 2, from)
      .map(({ lower }) => lower)
      .join(' ');
    if (!/^(?:after|beyond) (?:that|this)$/.test(opens) || !/^[;,]$/.test(sentence.words[from - 3]?.text ?? ''))
      continue;
    roles.fill(role, from - 2, at);
  }
  return { ...sentence, roles };
}

/** `38 minutes from alarm | to departure, target 25`: one figure, from where to where it is counted. */
function withSpan(sentence: Marked): Marked {
  const [roles, labels] = [[...sentence.roles], [...sentence.labels]];
  for (const [at, role] of roles.entries()) {
    const lower = (place: number): string => sentence.words[place]?.lower ?? '';
    const from = [2, 3, 4].map((back) => at - back).find((place) => lower(place) === 'from');
    if (role !== 'goal' || role === roles[at - 1] || lower(at) !== 'to' || from === undefined) continue;
    const opens = sentence.words.findLastIndex(({ text }, place) => place < from && /^[,;:]$/.test(text)) + 1;
    const behind = sentence.words.findIndex(({ text }, place) => place > at && text === ',');
    roles.fill(role, opens, at);
    if (behind > 0) labels.fill('I-m', from, behind).splice(from, 1, labels[from - 1]?.endsWith('-m') ? 'I-m' : 'B-m');
  }
  return { ...sentence, roles, labels };
}

/**
 * `the median wait has reached 19 weeks. We need a portal | that brings it down to 25 business days`: what shall become of
 * a figure of today, told of the product.
 */
function withAim(sentence: Marked, before: Marked | undefined): Marked {
  const found = brings.exec(sentence.text);
  if (!found || !before?.labels.some((label) => label.endsWith('-now'))) return sentence;
  const from = (sentence.words[0]?.start ?? 0) + found.index;
  const [target, to] = [from + found[0].length - (found[2]?.length ?? 0), from + found[0].length];
  const isIn = (at: number, start: number): boolean =>
    (sentence.words[at]?.start ?? 0) >= start && (sentence.words[at]?.start ?? 0) < to;
  return {
    ...sentence,
    roles: sentence.roles.map((role, at) => (isIn(at, from) ? 'goal' : role)),
    labels: sentence.labels.map((label, at) =>
      isIn(at, target) ? (isIn(at - 1, target) ? 'I-target' : 'B-target') : isIn(at, from) ? 'O' : label,
    ),
  };
}
const brings = new RegExp(
  String.raw`\b(?:that|which|and) ${bringing} ((?:under |below |over |at (?:least|most) |about )?(?:\d+ in \d+|[\d.,]+ ?(?:%|\p{L}+(?: (?:days?|hours?|weeks?|minutes?|cent))?)))`,
  'iu',
);

/** `If fewer than 90% of tags have been heard from, our support desk should know`: when somebody is told, and no aim. */
const withWarning = (sentence: Marked): Marked =>
  sentence.roles.includes('goal') && warns.test(sentence.text)
    ? { ...sentence, roles: sentence.roles.map(() => 'rule'), labels: sentence.labels.map(() => 'O') }
    : sentence;
const warns =
  /^(?:if|when|whenever|once|as soon as) [^;]+\b(?:should|must|has to|have to|shall|needs? to) (?:know|hear|learn|be (?:told|warned|informed|alerted|notified)|get a)\b/i;

/** `It is used by 14 staff`: how many they are, and nothing that anybody wants. */
const withUse = (sentence: Marked): Marked =>
  isUse(sentence.text.replace(/[.\s]+$/, '')) ? { ...sentence, roles: sentence.roles.map(() => 'who') } : sentence;

/** What lists or explains in brackets belongs to what stands before them, and says nothing of another kind. */
function withBrackets(sentence: Marked): Marked {
  const [roles, labels] = [[...sentence.roles], [...sentence.labels]];
  for (const [from, { text }] of sentence.words.entries()) {
    if (text !== '(' || from === 0) continue;
    const to = sentence.words.findIndex((word, at) => at > from && word.text === ')');
    if (to < 0) continue;
    const role = roles[from - 1] ?? 'misc';
    const [, kind = ''] = /^[BI]-([otsf])$/.exec(labels[from - 1] ?? '') ?? [];
    const isTorn = roles.slice(from, to).some((one) => one !== role);
    const isOwn = labels.slice(from, to + 1).some((label) => label === 'B-v');
    if (kind !== '' && (isTorn || isOwn || labels[from] === `I-${kind}`)) labels.fill(`I-${kind}`, from, to + 1);
    roles.fill(role, from, to + 1);
  }
  return { ...sentence, roles, labels };
}
