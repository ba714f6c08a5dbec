import nlp from 'compromise';
import { memo } from '../language.js';
import { kindOfSystem } from './known-systems.js';
import { isListedWord, isPeople } from './lexicon.js';

/** Which names can be those of a system. */

/** What a business keeps its records in, whoever made it. */
const kinds = /^(?:ERP|CRM|EHR|EMR|LMS|HRIS|PMS|POS|TMS|WMS|MES|SAP|AWS|ADP|DATEV|NetSuite|S3)$/;
const formats =
  /^(?:PDF|CSV|XML|JSON|YAML|XLSX?|Excel|Word|OCR|QR|NFC|GPS|SMS|MMS|HTTPS?|SSO|SAML|OIDC|SCIM|API|SDK|REST|GraphQL|CI|CD|UI|UX|AI|ML|LLM|ID|MVP|KPI|SLA|FAQ|PR|US|USA|UK|EU|VAT|GDPR|HIPAA|SOC|ISO|PCI|CET|EST|PST|UTC|AM|PM|Q[1-4]|H[12]|B2B|B2C|SaaS|CLI|PIN|PO|NDA|MSA|VIN|SKU|ACH|SEPA|TV|PC|Mac|OK|Email|Mail|Internet|Web|Wi-Fi|Bluetooth(?: devices)?|IT|HR|PDFs|CSVs|URLs?|NPS|OKRs?|PIM|HL7|SQL|XLIFF|JUnit|STEP|CODEOWNERS|I|MRR|ARR|CPF|CNPJ|NIF|SSN|PESEL|BSN|CEO|CIO|CTO|CFO|COO|DNS|IP|TLS|SSH|VPN|P\d|NFR|MIT|SAT|GMAT|PTA|NHS|ATS)$/;
const technology =
  /^(?:Docker|Kubernetes|Postgres|PostgreSQL|MySQL|SQLite|MongoDB|Redis|Kafka|React|React Native|Vue|Angular|Svelte|Next\.js|Node|Node\.js|Flutter|Swift|Kotlin|Rust|Go|Golang|Python|Java|JavaScript|TypeScript|Ruby|Rails|Django|Laravel|PHP|C|Elixir|Terraform|Helm|Linux|Windows|macOS|iOS|Android|iPhone|iPad|Chrome|Safari|Edge|Firefox|Safari|Electron|Raspberry Pi|ESP32|LoRaWAN|NB-IoT|LTE(?:-M)?|Sigfox|Zigbee|BLE|Windows Server|Azure|GCP|Google Cloud|Heroku|Vercel)$/;
export const isTechnology = (name: string): boolean => technology.test(name);
export const departments =
  /^(?:Finance|HR|IT|Legal|Ops|Sales|Marketing|Support|Operations|Compliance|Security|Engineering|Accounting|Payroll|Procurement|Reception|Logistics|Product|QA|DevOps|Customer Success|Medicaid|Medicare|Congress|Parliament)$/i;
const languages =
  /^(?:English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Arabic|Chinese|Japanese|Korean|Hindi|Turkish|Russian|Swedish|Danish|Norwegian|Finnish|Welsh|Swahili|Kikuyu|Czech|Slovak|Romanian|Ukrainian|Hungarian|Greek|Bulgarian|Croatian|Serbian|Vietnamese|Tagalog|Urdu|Bengali|Punjabi|Somali|Amharic|Catalan|Galician|Basque|Irish|Hebrew|Persian|Farsi|Mandarin|Cantonese|Thai|Indonesian|Malay|Tamil|Afrikaans|Zulu|Latvian|Lithuanian|Estonian|Icelandic|Kinyarwanda|Luganda)$/;
const months =
  /^(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Christmas|Easter)$/;

const isElsewhere = memo(
  (text: string): boolean => nlp(text).has('(#Place|#WeekDay|#Demonym)') && !/\p{L}\p{Lu}/u.test(text),
);
const isFirstName = memo(
  (text: string): boolean => nlp(text).has('#Person') && nlp(text).has('(#FirstName|#LastName)'),
);

/** `the UK Hydrographic Office`: whoever keeps the data is named by where it is. */
const office =
  /^(?!(?:The|Our|My) )(?:\p{Lu}\S* )+(?:Office|Agency|Institute|Authority|Register|Registry|Exchange|Survey|Bureau)$/u;

/** What is sold under a name and holds data; no place, no format, nobody. `sure`: it stands behind `integrates with`. */
export const isSystem = (text: string, sure = false): boolean => {
  const words = text.split(' ');
  const [first = ''] = words;
  if (kinds.test(text) || kindOfSystem(text) || office.test(text)) return true;
  if (
    formats.test(text) ||
    technology.test(text) ||
    departments.test(text) ||
    months.test(first) ||
    languages.test(first)
  )
    return false;
  if (
    words.length > 4 ||
    formats.test(first) ||
    /^(?:The|A|An|Each|Every|All|No|Our|My|We|It|They|Today|If|When)$/.test(first)
  )
    return false;
  // 'NetCracker' and 'Telcor' only sound like people.
  if (
    [text, ...(sure ? [] : [words.at(-1) ?? ''])].some(
      (one) => isPeople(one) && !/\p{Ll}\p{Lu}/u.test(one) && isListedWord(one),
    )
  )
    return false;
  // 'Inbound webhooks', 'Outbound': a word with a capital.
  if (words.length === 1 && /^(?:In|Out)bound$/.test(text)) return false;
  if (sure) return true;
  // 'from Montana', 'by Dana'
  return !isElsewhere(text) && !(words.length < 3 && isFirstName(text)) && !/^\p{Lu}{1,2}$/u.test(text);
};
