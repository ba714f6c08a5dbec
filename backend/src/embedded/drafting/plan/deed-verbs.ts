/** What a deed does to its thing, by its verb: the checks and the outcome of a deed go by the same lists. */

/** Puts something down that was not there. */
export const enters =
  /^(?:report|record|log|register|enter|note|note down|write|write down|take down|add|list|post|describe|submit|file|upload|publish|announce|create|propose|quote|catalogue|request|ask for|set|define|state|give|draw up|complain|appeal|apply)$/;

/** Says yes or no. */
export const decides = /^(?:approve|accept|refuse|reject|decline|deny|grant|authorise|authorize|countersign)$/;

/** Says no: whoever asked wants to know why. */
export const refuses = /^(?:refuse|reject|decline|deny|turn down)$/;

/** Only looks at what is there. */
export const looks =
  /^(?:see|view|read|get|receive|follow|compare|know|watch|find out|look up|look at|browse|have|learn|monitor|track)$/;

/** Done to what is there already, one after the other: what is left can be listed. */
export const worksOff =
  /^(?:confirm|tick|tick off|sign|sign off|release|close|settle|match|inspect|test|clean|repair|replace|fix|deliver|return|collect|pick up|pack|answer|review|take back|check in|hand in)$/;

/** Leaves its thing in a state beside what is worked off: of any other deed it is only sure that it was done. */
export const leavesState =
  /^(?:plan|schedule|book|reserve|rent|hire|borrow|issue|send|send out|print|pay|buy|invite|cancel|recall|withdraw|write off|check|check out|weigh|measure|count|mark|mark .+|label|scan|match|share|complete|finish|verify|block|unblock|suspend|lend|lend out|hand out|dispatch|ship|invoice|charge|refund|archive|assign|allocate|read)$/;

export const searches = /^(?:search|find|filter|look for|browse|search for)$/;

export const downloads = /^(?:download|export|pull)$/;
