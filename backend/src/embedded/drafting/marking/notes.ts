/** Ideas with notes of what each piece says: `{do [who Guests] can [v scan] [o a QR code].}` */
export interface Noted {
  text: string;
  /** Statements by their role: `do`, `rule`, `goal`. */
  roles: Note[];
  /** Within them who does what to what. */
  spans: Note[];
}

export interface Note {
  kind: string;
  start: number;
  end: number;
}

/** `file`: ideas with notes, `===` between them. */
export const notedIn = (file: string): Noted[] =>
  file
    .split(/^===.*$/m)
    .map((one) => one.trim())
    .filter(Boolean)
    .map(notedFrom);

export function notedFrom(raw: string): Noted {
  const noted: Noted = { text: '', roles: [], spans: [] };
  let role: Note | undefined;
  let span: Note | undefined;
  for (const [piece, opened, kind, closed] of raw.matchAll(/([{[])([a-z]+)\s|([}\]])|[^{}[\]]+/g)) {
    const at = noted.text.length;
    if (opened === '{') role = { kind: kind ?? '', start: at, end: at };
    else if (opened === '[') span = { kind: kind ?? '', start: at, end: at };
    else if (closed === '}' && role) noted.roles.push({ ...role, end: at });
    else if (closed === ']' && span) noted.spans.push({ ...span, end: at });
    else noted.text += piece;
  }
  return noted;
}
