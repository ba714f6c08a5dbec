import { withArticle } from '../language.js';
import type { Part, Statement } from './statements.js';

/**
 * `attendant: taps the child's card at boarding. At the end must walk to the back and scan the sticker`: in notes a line
 * goes on with whom it began, although its second sentence names nobody.
 */
export function withWhomOfLine(statements: readonly Statement[], idea: string): Statement[] {
  let whom: Part | undefined;
  let end = 0;
  return statements.map((statement) => {
    const isNewLine = idea.slice(end, statement.start).includes('\n');
    end = statement.start + statement.text.length;
    if (isNewLine) whom = undefined;
    const [first] = statement.parts;
    if (whom && first && lacksWhom(statement))
      return { ...statement, parts: [{ ...whom, gap: '', start: first.start, end: first.start }, ...statement.parts] };
    const own = statement.parts[0];
    if (own?.kind !== 'who' || !label.test(statement.text.slice(own.text.length))) return statement;
    whom = own;
    return withMessage(statement);
  });
}

/** `driver - `, `attendant: `: who stands before what they do. */
const label = /^(?: \([^)]*\))?\s?[-–—:]\s/;

/** `parent: SMS when the bus is 10 min away`: they get one. */
function withMessage(statement: Statement): Statement {
  const [who, thing, ...rest] = statement.parts;
  if (!who || thing?.kind !== 'f' || !message.test(thing.text)) return statement;
  const [, what = thing.text, when = ''] =
    /^(.+?) ((?:when|once|as soon as|if|before|after) .+)$/i.exec(thing.text) ?? [];
  const gets: Part = { ...thing, kind: 'v', text: 'gets', gap: ' ', end: thing.start, isVerbal: true };
  const parts: Part[] = [
    { ...who, kind: 'to', text: /^(?:an?|the|our|all|each|every) |s$/i.test(who.text) ? who.text : `the ${who.text}` },
    gets,
    { ...thing, kind: 'o', text: /s$/.test(what) || /^an? /i.test(what) ? what : withArticle(what), gap: ' ' },
    ...(when === '' ? [] : [{ ...thing, kind: 'c' as const, text: when, gap: ' ' }]),
    ...rest,
  ];
  return { ...statement, parts };
}
const message =
  /^(?:an? )?(?:\p{Ll}+ )?(?:SMS|text|email|e-mail|push|alert|alarm|notification|reminder|message|WhatsApp)s?\b/iu;

const lacksWhom = ({ role, parts, text }: Statement): boolean =>
  (role === 'do' || role === 'rule') &&
  !parts.some(({ kind }) => /^(?:who|auto|s|to|name)$/.test(kind)) &&
  parts.some(({ kind }) => kind === 'v') &&
  goesOn.test(text);
const goesOn =
  /^(?:(?:at|in|on|after|before|when|once|then|also|if) ?[^,.;]{0,40}?,? ?)?(?:must|can|may|should|has to|have to|cannot|can['’]t)\b/i;
