import { know } from './know.js';
import { knowledge } from './know/load.js';
import { hash, stripStop } from './language.js';
import { calendarOf } from './plan/calendar.js';
import { withAlarms } from './plan/fact-alarms.js';
import { bindingLimits, factsOf, toldBefore, withConditions, withoutTold } from './plan/facts.js';
import { planFeatures } from './plan/features.js';
import { planGoals } from './plan/goals.js';
import { mediumOf } from './plan/medium.js';
import { planPersonas } from './plan/personas.js';
import type { Plan } from './plan/plan.js';
import { termsOf } from './plan/terms.js';
import { byUs, wholeCapabilities } from './plan/whole.js';
import { readIdea } from './read.js';

/** Decides a whole document from the idea, what its author added and the day, and from nothing else. */
export function planDocument(idea: string, userInput: string, today: string): Plan {
  const plain = readIdea(`${idea}\n\n${userInput}`, today);
  const told = toldBefore(plain);
  const read = {
    ...plain,
    capabilities: plain.problem.sentences.length > 0 ? plain.capabilities : withoutTold(plain, told),
    problem: { ...plain.problem, sentences: told },
  };
  const whole = { ...read, capabilities: byUs(read) };
  const capabilities = withConditions(withAlarms(wholeCapabilities(whole), read), read);
  const facts = factsOf({ ...read, capabilities });
  // A limit that ends its sentence must not end ours.
  const brief = {
    ...read,
    limits: bindingLimits({ ...read, capabilities }, facts).map((limit) => ({ ...limit, text: stripStop(limit.text) })),
    capabilities,
    problem: { ...read.problem, today: mediumOf(read.problem.today) },
  };
  const known = know(brief, knowledge());
  const calendar = calendarOf(brief, today);
  const seed = hash(idea);
  const goals = planGoals(brief, known, calendar, facts);
  return {
    brief,
    known,
    calendar,
    terms: termsOf(brief, known.setting.private),
    facts,
    seed,
    personas: planPersonas(brief, known),
    goals,
    features: planFeatures(brief, known, goals, seed, facts),
    nouns: brief.nouns,
  };
}
