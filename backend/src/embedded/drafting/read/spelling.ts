import { lowerFirst, plural, singular } from '../language.js';
import { inEverydayForm } from './everyday-forms.js';
import { kindWords } from './kinds.js';
import { isPeople, isVerb, verbOf } from './lexicon.js';
import { withWholeVerbs } from './split-verbs.js';
import { inDigits } from './values.js';
import { withSending, withTimeBehind } from './word-order.js';
import { inProse } from './prose-forms.js';

/** Slips that are frequent and have one reading. Only what is read is mended; quotations keep the author's spelling. */
const slips: Record<string, string> = {
  remeber: 'remember',
  rember: 'remember',
  shair: 'share',
  recieve: 'receive',
  recieves: 'receives',
  wat: 'what',
  wen: 'when',
  tels: 'tells',
  tel: 'tell',
  realy: 'really',
  comming: 'coming',
  schould: 'should',
  shoud: 'should',
  teh: 'the',
  thier: 'their',
  custumer: 'customer',
  custumers: 'customers',
  costumers: 'customers',
  adress: 'address',
  calender: 'calendar',
  apointment: 'appointment',
  apointments: 'appointments',
  appointement: 'appointment',
  apoinments: 'appointments',
  shedule: 'schedule',
  scedule: 'schedule',
  managment: 'management',
  buisness: 'business',
  bussiness: 'business',
  busineses: 'businesses',
  restaraunt: 'restaurant',
  restaraunts: 'restaurants',
  resturant: 'restaurant',
  resturants: 'restaurants',
  aplication: 'application',
  platfrom: 'platform',
  webiste: 'website',
  wesbite: 'website',
  notfications: 'notifications',
  notificatons: 'notifications',
  seperate: 'separate',
  definately: 'definitely',
  suger: 'sugar',
  peple: 'people',
  poeple: 'people',
  freind: 'friend',
  freinds: 'friends',
  studens: 'students',
  techers: 'teachers',
  docter: 'doctor',
  docters: 'doctors',
  pateints: 'patients',
  vollunteers: 'volunteers',
  volonteers: 'volunteers',
  bycicle: 'bicycle',
  vehical: 'vehicle',
  equiptment: 'equipment',
  maintainance: 'maintenance',
  maintenence: 'maintenance',
  transfered: 'transferred',
  wich: 'which',
  becuase: 'because',
  alot: 'a lot',
  dont: "don't",
  cant: "can't",
  doesnt: "doesn't",
  wanna: 'want to',
  gonna: 'going to',
  u: 'you',
  ur: 'your',
  pls: 'please',
  thru: 'through',
  w: 'with',
  ppl: 'people',
  msg: 'message',
  msgs: 'messages',
  appt: 'appointment',
  appts: 'appointments',
  bc: 'because',
  cuz: 'because',
  plz: 'please',
  acces: 'access',
  accomodation: 'accommodation',
  availible: 'available',
  avaliable: 'available',
  delievery: 'delivery',
  delivary: 'delivery',
  reciept: 'receipt',
  reciepts: 'receipts',
  untill: 'until',
  neigbours: 'neighbours',
  neighbors: 'neighbours',
  nieghbours: 'neighbours',
};

export const spellRight = (text: string): string =>
  text
    // 'Thirty-two neighbours'
    .replace(
      /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?(?= \p{L}+s\b)/iu,
      (number) => inDigits(number),
    )
    // 'the day it is free'
    .replace(
      /\b(the (?:days?|weeks?|months?|years?|hours?|dates?|times?)) (?=(?:it|they|he|she) (?:is|are|was|were|will|has|have|can)\b(?! (?:free|left|available)\b(?<=(?:have|has) \p{L}+)))/giu,
      '$1 when ',
    )
    .replace(/\bw\/o\b\s?/g, 'without ')
    .replace(/\bw\/\s?/g, 'with ')
    // 'down to 4 a year' counts.
    .replace(
      /(?<!\b(?:to|than|most|least|below|under|from|about|only) )\b4 (?=(?:my|our|the|an?(?! (?:hour|shift|day|week|month|quarter|term|season|year)\b)|your|their|every|all)\b)/gi,
      'for ',
    )
    .replace(/\b([Bb]ooking|[Oo]rdering|[Tt]racking|[Pp]lanning|[Pp]ayment|[Rr]eminder) thing\b/g, '$1 tool')
    .replace(/\bwith there (?=parents|friends|family|customers)/gi, 'with their ')
    .replace(/(?<![\p{L}\p{N}@./’'-])[a-z]+(?![\p{L}\p{N}@’'-]|\.\p{L})/giu, (word) => {
      const right = slips[word.toLowerCase()];
      return right && word === word.toLowerCase() ? right : word;
    });

