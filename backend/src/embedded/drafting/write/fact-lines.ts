import { channelsOf } from '../know/surface.js';
import { sameRole } from '../know/people.js';
import { isPlural, participle, plural, singular, stripStop, upperFirst } from '../language.js';
import type { CutOff } from '../plan/fact-limits.js';
import { wholesOf } from '../plan/parts.js';
import type { Plan } from '../plan/plan.js';
import { kindOf } from '../plan/kinds.js';
import { isPeople } from '../read/lexicon.js';
import { isTechnology } from '../read/technology.js';
import { withOthers } from '../read/every-deed.js';
import { type Draft, type Row } from './draft.js';
import { fitText } from './fit.js';
import { systemQuestions } from './system-questions.js';
import { calledInText, systemFacts } from './systems.js';

/** The lines that the facts of an idea give to the lists in which a reader looks for them. */

/** `offline for the last 500 products`, `synchronise within 15 minutes of coming back`: how far it goes is said. */
const extent =
  /\b(?:offline|signal|(?:no|without(?: an?)?) (?:internet|connection|network|reception))\b[^.;]*\d|\d[^.;]*\b(?:offline|without (?:internet|a connection|signal))\b/i;

/** Whether a function is told in these words: what follows of them it says, and nothing else is made of them. */
export const isInWords = ({ said }: Pick<CutOff, 'said'>, { features }: Plan): boolean =>
  features.some(
    ({ words, statement, description }) =>
      words !== undefined &&
      statement !== undefined &&
      description.toLowerCase().includes(stripStop(said).toLowerCase()),
  );
/** `free until 16:00`, and nothing says what comes of it later. */
const isOnlySaid = (cutOff: CutOff, plan: Plan): boolean => !cutOff.shuts && !cutOff.misses && isInWords(cutOff, plan);

/** Whether a rule of the idea is told by one of its limits already. */
export const isBound = (text: string, { facts }: Plan): boolean =>
  [...facts.cutOffs, ...facts.thresholds].some(
    (bound) =>
      bound.said.toLowerCase().includes(text.toLowerCase()) ||
      ('value' in bound && text.replace(/\s/g, '') === bound.value.replace(/\s/g, '')) ||
      (text.length <= 200 && text.includes(bound.phrase)),
  );

/** What is still open about a fact, with who has to answer. */
export function factQuestions(draft: Draft): Row[] {
  const { plan } = draft;
  const offline = isOffline(plan);
  return [
    ...unsaidTimes(plan),
    ...plan.facts.cutOffs
      .filter((cutOff) => !isOnlySaid(cutOff, plan))
      .slice(0, 2)
      .map((cutOff) => ({
        question: lateQuestion(cutOff, plan),
        owner: 'Product',
        consequence: cutOff.shuts
          ? `What comes after ${cutOff.time} is refused`
          : cutOff.misses
            ? `What comes after ${cutOff.time} is kept for the next time`
            : `What comes after ${cutOff.time} is kept and marked as late`,
      })),
    ...systemQuestions(plan),
    ...(offline && plan.facts.cutOffs[0]
      ? [
          {
            question: `Is something in time that was entered before ${plan.facts.cutOffs[0].time} without a connection and arrives after it?`,
            owner: 'Product',
            consequence: 'The time of the entry counts, not the time at which it arrives',
          },
        ]
      : offline && !plan.brief.sentences.some((text) => lasts.test(text) || extent.test(text))
        ? [
            {
              question:
                'For how long does it have to go on without a connection, and what must be on the device by then?',
              owner: 'Engineering',
              consequence: 'Planned for one working day with the data of that day',
            },
          ]
        : []),
  ];
}

