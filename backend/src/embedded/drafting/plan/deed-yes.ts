import { lowerFirst } from '../language.js';
import { heldBackIn, whichOf } from '../read/held.js';
import type { Capability } from '../read/brief.js';
import { heldDeed } from '../read/stopped.js';
import type { DeedRule } from './deed-rules.js';
import { firstIn } from './operating.js';

/** Rules by which a deed has to wait for somebody's yes to something else: `No repair may start before the customer has approved the quote`. */

/** Null where the rule holds back no deed, so that what is changed waits itself: `a diet change takes effect once …`. */
export function yesRules(text: string, { by = '', verb }: Capability, capabilities: Capability[]): DeedRule[] | null {
  const held = heldBackIn(text);
  if (!held) return null;
  const told = saidYes(text, by) ?? firstIn(text);
  if (!told) return null;
  const named = (clause: string): string =>
    held.thing === '' ? clause : clause.replace(/ (?:it|them)$/, ` the ${held.thing}`);
  const said = { met: named(told.met), unmet: named(told.unmet) };
  // 'A puppet graded “fragile” never leaves without her signature': the others do.
  const which = whichOf(held.thing);
  const first =
    which === '' ? said : { met: `it is ${which}, and ${said.met}`, unmet: `it is ${which}, and ${said.unmet}` };
  const deed = heldDeed(held, text, capabilities);
  const answer = capabilities.findIndex((one) => one.by === by && one.verb === verb);
  return [
    ...(deed < 0 || deed === answer
      ? []
      : [{ kind: 'first' as const, text, deed, first, then: 'it is refused, and the rule is named' }]),
    ...(answer < 0
      ? []
      : [
          {
            kind: 'yes' as const,
            text,
            deed: answer,
            by,
            verb,
            first: said,
            held: { ...held, isElsewhere: deed >= 0 && deed !== answer },
          },
        ]),
  ];
}

/** `without the bursar's approval`: whoever has to say yes has or has not said it. */
function saidYes(text: string, by: string): { met: string; unmet: string } | null {
  const nod = new RegExp(
    String.raw`\b(?:without|only with|only against|unless with) (?:(?:the |an? )?(?<one>\p{L}+(?:-\p{L}+)?) (?:of|from|by) )?(?:the |an? |our |his |her |their )?${by}(?:['’]s? (?<other>\p{L}+(?:-\p{L}+)?))?`,
    'iu',
  ).exec(text);
  const what = nod?.groups?.['one'] ?? nod?.groups?.['other'];
  if (!nod || !what) return null;
  return /^(?:counter)?signature$/i.test(what)
    ? { met: `the ${by} has signed`, unmet: `the ${by} has not signed` }
    : { met: `the ${by} has said yes`, unmet: `the ${by} has not said yes` };
}

/** How it shows: the yes sets free what waited for it, and without it the same is refused. */
export function testsOfYes({ first, held }: DeedRule, when: string): { given: string; when: string; then: string }[] {
  if (!first || !held) return [];
  const given = lowerFirst(first.unmet.replace(/^nothing shows that /, 'it is open whether '));
  return [
    {
      given: / yet$/.test(given) ? given : `${given} yet`,
      when,
      then: `${held.may}, and the yes is kept with name and time`,
    },
    ...(held.isElsewhere
      ? []
      : [{ given: first.unmet, when: held.tries, then: 'it is refused, and the rule is named' }]),
  ];
}

/** What the taking of something is called where somebody has to agree to it. */
const takings: Record<string, RegExp> = {
  book: /booking|reservation|request/,
  reserve: /reservation|booking|request/,
  rent: /rental|booking|request|hire/,
  hire: /hire|booking|request/,
  borrow: /loan|request|booking/,
  rebook: /booking|change|request/,
};
const agrees = /^(?:approve|confirm|accept|grant|authorise|authorize|sign off|release)$/;

/** `Designers reserve pieces, the wardrobe mistress approves each reservation`: what is reserved waits for her. */
export const agreedTo = (capabilities: Capability[]): DeedRule[] =>
  capabilities.flatMap(({ verb, object, noun, by, tail, automatic }): DeedRule[] => {
    if (automatic || by === undefined || !agrees.test(verb)) return [];
    const deed = capabilities.findIndex(
      (one) => one.by !== by && !one.automatic && (takings[one.verb]?.test(noun) ?? false),
    );
    // 'approves every loan longer than 5 days': the others need no yes.
    const [which = ''] =
      /\b(?:worth|above|over|\p{L}+er than|more than|less than)\b.*\d.*$/u.exec(`${object} ${tail}`) ?? [];
    return deed < 0 ? [] : [{ kind: 'approval', text: '', deed, by, verb, which, taking: true }];
  });
