import { languageNames } from '../read/languages.js';

/** The system or channel in which something is done: `Karbon` of `from Karbon`, `#eng-health` of `to #eng-health`. */
const named =
  /\b(?:via|through|to|from|in|into|with|on|at) (?:the |our |their )?((?!(?:A|An|The|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?\b)\p{Lu}[\p{L}\d&.'’-]*(?: \p{Lu}[\p{L}\d&.'’-]*){0,2})(?=$|[,;.)]| (?:and|or|when|if|once|as|before|after|every|each|until|so|by|via|with|to|for|at|on|in|automatically|daily|nightly|weekly)\b)/u;

/** Months, papers and languages begin with a capital as well. */
const noSystem =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|PDFs?|CSV|SMS|QR|URL|API|UK|US|EU|AM|PM|VAT|WCAG|GDPR|HIPAA|SOC|ISO|PCI|FHIR|HL7|LDAP|SAML|OCR|CI|AI|Bluetooth|CFO|CEO|CTO|HR|IT)\b/;

const language = new RegExp(`^(?:${languageNames})\\b`);

/** Empty where the words name none. */
export function systemIn(text: string): string {
  const [, system = ''] = named.exec(text) ?? [];
  return noSystem.test(system) || language.test(system) ? '' : system;
}
