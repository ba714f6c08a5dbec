import nlp from 'compromise';
import { kindOfSystem } from './known-systems.js';
import { languageNames } from './languages.js';
import { isTechnology } from './system-names.js';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const products =
  'Excel|Slack|WhatsApp|Android|Windows|Shopify|Kubernetes|Python|Java|Google|Microsoft|Salesforce|Garmin|Bluetooth|Telegram|Outlook|Word|Stripe|SAP|Epic|Facebook|Instagram|Zendesk|Jira|GitHub|GitLab|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|Lottery|Christmas|Easter|Ramadan|Q[1-4]|HM|AI|GPS|SMS|API|Web|Cloud|Internet|English';
const land =
  'coast|islands?|mountains|alps|countryside|border|sea|cities|towns|villages|schools|hospitals|market|fjords|highlands';
/** 'in Norwegian' is a language, 'on the Norwegian coast' a place. */
const capital = String.raw`(?!(?:${months}|${products})\b|(?:${languageNames})\b(?!\s(?:${land})\b))\p{Lu}\p{Ll}[\p{L}'’-]*`;

/** `in Lyon`, `on the Norwegian coast`: where the idea is set. */
export function placeOf(text: string, name: string, systems: string[] = []): string | null {
  const based = text.match(/([\p{Lu}\p{Lo}][\p{L}]*)-based\b/u);
  if (based?.[1] && !/^(?:Web|Cloud|AI|GPS|SMS|Internet|API|Browser|Role|Location)$/i.test(based[1]))
    return `in ${based[1]}`;
  const pattern = new RegExp(
    String.raw`\b(?:in|on|across|around|near|throughout)\s+(?:the\s+)?(?:(?:rural|central|northern|southern|eastern|western|greater|downtown)\s+)?${capital}(?:\s(?:\p{Lu}[\p{L}'’-]+|coast|region|valley|islands?|county|area|bay|city|districts|${land}|and(?:\sthe)?(?=\s\p{Lu})))*(?:(?:,\s${capital})+,?\sand\s${capital})?`,
    'gu',
  );
  for (const [found] of text.matchAll(pattern)) {
    if (/\b(?:Act|Directive|Regulation|Law|Code|Part)\b/.test(found) || found.includes(name)) continue;
    // 'meet on Zoom', 'sell on Amazon'
    if (systems.some((one) => found.includes(one))) continue;
    // 'during an incident in PagerDuty'
    if (/\p{Ll}\p{Lu}/u.test(found)) continue;
    // 'services in Go and Kotlin', 'the contract in Ariba'
    if (found.split(' ').some((word) => isTechnology(word) || kindOfSystem(word) !== undefined)) continue;
    // 'on the Zebra scanners': a make.
    if (
      /^\s(?:scanners?|tablets?|phones?|terminals?|screens?|system|software|app|tills?|devices?)\b/i.test(
        text.slice(text.indexOf(found) + found.length),
      )
    )
      continue;
    // 'Singapore with a second office in Jakarta'
    if (
      /\b(?:second|other|another|branch|sales) (?:office|site|branch|location|plant|shop) $/i.test(
        text.slice(0, text.indexOf(found)),
      )
    )
      continue;
    // 'my developers sit in Pune'
    if (
      /\b(?:developers?|programmers?|coders?|freelancers?|agency|contractors?) (?:\p{Ll}+ ){0,3}$/iu.test(
        text.slice(0, text.indexOf(found)),
      )
    )
      continue;
    // 'in Marta's head': somebody's, no place.
    if (/['’]s?$/.test(found)) continue;
    if (
      /\b(?:sits|stays?|stored?|hosted|lives|live|kept|written|data|work|works|login|log)\s$/i.test(
        text.slice(0, text.indexOf(found)),
      )
    )
      continue;
    return found;
  }
  const city = text.match(
    new RegExp(
      String.raw`\b(?:[Cc]ity|[Tt]own|[Vv]illage|[Pp]ort|[Dd]istrict|[Pp]rovince|[Mm]unicipality|[Cc]anton|[Ii]sland|[Pp]arish|[Rr]egion|[Cc]ounty|[Rr]esidents|[Cc]itizens|[Pp]eople|[Tt]enants) of (${capital})`,
      'u',
    ),
  )?.[1];
  if (city) return `in ${city}`;
  const ministry = text.match(new RegExp(String.raw`(?:^|[,.]\s)(${capital}),\s`, 'u'))?.[1];
  if (ministry && nlp(ministry).has('#Place')) return `in ${ministry}`;
  return lowered(text);
}

/** A place in an idea that is typed without capitals: `in leeds`. */
function lowered(text: string): string | null {
  const small = text.match(/\bin ([a-z]{4,})\b/)?.[1];
  return small && text === text.toLowerCase() && nlp(small).has('(#City|#Country|#Region)')
    ? `in ${small.charAt(0).toUpperCase()}${small.slice(1)}`
    : null;
}
