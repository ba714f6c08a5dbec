/** What mail programs, trackers, chats and tenders put around an idea: nothing of it is part of a name or a deed. */

const field = /^\s*(?:from|to|cc|bcc|date|sent|reply-to|importance|attachments?)\s?:\s/i;
const subject = /^\s*(?:subject|re|fwd?)\s?:\s+(?<said>.{3,80})$/iu;
const forwarded = /^\s*[-_>]{2,}.*\b(?:message|mail|nachricht|original)\b.*$/i;
/** `Re: FW: driver portal` */
const answered = /^(?:(?:re|fwd?|aw|wg)\s?:\s?)+/i;
/** `[FEATURE] Refunds`, `PLAT-2291: Flag cleanup`, `INV-118 [Epic] Stock counts` */
const tagged =
  /^(?<mark>\s*#*\s*)(?:\[[\p{L}][\p{L} /-]{1,18}\]\s*:?\s*|\[?\p{Lu}{2,8}-\d{1,6}\]?\s?[:–—-]?\s+(?:(?:Add|Build|Create|Implement) (?=\p{Ll}))?)+(?=\S)/u;
/** `@priya ok so re: the on-call thing, here's …` */
const chatted =
  /^\s*(?:@[\p{L}.-]+[,:]?\s+)?(?:(?:ok|okay|so|right)\b[,.]?\s+)*(?:(?:re|about)\s?:\s[^,.]{3,40},\s+)?(?=\p{L})/iu;
/** `/Helena`, `-- Tom` on a line of its own. */
const signed = /^\s*(?:\/|--?\s?|—\s?)\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+){0,2}\s*$/u;
/** `3.2 Scope of services. The Department seeks …`: number and heading of a clause. */
const clause =
  /(?<=^|[.;:!?]\s)(?:§\s?)?\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?:\p{Lu}[\p{L}-]*(?: (?:and|of|the|for|to|\p{L}[\p{L}-]*)){0,4}\.(?=\s+(?:\p{Lu}|\()))?\s*(?=\p{Lu}|\()/gu;

/** `raw`: an idea as its author laid it out. `about`: the subject of a mail. */
export function withoutHeaders(raw: string): { about: string; lines: string[] } {
  const lines = raw.trimEnd().split(/\r\n?|\n/);
  const first = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== ''),
  );
  // 'To: 8.5 minutes' further down is something else.
  const end = lines.findIndex((line, at) => at >= first && !isHead(line));
  const head = lines.slice(first, Math.max(first, end));
  const about = head
    .map((line) => subject.exec(line)?.groups?.['said']?.replace(answered, '').replace(tagged, '$<mark>').trim())
    .find(Boolean);
  const body = lines.slice(first + head.length).map((line) => line.replace(clause, ''));
  const opening = body.findIndex((line) => line.trim() !== '');
  if (opening >= 0) body[opening] = (body[opening] ?? '').replace(tagged, '$<mark>').replace(chatted, '');
  return { about: about ?? '', lines: signed.test(body.at(-1) ?? '') ? body.slice(0, -1) : body };
}

const isHead = (line: string): boolean => forwarded.test(line) || field.test(line) || subject.test(line);
