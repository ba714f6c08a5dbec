import type { Capability } from '../read/brief.js';

/** `put broken tools into maintenance`: the state in which something is from then on, and not that it was put. */

const puts = /^(?:put|move|place|set|take|bring|send|transfer|return)$/;
const state =
  /^(?:in|into|on|onto|out of|under) (?:maintenance|repair|service|storage|quarantine|review|hold|production|operation|order|stock|sale|display|archive|use|treatment|training|rotation|probation|observation|reserve)$/;

/** `in maintenance`; empty where the deed puts nothing into a state. */
export const stateAfter = ({ verb, tail }: Pick<Capability, 'verb' | 'tail'>): string =>
  puts.test(verb) && state.test(tail) ? tail.replace(/^(in|on)to /, '$1 ') : '';

/** The deed with that state as a part of its verb: `put into maintenance`, done to tools. */
export const withStateInVerb = (deed: Capability): Capability =>
  stateAfter(deed) === '' ? deed : { ...deed, verb: `${deed.verb} ${deed.tail}`, tail: '' };
