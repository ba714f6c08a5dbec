import nlp from 'compromise';
import { plural, singular } from './language.js';
import type { Audience, Brief, Capability } from './read/brief.js';
import { readSentence } from './read/capabilities.js';
import { isStarter, marksOf, plainText, sentencesOf } from './read/clean.js';
import { bareNoun, isPeople, verbOf } from './read/lexicon.js';
import { limitsOf, measuresOf, problemOf } from './read/limits.js';
import { givenName, kindOf, patternName, provisionalName } from './read/name.js';

/** Takes an idea apart, in its author's words. Nothing is looked up and nothing invented but a provisional name. */
export function readIdea(idea: string, today: string): Brief {
  const sentences = sentencesOf(plainText(idea));
  const text = sentences.join(' ');
  const given = givenName(sentences);
  const opening = sentences.find((sentence) => given !== null && sentence.includes(given));
  const kind = kindOf(opening && kindOf(opening) !== 'product' ? opening : sentences.slice(0, 2).join(' '));
  const problem = problemOf(sentences);
  const analogy = analogyOf(text);
  const compound = analogy ? null : compoundOf((sentences[0] ?? '').replace(given ?? '\uE000', ' '), kind);
  const found = sentences
    .filter((sentence, index) => index === 0 || !problem.sentences.includes(sentence) || /\bcan\b/.test(sentence))
    .map((sentence) => readSentence(sentence, given ?? kind, kind));
  const capabilities = distinct(
    found.flatMap((part) => part.capabilities),
    ({ verb, object, tail }) => `${verb} ${(object || tail).toLowerCase()}`,
  ).slice(0, 14);
  const audiences = audiencesOf(
    found.flatMap((part) => part.audiences),
    sentences,
  );
  const unit = unitOf(capabilities, compound?.noun ?? null, analogy?.subject ?? null, text) ?? commonest(text);
  return {
    name:
      given ??
      (analogy
        ? patternName(analogy.model, analogy.subject)
        : provisionalName(compound?.noun ?? unit, capabilities[0], kind)),
    provisional: given === null,
    kind,
    audiences,
    capabilities,
    problem,
    limits: distinct(limitsOf(sentences, today), (limit) => `${limit.kind} ${limit.text.toLowerCase()}`),
    measures: distinct(measuresOf(sentences), ({ name }) => name),
    nouns: nounsOf(capabilities, compound?.noun ?? null, analogy?.subject ?? null),
    unit,
    place: placeOf(text),
    analogy,
    sentences,
    marks: marksOf(sentences),
  };
}

function distinct<T>(items: T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item] as const).reverse()).values()].reverse();
}

function analogyOf(text: string): Brief['analogy'] {
  const match = text.match(
    /\b(uber|airbnb|tinder|netflix|spotify|shopify|duolingo|slack|notion|linkedin|amazon|deliveroo|doordash|strava|instagram|tiktok|figma|trello|calendly|etsy|ebay|github|stripe|peloton|zoom|youtube|twitch|kickstarter|booking\.com|tripadvisor|yelp|goodreads|vinted)\s+(?:but\s+)?for\s+((?:[\p{L}-]+\s?){1,3}?)(?=$|[,.;:!?]| (?:in|at|on|with|who|that|and)\b)/iu,
  );
  return match?.[1] && match[2]
    ? { model: match[1].toLowerCase(), subject: singular(match[2].trim().toLowerCase()) }
    : null;
}

/** `a bicycle-repair marketplace in Lyon` -> bicycle repair; `hospital bed-cleaning queue` -> bed cleaning, clean beds. */
function compoundOf(sentence: string, kind: string): { noun: string; capability: Capability | null } | null {
  const match =
    sentence.match(new RegExp(String.raw`((?:[\p{L}]+[-\s]){1,3})(?:web |mobile |online )?${kind}s?\b`, 'iu')) ??
    (sentence.split(/\s+/).length <= 6 ? sentence.match(/^(?:an?\s+)?((?:[\p{L}-]+\s?){1,4})/iu) : null);
  const raw =
    match?.[1]
      ?.replace(/-based/gi, ' based')
      .replace(/-/g, ' ')
      .trim()
      .split(/\s+/) ?? [];
  const ignored =
    /^(?:an?|the|our|my|we|want|to|build|create|make|need|new|simple|smart|small|digital|online|mobile|web|internal|local|based|better|modern|for|of|is|that|this|it|with|and|free|open|source|easy|lightweight|cloud|peer|be|as|into|in|launch|develop|design|hosted|self|great|nice|good|cool|first|two|sided|analytics|web|app|monthly|une?|la|le|les|pour|des|du|de|el|los|das|der|die|ein|eine|für|un|and|me|us|my)$/i;
  const words = raw
    .slice(raw.findLastIndex((word) => ignored.test(word)) + 1)
    .filter((word) => /^\p{Script=Latin}+$/u.test(word) && !/\p{L}\p{Lu}/u.test(word));
  if (words.length === 0 || words.join(' ').length < 3) return null;
  const last = words.at(-1) ?? '';
  const verb = /(?:ing|repair|rental|hire|booking|delivery|exchange|swap|cleaning|sharing)$/i.test(last)
    ? verbOf(last)
    : null;
  const object = words
    .slice(0, -1)
    .filter((word) => !/^\p{Lu}\p{Ll}+$/u.test(word))
    .slice(-1)
    .join(' ')
    .toLowerCase();
  const noun = singular(words.slice(-2).join(' ').toLowerCase());
  if (!verb || !object) return { noun, capability: null };
  return { noun, capability: { verb, object: plural(object), noun: singular(object), tail: '', automatic: false } };
}

