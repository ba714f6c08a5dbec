/** What is sent, whoever gets it: `a reminder`, `the invoice`. */
export const messages =
  /\b(?:reminders?|notifications?|alerts?|messages?|e-?mails?|sms|texts?|invitations?|invites?|warnings?|confirmations?|receipts?|invoices?|digests?|summar(?:y|ies)|codes?|links?|offers?|newsletters?|letters?|work orders?|alarms?|calls?|reports?|lists?|files?|pdfs?)\b/i;
