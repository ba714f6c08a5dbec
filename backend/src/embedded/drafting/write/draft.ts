import type { BriefBlock } from '../brief-block.js';
import type { Slots } from '../know/slots.js';
import type { Plan } from '../plan/plan.js';

/** A record of another list, by the meaning of the list and its place in it. */
export interface Ref {
  of: string;
  at: number;
}
export interface CriterionCell {
  given: string;
  when: string;
  then: string;
}
export type Cell = string | number | null | undefined | string[] | Ref[] | CriterionCell[];
/**
 * One thing of a list: its attributes by the last part of their meaning (`risk.cause` -> `cause`). `stock` is set on what
 * is only usual for such products, and of which a section takes no more than it needs.
 */
export type Row = Record<string, Cell>;

/** Everything that an answer is written from. */
export interface Draft {
  block: BriefBlock;
  plan: Plan;
  slots: Slots;
  /** Fills a sentence of the engine's own with the words of this idea. */
  say(template: string): string;
  /** One of several phrasings: the same for the same idea and place, another for another idea. */
  choose<T>(place: string, options: readonly [T, ...T[]]): T;
  /** Lines of the knowledge for a meaning, already filled. */
  known(meaning: string): Row[];
  /** The common lines for a meaning, also those that take for granted what the idea does not say. */
  usual(meaning: string): Row[];
  /** An author asks for more than a draft gives by itself: what is only usual counts as well. */
  everything?: boolean;
}

export type ListWriter = (draft: Draft) => Row[];
export type TextWriter = (draft: Draft) => string;

/** A reference cell to things of another list. */
export const refs = (of: string, ...places: number[]): Ref[] =>
  places.filter((at) => at >= 0).map((at) => ({ of, at }));
/** Bare lines, for meanings without attributes. */
export const lines = (...texts: string[]): Row[] => texts.filter(Boolean).map((text) => ({ text }));

/** Whether the section that is drafted asks for this as well. */
export const isAsked = (meaning: string, { block }: Pick<Draft, 'block'>): boolean =>
  block.section?.fields.some((field) => field.meaning === meaning) ?? false;

/** Whether the section that is drafted cannot do without an entry of this list. */
export const isNeeded = (meaning: string, { block }: Pick<Draft, 'block'>): boolean =>
  block.section?.fields.some((field) => field.meaning === meaning && 'min' in field && (field.min ?? 0) > 0) ?? false;

/** Whether the rows of a list need an answer to this: `functionalRequirement.actor`. */
export const isDemanded = (meaning: string, { block }: Pick<Draft, 'block'>): boolean =>
  block.section?.fields.some(
    (field) =>
      field.kind === 'records' && field.fields.some((part) => part.meaning === meaning && part.optional !== true),
  ) ?? false;

/** Whether the section that is drafted can do without this list. */
export const isOptional = (meaning: string, { block }: Pick<Draft, 'block'>): boolean =>
  block.section?.fields.some((field) => field.meaning === meaning && field.optional === true) ?? false;
