import type { Brief } from '../read/brief.js';
import type { Draft, Row } from './draft.js';

/** What binds from outside is treated as what it is: a law, the rules of a regulator, or a standard that is audited. */

type Bound = 'law' | 'regulator' | 'access' | 'audit' | 'certificate' | 'cards';

const kinds: [kind: Bound, form: RegExp][] = [
  ['access', /^(?:WCAG|Section 508|ADA$|EN 301 549)/i],
  ['audit', /^SOC ?2/i],
  ['cards', /^PCI[ -]DSS/i],
  ['certificate', /^ISO ?\d|^HACCP$|^(?:GxP|GMP)$/i],
  ['regulator', /^(?:FCA|FINRA|FINMA|BaFin|Ofsted|CQC|MHRA|FDA)$/],
];

const boundBy = (text: string): Bound => kinds.find(([, form]) => form.test(text))?.[0] ?? 'law';

/** Whether it is set by law, and nobody is free to leave it out. */
export const isLaw = (text: string): boolean => /^(?:law|regulator)$/.test(boundBy(text));
const isAccess = (text: string): boolean => boundBy(text) === 'access';

/** `FCA regulation`: a regulator is no rule itself. */
export const lawName = (text: string): string => (boundBy(text) === 'regulator' ? `${text} regulation` : text);

/** The laws of an idea by their names, without the standards. */
export const lawsOf = ({ limits }: Pick<Brief, 'limits'>): string[] =>
  limits.flatMap(({ kind, text }) => (kind === 'law' && isLaw(text) ? [lawName(text)] : []));

/** As one line among what is fixed. */
export const boundLine = (text: string): string =>
  isLaw(text)
    ? `Law: ${lawName(text)} ${/(?:regulations|rules|guidelines)$/.test(text) ? 'apply' : 'applies'}; set by law, not open to choice`
    : `Standard: ${text}`;

/** How it shows that a release keeps to it. */
export function boundRow(text: string, say: Draft['say'], sentences: readonly string[] = []): Row {
  switch (boundBy(text)) {
    case 'access':
      return {
        requirement: 'Accessibility as stated in the idea',
        category: 'accessibility',
        threshold: `${text} on every page, 0 failures open`,
        measuredBy: say('A tool in each build, and a manual audit before {launchDate}'),
      };
    case 'audit':
      return {
        requirement: `Controls stand up to a ${text} audit`,
        category: 'compliance',
        threshold: 'Report of the auditor without a qualified opinion',
        measuredBy: say('Readiness check before {launchDate}, then the audit, renewed every year'),
      };
    case 'certificate':
      return {
        // 'Records must satisfy ISO 9001 audits' asks it of the records.
        requirement: sentences.some((one) => one.includes(text) && /\brecords?\b/i.test(one))
          ? `The records stand up to an ${text} audit`
          : `Work with it keeps to ${text}`,
        category: 'compliance',
        threshold: 'No major nonconformity open',
        measuredBy: say('Trial audit of the pilot before {launchDate}, then at each audit'),
      };
    case 'cards':
      return {
        requirement: `Card payments meet ${text}`,
        category: 'compliance',
        threshold: 'Self-assessment without an open item',
        measuredBy: say('Self-assessment before {launchDate} and every year after'),
      };
    default:
      return {
        requirement: `Every release complies with ${lawName(text)}`,
        category: 'compliance',
        threshold: say(
          '0 open findings against the [agreed list of obligations ~ list of legal obligations ~ compliance checklist]',
        ),
        measuredBy: say(
          '[Review by legal counsel before {pilotDate}, then once a year ~ Legal review before {pilotDate} and every year after ~ Signed off by legal counsel before {pilotDate}, and again each year]',
        ),
      };
  }
}

/** What has to be done about it, in the list of duties. */
export const dutyOf = (text: string, say: Draft['say']): Row =>
  isLaw(text)
    ? {
        source: lawName(text).replace(/^./, (letter) => letter.toUpperCase()),
        applies: say(
          '[Named in the idea; to what extent it applies is to be confirmed by legal counsel ~ The idea names it; counsel confirms which parts of it apply ~ Stated in the idea; how far it applies is for counsel to say]',
        ),
        duty: say(
          '[List its duties one by one, with owner and proof, before {prototypeDate} ~ Each duty written down with who meets it and how that is shown, before {prototypeDate} ~ Ahead of {prototypeDate}: every duty with its owner and its evidence]',
        ),
      }
    : {
        source: text,
        applies: 'Standard named in the idea',
        duty: say(
          isAccess(text)
            ? 'Test every page against it before {launchDate}, and publish an accessibility statement'
            : '[Agree its scope with an auditor before {pilotDate} ~ Settle scope and auditor before {pilotDate}]',
        ),
      };
