import { lowerFirst } from '../language.js';
import { bindingsIn, leavesOut } from './binding.js';
import type { Limit } from './brief.js';
import { isToday } from './connected.js';
import { isPeople } from './lexicon.js';
import { headOf } from './phrases.js';
import { isOfThePast, servicesIn, systemsIn } from './rules.js';
import { technologyIn } from './technology.js';

/** On what it runs, and with what it has to live. */

export function platforms(said: string, name: string): Limit[] {
  const sentence = said.replace(looksOn, '');
  const systems = /^(?:not|no)\b[^:;]*$/i.test(sentence) ? [] : systemsIn(sentence);
  const texts = new Set([
    ...technologyIn(sentence),
    ...systems,
    ...servicesIn(sentence, name).filter((one) => !systems.join(' ').includes(one)),
  ]);
  const told =
    /^(?:today|currently|now|so far|at present)\b|\b(?:we|they) (?:now )?use\b|^(?!.*\b(?:gets?|receives?|sees?|answers?) ).*\bon WhatsApp\b/i.test(
      sentence,
    ) ||
    isOfThePast.test(sentence) ||
    isToday.test(sentence);
  for (const [found] of sentence.matchAll(/\b(?:ios|android|iphones?|ipads?|whatsapp|sms)\b/g))
    if (!told) texts.add(properPlatform(found));
  for (const [found] of sentence.matchAll(
    /\b(?:iOS|iPhones?|iPads?|Android(?: phones?| tablets?)?|WhatsApp|SMS|Telegram|WeChat|Slack|Microsoft Teams|Shopify|WordPress|Salesforce|Alexa|Raspberry Pi|ESP32|LoRaWAN|Bluetooth|NFC|Windows(?: \d{1,2})?|macOS|Linux|Kubernetes|AWS|Azure|GCP)\b/g,
  ))
    // What people cope with today is no platform of the product.
    if (!told && !systems.join(' ').toLowerCase().includes(found.toLowerCase())) texts.add(properPlatform(found));
  for (const [found] of sentence.matchAll(services))
    if (!told && !leavesOut(sentence) && !/^ideal$/.test(found.toLowerCase() === found ? found : ''))
      texts.add(serviceNames.split('|').find((one) => one.toLowerCase() === found.toLowerCase()) ?? found);
  const unreached = offline(sentence) ?? unserved(sentence);
  if (unreached && !told) texts.add(`works offline (“${unreached}”)`);
  for (const [found] of sentence.matchAll(
    /\b(?:(?:works?|used|usable|runs?) (?:in|on|at|under) [\p{L} ]{2,30}? |(?:works?|use[sd]?|usable|available|run)\s)?(?:offline(?! (?:maps?|downloads?|videos?|content|reading|copies|playlists?|listening|viewing|articles?|guides?|shops?|stores?|sales)\b)|(?:also |even )?(?<!\b(?:people|persons?|anyone|those|users|customers|residents|households|tenants|patients|members|applicants|clients) )with(?:out| no) (?:an? |any )?(?:signal|reception|internet|connection|network|coverage))(?: for (?:up to |at least )?\d+ (?:minutes|hours|days|weeks))?(?: (?:at|in|on|during) [\p{L} ]{2,24}?(?=$|[,.;]| and\b))?/giu,
  ))
    if (!unreached?.includes(found.trim())) texts.add(found.trim());
  // What stays in a system is left out, whatever the system's name.
  const outside = bindingsIn(sentence).flatMap(({ out, text }) => (out ? [text] : []));
  return [...texts]
    .filter(
      (text) => !outside.some((kept) => kept.includes(text)) && !/^(?:must|shall|should|will|can|may)$/i.test(text),
    )
    .map((text) => ({ kind: 'platform', text }));
}

/** `as it'll look on Instagram, LinkedIn or TikTok`: where it will be seen, and nothing that it runs on. */
const looksOn = /\b(?:looks?|appears?) (?:like )?on (?:\p{Lu}[\p{L}\d]*(?:, (?:and |or )?| and | or )?)+/gu;

/** The whole clause that asks for use without a network: `it must work when the phone has no signal in the basement`. */
const offline = (sentence: string): string | undefined => {
  const clause = sentence
    .replace(/[.!]+$/, '')
    .split(
      /[;:]\s+|,\s(?:and |but )?(?=(?:it|the|this|must|should|has to)\b)|\s(?:and|but)\s(?=(?:it|the app|must|should|has to)\b)/i,
    )
    .find((part) =>
      /\b(?:work(?:s|ing)?|run(?:s|ning)?|usable|go(?:es)? on|continue[sd]?)\b.*?\b(?:(?:no |without (?:an? |any )?(?=phone|mobile|cell))(?:phone |mobile |cell )?(?:signal|reception|internet|coverage|network|connection)|(?:internet|network|connection|signal|reception|wi-?fi)(?: (?:in|on|at) (?:the )?[\p{L}-]+)? (?:is|goes|drops|breaks) (?:down|out|off|lost|gone|away|bad|weak|overloaded|jammed|missing|dead))\b/iu.test(
        part,
      ),
    );
  return clause && clause.split(' ').length <= 20 ? lowerFirst(clause.trim()) : undefined;
};

/** `The greenhouses have no reception`, `the reception in cellars is bad`. */
const unserved = (sentence: string): string | undefined => {
  const [clause = '', thing = ''] =
    /^(?:the |our |some |many )?([\p{L}-]+(?: [\p{L}-]+){0,3}?) (?:has|have) (?:often )?(?:no|bad|poor|weak|hardly any) (?:(?:phone|mobile|radio|internet) )?(?:reception|signal|coverage|internet|network)(?: [^,;.]{2,40})?(?=[.]?$)/iu.exec(
      sentence,
    ) ??
    /^(?:the )?((?:(?:phone|mobile|internet) )?(?:reception|signal|coverage|network|wi-?fi))(?: [^,;.]{2,40})?(?: is|['’]s) (?:often |mostly )?(?:bad|poor|weak|missing|patchy|rubbish|terrible|awful|spotty|unreliable|dodgy)(?: (?:in|at|on|down|out|inside) [^,;.]{3,40})?(?=[.]?$)/iu.exec(
      sentence,
    ) ??
    [];
  return clause && !isPeople(headOf(thing)) ? lowerFirst(clause) : undefined;
};

/** Services whose names are known however they are written. */
const serviceNames =
  'Stripe|PayPal|Klarna|TWINT|Mollie|iDEAL|Bizum|Vipps|MobilePay|QuickBooks|Xero|HubSpot|Google Calendar|Microsoft 365';
const services = new RegExp(`\\b(?:${serviceNames})\\b`, 'gi');

const properPlatform = (found: string): string =>
  found === found.toLowerCase()
    ? ({ ios: 'iOS', sms: 'SMS', iphone: 'iPhone', ipad: 'iPad', nfc: 'NFC', whatsapp: 'WhatsApp', aws: 'AWS' }[
        found
      ] ?? found.charAt(0).toUpperCase() + found.slice(1))
    : found;
