import type { Plan } from '../plan/plan.js';
import type { Row } from './draft.js';
import { keptQuestions } from './kept-systems.js';
import { systemFacts } from './systems.js';

/** What is still open about the systems that it is joined to. */
export const systemQuestions = (plan: Plan): Row[] => [...interfaceQuestions(plan), ...keptQuestions(plan)];

const interfaceQuestions = (plan: Plan): Row[] =>
  systemFacts(plan)
    // How a service is joined that anybody can order, its maker has published.
    .filter(({ kind, owner }) => !kind || owner)
    // 'from the Siemens S7-1500 over OPC UA': the idea says by which.
    .filter(({ name }) => !plan.brief.sentences.some((text) => text.includes(name) && byProtocol.test(text)))
    .slice(0, 2)
    .map(({ name, direction }) => ({
      question: `Which interface does ${name} offer for ${direction === 'in' ? 'reading its data' : direction === 'out' ? 'taking data in' : 'exchange'}, and who provides a test account?`,
      owner: 'Engineering',
      consequence: `No integration work for ${name} is planned beyond what the idea says`,
    }));

const byProtocol =
  /\b(?:over|via|through|using|by|with) (?:its |the |their |an? )?(?:REST|SOAP|GraphQL|OPC[ -]UA|(?:public |open |official )?APIs?|MQTT|Modbus|LoRa\w*|S?FTP|webhooks?|HL7|FHIR|EDI\w*|SAML|OData|BACnet|Bluetooth|BLE|CAN|NMEA|GTFS|(?:nightly |daily )?(?:CSV|XML|JSON|Excel) (?:file|export|import)s?)\b/i;
