import { singularWords, stripStop, upperFirst } from '../language.js';
import { isBinding } from '../plan/musts.js';
import { isNoRule, rulesWork } from '../plan/operating.js';
import { decides } from '../plan/deed-verbs.js';
import { isLook } from '../plan/deed-words.js';
import type { Plan } from '../plan/plan.js';
import { ruleKind } from './checks.js';
import { deedOf } from './deeds.js';
import { type Draft, type ListWriter, type Row, refs } from './draft.js';
import { factRules, isBound } from './fact-lines.js';
import { idsOf } from './feature-ids.js';
import { fitText } from './fit.js';
import { manyOf } from './single.js';
import { isProseRule } from '../read/prose-rules.js';
import { everyDeed } from '../read/every-deed.js';
import { ruleTitle } from './rule-titles.js';
import { topicOf } from './rule-topics.js';
import { spokenRuleRows, standsAlone, titleOf } from './spoken-rules.js';
import { deedRuleTexts, requirementOf } from './rules-told.js';
import { exclusionsOf } from './told.js';

/** What holds whatever a screen looks like: what the idea rules, and what the system must never break. How a feature says no stands with the feature. */
export const ruleLists: Record<string, ListWriter> = {
  businessRule: (draft) => {
    const { plan } = draft;
    const own = [
      ...factRules(draft),
      ...plan.brief.limits.flatMap(({ kind, text, unread }) =>
        kind === 'other' && !unread && !exclusionsOf(plan).includes(text) && !isBound(text, plan)
          ? ideaRule(text, draft)
          : [],
      ),
    ];
    own.push(...[...deedRuleTexts(plan), ...heldByItself(plan)].flatMap((text) => ideaRule(text, draft)));
    own.push(
      ...spokenRuleRows(
        plan,
        own.map(({ statement }) => String(statement)),
      ),
    );
    const each = saidOnce(own)
      .filter(({ statement, example }) => example !== undefined || !isDeed(String(statement), plan))
      .map((rule) => ({ ...rule, name: topicOf(String(rule['name']), String(rule['statement'])) }));
    const asked = askedAsRules(draft);
    if (each.length + asked.length > 0) return [...apartByName(each), ...asked];
    // 'No faces are stored': where the idea rules nothing else, what must not happen is its rule.
    const barred = [...plan.brief.limits, ...plan.brief.ruled].flatMap(({ kind, text, out }) =>
      kind === 'other' && out === undefined && /\b(?:is|are|may|must|can|shall|should|will)\b/.test(text)
        ? ideaRule(text, draft)
        : [],
    );
    return barred.length > 0 ? barred : [rightRule(draft)];
  },
};

/** Rules that are functions of their own stand there in full, and here by their numbers. */
function askedAsRules(draft: Draft): Row[] {
  const { features } = draft.plan;
  const told = features.filter(
    ({ words, statement, description }) => words !== undefined && statement !== undefined && rules.test(description),
  );
  const ids = idsOf(told, draft);
  if (told.length === 0 || ids === '') return [];
  const many = told.length > 1;
  return [
    {
      name: many ? 'Rules told as requirements' : `Rule told as ${ids}`,
      kind: 'constraint',
      statement: `What ${ids} ${many ? 'say' : 'says'} binds all other requirements.`,
      example: undefined,
      exception: null,
      source: ownWords,
      requirements: refs('functionalRequirement', ...told.map((one) => features.indexOf(one))),
    },
  ];
}

/** A rule that was read from a deed and stands there in its own words as well is told by the first, which has its example. */
const saidOnce = (rules: Row[]): Row[] =>
  rules.filter((rule, at) => {
    const own = new Set(singularWords(String(rule['statement'])));
    return !rules.slice(0, at).some((before) => {
      const other = new Set(singularWords(String(before['statement'])));
      const both = [...own].filter((word) => other.has(word)).length;
      return both >= fewestShared && both >= 0.75 * Math.min(own.size, other.size);
    });
  });
const fewestShared = 4;

/** `Payment is taken at booking`: what a feature says with every word, and no rule. */
const isDeed = (statement: string, { features }: Plan): boolean => {
  const isBound =
    /\b(?:must|only|cannot|can['’]t|never|not|no|nobody|unless|at most|at least|max\w*|up to|within|more than|less than|under|over|until|limit\w*)\b|\d/i.test(
      statement,
    );
  // Why it is so is no part of what is asked for.
  const own = contentOf(statement.replace(/,? (?:so that|because|since) .+$/i, ''));
  return features.some(({ asked = '', stated }) => {
    const said = new Set(contentOf(asked));
    return (
      stated && own.length > 0 && own.filter((word) => said.has(word)).length >= (isBound ? 0.85 : 0.8) * own.length
    );
  });
};

const contentOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d.]*[\p{L}\d]/gu) ?? [])
    .filter((word) => !small.test(word))
    .map((word) => word.replace(/(?:ed|es|s|e)$/, ''));
