import { isSomebody } from '../grammar/somebody.js';
import type { Part } from './statements.js';

/** Parts as a deed takes them, where the marks stand in another order. */

/** `allow | residents and businesses | to apply for`: they do. */
export const lettingThem = (parts: readonly Part[]): Part[] => {
  const at = parts.findIndex(
    ({ kind, text }, place) =>
      kind === 'v' &&
      lets.test(text) &&
      /^(?:o|to)$/.test(parts[place + 1]?.kind ?? '') &&
      doing(parts, place) !== null,
  );
  const [people, behind] = [parts[at + 1], parts[at + 2]];
  const deed = at < 0 ? null : doing(parts, at);
  if (!people || !deed) return [...parts];
  const names = deed.whom.split(/,\s(?:and\s|or\s)?|\s(?:and|or)\s/);
  return [
    ...parts.slice(0, at).filter(({ kind }, place) => place < at - 1 || !/^(?:auto|name|s)$/.test(kind)),
    ...names.map((text): Part => ({ ...people, kind: 'who', text, before: '' })),
    { ...people, kind: 'v', text: deed.verb, gap: ' to ', before: 'to', isVerbal: true },
    ...(deed.rest === '' ? [] : [{ ...people, kind: 't' as const, text: deed.rest, gap: ' ' }]),
    ...parts.slice(deed.isApart && behind ? at + 3 : at + 2),
  ];
};
const lets = /^(?:allows?|lets?|enables?|permits?|helps?)$/i;

/** `residents and businesses to apply for`, in one part or in two. */
function doing(
  parts: readonly Part[],
  at: number,
): { whom: string; verb: string; rest: string; isApart: boolean } | null {
  const [people, behind] = [parts[at + 1]?.text ?? '', parts[at + 2]];
  const [, whom = '', verb = '', rest = ''] = /^(.{3,60}?) to (\p{Ll}+)\s?(.*)$/u.exec(people) ?? [];
  if (whom !== '') return { whom, verb, rest, isApart: false };
  const [, apart = '', more = ''] = behind?.kind === 't' ? (/^to (\p{Ll}+)\s?(.*)$/u.exec(behind.text) ?? []) : [];
  return apart === '' ? null : { whom: people, verb: apart, rest: more, isApart: true };
}

/** `offers | pupils | only those slots`: to pupils. */
export const givingThem = (parts: readonly Part[]): Part[] =>
  parts.map((part, at) => {
    const [before, next] = [parts[at - 1], parts[at + 1]];
    return part.kind === 'o' &&
      before?.kind === 'v' &&
      gives.test(before.text) &&
      next?.kind === 'o' &&
      /^ (?:only |also |just )?$/.test(next.gap) &&
      isSomebody(part.text)
      ? { ...part, kind: 'to' }
      : part;
  });
const gives = /^(?:offer|give|show|send|hand|lend|tell|ask|pay|assign|grant|charge|teach)s?$/i;

/** `retrieved | from the BRP and | the Kadaster`: from both; nobody acts there. */
export const joinedNames = (parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((told, part, at) => {
    const last = told.at(-1);
    const isNamed =
      part.kind === 'who' &&
      /^ (?:and|or) $/.test(part.gap) &&
      /^(?:the |our |an? )?\p{Lu}/u.test(part.text) &&
      !/^(?:v|who)$/.test(parts[at + 1]?.kind ?? '');
    if (last?.kind === 't' && isNamed && /^(?:from|to|in|into|with|through|via) /i.test(last.text))
      told[told.length - 1] = { ...last, text: `${last.text}${part.gap}${part.text}`, end: part.end };
    else told.push(part);
    return told;
  }, []);

/** `a code | that we send them`: tells which code, and asks for nothing. */
export const withoutRelatives = (parts: readonly Part[]): Part[] => {
  const kept: Part[] = [];
  let skipped: Part['kind'][] = [];
  for (const part of parts) {
    const last = kept.at(-1);
    const isRelative =
      part.kind === 'who' &&
      /^(?:that|which|whom)$/i.test(part.before) &&
      // 'that a keeper logs feeds, that the vet prescribes a diet' are two wishes.
      !part.gap.includes(',') &&
      /^(?:o|t)$/.test(last?.kind ?? '');
    if (isRelative) skipped = ['who'];
    else if (skipped.length > 0 && (part.kind === 'v' ? !skipped.includes('v') : /^(?:o|to|t)$/.test(part.kind)))
      skipped.push(part.kind);
    else {
      skipped = [];
      kept.push(part);
    }
  }
  return kept;
};
