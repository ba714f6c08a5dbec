import { singular } from '../language.js';
import type { Capability } from '../read/brief.js';
import { type Gathering, thing } from './gathering.js';
import { distinctFields, ownFields } from './thing-fields.js';
import { asUnit, isSurface } from './thing-names.js';

/** `a case file per decedent`: there is such a thing, and who does what with it is not said. */
export function namedOnly(gathering: Gathering, { object, noun }: Capability): void {
  const held = singular(noun.toLowerCase());
  if (held === '' || isSurface(noun) || isOutput.test(held) || /[\d,]/.test(object) || held.split(' ').length > 3)
    return;
  const { plan } = gathering;
  const one = thing(gathering, asUnit(held, plan));
  const own = ownFields(one.noun, plan);
  one.fields = distinctFields([...one.fields, ...(own.length > 0 || !isKept.test(held) ? own : ['name: text'])]);
}
/** What is shown or put out is made of what is kept. */
const isOutput =
  /(?:^| )(?:pdf|reports?|summary|digest|export|dashboard|overview|statistics|map|chart|button|link|alarm|alert|reminder|notification|kiosk|console|page|tool|system|search|filter|photo)$/;
const isKept =
  /(?:^| )(?:file|record|sheet|register|profile|card|ticket|order|form|log|diary|checklist|contract|certificate|list|catalogue)$/;
