import { plural, singular, withArticle } from '../language.js';

/** What people work with today, as it is told: `a paper slip`, `a Word list`, `18 inboxes`, `radio and phone calls`. */

/** Things that by themselves tell of work without the product. */
const surely =
  'spreadsheets?|answering machines?|whiteboards?|blackboards?|chalkboards?|cork ?boards?|notebooks?|ring binders?|binders?|card index(?:es)?|index cards?|clipboards?|carbon copies|photocopies|sticky notes?|post-?its?|inbox(?:es)?|mailbox(?:es)?|pin ?boards?|notice ?boards?|ledgers?|wall planners?|clickers?|screenshots?|slips?(?! (?:\\d|an?|the|by|behind|away|past|off|back|into|out|through|two|three|four|several)\\b)(?: of paper)?|voicemails?|pigeonholes?|scraps? of paper|tally sheets?|punch cards?|word of mouth';
/** Words that tell it only where people write in them, sign them or read them off. */
const perhaps =
  'books?|logbooks?|lists?|forms?|cards?|sheets?|calendars?|papers?|plans?|files?|folders?|documents?|tables?|letters?|notes?|PDFs?|boards?|maps?|databases?|templates?|envelopes?|registers?|diar(?:y|ies)';
const makers = 'Excel|Word|Access|Google|Outlook|PDF|Dropbox|SharePoint|Trello|Doodle';
const adjectives =
  'paper|printed|handwritten|shared|Outlook|Gmail|old|big|large|small|wall|pocket|exercise|school|Excel|Word|Access|Google|monthly|weekly|daily|paper-based|photocopied|laminated|single|long|plain|blank|hand-drawn|home-made|separate|different|various|many|several|own|private|personal';
const lead = String.raw`(?:(?:an?|the|one|two|three|four|five|six|seven|eight|our|my|her|his|their|its|each|\d+)\s)?(?:(?:${adjectives})\s)*`;
const handled =
  'in|into|on|onto|by|from|over|using|via|use|uses|used|keep|keeps|kept|fill|fills|fill in|fills in|fill out|write|writes|sign|signs|print|prints|printed as|gets?|carry|carries|bring|brings|send|sends|hand|hands|stamp|stamps|copy|copies|photocopy|type|types|typed|as|through|pass|passes|is|are|have|has|look in|looks in';

