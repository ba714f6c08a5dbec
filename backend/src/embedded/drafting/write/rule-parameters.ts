import { stripStop, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import type { Row } from './draft.js';
import { nameOfRule } from './rules.js';

/** `11 hour rest rule`, `over 48 hours a week`: each number that a rule of the idea sets, with what it limits. */
export const ruleParameters = ({ brief, facts }: Pick<Plan, 'brief' | 'facts'>, owner: string): Row[] => [
  // `until 10:30`: an hour up to which something is taken.
  ...facts.cutOffs
    .filter(({ said }) => said.length <= longest)
    .map(({ said, time }): Row => ({
      name: `In “${upperFirst(stripStop(said))}”`,
      value: time,
      range: 'Any time of day',
      changedBy: owner,
    })),
  ...brief.rulesTold.flatMap((rule) =>
    stripStop(rule.text)
      .split(parts)
      .flatMap((part): Row[] => {
        const values = [...part.matchAll(value)].map(([found]) => found.trim());
        return values.length === 0
          ? []
          : [
              {
                name: `In “${part.length <= longest ? upperFirst(part.trim().replace(opensOpen, '')) : nameOfRule(rule)}”`,
                value: values.join(', '),
                range: 'Not known yet',
                changedBy: owner,
              },
            ];
      }),
  ),
];

/** Letters of a cell, without what stands around the words. */
const longest = 90;

const parts =
  /;\s|,\s(?=(?:and|but|or|so|after|if|unless|when|though|except|root)\b)|\s(?=(?:and|or|but|unless|if|so) (?!\S+ (?:days?|hours?|weeks?|months?|minutes?)\b|(?:less|more|fewer|better|longer|earlier|later|higher|lower)\b))/i;
const count = String.raw`(?:[€£$]\s?\d[\d.,]*|\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|ninety)`;
const unit = String.raw`(?:\s?%|\s?°C|[\s-](?:(?:working|business|calendar) )?(?:minutes?|hours?|days?|weeks?|months?|years?|seconds?|euros?|cents?|km|mm|kg|people|persons?|pieces|degrees)\b(?:\s(?:a|per|each) (?:minute|hour|day|week|month|year|person)(?: per person)?)?)`;
const value = new RegExp(String.raw`(?<![\p{L}\d])${count}${unit}|[€£$]\s?\d[\d.,]*`, 'giu');
const opensOpen = /^(?:and|or|but|so|though) /i;
