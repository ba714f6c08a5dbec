import { isPeople } from './lexicon.js';

/** Clauses that rule by their form: a state that holds, a permission with a figure, what somebody needs or does not have. */

const papers =
  '(?:health |club |key )?cards?|passe?s|badges?|helmets?|vests?|masks?|visas?|reservations?|bookings?|deposits?|tickets?|licen[cs]es?|certificates?|permits?|proofs?|passwords?|guardians?|notes?|letters?|codes?|registrations?|passports?|prescriptions?|identification|ID|insurance|training|escorts?|witness(?:es)?';

/** `No costume leaves without a size check`, `no rider rides longer than 5 hours`, `no child goes home alone`, `no badge, no meal`: nothing is left out, it only never happens so. */
export const neverSo =
  /^(?:no|not) (?:more|longer|later|fewer|less|earlier) than (?:\d|an? |one|two|three|four|five|six|eight|ten|twelve)|^no [\p{L}-]+(?: [\p{L}-]+)? (?:older|younger|longer|shorter|heavier|larger|later|earlier) than \S|^no (?:[\p{L}-]+ ){1,3}?(?:shall|should|will|is|are|gets?|has|have|[\p{L}-]+s) [^;:]*?\b(?:before|without|unless|until|(?:more|longer|later|earlier|fewer|less) than|at most) \S|^no (?:[\p{L}-]+ ){1,3}?[\p{L}-]+s (?:[^,;:]{2,40} )?(?:before|without|unless|until) \p{L}|^no [\p{L}-]+ing(?: [^,;:]{2,40})? (?:before|until|unless) \S|^no (?:[\p{L}-]+ ){1,2}(?:goes|leaves|starts|enters|boards|passes|flies|sails|drives|works|stays)\s|^no [\p{L} -]{3,40} (?:after|before|between|during|on|until) (?:\d|noon|midnight|\p{L}+days?\b)|^[\p{L}-]+(?: [\p{L}-]+)? and [\p{L}-]+(?: [\p{L}-]+)? never (?:in|on|at|beside|next to|near|together|under|above|with)\b|^no [\p{L}-]+(?: [\p{L}-]+)? (?:above|over|below|under|of more than|of less than|with more than|with less than) \d|^no [\p{L}-]+(?: [\p{L}-]+)?, no [\p{L}-]+(?: [\p{L}-]+)?$/iu;

/** `After an alteration nobody climbs until the inspector has signed again`, `nobody sails without a card` */
export const nobodySo =
  /^(?:after|before|during|without|at|on|in) [^,;]{3,40},? (?:nobody|no one) \p{L}+s? [^;]*\b(?:until|before|unless|without)\b|^(?:after|before|during|without|at|on|in) [^,;]{3,40},? (?:nobody|no one) (?:may|must|can)\b|^(?:nobody|no one) (?:\p{L}+s) (?:out |in |up )?(?:with|without) an? \p{L}/iu;