/** `see what is overdue`, where the idea sets no time after which anything is. */
function unsaidTimes({ brief }: Plan): Row[] {
  const [, word = ''] =
    withOthers(brief.capabilities)
      .map(({ object, tail }) =>
        // 'overdue its annual service', '60 days overdue': from when is said.
        /(?<!\b(?:days?|weeks?|months?|hours?) )\b(overdue|late|due|behind)\b(?! (?:in|on|by|within|before|at|date|for|its|their|the|an?)\b)/i.exec(
          `${object} ${tail}`,
        ),
      )
      .find((found) => found !== null) ?? [];
  const sets =
    /\b(?:due|deadline|within|by the|no later than|at (?:the )?(?:most|latest)|until|return(?:ed)? (?:after|by)|lasts?|for (?:up to )?\d+ (?:days?|weeks?|hours?))\b/i;
  return word === '' || brief.sentences.some((text) => sets.test(text.replace(/\b(?:is|are) (?:over)?due\b/gi, '')))
    ? []
    : [
        {
          question: `From when is something ${word.toLowerCase()}: which day or how long, and who sets it?`,
          owner: 'Product',
          consequence: `Nothing is shown as ${word.toLowerCase()} before that is settled`,
        },
      ];
}

/** Whether people keep it or miss it, rather than the product. */
export const isOfPeople = ({ capability }: CutOff, { brief }: Plan): boolean =>
  capability !== null && brief.capabilities[capability]?.automatic === false;

/** `the order that is entered`: what comes too late, by its own deed. */
function lateThing({ capability }: CutOff, { brief }: Plan): string | null {
  const {
    verb = '',
    object = '',
    noun = '',
  } = (capability === null ? undefined : brief.capabilities[capability]) ?? {};
  return object !== '' && noun !== '' && !/\s/.test(verb)
    ? `${object.replace(/^their\b/, 'the')} that ${isPlural(object.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${participle(verb)}`
    : null;
}

function lateQuestion(cutOff: CutOff, plan: Plan): string {
  if (cutOff.shuts)
    return `Who may make an exception, if anybody: “${fitText(stripStop(upperFirst(cutOff.said)), 110)}”?`;
  if (cutOff.misses)
    return `What happens to what comes after ${cutOff.time} and does not ${cutOff.misses}: refused, or taken for the next time?`;
  const thing = isOfPeople(cutOff, plan) ? lateThing(cutOff, plan) : null;
  return thing
    ? `What happens to ${thing} after ${cutOff.time}: refused, taken for the next time, or let through, and by whom?`
    : `What happens when this is missed, and who hears of it: “${fitText(stripStop(upperFirst(cutOff.said)), 110)}”?`;
}

export const isOffline = ({ brief }: Plan): boolean =>
  withOthers(brief.capabilities).some((one) => kindOf(one)?.kind === 'offline');

/** `offline for at least 20 min`: how long it lasts is told. */
const lasts =
  /\b(?:offline|(?:no|without)(?: an?)? (?:network|connection|signal|internet|reception|coverage)) for (?:(?:up to|at least|about|around) )?(?:half an? |an? (?:whole )?|one |two |three |several |the whole )\p{L}+|\b(?:offline|without (?:an? )?(?:connection|network|signal|internet)|connection is gone|no signal)\b.*\b\d+ ?(?:min|minutes?|h|hours?|days?)\b|\b\d+ ?(?:min|minutes?|h|hours?|days?)\b.*\b(?:offline|connection is gone|without (?:an? )?(?:connection|network|signal))\b/iu;

/** What could go wrong with what the idea itself demands. */
export function factRisks({ plan, say }: Draft): Row[] {
  const channels = channelsOf(plan.brief);
  const systems = systemFacts(plan).filter(
    // Without the messenger that people write in there is no bot that could start.
    ({ use, name }) => use === 'data' && !(plan.known.setting.surface === 'chat' && channels.includes(name)),
  );
  const system = systems.find(({ kind, name }) => !kind && !isTechnology(name)) ?? systems[0];
  const called = system ? calledInText(system.name) : '';
  return [
    ...(isOffline(plan)
      ? [
          {
            risk: 'What was entered without a connection collides with what was changed elsewhere meanwhile',
            cause: 'The idea asks for work without a connection, and two places then hold different states',
            likelihood: 'medium',
            impact: 'high',
            effect: say('Entries are doubled, lost or late when the connection is back'),
            owner: 'Engineering lead',
            earlySign: 'Entries of the pilot arrive later than they were made',
            mitigation: say(
              'Switch the network off for an hour on two days of the pilot, and compare the entries on both sides',
            ),
            contingency: say('Both versions are kept, and the {steward} chooses'),
          },
        ]
      : []),
    ...(system
      ? [
          {
            risk: `The connection to ${called} cannot be built as planned`,
            cause: system.owner
              ? `It is run by the ${system.owner}, and nobody has asked how it is connected yet`
              : 'Its interface has not been tried yet',
            likelihood: 'medium',
            impact: 'medium',
            effect: say(`Features that depend on ${called} are not available on {launchDate}`),
            owner: 'Engineering lead',
            earlySign: say('No test call has worked by {prototypeDate}'),
            mitigation: `A small trial of the interface of ${called} comes first`,
            contingency: `The launch moves, or what depends on ${called} follows later`,
          },
        ]
      : []),
  ];
}

