import nlp from 'compromise';
import { isPlural, memo, singular } from '../language.js';
import { isNounish, isPeople, isVerb, verbOf } from '../read/lexicon.js';
import type { Token } from './tokens.js';
import {
  adverbs,
  beForms,
  conjunctions,
  determiners,
  many,
  modals,
  objective,
  prepositions,
  questions,
  relatives,
  single,
  subordinators,
} from './word-classes.js';

/**
 * What a word may be in its sentence. `VP`: `they send`, `VZ`: `it sends`, `VD`: `they sent`, `V0`: `to send`, `VN`: `was
 * sent`, `VG`: `sending`; `B`: `is`; `M`: `should`; `T`: the `to` before a verb; `W`: who, which, what; `S`: when, if.
 */
export type Tag =
  | 'D'
  | 'A'
  | 'N1'
  | 'N2'
  | 'NP'
  | 'P1'
  | 'P2'
  | 'PO'
  | 'C'
  | 'V0'
  | 'VP'
  | 'VZ'
  | 'VD'
  | 'VN'
  | 'VG'
  | 'B'
  | 'M'
  | 'T'
  | 'I'
  | 'CC'
  | 'S'
  | 'W'
  | 'R'
  | ','
  | ';'
  | '('
  | ')'
  | 'X';

export type Tags = Partial<Record<Tag, number>>;

const marks: Record<string, Tag> = {
  '.': ';',
  '!': ';',
  '?': ';',
  ',': ',',
  ';': ';',
  ':': ';',
  '–': ';',
  '—': ';',
  '(': '(',
  ')': ')',
  '-': ';',
};

const dictionary = memo((word: string): { noun: boolean; adjective: boolean; infinitive: boolean; adverb: boolean } => {
  const seen = nlp(word);
  return {
    noun: seen.has('#Noun'),
    adjective: seen.has('#Adjective'),
    infinitive: seen.has('#Infinitive'),
    adverb: seen.has('#Adverb'),
  };
});

/** Everything a word may be, each with what it costs to read it so. */
export function tagsOf({ text, lower }: Token, first: boolean): Tags {
  const mark = marks[text];
  if (mark) return { [mark]: 0 };
  if (/^[^\p{L}\d$£€]/u.test(text)) return { X: 0 };
  if (/^[$£€]?\d/.test(text)) return { C: 0, ...(/\d\p{L}{3,}$/u.test(text) && { N1: 0.5 }) };
  if (/^\p{Lu}{2,}$/u.test(text) && text.length < 4 && !/^(?:AND|OR|NOT|THE)$/.test(text))
    return { NP: 0, ...(/^(?:HR|IT|QA|PR|R&D)$/.test(text) && { N2: 0.2 }) };
  const closed = closedTags(lower);
  if (closed) return closed;
  if (/-(?:\p{L}+ed|\p{L}+ing|wide|free|only|friendly|ready|specific|facing|level|time)$/u.test(lower))
    return { A: 0, N1: 1 };
  const open = openTags(lower);
  if (!first && /^\p{Lu}/u.test(text)) {
    const cheaper = Object.fromEntries(Object.entries(open).map(([tag, cost]) => [tag, cost + 0.8]));
    return { ...cheaper, NP: 0 };
  }
  if (/^\p{Lu}{2,}|\p{Ll}\p{Lu}|\d/u.test(text)) return { NP: 0, ...(/s$/.test(text) && { N2: 0.1 }) };
  return open;
}

