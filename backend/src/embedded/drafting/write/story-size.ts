import { kindOf } from '../plan/kinds.js';
import type { Feature, Plan } from '../plan/plan.js';
import type { Row } from './draft.js';
import type { Capability } from '../read/brief.js';
import { deedsWithin } from './deed-groups.js';

const much =
  /^(?:plan|schedule|arrange|organi[sz]e|assign|allocate|dispatch|coordinate|route|roster|pay|charge|bill|invoice|refund|import|export data|sync|exchange|book|reserve|rent|hire|hold|match|pair|offer|trade|auction)$/;
const little =
  /^(?:see|view|read|open|look up|know|download|print|confirm|acknowledge|tick|tick off|check off|mark|flag|accept|refuse|reject|decline|approve|release|sign|sign off|cancel|withdraw|pause|note|close|rate|comment|share)$/;

/** How much there is to build for what people do: something to plan, to pay or to promise is more than something to look up. */
export function sizeOf(feature: Feature, plan: Plan): Row['size'] {
  const sizes = deedsWithin(feature, plan).map(sizeOfDeed);
  return sizes.includes('large')
    ? 'large'
    : sizes.length > 0 && sizes.every((size) => size === 'small')
      ? 'small'
      : 'medium';
}

function sizeOfDeed(capability: Capability): Row['size'] {
  const kind = kindOf(capability)?.kind;
  if (kind === 'offline' || kind === 'exchange' || much.test(capability.verb)) return 'large';
  return kind === 'which' || kind === 'list' || little.test(capability.verb) ? 'small' : 'medium';
}
