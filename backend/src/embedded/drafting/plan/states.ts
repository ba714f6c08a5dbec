import { infinitive, upperFirst } from '../language.js';
import { deedOn, isMove } from '../know/things.js';
import { everyDeed } from '../read/every-deed.js';
import { whichOf } from '../read/held.js';
import { isSolid } from './deed-records.js';
import { deedRulesOf } from './deed-rules.js';
import { participleOf } from './deed-words.js';
import { choicesOf } from './details.js';
import { stateAfter } from './put-into.js';
import { foundIn, spelled, type Told } from './thing-names.js';
import { type Thing, thingsOf } from './things.js';

/** The states that things go through, as far as the deeds of the idea tell them: each thing has a life of its own. */

interface StateDeed {
  /** `numbered` */
  state: string;
  /** `dismantler`; undefined where the idea does not say who. */
  by: string | undefined;
  /** `Number tiles` */
  name: string;
  /** It leads off the way that the others go on: cancelled, deferred. */
  aside: boolean;
}

export interface Life {
  /** `tile` */
  thing: string;
  states: StateDeed[];
  /** In which state the first of these deeds finds it; null where that deed makes it. */
  before: string | null;
}

const most = 3;

/** The lives that the deeds tell, the one of the thing that it is all about first. */
export function livesOf(plan: Told): Life[] {
  const lives = thingsOf(plan).flatMap((thing) => lifeOf(thing, plan) ?? []);
  return lives.filter((life) => !lives.some((loan) => isToldByLoan(life, loan))).slice(0, most);
}

/** Those of which the idea tells a way of several steps: two states alone are no life that anybody has to know. */
export const wholeLives = (plan: Told): Life[] => livesOf(plan).filter(({ states }) => states.length >= fewestStates);
const fewestStates = 3;

/** What is only borrowed and returned lives by its loans. */
const isToldByLoan = (life: Life, loan: Life): boolean =>
  loan.thing === `${life.thing} loan` &&
  life.states.every(({ state }) => loan.states.some((other) => other.state === state));

