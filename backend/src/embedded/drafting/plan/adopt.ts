import type { BriefBlock } from '../brief-block.js';
import { finishedRecords } from '../finished-records.js';
import { upperFirst } from '../language.js';
import { isRuleDuty } from './rule-words.js';
import type { Adopted, Feature, Goal, Persona, Plan } from './plan.js';

type Attributes = Record<string, unknown>;

/**
 * Takes over what finished sections say, since a person may have edited them: their ids, names and targets win
 * over the plan. What they left out falls away, what they added is written about.
 */
export function adopt(plan: Plan, block: BriefBlock): Plan {
  // What holds a rule of the idea is a requirement, and no deed of anybody.
  const required = recordsOf('functionalRequirement', block)?.filter(
    ({ statement }) => !isRuleDuty(text(statement, '')),
  );
  const features = recordsOf('feature', block) ?? required ?? null;
  const goals = recordsOf('goal', block);
  const personas = recordsOf('persona', block);
  return {
    ...plan,
    features: merge(plan.features, features, adoptFeature),
    goals: merge(plan.goals, goals, adoptGoal),
    personas: merge(plan.personas, personas, adoptPersona),
  };
}

/** The records of a meaning in finished sections; null when no finished section holds them. */
function recordsOf(meaning: string, { dependencies, targets }: BriefBlock): Attributes[] | null {
  const prefixes = Object.keys(targets).filter((prefix) => targets[prefix]?.[1] === meaning);
  return (
    prefixes
      .map((prefix) =>
        finishedRecords(
          prefix,
          dependencies.map(({ data }) => data),
        ),
      )
      .find(Boolean) ?? null
  );
}

const number = (id: unknown): number => Number(/-(\d+)$/.exec(String(id))?.[1] ?? 0) - 1;

function merge<T extends Adopted>(
  planned: T[],
  records: Attributes[] | null,
  take: (like: T, record: Attributes) => T,
): T[] {
  const [any] = planned;
  if (!records || !any) return planned;
  return records.map((record, at) => {
    const same = planned[number(record['id'])];
    return { ...take(same ?? planned[at % planned.length] ?? any, record), id: String(record['id'] ?? '') };
  });
}

const text = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;

export function adoptFeature(like: Feature, record: Attributes): Feature {
  const name = text(record['name'], like.name);
  const adopted: Feature = {
    ...like,
    name,
    description: upperFirst(text(record['description'] ?? record['statement'], like.description)),
    need: text(record['iWant'], like.need),
    gain: text(record['soThat'], like.gain),
    priority:
      (['must', 'should', 'could', 'later'] as const).find((level) => level === record['priority']) ?? like.priority,
  };
  if (name.toLowerCase() === like.name.toLowerCase()) return adopted;
  // A renamed or new feature: what was planned for the old one no longer fits word by word.
  const plain = name.charAt(0).toLowerCase() + name.slice(1);
  return {
    ...adopted,
    want: text(record['iWant'], `to ${plain}`),
    so: text(record['soThat'], like.so),
    tests: [
      { given: `everything that “${name}” needs is there`, when: 'it is used as described', then: adopted.description },
      {
        given: 'something it needs is missing',
        when: 'it is used',
        then: 'it says what is missing and keeps what was entered',
      },
    ],
    event: {
      ...like.event,
      name: `${plain
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '_')
        .replace(/^_|_$/g, '')
        .slice(0, 40)}_used`,
    },
  };
}

export function adoptGoal(like: Goal, record: Attributes): Goal {
  return {
    ...like,
    goal: text(record['goal'], like.goal),
    metric: text(record['metric'], like.metric),
    baseline: text(record['baseline'], like.baseline),
    target: text(record['target'], like.target),
    deadline: text(record['deadline'], like.deadline),
    measuredBy: text(record['measuredBy'], like.measuredBy),
    ...(record['metric'] ? { quoted: false } : {}),
  };
}

export function adoptPersona(like: Persona, record: Attributes): Persona {
  const name = text(record['name'], like.name);
  const role = name.includes(',') ? (name.split(',')[1] ?? like.role).trim() : like.role;
  return {
    ...like,
    name,
    role,
    today: text(record['today'], like.today),
    success: text(record['success'], like.success),
  };
}
