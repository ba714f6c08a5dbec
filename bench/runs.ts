// (a) How close a run comes to the shortest time in which its sections could be written at all.
import type { TemplateDetailDto } from '#backend/templates/templates.dto.js';
import { IDEAS } from './support/ideas.ts';
import { finishedText, inputWithAllPrevious } from './support/input-tokens.ts';
import { lowerBound } from './support/lower-bound.ts';
import { AT_ONCE, type Model, startModel } from './support/model.ts';
import type { ModelCall, Pace } from './support/model-answers.ts';
import { type Product, startProduct } from './support/product.ts';
import { addRandomTemplates } from './support/random-templates.ts';
import { type Figure, inNumber, inTime, median, percentile, report, sum } from './support/report.ts';
import { writeDocument } from './support/written-runs.ts';

/** What LLM_CONCURRENCY is when nobody sets it. */
const SLOTS = 8;
const TEMPLATES = ['prd-saas-starter', 'brd-basic', 'frd-webapp'];
const SIZES = [10, 20, 40];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 6);
/** Some ten times as fast as a large model, so whatever the product adds weighs ten times as much as in use. */
const PACE: Omit<Pace, 'seed'> = { firstTokenMs: 120, tokensPerSecond: 900, deviation: 0.35 };

interface Round {
  /** Times in milliseconds. */
  makespan: number;
  bound: number;
  oneByOne: number;
  firstText: number;
  modelFirstText: number;
  firstSection: number;
  modelFirstSection: number;
  inputTokens: number;
  allPreviousTokens: number;
  finishedText: { sent: number; allPrevious: number };
}

const model = await startModel();
const product = await startProduct({ modelUrl: model.url });
try {
  const random = await addRandomTemplates(
    product.databaseUrl,
    SIZES.flatMap((sections) => Array.from({ length: ROUNDS }, (_, round) => ({ sections, seed: String(round + 1) }))),
  );
  const groups: [string, Round[]][] = [];
  for (const id of TEMPLATES)
    groups.push([
      id,
      await rounds(
        product,
        model,
        Array.from({ length: ROUNDS }, () => id),
      ),
    ]);
  for (const size of SIZES) {
    const ids = random.filter(({ sections }) => sections.length === size).map(({ id }) => id);
    groups.push([`${size} sections at random`, await rounds(product, model, ids)]);
  }
  report({
    title: 'Writing a document',
    method:
      `${ROUNDS} runs of each, one after another, at ${SLOTS} calls at once, through HTTP, queue and database. The model ` +
      'answers with text that fits the section, about ten times as fast as a large one and with a seeded speed that ' +
      'varies from call to call. The lower bound is the longest chain of dependent calls or all calls shared by the ' +
      'slots, whichever is larger; nothing is added to it for the work between calls. One after another is the sum of ' +
      'the calls. Input tokens are those of every call to the model, against prompts that differ only in holding all ' +
      'sections before the one to be written. What is saved grows with the document: in one of ten sections about half ' +
      'of the input is what every prompt needs, its own fields and hints first of all. Finished text is the part of the ' +
      'input that the choice of dependencies decides on.',
    figures: [...groups.flatMap(([name, found]) => makespanFigures(name, found)), ...documentFigures(groups)],
  });
} finally {
  await product.stop();
  model.stop();
}

async function rounds(product: Product, model: Model, templateIds: string[]): Promise<Round[]> {
  const found: Round[] = [];
  for (const [index, templateId] of templateIds.entries()) {
    const idea = IDEAS[index % IDEAS.length] ?? '';
    // Written once at full speed, so that thinking up the text takes no time of the round that is measured.
    model.setPace(AT_ONCE);
    await writeDocument(await product.newPerson(), templateId, idea);
    found.push(await round(product, model, templateId, idea, `${templateId} ${index}`));
    const { makespan, bound } = found.at(-1)!;
    console.log(`${templateId}: ${inTime(makespan)}, ${(makespan / bound).toFixed(3)} of the lower bound`);
  }
  return found;
}