/** `With the app a driver scans …`: that it is done with the product goes without saying. */
const led = new RegExp(
  String.raw`^(?:(?:with|in|through|via|using|on|by) (?:the|this|our|an?) (?:new )?(?:[\p{L}-]+ )?(?:${kindWords}|software)|in (?:the )?future|from now on|from then on|instead|ideally|later(?: on)?|afterwards|after that|first(?:ly)?|secondly|finally|then|also|in addition)(?:,\s+|\s+)(?=(?:the|an?|our|each|every|all|any|one|\p{L}+s|it|they|\d+)\s)`,
  'iu',
);

const departments =
  'sales|payroll|accounting|accounts|finance|dispatch|logistics|purchasing|procurement|maintenance|quality|production|marketing|housekeeping|reception|customer service|compliance|legal|security|operations|underwriting|admissions|treasury|customer support|customer success';
/** Behind the department stands what it does, and no second noun: `quality checks are done`. */
const actsBehind = (rest: string): boolean => {
  const [first = '', next = '', then = ''] = rest.trim().split(/[\s,;.]+/);
  const verb = /^(?:can|must|should|may|will)$/i.test(first) ? next : first;
  const behind = verb === first ? next : then;
  return (
    (verb !== first || /s$/.test(verb)) &&
    verbOf(verb) !== null &&
    !/^(?:is|are|was|were|must|should|can)$/i.test(behind)
  );
};
const yes = '(?:yes|okay|ok|approval|signature|consent|permission|sign-off|go-ahead|agreement)';
const yesOf = new RegExp(
  String.raw`^((?:an? |the |all |every |each )?[\p{L}-]+(?: [\p{L}-]+){0,2} (?:above|over|below|under|of more than|of less than|beyond|with|after) (?:[^,;.]|[.,](?=\d)){2,40}?) (?:needs?|requires?) (?:an?|the) (?:${yes} (?:from|of|by) ((?:the |our |an? )?[\p{L}'’ -]{3,40}?)|([\p{L}-]+(?: [\p{L}-]+)?)['’]s ${yes})(?=$|[.;,])`,
  'iu',
);

const wishing =
  /^(?:it (?:would|['’]d) (?:really )?(?:help|be (?:great|good|nice|lovely|helpful|useful|a (?:great |big )?help))(?: (?:me|us))?(?: \p{L}+ly| a lot| so much)?|(?:i|we)(?: would|['’]d) (?:be (?:glad|happy|grateful)|love it|like it|appreciate it)) if (?=.*\bcould\b)/iu;
/** `It would help me greatly if setters could submit a puzzle, and if I as editor could accept it` → setters can … */
const wished = (text: string): string =>
  wishing.test(text) && /\bif\b.*\bif\b/i.test(text)
    ? text
        .replace(wishing, '')
        .replace(/(?<=,|\band) if (?=[^,;]*?\bcould\b)/giu, ' ')
        .replace(/\b(?:I|we),? as (?:the |an? )?(?=[\p{L} -]{3,30} could\b)/gu, 'the ')
        .replace(/\bcould\b/g, 'can')
    : text;

