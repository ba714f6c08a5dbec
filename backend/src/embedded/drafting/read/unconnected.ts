import { escapePattern } from '../language.js';
import { knownSystems } from './known-systems.js';

/** What an idea says of systems that it does not connect to: they come later, are left out, or are given up. */

const proper = String.raw`\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)*`;
/** `Out: chargebacks`, `Later: integration with Volunteero` */
const heading =
  /^(?:later|out|out of scope|not (?:now|yet|included|in scope|in this version|part of this)|phase (?:2|two)|excluded|non-goals?|nice to have)\b[^.]{0,20}:/i;
/** `Xero comes later`, `GitLab later` */
const later =
  /\b(?:later(?! than\b)|phase (?:2|two)|second (?:phase|release|step|version)|next year|v2|some day|eventually|out of scope|not (?:now|yet))\b/i;
/** `Retool is switched off`, `Word templates go away` */
const givenUp = new RegExp(
  String.raw`(?<behind>${proper})(?: \p{Ll}+)? (?:(?:is|are|gets?|will be|can be) (?:then )?(?:switched|turned|shut|thrown|phased) (?:off|down|out|away)|(?:is|are|will be) (?:then )?(?:replaced|retired|abandoned|cancelled)|goe?s? away|retires)|\b(?:[Rr]eplac\w+|[Ii]nstead of|rather than|get rid of|(?:mov\w+|migrat\w+|switch\w*) (?:away |off )?from|retire|abandon|ditch) (?:(?:the|our|its|current|existing|old|an?) )*(?:[^\s.,;:]+ ){0,4}?(?<before>${proper})`,
  'gu',
);

/** Sentences without what is said of such systems. */
export function withoutUnconnected(sentences: string[]): string[] {
  const gone = sentences
    .flatMap((one) =>
      [...one.matchAll(givenUp)]
        // 'replacing the Slack channel': a part of it goes, and no more.
        .filter(
          ({ 0: said, index }) =>
            !/^ (?:channels?|groups?|threads?|forms?|sheets?)\b/.test(one.slice(index + said.length)),
        )
        .map(({ groups }) => groups?.['behind'] ?? groups?.['before'] ?? ''),
    )
    .flatMap((words) => [words, ...knownSystems(`in ${words}`).map(({ name }) => name)])
    .filter((name) => name !== '');
  const isGone =
    gone.length > 0 ? new RegExp(`(?<!\\p{L})(?:${gone.map(escapePattern).join('|')})(?!\\p{L})`, 'gu') : null;
  return sentences
    .filter((one) => !heading.test(one))
    .map((one) => {
      const parts = one.split(/(?<=[,;]) (?!and \p{Lu}|or \p{Lu})/u);
      const kept = parts.filter((part) => !(later.test(part) && /\p{Lu}/u.test(part.slice(1))));
      const text = kept.length > 0 && kept.length < parts.length ? kept.join(' ') : kept.length === 0 ? '' : one;
      return isGone ? text.replace(isGone, 'it') : text;
    });
}
