import { plural } from '../language.js';
import type { Capability } from './brief.js';
import { nounList } from './noun-lists.js';
import { kindWords } from './kinds.js';
import { isPeople, verbOf } from './lexicon.js';
import { bareNoun, headOf, isVague } from './phrases.js';
import { isSoundNoun } from './sound.js';
import { troubledThing } from './today.js';

/** `We need barcode checks, a second signature and a full audit trail`. */
export const neededIn = (text: string): Capability[] => {
  const list =
    /^(?:(?:we|i|they|(?:the |our |all |every |each )?[\p{L}-]+(?: [\p{L}-]+)?)\s)?(?:also\s)?(?:needs?|wants?)\s((?!to\b|something\b|somebody\b|help\b).+)$/iu.exec(
      text,
    )?.[1];
  if (!list || /\d\s?(?:%|[\p{L}])|\sto\s|\s(?:who|that|which|where)\s/u.test(list)) return [];
  return /(?:,|\sand\s)/.test(list) ||
    (/^(?:an?|one|the)\s/i.test(list) && !new RegExp(`\\b(?:${kindWords})$`, 'i').test(headOf(list)))
    ? nounList(list.replace(/\s(?:before|when|if|so|because|after|until)\s.*$/i, ''))
    : [];
};

/** `The port handles 3,200 reefer containers a week`, `We sell hearing aids in 31 shops`: what the whole is about. */
export const handledIn = (sentence: string): Capability[] => {
  const [, verb = '', what = ''] =
    /^(?:we|i|they|(?:the|our|an?)\s[^,;]{3,60}?|\p{Lu}[^,;]{2,60}?)\s(handles?|process(?:es)?|lends? out|sells?|receives?|treats?|ships?|repairs?|rents? out|runs?|manages?|makes?|produces?|has|have|keeps?|serves?|delivers?|collects?|breeds?|grows?|tests?|prints?)\s((?:about |around |over )?(?:\d[\d.,]*k?\s)?(?!(?:an?|the|to|no|it|been)\b)\p{L}[^,;.]{2,60})$/u.exec(
      sentence.replace(/[.!]+$/, '').split(/,(?!\d)\s|;\s/)[0] ?? '',
    ) ?? [];
  // 'For nineteen years I have run the bureau'
  if (
    /^ha(?:s|ve)$/i.test(verb) &&
    /^(?:been|run|kept|made|built|done|led|\p{L}+ed) (?:an?|the|our|my|this) /iu.test(what)
  )
    return [];
  const noun = what ? bareNoun(what) : '';
  const base = verb.split(' ')[0] ?? '';
  if (!noun || !isSoundNoun(noun) || isPeople(noun) || isVague(noun)) return [];
  return [{ verb: verbOf(base) ?? 'handle', object: plural(noun), noun, tail: '', automatic: false }];
};

/** `students lose track of logbooks`: what the trouble is about, the whole is about. */
export const troubledIn = (sentence: string): Capability[] => {
  const noun = bareNoun(troubledThing(sentence) ?? '');
  return noun === '' || isPeople(noun) || isVague(noun)
    ? []
    : [{ verb: 'handle', object: plural(noun), noun, tail: '', automatic: false }];
};
