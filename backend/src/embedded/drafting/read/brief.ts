import type { Deed } from '../told/pieces.js';
import type { Said } from '../told/said.js';
import type { Beside } from './beside.js';
import type { Staff } from './staff.js';
import type { Sum } from './sums.js';
import type { Terms } from './sale-terms.js';

/** What an idea says, taken apart. Everything in it was written by the user; what was guessed is marked so. */
export interface Brief {
  name: string;
  /** The name was made up from the idea's nouns. */
  provisional: boolean;
  /** `marketplace`, `app`, `tool` … as the idea calls it. */
  kind: string;
  /** `a marketplace for leftover marble and granite`: what it is and what for; null when the idea does not say it so. */
  about: string | null;
  audiences: Audience[];
  /** `the people who are responsible for it`: whom it is for, in its own words where it says what it is. */
  forWhom: string | null;
  /** Whom it gives a part in words only: who gets, agrees to or decides something. */
  beside: Beside[];
  /** What the idea says of each of its people where they stand beside the deeds; nothing of whom only today or an aim tells. */
  spokenOf: Beside[];
  /** Who of the team answers for it, pays for it or asked for it. */
  staff: Staff[];
  capabilities: Capability[];
  problem: Problem;
  /** Systems that are there and stay, of which no exchange is asked for. */
  kept: KeptSystem[];
  /** Products that customers can choose instead. */
  rivals: Rival[];
  limits: Limit[];
  /** Rules that are told as functions of their own, and only there: what follows of them for rights, things and times still does. */
  ruled: Limit[];
  /** What the idea rules, each in words that can be read by themselves. */
  rulesTold: RuleTold[];
  /** How much there is of what the idea is about. */
  volumes: VolumeTold[];
  measures: Measure[];
  /** What may not get worse while they are reached. */
  guards: Guard[];
  /** The steps of the way to it, where the idea names at least two, in their order. */
  stages: Stage[];
  /** The sentences that plan or aim at something by a day of the calendar. */
  times: string[];
  /** Each sum of money, or share of one, whose sense is sure. */
  sums: Sum[];
  /** How the product is sold. */
  terms: Terms;
  /** What it aims at in its own words, where no figure could be read from it. */
  aims: string[];
  /** Nouns of the domain, singular, the most telling first. */
  nouns: string[];
  /** The thing that is planned, sold, cleaned or reported: singular. Null when the idea names none. */
  unit: string | null;
  /** `in Lyon`, `on the Norwegian coast`. */
  place: string | null;
  /** 'Uber for dogs': a product named as the pattern. */
  analogy: { model: string; subject: string } | null;
  /** Written in another language than English; only its names, numbers and sentences are used. */
  foreign: boolean;
  /** The idea in clean sentences, in its own words and order. */
  sentences: string[];
  /** The same without what is only told: today, who somebody is, what is left out. Nothing else asks or binds. */
  asking: string[];
  /** Every number and proper noun of the idea; the document owes each a mention. */
  marks: string[];
}

export interface Audience {
  /** Singular, lower case: `harvest master`. */
  noun: string;
  /** As written: `harvest masters at 40 seaweed farms on the Norwegian coast`. */
  text: string;
  /** `40 seaweed farms`, when the idea counts them. */
  count: string | null;
}