async function round(product: Product, model: Model, templateId: string, idea: string, seed: string): Promise<Round> {
  const person = await product.newPerson();
  const { purpose } = await person.get<TemplateDetailDto>(`/forge/templates/${templateId}`);
  model.setPace({ ...PACE, seed });
  const { askedAt, firstTextAt, firstSectionAt, endedAt, document } = await writeDocument(person, templateId, idea);
  const calls = await model.calls();
  const durations = new Map<string, number>();
  for (const { section, durationMs } of calls) durations.set(section, (durations.get(section) ?? 0) + durationMs);
  const sections = calls.filter(({ task }) => task === 'section');
  const firstToSpeak = earliest(sections, ({ firstTokenAt }) => firstTokenAt);
  const firstToEnd = earliest(sections, ({ arrivedAt, durationMs }) => arrivedAt + durationMs);
  return {
    makespan: endedAt - askedAt,
    bound: lowerBound(document.outline, durations, SLOTS),
    oneByOne: sum([...durations.values()]),
    firstText: firstTextAt - askedAt,
    modelFirstText: firstToSpeak.firstTokenAt - firstToSpeak.arrivedAt,
    firstSection: firstSectionAt - askedAt,
    modelFirstSection: firstToEnd.durationMs,
    inputTokens: sum(calls.map(({ inputTokens }) => inputTokens)),
    allPreviousTokens: inputWithAllPrevious(document, idea, purpose),
    finishedText: finishedText(document),
  };
}

function earliest(calls: readonly ModelCall[], when: (call: ModelCall) => number): ModelCall {
  return calls.reduce((first, call) => (when(call) < when(first) ? call : first));
}

function makespanFigures(name: string, found: readonly Round[]): Figure[] {
  const ratios = found.map(({ makespan, bound }) => makespan / bound);
  const measured = inTime(median(found.map(({ makespan }) => makespan)));
  const against = `lower bound ${inTime(median(found.map(({ bound }) => bound)))}`;
  return [
    { what: `${name}: makespan, median`, measured, against, ratio: median(ratios), limit: { atMost: 1.05 } },
    {
      what: `${name}: makespan, 95th percentile`,
      measured: inTime(
        percentile(
          found.map(({ makespan }) => makespan),
          0.95,
        ),
      ),
      against: 'lower bound of the same run',
      ratio: percentile(ratios, 0.95),
      limit: { atMost: 1.1 },
    },
    {
      what: `${name}: one section after another`,
      measured,
      against: inTime(median(found.map(({ oneByOne }) => oneByOne))),
      ratio: median(found.map(({ makespan, oneByOne }) => makespan / oneByOne)),
    },
    {
      what: `${name}: input tokens per document`,
      measured: inNumber(median(found.map(({ inputTokens }) => inputTokens))),
      against: `all sections before: ${inNumber(median(found.map(({ allPreviousTokens }) => allPreviousTokens)))}`,
      ratio: median(found.map(({ inputTokens, allPreviousTokens }) => inputTokens / allPreviousTokens)),
    },
    {
      what: `${name}: finished text in its prompts, tokens`,
      measured: inNumber(median(found.map(({ finishedText: { sent } }) => sent))),
      against: `all sections before: ${inNumber(median(found.map(({ finishedText: { allPrevious } }) => allPrevious)))}`,
      ratio: median(found.map(({ finishedText: { sent, allPrevious } }) => sent / allPrevious)),
    },
  ];
}

function documentFigures(groups: readonly [string, Round[]][]): Figure[] {
  const all = groups.flatMap(([, found]) => found);
  const middle = (pick: (round: Round) => number) => median(all.map(pick));
  const input = sum(all.map(({ inputTokens }) => inputTokens));
  const allPrevious = sum(all.map(({ allPreviousTokens }) => allPreviousTokens));
  return [
    {
      what: 'All documents together: input tokens',
      measured: inNumber(input),
      against: `all sections before: ${inNumber(allPrevious)}`,
      ratio: input / allPrevious,
      limit: { atMost: 0.25 },
    },
    {
      what: 'All documents together: finished text in prompts, tokens',
      measured: inNumber(sum(all.map(({ finishedText: { sent } }) => sent))),
      against: `all sections before: ${inNumber(sum(all.map(({ finishedText: { allPrevious } }) => allPrevious)))}`,
      ratio:
        sum(all.map(({ finishedText: { sent } }) => sent)) /
        sum(all.map(({ finishedText: { allPrevious } }) => allPrevious)),
      limit: { atMost: 0.25 },
    },
    {
      what: 'Time to the first visible text, median',
      measured: inTime(middle(({ firstText }) => firstText)),
      against: `that call's first token after ${inTime(middle(({ modelFirstText }) => modelFirstText))}`,
      ratio: middle(({ firstText, modelFirstText }) => firstText / modelFirstText),
    },
    {
      what: 'Time to the first section, median',
      measured: inTime(middle(({ firstSection }) => firstSection)),
      against: `that call alone ${inTime(middle(({ modelFirstSection }) => modelFirstSection))}`,
      ratio: middle(({ firstSection, modelFirstSection }) => firstSection / modelFirstSection),
    },
  ];
}
