import { plural, singular } from '../language.js';
import type { Brief, Capability } from './brief.js';
import { isActivity } from './activities.js';
import { lacksArticle, nounList } from './noun-lists.js';
import { spelledKind } from './kinds.js';
import { clauseIn } from './clauses.js';
import { containers } from './unit-compound.js';
import { isNounish, isPeople, isProperWord, isVerb, nominalVerb, verbOf } from './lexicon.js';
import { bareNoun, isVague } from './phrases.js';
import { isSoundNoun } from './sound.js';
import { isPlaceWord } from './unit-marks.js';

/** What the first words of an idea say when they hold no clause: 'ground station booking for cubesat operators'. */
export interface Opening {
  /** Singular, at most two words: `bicycle repair`. */
  noun: string;
  /** The words as they stand, for a working title: `animal shelter adoption`. */
  title: string;
  capabilities: Capability[];
}

const patterns =
  'uber|airbnb|tinder|netflix|spotify|shopify|duolingo|slack|notion|linkedin|amazon|deliveroo|doordash|strava|instagram|tiktok|figma|trello|calendly|etsy|ebay|github|stripe|peloton|zoom|youtube|twitch|kickstarter|booking\\.com|tripadvisor|yelp|goodreads|vinted';

/** Models in which people named after 'for' do the work: 'Uber for plumbers' serves whoever needs one. */
export const isServiceModel = (model: string): boolean => /^(?:uber|deliveroo|doordash|booking\.com)$/.test(model);

/** 'Uber for dogs', 'something like Duolingo for sign language'. */
export function analogyOf(text: string): Brief['analogy'] {
  const match = text.match(
    new RegExp(
      String.raw`\b(${patterns})\s+(?:but\s+)?for\s+((?:the\s+)?(?:(?!but\b|and\b|in\b|or\b)[\p{L}-]+\s?){1,3}?)(?=$|[,.;:!?(]| (?:in|at|on|with|who|that|and|but|or|to|for|where|which)\b)`,
      'iu',
    ),
  );
  const funded = /^(?:a |an )?crowd-?funding(?: platform| site| app)? for ((?:[\p{L}-]+\s?){1,3})(?=$|[,.;:])/iu.exec(
    text,
  )?.[1];
  if (funded) return { model: 'kickstarter', subject: (bareNoun(funded) || singular(funded.trim())).toLowerCase() };
  if (!match?.[1] || !match[2]) return null;
  const subject = bareNoun(match[2]) || singular(match[2].trim());
  return { model: match[1].toLowerCase(), subject: subject.toLowerCase() };
}