export interface Capability {
  /** Base form: `plan`. */
  verb: string;
  /** As written, without its preposition tail: `landing slots`. */
  object: string;
  /** Singular noun at the heart of the object: `landing slot`; empty when there is none. */
  noun: string;
  /** `around weather windows`; empty when there is none. */
  tail: string;
  /** The product itself does it (`sends reminders`), rather than a person with it. */
  automatic: boolean;
  /** The idea only names it as a thing that the product has: `audit log of every change`. */
  named?: true;
  /** Who does it, when the sentence names them: `walker`. */
  by?: string;
  /** Who else does it: `foreman` of `the tuner and the foreman check each pipe`. */
  also?: string[];
  /** The reason that the idea gives, as the doer would say it behind `I`: `can decide which to replace`. */
  why?: string;
  /** What the idea says of it in brackets: `STL, PLY`. */
  aside?: string;
  /** The clause of the idea, where it is told as that and not taken apart. */
  words?: string;
  /** How much it is wanted, where the idea says so: `is a must`, `would be nice`. */
  wish?: 'must' | 'could';
  /** Where it was read: the statement, and its parts there; null where it was made of a whole statement. */
  source?: { statement: number; deed: Deed | null };
  /** The sentence of the idea that asks for it. */
  said?: Said;
  /** What else the same sentence has the same person do, in its order. */
  deeds?: Capability[];
}

export interface Problem {
  /** Sentences that tell what goes wrong today. */
  sentences: string[];
  /** What people use now: `phone calls and a whiteboard`. */
  today: string | null;
}

/** `Payments stay in Domus`, `Our PMS is Mews` */
export interface KeptSystem {
  name: string;
  /** `payments`: what it keeps, where the idea says so. */
  keeps: string | null;
  /** `PMS`: what it is, where the idea says no more than that. */
  is: string | null;
  /** The clause that says no more than that; empty where it is named beside something else. */
  said: string;
}

/** `Tests under payments can never be quarantined` */
export interface RuleTold {
  text: string;
  /** As it stands in its sentence. */
  said: string;
}

/** `People`, `about 620` */
export interface VolumeTold {
  item: string;
  count: string;
}

export interface Rival {
  /** `LaunchDarkly`. */
  name: string;
  /** What the idea holds against it: `too expensive for teams under 10`. */
  why: string | null;
  /** The sentence that names it. */
  said: string;
}

export interface Limit {
  kind: 'law' | 'date' | 'budget' | 'platform' | 'language' | 'quality' | 'other';
  /** `the Norwegian Working Environment Act`, `before the April 2027 season`, `under 400,000 NOK`. */
  text: string;
  /** What it leaves out of the product, as a list names it: `motor claims` of `no motor claims`. */
  out?: string;
  /** Nothing was read from it and it binds nobody: `owner: Tomasz, reviewer: Platform Infra`. */
  unread?: true;
  /** For a date: the last day it allows, `YYYY-MM-DD`. */
  day?: string;
  /** For a date: what happens on it, where the idea says so. */
  role?: DayRole;
  /** For a date: the piece of the idea that tells what it is about. */
  about?: string;
}

/**
 * `launch`: it shall be there; `trial`: a pilot or a beta; `later`: a stage behind the launch; `law`: a duty begins;
 * `end`: what is used today ends; `money`: what pays for it ends; `goal`: a goal is read.
 */
export type DayRole = 'launch' | 'trial' | 'later' | 'law' | 'end' | 'money' | 'goal';

/** `Private beta with 5 companies in April 2027`: one step of the way that the idea itself lays out. */
export interface Stage {
  kind: 'trial' | 'launch' | 'later';
  /** `Private beta with 5 companies`: in the words of the idea, without its day. */
  title: string;
  /** `5 companies`, `Dallas and Houston`, `documents and e-signature`; empty where nothing else is said. */
  about: string;
  day: string | null;
  /** `3 months later`: days behind the stage before it. */
  after?: number;
  /** As the idea says it. */
  text: string;
}

/** `without CSAT dropping under 4.3` */
export interface Guard {
  /** `CSAT`. */
  name: string;
  /** `at least 4.3`. */
  limit: string;
  /** As the idea says it. */
  said: string;
}

export interface Measure {
  /** `lost harvest days`. */
  name: string;
  baseline: string | null;
  target: string | null;
  /** `in the first season`. */
  when: string | null;
  better: 'lower' | 'higher';
  /** What has to be done, where the idea says it in one go: `Sell 3,000 probes in the Mosel`. */
  title?: string;
}