const things = [
  new RegExp(
    String.raw`\b(${lead}(?:(?<=\b(?:an?|the|our|my|her|his|their|\d+)\s)[\p{Ll}-]+\s)?(?:${surely}))(?![\p{L}-])`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:${handled})\s(${lead}(?:(?<=\b(?:an?|the|one)\s)[\p{Ll}-]+\s)?(?:${perhaps}))(?![\p{L}-])`,
    'giu',
  ),
  new RegExp(
    String.raw`\b((?:an?\s|the\s|our\s|two\s)?(?:paper|printed|handwritten|shared|${makers})\s(?:[\p{Ll}-]+\s)?(?:${perhaps}|list|plan|file|sheet|calendar|form))(?![\p{L}-])`,
    'giu',
  ),
  /\b((?:an? |the |our |several |\d+ )?(?:WhatsApp|Telegram|Signal|Facebook|Instagram|[Ii]nstagram|[Ff]acebook|Messenger|Viber|WeChat|LINE|Slack)(?: (?:groups?|chats?|messages?|channels?))?)(?![\p{L}-])/gu,
  /\b((?:an? |the )?(?:paper|printed|handwritten) (?!(?:and|or|but|in|on|by|at|for|to|from|with|of|until|before|after|because|since|when|while|which|that|who|then|so|as|every|each|all|once|twice|again|only|first|today|now|currently)\b)[\p{Ll}-]+)(?![\p{L}-])/gu,
  // 'writes it into the farmer's passbook'
  /\b(?:writes?|written|enters?|notes?|copies|copy|types?|retypes?) (?:it|them|this|that|everything|each one|(?:the |their )?[\p{Ll}-]+) (?:in|into|on|onto) ((?:an?|the|his|her|their|our) (?:[\p{L}'’-]+ ){0,2}?[\p{Ll}-]+)(?=[,.;]|\s(?:and|which|that|where|but)\b|$)/gu,
  // 'a sheet is taped to the door', 'every order is a slip'
  new RegExp(
    String.raw`(?:^|[,;]\s|\b(?:at present|at the moment|today|currently|now|so far),?\s)((?:an?|the)\s(?:[\p{Ll}-]+\s)?(?:${perhaps}))\s(?:is|gets|hangs|lies)\s(?:taped|pinned|stuck|hung|nailed|passed|handed|sent|filled|signed|on|in)\b`,
    'giu',
  ),
  /\bon (the back of (?:an?|the) [\p{Ll}-]+(?: (?!now\b|today\b|and\b|which\b|by\b)[\p{Ll}-]+)?)(?=[,.;]|\s(?:and|now|which|by)\b|$)/giu,
  /\b((?:an? |the |our )(?:Access|Excel|FileMaker|old|home-made) (?:database|file|tool|program|programme|sheet|plan|list))\b/gu,
  /\b((?:Google (?:Sheets?|Forms?|Calendar)|Excel|Outlook|Doodle|Dropbox|SharePoint|Access|excel|whatsapp))\b/gu,
  /\b(on paper(?! (?!and|or|but|which|that|in|by|at|every|each|today|now)\p{L}{3,})|pen and paper)\b/giu,
];
const channels: [RegExp, string][] = [
  [
    /\b(?:phoned|called) in\b|\b(?:phones?|rings?|telephones?) for\b|\b(?:phones?|rings?|telephones?|calls?) (?:up |round |back )?(?:the|an?|our|us|each|every|all|one|him|her|them|around|in|\d+)\b|\b(?:by|over|via|on) (?:the )?(?:phone|telephone)\b|\bphone calls?\b|\bcalls? us\b|\band phone\b|\bphones? (?:all day|around)\b/iu,
    'phone calls',
  ],
  [/\bVHF\b|\b(?:by|over|via|on) (?:the )?radio\b|\bradio(?:e?s)? (?:the|an?|them|him|her)\b/iu, 'radio'],
  [
    /\b(?:by|via|over) (?:e-?mail|mail)\b|\be-?mails? (?:the|an?|us|them|each)\b|\b(?:write|writes|send|sends|answer|answers|had|by)(?: \p{L}+)? (?:\d+ )?e-?mails?\b|\be-?mails? (?:back and forth|from)\b/iu,
    'e-mails',
  ],
  [/\bfax(?:es|ed)?\b/iu, 'fax'],
  [
    /\b(?:by|via|over) (?:text messages?|SMS|texts?)\b|\btexts? (?:us|the|each|me|him|her)\b|\btext messages?\b/iu,
    'text messages',
  ],
  [/\bby (?:post|letter)\b|\bletters? (?:by post|in the mail)\b/iu, 'letters'],
];
const said: Record<string, string> = {
  'on paper': 'paper',
  'pen and paper': 'pen and paper',
};

/** The means of one sentence, in the order they are told, as noun phrases. */
export function meansIn(sentence: string): string[] {
  const found: { at: number; text: string }[] = [];
  for (const pattern of things)
    for (const match of sentence.matchAll(pattern)) {
      const text = match[1] ?? '';
      // Whoever keeps the books writes in no book.
      if (/^the books$/i.test(text)) continue;
      found.push({ at: match.index + match[0].indexOf(text), text });
    }
  for (const [pattern, text] of channels) {
    const match = pattern.exec(sentence);
    if (match) found.push({ at: match.index, text });
  }
  const sorted = found.sort((a, b) => a.at - b.at || b.text.length - a.text.length);
  const apart = sorted.filter(
    ({ at, text }, index) =>
      !sorted.some(
        (other, place) =>
          place !== index &&
          other.at <= at &&
          other.at + other.text.length >= at + text.length &&
          (other.text.length > text.length || place < index),
      ),
  );
  return apart.map(({ text }) =>
    phrase(text.replace(/\b(?:excel|whatsapp|outlook|pdfs?)\b/g, (word) => spelt[word] ?? word)),
  );
}

const spelt: Record<string, string> = {
  excel: 'Excel',
  whatsapp: 'WhatsApp',
  outlook: 'Outlook',
  pdf: 'PDF',
  pdfs: 'PDFs',
};

/** `our list` -> the list, `spreadsheet` -> a spreadsheet, `on paper` -> paper. */
function phrase(text: string): string {
  const bare = text.trim();
  const known = said[bare.toLowerCase()];
  if (known) return known;
  const own = bare.replace(/^(?:our|my|her|his|their|its|each) /i, 'the ');
  const head = own.split(' ').at(-1) ?? '';
  if (
    /^(?:an?|the|one|two|three|four|five|six|seven|eight|\d+|many|several|various|different|separate)\s/i.test(own) ||
    plural(head) === head ||
    /its$/.test(head)
  )
    return own;
  return singular(head) === head && !/^\p{Lu}/u.test(head) && !/^(?:paper|fax|radio|mouth)$/.test(head)
    ? withArticle(own)
    : own;
}
