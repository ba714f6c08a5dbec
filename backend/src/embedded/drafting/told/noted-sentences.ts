import { surelyExcluded } from '../read/exclusions.js';
import type { Statement } from './statements.js';

/** `dont want to change it. no rentals. has to run on the tablet`: sentences of notes, which begin without a capital. */
const end = /(?<=\p{L}{2}[)]?[.!?])\s+(?=\p{Ll}{2})/u;
const short = /(?:^|[\s(])(?:incl|excl|approx|abt|ca|no|nr|max|min|vs|etc|resp|tel|st|ref|dept|est|avg|e\.g|i\.e)\.$/i;

/** Each of several sentences in one statement by itself, as what it is. */
export const inNotedSentences = (statements: readonly Statement[]): Statement[] =>
  statements.flatMap((one) => {
    if (!/^(?:need|rule|out)$/.test(one.role)) return [one];
    const pieces = one.text.split(end).reduce<string[]>((all, piece) => {
      const before = all.at(-1);
      if (before !== undefined && (short.test(before) || answers(before, piece) || asks.test(piece)))
        all[all.length - 1] = `${before} ${piece}`;
      else all.push(piece);
      return all;
    }, []);
    if (pieces.length < 2) return [one];
    return pieces.map((text, at) => ({
      ...one,
      text,
      whole: text,
      role: isLeftOut(text) ? 'out' : /^(?:staff|roles|users|people|team) ?:/i.test(text) ? 'who' : one.role,
      // What stood together is told of nothing that the others say.
      sentence: one.sentence + at / 100,
      parts: one.parts.filter((part) => text.includes(part.text)),
    }));
  });

/** `no rentals` */
const isLeftOut = (text: string): boolean =>
  surelyExcluded(text)?.rest === '' || /^no \p{L}+(?: \p{L}+)?\.?$/iu.test(text);

/** `…, but only if the clinic wasn't the cause. who decides?` is asked of what stands before it. */
const asks = /^(?:who|what|when|where|how|which|why)\b[^.]*\?/i;
/** `who decides?` and who does. */
const answers = (before: string, piece: string): boolean => before.endsWith('?') && piece.split(' ').length < 5;

/** `who decides? | Marek personally`: an answer that stands right behind its question is told with it. */
export const withAnswers = (statements: readonly Statement[]): Statement[] =>
  statements.reduce<Statement[]>((all, one) => {
    const before = all.at(-1);
    const isAnswer =
      before !== undefined &&
      /\?\s*$/.test(before.text) &&
      one.text.split(' ').length < 5 &&
      !/\n/.test(before.whole.trimEnd().slice(-1)) &&
      one.start - (before.start + before.whole.trimEnd().length) < 3 &&
      !/^\s*[-*•–]/.test(one.whole);
    if (isAnswer)
      all[all.length - 1] = { ...before, text: `${before.text} ${one.text}`, whole: `${before.whole} ${one.whole}` };
    else all.push(one);
    return all;
  }, []);
