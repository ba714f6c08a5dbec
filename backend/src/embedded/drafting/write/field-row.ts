import { upperFirst, withArticle } from '../language.js';
import { fieldIn, plainField } from '../know/things.js';
import type { Plan } from '../plan/plan.js';
import { plainStates } from '../plan/states.js';
import type { Draft, Row } from './draft.js';

/** `valid from, valid until: date` as a row: type, duty, rule and example follow from what is said of it. */
export function fieldRow(line: string, entity: string, { plan, say }: Draft): Row {
  const key = plainField(line);
  const { name: field, type: rule, accepted, example: value } = fieldIn(line);
  const kind = fieldKinds.find(([heard]) => heard.test(key));
  const [, type, validation, example] = kind ?? [null, 'text', 'Up to 500 characters', ''];
  const options = rule.split(/,\s*/).filter((option) => !/required|optional/.test(option));
  // `sex: man, woman`: what is none of the types names what it may be.
  const choice = !kind && options.length > 1;
  const by = /: person, (.+)$/.exec(key)?.[1];
  return {
    field,
    type: choice ? 'choice' : type.replace('<unit>', /^number in (.+)$/.exec(rule)?.[1] ?? ''),
    required: /\b(?:optional|when|if)\b/.test(rule) ? 'no' : 'yes',
    validation:
      accepted ||
      say(
        choice
          ? `One of: ${options.join(', ')}`
          : /\bunique\b/.test(rule)
            ? `${validation}; ${rule.replace(/^.*?(unique)/, '$1')}`
            : /\bwhen\b/.test(rule)
              ? `${validation}; required ${rule.replace(/^.*?\b(when)/, '$1')}`
              : validation
                  .replace('<length>', upperFirst(rule.split(', ').at(-1) ?? ''))
                  .replace('<far>', farthest(plan))
                  .replace('<money>', rule.startsWith('amount in ') ? `, in ${rule.slice(10)}` : ''),
      ),
    example: (value || say(choice ? (options[1] ?? options[0] ?? '') : example))
      .replace('<states>', plainStates(plan).slice(0, 2).join(', '))
      .replace('<day>', plan.calendar.pilot)
      .replace('<by>', by === undefined ? '' : upperFirst(withArticle(by)))
      .replace('<name>', entity === 'Person' ? (plan.personas[0]?.name.split(',')[0] ?? 'Kim') : '')
      .replace('<mail>', `${nameOf(plan)}@example.org`),
  };
}

/** How far ahead something may lie, where a rule of the idea says so. */
function farthest({ features }: Plan): string {
  const far = features.flatMap(({ rules = [] }) => rules).find(({ kind }) => kind === 'far');
  return far ? `, and not more than ${far.count ?? ''} ${far.of ?? ''} ahead` : '';
}

/** By the name of a field and what is said of it; the first that fits. */
const fieldKinds: [heard: RegExp, type: string, validation: string, example: string][] = [
  [/\breference to /, 'reference', 'One that exists', ''],
  [/ after the start$/, 'date and time', '<length>', '<day> 08:15'],
  [/^ends at\b/, 'date and time', 'After the start', '<day> 17:00'],
  [/: person,/, 'person', 'Signed in at that moment', '<by>'],
  [/: person\b/, 'person', 'One who exists', ''],
  [/\bnumber with unit\b/, 'number', 'A number in its unit; which one is to be settled', ''],
  [/: number in \S/, 'number in <unit>', 'A number above 0', '60'],
  [/: amount\b/, 'amount', 'Two decimals<money>; negative only for a credit', '24.50'],
  [/\blines: list\b/, 'list', 'At least one; each with day, what it is for and price', '3 entries'],
  [/\bpicture or file\b/, 'picture or file', 'Of a kind that browsers show', 'IMG_0412.jpg'],
  [/: picture\b/, 'picture', 'Of a kind that browsers show', 'IMG_0412.jpg'],
  [/: file\b/, 'file', 'Which kinds and how large: to be settled', ''],
  [/: signature\b/, 'signature', 'Written on the screen, kept with name and time', ''],
  [/^(?:name|title|number|code)\b.*: text\b|: text, unique/, 'text', '2 to 80 characters', '<name>'],
  [/\breason\b/, 'text', '10 to 300 characters', ''],
  [/: text\b/, 'text', 'Up to 500 characters', ''],
  [/^starts at\b/, 'date and time', 'Not in the past when it is entered<far>', '<day> 09:00'],
  [/\btime of day\b/, 'time', 'Hours and minutes', '09:00'],
  [/\bdate and time|\btime with zone|\btimestamp\b/, 'date and time', 'A day and an hour', '<day> 07:30'],
  [/\b(?:e-?mail|phone|contact)\b/, 'phone or e-mail', 'A number that can be rung, or an address', '07700 900412'],
  [/\bauthor\b/, 'reference', 'One that exists', '{NameA}'],
  [/^site\b/, 'reference', 'One that exists', ''],
  [/\breference\b/, 'reference', 'One that exists', ''],
  [/^field, old value/, 'text', 'Given by the system', 'state: <states>'],
  [/^active\b.*\byes or no\b/, 'yes or no', 'Cannot be switched off while in use in a confirmed {unit}', 'yes'],
  [/\byes or no\b/, 'yes or no', 'Empty until somebody has answered', 'yes'],
  [/: (?:integer|number|count|minutes|score)\b/, 'number', 'Not negative', '4'],
  [/^born: date/, 'date', 'In the past', '2019-05-02'],
  [/: date\b/, 'date', 'A day of the calendar', '<day>'],
  [/: time\b/, 'date and time', 'Given by the system', '<day> 07:30'],
  [/\b(?:person|author)\b/, 'person', 'Somebody with a right to it', '{NameA}'],
  [/: list\b/, 'list', 'At least one', ''],
];

const nameOf = ({ personas }: Plan): string =>
  (personas[0]?.role ?? 'name')
    .normalize('NFKD')
    .replace(/[^A-Za-z]+/g, '.')
    .replace(/^\.|\.$/g, '')
    .toLowerCase() || 'name';
