import { escapePattern } from '../language.js';
import nlp from 'compromise';
import type { Audience, Capability } from './brief.js';
import { bareNoun, endsPlural, isNounish, isPeople, isVerb, verbOf } from './lexicon.js';

const helpers = String.raw`helps?|lets?|allows?|enables?|supports?|empowers?|makes it easy for|gives`;
const stop =
  /\s*(?:[;:–—(]|\s-\s|,?\s(?:so that|so they|because|while|without|instead of|rather than|which|whose|but|unless|whenever|when(?! to)|if|after|until|based on|thanks to|by using|using)\b|,\s(?:with|so|where)\b).*$/i;
const prepositions =
  'around|for|from|to|in|on|at(?! least| most)|with|by|across|between|into|about|during|over|under|through|per|within|near|against|of their|before|as|along|onto|inside|outside|behind';

interface Found {
  audiences: Audience[];
  capabilities: Capability[];
}

/** What one sentence says about who does what with the product. */
export function readSentence(sentence: string, name: string, kind: string): Found {
  const found = takeApart(sentence, name, kind);
  const [only] = found.audiences;
  return found.audiences.length === 1 && only
    ? {
        ...found,
        capabilities: found.capabilities.map((capability) =>
          capability.automatic ? capability : { ...capability, by: only.noun },
        ),
      }
    : found;
}

function takeApart(sentence: string, name: string, kind: string): Found {
  const found: Found = { audiences: [], capabilities: [] };
  const text = sentence.replace(/[.!?…]+$/, '');
  const named = text.match(/^[^\s:–—]+(?:\s[^\s:–—]+){0,2}\s*(?::|–|—|\s-)\s*(\p{Ll}.+)$/u);
  if (named?.[1] && isVerb(named[1].split(' ')[0] ?? '')) {
    found.capabilities.push(...verbPhrase(named[1], false));
    if (found.capabilities.length > 0) return found;
  }
  const placed = text.match(
    /\b(?:where|on which|in which|through which|with which)\s+((?:[\p{L}\p{N}'’-]+\s+){1,8}.+)$/iu,
  );
  if (placed?.[1]) {
    people(found, placed[1].replace(/\b(?:can|could|may)\s+(?:also\s+)?/i, 'to '), false);
    if (found.capabilities.length > 0) return found;
  }
  const helped = text.match(new RegExp(String.raw`\b(?:${helpers})\s+(?:the\s+)?(.+)$`, 'i'));
  if (helped?.[1]) return people(found, helped[1], false);
  const meant = text.match(
    /\b(?:for|used by|aimed at|by)\s+((?:[\p{L}\p{N}'’-]+\s+){1,10}?)(?:(?:who|that)\s+(?:want|need|have|wish|like|would like)\s+to|to)\s+(.+)$/iu,
  );
  if (meant?.[1] && meant[2] && (isPeople(meant[1].trim()) || endsPlural(meant[1].trim()))) {
    found.audiences.push(audience(meant[1]));
    found.capabilities.push(...verbPhrase(meant[2], false));
    return found;
  }
  for (const match of text.matchAll(
    /(?:^|,\s|;\s|\band\s)((?:[\p{L}\p{N}'’-]+\s+){1,6}?)(?:can|could|should be able to|are able to|will be able to|must be able to)\s+(?:also\s+)?(.+?)(?=(?:,|;| and)\s(?:[\p{L}'’-]+\s+){1,4}(?:can|could)\s|$)/giu,
  )) {
    const who = (match[1] ?? '').trim().replace(/^(?:and|the|all|every)\s+/i, '');
    if (isProduct(who, name, kind)) found.capabilities.push(...verbPhrase(match[2] ?? '', true));
    else if (/^(?:we|you|i|it|they|that|users?|people|nobody)$/i.test(who))
      found.capabilities.push(...verbPhrase(match[2] ?? '', false));
    else if (isPeople(who)) {
      found.audiences.push(audience(who));
      found.capabilities.push(...verbPhrase(match[2] ?? '', false));
    }
  }
  if (found.capabilities.length > 0) return found;
  const acting = text.match(/^(?:(?:the|all|our)\s+)?((?:[\p{L}'’-]+\s){1,3}?)(\p{L}+)\s(.+)$/iu);
  if (acting?.[1] && acting[2] && isPeople(acting[1].trim()) && endsPlural(acting[1].trim()) && isVerb(acting[2])) {
    found.audiences.push(audience(acting[1]));
    found.capabilities.push(...verbPhrase(`${acting[2]} ${acting[3]}`, false));
    return found;
  }
  const served = text.match(
    /\bfor\s+((?:(?:an?|the|our|their)\s+)?[\p{L}\p{N}'’ -]+?)(?=$|[,.;:(]| (?:in|at|on|with|that|which|who|across|to|and|from)\b)/iu,
  );
  if (served?.[1] && isPeople(served[1])) {
    const rest = text
      .slice(text.indexOf(served[1]))
      .match(
        new RegExp(
          `^${escapePattern(served[1])}(?: (?:in|at|on|across|from|with) [\\p{L}\\p{N}'’ -]+?(?=$|[,.;:(]| (?:that|which|who|to|and)\\b))?`,
          'iu',
        ),
      );
    found.audiences.push(audience(rest?.[0] ?? served[1]));
  }
  const doing = text.match(/\bfor\s+(\p{L}+ing)\s+(.+)$/iu);
  if (doing?.[1] && verbOf(doing[1])) found.capabilities.push(...verbPhrase(`${doing[1]} ${doing[2]}`, false));
  const purpose = text.match(
    /(?:^|\s)\p{L}[\p{L}\p{N}-]*\s+(?:to|that|which)\s+(?:automatically\s+|can\s+|will\s+|would\s+)?(.+)$/iu,
  );
  if (found.capabilities.length === 0 && purpose?.[1] && verbOf(purpose[1].split(' ')[0] ?? '')) {
    found.capabilities.push(...verbPhrase(purpose[1], !/\bto\s/.test(purpose[0].slice(0, -purpose[1].length))));
  }
  const subject = text.match(
    /^(?:([\p{L}\p{N}'’ .-]+?)\s+)?(?:(?:should|must|will|would|needs? to|has to|can|also|automatically|then)\s+)+(.+)$/iu,
  );
  if (subject?.[2] && isProduct(subject[1] ?? 'it', name, kind))
    found.capabilities.push(...verbPhrase(subject[2], true));
  const direct = text.match(/^([\p{L}\p{N}'’.-]+(?: [\p{L}\p{N}'’.-]+){0,2}?)\s+(\p{L}+s)\s+(.+)$/u);
  if (
    found.capabilities.length === 0 &&
    direct?.[1] &&
    direct[2] &&
    isProduct(direct[1], name, kind) &&
    verbOf(direct[2])
  ) {
    found.capabilities.push(...verbPhrase(`${direct[2]} ${direct[3]}`, true));
  }
  const listed = text.match(
    /\b(?:features?|includ(?:es?|ing)|capabilit(?:y|ies)|must[- ]haves?|functions?)\b[^:]{0,40}?[:\s]\s*(.+)$/i,
  );
  if (found.capabilities.length === 0 && listed?.[1]) found.capabilities.push(...nounList(listed[1]));
  // A list item such as 'Book a walk in two taps'.
  const [first = ''] = text.split(' ');
  const plain = !/\b(?:should|must|will|is|are|was|were|has|have)\b/i.test(text);
  if (
    found.capabilities.length === 0 &&
    plain &&
    isVerb(first) &&
    text.split(' ').length > 1 &&
    !/^(?:build|create|make|design|help|use)$/i.test(first)
  ) {
    found.capabilities.push(...verbPhrase(text, false));
  }
  return found;
}

const isProduct = (who: string, name: string, kind: string): boolean => {
  const plain = who
    .trim()
    .toLowerCase()
    .replace(/^(?:the|our|this|an?)\s+/, '');
  return (
    plain === 'it' ||
    plain === name.toLowerCase() ||
    plain === kind ||
    /^(?:app|system|platform|tool|product|service|software|site|website|bot|assistant|api|device|solution)$/.test(plain)
  );
};

/** `harvest masters at 40 farms plan crews and boats`: splits the people from what they do. */
function people(found: Found, text: string, automatic: boolean): Found {
  const tokens = text.split(/\s+/);
  for (let at = 1; at < Math.min(tokens.length, 24); at++) {
    const word = tokens[at] ?? '';
    const before = tokens.slice(0, at).join(' ');
    const marked = word === 'to' && verbOf(tokens[at + 1] ?? '') !== null;
    if (!marked && !(isVerb(word) && tokens.length > at + 1 && canStartVerb(before))) continue;
    found.audiences.push(audience(before));
    found.capabilities.push(...verbPhrase(tokens.slice(marked ? at + 1 : at).join(' '), automatic));
    return found;
  }
  const [first = ''] = tokens;
  if (isVerb(first) && !isNounish(first)) found.capabilities.push(...verbPhrase(text, automatic));
  return found;
}

/** A verb may follow a plural (`masters plan`), a place (`in Porto order`, `coast plan`), not an article or adjective. */
function canStartVerb(before: string): boolean {
  const last = before.split(' ').at(-1) ?? '';
  if (/^(?:a|an|the|their|its|and|or|of|in|on|at|for|with|to|by|new|daily|\d.*)$/i.test(last)) return false;
  return endsPlural(last) || / (?:in|at|on|across|from|of|around|near|with) /i.test(before) || /^\p{Lu}/u.test(last);
}

function audience(raw: string): Audience {
  const text = raw
    .trim()
    .replace(/^(?:the|all|every|our|other|both|any)\s+/i, '')
    .replace(/[\s,]+$/, '');
  const head = text.split(/\s(?:at|in|on|of|from|across|with|who|that|around|near)\s/i)[0] ?? text;
  const counted = text.match(
    /\b((?:(?:about|around|over|some|nearly|up to|more than)\s+)?\d[\d.,]*[km]?\s+[\p{L}'’-]+(?:\s[\p{L}'’-]+)?)/iu,
  );
  const count =
    counted?.[1]?.replace(/\s(?:at|in|on|of|from|across|with|who|that|and|or|around|near)\b.*$/i, '') ?? null;
  const bare = bareNoun(
    head.replace(/^(?:(?:about|around|over|some|nearly|up to|more than)\s+)?\d[\d.,]*[km]?\s+/i, ''),
  );
  return { noun: /^\p{Lu}\p{Ll}/u.test(bare) && !/\s/.test(bare) ? bare.toLowerCase() : bare, text, count };
}

/** `plan crews, boats and landing slots around weather windows, and swap shifts` in single capabilities. */
export function verbPhrase(raw: string, automatic: boolean): Capability[] {
  const asking = raw.match(
    /^(?:tells?|shows?|telling|showing)\s+(?:[\p{L}-]+\s+){0,3}?((?:which|what|who|when|where|how|why|whether)\s.+)$/iu,
  );
  if (asking?.[1]) {
    const questions = asking[1].split(/,\s*(?:and\s+)?|\s+and\s+(?=(?:which|what|who|when|where|how|why|whether)\s)/);
    return questions.map((object) => ({
      verb: 'see',
      object: object.replace(/\s+from\s.*$/, ''),
      noun: '',
      tail: '',
      automatic: false,
    }));
  }
  const text = raw
    .replace(stop, '')
    .trim()
    .replace(/^(?:easily|quickly|automatically|simply|better|also|just)\s+/i, '');
  const parts = text
    .split(/,(?!\d)\s*(?:(?:and|or|then)\s+)?|\s+(?:and|or|&)\s+/i)
    .map((part) => part.trim())
    .filter(Boolean);
  const capabilities: Capability[] = [];
  for (const [index, part] of parts.entries()) {
    const [first = '', ...rest] = part
      .replace(/^(?:to|then|also|automatically|can|will|must|should|even)\s+/i, '')
      .split(/\s+/);
    const particle = /^(?:off|up|out|back|down|over)$/.test(rest[0] ?? '') ? rest.shift() : undefined;
    const known = verbOf(first);
    const verb = known
      ? particle
        ? `${known} ${particle}`
        : known
      : index > 0 && rest.length > 0 && isBareVerb(first)
        ? first.toLowerCase()
        : null;
    const starts =
      verb !== null && (index === 0 || rest.length > 0) && !(index > 0 && isNounish(first) && rest.length === 0);
    const nounFollows = index > 0 && /ing$/.test(first) && !/ing\b/i.test(parts[0] ?? '');
    const question =
      /^(?:tell|show|alert|notify)$/.test(verb ?? '') &&
      rest.join(' ').match(/(?:^|\s)((?:which|what|who|when|where|how|why|whether)\s.+)$/i);
    if (question && question[1]) {
      capabilities.push({ verb: 'see', object: question[1], noun: '', tail: '', automatic: false });
    } else if (verb && starts && !nounFollows) {
      const parted = objectOf(rest.join(' '));
      capabilities.push({ verb, ...parted, automatic });
    } else if (capabilities.length > 0 && part.split(' ').length <= 7) {
      const previous = capabilities.at(-1);
      const begun = text.indexOf(previous?.tail || '\uE000');
      if (previous && begun >= 0 && part.split(' ').length <= 4)
        previous.tail = text.slice(begun, text.indexOf(part, begun) + part.length);
      else if (
        previous &&
        previous.object !== '' &&
        previous.tail === '' &&
        !/^(?:they|it|we|he|she|this|that|the (?:app|system))\b/i.test(part)
      ) {
        capabilities.push({ verb: previous.verb, ...objectOf(part), automatic });
      }
    } else if (index === 0) {
      return [];
    }
  }
  return capabilities.filter(
    ({ object, verb, tail }) =>
      object.split(' ').length <= 8 &&
      object + tail !== '' &&
      !/\bage \d/.test(object) &&
      !/^(?:follow|work|cost|launch|be|last|comply|start|run|support)$/.test(verb) &&
      (object !== '' || !/^(?:use|make|give|get|set|let|keep|turn|run)$/.test(verb)),
  );
}

/** A verb outside the closed list, as `chase` in `send invoices, chase late payments`. */
const isBareVerb = (word: string): boolean =>
  /^[a-z]{3,}$/.test(word) && !/(?:s|ing|ed|ly)$/.test(word) && nlp(word).has('#Infinitive');

function objectOf(text: string): Pick<Capability, 'object' | 'noun' | 'tail'> {
  const split = text.match(new RegExp(String.raw`^(.*?)(?:^|\s)((?:${prepositions})\s.+)$`, 'i'));
  const object = (split ? (split[1] ?? '') : text).trim();
  return {
    object,
    noun:
      object &&
      !/^(?:paid|told|notified|alerted|reminded|matched|when|what|how|why|where|who|which|whether|them|it|him|her|us)\b/i.test(
        object,
      )
        ? bareNoun(object)
        : '',
    tail: (split?.[2] ?? '').trim(),
  };
}

/** `Features: barcode scanning, stock alerts`. */
function nounList(text: string): Capability[] {
  return text
    .split(/,\s*(?:and\s+)?|;\s*|\s+and\s+/)
    .map((part) => part.trim())
    .filter((part) => part && part.split(' ').length <= 6)
    .flatMap((part): Capability[] => {
      const tokens = part.split(' ');
      const last = tokens.at(-1) ?? '';
      const verb = verbOf(tokens[0] ?? '');
      if (verb && tokens.length > 1 && !isNounish(tokens[0] ?? '')) return verbPhrase(part, false);
      const acting = /ing$/.test(last) && tokens.length > 1 ? verbOf(last) : null;
      if (acting) {
        const object = tokens.slice(0, -1).join(' ');
        return [{ verb: acting, object, noun: bareNoun(object), tail: '', automatic: false }];
      }
      return [{ verb: 'use', object: part, noun: bareNoun(part), tail: '', automatic: false }];
    });
}