/** `A lame horse can't go into a lesson until the vet clears it`: said of any such thing, it holds. What nobody can see or reach is a trouble. */
export const heldBack =
  /^(?:an?|any|each|every) (?:[\p{L}-]+ ){1,6}?(?:cannot|can['’]t|can not) (?!(?:see|know|find|reach|tell|hear|get|understand|afford|remember)\b)\p{L}[^,;:]{2,60} (?:until|unless|before|without|more than|for more than) (?:\p{L}|\d)/iu;

/** `Cancelling less than 24h before means the lesson is charged`: what follows from something that is done. */
export const doingMeans =
  /^(?!(?:booking|pricing|billing|onboarding|training|parking|screening) )\p{L}{3,}ing [^,;:.]{3,60}? (?:means|costs?|incurs?|requires?|counts? as|leads? to|results? in|triggers?) (?:that |(?:the|an?) |[£$€]?\d)/iu;

const forms = [
  // 'Under-16s only with a guardian', 'Health data only the physio may see'
  /^(?!.*\b(?:is|are|has|have|can|must|sees?)\b)[\p{L}\d][^,;:]{2,40} only (?:with|by|for|on|in|against|if|when|before|after|until|during|between)\b/iu,
  /^(?!.*\p{L}s (?:the|an?|each|every|their) )[\p{L} -]{3,30} only$/u,
  /\bonly (?:the |our |an? )?[\p{L} -]{3,40} (?:may|can|must) (?:\p{L}+)$/iu,
  /\b(?:is|are|be) only \p{L}+ (?:before|after|between|on|at|in|during|within|up to)\b/iu,
  // 'Drugs are never sold', 'Parents are not asked to log in', 'Returns are weighed, not counted'
  /\b(?:is|are) (?:never|not (?:asked|required|expected|forced|obliged|to be|for sale|shown|shared|given|passed|used|visible)) ?\p{L}*/iu,
  /\b(?:is|are) \p{L}+(?:ed|en|t|d)(?: [^,;]{2,30})?, not \p{L}+$/iu,
  /\b(?:shouldn['’]t|mustn['’]t|needn['’]t|won['’]t) \p{L}/iu,
  // 'Sacks over 12 % moisture are refused', 'Dangerous goods excluded'
  /^(?!.*\d\s?(?:%|per ?cent)? of\b)[^,;]{3,60} (?:is|are) (?:refused|rejected|turned (?:down|away|back)|blocked|excluded|banned|forbidden|prohibited|not accepted|compulsory|obligatory|mandatory|optional|voluntary|binding|final)\b/iu,
  /^[\p{L} -]{3,40} (?:excluded|forbidden|prohibited|not allowed|not included|not wanted|optional|mandatory|by invitation only)$/iu,
  /^(?!.*\d\s?(?:%|per ?cent)? of\b)[^,;]{3,40} (?:older|younger|longer|shorter|heavier|larger|smaller|more|less) than [^,;]{2,20} (?:is|are) \p{L}+/iu,
  // 'Votes are secret', 'Entries younger than 100 years remain closed', 'dogs ride free'
  /^(?![^,;:]*\b(?:who|whoever|which|that|what|whether|anyone|somebody) )[^,;:]{3,60} (?:is|are|remains?|stays?|must be|has to be|have to be) (?:secret|anonymous|confidential|private|public|closed|locked|unlimited|free(?: of charge)?)\b/iu,
  /\b(?:rides?|travels?|enters?|goe?s?|parks?|eats?|swims?|visits?|plays?|joins?|gets? in) (?:for )?free\b|^free (?:of charge )?for\b/iu,
  // 'Drivers must carry a valid licence', 'Pupils may hold 3 books'
  /^[^,;:]{3,50} (?:must|has to|have to) (?:have|hold|carry|wear|own|possess|bring|be (?:at least |over |under )?\d)/iu,
  /^[^,;:]{3,50} (?:may|can) (?:hold|have|keep|own|take|borrow|reserve|book) (?:only |up to |at most |no more than )?(?:\d+|one|two|three|four|five|six|ten) \p{L}+(?:, .*\d+)?(?: (?:at (?:a|one) time|at once|per \p{L}+|a \p{L}+))?$/iu,
  // 'A rider carries at most 4 cylinders'
  /^(?:an?|each|every|the|no) (?:[\p{L}-]+ ){1,3}?\p{L}+s (?:at most|no more than|not more than|at least) (?:\d[\d.,]*|one|two|three|four|five|six|ten) \p{L}+[^,;:]*$/iu,
  new RegExp(
    String.raw`^[^,;:]{3,50} (?:needs?|requires?) (?:an? |the |at least )?(?:[\p{L}-]+ ){0,2}(?:${papers})(?:$|,|\s)`,
    'iu',
  ),
  // 'Two thirds of the shares must agree', 'two volunteers must agree before an entry is published'
  /^[^,;:]{3,60} (?:must|has to|have to|needs? to) (?:agree|consent|approve)\b(?! (?:an?|the|each|every|all|their)\b)/iu,
  // 'A club that leaves its lane empty three times loses it', 'A fitter with 3 overdue tools gets no more'
  /^(?:an?|any|each|every|whoever) [^,;:]{3,60} (?:that|who|which|with) [^,;:]{3,60} (?:loses? (?:it|them|the|his|her|their|its)|gets? (?:no (?:more|further|new)|none|nothing))\b/iu,
  /\bloses? (?:their|the|his|her|its) (?:slot|place|turn|deposit|right|seat|priority|spot|booking)\b/iu,
  // 'Banks do not accept e-mail', 'Farmers own feature phones, no smartphones', 'Half the work force has no address'
  /^[^,;:]{3,50} (?:do not|does not|don['’]t|doesn['’]t) (?:accept|have|own|use|read|speak|understand)\b/iu,
  /^[^,;:]{3,50} (?:has|have|own) (?:only )?(?:no |simple |feature |basic |old )?(?:company |private |e-?)*(?:phones?|smartphones?|internet|mail|mail address|computers?|laptops?|tablets?|signal|electricity)\b/iu,
  // 'An offer that nobody takes for 14 days disappears', 'A vessel with dangerous goods goes first'
  /^[^,;:]{3,40} (?:that|which|who) [^,;:]*\d+ (?:minutes|hours|days|weeks|months)\b[^,;:]* (?:disappears?|expires?|lapses?|closes?|(?:is|are) \p{L}+(?:ed|en|n))\b/iu,
  // 'Duty starts at 22:00', 'Not to be used for emergencies'
  /^[^,;:]{2,40} (?:starts?|begins?|ends?|opens?|closes?|runs?|lasts?) (?:at|from|until|between|on) \d/iu,
  // 'A pupil with two overdue books cannot borrow another'
  /^(?:an?|any|no) [^,;:]{3,60} (?:with|who|without|under|over|that|whose) [^,;:]{3,60} (?:cannot|can['’]t|can not) \p{L}/iu,
  /^not (?:to be \p{L}+|meant|intended|usable|available)\b/iu,
  // 'A deposit of €20 must be paid before a costume leaves'
  /^[^,;:]{3,60} (?:must|has to|have to|needs? to) be [a-z]+ [^,;:]{0,30}\b(?:before|until|unless) \p{L}/iu,
  neverSo,
  nobodySo,
  doingMeans,
  // 'A run takes no longer than 90 minutes'
  /^(?:an?|each|every) [^,;:]{2,40} (?:takes?|lasts?|stays?|runs?) (?:no|not) (?:longer|more|later) than (?:\d|one|two|three|an?)/iu,
  // 'A club must pay a deposit before it gets the key'
  /^(?:an?|each|every|all|the|two|three|both|\d+) [\p{L} -]{2,40} (?:must|has to|have to) [a-z]+ [^,;:]{2,60} (?:before|until) (?:it|they|he|she|the|an?|any)\b/iu,
  // 'A rider may ride at most 6 hours per night'
  /^(?:an?|each|every|the) [\p{L} -]{2,40} (?:may|can|must) (?:not )?[a-z]+ (?:at most|no more than|not more than|up to|at least|only) (?:\d|one|two|three|four|five|six|ten)/iu,
  // 'A costume may be out for 10 days at most', 'a boat may stay out for up to three hours'
  /^(?:an?|each|every|all|the|no)? ?[\p{L} -]{2,40} (?:may|can|must|shall) (?:not )?[^,;:\d]{2,40}(?:\d[\d.,]*|one|two|three|four|five|six|ten) \p{L}+(?: \p{L}+){0,2} (?:at (?:the )?most|at the longest|max(?:imum)?)$/iu,
  /^(?:an?|each|every|the) [\p{L} -]{2,40} (?:may|can|must|shall) (?:not )?[a-z]+ (?:\p{L}+ ){0,2}(?:for )?(?:at most|no more than|not more than|no longer than|up to) (?:\d|one|two|three|four|five|six|ten)/iu,
  // 'Trainees under 18 need a guardian's consent before they are accepted'
  /^[^,;:]{3,50} needs? [^,;:]{3,50} (?:before|until) (?:they|it|he|she|we|the|an?|any) \p{L}/iu,
  // 'Batches above 18 % moisture must be held back'
  /^[^,;:]{3,40} (?:above|over|below|under|older than|younger than|heavier than|longer than|more than) \d[^,;:]{0,30} (?:must|has to|have to|may only|is to|are to) be [a-z]+/iu,
  // 'Up to 4 weeks per loan', 'up to 3 packets per gardener'
  /^(?:only )?(?:up to|at most|no more than|not more than|max(?:imum|\.)?) (?:\d[\d.,]*|one|two|three|four|five|six|ten) [\p{L}-]+(?: [\p{L}-]+)? (?:per|for each|for every|an?|each|every) \p{L}/iu,
  // 'A loan lasts three weeks and may be extended once', 'The holder has 28 days to put it right'
  /^(?:an?|the|each|every) [\p{L} -]{2,40} lasts? (?:at most |up to )?(?:\d+|one|two|three|four|five|six|ten) \p{L}+(?: and (?:may|can) (?:only )?be \p{L}+ [^,;]*)?$/iu,
  /^(?:an?|the|each|every|all|whoever)? ?[\p{L} -]{2,40} (?:has|have|gets?) (?:\d+|one|two|three|four|five|six|ten|fourteen) (?:hours|(?:working )?days|weeks|months) to \p{L}/iu,
  // 'Beds are lent for six months'
  /^[\p{L} -]{3,40} (?:is|are) (?:lent|hired|rented|given|booked|reserved|issued)(?: out)? for (?:at most |up to |only )?(?:\d+|an?|one|two|three|four|five|six|ten) (?:hours?|days?|weeks?|months?|years?|seasons?|terms?)$/iu,
  // 'Pieces that come back broken are marked and repaired before anybody can ask for them'
  /^[^,;:]{3,60} (?:is|are) \p{L}+(?:ed|en)(?: and \p{L}+(?:ed|en))? (?:before|until) \p{L}/iu,
  // 'Deadline each year is 30 November', 'late ones pay a fine'
  /^(?:the )?deadline (?:is|each|every|for)\b|(?<!\band )\bpays? an? (?:\p{L}+ )?(?:fine|fee|penalty|surcharge)\b/iu,
];

/** `Passports go to the police the same day`: where a thing goes, and how soon. */
const movesOn =
  /^(?!(?:we|they|i|you|it|he|she)\b)(?:(?:the|an?|any|every|each|all) )?(?<what>[^,;:]{3,60}?) (?:go(?:es)?|(?:is|are) (?:sent|handed|passed|taken|brought|given)) (?:straight |directly |on |over |back )*to (?:the |our |an? )?[\p{L} '’-]{3,40}? (?:(?:on )?the same (?:day|evening|night|week|hour)|(?:the )?next (?:day|morning)|at once|immediately|straight away|right away|without delay|(?:within|after) (?:\d+|an?|one|two|three|four|five|six) [\p{L} ]+)$/iu;

/** Whether a clause of its own rules by its form. */
export const rulesByForm = (clause: string): boolean =>
  clause.split(' ').length <= 22 &&
  (forms.some((form) => form.test(clause)) || isMovedOn(movesOn.exec(clause)?.groups?.['what']));

const isMovedOn = (what?: string): boolean => what !== undefined && !isPeople(what.split(' ').at(-1) ?? '');

/** `Later maybe trailers, not now`, `like always`: what comes another day or stays as it is. */
export const leftForLater =
  /^(?:maybe |perhaps )?later(?: on)?,? (?:maybe|perhaps|also|then|we|other|more)\b|\bnot now$|, (?:[\p{L} ]{3,30} )?later$/iu;
export const asAlways = /\b(?:like|as) (?:always|ever|before|now|today|usual|until now)$/i;
