import { lowerFirst } from '../language.js';
import { fieldIn, plainField } from '../know/things.js';
import type { Plan } from '../plan/plan.js';
import type { Row } from './draft.js';

/** `valid from, valid until: date` as a row: type, duty and rule follow from what is said of it. Nobody has given an example. */
function fieldRow(line: string, plan: Plan): Row {
  const key = plainField(line);
  const { name: field, type: rule, accepted } = fieldIn(line);
  const kind = fieldKinds.find(([heard]) => heard.test(key));
  const [, type, validation] =
    // People of a bot are known by the number they write from.
    plan.known.setting.surface === 'chat' && /^contact\b/.test(key) ? ofBot : (kind ?? [null, 'text', '']);
  const options = rule.split(/,\s*/).filter((option) => !/required|optional|^when /.test(option));
  // `sex: man, woman`: what is none of the types names what it may be.
  const choice = !kind && options.length > 1;
  const [when] = /\bwhen\b.*$/.exec(rule) ?? [];
  const told = [
    accepted ||
      (choice
        ? `One of: ${options.join(', ')}`
        : validation
            .replace('<length>', rule.split(', ').at(-1) ?? '')
            .replace('<far>', farthest(plan) || 'A day and an hour')
            .replace('<money>', moneyIn(rule))),
    /\bunique\b/.test(rule) ? 'Each once only' : '',
    when ? `Required ${when}` : '',
  ].filter(Boolean);
  return {
    field,
    type: choice ? 'choice' : type.replace('<unit>', /^number in ([^,]+)/.exec(rule)?.[1] ?? ''),
    required: /\b(?:optional|when|if)\b/.test(rule) ? 'no' : 'yes',
    validation: told.map((part, at) => (at === 0 ? part : lowerFirst(part))).join('; '),
  };
}

const ofBot = [null, 'phone number', 'The number that messages come from'] as const;

/** `approved by: person, when approved` with `approved at: time, when approved` as one row: nobody types either. */
export function fieldRows(lines: string[], plan: Plan): Row[] {
  const by = (line: string): string => /^(.+) by: person\b/.exec(line)?.[1] ?? '';
  const at = (line: string): string => /^(.+) at: time\b/.exec(line)?.[1] ?? '';
  const doers = lines.map(by).filter((done) => done !== '' && lines.some((line) => at(line) === done));
  return lines.flatMap((line): Row[] => {
    if (doers.includes(at(line))) return [];
    const done = by(line);
    if (!doers.includes(done)) return [fieldRow(line, plan)];
    const [, when] = /, when (.+)$/.exec(plainField(line)) ?? [];
    return [
      {
        field: `${done} by, and when`,
        type: 'person, date and time',
        required: when ? 'no' : 'yes',
        validation: when ? `Set by the system when it is ${when}` : 'Set by the system',
      },
    ];
  });
}

const moneyIn = (rule: string): string =>
  rule.startsWith('amount in ') ? ` in ${rule.slice(10).split(',')[0] ?? ''}` : '';

/** How far ahead something may lie, where a rule of the idea says so. */
function farthest({ features }: Plan): string {
  const far = features.flatMap(({ rules = [] }) => rules).find(({ kind }) => kind === 'far');
  return far ? `Not more than ${far.count ?? ''} ${far.of ?? ''} ahead` : '';
}

/** By the name of a field and what is said of it; the first that fits. */
const fieldKinds: [heard: RegExp, type: string, validation: string][] = [
  [/\breference to /, 'reference', 'One that exists'],
  [/ after the start$/, 'date and time', '<length>'],
  [/^ends at\b/, 'date and time', 'After the start'],
  // Who made a book or a part is a name on it, and nobody who signs in.
  [
    /^(?:publisher|author|composer|artist|maker|manufacturer|brand|producer)\b.*: person\b/,
    'text',
    '1 to 80 characters (assumed)',
  ],
  [/: person\b/, 'person', ''],
  [/\btext or number\b/, 'text or number', 'Which of the two is to be settled'],
  [/\bnumber with unit\b/, 'number', 'Its unit is to be settled'],
  [/: number in \S/, 'number in <unit>', 'A number'],
  [/: amount\b/, 'amount', 'Two decimals<money>'],
  [/\bpicture or file\b/, 'picture or file', 'At least one'],
  [/: picture\b/, 'picture', 'At least one'],
  [/: file\b/, 'file', 'File types and size limit to be defined'],
  [/: signature\b/, 'signature', 'Written on the screen, kept with name and time'],
  [/: text, unique/, 'text', '1 to 20 characters (assumed)'],
  [/\bpoint on the map\b/, 'text or point on the map', ''],
  [
    /^(?:what|reason|remark|note|comment|text|wording|outcome|description|content)\b.*: text\b/,
    'text',
    '3 to 500 characters (assumed)',
  ],
  [/: text\b/, 'text', '1 to 80 characters (assumed)'],
  [/^starts at\b/, 'date and time', '<far>'],
  [/\btime of day\b/, 'time', 'Hours and minutes'],
  [/\bdate and time|\btime with zone|\btimestamp\b/, 'date and time', 'A day and an hour'],
  [/^(?!.*\be-?mail).*\bphone number\b/, 'phone number', 'A number that can be reached'],
  [/\b(?:e-?mail|phone|contact)\b/, 'phone or e-mail', 'A number that can be rung, or an address'],
  [/\b(?:reference|author)\b/, 'reference', 'One that exists'],
  [/^field, old value/, 'text', 'Set by the system'],
  [/\byes or no\b/, 'yes or no', 'Nothing is chosen beforehand'],
  [/: (?:integer|number|count|minutes|score)\b/, 'number', 'Not negative'],
  [/: date\b/, 'date', 'A day of the calendar'],
  [/: time\b/, 'date and time', 'Set by the system'],
  [/: list\b/, 'list', 'At least one'],
];
