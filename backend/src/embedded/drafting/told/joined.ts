import type { Capability } from '../read/brief.js';
import { ofArrangements } from '../read/made-by.js';
import type { Statement } from './statements.js';

/** What deeds of one statement take from each other. */

/** `create, edit and delete tasks`: all of them, with what stands behind the last. */
export function shareObjects(all: Capability[]): void {
  for (let at = all.length - 2; at >= 0; at--) {
    const [one, next] = [all[at], all[at + 1]];
    if (!one || !next || one.object !== '' || one.tail !== '' || one.by !== next.by || one.named) continue;
    Object.assign(one, { object: next.object, noun: next.noun, tail: next.tail });
  }
}

/** `It connects to Sage 200`: by itself. */
export function connectionIn({ text, parts }: Statement): Capability | null {
  const systems = parts.filter(({ kind }) => kind === 'sys').map((part) => part.text);
  const [, verb = '', word = ''] = /\b(connect|integrate|sync|link)s? (to|with)\b/i.exec(text) ?? [];
  return verb === '' || systems.length === 0 || parts.some(({ kind }) => kind === 'v')
    ? null
    : { verb: verb.toLowerCase(), object: '', noun: '', tail: `${word} ${systems.join(' and ')}`, automatic: true };
}

/** `It must export to the school's accounting system`: among what it needs, something that it does. */
export function exchangeIn({ text, parts }: Statement): Capability | null {
  const [, verb = '', to = ''] =
    /\b(export|import)s? ((?:to|from) (?:the|our|an?|their) [^,;.]{3,50})/i.exec(text) ?? [];
  return verb === '' || parts.some(({ kind }) => kind === 'v')
    ? null
    : { verb: verb.toLowerCase(), object: '', noun: '', tail: to, automatic: true };
}

/** `check tools in and out by scanning a barcode`: two deeds. */
export function bothWays(capability: Capability): Capability[] {
  const [, one = '', other = '', rest = ''] = /^(in|out) and (out|in)\b\s*(.*)$/i.exec(capability.tail) ?? [];
  const { verb, object } = capability;
  return one === '' || object === '' || verb.includes(' ')
    ? [capability]
    : [
        { ...capability, verb: `${verb} ${one}`, tail: '' },
        { ...capability, verb: `${verb} ${other}`, tail: rest },
      ];
}

/** `book a loom and cancel until the day before`: the booking. */
export function undoMade(all: Capability[], first: number): void {
  for (const [at, one] of all.entries()) {
    const before = all[at - 1];
    if (at <= first || !before || one.object !== '' || one.by !== before.by || !undoes.test(one.verb)) continue;
    const whole = { ...one, object: before.object, noun: before.noun };
    Object.assign(one, ofArrangements([before, whole])[1] ?? whole);
  }
}
const undoes = /^(?:cancel|extend|renew)$/;
