import { channelsOf, hasScreens } from '../know/surface.js';
import { stripStop, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { spelled } from '../plan/thing-names.js';
import { wholeLives, movesOf } from '../plan/states.js';
import type { Draft, ListWriter, Row } from './draft.js';
import { deedNotices } from './deed-notices.js';
import { ruleNotices } from './rule-notices.js';
import { requirementOf, rulesSaid } from './rules-told.js';
import { factMessages, factNotices } from './fact-forms.js';
import { boundMessages, isOfProduct, refusedBy } from './bound-messages.js';
import { isWithoutNetwork } from './offline.js';
import { fitText } from './fit.js';
import { messagesTold } from './messages-told.js';
import { toldNotices } from './told-notices.js';
import { isTimed } from './timed.js';
import { refusals } from './surface.js';
import { allKeptFor, auditKeptFor, keptFor } from './told.js';

/** What the system says and when: changes of state, notices, messages and the audit. */
export const messageLists: Record<string, ListWriter> = {
  stateChange: ({ plan, say, ...draft }) =>
    plan.features.some(({ stated }) => stated)
      ? fewStates({ plan, say, ...draft })
      : [
          {
            from: 'Draft',
            to: 'Confirmed',
            actor: say('{Actor}'),
            condition: say(
              '[All required fields filled; no open conflict or an override with a reason ~ Nothing required is missing, and every conflict is settled or overridden with a reason ~ Complete, and free of conflicts unless one was overridden with a reason]',
            ),
          },
          { from: 'Draft', to: 'Withdrawn', actor: 'Author', condition: 'At any time; no reason needed' },
          {
            from: 'Confirmed',
            to: 'In progress',
            actor: say('{Other}'),
            condition: isTimed(plan)
              ? '[From 60 minutes before the start; on the spot or by phone ~ Not earlier than an hour before the start, there or by phone ~ In the last hour before the start, at the place or on the phone]'
              : 'Somebody has begun with it',
          },
          {
            from: 'Confirmed',
            to: 'Withdrawn',
            actor: say('{Actor} or {steward}'),
            condition: 'Reason given; everybody concerned is told',
          },
          { from: 'In progress', to: 'Done', actor: say('{Other}'), condition: 'Result recorded' },
          {
            from: 'In progress',
            to: 'Stopped',
            actor: say('{Actor} or {other}'),
            condition: 'Cause chosen from the list',
          },
          {
            from: 'Stopped',
            to: 'Confirmed',
            actor: say('{Actor}'),
            condition: isTimed(plan) ? 'New time agreed' : 'The cause is settled',
          },
        ],

  notification: (draft) => {
    const spoken = messagesTold(draft.plan);
    const told = [
      ...toldNotices(draft.plan, spoken),
      ...factNotices(draft).filter(({ text }) => !spoken.some(({ said }) => String(text).includes(said))),
      ...ruleNotices(draft.plan),
      ...deedNotices(draft, spoken),
    ]
      .filter(toldOnce(draft))
      .map((row) => inItsChannel(row, draft.plan));
    return told.length > 0 || draft.plan.features.some(({ stated }) => stated)
      ? told
      : usualNotices(draft).map((row): Row => ({ ...row, stock: 'notification' }));
  },

  uiMessage: (draft) => {
    const own = [...factMessages(draft), ...ruleMessages(draft)];
    const bounds = boundMessages(
      draft.plan,
      own.map(({ text }) => String(text)),
    );
    const { surface } = draft.plan.known.setting;
    const told = [...own, ...bounds];
    return [
      ...('business-rules' in draft.block.sections ? inOneWord(told, draft.plan) : told),
      ...(refusals[surface] ?? usualMessages(draft)),
    ];
  },

  auditEvent: ({ plan, known, say }) => [
    {
      event:
        '[Any entry changed ~ A change of an entry ~ Something entered, changed or deleted ~ Each change that somebody saves]',
      records:
        '[Person, time, old and new state ~ Who it was, when, and what stood there before ~ Time, name, and the values before and after ~ Name of the author, day and hour, what was replaced]',
      visibleTo: say(plan.known.offer ? 'Whoever answers for the account' : '{Steward}'),
      retention: auditKept(plan),
    },
    {
      event: say('{N1} changed'),
      records: 'Field, old and new value, person',
      visibleTo: say('{Steward}'),
      retention: auditKept(plan),
      stock: 'auditEvent',
    },
    ...known('auditEvent').map((row) =>
      keptFor(plan).length > 0 || auditKeptFor(plan) ? { ...row, retention: auditKept(plan) } : row,
    ),
  ],
};

/** What happened to a record is of use as long as the record is kept. */
const auditKept = (plan: Plan): string => {
  const own = auditKeptFor(plan);
  if (own) return `${own}, as the idea states`;
  const span = allKeptFor(plan) ?? keptFor(plan)[0]?.span;
  return span
    ? `${upperFirst(span)}, like the records (assumed)`
    : '[Until the entry is deleted (assumed) ~ For the lifetime of the entry (assumed) ~ Deleted together with the entry (assumed)]';
};

/** The same people hear of a thing once: `It has been repaired` of a deed and of a message. */
const toldOnce =
  ({ say }: Draft) =>
  (row: Row, at: number, all: Row[]): boolean => {
    const said = (text: unknown): string => say(String(text)).toLowerCase();
    const whom = ({ recipient }: Row): string => said(recipient).replace(/^the /, '');
    return !all.slice(0, at).some((other) => {
      const [one, before] = [said(row['event']), said(other['event'])];
      return whom(row) === whom(other) && (before.includes(one) || one.includes(before));
    });
  };

/** Who only looks something up has nothing to tell others. */
export const looking =
  /^(?:see|view|check|get|receive|read|find|search|look|browse|compare|know|learn|have|use|follow|track|watch|monitor)\b/i;

/** The life of a thing as the deeds of the idea lead it, or as it is among few people; its diagram has the same steps. */
const fewStates = ({ plan }: Draft): Row[] => {
  const lives = wholeLives(plan);
  return lives.flatMap((life) => {
    // Where several have a life, each line says whose.
    const named = (state: string): string =>
      lives.length > 1 || life.thing !== plan.known.slots['unit']?.toLowerCase()
        ? `${upperFirst(spelled(life.thing, plan.brief))}: ${state}`
        : upperFirst(state);
    return movesOf(life).map(({ from, deed }): Row => ({
      from: named(from ?? 'new'),
      to: named(deed.state),
      actor: deed.by === undefined ? setter(deed.name, plan) : upperFirst(deed.by),
      condition: conditionOf(deed.name, plan),
    }));
  });
};

/** What the product does by itself nobody else has to do. */
const setter = (name: string, { features }: Plan): string =>
  // 'Close the job' is the name of 'close the job by itself'.
  features.some((feature) => name.toLowerCase().startsWith(feature.name.toLowerCase()) && feature.isByItself)
    ? 'The system'
    : 'To be settled';

/** A rule of the idea that the deed keeps to; that it is done, its own name says. */
const conditionOf = (name: string, { features }: Plan): string | undefined => {
  const rules = features.find((feature) => feature.name === name)?.rules ?? [];
  const said = rules.find(({ text }) => text !== '')?.text;
  return said === undefined ? undefined : fitText(upperFirst(said), 160);
};

/** What is told around something that takes place at a time and has to be answered. */
const usualNotices = ({ say }: Draft): Row[] => [
  {
    event: say('{A unit} was confirmed'),
    recipient: say('{Others}'),
    channel: 'Push, then text message',
    text: say(
      '[A {unit} that involves you is confirmed. Please accept or decline. ~ Confirmed: {a unit} you are part of. Please respond.]',
    ),
  },
  {
    event: say('A confirmed {unit} was changed or withdrawn'),
    recipient: say('{Others}'),
    channel: 'Push, then text message',
    text: say(
      '[{A unit} you were informed about has changed. See the old and new status below. ~ {A unit} changed after your response. Please respond again.]',
    ),
  },
  {
    event: say('{A other} did not answer in time'),
    recipient: say('{Actors}'),
    channel: 'In the app',
    text: say(
      '[There is no response for this {unit} yet. Contact details are below. ~ No response yet: one {unit}, with a contact below.]',
    ),
  },
];

/** `Not possible: a piece can be reserved by only one production at a time.` */
const ruleMessages = (draft: Draft): Row[] =>
  rulesSaid(draft.plan)
    // What follows by itself refuses nothing, and a right that ends says so where it ends.
    .filter((rule) => rule.follows !== true || rule.breaks === rule.keeps)
    .map(({ text }) => stripStop(text))
    // 'treated cows are never checked again' tells how it is.
    .filter(
      (text) =>
        forbids.test(text) &&
        !isOfProduct(text, draft.plan) &&
        !/\b(?:is|are|was|were) never\b/.test(text) &&
        text.length < 140,
    )
    .slice(0, 4)
    .map((text) => ({
      ...refusedBy(text),
      requirement: requirementOf(text, draft),
    }));

/** What a rule says stands with the rules; whoever it stops reads which one it is. */
function inOneWord(told: Row[], { known }: Plan): Row[] {
  const stops = /^(?:Not possible|Not permitted|Too late): /;
  const rest = told
    .filter(({ text }) => !stops.test(String(text)))
    .map((row) => ({ ...row, text: String(row['text']).replace(/^(Waiting for approval): .*$/, '$1.') }));
  return rest.length === told.length
    ? rest
    : [
        ...rest,
        {
          when: '[A step would break one of the business rules ~ A rule of this document forbids what somebody tries ~ What is tried is against a rule]',
          kind: 'error',
          // Where there is no page nothing stays on it.
          text: !hasScreens(known.setting.surface)
            ? '[Not possible: <rule>. Nothing was changed. ~ Refused: <rule>. Nothing was changed.]'
            : '[Not possible: this step would break the rule shown here. What you entered is kept. ~ This is not allowed by the rule below. Nothing you entered is lost. ~ The rule shown below does not permit this. Your input is still here. ~ This cannot be done. The reason is below; your entry stays as it is.]',
          nextStep: '[Change or cancel the step ~ Change the entry, or leave it ~ Correct it or give up]',
          requirement: [],
        },
      ];
}

/** What is refused, and not only done in time. */
const forbids =
  /(?<!-)\b(?:only|never|nobody|cannot|can['’]t|may not|must not)\b|\bat a time\b|^no [\p{L}-]+ (?:before|goes|leaves|is|are|may be|can be|without)\b/iu;

/** A bot sends no e-mail: where the idea names no way for a message, it goes where people write to the bot. */
const inItsChannel = (row: Row, { known, brief }: Plan): Row => {
  const [channel] = channelsOf(brief);
  return known.setting.surface === 'chat' && channel !== undefined && /\(assumed\)$/.test(String(row['channel']))
    ? { ...row, channel: upperFirst(`${channel} (assumed)`) }
    : row;
};

/** What people read anywhere; where the idea works without a connection, that there is none is no failure. */
const usualMessages = ({ say, plan }: Draft): Row[] => [
  isWithoutNetwork(plan)
    ? {
        when: 'There is no connection',
        kind: 'information',
        text: '[Saved on this device. It is sent when you are connected again. ~ No connection: your entry is kept here and goes out later. ~ You are offline. What you enter is stored here and passed on as soon as possible.]',
        nextStep: 'Go on working',
        requirement: [],
      }
    : {
        when: '[Saving failed ~ An entry could not be saved ~ No answer while saving]',
        kind: 'warning',
        text: '[Not saved: there is no connection. What you entered is still here. ~ Not saved yet: there is no connection. Your entry is still on this page. ~ Your entry is not saved yet: the connection was lost. Your input is kept. ~ We could not save this. Nothing you typed is lost.]',
        nextStep: '[Save again ~ Try again ~ Send it once more]',
        requirement: [],
      },
  {
    when: '[A list is empty ~ There is nothing to list ~ A page has no entries]',
    kind: 'information',
    text: say('[Nothing here yet. ~ No entries yet. ~ This list is empty. ~ Nothing has been entered so far.]'),
    nextStep: 'None needed',
    requirement: [],
  },
];
