import type { Known } from '../know.js';
import type { Brief } from '../read/brief.js';
import type { Calendar } from './calendar.js';
import type { DeedRule } from './deed-rules.js';
import type { OperatingRule } from './operating.js';
import type { Facts } from './facts.js';
import type { Side } from './people.js';
import type { Terms } from './terms.js';

/**
 * All that a document says, decided once from the idea alone: sections that are written at the same time read the
 * same plan and therefore agree. An `id` is set when a finished section carries another than the position gives.
 */
export interface Plan {
  brief: Brief;
  known: Known;
  calendar: Calendar;
  terms: Terms;
  facts: Facts;
  /** Picks between phrasings, the same for the same idea. */
  seed: number;
  personas: Persona[];
  goals: Goal[];
  features: Feature[];
  nouns: string[];
}

/** How something is tried. */
export interface Tried {
  given: string;
  when: string;
  then: string;
  /** It only says the deed again, and stands where nothing else is to be had. */
  isPlain?: boolean;
  /** A rule asks for it. */
  isRuled?: boolean;
}

export interface Adopted {
  id?: string;
}

export interface Persona extends Adopted {
  name: string;
  /** `harvest master` */
  role: string;
  side: Side;
  does: string;
  priority: 'primary' | 'secondary' | 'influencer';
  context: string;
  goals: string[];
  /** What goes wrong for people of such a role anywhere; empty where the idea says what theirs is. */
  pains: string[];
  /** What they work with now; empty where the idea does not say. */
  today: string;
  success: string;
}

export interface Goal extends Adopted {
  goal: string;
  metric: string;
  baseline: string;
  target: string;
  deadline: string;
  measuredBy: string;
  /** The idea states it; else it is a proposal. */
  stated: boolean;
  /** `by December 2026`: the day of the idea, where it lies before the launch. */
  early?: string;
  /** Proposed of any product: no deed brings it nearer than another. */
  isUsual?: true;
  /** Stated in words that no figure could be read from: only these words and its day are shown. */
  quoted?: boolean;
}

export interface Feature extends Adopted {
  name: string;
  description: string;
  priority: 'must' | 'should' | 'could' | 'later';
  side: Side;
  /** Who does it, when the idea names them and they have no place of their own among the people. */
  by?: string;
  /** The product does it unasked, or it only reaches people: nobody opens a page for it. */
  isByItself?: boolean;
  /** What the product does and nobody is named for: `Release unpaid baskets`. */
  ofNobody?: boolean;
  /** Who wants what nobody is named for: whoever gets it, else the main user. */
  wantedBy?: Side;
  /** Who else does it. */
  also?: Side[];
  need: string;
  gain: string;
  /** What exists or is known afterwards. */
  leaves: string;
  want: string;
  so: string;
  tests: Tried[];
  edge: string;
  event: { name: string; trigger: string; properties: string };
  /** Position of the goals it serves. */
  goals: number[];
  /** The idea, or a document before this one, asks for it. */
  stated: boolean;
  /** `BR-003 of the BRD`: where a document before this one asks for it. */
  from?: string;
  /** What is proposed of how it behaves, one sentence; undefined where the idea says it all. */
  behaviour?: string;
  /** Rules of the idea that its deed keeps to. */
  rules?: DeedRule[];
  /** Rules of the idea that speak of it, and are kept up by the whole. */
  ruledBy: OperatingRule[];
  /** The clause in which the idea asks for it, where it is told as that: `Claims go to Visma every night`, `to flag unsafe operations`. */
  words?: string;
  /** What the product shall do for it, to be read behind `The system shall`, where a sentence of the idea tells it. */
  statement?: string;
  /** Those words as a clause: `Shop managers enter their order until 19:00`. */
  asked?: string;
}