/** The thing an idea speaks of most, when its grammar does not tell. */
function commonest(text: string): string | null {
  const counts = new Map<string, number>();
  for (const word of text.match(/(?<![\p{L}])[a-zà-ÿ]{4,}/gu) ?? []) {
    const noun = singular(word);
    if (
      !isPeople(noun) &&
      !isVague(noun) &&
      !isStarter(word) &&
      nlp(noun).has('#Noun') &&
      !nlp(noun).has('(#Pronoun|#Date)')
    ) {
      counts.set(noun, (counts.get(noun) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const selfStanding =
  /^(?:shift|visit|appointment|booking|trip|route|delivery|lesson|session|meeting|event|job|walk|clean|class|order|ride|tour|game|match|course|slot|interview|inspection|call|stay|journey|repair|service|surgery|operation|procedure|exam|treatment|pickup|collection|round)$/;

/** The thing the product is about, so that a plan of crews is a `crew plan` and a logged pothole a `pothole`. */
function unitOf(
  capabilities: Capability[],
  compound: string | null,
  subject: string | null,
  text: string,
): string | null {
  const capability =
    capabilities.find(({ noun, automatic }) => noun !== '' && !automatic && !isVague(noun)) ??
    capabilities.find(({ noun }) => noun !== '' && !isVague(noun));
  if (compound && (!capability || /(?:ing|repair|rental|hire|delivery)$/.test(compound)))
    return unitFromCompound(compound);
  if (!capability) return subject ? `${subject} request` : null;
  const { verb, noun } = capability;
  const short =
    noun.split(' ').slice(-3).join(' ').toLowerCase() === noun.toLowerCase()
      ? noun
      : noun.split(' ').slice(-2).join(' ');
  const head = short.split(' ').at(-1) ?? '';
  if (isPeople(short) && /^(?:match|connect|find|hire|book|meet|link)$/.test(verb))
    return `${short} ${verb === 'book' || verb === 'hire' ? 'booking' : 'match'}`;
  if (/^(?:plan|schedule|roster|coordinate|organise)$/.test(verb) && !selfStanding.test(head)) {
    // '18% of harvest days are lost': what is counted is what the plan is about.
    const counted = text.match(
      /\d\s?(?:%|per cent|percent) of (?:all |our |the )?((?:[a-z-]+ )?[a-z]+s)\s(?:is|are|were|was|get|go)\b/,
    )?.[1];
    return counted && !isPeople(counted) && singular(counted) !== counted ? singular(counted) : `${short} plan`;
  }
  if (/^(?:pay|charge|invoice|bill)$/.test(verb) && !/(?:payment|invoice|bill|fee|rent)$/.test(head))
    return `${short} payment`;
  return short;
}

const isVague = (noun: string): boolean =>
  /^(?:it|them|thing|everything|something|way|time|more|less|money|one|other|each other|people|user|data|information|progress|need|problem|issue|life|day|plan|option|feature|update|month|week|year|hour|minute|price|detail)s?$/i.test(
    noun,
  );

function unitFromCompound(compound: string): string {
  if (/(?:repair|rental|hire|delivery|request|order|booking)$/.test(compound)) return compound;
  const [before = '', last = ''] = compound.split(/ (?=\S+$)/);
  if (!/ing$/.test(compound)) return compound;
  const acted: Record<string, string> = {
    tutoring: 'lesson',
    teaching: 'lesson',
    cleaning: 'clean',
    walking: 'walk',
    sitting: 'sitting',
    sharing: 'ride',
    coaching: 'session',
    booking: 'booking',
    parking: 'parking space',
  };
  const word = acted[last || compound] ?? `${last || compound} job`;
  return last ? `${before} ${word}` : word;
}

function audiencesOf(found: Audience[], sentences: string[]): Audience[] {
  const named = found.filter(
    ({ noun }) =>
      noun !== '' &&
      noun.split(' ').length <= 4 &&
      !/^(?:user|people|person|anyone|everyone|somebody|you|me|us|them|it|one)$/i.test(noun),
  );
  const text = sentences.join(' ');
  // Other people the idea names in the plural: `walkers get paid`, `12 dispatchers`.
  for (const [phrase] of text.matchAll(
    /(?:\b\d[\d.,]*k?\s+)?(?:\b[a-zà-ÿ]+\s)?\b[a-zà-ÿ]{4,}(?:ers|ors|ists|ians|ants|ees|nurses|parents|patients|pupils|students|clients|guests|residents|tenants|volunteers|families|councils|companies|clinics|schools|hosts|mechanics|technicians)\b/giu,
  )) {
    const words = phrase.trim().split(/\s+/);
    const last = words.at(-1) ?? '';
    if (!isPeople(last)) continue;
    const previous = words.at(-2) ?? '';
    const keep =
      /^(?:parish|dog|cat|pet|bike|bicycle|delivery|taxi|bus|ward|shop|home|care|dental|primary|small|independent|local|family|field|dairy|sheep|fruit|junior|senior|night|town|city|school|private|foster|student|site|project|office|maintenance|cleaning|kitchen|bed|harvest|boat|plant|lab|music|language|maths|math|sports|football|yoga|charity|community|hospital|clinical|line|team|store|warehouse|safety|quality|data|software|web|mobile|backend|platform|new|first-time)$/i.test(
        previous,
      )
        ? `${previous} `
        : '';
    const noun = singular(`${keep}${last}`.toLowerCase());
    const counted = phrase.match(/^\d[\d.,]*k?/)?.[0];
    const known = named.find(
      (entry) =>
        entry.noun.toLowerCase() === noun ||
        entry.noun.toLowerCase().endsWith(` ${noun}`) ||
        noun.endsWith(` ${entry.noun.toLowerCase()}`),
    );
    if (known) known.count ??= counted ? `${counted} ${plural(noun)}` : null;
    else named.push({ noun, text: plural(noun), count: counted ? `${counted} ${plural(noun)}` : null });
  }
  const longest = named.filter(
    ({ noun }, at) =>
      !named.some((other, index) => index !== at && other.noun.toLowerCase().endsWith(` ${noun.toLowerCase()}`)),
  );
  return distinct(longest, ({ noun }) => noun.toLowerCase()).slice(0, 4);
}

function nounsOf(capabilities: Capability[], compound: string | null, subject: string | null): string[] {
  const tails = capabilities.flatMap(({ tail }) => {
    const noun = bareNoun(tail.replace(/^(?:of their|\p{L}+)\s+/u, ''));
    return noun.split(' ').length <= 2 && /^[a-z]/.test(noun) ? [noun] : [];
  });
  const nouns = [
    ...(compound ? [compound] : []),
    ...(subject ? [subject] : []),
    ...capabilities.map(({ noun }) => noun),
    ...tails,
  ];
  return distinct(
    nouns.filter((noun) => noun.length > 2 && !isVague(noun) && noun.split(' ').length <= 3),
    (noun) => noun.toLowerCase(),
  ).slice(0, 10);
}

function placeOf(text: string): string | null {
  const based = text.match(/([\p{Lu}\p{Lo}][\p{L}]*)-based\b/u);
  if (based?.[1] && !/^(?:Web|Cloud|AI|GPS|SMS|Internet|API)$/i.test(based[1])) return `in ${based[1]}`;
  const match = text.match(
    /\b(?:in|on|across|around|near|from)\s+(?:the\s+)?(?:(?:rural|central|northern|southern|eastern|western|greater|downtown)\s+)?(?!January|February|March|April|May\b|June|July|August|September|October|November|December|English|French|German|Excel|Slack|WhatsApp|Android|Windows|Shopify|Kubernetes|Python|Java|Google|Microsoft)\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s(?:\p{Lu}[\p{L}'’-]+|coast|region|valley|islands?|county|area|bay|city))*/u,
  );
  return match && !/\b(?:Act|Directive|Regulation|Law|Code)\b/.test(match[0]) ? match[0] : null;
}
