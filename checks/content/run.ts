// `npm run content:check`: reads every template, its search content and its example, has the embedded engine draft it,
// and says what is wrong. Ids after it choose templates. Ends with 1 when something is.
import { readTemplateContent } from '#backend/templates/content-files.js';
import { readExample } from '#backend/templates/example-files.js';
import type { Template } from '@specforge/document';
import { draftProblems, exampleProblems, idleLines } from './drafted.ts';
import { likenesses } from './likeness.ts';
import { readingLevel } from './reading-level.ts';
import { misspelt } from './spelling.ts';
import { exampleIdea, ownMeanings, type Text, textsOfFile } from './texts.ts';

const LONGEST_SENTENCE = 25;

const chosen = process.argv.slice(2);
const { templates, sections } = await readTemplateContent();
const ids = new Set(templates.map(({ id }) => id));
const unknown = chosen.filter((id) => !ids.has(id));
if (unknown.length > 0) {
  console.error(`There is no template ${unknown.join(', ')}.`);
  process.exit(1);
}
const wanted = templates.filter(({ id }) => chosen.length === 0 || chosen.includes(id));

const ownTexts = (id: string): Text[] => [
  ...textsOfFile(`templates/${id}.yaml`),
  ...textsOfFile(`search/${id}.yaml`),
  ...textsOfFile(`knowledge/templates/${id}.yaml`),
];
const spellingProblems = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ place, text }) => misspelt(text).map((word) => `${place}: '${word}' is not in the dictionary`));

function searchProblems({ id, search }: Template): string[] {
  if (!search) return [`content/search/${id}.yaml is missing`];
  return search.relatedTemplateIds
    .filter((other) => !ids.has(other))
    .map((other) => `related template ${other} does not exist`);
}

async function check(template: Template): Promise<string[]> {
  const idea = exampleIdea(template.id);
  return [
    ...searchProblems(template),
    ...spellingProblems(ownTexts(template.id)),
    ...idleLines(ownMeanings(template.id)),
    ...(idea === null ? [`content/examples/${template.id}.yaml has no idea`] : draftProblems(template, idea)),
    ...exampleProblems(template, await readExample(template.id)),
  ];
}

let wrong = 0;
const tell = (name: string, problems: readonly string[]): void => {
  for (const problem of problems) console.log(`  ✗ ${name}: ${problem}`);
  wrong += problems.length;
};

console.log('template                   sections  own words  grade  words a sentence');
for (const template of wanted) {
  const texts = ownTexts(template.id).map(({ text }) => text);
  const { grade, sentence } = readingLevel(texts);
  const words = texts.join(' ').split(/\s+/).length;
  const own = template.sections.filter(({ key }) => !sections.has(key)).length;
  const cells = [`${template.sections.length} (${own})`, String(words), grade.toFixed(1), sentence.toFixed(1)];
  console.log(template.id.padEnd(28), cells.map((cell, at) => cell.padStart([7, 10, 6, 17][at] ?? 8)).join(' '));
  tell(template.id, await check(template));
  if (sentence > LONGEST_SENTENCE)
    tell(template.id, [`sentences have ${sentence.toFixed(1)} words, more than ${LONGEST_SENTENCE}`]);
}

const pairs = likenesses(templates, ownTexts).filter(
  ({ ids: [one, other] }) => chosen.length === 0 || chosen.includes(one) || chosen.includes(other),
);
for (const {
  ids: [one, other],
  sections: alike,
  runs,
  problem,
} of pairs) {
  if (!problem) continue;
  tell(`${one} and ${other}`, [
    `share ${Math.round(alike * 100)}% of the sections and ${(runs * 100).toFixed(1)}% of the wording`,
  ]);
}

const doubles = (what: string, of: (template: Template) => string | undefined): void => {
  const seen = new Map<string, string>();
  for (const template of templates) {
    const value = of(template)?.toLowerCase();
    if (value === undefined) continue;
    const other = seen.get(value);
    if (other !== undefined) tell(template.id, [`has the same ${what} as ${other}`]);
    seen.set(value, template.id);
  }
};
doubles('name', ({ name }) => name);
doubles('title', ({ search }) => search?.seoTitle);
doubles('description for search engines', ({ search }) => search?.metaDescription);
doubles('keyword', ({ search }) => search?.targetKeyword);
if (chosen.length === 0) {
  for (const [key] of sections) tell(key, spellingProblems(textsOfFile(`sections/${key}.yaml`)));
}

const [most] = [...pairs].sort((a, b) => b.runs - a.runs);
if (most) console.log(`Most alike in wording: ${most.ids.join(' and ')}, ${(most.runs * 100).toFixed(1)}%`);
console.log(wrong === 0 ? `${wanted.length} templates, nothing wrong.` : `${wrong} problems.`);
process.exit(wrong === 0 ? 0 : 1);
