import { isNounish, isPeople, isVerb, verbOf } from './lexicon.js';
import { tellsOldWay } from './today.js';

/** What people suffer or put up with today: no one is told to do it. */
export const suffered =
  /^(?:los|forget|wait|miss|struggl|complain|spend|wast|driv|phon|call|ring|queu|juggl|chas|leav|giv|writ(?!es? (?:off|up|out)\b)|type|retyp|copy|copie|use|keep|kept|work|come|go|throw|search|sit|stand|live|pay(?!s? (?:out|back|in|off)\b)|fax|argu|guess|find out|learn)/i;

/** Words that are nouns as well, where what follows can only be what is to be done: `Alert when a robot is stuck`, `Show live positions`. */
const asks =
  /^(?:alert (?:when|if|as soon as|on) |(?:show|display|track|list) (?:live|all|every|each|the|an?|their|current|past|upcoming|real-time|what|which|how|who) |(?:export|import|filter|search|log|record|schedule|report) (?:all|every|each|the|an?|their) |(?:flag|highlight|mask) (?!days?\b)(?=\p{L}))/iu;

/** `Define checks in YAML, run them every 30 seconds and get paged when one fails`: an order to whoever uses it. */
export const isOrder = (text: string): boolean => {
  const [first = '', next = '', third = ''] = text.split(' ');
  return (
    /^\p{L}\p{Ll}+$/u.test(first) &&
    isVerb(first) &&
    (!isNounish(first) || asks.test(text)) &&
    !suffered.test(first) &&
    next !== '' &&
    // 'Transport managers see which vans are due'
    !(isPeople(`${first} ${next}`) && verbOf(third) !== null) &&
    !/^(?:is|are|was|were|has|have|takes?|costs?|and|or|of|for|within|after|before|until|at|by)$/i.test(next) &&
    !tellsOldWay(text)
  );
};
