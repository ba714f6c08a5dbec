import { stripStop, upperFirst } from '../language.js';
import { speaksItself } from '../told/speaks.js';
import { inside } from './checks.js';
import { capabilityOf } from './deed-groups.js';
import type { Draft, Row } from './draft.js';
import { fitText } from './fit.js';
import { covering, type Placed } from './own-cases.js';
import { accepted } from './requirement-checks.js';
import { bindingRules, nameOfRule, requirementOf } from './rules.js';

/** What the idea itself gives to try: a case and what follows of it, a limit, and what may not be. */

/** Nobody tries more in one go. */
const most = 6;

export function toldCases(some: readonly Placed[], draft: Draft): Row[] {
  const rules = draft.plan.brief.rulesTold.map(({ text }) => text.toLowerCase());
  const told = some.flatMap((one) => {
    const said = capabilityOf(one.feature, draft.plan)?.said;
    const [first = ''] = (said?.text ?? '').split(/(?<=\p{L}{2}[.!?])\s/u);
    const own = draft.say(stripStop(first)).toLowerCase();
    const isRule = own !== '' && rules.some((rule) => rule.includes(own));
    return triedAs(first, one.feature.name, isRule).map((row) => ({ ...row, covers: covering(one), one, text: first }));
  });
  // What its requirement is accepted by is not tried a second time.
  const beyond = told.filter(({ one, text }) => !isSaidWith(accepted(one.feature), text));
  const shown = beyond.length > 0 ? beyond : told;
  return [
    ...shown.map(({ setup, expected, title, kind, steps, covers }): Row => ({
      title,
      kind,
      setup: draft.say(setup),
      steps,
      expected: draft.say(expected),
      covers,
    })),
    ...ofRules(draft),
  ].slice(0, most);
}

/** On its edge, and not only in the same words. */
const isSaidWith = (criterion: string | undefined, text: string): boolean =>
  criterion !== undefined &&
  /\b(?:exactly|just over|just under|one more)\b/.test(criterion) &&
  (text.match(/\d[\d.,]*/g) ?? []).every((figure) => criterion.includes(figure));

/** The rules that no requirement tells. */
const ofRules = ({ plan }: Draft): Row[] =>
  bindingRules(plan).flatMap((rule): Row[] =>
    requirementOf(rule, plan).length === 0
      ? limited(stripStop(rule.text), nameOfRule(rule), true).map((row) => ({ ...row, covers: [] }))
      : [],
  );

interface Tried {
  title: string;
  kind: string;
  setup: string;
  steps: string[];
  expected: string;
}

const triedAs = (said: string, title: string, isRule: boolean): Tried[] => {
  const text = stripStop(said);
  const cases = inCase(text, title);
  return cases.length > 0 ? cases : limited(text, title, isRule);
};

/** `If the vial is expired, it must refuse`: with such a case and with another one. */
function inCase(text: string, title: string): Tried[] {
  const { when = '', main = '' } = (opening.exec(text) ?? closing.exec(text))?.groups ?? {};
  if (main === '' || when.length + main.length > longest) return [];
  const held = speaksItself.test(when) ? `this holds: “${when}”` : inside(when);
  const follows = speaksItself.test(main) ? `the idea is followed: “${main}”` : inside(main);
  return [
    {
      title: fitText(title, 120),
      kind: 'functional',
      setup: `One case in which ${held}, and one in which this is not so`,
      steps: ['Bring about the first case, and note what happens', 'Do the same with the second'],
      expected: `In the first, ${follows}; in the second, nothing of this happens`,
    },
  ];
}
const opening =
  /^(?:if|when|whenever|once|as soon as) (?<when>(?:\([^)]*\)|[^()]){6,}?), (?=(?:then )?(?:the|an?|it|they|each|every|no|nobody|somebody|all|\{product\}) )(?<main>.{8,})$/iu;
const closing =
  /^(?<main>(?!.*\bonly\b)[^,;]{8,}?)(?<!\b(?:check|see|ask|know|say|find out|decide|tell)s?) if (?<when>(?!.*,? then\b).{8,})$/iu;
const longest = 190;
/** Letters that can be quoted. */
const longestSaid = 170;

/** `Recordings disappear after 30 days`, `max 3 open PRs per team`, `Flags tagged permanent are never touched` */
function limited(text: string, title: string, isRule: boolean): Tried[] {
  const isShort = text.length <= longestSaid;
  const told = !isShort ? 'its requirement says' : text.includes('roduct}') ? inside(text) : `“${upperFirst(text)}”`;
  const says = isShort ? ' the idea says:' : '';
  const row = (kind: string, setup: string, expected: string): Tried[] => [
    {
      title: fitText(title, 120),
      kind,
      setup,
      steps: ['Try the first example, and note what happens', 'Try the second example, and note what happens'],
      expected: `${expected} ${told}`,
    },
  ];
  if (elapses.test(text))
    return row('boundary', 'One case right before that time, and one right after it', `Both come out as${says}`);
  if (limits.test(text))
    return row(
      'boundary',
      `One example just inside ${limitIn(text)}, and one just outside it`,
      `Both come out as${says}`,
    );
  return forbids.test(text) || (isRule && /\bonly\b/i.test(text))
    ? row(
        'negative',
        'One example to which the sentence below applies, and one to which it does not',
        `Both come out as${says}`,
      )
    : [];
}
/** `no more than two per dose`: the limit itself, as far as it can be quoted. */
const limitIn = (text: string): string => {
  const at = limits.exec(text);
  const said = at ? (text.slice(at.index).split(/[,;:.](?:\s|$)| (?:and|but|or) /)[0] ?? '') : '';
  return said.length > 3 && said.length <= 60 ? `“${said}”` : 'the limit';
};
const figure = String.raw`(?:[€£$¥]\s?|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|KES) )?(?:\d|one (?!by\b)|two\b|three\b|four\b|five\b|six\b|ten\b|twelve\b)`;
const elapses = new RegExp(String.raw`\bafter ${figure}|\b\d+ (?:minute|hour|day|week|month|year)s? after\b`, 'iu');
const limits = new RegExp(
  String.raw`\b(?:max(?:imum)?\.?|at most|up to|no(?:t)? more than|more than|never more than|within|inside|over|under|above|below|at least) (?:the )?${figure}|\bby \d+[:.]\d\d|${figure}[^,;]* or (?:less|more|better|longer)\b`,
  'iu',
);
const forbids = /\b(?:never|cannot|can['’]t|may not|must not|mustn['’]t|(?:can|may) only)\b|^(?:no|nobody|only) /i;
