import type { BriefSettled } from './brief-block.js';
import { know } from './know.js';
import { knowledge } from './know/load.js';
import { hash, plural, stripStop } from './language.js';
import { calendarOf } from './plan/calendar.js';
import { withAlarms } from './plan/fact-alarms.js';
import { bindingLimits, factsOf, isAimed, isSize, withConditions } from './plan/facts.js';
import { planFeatures } from './plan/features.js';
import { planGoals } from './plan/goals.js';
import { mediumOf } from './plan/medium.js';
import { planPersonas } from './plan/personas.js';
import type { Plan } from './plan/plan.js';
import { settle, settledFeatures, settledIdea, stillWanted, withProposals } from './plan/settle.js';
import { termsOf } from './plan/terms.js';
import { isReminder, withReminders } from './plan/reminders.js';
import { withRuledDeeds } from './plan/deed-rules.js';
import { eachToldOnce } from './plan/said-feature.js';
import { apart, byUs, wholeCapabilities } from './plan/whole.js';
import type { Brief } from './read/brief.js';
import { throughout } from './read/every-deed.js';
import { amongPeople } from './read/lexicon.js';
import { peopleTold } from './read/people-told.js';
import { readIdea } from './read.js';

/**
 * Decides a whole document from the idea, what its author added, the day, what earlier documents settled, and from
 * nothing else.
 */
export function planDocument(given: string, userInput: string, today: string, settled?: BriefSettled): Plan {
  const idea = settledIdea(given, settled);
  const text = `${idea}\n\n${userInput}`;
  return amongPeople(peopleTold(text), () => planWhole(idea, text, today, settled));
}

function planWhole(idea: string, text: string, today: string, settled?: BriefSettled): Plan {
  const plain = readIdea(text, today);
  const plan = planFrom(plain, hash(idea), today);
  if (!settled) return plan;
  const features = settledFeatures(plan.features, settled);
  // What was taken out or became something else is not told of the people either: the rest is planned without it.
  const capabilities = stillWanted(plain.capabilities, plan.features, features);
  const rest =
    capabilities.length < plain.capabilities.length ? planFrom({ ...plain, capabilities }, plan.seed, today) : plan;
  return settle({ ...rest, features: withProposals(features, rest, settled) }, settled);
}

function planFrom(read: Brief, seed: number, today: string): Plan {
  const whole = throughout(read.capabilities, (deeds) => {
    const capabilities = byUs({ ...read, capabilities: deeds });
    return apart(wholeCapabilities({ ...read, capabilities }));
  });
  const ruled = withReminders(withRuledDeeds(whole, read), read);
  const capabilities = eachToldOnce(withConditions(withAlarms(ruled, read), read), read.capabilities);
  const facts = factsOf({ ...read, capabilities });
  // A limit that ends its sentence must not end ours.
  const brief = {
    ...read,
    limits: bindingLimits({ ...read, capabilities }, facts)
      // What asks for a message is a deed of the product now.
      .filter(({ text }) => !isReminder(text, read.unit))
      .map((limit) => ({ ...limit, text: stripStop(limit.text) })),
    capabilities,
    // How many there shall be is no size of today.
    audiences: read.audiences.map((one) =>
      one.count && (isAimed(one.count, read) || !isSize(one.count, read))
        ? { ...one, count: null, text: plural(one.noun) }
        : one,
    ),
    problem: { ...read.problem, today: mediumOf(read.problem.today) },
  };
  const known = know(brief, knowledge());
  const calendar = calendarOf(brief, today);
  const goals = planGoals(brief, known, calendar, facts);
  return {
    brief,
    known,
    calendar,
    terms: termsOf(brief),
    facts,
    seed,
    personas: planPersonas(brief, known, facts),
    goals,
    features: planFeatures(brief, known, goals, seed, facts),
    nouns: brief.nouns,
  };
}
