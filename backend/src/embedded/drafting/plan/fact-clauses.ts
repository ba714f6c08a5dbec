import { bindingsIn } from '../read/binding.js';
import nlp from 'compromise';
import { lowerFirst, memo, numberWords, stripStop } from '../language.js';
import { clauseIn } from '../read/clauses.js';
import { isGroup, isKnownWord, isNounish, isPeople, isVerb } from '../read/lexicon.js';
import { meansIn } from '../read/means.js';
import { partIn } from '../read/part-in.js';
import { isWelcome, unwelcome } from '../read/worth.js';

/** What the idea tells of today, clause by clause: what people do, and what goes wrong with it. */

export interface Told {
  /** As it stands in the idea, without the word that joined it: `about 1 in 12 lines is wrong`. */
  text: string;
  /** What led to it, in the words of the idea; null where nothing says so. */
  cause: string | null;
}

export interface Trouble extends Told {
  /** People who are its subject: `regulars`. */
  who: string | null;
}

export interface Step extends Told {
  /** `shop managers`, `Dona Rosa` */
  who: string;
  /** `a notebook` */
  tool: string | null;
  /** The trouble that is told right behind it. */
  wrong: string | null;
}

/** `between 0.70 and 0.95` is one. */
const joint =
  /(;\s+(?:and\s|but\s|so\s)?|\s[–—]\s|(?<!\bbetween [^ ]{1,12}),?\s(?:so that|so|and so|which means(?: that)?|and|but|while)\s|,\s(?:then\s)?)/i;
