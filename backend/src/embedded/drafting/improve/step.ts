/** How much of a text may stay: a share of its length, or at most so many words or sentences. */
export interface Size {
  share?: number;
  words?: number;
  sentences?: number;
}

/** Changes of wording that leave what is said alone. */
export type Style = 'plain' | 'formal' | 'friendly' | 'active' | 'typos' | 'american' | 'british' | 'polish';
/** Things that the plan can add to a text. */
export type Extra =
  | 'detail'
  | 'figures'
  | 'examples'
  | 'reasons'
  | 'owners'
  | 'risks'
  | 'criteria'
  | 'dates'
  | 'persuasion'
  | 'summary';
/** Other shapes of the same text. */
export type Shape = 'bullets' | 'numbered' | 'paragraph' | 'bold';
/** Why an instruction cannot be carried out here, as far as its words tell. */
export type Beyond = 'language' | 'table' | 'picture' | 'source' | 'question' | 'unclear';

/** One thing that an instruction asks for. `about` is what it is said of, in the user's words. */
export type Step =
  | { kind: 'replace'; from: string; to: string }
  | { kind: 'rename'; about: string; to: string }
  | { kind: 'remove'; about: string; mentions: boolean }
  | { kind: 'add'; count: number; what: string; about: string }
  | { kind: 'shorten'; about: string; size: Size }
  | { kind: 'style'; about: string; style: Style }
  | { kind: 'extra'; about: string; extra: Extra }
  | { kind: 'shape'; about: string; shape: Shape }
  | { kind: 'set'; about: string; value: string; also?: boolean }
  | { kind: 'sort'; about: string }
  | { kind: 'place'; about: string; where: 'first' | 'last'; other: string; side: 'before' | 'after' | null }
  | { kind: 'swap'; about: string }
  | { kind: 'lead'; about: string }
  | { kind: 'split'; about: string }
  | { kind: 'merge'; about: string }
  | { kind: 'keep'; about: string; count: number }
  | { kind: 'shift'; about: string; days: number }
  | { kind: 'beyond'; text: string; why: Beyond };

export const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  another: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  some: 2,
  more: 2,
  few: 2,
  couple: 2,
};
export const countOf = (word: string): number => Number(word.replace(/,/g, '')) || (counts[word.toLowerCase()] ?? 0);
export const numberWords = String.raw`\d+|an?|one|single|two|three|four|five|six|seven|eight|ten`;
