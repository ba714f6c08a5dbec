import { infinitive, isPlural, lowerFirst, thirdPerson, upperFirst } from '../language.js';
import { kindWords } from './kinds.js';
import { isPeople, verbOf } from './lexicon.js';
import { headOf } from './phrases.js';
import { inWishForm } from './wish-forms.js';

/** What people type every day, in the words that clauses are read from: who does what, and what the product does. */

const product = new RegExp(`^(?:the |an? |our )?(?:[\\p{L}-]+ )?(?:${kindWords}|software)$`, 'iu');
const account = String.raw`(?: (?:to|into|at|on|from) (?:(?:an?|the|their|our|its) )?(?:[\p{L}-]+ ){0,3}?[\p{L}-]+)?(?: (?:with|using|via|through) [^,;.]{2,40}?)?`;
/** `Customers log in to a portal to see …`, `… where they can follow orders`: signing in is on the way to what they do. */
const signingIn = new RegExp(
  String.raw`\b(?:log|sign)s? ?(?:in|on|into)${account},? (?:(?:and|to|where (?:they|he|she|it)) can|to) (?!(?:an?|the|their|it|them)\b)(?=\p{Ll}+ )`,
  'giu',
);

const shown = '(?:dashboard|overview|report|calendar|page|screen|list|map|view|portal|app|area|section|summary)';
/** `There is a dashboard for the practice owner with …`: the owner sees it. */
const thereIs = new RegExp(
  String.raw`^there (?:is|are|will be|should be|must be|has to be|needs to be|should also be|is also) (?<what>(?:an? |the )?(?:[\p{L}-]+ ){0,3}?${shown}s?) for (?<who>(?:the |our |each |every )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+?)(?= (?:with|that|which|showing|where|to|of|per)\b|[.,]?$)(?<rest>.*)$`,
  'iu',
);
/** `For managers there is a weekly report with …` */
const forThem = new RegExp(
  String.raw`^for (?<who>(?:the |our |each |every )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+?),? there (?:is|are|will be|should be|must be|should also be|is also) (?<what>(?:an? |the )?(?:[\p{L}-]+ ){0,3}?${shown}s?\b.*)$`,
  'iu',
);
/** `The portal shows each customer their contracts`: they see them. */
const showsThem = new RegExp(
  String.raw`^(?:(?:it|(?:the|this|our) (?:[\p{L}-]+ )?(?:${kindWords}|software|portal)) (?:(?:should|must|will|shall|also) )*)(?<how>shows?|gives?|offers?) (?<who>(?:(?:the|each|every|all|our) )?(?:[\p{L}-]+ )?[\p{L}-]+) (?=(?:an?|the|their|its|his|her|all|real-time|live) )`,
  'iu',
);
const makesEasy =
  /^(?:(?!who\b|that\b)[^,;.]{2,40}? )(?:(?:should|must|will|shall|also) )*makes? it (?:easy|easier|simple|simpler|possible|quick) for (?<who>[^,;.]{3,40}?) to (?=\p{L})/iu;
const wayTo =
  /^there (?:should|must|has to|needs to|will) (?:also )?be (?:an? (?:easy |simple |quick )?(?:way|option|possibility|function|feature)|the (?:option|possibility)) (?:for (?<who>[^,;.]{3,40}?) )?to (?=\p{L})/iu;
const easyFor =
  /^it (?:should|must|has to|needs to) (?:also )?be (?:easy|simple|quick|straightforward|possible) for (?<who>[^,;.]{3,40}?) to (?=\p{L})/iu;
/** `Parents want to know where the bus is`: they see it. */
const toKnow =
  /^(?<who>[^,;:.]{3,40}?) (?:wants?|needs?|(?:would|should) like|should be able|must be able) to know (?=(?:how|what|which|who|whether|when|where|if)\b)/iu;