const ignored =
  /^(?:an?|the|our|my|we|i|i['’]d|want|wants|to|build|create|make|need|needs|new|simple|small|online|mobile|web|internal|inner|in-house|digital|central|local|based|better|modern|for|of|is|that|this|it|with|and|or|free|open|source|open-source|saas|easy|lightweight|cloud|peer|peer-to-peer|be|as|into|in|launch|develop|design|hosted|self|self-hosted|great|nice|good|cool|first|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|sided|app|monthly|portable|automated|automatic|something|like|fun|me|us|connecting|some|kind|b2b|b2c|ai|ai-powered|powered|non-profit|nonprofit|corporate|platform|tool|service)$/i;
const acting = /(?:[a-z]{3}ing|repair|rental|hire|exchange|swap)$/i;

/** `a bicycle-repair marketplace in Lyon` -> bicycle repair; `hospital bed-cleaning queue` -> bed cleaning, clean beds. */
export function openingOf(sentence: string, kind: string): Opening | null {
  // 'a tool for our test house (slings, chains)': examples in brackets are no part of its name.
  const opening = readOpening(sentence.replace(/\s?\([^()]*\)/g, ''), kind);
  if (!opening) return null;
  const { noun, title } = opening;
  // Figures and sums belong to no name.
  return {
    ...opening,
    noun: noun === '' || isSoundNoun(noun) ? noun : '',
    title: unfit(title) ? '' : title,
  };
}

const unfit = (title: string): boolean =>
  (/\d/.test(title) && !isSoundNoun(title)) || (/^[a-z]+s?$/.test(title) && !isNounish(verbOf(title) ?? 'list'));

function readOpening(sentence: string, kind: string): Opening | null {
  const outcome = /^(?:reduce|cut|stop|avoid|prevent|fight)\s(.+)$/i.exec(sentence)?.[1];
  if (outcome && bareNoun(outcome)) return { noun: '', title: `${bareNoun(outcome)} reduction`, capabilities: [] };
  const [start = '', list = ''] = sentence.replace(/[.!?]+$/, '').split(/\s?[:–—]\s|\s-\s/);
  const words = wordsBefore(start, kind);
  const listed =
    list &&
    clauseIn(list, '') === null &&
    !isVerb(list.split(' ')[0] ?? '') &&
    // '9 stations, about 640 pieces of gear (ropes, harnesses)' says how large it is.
    !/^(?:about |around |over )?\d/.test(list) &&
    !/\b(?:from|to)\s\d/.test(list) &&
    !/\b(?:can|must|should|is|are)\b/.test(list)
      ? nounList(list.split(/[.;]/)[0] ?? '')
      : [];
  // 'a tool for procurement to approve changes': who acts is not what it is about.
  const about = /\sfor (?:the |our )?[\p{L}-]+(?: [\p{L}-]+)? to \p{L}+/u.test(start)
    ? null
    : aboutOf(start.replace(/\s(?:that|which|who|where|to|helps?|lets?|so)\s.*$/i, ''), kind);
  const direct = new RegExp(
    String.raw`^(?:(?:an?|the|my|our|new|simple|online|mobile|web)\s)*(?:${spelledKind(kind)}|[\p{L}-]+)\s(?:for|of|about)\s`,
    'iu',
  ).test(start);
  if (words.length === 0)
    return about && direct ? { noun: singular(about), title: singular(about), capabilities: listed } : null;
  const title = words
    .slice(-3)
    .map((word, at, all) => (at < all.length - 1 && acting.test(all.at(-1) ?? '') ? singular(word) : word))
    .join(' ');
  if (words.every((word) => /^(?:digital|smart|virtual|electronic|social|hardware)$/i.test(word)))
    return { noun: '', title: '', capabilities: listed };
  const noun = singular(words.slice(-2).join(' ')).replace(/^\p{Lu}\p{Ll}+/u, (word) =>
    isProperWord(word) ? word : word.toLowerCase(),
  );
  // On a marketplace one side asks for the act and the other does it: it is no feature.
  const capability = /^(?:marketplace|exchange)$/.test(kind)
    ? null
    : words.length > 2 && nominalVerb(words.at(-1) ?? '') && kind !== 'product'
      ? null
      : actOf(words, about);
  const acted = nominalVerb(words.at(-1) ?? '') !== null;
  // 'a ticketing and seat map tool for a theatre': two things side by side name it badly.
  const pair = pairBefore(start, kind);
  if (pair) {
    const around = about && !isPeople(about) ? `${singular(about)} ${pair[0]}` : '';
    return { noun: '', title: around, capabilities: [...nounList(pair.join(', ')), ...listed] };
  }
  // 'feature flags for hardware firmware' are firmware flags.
  if (kind === 'product' && about && !acted && words.length === 2 && /^[\p{L}-]+\s[\p{L}-]+\sfor\s/u.test(start))
    return { noun, title: `${singular(about).split(' ').at(-1)} ${words.at(-1)}`, capabilities: listed };
  const held = containers[kind];
  if (held) return { noun: `${isPeople(noun) ? noun.split(' ').at(-1) : noun} ${held}`, title, capabilities: listed };
  if (isVague(noun) || isPeople(noun))
    return { noun: '', title: kind === 'product' ? '' : title, capabilities: listed };
  return {
    noun: acted && about ? singular(about) : noun,
    title: acted && about ? `${singular(about)} ${words.at(-1) ?? ''}` : title,
    capabilities: capability ? [capability, ...listed] : listed,
  };
}

/** `a ticketing and seat map tool`: both things, when work that has a name stands first. */
function pairBefore(start: string, kind: string): [string, string] | null {
  if (kind === 'product') return null;
  const match = new RegExp(
    String.raw`^(?:an?\s|the\s|our\s)?([\p{L}-]+(?:\s[\p{L}-]+)?)\sand\s([\p{L}-]+(?:\s[\p{L}-]+)?)\s(?:${spelledKind(kind)})\b`,
    'iu',
  ).exec(start);
  return match?.[1] && match[2] && isActivity(match[1]) ? [match[1], match[2]] : null;
}

/** The nouns right before the kind, or those that open a short idea. */
function wordsBefore(start: string, kind: string): string[] {
  const ahead =
    kind === 'product'
      ? null
      : new RegExp(
          String.raw`^((?:[\p{L}’'&-]+\s){0,7}?)(?:web\s|mobile\s|online\s)?(?:${spelledKind(kind)})s?\b(?!['’-])`,
          'iu',
        ).exec(start);
  const alone =
    /^(?:an?\s)?([\p{L}\p{N}’'&-]+(?:\s[\p{L}\p{N}’'&-]+){0,4}?)(?=$|[,(]|\s(?:for|with|of|in|at|on|and|by|to|from|after)\s)/iu.exec(
      start,
    );
  const nominal =
    alone !== null &&
    isNominal(alone[1] ?? '') &&
    !/\b(?:wants?|needs?|loses?|spends?|takes?|has|have|is|are|gets?|runs?)\s/i.test(
      start.replace(/(?:,|\s(?:with|until|when|while|where|that|which|so)\s).*$/i, ''),
    ) &&
    clauseIn(start, '') === null;
  const raw = (ahead?.[1] ?? (nominal ? alone[1] : '') ?? '').trim();
  const tokens = raw
    .replace(/-based/gi, ' based')
    .split(/\s+/)
    .flatMap((word) => (acting.test(word) ? word.split('-') : [word]))
    .filter(Boolean);
  const words = tokens.slice(tokens.findLastIndex((word) => ignored.test(word)) + 1);
  const fits =
    /\p{L}{2}/u.test(raw) &&
    words.every((word) => word.length <= 30) &&
    words.every(
      (word) =>
        /^[\p{Script=Latin}\p{N}'’&-]+$/u.test(word) &&
        (!/\p{Ll}\p{Lu}/u.test(word) || /^(?:SaaS|IoT|FinOps|DevOps|EdTech|FinTech)$/.test(word)),
    );
  if (
    !fits ||
    words.join(' ').length < 3 ||
    words.some((word) =>
      /^(?:is|are|was|has|have|that|who|which|takes?|lets?|helps?|gets?|by|there|from|at|on)$/i.test(word),
    )
  )
    return [];
  return words.length === 1 && /^[A-Z]{2,4}$/.test(words[0] ?? '') ? [] : words;
}

const isNominal = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  const [first = ''] = words;
  return (
    !/^(?:i|we|it|they|you|can|could|how|what|let|help|there|this|our|my|the|reduce|increase|improve|cut|stop|make|get|fight|prevent|end|avoid|keep|find|give|bring|for|since|after|before|in|at|on|with|from|as|when|if)$/i.test(
      first,
    ) &&
    // 'track carbon emissions' is an order, 'book club app' a name.
    !(isVerb(first) && words.length > 1 && !lacksArticle(words.slice(1).join(' '))) &&
    !words.some((word) => /^(?:is|are|lose|loses|need|needs|want|wants|take|takes|i|we|have|has|had|been)$/i.test(word))
  );
};

/** `a dashboard for the council's budget`, `a subscription box of regional cheeses`: the thing it is about. */
function aboutOf(start: string, kind: string): string | null {
  const match = start.match(
    new RegExp(String.raw`(?:\b(?:${spelledKind(kind)})|\b[\p{L}-]+)\s(?:for|of|about)\s(.+)$`, 'iu'),
  );
  const rest = match?.[1] ?? '';
  const noun = bareNoun(rest);
  if (!noun || isPeople(noun) || isVague(noun) || isGerund(rest.split(' ')[0] ?? '') || noun.split(' ').length > 3)
    return null;
  return /^\p{Lu}/u.test(noun) ? null : plural(noun);
}

const isGerund = (word: string): boolean => /ing$/.test(word) && verbOf(word) !== null;

/** `bed cleaning` -> clean beds; `predictive maintenance for wind turbines` -> maintain wind turbines. */
function actOf(words: string[], about: string | null): Capability | null {
  const last = (words.at(-1) ?? '').toLowerCase();
  const verb = nominalVerb(last) ?? (acting.test(last) ? verbOf(last) : null);
  if (!verb || (verb === 'manage' && !words[1])) return null;
  const before = words
    .slice(0, -1)
    .filter((word) => !/^\p{Lu}\p{Ll}+$/u.test(word) || words.indexOf(word) === 0)
    .slice(-2)
    .join(' ')
    .toLowerCase();
  const object = about && (nominalVerb(last) || before === '') ? about : before;
  // 'canteen ordering' orders no canteens.
  if (!object || /^(?:remote|predictive|digital|smart)$/.test(object) || isVague(object) || isPlaceWord(object))
    return null;
  return { verb, object: plural(object), noun: singular(object), tail: '', automatic: false };
}
