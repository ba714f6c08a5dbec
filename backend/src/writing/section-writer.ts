import { Injectable, Logger } from '@nestjs/common';
import { answerSchema, type FieldProblem, type TemplateSection, validateAnswer } from '@specforge/document';
import { type BriefBlock, renderBriefBlock } from '../embedded/drafting/brief-block.js';
import { LlmClient } from '../integrations/llm/llm.client.js';
import { addUsage, type LlmMessage, type LlmOutcome, type LlmUsage, noUsage } from '../integrations/llm/llm.types.js';
import { fill, type Prompts, readPrompts, type SectionPrompt } from './prompt-files.js';
import { failureCode, type SectionFailureCode } from './section-failures.js';
import { joinJsonText, splitFields } from './split-section.js';

export interface WritingTask {
  /** `task` and `section` say what to write. */
  block: BriefBlock;
  section: TemplateSection;
  /** Display ids of records in other sections, where all that the section may refer to are finished. */
  knownIds?: ReadonlySet<string>;
  signal?: AbortSignal;
  /** Hears the answer's JSON text as it grows. */
  onText?: (text: string) => void;
  /** `held` when the caller has a slot of `LlmClient.slots` for the time of the writing. */
  slot: 'take' | 'held';
}

type Verdict =
  /** `answer` passed `validateAnswer`. */
  | { kind: 'written'; answer: unknown }
  | { kind: 'failed'; code: SectionFailureCode; detail: string }
  | { kind: 'cancelled' };
export type WritingResult = Verdict & { usage: LlmUsage };

const MAX_REPAIRS = 2;
const MAX_PROBLEMS_TOLD = 20;

/** A try that did not do: what to say next, and how it ends when there is no next. */
interface Shortfall {
  code: SectionFailureCode;
  detail: string;
  next: { messages: LlmMessage[]; room: number } | 'halves';
}

/**
 * Asks the model for a section until the answer fits, repairing each kind of shortfall in its own way, at most twice:
 * a truncated answer gets more room, then is asked for in two halves; an invalid one is asked again with its errors.
 * There is no fallback to worse text: what does not fit in the end is a failure.
 */
@Injectable()
export class SectionWriter {
  private readonly logger = new Logger(SectionWriter.name);
  private readonly prompts: Prompts = readPrompts();

  constructor(private readonly llm: LlmClient) {}

  async write(task: WritingTask): Promise<WritingResult> {
    const prompt = task.block.task === 'improve' ? this.prompts.improve : this.prompts.section;
    let messages = firstMessages(prompt, task);
    let room = this.llm.entry('main').maxOutputTokens;
    let usage = noUsage();
    for (let repairs = 0; ; repairs += 1) {
      const outcome = await this.ask(task, task.section, messages, room, task.onText);
      usage = addUsage(usage, outcome.usage);
      const judged = this.judge(outcome, task, prompt, room, repairs);
      if ('kind' in judged) return { ...judged, usage };
      this.logger.warn(`Section ${task.section.key}: ${judged.code} (${judged.detail.slice(0, 200)})`);
      if (repairs >= MAX_REPAIRS) return { kind: 'failed', code: judged.code, detail: judged.detail, usage };
      if (judged.next === 'halves') {
        const halves = await this.writeInHalves(task, prompt);
        return { ...halves, usage: addUsage(usage, halves.usage) };
      }
      ({ messages, room } = judged.next);
    }
  }

  private judge(
    outcome: LlmOutcome,
    task: WritingTask,
    prompt: SectionPrompt,
    room: number,
    repairs: number,
  ): Verdict | Shortfall {
    const again = (words: string, problems: string, answer?: string) => ({
      messages: repairMessages(prompt, task, words, problems, answer),
      room,
    });
    switch (outcome.kind) {
      case 'ok': {
        const answer: unknown = JSON.parse(outcome.text);
        const problems = validateAnswer(task.section, answer, task.knownIds);
        if (problems.length === 0) return { kind: 'written', answer };
        const detail = describe(problems);
        return { code: 'SECTION_INVALID', detail, next: again(prompt.repairs.invalid, detail, outcome.text) };
      }
      case 'malformed':
        return {
          code: 'SECTION_MALFORMED',
          detail: outcome.reason,
          next: again(prompt.repairs.malformed, oneLine(outcome.reason)),
        };
      case 'refused':
        return { code: 'SECTION_REFUSED', detail: outcome.reason, next: again(prompt.repairs.refused, '') };
      case 'truncated': {
        const more = this.llm.entry('main').maxOutputTokensRetry;
        const shortfall = { code: 'SECTION_TRUNCATED' as const, detail: `${room} tokens were too few` };
        if (repairs === 0 && more > room) {
          return { ...shortfall, next: { messages: firstMessages(prompt, task), room: more } };
        }
        return { ...shortfall, next: 'halves' };
      }
      case 'cancelled':
        return { kind: 'cancelled' };
      default:
        return { kind: 'failed', code: failureCode(outcome.kind), detail: outcome.message };
    }
  }

