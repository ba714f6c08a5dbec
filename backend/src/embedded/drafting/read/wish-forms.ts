import { isHouse } from '../know/places.js';
import { isPlural, lowerFirst, singular, upperFirst } from '../language.js';
import { kindWords } from './kinds.js';
import { isGroup, isPeople, isVerb, verbOf } from './lexicon.js';
import { headOf } from './phrases.js';

/** The everyday forms of a wish, `a system allowing A to B`, `A needs a way to B`, `X so that A can B`, said as what is done: `A can B`. */

const somebody = String.raw`(?:(?:the|our|each|every|all|any|their) )?(?:[\p{L}-]+ ){0,3}?[\p{L}-]+(?: (?:of|in|on|at|from) (?:the|our|all|their) (?:[\p{L}\d-]+ ){0,2}?[\p{L}-]+)?`;
const kinds = `(?:${kindWords}|software|guide|portal|page|solution|service|place|way|something)`;
const wanting = String.raw`(?:(?:we|i)(?: (?:are|am)|['’](?:re|m))? |(?:the |our )?[\p{L}][\p{L} &'’-]{2,50}? (?:is |are )?)?(?:needs?|wants?|would like|['’]d like|looking for|seeks?|seeking|searching for|invites? (?:proposals|bids|tenders|offers|quotes) for|(?:requests?|asks? for|calls? for) (?:proposals|bids|tenders|offers|quotes) for)`;

/** `The library invites proposals for an online system allowing cardholders to reserve rooms` */
const lettingKind = new RegExp(
  String.raw`^(?!.*, (?:and )?for )${wanting} (?<made>(?:(?:an?|some) |(?=software))(?:[\p{L}-]+ ){0,4}?${kinds}) (?:(?:allowing|enabling|letting|helping|permitting|to (?:allow|enable|let|help|support)|(?:that|which) (?:allows|enables|lets|helps)(?!.*, )) (?<who>${somebody}?)(?<to> to)?|for (?<whom>${somebody}?) to) (?<does>\p{Ll}+(?! to )(?: \S.*)?)$`,
  'iu',
);
/** `The app gives farmers a way to sell`, `give schools the option to ask` */
const givingWay = new RegExp(
  String.raw`^(?:(?:it|(?:the|this|our) (?:[\p{L}-]+ )?(?:${kindWords}|software)|we) (?:(?:should|must|will|shall|also|want to|need to|would like to) )*)?(?:gives?|offers?|provides?) (?<who>${somebody}) (?:an? (?:[\p{L}-]+ )?(?:way|option|possibility|chance|opportunity|means)|the (?:ability|option|possibility|chance|opportunity|means)|somewhere) to (?=\p{L})`,
  'iu',
);
/** `Families need a way to request a parcel`, `curators must have the ability to add stops` */
const needingWay = new RegExp(
  String.raw`^(?<who>(?!(?:we|i|you|it|there)\b)${somebody}) (?:(?:should|must|will|shall|also|would) )*(?:needs?|wants?|likes?|gets?|have|has|requires?) (?:an? (?:[\p{L}-]+ )?(?:way|option|possibility|chance|opportunity|means|place)|the (?:ability|option|possibility|chance|opportunity|means)|somewhere) to (?=\p{L})`,
  'iu',
);
/** `plus a way for schools to ask for a visit`, `there needs to be a way for drivers to log hours`, `the aim is for staff to log incidents` */
const wayFor = new RegExp(
  String.raw`^(?:(?:and |plus |also )?(?:(?:we|i)(?:['’]d| would)? (?:also )?(?:need|want|like) )?(?:there (?:needs?|has|have) to be )?an? (?:(?:easy|simple|quick) )?way for|(?:the|our) (?:aim|goal|idea|plan|point|purpose) is for|(?:we|i)(?:['’]d| would) love for) (?<who>${somebody}) to (?=\p{L})(?!.*, (?:and )?for )`,
  'iu',
);
/** `Give residents a permit they can use in their own zone` */
const given = new RegExp(
  String.raw`^(?:please )?(?:give|offer) (?<who>(?:the |our |all |each |every )?(?:[\p{L}-]+ )?[\p{L}-]+) (?=(?:an?|the|their) \p{L})`,
  'iu',
);
/** `Need tags on our tools so site managers can see …`, `we track pallets in order to let drivers find their load` */
const soThat = new RegExp(
  String.raw`^(?:we |i )?(?:need|want|would like|require|have to (?:have|get)|must have)s? (?!to\b)[^,;:]{3,80}?,? (?:so(?: that)? (?<who>${somebody}) (?:can|could|are able to|is able to)|in order to (?:let|help|allow|enable) (?<whom>${somebody}?)(?: to)?) (?=\p{L})`,
  'iu',
);
/** `so the conductor knows which voices are missing`: that is seen. */
const soTheyKnow = new RegExp(
  String.raw`,? so (?:that )?(?<who>(?:the|our|each|every) [\p{L}-]+(?: [\p{L}-]+)??|every(?:one|body)|[\p{L}-]+s) knows? (?=(?:how|what|which|who|whether|when|where|if)\b)`,
  'giu',
);
/** `let everyone booked know`, `let the parents know` */
const letKnow =
  /(?<=^|[,;] (?:and )?|\band )let (?<who>(?:the |our |all |every)?[\p{L}-]+(?: [\p{L}-]+)?) know(?=$|[.,;]| (?:when|if|that|about|of)\b)/giu;
