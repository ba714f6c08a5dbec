import { lowerFirst, stripStop, upperFirst } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';

/**
 * `When an instrument may not be lent`: what a rule is about, where its title would else say all of it and its words below
 * the same again.
 */
export function topicOf(title: string, statement: string): string {
  const text = stripStop(statement.replace(/[“”]/g, ''));
  if (wordsIn(title).length < spokenOut * wordsIn(text).length || isTopic.test(title)) return title;
  return upperFirst(topicIn(text) ?? title);
}

/** A title with so many of the words of the rule says all of it. */
const spokenOut = 0.75;
const isTopic = /^(?:at most|at least|how|when|who|what|no) \p{L}+ (?!can\b|may\b|must\b)/iu;
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const number = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const right = /^only (?:[^,;]{2,60}?) (?<may>can|may|must) (?<act>[^,;]{4,50})$/i;
const bound = new RegExp(
  String.raw`^(?:nobody|no one|no \p{L}+(?: \p{L}+)?|(?:an?|the|each|every) \p{L}+(?: \p{L}+)?) (?:may|can|cannot|must)(?: not)? \p{L}+ more than (?<count>${number}) (?<of>\p{L}+(?: at once| at a time)?)`,
  'iu',
);
const rules =
  /^(?<who>(?!(?:if|when|it|they|we|at|in|(?:every|each) (?:day|week|month|year|time))\b)(?:[\p{L}\d'’-]+ ){1,8}?)(?<! and )(?<does>(?:cannot|can['’]t|(?:must|may|can|should|shall|has to|have to|needs? to|(?:is|are)(?= \p{L}+(?: \p{L}+)? \d))(?: not| never)?)) (?<act>(?:be )?\p{L}+(?: out)?)/iu;
const time =
  /\b(?:within|until|before|after|at least|in advance|no later than|by|from) .*\b(?:minutes?|hours?|days?|weeks?|months?|years?|noon|midnight)\b|\b\d+ (?:minutes?|hours?|(?:working |business )?days?|weeks?|months?) (?:before|after|in advance)\b/i;
/** `must be kept on the device for at least 72 hours` */
const lasts =
  /\bfor (?:at least |up to |at most |no more than |no longer than )?[\p{L}\d.,]+ (?:minutes?|hours?|days?|weeks?|months?|years?)$/iu;
const money =
  /^(?:we|the (?:app|platform|product|service)|it) (?:keeps?|takes?|charges?|costs?|is) .*(?:[€£$%]|\d ?(?:EUR|USD|GBP|euros?|dollars?|pounds|per cent))/i;

const product = /^the (?:app|product|tool|system|platform|service)$/;

const opening = /^(?:while |and |but )?(?:(?:no|any|the|an?|each|every|all) )?/;

function topicIn(text: string): string | null {
  const act = right.exec(text)?.groups;
  if (act) return `who ${act['may'] ?? 'may'} ${act['act'] ?? ''}`;
  const most = bound.exec(text)?.groups;
  if (most) return `at most ${most['count'] ?? ''} ${most['of'] ?? ''}`;
  if (money.test(text)) return /\bcommission\b/i.test(text) ? 'commission' : /\bfee\b/i.test(text) ? 'fee' : 'price';
  const { who = '', does = '', act: done = '' } = rules.exec(text)?.groups ?? {};
  const subject = lowerFirst(who.trim());
  if (subject === '') return null;
  if (lasts.test(text)) return `how long ${subject} ${does.trim()} ${done}`;
  if (time.test(text)) return `when ${subject} ${does.trim()} ${done}`;
  if ((isPeople(bareNoun(subject)) || product.test(subject)) && !/^(?:is|are)\b/.test(does))
    return `what ${subject} ${does.trim()} do`;
  // 'No group', 'while a single lamp': what it is about is the group and the lamp.
  return subject.split(' ').length > 1 ? subject.replace(opening, '') : null;
}