function lifeOf(thing: Thing, { brief, known }: Told): Life | null {
  const { things } = known.knowledge;
  const acts = everyDeed(brief.capabilities);
  const yeses = deedRulesOf(brief).filter(({ kind }) => kind === 'yes');
  // What is lent and reserved lives by its loans and reservations.
  const records = thingsOf({ brief, known }).filter(({ noun }) => noun.startsWith(`${thing.noun} `));
  const isToldThere = (done: string): boolean =>
    records.some(
      ({ noun, deeds }) =>
        (/ loan$/.test(noun) && lentStates.test(done) && deeds.some((one) => one.done === 'returned')) ||
        (/ reservation$/.test(noun) && done === 'reserved'),
    );
  const isEntered = thing.deeds.some(
    ({ verb, isValue = false }) => !isValue && !taken.test(verb) && deedOn(verb, thing.noun, things)?.begins,
  );
  const states = thing.deeds
    .flatMap(
      ({
        at,
        by,
        verb,
        done,
        isValue = false,
        begins: makes,
      }): (StateDeed & { begins: boolean; isSaid?: boolean })[] => {
        const deed = acts[at];
        // Whoever acts here, and a size or a name, go through no states.
        if (acts.some((one) => one.by === thing.noun)) return [];
        // What only gives it a value leaves it in the state that it is in.
        if (!deed || isValue || isToldThere(done)) return [];
        // 'put a tool into maintenance': that is its state.
        if (stateAfter(deed) !== '')
          return [
            {
              state: stateAfter(deed),
              by: by === '' ? undefined : by,
              name: upperFirst([deed.verb, deed.object, deed.tail].join(' ')),
              aside: true,
              begins: false,
              isSaid: true,
            },
          ];
        const known = deedOn(verb, deed.noun, things);
        const { aside = false } = known ?? {};
        // Who reserves what somebody else has entered does not make it.
        const begins = makes ?? (known?.begins === true && !(taken.test(verb) && isEntered));
        const name = upperFirst([verb, deed.object, deed.tail].filter(Boolean).join(' '));
        const doer = by === '' ? undefined : by;
        // 'approve writing off a blanket': with the yes it is written off.
        const [, doing = '', away = ''] = !says.test(verb)
          ? []
          : (/^(\p{L}+ing)((?: (?:off|out|up|down|away|back))?) /u.exec(deed.object) ?? []);
        if (doing !== '')
          return [{ state: participleOf(`${infinitive(doing)}${away}`), by: doer, name, aside: true, begins: false }];
        // What somebody agrees to is the state that follows; of what only some need, nobody tells.
        const yes = yeses.find((rule) => rule.deed === at);
        if (yes?.held && whichOf(yes.held.thing) !== '') return [];
        if (yes?.held && yes.held.doing === deed.object && !/^letting /.test(deed.object))
          return [{ state: participleOf(yes.held.verb), by: doer, name, aside: true, begins: false }];
        // 'mark each as mild or severe': one of them is chosen, and none follows another.
        const choices = choicesOf(deed);
        // 'as planned or fixed': what was done to it.
        if (choices.length > 1 && choices.every((one) => /..ed$/.test(one)))
          return choices.map((state) => ({ state, by: doer, name, aside, begins: false, isSaid: true }));
        if (choices.length > 1) return [];
        // A costume or a picture is not approved: what somebody asked for is.
        if (answers.test(done) && isSolid(thing.noun)) return [];
        // What is found out of order is there already.
        const found = verb === 'report' ? foundIn(deed) : null;
        if (found !== null) return [{ state: `reported ${found}`, by: doer, name, aside, begins: false }];
        // 'tick off tuned registers': that they are tuned is what the tick says.
        const result = marks.test(verb) ? foundIn(deed) : null;
        if (result !== null) return [{ state: result, by: doer, name, aside, begins: false }];
        return begins || isMove(verb, deed.noun, things) ? [{ state: done, by: doer, name, aside, begins }] : [];
      },
    )
    .filter(({ state }, at, all) => all.findIndex((one) => one.state === state) === at)
    // What is rented and booked is taken once.
    .filter(({ state }, at, all) => !isTaking.test(state) || all.findIndex((one) => isTaking.test(one.state)) === at);
  // What is reported of something that goes through other hands does not make it.
  if (states.length > 1) for (const one of states) if (/^reported\b/.test(one.state)) one.begins = false;
  // What waits for an answer is asked for until then.
  if (states.some(({ state }) => answers.test(state)))
    for (const one of states) if (isTaking.test(one.state)) one.state = 'requested';
  if (/(?:^| )application$/.test(thing.noun))
    for (const one of states) if (/^(?:asked for|applied|applied for)$/.test(one.state)) one.state = 'submitted';
  // What is there already is in no other state by being looked over; what was made is looked over on its way.
  const made = states.some(({ begins }) => begins);
  // What is handed out was there before somebody noted what became of it.
  const isGiven = states.some(({ state }) => out.test(state));
  const told = states.filter(
    ({ state, begins }) =>
      (made || !/^(?:inspected|checked|tested|examined)$/.test(state)) &&
      !(isGiven && begins && /^(?:recorded|logged|noted|noted down)$/.test(state)),
  );
  // What nobody is seen to take does not come back.
  const isTaken = told.some(
    ({ state }) => out.test(state) || /^(?:hired|rented|booked|paid|picked up|collected|taken)$/.test(state),
  );
  // It begins with what makes it, whichever deed the idea names first, and is led off last.
  const kept = isTaken
    ? told
    : told.filter(({ state }) => !/^(?:returned|given back|brought back|handed back)$/.test(state));
  const first = kept.findIndex(({ begins }) => begins);
  const ordered = [
    ...kept.slice(Math.max(first, 0), first + 1),
    ...kept.filter(({ aside }, at) => at !== first && !aside),
    ...kept.filter(({ aside }, at) => at !== first && aside),
  ].slice(0, 6);
  // A yes that the idea names last still comes before the thing leaves.
  const yes = ordered.findIndex(({ state }) => /^(?:approved|signed off|authorised|cleared)$/.test(state));
  const leaves = ordered.findIndex(({ state }) => /^(?:delivered|shipped|handed out|lent|picked up|paid)$/.test(state));
  if (leaves >= 0 && yes > leaves) ordered.splice(leaves, 0, ...ordered.splice(yes, 1));
  // What is only given to something is in no other state by that.
  if (ordered.length === 0 || ordered.every(({ state }) => /^(?:assigned|allocated|dispatched)$/.test(state)))
    return null;
  const [start] = ordered;
  const before = thing.deeds.flatMap(({ at }) =>
    acts[at] && acts[at].verb !== 'report' && !marks.test(acts[at].verb) ? (foundIn(acts[at]) ?? []) : [],
  )[0];
  // What is reported torn is known from then on.
  const begun = start !== undefined && (start.begins || start.state === `reported ${before ?? ''}`);
  // What nobody is seen to make was open until it was answered, or there until it was taken: no other life is sure.
  const isSure = ordered.some(
    ({ state, isSaid }) => isSaid || answered.test(state) || out.test(state) || stopped.test(state),
  );
  if (!begun && before === undefined && !isSure) return null;
  return ordered.length > (begun ? 1 : 0)
    ? {
        thing: thing.noun,
        states: ordered,
        before: begun ? null : (before ?? firstBefore(ordered[0]?.state ?? '')),
      }
    : null;
}

