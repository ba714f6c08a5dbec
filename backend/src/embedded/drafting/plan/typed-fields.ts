import { fieldIn } from '../know/things.js';
import type { Capability } from '../read/brief.js';
import type { Told } from './thing-names.js';
import { handledBy } from './things.js';

const spoken: Record<string, string> = {
  'starts at': 'start',
  'ends at': 'end',
  from: 'first day',
  until: 'last day',
  'what is wrong': 'description',
  'what it is about': 'subject',
  'what for': 'purpose',
};

/** What the system sets, what is chosen, and what may be left out. */
const untyped = /^(?:person|reference|list|choice|time\b(?! of day))|\b(?:optional|when|if)\b/;
const isSet = (name: string): boolean => / (?:by|at)$|^(?:state|marked as|kind|name or number)\b/.test(name);

/** A picture is taken, and nothing is typed. */
const isPicture = /(?:^| )(?:photo|picture|image|video|file|document)s?$/i;

/** `the start`, `the end`: what people type of the thing that a deed puts down, by the fields that are told of it elsewhere. */
export const typedFields = (deed: Capability, plan: Told): string[] =>
  (handledBy(deed, plan)[0]?.fields ?? []).flatMap((line) => {
    const { name, type } = fieldIn(line);
    if (spoken[name]) return [`the ${spoken[name]}`];
    // Whoever made up a description asks nobody for it.
    return untyped.test(type) || isSet(name) || name === 'description' || isPicture.test(deed.noun)
      ? []
      : [`the ${name}`];
  });