/** Turns of phrase in the form that clauses are read from; what is quoted keeps its own. */
export const inPlainForm = (text: string): string =>
  withSending(withTimeBehind(withWholeVerbs(wished(inEverydayForm(inProse(text))))))
    .replace(/\s&\s(?=\p{Ll})/gu, ' and ')
    // 'Sales enters an order', 'and payroll exports': a department is its staff.
    .replace(
      new RegExp(
        String.raw`(?<=^|[,;]\s|\b(?:and|then|where|so|that)\s)(?:our )?(${departments})(?=(?:\s(?:can|must|should|may|will)\s|\s[a-z]+s\s)(?:[a-z]+|an?|the)\b)`,
        'giu',
      ),
      (whole, who: string, at: number, all: string) =>
        actsBehind(all.slice(at + whole.length)) ? `the ${who.toLowerCase()} staff` : whole,
    )
    // 'parents look for a tutor'
    .replace(/\blook(s?) for (?=(?:an?|the|their|some)\s|[a-z]+s\b)/giu, 'find$1 ')
    .replace(
      /\bgo(es)? through (?=(?:the|an?|each|every|its|their) (?:[\p{L}-]+ )?(?:checklist|list|form|steps|questions|questionnaire|protocol)\b)/giu,
      (_, third: string | undefined) => (third ? 'completes ' : 'complete '),
    )
    // 'the family and the carer each write two lines'
    .replace(
      /(?<=\p{L})(?<!\b(?:give|assign|hand|send|show|lend|offer|get|tell|bring|for|of|per|to|in|on|with|at|by|from|and|or)s?) (?:each|both) (?=\p{Ll}+ (?:an?|the|their|two|three|his|her)\b)/u,
      ' ',
    )
    // 'Bookings above 20,000 need a yes from the manager': who says it, and to what.
    .replace(yesOf, (whole, what: string, one: string | undefined, other: string | undefined) => {
      const who = (one ?? other ?? '').trim().replace(/^(?:the |our |an? )?(?:[\p{L}-]+['’]s )(?=\p{L})/iu, 'the ');
      return isPeople(who.split(' ').at(-1) ?? '') ? `${whole}; ${who} approves ${lowerFirst(what)}` : whole;
    })
    // 'app where learner move the lesson, instructor see his day'
    .replace(
      /(?<=^|(?:where|that|so|and|want)\s|,\s)([a-z]{3,}) (?=([a-z]+) (?:an?|the|his|her|their|it|them|all)\b)/giu,
      (whole, who: string, verb: string) =>
        isPeople(who) && singular(who) === who && plural(who) !== who && isVerb(verb) && !isPeople(verb) && !isVerb(who)
          ? `${plural(who)} `
          : whole,
    )
    .replace(led, '')
    // 'tells a farmer … and lets him book': the farmer books.
    .replace(
      /\b((?:tell|inform|alert|remind|notify|notifie|show|warn|ask)s? ((?:an?|the|each|every) \p{Ll}+|\p{Ll}+s)\b[^;.]*?\b(?:let|allow|help)s?) (?:him|her|them)\b/giu,
      (whole, lead: string, who: string) => (isPeople(who) ? `${lead} ${who.replace(/^\p{L}+(?= )/u, 'the')}` : whole),
    )
    // 'does a six-question check'
    .replace(
      /\bdo(es)? (?=(?:an?|the|his|her|their) (?:[\p{L}\d-]+ ){0,2}(?:check|test|round|inspection|count|survey|review|assessment|interview|training|repair|audit|examination|walk-through)s?\b)/giu,
      (_, third: string | undefined) => (third ? 'carries out ' : 'carry out '),
    )
    // 'With a simple phone each farmer should get …'
    .replace(
      /^(?:with|in|at|on|after|before|during|from|by|via) [^,.;]{2,50}?(?: ?\([^)]*\))?,? (?=(?:each|every|the|our|all) (?:[\p{L}-]+ ){1,3}?(?:should|must|can|will|may|has to|have to) )/iu,
      '',
    )
    .replace(
      /^(?:it is (?:proposed|planned|intended|suggested|foreseen|required) that|(?:the|our|my) (?:idea|plan|proposal|wish) is that)\s+(?=\p{L})/iu,
      '',
    )
    // 'sees on a map which villages …'
    .replace(
      /\b((?:see|know|check|show|learn)s?(?: \p{L}+)?) ((?:on|in) (?:an?|the|one|their|his|her) [\p{L}-]+) ((?:which|who|what|where|when|how)\s[^,;.]+)/giu,
      '$1 $3 $2',
    )
    .replace(/^(?:internal|idea|request|proposal|wish|brief|need(?:ed)?|wanted):\s+/i, '')
    .replace(
      /\b(can|to) (video|phone|conference)[ -]call(?: (?=with|to|without))?(?: (?=(?:the|their|each|my|our|a) ))?/gi,
      '$1 make $2 calls ',
    )
    .replace(/^(?:it|this) (?:should|must|will|has to|needs to) (?:also )?be possible to /i, 'People can ')
    .replace(
      /^(?:it|this) (?:should|must|will|has to|needs to) (?:also )?be possible for ([^,.;]{3,40}?) to /i,
      '$1 can ',
    )
    // 'in Flanders, Belgium send': the country is no second part of a list.
    .replace(/\b(in|at|near|from|across) (\p{Lu}\p{Ll}+), (\p{Lu}\p{Ll}+),? (?!and\b|or\b)(?=[a-z])/gu, '$1 $2 ')
    // 'Each harness has a tag and must be inspected' says two things of it.
    .replace(
      /^((?:each|every|the|all|our|an?) [\p{L}-]+(?: [\p{L}-]+)?) (has|have|carries|comes with) ([^,.;]+?),? and (?=(?:must|has to|needs to|should|can|is|are) )/iu,
      '$1 $2 $3; $1 ',
    );
