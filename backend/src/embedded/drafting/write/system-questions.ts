import { joinWords } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { isTechnology } from '../read/technology.js';
import type { Row } from './draft.js';
import { keptQuestions } from './kept-systems.js';
import { calledInText, systemFacts } from './systems.js';

/** What is still open about the systems that it is joined to. */
export const systemQuestions = (plan: Plan): Row[] => [...interfaceQuestions(plan), ...keptQuestions(plan)];

function interfaceQuestions(plan: Plan): Row[] {
  const open = systemFacts(plan)
    // How a service is joined that anybody can order, its maker has published.
    .filter(({ name, kind, owner }) => (!kind || owner) && !isTechnology(name))
    // 'from the Siemens S7-1500 over OPC UA': the idea says by which.
    .filter(({ name }) => !plan.brief.sentences.some((text) => text.includes(name) && byProtocol.test(text)))
    .slice(0, 4);
  if (open.length === 0) return [];
  const names = joinWords(open.map(({ name }) => calledInText(name)));
  const [only] = open.length === 1 ? open : [];
  const use = only?.direction === 'in' ? 'reading its data' : only?.direction === 'out' ? 'taking data in' : 'exchange';
  return [
    {
      question: only
        ? `Which interface does ${names} offer for ${use}, and who provides a test account?`
        : `Which interfaces do ${names} offer, and who provides test accounts?`,
      owner: 'Engineering',
      consequence: `No integration work for ${only ? names : 'them'} is planned beyond what the idea says`,
    },
  ];
}

const byProtocol =
  /\b(?:over|via|through|using|by|with) (?:its |the |their |an? )?(?:REST|SOAP|GraphQL|OPC[ -]UA|(?:public |open |official )?APIs?|MQTT|Modbus|LoRa\w*|S?FTP|webhooks?|HL7|FHIR|EDI\w*|SAML|OData|BACnet|Bluetooth|BLE|CAN|NMEA|GTFS|(?:nightly |daily )?(?:CSV|XML|JSON|Excel) (?:file|export|import)s?)\b/i;
