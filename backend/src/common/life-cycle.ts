/** For each event, where it leads from each state that allows it. */
type Transitions<State extends string, Event extends string> = Readonly<
  Record<Event, Readonly<Partial<Record<State, State>>>>
>;

/** A life cycle as data. `next` is the one function that checks it. */
export interface LifeCycle<State extends string, Event extends string> {
  readonly name: string;
  readonly transitions: Transitions<State, Event>;
  allows(state: State, event: Event): boolean;
  /** Errors: IllegalTransition. */
  next(state: State, event: Event): State;
}

/** A change of state that the life cycle does not know. Where a user can cause it, the domain says so in its own words. */
export class IllegalTransition extends Error {
  constructor(
    readonly lifeCycle: string,
    readonly state: string,
    readonly event: string,
  ) {
    super(`A ${lifeCycle} that is ${state} cannot ${event}.`);
    this.name = 'IllegalTransition';
  }
}

export function defineLifeCycle<State extends string, Event extends string>(
  name: string,
  transitions: Transitions<State, Event>,
): LifeCycle<State, Event> {
  return {
    name,
    transitions,
    allows: (state, event) => transitions[event][state] !== undefined,
    next: (state, event) => {
      const next = transitions[event][state];
      if (next === undefined) throw new IllegalTransition(name, state, event);
      return next;
    },
  };
}