const goesOut =
  /\b(?<what>(?:an?|the|one|another) (?:[\p{L}-]+ ){0,2}?(?:e-?mail|mail|text|sms|message|reminder|alert|notification|newsletter|invitation|warning|push)|(?:[\p{L}-]+ ){0,2}?(?:e-?mails|texts|messages|reminders|alerts|notifications|newsletters|invitations|warnings)) go(?<one>es)? (?:out )?(?=to\b)/giu;
/** `Patients are randomised by the system`, as the product's own deed. */
const bySystem = new RegExp(
  String.raw`^(?<what>[\p{L}][\p{L} '’-]{2,50}?) (?:is|are|will be|must be|should be) (?:automatically )?(?<done>\p{L}{3,}(?:ed|en|wn|nt|pt|ld|id)) (?:automatically )?by the (?!site\b)(?<kind>${kindWords}|software)(?=[ .,;]|$)`,
  'iu',
);

/** `A draft is generated and must be reviewed by the manager within 5 days`: the manager reviews it, whatever rules besides. */
const mustBe =
  /(?<=^|;\s)(?:(?:after that|afterwards|then),? )?(?<what>[\p{L}](?:[^,;:]|,(?=\d)){2,60}?) (?:(?<first>(?:is|are) \p{L}+(?:ed|en|wn|nt|pt|ld|id|de)),? and )?(?:must|has to|have to|needs? to|shall) (?:first |then |also )?be (?<done>\p{L}{3,}(?:ed|en|wn|nt|pt|ld|id|de|ne))(?<part> (?:off|out|up))? (?:first )?by (?<who>(?:(?:the|an?|our|another) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+?)(?= (?:within|before|after|until|in|on|at|every|each|once|and|or)\b|[.,;]|$)(?! and \p{L}+ed by\b)/iu;

/** `Therapists see on one page who is on track`: what they see comes first. */
const seenThere =
  /\b(?<see>sees?|views?|checks?|find) (?<place>(?:on|in|at) (?:one|an?|a single|the same) (?:page|screen|dashboard|place|list|map|overview)) (?<what>(?:who|what|which|how|where|when|whether)\b[^.;]*)/iu;

export const inEverydayForm = (text: string): string =>
  inWishForm(text)
    // 'a planning tool we want to sell to newspapers that publish online': for whom it is, and not what it does.
    .replace(
      /,? (?:that |which )?we (?:want|plan|hope|intend) to sell to ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+?)(?: (?:that|who|which) [^.;]*)?(?=[.;]|$)/giu,
      ' for $1',
    )
    // 'If a musician cancels, we have to propose two others': whoever runs it does so with it.
    .replace(
      /^((?:if|when|whenever|once) [^,;]{3,80}), we (?:have to|must|need to|will|should) (?=(?:propose|offer|suggest|send|refund|notify|inform|remind|release|find) )/iu,
      '$1, the platform must ',
    )
    // 'write a summary back into the notes'
    .replace(
      /\b(writes?|sends?|push(?:es)?|syncs?|posts?|copies|copy) ((?:an?|the|its|their) [^,;.]{3,50}?) back (?=(?:in)?to )/giu,
      '$1 $2 ',
    )
    .replace(seenThere, '$<see> $<what> $<place>')
    // 'who's on track'
    .replace(
      /\b(who|what|where)['’]s(?= (?:on|in|at|off|late|missing|due|next|free|open|behind|ahead|overdue|online|working|doing)\b)/giu,
      '$1 is',
    )
    // 'can be invited with read-only access'
    .replace(
      /\b(can|may|should|could) be (?:invited|added|let in) with (?=(?:(?:read|view|write)[- ]only|full|limited|restricted|read|guest) access\b)/giu,
      '$1 get ',
    )
    // 'SAP is essential, a Teams bot would be nice to have': two wishes.
    .replace(
      /(?<=\b(?:is|are|be) (?:a must|essential|mandatory|optional|(?:a )?must-haves?|(?:a )?nice[- ]to[- ]have|nice|good|great)),? (?:and |but )?(?=[^,;.]{3,50} (?:is|are|would be) (?:a must|essential|mandatory|optional|(?:a )?must-haves?|(?:a )?nice|good|great))/giu,
      '; ',
    )
    // 'signs it off, after which it cannot be changed': a deed and a rule.
    .replace(/,? after which (?=(?:it|they|this) (?:cannot|can['’]t|can no longer|may not|must not) )/giu, '; then ')
    // 'can reply to keep or give up the spot': they keep it or give it up.
    .replace(
      /\b(?:repl(?:y|ies)|responds?|answers?) to (?=(?:keep|confirm|cancel|accept|decline|reject|approve|give up)\b)/giu,
      '',
    )
    // 'the front desk can report too'
    .replace(/(?<=\p{L}) too(?=[.,;]|$| and | or )/giu, '')
    .replace(signingIn, 'can ')
    .replace(thereIs, (whole, ...found) => {
      const { what = '', who = '', rest = '' } = groupsOf(found);
      return isPeople(headOf(who)) ? `${upperFirst(who)} can see ${lowerFirst(what)}${rest}` : whole;
    })
    .replace(forThem, (whole, ...found) => {
      const { what = '', who = '' } = groupsOf(found);
      return isPeople(headOf(who))
        ? `${upperFirst(who)} can ${/\breport|summary/i.test(what) ? 'get' : 'see'} ${lowerFirst(what)}`
        : whole;
    })
    .replace(showsThem, (whole, ...found) => {
      const { how = '', who = '' } = groupsOf(found);
      return isPeople(headOf(who)) ? `${upperFirst(who)} can ${/^show/i.test(how) ? 'see' : 'get'} ` : whole;
    })
    .replace(makesEasy, (whole, ...found) => {
      const { who = '' } = groupsOf(found);
      return isPeople(headOf(who)) ? `${upperFirst(who)} can ` : whole;
    })
    .replace(wayTo, (_, ...found) => `${upperFirst(groupsOf(found)['who'] ?? 'people')} can `)
    .replace(easyFor, (whole, ...found) => {
      const { who = '' } = groupsOf(found);
      return isPeople(headOf(who)) ? `${upperFirst(who)} can ` : whole;
    })
    .replace(toKnow, (whole, ...found) => {
      const { who = '' } = groupsOf(found);
      return isPeople(headOf(who)) ? `${who} can see ` : whole;
    })
    .replace(goesOut, (_, ...found) => {
      const { what = '', one } = groupsOf(found);
      return `${what} ${one ? 'is' : 'are'} sent `;
    })
    .replace(bySystem, (whole, ...found) => {
      const { what = '', done = '', kind = '' } = groupsOf(found);
      const verb = verbOf(done) ?? infinitive(done.toLowerCase());
      return verb === done ? whole : `The ${kind} ${thirdPerson(verb)} ${lowerFirst(what)}`;
    })
    .replace(mustBe, (whole, ...found) => {
      const { what = '', first, done = '', part = '', who = '' } = groupsOf(found);
      const verb = verbOf(done) ?? infinitive(done.toLowerCase());
      if (
        verb === done ||
        !isPeople(headOf(who)) ||
        product.test(who) ||
        /^(?:(?:it|they|this|that|i|we|you)$|(?:anything|everything|all|those|nothing|no) )/i.test(what)
      )
        return whole;
      const doing = isPlural(headOf(who)) ? verb : thirdPerson(verb);
      const thing = lowerFirst(what).replace(first ? /^(?:an?|each|every|any) /i : /^$/, 'the ');
      return `${first ? `${what} ${first}; ${who}` : upperFirst(who)} ${doing}${part} ${thing}`;
    });

/** The named groups are the last of what a replacer is given. */
const groupsOf = (found: readonly unknown[]): Record<string, string | undefined> =>
  found.at(-1) as Record<string, string | undefined>;
