import type { Plan } from '../plan/plan.js';

/** How somebody gets in: as the idea says it, which stands among the rules of signing in, else by a sign-in of their own. */
export const accessOf = (plan: Plan): string | undefined =>
  signInTold(plan).length > 0 ? undefined : 'A sign-in of their own';

/** What the idea itself says of accounts and signing in. */
export const signInTold = ({ brief }: Pick<Plan, 'brief'>): string[] =>
  brief.sentences.filter((text) =>
    /\b(?:accounts?(?! (?:manager|for \p{L}+ per cent))|log(?:s|ging)?[- ]?in|sign(?:s|ing)?[- ]?in|sign[- ]?up|passwords?|passcode|PIN|badge|single sign-on|SSO|DigiD|BankID|eID)\b/u.test(
      text,
    ),
  );
