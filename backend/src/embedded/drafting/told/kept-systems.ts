import { lowerFirst, stripStop } from '../language.js';
import type { KeptSystem } from '../read/brief.js';
import { kindOfSystem } from '../read/known-systems.js';
import { isKnownWord } from '../read/lexicon.js';
import { isSystem } from '../read/system-names.js';
import type { Statement } from './statements.js';

/** Systems that are there and stay, of which the idea asks for no exchange. */

const named = String.raw`(?<name>\p{Lu}[\p{L}\d.&+-]*(?: \p{Lu}[\p{L}\d.&+-]*){0,2})`;
const small = String.raw`(?<name>\p{L}[\p{L}\d.&+-]*)`;
/** `Payments stay in Domus`, `Contracts themselves remain in Ironclad` */
const staysIn = new RegExp(
  String.raw`^(?<keeps>(?!we\b|it\b|they\b)[\p{L}' -]{3,50}?)(?: themselves| itself)? (?:will )?(?:stays?|remains?|continues? to live) (?:in|with|on|inside) (?:the |our |my )?${named}$`,
  'u',
);
/** `MINDA stays for herd records`, `Agresso stays` */
const staysFor = new RegExp(
  String.raw`^(?:our |the )?${named} (?:will )?(?:stays|remains)(?: in use| as it is| where it is| for (?<keeps>[^,;]{3,60}))?$`,
  'u',
);
/** `no route planning, we have Comarch for it`, `we have Collibra and will keep it` */
const haveIt = new RegExp(
  String.raw`\bwe (?:already )?have ${named}(?: for (?:it|that|this|those|them)| and (?:we )?(?:will |want to )?keep it)\b`,
  'u',
);
/** `Our PMS is Mews`, `till is lightspeed, dont want to change it` */
const isCalled = (name: string): RegExp =>
  new RegExp(
    String.raw`^(?:our |the |my )(?<is>\p{L}[\p{L} -]{1,25}?)(?: system| software)? (?:is|are) ${name}$|^(?<bare>\p{L}[\p{L}-]{1,15}) is ${name.replace('<name>', '<own>')}(?=,? (?:and )?(?:i |we )?(?:do ?n['’]?t|do not) want to (?:change|replace|touch|lose) (?:it|that)\b)`,
    'iu',
  );

/** `Purchasing remains in the ERP` names none of them. */
const ofKind = /^(?:ERP|CRM|EHR|EMR|LMS|HRIS|PMS|POS|TMS|WMS|MES|LIMS|HIS|PIM|IT|HR)$/;
/** `in our program (Kmaleon)`, `into the lab system (a local product called Protix, no API)` */
const inBrackets = new RegExp(
  String.raw`\b(?:in|into|on|out of) (?:our (?<is>\p{Ll}+(?: \p{Ll}+)?) \(${named}\)|the (?<what>(?:\p{Ll}+ )?(?:system|software|program|database)) \([^()]{0,40}? called ${named.replace('<name>', '<own>')})`,
  'u',
);

export function keptSystemsIn(statements: readonly Statement[]): KeptSystem[] {
  const found = statements.flatMap(({ text, parts, whole }) => {
    if (isJoined.test(whole)) return [];
    const systems = parts.filter(({ kind }) => kind === 'sys').map(({ text: name }) => name);
    return stripStop(text)
      .split(/;\s+|,\s(?:and|but)\s|\.\s+/)
      .flatMap((clause) => keptIn(stripStop(clause.trim()), systems));
  });
  // What it keeps says more than what it is.
  return found
    .toSorted((one, other) => Number(one.is !== null) - Number(other.is !== null))
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at);
}

/** `we only read from it and write back the status`, `the portal delivers into it`: something passes. */
const isJoined =
  /\b(?:reads?|pulls?|writes?|delivers?|pass(?:es)?|sends?) (?:\p{Ll}+ )?(?:from|to|into|back to) it\b|\bwrites? back\b/u;

function keptIn(clause: string, systems: readonly string[]): KeptSystem[] {
  const stays = (staysIn.exec(clause) ?? staysFor.exec(clause))?.groups;
  // 'Data must stay in the EU' says where they lie.
  if (
    stays?.['name'] &&
    isSystem(stays['name']) &&
    // 'Invoicing stays where it is': work, and no system.
    (kindOfSystem(stays['name']) !== undefined || !isKnownWord(stays['name'].toLowerCase())) &&
    !ofKind.test(stays['name']) &&
    !/\b(?:must|should|shall|may|can|has to|have to|data)\b/i.test(stays['keeps'] ?? '')
  )
    return [{ name: stays['name'], keeps: stays['keeps'] ? lowerFirst(stays['keeps']) : null, is: null, said: clause }];
  const had = haveIt.exec(clause)?.groups?.['name'];
  if (had !== undefined && isSystem(had, true)) return [{ name: had, keeps: null, is: null, said: clause }];
  const apart = inBrackets.exec(clause)?.groups;
  const bracketed = apart?.['name'] ?? apart?.['own'];
  if (bracketed) return [{ name: bracketed, keeps: null, is: apart?.['is'] ?? apart?.['what'] ?? null, said: '' }];
  const called = isCalled(small).exec(clause)?.groups;
  const name = called?.['name'] ?? called?.['own'] ?? '';
  // 'Our aim is Europe' names no system.
  if (!systems.includes(name)) return [];
  return [{ name, keeps: null, is: called?.['is'] ?? called?.['bare'] ?? null, said: clause }];
}
