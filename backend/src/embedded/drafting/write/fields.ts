import { escapePattern, joinWords, lowerFirst, singular, upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { wholeVerb } from '../read/whole-verb.js';
import { kindOf } from '../plan/kinds.js';
import { classOf } from '../plan/sense.js';
import type { Plan } from '../plan/plan.js';
import { entities } from './data.js';
import { capabilityOf, deedsWithin } from './deed-groups.js';
import { recordNoun, recordOfOffice } from '../plan/deed-records.js';
import { isCompletedBy } from '../plan/core-name.js';
import { isLook } from '../plan/deed-words.js';
import { everyDeed } from '../read/every-deed.js';
import { handledBy } from '../plan/things.js';
import { type Draft, type ListWriter, type Ref, type Row, refs } from './draft.js';
import { idOfFeature } from './feature-ids.js';
import { fitText } from './fit.js';
import { fieldRows as rowsOf } from './field-row.js';
import { deedOf } from './deeds.js';
import { factInputs, factParameters } from './fact-forms.js';
import { idOf } from './references.js';
import { rightThing, written } from './right-things.js';
import { isBeside } from './roles.js';
import { ruleRights } from './rule-rights.js';
import { sightRights } from './rules-told.js';
import { isTimed } from './timed.js';
import { doersOf } from './scope.js';

/** Fewer rights say too little of who may do what. */
const fewest = 3;

/** What people type, what is stored of it, and who may do so. */
export const fieldLists: Record<string, ListWriter> = {
  // What the idea lets anybody do is a right of its own; what is only assumed says so.
  permission: (draft) => {
    const { plan } = draft;
    const byDeeds = [...rightsTold(plan), ...rightsInWords(draft)];
    const ruled = [...sightRights(plan), ...ruleRights(plan)].map((row) => withDeeds(row, byDeeds));
    const told = byDeeds.filter((row) => !ruled.some((other) => sameRight(row, other)));
    const own = [...ruled, ...told];
    return [...own, ...assumedRights(own, plan)];
  },

  dataField: fieldRows,
  parameter: (draft) => {
    const own = factParameters(draft);
    // How far ahead and how late something may be changed is asked only of what takes place at a time.
    const usual = draft
      .known('parameter')
      .filter(({ value }) => isTimed(draft.plan) || !/^(?:92|2 hours before)/.test(String(value)));
    return [...own, ...usual.slice(0, own.length > 1 ? 1 : usual.length)];
  },
  inputField: (draft) => {
    const { say } = draft;
    const own = factInputs(draft);
    if (own.length > 0 || draft.plan.features.some(({ stated }) => stated)) return own;
    const on = (field: string, type: string, required: string, rule: string): Row => ({
      screen: refs('screen', 1),
      field,
      type,
      required,
      rule: say(rule),
      stock: 'inputField',
    });
    return [
      on('Note', 'text', 'never', 'Visible to all concerned'),
      on('Reason', 'text', 'sometimes', 'Required when {a unit} is changed or withdrawn'),
    ];
  },
};

const actorOf = (row: Row): number => (row['actor'] as Ref[])[0]?.at ?? -1;
/** `Claims` and `Claim` of one actor: what a rule says of it holds. */
const sameRight = (one: Row, other: Row): boolean => actorOf(one) === actorOf(other) && thingOf(one) === thingOf(other);
/** `Employees can only see their own claims`, and they submit them. */
const withDeeds = (row: Row, told: Row[]): Row => {
  if (row['actions'] === 'none') return row;
  const own = told.find((other) => sameRight(row, other));
  const barred = String(row['actions']);
  if (barred.startsWith('not ')) return own ? { ...row, actions: `${String(own['actions'])}, but ${barred}` } : row;
  const verbs = [row, own].flatMap((one) =>
    String(one?.['actions'] ?? '')
      .split(/, | and /)
      .filter(Boolean),
  );
  return { ...row, actions: joinWords([...new Set(verbs)]) };
};
const thingOf = (row: Row): string =>
  singular(
    String(row['object'])
      .toLowerCase()
      .replace(/^(?:only )?(?:their |his |her |its )?(?:own )?/, '')
      .split(/ (?:of|that|from|assigned) /)[0] ?? '',
  );

/** Whoever has no right by the words of the idea sees what it is about, until that is settled; and everybody an account. */
const assumedRights = (own: Row[], plan: Plan): Row[] => {
  const assumed = (at: number, object: string, actions: string): Row => ({
    actor: refs('actor', at),
    object,
    actions,
    condition: 'Assumed, not told in the idea',
  });
  // 'case' is the word of an idea that names no thing.
  const unit = upperFirst((plan.brief.unit ?? 'entry').replace(/^one /, ''));
  const without = plan.personas.flatMap((_, at) => (own.some((row) => actorOf(row) === at) ? [] : [at]));
  // Whose part is told in words may have to do more than see it.
  const only = (isTold: boolean): Row[] =>
    without
      .filter((at) => isBeside(plan.personas[at]?.role ?? '', plan) === isTold)
      .map((at) => assumed(at, unit, 'see'));
  return [
    ...only(false),
    // Beside one person alone stands whoever lets them in.
    ...(plan.personas.length > 1 ? [] : [assumed(1, 'Person and role', 'invite, change, end')]),
    ...plan.personas.map((_, at) => assumed(at, 'Own name and contact details', 'see, change')),
    ...only(true),
  ].slice(0, Math.max(0, fewest - own.length));
};

/** `Kitchen staff | Ration | see, weigh out, tick off`: each role with what it does to each thing. */
function rightsTold(plan: Plan): Row[] {
  const all = everyDeed(plan.brief.capabilities);
  const acts = plan.features.flatMap((feature) =>
    !feature.stated || feature.words !== undefined || feature.isByItself || !deedOf(feature, plan)
      ? []
      : deedsWithin(feature, plan).flatMap((capability) => (capability.automatic ? [] : { feature, capability })),
  );
  const rights = acts.flatMap(({ feature, capability }) => {
    const { rules = [] } = feature;
    const of = classOf(capability);
    const before = all[all.indexOf(capability) - 1];
    // A reason is given of what the same person has just handled, and work is what everything is about.
    const isOf = (of === 'reason' || of === 'date') && before?.by === capability.by && before?.noun;
    const looks = kindOf(capability) !== null || isLook(capability.verb) || gets.test(capability.verb);
    const record = recordMade(capability, plan);
    const thing = upperFirst(record || (isOf ? before.noun : rightThing(capability, plan)));
    // 'text when ready'
    if (thing === '' || (!looks && /^(?:when|if|once|after|before|until)\b/i.test(thing))) return [];
    return doersOf(feature, plan).map((at) => ({
      at,
      thing,
      may: looks
        ? []
        : [
            record && record === recordNoun(capability.verb)
              ? 'make'
              : isOf
                ? lowerFirst(feature.name)
                : actionOf(capability),
          ],
      // What waits for a yes is a step of the thing, and no right of whoever began it.
      condition:
        rules.find(
          ({ text, kind }) =>
            kind !== 'cancel' && kind !== 'approval' && binds.test(text) && !isOfAnother(text, at, plan),
        )?.text ?? null,
    }));
  });
  rights.push(...approvals(plan));
  const keyOf = ({ at, thing }: (typeof rights)[number]): string => `${at} ${thing}`;
  return [...new Set(rights.map(keyOf))].map((key): Row => {
    const some = rights.filter((one) => keyOf(one) === key);
    const may = [...new Set(some.flatMap((one) => one.may))].filter((verb) => !isLook(verb));
    const [first] = some;
    return {
      actor: refs('actor', first?.at ?? 0),
      object: fitText(first?.thing ?? '', 80),
      actions: joinWords([...new Set(['see', ...may])]),
      condition: fitText(upperFirst(some.find(({ condition }) => condition !== null)?.condition ?? ''), 160) || null,
    };
  });
}

/** `FR-002 Book themselves`: what somebody's part in the words of the idea is about, these words alone tell. */
const rightsInWords = (draft: Draft): Row[] =>
  draft.plan.features.flatMap((feature): Row[] => {
    const { plan } = draft;
    if (feature.words === undefined || feature.isByItself || !deedOf(feature, plan)) return [];
    const object = fitText([idOfFeature(feature, draft), feature.name].filter(Boolean).join(' '), 80);
    return doersOf(feature, plan).map((at) => ({ actor: refs('actor', at), object, actions: 'use', condition: null }));
  });

/** Whoever has to say yes to a thing has a right to it, where the idea lets them do nothing else. */
const approvals = (plan: Plan): { at: number; thing: string; may: string[]; condition: null }[] =>
  plan.features.flatMap((feature) => {
    const deed = capabilityOf(feature, plan);
    const thing = deed && feature.stated ? upperFirst(rightThing(deed, plan)) : '';
    return (feature.rules ?? []).flatMap(({ kind, by = '', verb = 'approve' }) => {
      const at = plan.personas.findIndex(({ role }) => role === by);
      return kind === 'approval' && thing !== '' && at >= 0 ? [{ at, thing, may: [verb], condition: null }] : [];
    });
  });

/** A rule says what must or may not be; what only tells of today sets nobody's rights. */
const binds = /\b(?:must|may|only|never|nobody|no one|no|not|cannot|at most|at least|without|until|within|before)\b/i;

/** `No crew holds more than 4 packs` binds the crew, and not whoever orders them. */
const isOfAnother = (text: string, at: number, { personas }: Plan): boolean => {
  const names = (role: string): boolean =>
    [role, role.replace(/ (?:member|staff)$/, '')].some((word) =>
      new RegExp(`\\b${escapePattern(word)}`, 'iu').test(text),
    );
  return personas.some(({ role }, place) => place !== at && names(role)) && !names(personas[at]?.role ?? '');
};

const gets = /^(?:get|receive|download|have)$/;
/** `offer hives` makes an offer, where the idea speaks of offers; empty where the deed leaves no such record. */
const recordMade = (deed: Capability, plan: Plan): string => {
  const own = recordNoun(deed.verb) || recordOfOffice(deed.by ?? '');
  return own !== '' && handledBy(deed, plan).some(({ noun }) => noun === own) ? own : '';
};

/** Longer than this it is told with the feature. */
const longestState = 40;

/** `put on the day's flying list`: where it belongs is part of it. */
const actionOf = (deed: Capability): string =>
  deed.verb === 'ask'
    ? 'ask for'
    : written.test(deed.noun) && /^(?:on|in|into|under) /i.test(deed.tail)
      ? [deed.verb, deed.object, deed.tail.split(' ')[0]].join(' ')
      : /^(?:put|place|hang|set|lay|pin)$/.test(deed.verb) &&
          /^(?:on|onto|in|into|at) (?!which\b|whom\b)/.test(deed.tail)
        ? `${deed.verb} ${deed.tail}`
        : // 'turn into a work order'
          isCompletedBy(deed.tail) && !/ .*(?:,| or )/.test(deed.tail) && deed.tail.length <= longestState
          ? `${deed.verb} ${deed.tail}`
          : // 'set in which they are willing to teach' is no verb.
            wholeVerb(deed).split(' ').length > 3
            ? deed.verb
            : wholeVerb(deed);

/** As many fields as a table takes. */
const mostFields = 30;

/** The fields of the first entities: the very ones that the entities name as theirs. */
function fieldRows(draft: Draft): Row[] {
  // What a list of entities has no room for has no fields either.
  const isListed = Object.values(draft.block.targets).some(([, meaning]) => meaning === 'dataEntity');
  const kept = entities(draft).flatMap((entity, at) =>
    /^(?:Person|Change)$/.test(String(entity['name'])) || (isListed && idOf('dataEntity', at, draft) === '')
      ? []
      : [{ entity, at }],
  );
  const each = Math.max(4, Math.floor(mostFields / Math.max(1, kept.length)));
  return kept
    .flatMap(({ entity, at }) =>
      rowsOf(entity['keyFields'] as string[], draft.plan)
        .slice(0, at === 0 ? Math.max(9, each) : each)
        .map((row): Row => ({ entity: refs('dataEntity', at), ...row })),
    )
    .slice(0, mostFields);
}
