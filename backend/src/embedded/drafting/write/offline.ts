import type { Plan } from '../plan/plan.js';
import { isOffline } from './fact-lines.js';

const lacks =
  /\boffline\b|\b(?:no|without(?: an?)?|bad|poor|weak|patchy) (?:connection|network|signal|internet|reception|coverage|wi-?fi)\b|\b(?:connection|network|signal|reception|coverage|wi-?fi)(?:['’]s| is) (?:\p{L}+ )?(?:bad|poor|weak|patchy|rubbish|terrible|gone|missing)\b/iu;

/** `Must work when there's no network`, `Reception's rubbish in the far shed`: that there is no connection is no failure. */
export const isWithoutNetwork = (plan: Plan): boolean =>
  isOffline(plan) || plan.brief.sentences.some((text) => lacks.test(text));
