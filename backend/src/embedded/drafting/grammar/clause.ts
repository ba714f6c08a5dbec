/** One deed or state that a sentence tells: who, what is done, to what, and under which condition. */
export interface Clause {
  /** As written, without what leads in: `Tenants`; empty where nobody is named. */
  subject: string;
  /** `they`, `it`: who is meant, stands before. */
  pronoun: boolean;
  /** The verb as it stands: `reports`. */
  verb: string;
  form: Form;
  /** `should`, `can`; `must` also for `has to`, `want` for `wants to`; empty where there is none. */
  modal: string;
  /** What is wished to be done: `we want parishes to report`, `lets nurses scan`. */
  wished: boolean;
  passive: boolean;
  negated: boolean;
  /** Everything behind the verb up to the next clause, without its condition. */
  rest: string;
  /** `by a manager` of a passive, without its word. */
  agent: string;
  /** `when a ticket is late`, with its word. */
  condition: string;
}

export type Form = 'finite' | 'bare' | 'participle' | 'gerund';
