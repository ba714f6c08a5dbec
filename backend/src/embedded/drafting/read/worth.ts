/** Whether more of something is better or worse, told from the words for it. Most of life is neither. */

export const unwelcome =
  /double[- ]book|\b(?:twice|doubly|two times|several times|in vain)\b|mistake|still\b|hangs? up|gives? up|walks? (?:out|away)|turned away|past its|past their|\bsent back|back to|\bstop|only once|spoil|\bfraud|lapse|\bskip|unread|unanswered|idle|unsold|over budget|drop out|\bdelay|refus|declin|abandon|damag|\bspill|leak|\bwilt|\brot|stale|guess|\bwrong|lost|late|wast|miss|unpaid|wrong|cancel|fail|reject|empty|unused|return|thrown|time|wait|churn|no-show|error|stale|outdated|incomplete|overdue|duplicate|broken|out of date|correct|incident|complain|forg|never|expire|leave|give up|quit|spent|defect|accident|short of|queue|dispute|injur|\bdead\b|breach|breakdown|stolen|theft/i;

/** Where more of it is plainly better. Of other figures nobody can tell, so they ask for no target. */
export const welcome =
  /\b(?:open|use|using|renew|repl(?:y|ies)|answer|attend|complete|finish|join|book|rent|buy|accept|recommend|adopt|recycl|reuse|fill|occup|satisf|uptake|participat|conver|retention|accura|on time|respon|recover|subscri|donate|vote|read|visit)/i;
