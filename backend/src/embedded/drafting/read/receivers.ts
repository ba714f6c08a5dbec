import { isGroup, isPeople } from './lexicon.js';
import { headOf } from './phrases.js';

/** Who or what is given something, behind it: `gives it a number` → gives a number to it. */
export const withReceivers = (text: string): string =>
  text
    .trim()
    // 'gives it a number': a number to it.
    .replace(
      /^(give|assign|hand|send|show|lend|offer)(s?) (it|them|him|her) ((?:an?|the) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?=$|,|\s(?:and|or|when|if|before|after|by|on|at|in|the|\d+)\b)/iu,
      '$1$2 $4 to $3',
    )
    // 'sends everyone booked on it a message'
    .replace(
      /^(send|give|show|hand)(s?) ((?:everyone|everybody|anyone|all|each|every|the|their) [^,;]{0,40}?) ((?:an?|the) (?:[\p{L}-]+ )?(?:message|text|e-?mail|mail|letter|reminder|notice|warning|link|code|receipt|bill|invoice|confirmation))(?=$|,|\s(?:and|or|when|if|before|after|by|on|at|with)\b)/iu,
      '$1$2 $4 to $3',
    )
    // 'gives each find a shelf number': the thing gets it as its own.
    .replace(
      /^(?:give|assign)(s?) ((?:each|every|the|all|any) (?:[\p{L}-]+ )?(?!(?:to|for|on|in|at|by|with|from|of)\b)[\p{L}-]+) ((?:an?|its|their|the) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?=$|,|\s(?:and|or|when|if|before|after|by|on|at|in)\b)/iu,
      (whole, end: string, whom: string, what: string) =>
        isPeople(headOf(whom)) || isGroup(headOf(whom)) ? whole : `assign${end} ${what} to ${whom}`,
    );

/** `cheer you on live`, `nudges you when you skip`: readers are users, until it is known what they are called. */
const readers = 'all users';
export const toReaders = (doing: string): string =>
  doing
    .replace(/^(\p{L}+) you\b(?! (?:can|have|need|want|like|are)\b)/iu, `$1 ${readers}`)
    .replace(/\b(when|whenever|if|once|as soon as|after|before|until) you (?=\p{L})/giu, '$1 they ');

/** `say beforehand what is broken`: when, behind what. */
export const whenLast = (text: string): string =>
  text.replace(
    /\b((?:see|say|know|check|tell|note|enter|report|record|learn|find out)s?) (beforehand|in advance|afterwards|at once|(?:at|by) the end|(?:each|every) \p{L}+|in the \p{L}+) ((?:how|which|what|whether|who|when|where) [^,;]+?)(?=$|[,;]|\sand\s\p{L}+\s(?:an?|the|their|it|which|what)\b)/giu,
    '$1 $3 $2',
  );
