import { joinWords, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import type { KeptSystem } from '../read/brief.js';
import type { Row } from './draft.js';
import { systemsOf } from './systems.js';

/** What is said of systems that stay as they are: nothing is built for them. */

/** Those that the idea connects to nowhere else. */
const keptOf = (plan: Plan): KeptSystem[] => {
  const connected = systemsOf(plan);
  return plan.brief.kept.filter(({ name }) => !connected.some((one) => one.includes(name) || name.includes(one)));
};

const lineOf = ({ name, keeps, is }: KeptSystem): string =>
  is !== null
    ? `${name}: the ${is} in use; whether anything is exchanged with it is to be agreed`
    : `${name}: ${keeps === null ? 'stays in use' : `keeps ${keeps}`}, as today; nothing is exchanged`;

/** `Domus: keeps payments, as today; nothing is exchanged` */
export const keptLines = (plan: Plan): Row[] => keptOf(plan).map((one) => ({ text: upperFirst(lineOf(one)) }));

/** Those of which no list of what is left out speaks. */
export const keptInUse = (plan: Plan): string[] =>
  keptOf(plan).flatMap((one) => (one.is === null ? [] : [upperFirst(lineOf(one))]));

/** The same in a sentence; empty where nothing stays. */
export function keptTold(plan: Plan): string {
  const kept = keptOf(plan);
  const staying = kept.filter(({ is }) => is === null);
  return [
    staying.length > 0
      ? `Nothing is exchanged with ${joinWords(staying.map(({ name, keeps }) => (keeps === null ? `${name}, which stays in use` : `${name}, which keeps ${keeps}`)))}.`
      : '',
    ...kept.flatMap(({ name, is }) =>
      is === null
        ? []
        : [`${upperFirst(name)} is the ${is} in use; whether anything is exchanged with it is to be agreed.`],
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is still open about a system of which the idea only says that it is there. */
export const keptQuestions = (plan: Plan): Row[] =>
  keptOf(plan).flatMap(({ name, is }) =>
    is === null
      ? []
      : [
          {
            question: `Is anything exchanged with ${name}, the ${is} in use, and if so what?`,
            owner: 'Engineering',
            consequence: `No exchange with ${name} is planned before this is answered`,
          },
        ],
  );
