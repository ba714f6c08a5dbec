/** How people cope today, where an idea tells it without saying 'today'. */

const sheets =
  'postcards?|answering machines?|paper pads?|receipt pads?|spreadsheets?|Excel(?: (?:plan|sheet|file|list)s?)?|(?:Excel|Access|Word) (?:file|list|sheet|plan|table|database)s?|card index|index cards|wall calendars?|paper calendars?|calendars? on the wall|whiteboards?|blackboards?|notebooks?|ledgers?|binders?|paper (?:slip|ticket|tag|label|map|form|list|sheet|book|card|diary|note|plan|file|log|timetable|inspection sheet)s?|key cabinet|pigeonholes?|carbon copies|sticky notes?|pin ?boards?|notice ?boards?';

/** `is booked by fax and phone`, `kept in a card index`, `hand out keys and write it in a book`, `tell us by text`. */
const oldWays = [
  new RegExp(
    String.raw`(?:\b(?:is|are|get|gets)|['’]s) (?:\p{L}+ ){0,2}?(?:\p{L}{3,}(?:ed|en|pt|wn|id|ld|nt)|done|made) (?:by|over|via) (?:the )?(?:fax|phone|telephone|post|letter|hand|radio|word of mouth|e-?mail|mail|WhatsApp)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:in|on|from|with|using|into|at) (?:(?:an?|the|one|two|three|our|my|her|his|their|old|shared|printed|paper|wall|pocket|exercise|handwritten|big|small|\d+) ){0,4}(?:${sheets})\b`,
    'iu',
  ),
  /\b(?:writes?|written|notes?|noted|enters?|entered|logs?|logged|kept|signs?|signed|records?|recorded|lists?|listed|carry|carries|put|puts) (?:\p{L}+ ){0,6}(?:in|into|on) (?:an?|the|one) (?:chart|book|note ?book|paper|diary|list|card|(?:[\p{Ll}-]+ )?(?:form|slip|pad))\b/iu,
  /\bwe (?:do|handle|manage|organi[sz]e|coordinate|run) (?:it|this|that|everything|all of it) (?:with|by|on|in|over|through)\b/i,
  /\b(?:comes?|arrives?|goe?s?|runs?) (?:in )?(?:all |only |mostly )?(?:by|over|via|through) (?:the )?(?:letters?|post|phone|telephone|fax(?:es)?|radio|e-?mails?|WhatsApp|text messages?)\b|\b(?:is|are) (?:agreed|arranged|ordered|reported|booked|discussed|settled|passed on) on the phone\b/iu,
  /^current [\p{L}-]+ (?:is|are)\b|\bhandwritten\b|\bphotocop(?:y|ies|ied)\b/iu,
  /^(?:they|we|i)(?: (?:usually|mostly|often|still))? (?!can\b|could\b|will\b|should\b|must\b|want\b|need\b|would\b)[a-z]+ [^,.;]{2,60} (?:by|over|via|through) (?:text messages?|SMS|WhatsApp|e-?mail|phone|fax)\b/i,
  /\bby paper (?:vote|form|list|ballot)s?\b|\b(?:mentioned|told|passed on|agreed|reported|arranged|noted) (?:only )?(?:orally|verbally)\b/i,
  /\b(?:bookings?|ordering|orders|reporting|registration|planning|sign-ups?) (?:(?:is|are|goes|go|works?) )?(?:only |mostly |all )?by (?:phone|telephone|mail|fax|e-?mail|letter|hand|WhatsApp|text)\b/i,
  /^(?:most|many|some|everyone|everybody|people|we|they|all)(?: (?:of (?:us|them)|still))? do (?:it|this|that) (?:on|by|with|in|over) /i,
  /\b(?:hangs?|is pinned|are pinned|stuck) (?:up )?(?:on|to) (?:an?|the) (?:wall|board|door|fridge)\b/i,
  /\b(?:is|are|gets?) (?:\p{L}+ ){0,2}?(?:phoned|called|faxed) (?:in|through|over)\b/iu,
  /\bon paper\b|\bby fax\b|\bpaper slips?\b/i,
  /\b(?:tells?|calls?|phones?|texts?|e-?mails?|writes? to|rings?|messages?|faxes|asks?|sends?) us\b(?! (?:to|for) (?:help|build))/i,
  /(?<!\b(?:their|the|an?|his|her|own|mobile|your|our|my) )\b(?:calls?|rings?|phones?) (?:all day|all the time|every (?:day|morning|evening|hour)|constantly|non-?stop)\b/i,
  /\bleaves? (?:\p{L}+ )?(?:notes|slips|messages) (?:in|on|at)\b/iu,
  /\b(?:retypes?|retyped|typed? in(?:to)?) (?:them|it|twice|again|by hand)\b/i,
];
export const tellsOldWay = (text: string): boolean => oldWays.some((way) => way.test(text));
