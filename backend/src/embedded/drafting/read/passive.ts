import { infinitive, isPlural, lowerFirst } from '../language.js';
import { actor } from './audiences.js';
import type { Asked } from './asked.js';
import type { Audience, Capability } from './brief.js';
import { departmentOf } from './departments.js';
import { isKnownWord, isPeople, isProperWord, isVerb, verbOf } from './lexicon.js';
import { objectOf } from './objects.js';
import type { Deed } from './parse.js';
import { headWords } from './subject.js';
import { isDeterminer, isLink } from './words.js';

/** What a product does to people. */
const toPeople =
  /^(?:ask|remind|tell|alert|notify|inform|warn|invite|pay|refund|block|call|phone|contact|text|alarm|page|message|rebook|show|email|wake|greet|assign|match|skip|charge|send)$/;
/** What is done to a thing without a word of who does it, and may be asked for. */
const standing =
  /^(?:store|host|build|name|need|require|use|lose|cost|fund|cover|know|keep|base|write|own|make|run|regulate|miss|break|waste|damage|expect|want|allow|give|put|insure|sell|touch|finance|pay)$/;

/** `Recipes` begins a sentence; a name keeps its capital. */
export const lowered = (text: string): string => {
  const [first = ''] = text.split(' ');
  return !isProperWord(first) ||
    isKnownWord(first) ||
    isDeterminer(first.toLowerCase()) ||
    /^every(?:thing|one|body)$/i.test(first)
    ? lowerFirst(text)
    : text;
};

export const by = (capabilities: Capability[], who: Audience, others: Audience[] = []): Capability[] =>
  who.noun === ''
    ? capabilities
    : capabilities.map((one) =>
        one.automatic || one.by
          ? one
          : { ...one, by: who.noun, ...(others.length > 0 ? { also: others.map(({ noun }) => noun) } : {}) },
      );

/** What only a product does: `so that the next order can be suggested`. */
export const computed =
  /^(?:suggest|calculate|compute|predict|forecast|estimate|recommend|display|highlight|translate|transcribe|summarise)$/;
/** What is done by hand, though nobody is named who does it. */
export const manual =
  /^(?:donate|ship|put|wrap|cook|bake|count|weigh|inspect|collect|pack|pick|load|unload|clean|wash|repair|deliver|sign|hand|taste|fill|return|sort|stack|label|deposit|fetch|visit|approve|confirm|examine|photograph)/;

/** `each sample is scanned at every station`, `the carrier is asked automatically`. */
export function ofPassive({ subject, doing, who }: Deed): Asked {
  const [done = '', ...after] = doing.split(' ');
  // 'get paid out weekly'
  const particle = /^(?:out|back|off|up)$/.test(after[0] ?? '') ? after.shift() : undefined;
  const rest = after;
  const bare = verbOf(done) ?? infinitive(done.toLowerCase());
  const verb = particle ? `${bare} ${particle}` : bare;
  const thing = who === 'people' ? receivedIn(verb, rest) : '';
  if (thing !== '') {
    const receiver = actor(subject);
    const { object, noun, tail: told } = objectOf(thing);
    // 'people on the waiting list': nobody whom a word names.
    return receiver.noun === ''
      ? {
          audiences: [],
          capabilities: [{ verb, object, noun, tail: `to ${lowered(subject)} ${told}`.trim(), automatic: true }],
        }
      : {
          audiences: [receiver],
          capabilities: by([{ verb: 'get', object, noun, tail: told, automatic: false }], receiver),
        };
  }
  const isAsked = who === 'people' ? toPeople.test(bare) : !standing.test(bare) && (isVerb(bare) || /ed$/.test(done));
  if (!isAsked || /^(?:[Ii]t|this|that|these|those)$/.test(subject)) return { audiences: [], capabilities: [] };
  const [object = ''] = subject.split(/\s(?=(?:that|which|who)\s)/);
  const tail = rest.join(' ').replace(/^by (?:the )?(?:system|app|software|product|tool)\b\s?/i, '');
  const plain = departmentOf(subject) ?? lowered(object);
  // 'prices are fixed by the school': the school fixes them.
  const [doer = '', behind = ''] = doerIn(tail);
  if (doer && who !== 'people') {
    const acting = actor(doer);
    return {
      audiences: [acting],
      capabilities: by([{ verb, ...objectOf(plain), tail: behind.trim(), automatic: false }], acting),
    };
  }
  // 'must be answered by the site within 10 days': by whom no feature can be for.
  if (/^by (?:(?:[Tt]he|[Aa]n?|[Oo]ur|[Ee]ach|[Tt]heir) \p{L}|\p{Lu}\p{Ll})/u.test(tail))
    return { audiences: [], capabilities: [] };
  return {
    audiences: who === 'people' ? [actor(subject)] : [],
    capabilities: [
      {
        verb,
        ...objectOf(plain),
        tail: [objectOf(plain).tail, tail].filter(Boolean).join(' '),
        automatic: !manual.test(verb),
      },
    ],
  };
}

/** `guests are sent a link`, `people on the list are offered a slot`: what they get. */
function receivedIn(verb: string, rest: string[]): string {
  const [first = '', second = ''] = rest;
  const isThing =
    isDeterminer(first.toLowerCase()) ||
    (isPlural(first) && !isLink(first)) ||
    /-\p{L}/u.test(first) ||
    isPlural(second);
  return /^(?:give|offer|send|show|grant|issue|hand|email|text|lend)$/.test(verb) &&
    isThing &&
    !isLink(first.toLowerCase())
    ? rest.join(' ')
    : '';
}

/** `by the stable manager every Friday`: the longest name of people, and what follows it. */
function doerIn(tail: string): string[] {
  const [by_ = '', article = '', ...words] = tail.split(' ');
  if (!/^by$/i.test(by_)) return [];
  // 'checked by volunteers': of several no article tells.
  if (!/^(?:the|an?|our|each|every)$/i.test(article)) {
    const many = [article, ...words].slice(0, 3);
    const length = [3, 2, 1].find((count) => {
      const who = many.slice(0, count);
      return who.length === count && isPlural(who.at(-1) ?? '') && isPeople(who.join(' '));
    });
    return length ? [many.slice(0, length).join(' '), [article, ...words].slice(length).join(' ')] : [];
  }
  const long = [3, 2, 1].find(
    (count) => words.length >= count && isPeople(headWords(`${article} ${words.slice(0, count).join(' ')}`)),
  );
  if (long) return [`${article} ${words.slice(0, long).join(' ')}`, words.slice(long).join(' ')];
  // 'sent by the office': its staff.
  if (actor(`the ${words[0] ?? ''}`).noun.endsWith(' staff'))
    return [`the ${words[0] ?? ''}`, words.slice(1).join(' ')];
  return [];
}