/** Who says yes to a deed. */
const says =
  /^(?:approve|allow|authori[sz]e|agree|agree to|confirm|permit|release|sign|sign off|accept|waive|countersign|clear)$/;

/** What is out of use was in use before. */
const stopped = /^(?:grounded|blocked|suspended|retired|locked)$/;
const firstBefore = (state: string): string =>
  out.test(state) ? 'available' : stopped.test(state) || /^in \p{L}/u.test(state) ? 'in use' : 'open';

const lentStates = /^(?:borrowed|lent|loaned|returned|checked out|checked in|handed out)$/;

const answered =
  /^(?:accepted|approved|rejected|refused|declined|confirmed|released|signed|signed off|settled|closed|paid|granted|decided|cleared|booked|ordered|waived|cancelled|deferred|reported as done)$/;
const isTaking = /^(?:booked|reserved|rented|hired)$/;
const answers = /^(?:accepted|approved|rejected|refused|declined|granted|signed|reported|submitted)$/;
/** With it somebody takes what is there, or a time of it. */
const taken = /^(?:book|reserve|rent|hire)$/;
/** What somebody has was there for anybody before. */
const out = /^(?:lent|handed out|borrowed|loaned|checked out|signed out|taken out|issued|reserved)$/;
const marks = /^(?:tick|tick off|check off|mark)$/;

interface Move {
  /** Null where it begins. */
  from: string | null;
  deed: StateDeed;
}

/** From which state each deed leads on; what leads off leaves the last one that was on the way. */
export function movesOf({ states, before: first }: Life): Move[] {
  let on = first;
  let before = first;
  return states.map((deed): Move => {
    if (no.test(deed.state)) return { from: before ?? on, deed };
    if (deed.aside) return { from: on, deed };
    const from = on;
    before = on;
    on = deed.state;
    return { from, deed };
  });
}
/** The other answer to the same question: it leaves the state that the yes left. */
const no = /^(?:rejected|refused|declined|sent back|held|discarded|dismissed)$/;

const namesOf = ({ before, states }: Life): string[] => [
  ...(before === null ? [] : [before]),
  ...states.map(({ state }) => state),
];

/** The lives as a diagram of states; several of them each in a frame with its name. */
export function stateLines(plan: Told): string[] {
  const lives = wholeLives(plan);
  const [only] = lives;
  if (!only) return [];
  return [
    'stateDiagram-v2',
    ...(lives.length === 1 && only.thing === (plan.known.slots['unit'] ?? '').toLowerCase()
      ? courseOf(only, '')
      : lives.flatMap((life) => [
          `  state "${upperFirst(spelled(life.thing, plan.brief))}" as ${idOf(life.thing)} {`,
          ...courseOf(life, idOf(life.thing)).map((line) => `  ${line}`),
          '  }',
        ])),
  ];
}

const idOf = (text: string): string =>
  text
    .split(/[^A-Za-z]+/)
    .map(upperFirst)
    .join('');

function courseOf(life: Life, frame: string): string[] {
  const names = namesOf(life);
  const id = (state: string): string => `${frame}${idOf(state)}`;
  const moves = movesOf(life);
  const left = new Set(moves.map(({ from }) => from));
  return [
    ...names
      .filter((state) => id(state) !== upperFirst(state))
      .map((state) => `  state "${upperFirst(state)}" as ${id(state)}`),
    ...(life.before === null ? [] : [`  [*] --> ${id(life.before)}`]),
    ...moves.map(
      ({ from, deed }) => `  ${from === null ? '[*]' : id(from)} --> ${id(deed.state)}${deed.by ? `: ${deed.by}` : ''}`,
    ),
    ...names.filter((state) => !left.has(state)).map((state) => `  ${id(state)} --> [*]`),
  ];
}
