/** Whether more of something is better or worse, told from the words for it. Most of life is neither. */

export const unwelcome =
  /double[- ]book|\bun(?:wanted|planned|intended|expected)\b|\b(?:twice|doubly|two times|several times|in vain)\b|mistake|still\b|hangs? up|gives? up|walks? (?:out|away)|turned away|past its|past their|\bsent back|back to|\bstop|only once|spoil|\bfraud|lapse|\bskip(?!per)|astray|\bwander|(?:not|never) (?:seen|found) again|unread|unanswered|idle|unsold|over budget|drop out|\bdelay|refus|declin|abandon|damag|\bspill|leak|\bwilt|\brot|stale|guess|\bwrong|lost|late|wast|miss|unpaid|wrong|cancel|fail|reject|empty|unused|return|thrown|(?<!\b[io]n )time|wait|churn|no-show|error|stale|outdated|incomplete|overdue|duplicate|broken|out of date|correct|incident|violation|outage|downtime|complain|forg|never|expire|leave|give up|quit|spent|defect|accident|short of|queue|dispute|injur|\bdead\b|breach|breakdown|stolen|theft|disappear|vanish|go(?:es)? missing|untrace|overload|\bshort\b|\b(?:hours|days|weeks|months) (?:after|later)\b/i;

/** Where more of it is plainly better. Of other figures nobody can tell, so they ask for no target. */
const welcome =
  /\b(?:open|use|using|renew|repl(?:y|ies)|answer|attend|complete|finish|join|book|rent|buy|accept|recommend|adopt|recycl|reuse|fill|occup|satisf|uptake|participat|conver|retention|accura|on time|respon|recover|subscri|donate|vote|read|visit)/i;

/** Words for deeds that are as often words for things: `visits`, `reads`, `use`. They count as the verb alone. */
const deeds =
  /^(?:do not |don['’]t |only |still |have |are |is |get )*(?:open|us(?:e|ing|ed)|repl(?:y|ied)|answer|book|rent|buy|fill|read|visit|vote|join|attend)/i;
/** Who comes of their own will; whose work it is to visit somebody makes no more of it than there is to do. */
const comers =
  /\b(?:visitors?|guests?|customers?|clients?|members?|tourists?|residents?|people|those|families|parents|pupils|students|readers?|users?|fans?|patients?|shoppers?|diners?|adults|children|tenants?|citizens?|neighbours?)\b/i;
const things =
  /\b(?:opens?|opening|us(?:e|es|ing|ed)|repl(?:y|ies|ied)|answers?|book(?:s|ings?|ed)?|rent(?:s|als?|ed)?|buys?|fill(?:s|ed)?|read(?:s|ings?)?|visit(?:s|ed)?|votes?)\b/gi;

/** Whether more of it is plainly better; of a clause, told from its verb and not from the things named in it. */
export function isWelcome(name: string): boolean {
  const [, who = '', deed = ''] = /^(.*?) (?:who|that) (.+)$/i.exec(name) ?? [];
  if (deed === '') return welcome.test(name);
  const isDeed = deeds.test(deed) && (!/^(?:\p{L}+ )?visit/iu.test(deed) || comers.test(who));
  return isDeed || welcome.test(deed.replace(things, ' '));
}
