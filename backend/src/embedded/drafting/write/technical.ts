import { namedPeople } from '../know/named.js';
import { channelsOf } from '../know/surface.js';
import { joinWords, lowerFirst, stripStop } from '../language.js';
import { isVerb } from '../read/lexicon.js';
import { isTechnology, technologyDuty } from '../read/technology.js';
import type { OperatingRule } from '../plan/operating.js';
import type { Plan } from '../plan/plan.js';
import { checkSentence } from './checks.js';
import { fitText } from './fit.js';
import { rules } from './rules.js';
import { exclusionsOf } from './told.js';
import { type Draft, type ListWriter, type Row, isAsked, lines } from './draft.js';
import { handlesHealth } from './nature.js';
import { isSmall } from './enough.js';
import { isBound } from './fact-lines.js';
import { demandsOf } from './demands.js';
import { deviceSaid } from '../read/devices-said.js';
import { qualityRows } from './qualities.js';
import { personalKept, personalOfUsers, personalSaid } from './personal-data.js';
import { isWithFeature, personalTold, ruleAsked, sightRights } from './rules-told.js';
import { dutyOf, lawsOf } from './standards.js';
import { factDependencies } from './system-lines.js';
import { systemsOf } from './systems.js';
import { kindOfSystem } from '../read/known-systems.js';

/** `it must keep working in the yard with no signal`: said by a feature of the same words. */
export const isFeature = (text: string, { features }: Plan): boolean =>
  features.some(
    ({ name, stated, asked = '' }) =>
      stated &&
      // 'Nobody may borrow gauges without training' says more than that gauges are borrowed.
      ((text.toLowerCase().includes(name.toLowerCase()) &&
        text.split(' ').length <= name.split(' ').length + mostBeside) ||
        // `deposit of 40 euros per costume` is said with the deed that holds it.
        (text.split(' ').length > 2 && asked.toLowerCase().includes(text.toLowerCase()))),
  );

const mostBeside = 5;

/** A person is none, and a system that data go to stands among the systems. */
export const isPlatform = (text: string, plan: Plan): boolean =>
  !namedPeople(plan.brief.sentences).some(({ name }) => text.includes(name)) &&
  !/^(?:the |my |our )?(?:sister|brother|wife|husband|mother|father|son|daughter|cousin|friend|colleague)\b/i.test(
    text,
  ) &&
  !systemsOf(plan).some((name) => text.includes(name) || name.includes(text)) &&
  // A service that comes later or is left out is no platform, and neither is the form of a file.
  kindOfSystem(text) === undefined &&
  // What others register is a feature.
  !/^(?:CSV|PDF|XML|JSON|Excel|Word|SMS|webhooks)$|\b(?:CSV|XML|JSON|XLIFF)$/i.test(text);

const saysRule = (text: string, { sections }: Draft['block']): boolean =>
  'scope-features' in sections || 'business-scope' in sections || ('business-rules' in sections && rules.test(text));

const runsOn =
  /^(?:iOS|iPhones?|iPads?|Android(?: phones?| tablets?)?|Windows(?: \d+)?|macOS|Linux|Kubernetes|AWS|Azure|GCP)$/;
const begins = /^(?:start|begin|launch|open|go live|pilot)\b/i;
const opensWithVerb = (text: string): boolean => isVerb(text.split(' ')[0]?.toLowerCase() ?? '');

/** What such a product runs on where the idea names nothing. */
const usualPlatforms = (say: (text: string) => string, spoken: boolean): Row[] =>
  lines(
    say(
      '[Chrome, Edge, Firefox and Safari in their last two versions, on phones, tablets and laptops alike (assumed) ~ Any phone, tablet or laptop with one of the last two versions of Safari, Chrome, Edge or Firefox (assumed) ~ Phones, tablets and laptops, in the last two versions of the four common browsers (assumed) ~ Whatever browser of the last two years people have, on a phone as on a laptop (assumed) ~ Current browsers on phone, tablet and laptop: Safari, Firefox, Chrome and Edge (assumed)]',
    ),
    say(
      '[Screens from 360 pixels wide; older browsers get a page that says what to update ~ No screen narrower than 360 pixels; a browser that is too old is told what to install ~ Layouts from 360 pixels up; an outdated browser is met with one helpful page]',
    ),
    ...(spoken
      ? []
      : [
          say(
            '[One language at launch, dates and numbers in the local form; a second language needs no code ~ A single language to begin with; texts lie apart from the code, so that another can follow ~ At launch one language with local dates and numbers, prepared for more]',
          ),
        ]),
  ).map((row) => ({ ...row, stock: 'platform' }));