const opening =
  /^(?:(?:by then|today|currently|now|at present|at the moment|right now|nowadays|these days|so far|twice|once|on average|typically|usually|mostly|often|sometimes|about|around|nearly|almost|roughly|some|up to|then|there|last (?:year|month|season))[,]?\s|at \d+ (?:in the (?:morning|evening)|at night|o['’]clock|[ap]\.?m\.?),?\s|(?:every|each|once an?|last|in|on|at) (?:the )?(?:other |first )?(?:\p{L}+day|day|week|month|year|morning|evening|night|season|summer|winter|spring|autumn|shift|term|average|peak times|weekends?|harvest)s?,?\s)+/iu;
const finite =
  /^(?!(?:to|for|with|without|by|from|of|in|on|at|because|which|who|that|not)\s)(?:[\p{L}\d.,%'’€£$/°-]+\s){1,9}?(?:is|are|was|were|gets?|goes|go|went|has|have|had|comes?|came|got|stays?|stayed|reached|went|remains?|takes?|took|costs?|cannot|can['’]t|do|does|never|leaves?|arrives?|disappears?|runs?|sits?|lies?|ends?)\s[\p{L}\d]/iu;

/** `6 in 100 samples carry the wrong animal`: nothing but a clause goes on so long behind a share. */
const figured =
  /^(?:\d[\d.,]*\s?%|(?:\d+|one|two|three) (?:in|of|out of) (?:\d+|three|four|five|six|seven|eight|nine|ten|twelve|twenty)|an? (?:third|quarter|half|fifth|sixth|eighth|tenth)|half)\s(?:of )?(?:[\p{L}'’-]+\s){2,}[\p{L}'’-]+/iu;

/** Whether a piece of a sentence says something by itself, so that it may be quoted without the rest. */
const standsAlone = memo((piece: string): boolean => {
  const bare = piece.replace(opening, '').trim();
  if (/^(?:there (?:is|are|was|were)|there['’]s) \S/i.test(piece.replace(/^at \d+ (?:in the \p{L}+|at night) /iu, '')))
    return true;
  const words = bare.split(/\s+/);
  const [first = '', second = ''] = words;
  // 'each costs 45 minutes': what it means stands before.
  if (
    words.length < 3 ||
    /^(?:which|who|that|whose|where|when|if|to|or|each|it|this|they|these|those|both)$/i.test(first)
  )
    return false;
  // 'and writes it down', 'and sends e-mails': the subject stands in front of the joint.
  if (isVerb(first) && !isNounish(first) && !isPeople(first)) return false;
  if (/^(?:is|are|was|were|has|have|had|gets?|goes|go|does|do|can|cannot|then)$/i.test(first)) return false;
  if (
    /^[a-z]+s$/.test(first) &&
    /^(?:the|an?|it|them|their|his|her|its|this|that|everything|in|on|by|to)$/i.test(second)
  )
    return false;
  if (partIn(bare) !== null) return true;
  if (clauseIn(bare, '') !== null || finite.test(bare) || figured.test(bare) || plainDeed(bare) !== null) return true;
  if (personIn(piece) !== null) return true;
  return nlp(bare).has('^#Determiner? #Adjective? #Noun+ (#PresentTense|#PastTense|#Copula|#Modal)');
});

/** `Vets fax the request`: between people and a thing with its article stands what they do, listed or not. */
function plainDeed(text: string): { subject: string; doing: string } | null {
  const [, subject = '', doing = ''] =
    /^((?:[\p{L}-]+\s){0,2}?[\p{L}-]+s)\s([a-z]+\s(?:the|an?|their|it|us|them|our|each|every)\b.*)$/iu.exec(text) ?? [];
  return subject !== '' && isPeople(subject) ? { subject, doing } : null;
}

/** `a group phones round six theatres`: a house that acts by hand is people. */
function houseDeed(text: string): { subject: string; doing: string } | null {
  const [, subject = '', doing = ''] =
    /^(?:an?|the|each|every)\s((?:[\p{L}-]+\s)?[\p{L}-]+)\s([a-z]+s\s.+)$/iu.exec(text) ?? [];
  return subject !== '' && isGroup(subject) && handwork.test(doing) ? { subject, doing } : null;
}

interface Part {
  text: string;
  /** `so`, `and`: what joined it to the one before. */
  joined: string;
}

/** `Shops that repair clocks` + `and barometers send them away`: the clause about the shops is not yet over. */
const relative = /^(?:\p{L}[\p{L}-]*\s){1,4}(?:that|which|who)\s\p{L}+(?:\s[\p{L}-]+){1,3}$/iu;

/** `we carried 8,400 passengers` + `and turned away some 600`: who did it stands before. */
const goesOn =
  /^\p{Ll}+ed (?:(?:away|back|off|out|up|down) )?(?:some|about|around|nearly|another|only|the|an?|\d[\d.,]*)(?=\s)/u;

/** The clauses of a sentence, each of which can be quoted alone; what cannot stays with the one before it. */
export function partsOf(sentence: string): Part[] {
  const pieces = stripStop(sentence).split(joint);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const text = (pieces[at] ?? '').trim();
    const glue = pieces[at - 1] ?? '';
    const last = parts.at(-1);
    const apart = /^;/.test(glue) && text.split(' ').length > 5 && !isVerb(text.split(' ')[0] ?? '');
    const inside = / and /.test(glue) && relative.test(last?.text ?? '');
    if (last && !apart && (inside || goesOn.test(text) || !standsAlone(text))) last.text += `${glue}${text}`;
    else if (text !== '')
      parts.push({
        text,
        joined: glue
          .replace(/[,;\s–—]+/g, ' ')
          .trim()
          .toLowerCase(),
      });
  }
  return parts;
}

const hard =
  /\b(?:(?:stay|remain|lie|stand|sit|go|hang)(?:s|ed|es)? un\p{L}+(?:ed|en|ld|id)|(?:stood|lay|went|sat|hung|left|is|are|was|were) un\p{L}+(?:ed|en|ld|id)|(?:was|were|got|gets?|came back|come back|arrived?) (?:cracked|damaged|torn|spoiled|spoilt|broken|ruined|stolen|scratched|burnt|flooded|rejected)|nobody|no one|never|cannot|can['’]t|not|no|without|none|nothing|too|los[et]s?|losing|throws?|chas(?:e|es|ing)|hard|difficult(?!\s\p{Ll}+s\b)|slow(?:ly)?|angry|annoyed|argu\w*|fine[ds]?|spends? \d|spends? (?:about|around|up to|over)|(?:twice|once|\d+ times|three times) (?:last|this|in|an?) \w+|forget|penalt\w*|unpaid|mix(?:es|ed)? up|g(?:o|oes|one|et|ets) (?:bad|missing)|disappears?|(?:promised|sold|booked|entered|paid|charged|counted|ordered) twice|costs? us|mis(?:rout|print|read|sort|count|plac|label|match|tak|deliver|hear|understood|spel|typ|laid|direct)\w*|only (?:\d+|one|two|three|four|five|six|half)|(?:one|\d+) \w+ in \d+|\d+ (?:in|out of) \d+)\b|n['’]t\b/iu;
const weak =
  /\b(?:on time|at the same time|opening times?|time ?(?:sheets?|tables?|slots?)|(?:part|full|half)[- ]time|return(?:s|ed)? to|waiting (?:room|list))\b/gi;

export const isTrouble = (text: string): boolean => {
  // 'Cancellations after 8:00 are charged' is a rule.
  if (/\b(?:must|may|should|shall|(?:is|are) (?:charged|allowed|free))\b/i.test(text)) return false;
  const part = partIn(text);
  if (part) return unwelcome.test(part.name) || !isWelcome(part.name);
  const said = text.replace(weak, ' ');
  return unwelcome.test(said) || hard.test(said);
};

/** Who has, is or suffers something takes no step of the work. */
const idle =
  /^(?:is|are|was|were|has|have|had|waits?|loses?|complains?|leaves?|forgets?|miss(?:es)?|gets?|knows?|needs?|wants?|likes?|runs?|owns?|offers?|serves?|lives?|works?|employs?|earns?)\b/i;

const handwork =
  /^(?:types?|writes?|copies|copy|phones?|rings?|faxe?s?|e?mails?|enters?|sends?|prints?|calls?|carries|carry|collects?|checks?|reads?|notes?|fills?|draws?|signs?|sorts?|counts?|weighs?)\b/i;

/** `Dona Rosa writes it …`: names that no word of the language explains, or a first name alone. */
const person =
  /^(?:(?:our|the|my)\s(?:\p{Ll}+\s){1,2}?)?(\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{Ll}'’-]+){0,2})\s(\p{Ll}+(?:s|ed))\s\p{L}/u;
const isPersonal = (name: string): boolean => {
  const words = name.split(' ');
  return words.length > 1
    ? // 'Captain Oduya', 'Dona Rosa'
      words
        .slice(isPeople((words[0] ?? '').toLowerCase()) ? 1 : 0)
        .every((word) => !isKnownWord(word.toLowerCase()) || nlp(word).has('#Person'))
    : nlp(name).has('#FirstName') && !isKnownWord(name.toLowerCase());
};

const byHand =
  /^(?:writes|copies|types|phones|rings|calls|asks|walks|drives|remembers|knows|forgets|decides|keeps|notes|counts|draws)$/;

/** `Dona Rosa`, where a clause begins with somebody who is called so. */
export function personIn(clause: string): string | null {
  const bare = clause.replace(opening, '');
  const [whole = '', name = '', verb = ''] = person.exec(bare) ?? [];
  // 'our assistant Ingrid'
  const role = whole
    .slice(0, whole.indexOf(name))
    .replace(/^(?:our|the|my)\s/i, '')
    .trim();
  if (role !== '') return isPeople(role) ? name : null;
  // A single unknown name that writes or phones is no machine.
  const behind = bare.slice(whole.length - 1).split(' ')[0] ?? '';
  // 'Fault calls are scribbled on a pad'
  if (/^(?:is|are|was|were|has|have|had|come|get|go)$/i.test(behind)) return null;
  const works =
    (byHand.test(verb) || /^(?:an?|the|each|every|all|his|her|their|everything)$/i.test(behind)) &&
    !name.includes(' ') &&
    !isKnownWord(name.toLowerCase()) &&
    !isPeople(name) &&
    !nlp(name).has('(#Place|#Organization)');
  return name !== '' && (isPersonal(name) || works) ? name : null;
}

function doerOf(text: string): { who: string; doing: string } | null {
  const bare = text.replace(opening, '').replace(/^(?:when|if|once|whenever) [^,]{3,60},\s/i, '');
  const name = personIn(text);
  if (name) return { who: name, doing: bare.slice(bare.indexOf(name) + name.length).trim() };
  const clause = clauseIn(bare, '');
  const told = clause?.side === 'people' && !clause.wished ? clause : (plainDeed(bare) ?? houseDeed(bare));
  if (!told || /^(?:we|you|they|who|one|everyone|it)$/i.test(told.subject)) return null;
  return { who: told.subject === 'I' ? 'The requester' : told.subject.replace(uncounted, ''), doing: told.doing };
}

const uncounted = new RegExp(
  String.raw`^(?:(?:the|our|my|their|all|each|every|an?)\s)?(?:(?:\d+|${numberWords.slice(1).join('|')})\s)?`,
  'i',
);

/** `regulars leave without …`: what only people do is told of people, whatever the word for them. */
const endures =
  /^(?:our |the |some |many |most )?((?:\p{L}+ )?\p{L}+s) (?:leave|wait|sit|stand|complain|ring|call|lose|miss|forget|give up|go home|queue|quarrel|do not know|don['’]t know|hear|drive|walk)\b/iu;

const sufferer = (text: string, doer: string | undefined): string | null => {
  const who = personIn(text) ? undefined : (doer ?? endures.exec(text.replace(opening, ''))?.[1]);
  return who ? lowerFirst(who) : null;
};

const counted =
  /\d\s?%|\bper ?cent\b|\b(?:\d+|one|two) in (?:\d+|\p{L}+)\b|\b(?:half of|a (?:third|quarter|fifth)|never|nobody|forgets?|loses?|lost|wrong)\b/iu;

/** `31 trips were missed because nobody saw a change` */
const because = /^([^,;]{8,}?),? because (?!of\b)(\S+ \S+ \S.*)$/iu;

const wished = /\b(?:should|must|shall|will|want|wants|need to|needs to|['’]d like|would like|goals?|targets?|aim)\b/i;

/** The sentences of the idea in which today is told: whole, since what stands beside a trouble is of today as well. */
const wholeOf = (told: string[], sentences: string[]): string[] => [
  ...new Set(
    told.map(
      (part) => sentences.find((sentence) => sentence.toLowerCase().includes(stripStop(part).toLowerCase())) ?? part,
    ),
  ),
];

/** `a lost one costs the patient €85` told among troubles binds, and is none. */
const rules = (text: string): boolean =>
  !/\b(?:today|currently|now|last (?:year|month|week|winter|summer|season))\b/i.test(text) &&
  bindingsIn(text).length > 0;

/** `64 tools came back late and 9 never came back`: of the same things. */
const named = (parts: Part[]): Part[] =>
  parts.map((part, at) => {
    const [, thing = ''] = /\b\d[\d,]* ((?:[\p{Ll}-]+ )?[\p{Ll}-]+s) \p{Ll}+/u.exec(parts[at - 1]?.text ?? '') ?? [];
    return thing === ''
      ? part
      : {
          ...part,
          text: part.text.replace(
            /^(\d[\d,]*) (?=(?:never|not|were|was|are|is|got|went|came|come|stayed|had|have|did|do) )/u,
            `$1 ${thing} `,
          ),
        };
  });

/** What goes wrong and what is done today, in the order the idea tells it. */
export function toldToday(told: string[], sentences: string[]): { troubles: Trouble[]; steps: Step[] } {
  const troubles: Trouble[] = [];
  const steps: Step[] = [];
  for (const labelled of wholeOf(told, sentences)) {
    const sentence = labelled.replace(/^(?:today|now|problems?|currently|situation|background)\s?:\s+(?=\S)/i, '');
    let before: Part | null = null;
    let lastCause: string | null = null;
    for (const part of named(partsOf(sentence)).filter(({ text }) => !wished.test(text) && !rules(text))) {
      // 'Complaints: 57 last winter, because nobody could prove it'
      const [, why] = /^because (?!of\b)(.+)$/iu.exec(part.text) ?? [];
      const effected = troubles.at(-1);
      if (why !== undefined && effected) {
        effected.cause ??= stripStop(why);
        continue;
      }
      const doer = doerOf(part.text);
      const tool = meansIn(part.text.replace(/\bon board\b/gi, ' '))[0] ?? null;
      const bad = isTrouble(part.text);
      const step = doer !== null && !idle.test(doer.doing) && (!bad || tool !== null || handwork.test(doer.doing));
      // What follows with 'and' has the same cause.
      const led: string | null = before && /^(?:and )?so\b|^which means/.test(part.joined) ? before.text : null;
      const cause: string | null = led ?? (part.joined === 'and' ? lastCause : null);
      lastCause = cause;
      if (step) steps.push({ text: part.text, cause, who: doer.who, tool, wrong: null });
      // What is done by hand hurts only where it says how much, or that it is forgotten.
      if (bad && (!step || counted.test(part.text))) {
        const [, effect = '', reason = ''] = because.exec(part.text) ?? [];
        troubles.push(
          effect !== '' && isTrouble(effect)
            ? { text: effect, cause: reason, who: sufferer(effect, doer?.who) }
            : { text: part.text, cause, who: sufferer(part.text, doer?.who) },
        );
        const last = steps.at(-1);
        // What is told right behind a step went wrong in it.
        if (last && !step && before?.text === last.text && /^(?:and|but)\b/.test(part.joined)) last.wrong = part.text;
      }
      before = part;
    }
  }
  return { troubles, steps };
}
