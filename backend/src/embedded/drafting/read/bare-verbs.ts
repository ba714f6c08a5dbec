import { verbPhrase } from './capabilities.js';
import { readSent } from './devices.js';
import { kindWords } from './kinds.js';
import { isNounish, isVerb, verbOf } from './lexicon.js';
import { isNote } from './no-deeds.js';
import { lacksArticle } from './noun-lists.js';
import { headOf } from './phrases.js';
import type { Found } from './statements.js';

/** `Book a walk in two taps`, `automatically reorders parts`. */
export function readVerbs(text: string): Found | null {
  const bare = text
    .trim()
    .replace(
      /^(?:(?:the system|it|system|app)\s+)?(?:(?:should|must|will|would|can|also|automatically|then|to|and)\s+)+/i,
      '',
    );
  const [first = ''] = bare.split(/[\s,]/);
  // 'Scans commits, opens a PR': whom else than the product would nobody name?
  const automatic = (bare !== text && !/^to\b/i.test(text)) || (/^\p{Lu}\p{Ll}+s$/u.test(first) && !isVerb(first));
  if (bare === text && isNote(first, bare.slice(first.length).trim())) return null;
  const going = readSent(bare);
  if (going) return going;
  // 'export to NetSuite every night': by itself.
  const [, moves = '', whither = ''] =
    /^(export|import|sync|push) ((?:to|from|into|with) \p{Lu}[^,;]*)/u.exec(bare) ?? [];
  if (moves !== '')
    return { audiences: [], capabilities: [{ verb: moves, object: '', noun: '', tail: whither, automatic: true }] };
  // 'filter by site (Reno, Columbus)': what is filtered is what it is all about.
  const [, looks = '', how = ''] = /^(filter|search|sort|group) (by \p{L}.*)$/iu.exec(bare) ?? [];
  if (looks !== '')
    return {
      audiences: [],
      capabilities: [
        { verb: looks.toLowerCase(), object: '', noun: '', tail: how.replace(/\s*\([^)]*\)/g, ''), automatic: false },
      ],
    };
  // 'Research vessel time' is a title.
  if (isNounish(first) && bare.split(' ').length < 4 && !/\b(?:an?|the|it|them)\b|s$/i.test(bare)) return null;
  if (
    isNounish(first) &&
    lacksArticle(
      bare
        .slice(first.length)
        .trim()
        .split(/,|\s(?:and|or|\+|&)\s/)[0] ?? '',
    )
  )
    return null;
  // 'walking groups for …' are groups; nobody walks them.
  if (
    /^\p{L}+ing (?:groups?|clubs?|schools?|halls?|centres?|stables?|shops?|pools?|camps?|compan(?:y|ies)|firms?|services?|lessons?|class(?:es)?|courses?|tours?|events?|trips?|teams?)\b/iu.test(
      bare,
    )
  )
    return null;
  if (/ing$/.test(first) && new RegExp(`\\b(?:${kindWords})$`, 'i').test(headOf(bare))) return null;
  if (!verbOf(first) || bare.split(' ').length < 2 || /^(?:build|make|design|help|use|let|cost|launch)$/i.test(first))
    return null;
  if (
    /ed$/.test(first) ||
    (isNounish(first) && !isVerb(first)) ||
    /\b(?:is|are|was|were|has|takes?|costs?|needs?|should|must|will)\b/i.test(bare.split(/[,;]/)[0] ?? '')
  )
    return null;
  const capabilities = verbPhrase(bare, automatic);
  return capabilities.length ? { audiences: [], capabilities } : null;
}
