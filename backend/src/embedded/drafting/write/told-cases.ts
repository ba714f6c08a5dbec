import { stripStop, upperFirst } from '../language.js';
import { onlyWhen } from '../plan/case-clauses.js';
import { ofSuch } from '../plan/said-last.js';
import { sentenceLimits } from '../plan/sentence-limits.js';
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
  const told = some.flatMap((one) => {
    const said = capabilityOf(one.feature, draft.plan)?.said;
    const [first = ''] = (said?.text ?? '').split(/(?<=\p{L}{2}[.!?])\s/u);
    return triedAs(first, one.feature.name).map((row) => ({ ...row, covers: covering(one), one, text: first }));
  });
  // What its requirement is accepted by is not tried a second time.
  const beyond = told.filter(({ one, text }) => !isSaidWith(accepted(one.feature), text));
  const shown = beyond.length > 0 ? beyond : told;
  return [
    ...shown.map(({ setup, expected, title, kind, steps, covers }): Row => ({
      title,
      kind,
      setup: draft.say(setup),
      steps: steps.map((step) => draft.say(step)),
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
      ? limited(stripStop(rule.text), nameOfRule(rule)).map((row) => ({ ...row, covers: [] }))
      : [],
  );

interface Tried {
  title: string;
  kind: string;
  setup: string;
  steps: string[];
  expected: string;
}

const triedAs = (said: string, title: string): Tried[] => {
  const text = stripStop(said);
  const cases = inCase(text, title);
  return cases.length > 0 ? cases : limited(text, title);
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
/** `Entries can be corrected within 48 hours`: on both sides of it; `incomplete cases never reach the technician`: beside others. */
function limited(text: string, title: string): Tried[] {
  const [first, second] = sentenceLimits(text) ?? onlyWhen(text) ?? [];
  if (first && second)
    return [
      {
        title: fitText(title, 120),
        kind: 'boundary',
        setup: `Two examples. In the first, ${inside(first.given)}; in the second, ${inside(second.given)}`,
        steps: [`With the first: ${inside(first.when)}`, `With the second: ${inside(second.when)}`],
        expected: `In the first, ${inside(first.then)}; in the second, ${inside(second.then)}`,
      },
    ];
  const [beside] = ofSuch(text, '').filter(({ given }) => given.endsWith(', and others'));
  return beside
    ? [
        {
          title: fitText(title, 120),
          kind: 'negative',
          setup: upperFirst(inside(beside.given)),
          steps: ['Handle one of these', 'Handle one of the others in the same way'],
          expected: upperFirst(inside(beside.then)),
        },
      ]
    : [];
}
