import type { House } from './house.js';
import type { Surface } from './surface.js';

/** `content/knowledge` in memory. Texts hold slots such as `{units}`; see the README there. */
export interface Knowledge {
  archetypes: Archetype[];
  actions: Action[];
  /** Lines and texts that any product needs, by meaning. */
  common: Record<string, string[]>;
  /** The cells of lines that only one template asks for, by meaning. */
  columns: Record<string, string[]>;
  /** The meanings of lines that stand in `templates`: what one template asks for and no other. */
  ofTemplates: ReadonlySet<string>;
  /** Lines that stand in place of the common ones of a meaning where nobody is at work. */
  private: Record<string, string[]>;
  /** Lines that stand in place of these by who asks for it. */
  houses: Record<Exclude<House, 'small'> | 'large', Record<string, string[]>>;
  /** Lines that stand in place of both where nobody is charged for using the product. */
  unsold: Record<string, string[]>;
  /** In place of all others where the idea names a price for using it; `alone` where each customer is one person. */
  sold: { house: Record<string, string[]>; alone: Record<string, string[]>; share: Record<string, string[]> };
  /** For one house without others beside it, in place of the common ones. */
  alone: Record<string, string[]>;
  surfaces: Record<Exclude<Surface, 'pages'>, Record<string, string[]>>;
  names: NameList[];
  /** What any product needs, for plans that are still short. */
  features: FeatureTemplate[];
  namedFeatures: NamedFeature[];
  systems: SystemKind[];
  roles: Roles;
  people: Person[];
  duties: Duty[];
  analogies: Record<string, Analogy>;
  premises: Premise[];
  things: Things;
  outcomes: Outcome[];
}

/** What lines of an archetype take for granted, and how an idea sounds that shares it. */
export interface Premise {
  /** A name, for premises that are asked for elsewhere. */
  id?: string;
  /** It holds for the lines of `common` as well. */
  everywhere: boolean;
  assumes: string[];
  shared: string[];
  /** Archetypes in which it goes without saying. */
  natural: string[];
}

export interface Archetype {
  id: string;
  /** Words of which an idea of this kind holds one, `deliver*` for all that begins so; signals alone do not choose it. */
  needs?: string[];
  name: string;
  signals: Record<string, number>;
  unit: string;
  actors: Actor[];
  line: string;
  features: FeatureTemplate[];
  /** `kind | goal | metric | target | read by`, after the words of an idea that give cause for it. */
  measures: string[];
  rows: Record<string, string[]>;
}

export interface Actor {
  role: string;
  does: string;
  context: string;
  goals: string[];
  pains: string[];
  success: string;
}

/** What people of a role are like in any product. */
export interface Person extends Omit<Actor, 'role'> {
  /** Last words of the role. */
  heads: string[];
  /** No kind of product describes these better. */
  always?: boolean;
}

/** What a kind of deed means to whoever does it; `{object}` and `{it}` are those of the deed. */
export interface Duty {
  id: string;
  verbs: string[];
  /** Only where this is heard in the words of the deed. */
  object?: string;
  /** Only where it is done by those who are served, or by those who work there. */
  side?: 'served' | 'working';
  /** Only for ideas in which one of these words is heard. */
  told?: string[];
  /** How much of the product such a deed is. */
  part: number;
}

export interface FeatureTemplate {
  name: string;
  verbs: string[];
  does: string;
  who: 'actor' | 'other' | 'admin';
  /** The need in one breath, for the feature; `want` and `so` are its story. */
  need?: string;
  gain?: string;
  /** What exists or is known afterwards, as a noun: `a published plan with the open ones on top`. */
  leaves?: string;
  want: string;
  so: string;
  /** `given | when | then` */
  tests: string[];
  edge: string;
  /** `name | trigger | properties` */
  event: string;
  /** Only where people are at work, or only in their own time. */
  setting?: 'work' | 'private';
  /** Words of which the idea holds one where this is meant; without them it suits any idea. */
  needs?: string[];
}

/** Services that are sold under their names, and what each of them is for. */
export interface SystemKind {
  names: string[];
  /** As seen from the product that is planned. */
  direction: 'in' | 'out' | 'both';
  purpose: string;
  data: string;
  use: 'data' | 'sign-in' | 'payment' | 'meeting';
}

/** What a feature that is only named is sure to mean, by the last word of its name: `shared shopping list`, `SSO`. */
export interface NamedFeature extends Required<Pick<FeatureTemplate, 'does' | 'gain' | 'tests'>> {
  heads: string[];
}

/** How a feature reads that the idea asks for: what is proposed of deeds of this kind, and nothing of any other. */
export interface Action extends Pick<FeatureTemplate, 'does' | 'need' | 'leaves' | 'event' | 'gain'> {
  kind: 'offline' | 'retention' | 'exchange' | 'plain';
  /** Whether it fits what a person does or what the product does by itself; both where it is silent. */
  by?: 'person' | 'product';
  want?: string;
  so?: string;
  /** Where it is silent, they are made from the words of the deed (`plan/deed-tests.ts`). */
  tests?: string[];
  edge?: string;
}

export interface NameList {
  /** Words of an idea that call for these names. */
  places: string[];
  names: string[];
}

export interface Roles {
  /** By the last word of the unit: who asks for it, who carries it out. `{thing}` is the rest of the unit. */
  sides: Record<string, { actor: string; other: string }>;
  /** What a person is called who acts for an organisation. */
  organisations: Record<string, string>;
}

export interface AnalogyDeed {
  verb: string;
  object?: string;
  /** What follows the object, or the verb where it has none: `on a map`. */
  tail?: string;
}

export interface Analogy {
  unit: string;
  kind: string;
  actor: string;
  other: string;
  /** People do something for others here, so a subject that is people is what customers look for. */
  service?: boolean;
  /** The unit when the subject is people: `post` instead of `lawyer page`. */
  peopleUnit?: string;
  archetypes: string[];
  /** What its people do, in words of which {x} is the subject. */
  capabilities: AnalogyDeed[];
  question: string;
}

/** What things hold, by what is done to them and by their names. A field: `name: type | accepted | a value that passes`. */
export interface Things {
  deeds: DeedOnThing[];
  /** Verbs that take a thing to its next state, beside those of `deeds` that begin its life or lead off its way. */
  moves: string[];
  /** `heads`: last words of its name. */
  kinds: { heads: string[]; fields: string[] }[];
  units: { heads: string[]; unit: string; example: string }[];
  /** Words of what says something of somebody's health. */
  health: string[];
  /** The fields of a record that is kept of somebody. */
  person: string[];
}

/** What can be seen once somebody has done something, and how it fails: `content/knowledge/outcomes.yaml`. */
export interface Outcome {
  verbs: string[];
  /** Only where it is done to such a thing, by its last words. */
  heads?: string[];
  /** Only where it is done to something of such a class (`plan/sense.ts`). */
  of?: string[];
  /** Only where no thing is named. */
  bare?: boolean;
  /** Only where no details are named that are entered with it. */
  plain?: boolean;
  /** Only where the words behind the deed end in one of these: `on a map`. */
  behind?: string[];
  /** Of what the product does by itself; else of what people do. */
  by?: 'product';
  /** `given | then` */
  seen: string;
  /** `given | when | then`; `*`: the deed itself. */
  fails?: string;
  /** What can be relied on afterwards, in one sentence. */
  leaves?: string;
}

export interface DeedOnThing {
  verbs: string[];
  /** Only where it is done to such a thing, by its last words; its fields then stand in place of the usual ones. */
  heads?: string[];
  fields: string[];
  begins?: boolean;
  aside?: boolean;
}