function closedTags(lower: string): Tags | null {
  const tags: Tags = {};
  if (determiners.has(lower)) tags.D = 0;
  if (many.has(lower)) tags.P2 = lower === 'i' || lower === 'we' || lower === 'they' || lower === 'you' ? 0 : 0.6;
  if (single.has(lower))
    tags.P1 = lower === 'this' || lower === 'that' || lower === 'each' || lower === 'one' ? 0.8 : 0;
  if (objective.has(lower)) tags.PO = 0.1;
  if (modals.has(lower)) tags.M = 0;
  if (beForms.has(lower)) tags.B = 0;
  if (lower === 'be') tags.V0 = 0;
  if (lower === 'been') tags.VN = 0;
  if (conjunctions.has(lower)) tags.CC = 0;
  if (subordinators.has(lower)) tags.S = prepositions.has(lower) ? 0.25 : lower === 'so' ? 0.6 : 0;
  if (relatives.has(lower) || questions.has(lower)) tags.W = 0.1;
  if (lower === 'that') tags.D = 0.2;
  if (prepositions.has(lower)) tags.I = 0;
  if (lower === 'to') tags.T = 0;
  // 'a lead comes in'
  if (/^(?:in|on|over|by|through)$/.test(lower)) tags.R = 0.8;
  // 'what is missing the day before'
  if (/^(?:before|after)$/.test(lower)) tags.R = 0.9;
  // 'and either accepts it or asks'
  if (/^(?:either|both)$/.test(lower)) tags.R = 0.3;
  if (adverbs.has(lower)) tags.R = 0.1;
  if (lower === 'one') tags.C = 0.1;
  if (/^(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|dozens?)$/.test(lower)) tags.C = 0;
  if (/^(?:might|can|will)$/.test(lower)) tags.N1 = 4;
  if (/^(?:like)$/.test(lower)) Object.assign(tags, { VP: 0.6, V0: 0.3 });
  if (/^(?:once)$/.test(lower)) tags.R = 0.2;
  if (/^(?:more|less|most|least|fewer|enough|both|other|own|such|same|next|last|first)$/.test(lower)) tags.A = 0.1;
  if (/^(?:have|do)$/.test(lower)) Object.assign(tags, { VP: 0, V0: 0 });
  if (/^(?:has|does|hasn't|doesn't)$/.test(lower)) tags.VZ = 0;
  if (/^(?:had|did|didn't)$/.test(lower)) Object.assign(tags, { VD: 0, VN: 0.4 });
  if (/^(?:don't|haven't)$/.test(lower)) tags.VP = 0;
  return Object.keys(tags).length > 0 ? tags : null;
}

const irregular: Record<string, string> = {
  got: 'get',
  sent: 'send',
  paid: 'pay',
  made: 'make',
  kept: 'keep',
  told: 'tell',
  given: 'give',
  taken: 'take',
  seen: 'see',
  done: 'do',
  shown: 'show',
  found: 'find',
  held: 'hold',
  left: 'leave',
  lost: 'lose',
  sold: 'sell',
  built: 'build',
  bought: 'buy',
  written: 'write',
  chosen: 'choose',
  known: 'know',
  met: 'meet',
  put: 'put',
  set: 'set',
  cut: 'cut',
  read: 'read',
  booked: 'book',
  stuck: 'stick',
  drawn: 'draw',
  driven: 'drive',
  broken: 'break',
  spent: 'spend',
  thrown: 'throw',
};

/** Verbs that are hardly ever nouns, though the lexicon of product verbs does not list them. */
const plainVerbs = new Set(
  `come go get become want need happen exist expire arrive fail stay remain appear compete contain depend consist seem think
  believe keep let lose leave mean live die sit stand speak involve require belong occur begin end stick wait enrich halve differ exceed vary increase decrease reach ping nudge snap triage escalate reschedule onboard sync autofill redact
  deduplicate parse embed countersign say launch defer waive renegotiate unfreeze resubmit reopen reassign recalculate`.split(
    /\s+/,
  ),
);

/** Nouns that are as often what a product or its users do: `groups them into batches`, `pages the right team`. */
const nounsAndVerbs = new Set(
  `page group strip rank batch queue tag pin crop stamp proxy stream cluster map label raise split merge bundle stack ship dial
  time block cap mute ban rate fork clone drag snooze star archive bookmark filter query index email mail text message invoice quote bill`.split(
    /\s+/,
  ),
);

const openTags = memo((lower: string): Tags => {
  const tags: Tags = {};
  const known = dictionary(lower);
  const base = verbOf(lower) ?? irregular[lower] ?? null;
  if (/ly$/.test(lower) && !/^(?:apply|supply|reply|rely|fly|family|comply|multiply|assembly|anomaly)$/.test(lower)) {
    tags.R = 0;
    if (/^(?:daily|weekly|monthly|yearly|hourly|quarterly|early|friendly|likely)$/.test(lower)) tags.A = 0;
    return tags;
  }
  if (irregular[lower]) {
    Object.assign(tags, { VN: 0.1, VD: 0.5 });
    if (/^(?:put|set|cut|read)$/.test(lower)) Object.assign(tags, { VP: 0.2, V0: 0.1 });
    if (/^(?:left|set|cut|lost|broken)$/.test(lower)) tags.A = 0.4;
    if (/^(?:set|cut|left)$/.test(lower)) tags.N1 = 0.8;
    return tags;
  }
  if (/(?:[^e]ed|eed)$/.test(lower) && !isVerb(lower) && lower.length > 4) {
    Object.assign(tags, { VN: 0.1, VD: 0.5, A: 0.35 });
    if (!base && !known.infinitive) tags.A = 0.2;
    return tags;
  }
  if (/ing$/.test(lower) && lower.length > 5 && !isVerb(lower)) {
    return { VG: base ? 0.2 : 0.4, N1: 0.5, A: 0.6 };
  }
  const verbal = isVerb(lower) || known.infinitive || plainVerbs.has(lower) || nounsAndVerbs.has(lower);
  if (verbal) {
    const nouny = isNounish(lower) || isPeople(lower) || nounsAndVerbs.has(lower);
    // The dictionary calls `cost`, `part` and `key` verbs when it sees them alone.
    const rare = !isVerb(lower) && !plainVerbs.has(lower) && !nounsAndVerbs.has(lower);
    tags.V0 = rare ? 0.8 : nouny ? 0.4 : 0.1;
    tags.VP = rare ? 1 : nouny ? 0.6 : 0.1;
    tags.N1 = rare ? 0.2 : nouny ? 0.3 : 1.2;
  }
  if (/s$/.test(lower) && !/(?:ss|us|is)$/.test(lower) && base && base !== lower) {
    const doubtful = isNounish(base) || nounsAndVerbs.has(base) || isPeople(lower);
    tags.VZ = doubtful ? 0.7 : 0.15;
    tags.N2 = doubtful ? 0.2 : isVerb(base) ? 1.6 : 0.4;
  } else if (isPlural(lower) && singular(lower) !== lower) {
    const one = singular(lower);
    const plain = plainVerbs.has(one) || plainVerbs.has(lower.replace(/es$/, ''));
    tags.N2 = plain ? 1.4 : 0.1;
    if (plain) tags.VZ = 0.15;
    else if (nounsAndVerbs.has(one)) tags.VZ = 0.7;
    else if (dictionary(one).infinitive) tags.VZ = 0.9;
  }
  if (
    /^(?:staff|crew|finance|compliance|sales|marketing|management|engineering|police|procurement|legal|payroll|operations)$/.test(
      lower,
    )
  )
    Object.assign(tags, { N2: 0.2, N1: 0.2 });
  if (known.adjective) tags.A = verbal ? 0.4 : 0;
  if (known.adverb) tags.R = 0.3;
  if (tags.N1 === undefined && tags.N2 === undefined) tags.N1 = isPeople(lower) ? 0 : known.adjective ? 1.1 : 0.2;
  return tags;
});