  /** The last repair of a section that is too long: each half is asked for once, and must do. */
  private async writeInHalves(task: WritingTask, prompt: SectionPrompt): Promise<WritingResult> {
    const parts = splitFields(task.section);
    const tooLong = (detail: string, usage: LlmUsage): WritingResult => {
      return { kind: 'failed', code: 'SECTION_TRUNCATED', detail, usage };
    };
    if (!parts) return tooLong('a section of one field cannot be halved', noUsage());
    let usage = noUsage();
    let text = '';
    const answer: Record<string, unknown> = {};
    for (const fields of parts) {
      const half = { ...task.section, fields };
      const messages = firstMessages(
        prompt,
        { ...task, section: half, block: withFields(task.block, half) },
        prompt.half,
      );
      const before = text;
      const onText = (more: string) => task.onText?.(before === '' ? more : joinJsonText(before, more));
      const outcome = await this.ask(task, half, messages, this.llm.entry('main').maxOutputTokensRetry, onText);
      usage = addUsage(usage, outcome.usage);
      if (outcome.kind === 'cancelled') return { kind: 'cancelled', usage };
      if (outcome.kind === 'truncated') return tooLong('half of it was too long as well', usage);
      if (outcome.kind === 'refused') return { kind: 'failed', code: 'SECTION_REFUSED', detail: outcome.reason, usage };
      if (outcome.kind === 'malformed') {
        return { kind: 'failed', code: 'SECTION_MALFORMED', detail: outcome.reason, usage };
      }
      if (outcome.kind !== 'ok')
        return { kind: 'failed', code: failureCode(outcome.kind), detail: outcome.message, usage };
      text = before === '' ? outcome.text : joinJsonText(before, outcome.text);
      Object.assign(answer, JSON.parse(outcome.text));
    }
    const problems = validateAnswer(task.section, answer, task.knownIds);
    if (problems.length > 0) return { kind: 'failed', code: 'SECTION_INVALID', detail: describe(problems), usage };
    return { kind: 'written', answer, usage };
  }

  private ask(
    task: WritingTask,
    section: TemplateSection,
    messages: LlmMessage[],
    maxOutputTokens: number,
    onText: ((text: string) => void) | undefined,
  ): Promise<LlmOutcome> {
    const schema = { name: schemaName(section.key), schema: { ...answerSchema(section) } };
    const { signal, slot } = task;
    return this.llm.complete({ model: 'main', messages, schema, maxOutputTokens, onText, signal }, { slot });
  }
}

export function firstMessages(
  prompt: SectionPrompt,
  { block, section }: Pick<WritingTask, 'block' | 'section'>,
  more = '',
): LlmMessage[] {
  const words = fill(prompt.user, { sectionTitle: section.title, docType: block.template.docType });
  return [system(prompt), user([words, more], block)];
}

function repairMessages(
  prompt: SectionPrompt,
  { block, section }: WritingTask,
  words: string,
  problems: string,
  answer: string | undefined,
): LlmMessage[] {
  const said = fill(words, { sectionTitle: section.title, docType: block.template.docType, problems });
  const before: LlmMessage[] = answer === undefined ? [] : [{ role: 'assistant', content: answer }];
  return [system(prompt), ...before, user([said], block)];
}

function system(prompt: SectionPrompt): LlmMessage {
  return { role: 'system', content: prompt.system.trim() };
}

/** The block always stands last: whatever a user wrote is inside it, and the last block of a message counts. */
function user(words: string[], block: BriefBlock): LlmMessage {
  const said = words.map((part) => part.trim()).filter((part) => part !== '');
  return { role: 'user', content: [...said, renderBriefBlock(block)].join('\n\n') };
}

function withFields(block: BriefBlock, { fields }: TemplateSection): BriefBlock {
  return block.section ? { ...block, section: { ...block.section, fields } } : block;
}

function describe(problems: readonly FieldProblem[]): string {
  const told = problems.slice(0, MAX_PROBLEMS_TOLD).map(({ field, message }) => `- ${field}: ${message}`);
  const left = problems.length - told.length;
  return [...told, ...(left > 0 ? [`- and ${left} more of the same kinds`] : [])].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 200);
}

/** Schema names may hold letters, digits, underscores and hyphens only. */
function schemaName(key: string): string {
  return key.replace(/[^\w-]/g, '_').slice(0, 60);
}
