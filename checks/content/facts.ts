import type { SectionData } from '@specforge/document';

/** What a careful reader noted of an idea. Words are stems as they stand in it; of alternatives the best comes first. */
export interface NotedIdea {
  id: string;
  idea: string;
  /** The thing whose life the product follows. */
  unit: string[];
  /** What each kind of person, or the product itself, shall be able to do: all words of `does` stand in one feature. */
  deeds: { who: string[]; does: string[] }[];
  people: string[][];
  /** Levels to be reached; `target` in digits, or empty where none is said. */
  goals: { about: string[]; target: string }[];
  /** Limits, sizes and figures of today that are no targets. */
  notGoals: string[];
  /** Words that stand together in the line of each rule of operation. */
  rules: string[][];
  /** Today's work, sizes and wishes: words that stand together in no feature's name. */
  notFeatures: string[][];
  figures: string[];
}

/** The same idea drafted as a PRD, and the records of all templates that were drafted of it. */
export interface DraftedIdea {
  prd: Readonly<Record<string, SectionData>>;
  everything: string;
}

export interface Finding {
  kind: string;
  isRight: boolean;
  told: string;
}

type Row = Record<string, unknown>;

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** All texts of a value, one a line, in small letters, numbers without the marks between thousands. */
export function linesOf(value: unknown): string {
  if (typeof value === 'string') return value.toLowerCase().replace(/(\d)[,\u00a0\u202f ](?=\d{3})/g, '$1');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null) return Object.values(value).map(linesOf).join('\n');
  return '';
}

const stem = (word: string): string => word.toLowerCase().replace(/(?:e|ing|s|y)$/, '');
const says = (text: string, word: string): boolean => text.includes(word.toLowerCase());

function saysFigure(text: string, figure: string): boolean {
  const digits = figure.replace(/[^\d.]/g, '');
  if (digits === '') return says(text, figure);
  const written = NUMBERS[Number(digits)];
  return (
    new RegExp(String.raw`(?:^|[^\d.])${digits.replace('.', String.raw`\.`)}(?!\d|\.\d)`).test(text) ||
    (written !== undefined && new RegExp(String.raw`\b${written}`).test(text))
  );
}

const rowsOf = (data: DraftedIdea['prd'], section: string, field: string): Row[] =>
  (data[section]?.[field] as Row[] | null | undefined) ?? [];

/** Everything noted, and whether the draft holds it; then what the draft holds and nobody noted. */
export function findingsOf(noted: NotedIdea, { prd, everything }: DraftedIdea): Finding[] {
  const found: Finding[] = [];
  const find = (kind: string, isRight: boolean, told: string) => found.push({ kind, isRight, told });
  // What the draft proposes by itself is marked so, and not judged here.
  const features = rowsOf(prd, 'scope-features', 'features').filter(
    (feature) => !linesOf(feature).includes('proposed, not asked'),
  );
  const goals = rowsOf(prd, 'strategic-goals', 'goals');
  const names = features.map(({ name }) => linesOf(name));
  const lines = everything.split('\n');
  const whole = linesOf(prd);

  for (const { who, does } of noted.deeds) {
    const told = `${who[0]}: ${does.join(' ')}`;
    const meant = features.filter((_, at) => does.every((word) => says(names[at] ?? '', stem(word))));
    find('deeds', meant.length > 0, told);
    if (meant.length === 0) continue;
    const isOwn = who.some((word) => ['product', 'system'].includes(word));
    find('deeds by the right person', isOwn || meant.some((row) => who.some((word) => says(linesOf(row), word))), told);
  }
  for (const name of names) {
    const shared = noted.deeds.map(({ does }) => does.filter((word) => says(name, stem(word))).length / does.length);
    find('features that were asked for', shared.includes(1) || shared.filter((share) => share > 0).length > 1, name);
  }
  for (const person of noted.people) {
    find(
      'people',
      person.some((word) => says(whole, word)),
      person[0] ?? '',
    );
  }
  const reaches = (goal: Row, { about, target }: NotedIdea['goals'][number]): boolean =>
    about.some((word) => says(linesOf(goal), word)) && (target === '' || saysFigure(linesOf(goal['target']), target));
  for (const goal of noted.goals) {
    find(
      'goals',
      goals.some((row) => reaches(row, goal)),
      `${goal.about.join(', ')}: ${goal.target}`,
    );
  }
  for (const row of goals.filter(({ target, baseline }) => !linesOf([target, baseline]).includes('assumed'))) {
    find(
      'goals that were asked for',
      noted.goals.some((goal) => reaches(row, goal)),
      `${linesOf(row['goal'])}: ${linesOf(row['target'])}`,
    );
  }
  for (const figure of noted.notGoals.filter((limit) => !noted.goals.some(({ target }) => saysFigure(limit, target)))) {
    const wanted = goals.filter((row) => !linesOf(row['target']).includes('assumed'));
    find('what is no goal', !wanted.some((row) => linesOf(row['target']).includes(figure.toLowerCase())), figure);
  }
  for (const rule of noted.rules) {
    find(
      'rules',
      lines.some((line) => rule.every((word) => says(line, word))),
      rule.join(' … '),
    );
  }
  for (const words of noted.notFeatures) {
    find('what is no feature', !names.some((name) => words.every((word) => says(name, word))), words.join(' '));
  }
  for (const figure of noted.figures) find('figures', saysFigure(everything, figure), figure);
  const oftenEnough = 6;
  find(
    'tracked things',
    noted.unit.some((word) => whole.split(word.toLowerCase()).length > oftenEnough),
    noted.unit[0] ?? '',
  );
  return found;
}
