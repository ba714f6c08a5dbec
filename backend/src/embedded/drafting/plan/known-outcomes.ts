import type { Outcome } from '../know/knowledge.js';
import { endsWith } from '../know/things.js';
import { isPlural, joinWords, plural, singular } from '../language.js';
import type { Capability } from '../read/brief.js';
import type { Failure } from './deed-looks.js';
import { fieldsOf, formsOf, type Thing } from './deed-thing.js';
import { isLook, participleOf } from './deed-words.js';
import type { Feature } from './plan.js';
import { classOf } from './sense.js';

/** What can be seen after a deed of a well-known kind (`content/knowledge/outcomes.yaml`), in the words of the idea. */

type Test = Feature['tests'][number];

export interface OfDeed {
  capability: Capability;
  when: string;
  thing: Thing | null;
  actor: string;
}

/** The first row for such a deed of which every word can be filled. */
export function knownOutcome(
  told: OfDeed,
  outcomes: readonly Outcome[],
): { tests: [Test, ...Failure[]]; leaves: string } | null {
  const { capability, when } = told;
  const { verb, object, noun, tail } = capability;
  const of = classOf(capability);
  const slots = slotsOf(told);
  for (const row of outcomes) {
    if (!row.verbs.includes(verb)) continue;
    // 'sign up for shifts' opens no account.
    if ((row.by === 'product') !== (capability.automatic === true)) continue;
    if (row.plain && fieldsOf(capability).length > 0) continue;
    if (row.behind && !endsWith(tail, row.behind)) continue;
    if (row.bare && (object !== '' || (row.verbs.includes('sign up') && /^(?:for|to) /.test(tail)))) continue;
    if (row.heads && !endsWith(noun || object || tail, row.heads)) continue;
    if (row.of && !row.of.includes(of)) continue;
    const [given, then, ...fails] = [...row.seen.split('|'), ...(row.fails?.split('|') ?? [])].map((cell) =>
      cell.trim() === '*' ? when : filled(cell.trim(), slots),
    );
    if (given === undefined || given === null || then === undefined || then === null) continue;
    const [unmet, tries, refused] = fails;
    const failures: Failure[] =
      unmet && tries && refused ? [[row.fails ?? '', { given: unmet, when: tries, then: refused }]] : [];
    const fields = fieldsOf(capability);
    return {
      tests: [{ given, when, then: fields.length > 0 && !isLook(verb) ? withFields(then, fields) : then }, ...failures],
      leaves: filled(row.leaves ?? '', slots) ?? '',
    };
  }
  return null;
}

/** `the tool is shown as picked up, with the time` with the branch that the idea names. */
const withFields = (then: string, fields: string[]): string => {
  const said = fields.filter((field) => !then.includes(field));
  return said.length === 0
    ? then
    : `${then}; ${joinWords(said)} ${said.length > 1 || isPlural(said[0]?.split(' ').at(-1) ?? '') ? 'are' : 'is'} kept with it`;
};

/** `with DigiD`, `through Entra ID`: who knows the password. */
const signsIn = /^(?:log|sign) (?:in|on|into)$/;
const byService =
  /^(?:with|via|through|using|by) (?:the |their |an? )?((?!(?:PIN|QR|SMS|Face|Touch|ID)\b)(?:itsme|\p{Lu}[\p{L}\d.-]*(?: \p{Lu}[\p{L}\d.-]*){0,2}))/u;

function slotsOf({ capability, thing, actor }: OfDeed): Record<string, string> {
  const [it, is, has] = formsOf(thing);
  const many = thing?.many ?? false;
  const to = toWhom(capability);
  const [, service = ''] = signsIn.test(capability.verb)
    ? (byService.exec(capability.tail || capability.object) ?? [])
    : [];
  return {
    actor,
    ...(service === '' ? {} : { service }),
    done: participleOf(capability.verb),
    ...(to === '' ? {} : { to }),
    ...(thing && it.length <= longest
      ? { it, is, has, was: many ? 'were' : 'was', them: many ? 'them' : 'it', they: many ? 'they' : 'it' }
      : {}),
    ...(thing ? { their: many ? 'their' : 'its' } : {}),
    ...(thing && thing.noun !== '' ? { noun: thing.noun, nouns: plural(thing.noun) } : {}),
    ...Object.fromEntries(
      ['stands', 'waits', 'stays', 'opens', 'goes', 'shows', 'needs'].map((verb) => [
        verb,
        many ? verb.replace(/^goes$/, 'go').replace(/s$/, '') : verb,
      ]),
    ),
  };
}

/** A long list is not told twice. */
const longest = 40;

/** `with the patient`, `on candidates`: whom or what the deed is meant for. */
function toWhom({ object, tail }: Capability): string {
  const [, article = '', whom = ''] =
    /^(?:with|to|on|for) (an? |the |their |each |every |all )?(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)(?: at once| immediately)?$/iu.exec(
      tail || object,
    ) ?? [];
  // 'to the nearest three': several, of whom no form below holds.
  if (whom === '' || / (?:two|three|four|five|\d+)$/.test(whom) || (/^the /i.test(article) && isPlural(whom)))
    return '';
  if (/^an? $/.test(article)) return article + whom;
  return `the ${article === '' && isPlural(whom) ? singular(whom) : whom}`;
}

/** Null where the idea gives no word for one of the slots. */
function filled(text: string, slots: Record<string, string>): string | null {
  const names = text.match(/(?<=\{)\w+(?=\})/g) ?? [];
  return names.every((name) => slots[name] !== undefined)
    ? text.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
    : null;
}
