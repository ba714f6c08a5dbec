import { joinWords, lowerFirst, stripStop, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { isTold } from '../read/problem.js';
import { money } from '../read/values.js';
import { suffered } from './deeds.js';
import type { ListWriter, Row, TextWriter } from './draft.js';
import { fitText } from './fit.js';
import { troubles } from './summary.js';

/** What a business requirements document adds: work as it is, work as it shall be, needs, options and money. */
export const changeLists: Record<string, ListWriter> = {
  pain: ({ plan, say }) => {
    const told = painsOf(plan).map(({ text, who, cause }): Row => ({
      pain: upperFirst(stripStop(text)),
      affected: who ? upperFirst(who) : `${upperFirst(say('{who}'))} (assumed)`,
      cause: cause ? `“${fitText(upperFirst(stripStop(cause)), 170)}”` : undefined,
      cost: costIn(text),
      evidence:
        '[Statement in the product idea; the report behind it is to be named ~ The idea says so; where it was measured is to be named ~ Said by the requester; its source is still missing]',
    }));
    const seen = new Set<string>();
    const observed = plan.personas.slice(0, 3).flatMap((persona) =>
      persona.pains
        .slice(0, 2)
        .filter((pain) => !seen.has(pain) && seen.add(pain))
        .map((pain): Row => ({
          pain: `${stripStop(suffered(pain, persona.role))} (assumed).`,
          affected: upperFirst(say(`{${persona.side}s}`)),
          evidence:
            '[Assumption from comparable work; to be observed on site ~ Seen in comparable work, assumed here until the visits ~ Not yet observed; comparable work suggests it]',
        })),
    );
    // What is only assumed stands in where the idea tells of no trouble, and nowhere else.
    return told.length > 0 ? told : observed.slice(0, 2);
  },
};

/** What goes wrong, clause by clause; the sentences of the idea where no clause tells it by itself. */
const painsOf = ({ facts, brief }: Plan): { text: string; who: string | null; cause: string | null }[] =>
  facts.troubles.length > 0
    ? facts.troubles.filter(({ text }) => text.length <= 158).slice(0, 5)
    : troubles(brief)
        .slice(0, 2)
        .map((text) => ({ text, who: null, cause: null }));

const sum = new RegExp(
  String.raw`(?<![\p{L}\d])(${money})(?:[^,;.]*?\s((?:an?|per|each|every) (?:hour|day|night|week|month|season|year)))?`,
  'u',
);

/** `140 euros a day`: where the idea has the price itself. */
function costIn(text: string): string | null {
  const [, amount = '', often = ''] = sum.exec(text) ?? [];
  // 'each correction costs us 35 minutes'
  const [, time = ''] =
    /\bcosts? (?:us |them )?(?:about |around )?(\d[\d.,]* (?:minutes|hours|days)[^,;]*)$/i.exec(text) ?? [];
  return amount
    ? `${[amount, often].filter(Boolean).join(' ')}, as the idea states`
    : time
      ? `${time} each time, as the idea states`
      : null;
}

const openCause =
  '[Not told in the idea. ~ The idea does not say what lies behind it. ~ The idea gives no cause.] [Two days of watching before {prototypeDate} have to show it, and until then no cause is assumed. ~ It is looked for on the visits that end by {prototypeDate}; until then every cause is a guess. ~ The visits before {prototypeDate} ask those concerned, and nothing is built on a guess until then.]';

/** What the idea itself says lies behind a trouble. */
const reasonTold = ({ facts }: Plan, say: (text: string) => string): string | null => {
  const told = facts.troubles.find(({ cause }) => cause !== null);
  return told?.cause
    ? `The idea gives a reason for “${upperFirst(stripStop(told.text))}”: “${lowerFirst(stripStop(told.cause))}”. ${say('[The first visits show whether more lies behind it. ~ Whether there are others is asked on the visits. ~ It is to be confirmed on site.]')}`
    : null;
};

/** Two things that one sentence of the idea tells, the worse one last: the first may be what the second comes from. */
const toldTogether = ({ brief, facts }: Plan, say: (text: string) => string): string | null => {
  for (const text of brief.problem.sentences) {
    const parts = stripStop(text.replace(/^(?:today|now|currently|right now),? /i, '')).split(
      /; |, and so |, so |, and /,
    );
    const [first = '', last = ''] = [parts.slice(0, -1).join('; '), parts.at(-1) ?? ''];
    const hurts = facts.troubles.some((trouble) => last.toLowerCase().includes(stripStop(trouble.text).toLowerCase()));
    if (parts.length > 1 && hurts && first.length > 20 && first.length + last.length < 260)
      return `The idea tells both in one breath: “${upperFirst(first)}” and “${lowerFirst(last)}”. ${say('[That the second comes from the first is taken as the cause until the visits (assumed). ~ The first is taken to be the cause of the second; the visits confirm it (assumed). ~ Until the visits the first counts as the cause (assumed).]')}`;
  }
  return null;
};

export const changeTexts: Record<string, TextWriter> = {
  'problem.rootCause': ({ plan, say }) =>
    reasonTold(plan, say) ??
    toldTogether(plan, say) ??
    (!isTold(plan.brief.problem) || plan.brief.problem.today === null
      ? say(openCause)
      : say(
          'Not told in the idea. [Assumed until the visits: the state of {a unit} stands in {coping}, where not everybody concerned reads it. ~ To be checked on the visits (assumed): who is concerned by {a unit} does not see {coping}. ~ A guess for the visits (assumed): what {coping} says of {a unit} does not reach all whom it concerns.] [The first visits show whether that is the cause, or another. ~ Whether that is so, or something else lies behind it, is seen on the first visits. ~ What else may lie behind it is asked of those who suffer from it.]',
        )),
  'problem.costOfInaction': ({ plan, say }) =>
    plan.brief.problem.today === null
      ? `The goal to ${lowerFirst(plan.goals[0]?.goal ?? 'do better')} is not reached, and what the pains above tell goes on. What that costs has not been counted.`
      : plan.facts.troubles[0]
        ? `Another year of what the idea tells: ${joinWords(plan.facts.troubles.slice(0, 2).map(({ text }) => `“${upperFirst(text)}”`))}.`
        : say(
            `Another year of {coping}: the goal to ${lowerFirst(plan.goals[0]?.goal ?? 'do better')} [stays out of reach, and what the pains above tell goes on. ~ is missed again, with the pains above. ~ moves a year away, and the pains above go on as long.]`,
          ),
};