/** `We want people to subscribe to our coffee`: those who buy are customers. */
const buyers =
  /^(?:we|i)(?:['’]d| would)? (?:want|like|need) people to (?=(?:buy|order|subscribe|shop|purchase|pre-?order|reorder) )/iu;
/** `Doctors are able to sign`, `users must be given the option to delete`, `customers keep asking to reorder` */
const ableTo = new RegExp(
  String.raw`^(?<who>(?!(?:we|i|you|it|there)\b)${somebody} )(?:(?:is|are|should be|must be|will be|has to be|have to be) (?:able|given (?:an|the) (?:option|ability|possibility|chance|opportunity|right)) to|(?:keeps?|kept|often|always) (?:asking|ask|asked)(?: us)? (?:to|for (?:a way|the option|the possibility) to)|(?:asked|ask|are asking)(?: us)? for (?:a way|the option|the possibility) to) (?=\p{L})`,
  'iu',
);
/** `The app is meant to help commuters find a ride`, `it would be useful for drivers to see the queue` */
const meantFor = new RegExp(
  String.raw`^(?:(?:it|(?:the|this|our) (?:[\p{L}-]+ )?(?:${kindWords}|software)) (?:is|should be) (?:meant|intended|supposed|designed|built|made|there) to (?:help|let|allow|enable)|it (?:would|['’]d) be (?:really |very |so )?(?:useful|helpful|great|good|nice|handy|convenient) for|(?:we|i)(?:['’]d| would)? (?:want|need|like) to (?:make sure|ensure)(?: that)?) (?<who>${somebody}?)(?: to| can| are able to)? (?=(?<verb>\p{Ll}+) \S)`,
  'iu',
);
/** `The tool supports inspectors in recording defects`, `volunteers should have the possibility of swapping shifts` */
const doing = new RegExp(
  String.raw`^(?:(?:it|(?:the|this|our) (?:[\p{L}-]+ )?(?:${kindWords}|software)) (?:(?:should|must|will|shall) )?(?:supports?|helps?|assists?|(?:is|should be) (?:meant|intended|supposed|designed) to (?:support|help|assist)) (?<who>${somebody}?) (?:in|with)|(?<whom>${somebody}) (?:(?:should|must|will|shall|would) )?(?:have|has|like|get|need) (?:the |an? )(?:option|possibility|ability|chance|opportunity) of) (?<verb>\p{Ll}{2,}ing) (?=\S)`,
  'iu',
);
/** `Staff are required to confirm each delivery` */
const requiredTo = new RegExp(
  String.raw`^(?<who>(?!(?:we|i|you|it|there)\b)${somebody}) (?:is|are) (?:required|obliged|expected) to (?=\p{L})`,
  'iu',
);
/** `Office: cars, MOT dates, which instructor uses which car`: what they keep an eye on. */
const officeSees =
  /^(?:the )?(?<who>office|back office|front desk|reception|administration|management|planning|dispatch|finance|accounts|HR): (?<what>[^:;]*\b(?:which|who|how many|what|where) \p{L}[^:;]*)$/iu;
/** `It should ask what happened, when, where and who was involved`: what is asked for, thing by thing. */
const whatHappened =
  /\b(?:asks?|records?|notes?|enters?|reports?) what happened(?:,? (?:and )?(?:when|where|who (?:was|were) involved)(?=,| and |[.;]|$))+/giu;
/** `rather than just buying bags`: what they do today is no part of what they can do. */
const ratherThan =
  /^(\p{Lu}[^,;:.]*? can [^,;:.]+?) (?:rather than|instead of) (?:(?:just |only )?\p{L}+ing\b|(?:by|on|via|in) )[^,;.]*/u;
/** `see on their phone which bay is free`: where it is seen comes last. */
const seenOn =
  /\b(?<see>sees?) (?<where>(?:on|in|from) (?:their|an?|the|his|her) (?:[\p{L}-]+ )?(?:phones?|tablets?|screens?|maps?|app|dashboard|computers?)),? (?<what>(?:which|who|what|where|how|whether|when) [^,;.]+?)(?=,? and (?:who|what|where|how|whether|when|which) |[.,;]|$)/giu;

/** `change the order themselves`, `edit stops themselves`: no part of what is changed. */
const byThemselves =
  /(?<=\b(?:it|them|(?:the|an?|their|its) [\p{L}-]+|[\p{L}-]+[^s\P{L}]s)) (?:by )?(?:themselves|himself|herself)(?=$|[.,;]| (?:and|or|up|before|until|at|on|in|within|online|from|with)\b)/giu;

const isKind = new RegExp(`(?:${kindWords}|software)$`, 'iu');

const isSomebody = (who: string): boolean => {
  const head = headOf(who);
  return (
    isPeople(head) ||
    isGroup(head) ||
    isHouse(singular(head)) ||
    /^(?:every(?:one|body)|people)$|\b(?:business(?:es)?|compan(?:y|ies)|firms?)$/i.test(head)
  );
};

/** `A can B`, if it is somebody who does it. */
const canDo = (whole: string, found: readonly unknown[]): string => {
  const { who, whom, does } = found.at(-1) as Record<string, string | undefined>;
  const named = (who ?? whom ?? '').trim();
  return isSomebody(named) ? `${upperFirst(named)} can ${does ?? ''}` : whole;
};

export const inWishForm = (text: string): string =>
  text
    .replace(byThemselves, '')
    .replace(seenOn, (_, ...found) => {
      const { see = '', where = '', what = '' } = found.at(-1) as Record<string, string>;
      return `${see} ${what} ${where}`;
    })
    .replace(buyers, 'Customers can ')
    .replace(/(?<=^Customers can )subscribe to /u, 'order a subscription to ')
    .replace(/\b(on their) own (?=(?:phone|tablet|computer|device)s?\b)/giu, '$1 ')
    .replace(whatHappened, (whole) =>
      whole
        .replace(/\bwhat happened\b/u, 'a description of what happened')
        .replace(/(?<=, | and )when(?=,| and)/u, 'the time')
        .replace(/(?<=, | and )where(?=,| and)/u, 'the place')
        .replace(/\bwho (?:was|were) involved\b/u, 'the people involved')
        .replace(/^(asks?)/iu, '$1 for'),
    )
    .replace(ratherThan, '$1')
    .replace(lettingKind, (whole, ...found) => {
      const { made = '' } = found.at(-1) as Record<string, string>;
      const said = canDo(whole, found);
      // What kind of product it is stays said.
      return said === whole || !isKind.test(made) ? said : `We need ${made}: ${lowerFirst(said)}`;
    })
    .replace(givingWay, (whole, ...found) => canDo(whole, found))
    .replace(needingWay, (whole, ...found) => canDo(whole, found))
    .replace(requiredTo, (whole, ...found) => canDo(whole, found).replace(/ can $/u, ' must '))
    .replace(officeSees, (_, ...found) => {
      const { who = '', what = '' } = found.at(-1) as Record<string, string>;
      return `The ${lowerFirst(who)} staff can see ${what.replace(/, (?:and )?(?=(?:which|who|how many|what|where) )/iu, ' and can see ')}`;
    })
    .replace(ableTo, (whole, ...found) => canDo(whole, found))
    .replace(meantFor, (whole, ...found) =>
      isVerb((found.at(-1) as Record<string, string>)['verb'] ?? '') ? canDo(whole, found) : whole,
    )
    .replace(doing, (whole, ...found) => {
      const { verb = '' } = found.at(-1) as Record<string, string>;
      const base = verbOf(verb);
      const said = canDo(whole, found);
      return base === null || said === whole ? whole : `${said}${base} `;
    })
    .replace(/\bnear (?:you|them)\b/giu, 'nearby')
    .replace(wayFor, (whole, ...found) => canDo(whole, found))
    .replace(soThat, (whole, ...found) => canDo(whole, found))
    .replace(given, (whole, ...found) => {
      const { who = '' } = found.at(-1) as Record<string, string>;
      return isPlural(headOf(who)) && isPeople(headOf(who)) ? `${upperFirst(who)} get ` : whole;
    })
    .replace(soTheyKnow, (whole, ...found) => {
      const { who = '' } = found.at(-1) as Record<string, string>;
      return isSomebody(who) ? `, so that ${who} can see ` : whole;
    })
    .replace(letKnow, (whole, ...found) => {
      const { who = '' } = found.at(-1) as Record<string, string>;
      return isSomebody(who) ? `notify ${who}` : whole;
    });
