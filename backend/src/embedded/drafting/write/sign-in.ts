import { sentence, stripStop, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import type { Capability } from '../read/brief.js';
import { withOthers } from '../read/every-deed.js';

/** How somebody gets in where that is not the sign-in that everybody has. */
export function accessOf(plan: Plan, role: string): string | undefined {
  if (signInTold(plan).length > 0) return undefined;
  const own = withOthers(plan.brief.capabilities).filter(({ by }) => by?.toLowerCase() === role.toLowerCase());
  const asked = own.filter((deed) => mediumOf(deed) !== undefined);
  const [medium] = asked.map(mediumOf);
  // Who only answers what was sent to them has no need of an account; a yes and a no are told once.
  return medium !== undefined && own.every(({ noun }) => asked.some((one) => one.noun === noun))
    ? `The link in the ${medium}, without an account (assumed)`
    : undefined;
}

/** `confirm the visit from a text message`: in what they were sent. */
const mediumOf = ({ object, tail }: Capability): string | undefined => {
  const [, medium] =
    /\b(?:from|by|in|via|with|through) (?:an? |the |their )?(text message|text|sms|e-?mail)\b/i.exec(
      `${object} ${tail}`,
    ) ?? [];
  return medium?.toLowerCase().replace(/^text$/, 'text message');
};

/** What the idea itself says of accounts and signing in, without what else the sentence says. */
export const signInTold = ({ brief }: Pick<Plan, 'brief'>): string[] =>
  brief.asking.flatMap((text) => {
    // 'the owner overrides with a PIN': nobody signs in by it.
    if (!ofSignIn.test(text) || overrides.test(text) || isAim.test(text)) return [];
    const clauses = stripStop(text)
      .replace(gapped, '$<what> come from $<one>, and $<other> come from ')
      .split(/;\s|,\s(?:and|but|so)\s/);
    const own = clauses.filter((clause) => ofSignIn.test(clause) && clause.split(' ').length >= fewest);
    // 'no app and no sign-up, and listen on their own phone': a short sentence is not parted.
    return own.length > 0 && clauses.length > 1 && text.length > longestWhole
      ? own.map((clause) => sentence(upperFirst(clause)))
      : [text];
  });
/** `Job numbers come from SAP and staff accounts from Entra ID` */
const gapped = /(?<what>\p{L}[\p{L} ]*?) comes? from (?<one>[^,;]+?),? and (?<other>\p{Ll}[\p{L} ]*?) from (?=\p{Lu})/u;
const longestWhole = 90;
/** Fewer words are torn from what they belong to. */
const fewest = 4;
/** `From application to first log-in, thirty days are the aim` */
const isAim = /\b(?:the|our) (?:aim|goal|target)\b/i;
const overrides =
  /\b(?:overrid\w+|approv\w+|confirm\w*|releas\w+) (?:it |this |that )?(?:with|by) (?:an? |the |their )?(?:PIN|password)\b/i;
const ofSignIn =
  /\b(?:(?:guest|user|staff|personal|own|shared|business|university|free|no|their|creat\p{L}* (?:an? )?|(?:with|without|have|has|gets?|needs?) an|without(?: \p{L}+ an)?) accounts?(?! (?:manager|for \p{L}+ per cent))|[Ll]og(?:s|ging)?[- ]?in|[Ss]ign(?:s|ing)?[- ]?in|[Ss]ign[- ]?up|[Pp]asswords?|passcode|PIN|[Ss]ingle sign-on|SSO|DigiD|BankID|eID)\b/u;