/** What some of them hold in their hands beside the screens of the others. */
const beside = /\b(?:scanners?|terminals?|kiosks?)\b/i;

/** More sentences on devices than these stand with what is done on them. */
const mostDevices = 2;

/** So many of them tell of devices and browsers. */
const usualDevices = 2;

const ofData = /^Data protection law\b/;

export const technicalLists: Record<string, ListWriter> = {
  platform: ({ plan, say, known }) => {
    const { limits } = plan.brief;
    // Whole sentences: 'older Android phones' are not any.
    const devices = demandsOf('device', plan).slice(0, mostDevices);
    const spoken = demandsOf('language', plan).slice(0, mostDevices);
    const own = limits
      // Work without a connection is tried among the qualities.
      .filter(
        ({ kind, text }) =>
          kind === 'platform' &&
          isPlatform(text, plan) &&
          !/\b(?:offline|without|reception|signal)\b/i.test(text) &&
          !devices.some((told) => told.toLowerCase().includes(text.toLowerCase())),
      )
      .map(({ text }) => `Required by the idea: “${text}”`);
    const told = deviceSaid(plan.brief);
    const said = devices.length > 0 ? null : told;
    const languages = limits
      .filter(({ kind, text }) => kind === 'language' && ![...spoken, ...devices].some((one) => one.includes(text)))
      .map(({ text }) => `Languages named in the idea: ${text}`);
    // What a function tells, and what the first sentence says it is, stands there in full.
    const quoted = [...new Set([...devices, ...spoken])]
      .filter((text) => !isWithFeature(text, plan) && !text.startsWith(`${plan.brief.name} is `))
      .map((text) => `Stated in the idea: “${text}”`);
    const channels = plan.known.setting.surface === 'chat' ? channelsOf(plan.brief) : [];
    const written = channels.some((name) => !devices.some((one) => one.includes(name)))
      ? [`Channels named in the idea: ${joinWords(channels)}`]
      : [];
    return lines(...written, ...(said ? [`Said in the idea: ${said}`] : []), ...own, ...quoted, ...languages).concat(
      plan.known.setting.surface === 'pages'
        ? // Where the idea names what it runs on, nothing else is assumed.
          usualPlatforms(say, languages.length + spoken.length > 0).slice(
            (told && !beside.test(told)) || own.length + devices.length > 0 ? usualDevices : 0,
          )
        : known('platform'),
    );
  },

  requirement: ({ plan, known, say, block }) => [
    ...plan.brief.limits.flatMap(({ kind, text }): Row[] => {
      // What is left out is no duty, nor is a price; what a feature does already is not asked for twice.
      if (
        kind === 'other' &&
        (exclusionsOf(plan).includes(text) ||
          isFeature(text, plan) ||
          isWithFeature(text, plan) ||
          (isBound(text, plan) && !/\p{L}{3}/u.test(text)))
      )
        return [];
      // 'Scanning must work offline for the last 500 products': that, and not all of it.
      const [, part = '', reach = ''] =
        plan.brief.sentences.map((one) => partOffline.exec(one)).find((one) => one !== null) ?? [];
      if (kind === 'platform' && /offline|without/i.test(text))
        return [
          {
            statement:
              part !== '' && part !== plan.brief.name
                ? `keep ${lowerFirst(part)} working offline${reach}`
                : say(
                    plan.brief.unit === null
                      ? '[let users go on without a connection and send what they enter when it is back ~ keep working on the device without a connection, and pass entries on once it returns ~ need no network for daily use, store what is entered and deliver it later]'
                      : '[let {actors} read and enter {units} without a connection and send entries when it is back ~ keep {units} readable and writable on the device without a connection, and pass entries on once it returns ~ work for {actors} without a network, store what they enter about {units} and deliver it later]',
                  ),
            rationale: `The idea asks for it: ${/“/.test(text) ? text : `“${text}”`}`,
            priority: 'must',
            feature: [],
          },
        ];
      if (kind === 'platform' && !isPlatform(text, plan)) return [];
      // On what it runs stands in a list of its own right beside these; 'connect to Comarch' is an act.
      if (kind === 'platform' && isAsked('platform', { block }) && !opensWithVerb(text)) return [];
      if (kind === 'platform')
        return [
          {
            // 'connect to Comarch' is an act of its own; 'the till' is something to work with.
            statement: isTechnology(text)
              ? technologyDuty(text)
              : opensWithVerb(text)
                ? text
                : `${runsOn.test(text) ? 'run on' : 'work with'} ${text}`,
            rationale: 'Named in the idea',
            priority: 'must',
            feature: [],
          },
        ];
      // What no feature carries is enforced by the whole, and tried there.
      const rule = 'scope-features' in block.sections ? ruleAsked(text, plan) : undefined;
      if (kind === 'other' && rule)
        return [{ statement: enforced(rule), rationale: 'Stated in the idea', priority: 'must', feature: [] }];
      // Where a list of constraints holds it, or with what it begins, it is no duty of the system.
      if (kind === 'other' && (saysRule(text, block) || !opensWithVerb(text) || begins.test(text))) return [];
      if (kind === 'other')
        return [
          {
            // 'keep photos for 6 years' is a duty in its own words.
            statement: text,
            rationale: 'Named in the idea',
            priority: 'must',
            feature: [],
          },
        ];
      return [];
    }),
    // One download of everything would hand over what the idea keeps from some.
    ...known('requirement').filter(
      ({ statement }) => !/\b(?:export|download)\b/i.test(String(statement)) || sightRights(plan).length === 0,
    ),
  ],
  nfr: qualityRows,

  obligation: ({ plan, known, say }) => [
    ...plan.brief.limits.flatMap(({ kind, text }): Row[] => (kind === 'law' ? [dutyOf(text, say)] : [])),
    // Which law it is follows from where people are; without a place only its name is known.
    // Whatever else a kind of product has to keep to: it holds names.
    ...known('obligation')
      .filter(({ source }) => !isSmall({ plan }) || /\(|\bAct\b/.test(String(source)))
      // Whoever vaccinates cattle knows nothing of anybody's health.
      .filter(({ source }) => !/\bhealth data\b/i.test(String(source)) || handlesHealth(plan))
      .toSorted(
        (one, other) => Number(ofData.test(String(other['source']))) - Number(ofData.test(String(one['source']))),
      ),
  ],
  dependency: (draft) => [...factDependencies(draft), ...usualDependencies(draft)],

  personalData: ({ plan, known }) => [
    ...personalTold(plan),
    ...personalSaid(plan),
    ...personalKept(plan),
    ...known('personalData').map((row, at): Row =>
      // What keeps none of anybody names nobody.
      at === 0 && !/^(?:None|No)\b/.test(String(row['item']))
        ? { ...row, item: personalOfUsers(plan), stock: undefined }
        : row,
    ),
  ],
};

/** The rule, and a case in which it shows, as far as there is room. */
function enforced(rule: OperatingRule): string {
  // 'before anything goes to the model, which runs in our tenant': on what it runs is told elsewhere.
  const told = `enforce the rule “${rule.text.replace(/, which .+$/, '')}”`;
  const shown = `${told}. ${stripStop(checkSentence(rule.breaks) ?? '')}`;
  return shown.length <= longestDuty && shown.length > told.length + 2 ? shown : fitText(told, longestDuty);
}
const longestDuty = 238;

const usualDependencies = ({ plan, known, say }: Draft): Row[] => [
  ...lawsOf(plan.brief)
    .slice(0, 1)
    .map((law): Row => ({
      item: `List of duties under ${law}`,
      from: 'Legal counsel',
      ifLate: say(
        '[The strictest interpretation is built and may have to be relaxed later ~ Features are built to the strictest interpretation until the list is available]',
      ),
    })),
  ...known('dependency'),
];

const partOffline =
  /^(?!it\b|must\b|has to\b|the (?:app|product|platform|system|tool|service)\b)([\p{L}][\p{L} -]{2,40}?) (?:must|has to|have to|should|needs? to) (?:also )?work offline([^.;,]*)/u;
