import type { Capability } from '../read/brief.js';
import { classOf } from './sense.js';

/** How many of the things that an idea asks for are indispensable, as long as nobody has ranked them. */
export const mostMusts = 7;

/** `A deposit of 40 euros is held until …`: what holds by itself is a rule of the idea, wherever it stands in it. */
export const isBinding = (deed: Capability | undefined): boolean =>
  deed?.automatic === true &&
  (classOf(deed) === 'sum' || /\b(?:until|unless|only|never|must)\b/.test(`${deed.object} ${deed.tail}`));