/** `6 shops` as a volume: the number of the idea, and what it leaves open. */
export const factVolumes = ({ plan }: Draft): Row[] => [
  ...wholesOf(plan.brief).map(({ whole, part, count }) => ({
    item: `${upperFirst(plural(part))} for each ${whole}`,
    today: `${upperFirst(count)}, as the idea states`,
    peak: 'Not known yet',
    growth: 'Not known yet',
  })),
  ...plan.brief.volumes.map(({ item, count }) => ({
    item,
    today: `${upperFirst(count)}, as the idea states`,
    peak: 'Not known yet',
    growth: 'Not known yet',
  })),
];

/** `140 drivers` are so many of the bus drivers. */
const counts = (count: string, role: string): boolean =>
  count.endsWith(plural(role)) || role.toLowerCase().endsWith(` ${singular(count.split(' ').at(-1) ?? '')}`);

/** How many there are of these, when the idea counts them. */
export const countOf = (role: string, { facts, brief }: Plan): string | null =>
  brief.audiences.find(({ noun, count }) => count && noun === role && counts(count, role))?.count ??
  facts.counts.find(
    ({ noun, text }) =>
      (singular(noun).toLowerCase() === role.toLowerCase() || noun === plural(role)) &&
      // 'Two officers score each application': how many do it together.
      !brief.asking.some((one) => one.startsWith(upperFirst(text))),
  )?.text ??
  null;

/** How many of whom the idea counts: those who use it, and whoever else is at work there. */
export function peopleCounted({ facts, brief }: Plan): string[] {
  const counted = brief.audiences.flatMap(({ noun, count }) => (count ? [{ noun: noun.toLowerCase(), count }] : []));
  const others = facts.counts.filter(
    ({ noun }) =>
      isPeople(noun) &&
      !/^(?:people|users)$/i.test(noun) &&
      !counted.some((one) => sameRole(one.noun, singular(noun).toLowerCase())),
  );
  return [...counted.map(({ count }) => count), ...others.map(({ text }) => text)].filter(
    (text) => /\p{L}/u.test(text) && !isSpokenWith(text, brief),
  );
}

/** `three vendors we talked to`, `we are two founders`: who was asked and who builds it tells of no size. */
const isSpokenWith = (text: string, { sentences }: Plan['brief']): boolean =>
  besideUse.test(text) ||
  sentences.some((one) => one.toLowerCase().includes(text.toLowerCase()) && spokenWith.test(one));
const besideUse = /\b(?:founders?|siblings?)$|^(?:two|both|one) /i;
const spokenWith =
  /\b(?:interview\p{L}*|talked to|spoke (?:to|with)|surveyed|survey|(?:my|our|the) (?:dev )?team is|I(?:['’]ve| have) (?:got )?(?:one|two|three|four|five|six|an?|\d)(?!\p{L}))/iu;

/** People whom the idea calls by their name and who have no other place among those with a stake. */
export const factPeople = ({ facts, personas }: Plan): Row[] =>
  facts.people
    .filter(({ name }) => !personas.some((persona) => persona.name.includes(name)))
    .map(({ name, deed }) => ({
      name,
      interest: `Does today what this is about: “${upperFirst(stripStop(deed))}”`,
      influence: 'high',
    }));

/** `Today Halina chalks …`: under a heading that says today. */
export const withoutToday = (text: string): string =>
  text.replace(/^(?:today|currently|now|nowadays|at present|at the moment|right now|these days),?\s/i, '');