const small = /^(?:the|an?|is|are|be|must|should|shall|will|we|our|it|has|have|to)$/;

/** `The money is held until the sign has been lit for 48 hours`: a deed of the product that is a rule as well. */
const heldByItself = ({ brief }: Draft['plan']): string[] =>
  everyDeed(brief.capabilities).flatMap((deed) =>
    isBinding(deed) && deed.tail !== ''
      ? brief.sentences
          .flatMap((sentence) => stripStop(sentence).split(/;\s+|,\s(?:and|but)\s/))
          .filter(
            (clause) =>
              clause.includes(deed.tail) &&
              !brief.limits.some(({ text }) => clause.toLowerCase().includes(text.toLowerCase())),
          )
          .slice(0, 1)
      : [],
  );

/** Words by which a limit of the idea rules something. */
export const rules =
  /\b(?:must|may|cannot|can|never|only|no|not|nobody|without|at most|at least|up to|within|always|needs?|until|valid for|good for|lapses?|expires?|turned (?:down|away))\b/i;

/** Two rules on one subject go by their whole words. */
const apartByName = (rules: Row[]): Row[] =>
  rules.map((rule) =>
    rules.filter(({ name }) => name === rule['name']).length > 1 && rule['whole']
      ? { ...rule, name: rule['whole'] }
      : rule,
  );

const ownWords = 'Product idea, in its own words';

/** A rule in the idea's own words; what it means in a case is asked and not made up. */
function ideaRule(text: string, { plan, block }: Draft): Row[] {
  if (/\b(?:must|should|ha(?:s|ve) to|needs? to) be able to\b/i.test(text)) return [];
  if (!isProseRule(text) && (isNoRule(text) || !(rules.test(text) || rulesWork(stripStop(text))))) return [];
  const holds = (said: string): boolean => said.toLowerCase().includes(text.toLowerCase());
  const piece = plan.brief.sentences.flatMap((sentence) => sentence.split(/;\s+/)).find(holds);
  // 'Keys stay in the safe; nobody can export them': what is meant stands before the semicolon.
  const held = piece === undefined || standsAlone(piece) ? piece : plan.brief.sentences.find(holds);
  // Two rules of one sentence are told each by itself; else nothing of it may be lost.
  const inIt = plan.brief.limits.filter(
    (limit) => limit.kind === 'other' && held?.toLowerCase().includes(limit.text.toLowerCase()),
  );
  const said = inIt.length > 1 || standsAlone(text) ? undefined : held;
  return [
    {
      name: fitText(ruleTitle(stripStop(text)) ?? titleOf(text), 90),
      whole: fitText(upperFirst(stripStop(text)), 90),
      kind: ruleKind(text),
      statement: `“${fitText(stripStop(upperFirst(said && said.length <= 240 ? said : text)), 250)}.”`,
      // What it means in a case is told with the requirement that keeps to it.
      example: undefined,
      exception: null,
      source: ownWords,
      requirements: requirementOf(stripStop(text), { plan, block }),
    },
  ];
}

/** Where the idea states no rule: who does what in it is a right, and whoever works alone keeps to their own. */
function rightRule({ plan, say }: Draft): Row {
  const told = plan.features.flatMap((feature, at) => {
    const deed = deedOf(feature, plan);
    const role = plan.personas.find(({ side }) => side === feature.side)?.role;
    return feature.stated && deed && role ? [{ at, deed, role, verb: deed.split(' ')[0] ?? '' }] : [];
  });
  const right =
    new Set(told.map(({ role }) => role)).size > 1
      ? (told.find(({ verb }) => decides.test(verb)) ?? told.find(({ verb }) => !isLook(verb)) ?? told[0])
      : undefined;
  const [text = '', follows] = right
    ? [
        `Only ${manyOf(right.role, plan)} may ${right.deed}`,
        'Other roles are not offered the action, and a link to it changes nothing.',
      ]
    : plan.known.setting.private
      ? [
          say('{A actor} sees and changes only {units} of their own'),
          say('The link to {a unit} of another user opens only if it was shared.'),
        ]
      : [say('Changes of {units} are recorded'), 'Author, time and the earlier value stay readable in the history.'];
  return {
    name: fitText(text, 90),
    kind: /^Only|of their own$/.test(text) ? 'authorisation' : 'constraint',
    statement: follows,
    example: undefined,
    exception: null,
    stock: 'businessRule',
    source: say('Proposed; to be confirmed by the {admin}'),
    requirements: right ? refs('functionalRequirement', right.at) : [],
  };
}
