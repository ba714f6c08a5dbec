import { bareMetric } from '../plan/metric-name.js';
import { neutralOwner } from '../know/frame.js';
import { isHouse } from '../know/places.js';
import { escapePattern, joinWords, lowerFirst, sentence, singular, stripStop, upperFirst } from '../language.js';
import type { Persona, Plan } from '../plan/plan.js';
import { stemsOf } from '../plan/served.js';
import { isGroup, isPeople } from '../read/lexicon.js';
import { inDigits } from '../read/values.js';
import { deedsOf } from './deed-groups.js';
import { lines, refs, type Draft, type ListWriter, type Row, type TextWriter } from './draft.js';
import { peopleCounted } from './fact-lines.js';
import { sidePlace } from './scope.js';
import { withItsNoun } from './antecedents.js';
import { crewsIn, inEachHouse } from './sizes.js';
import { figuresToday } from './today.js';
import { ownerTold, staffTold } from './staff-lines.js';
import { troubles } from './problem.js';

/** What the idea says goes wrong for them; of a trouble without a name it is not known who has it. */
const painsTold = ({ role }: Persona, { facts }: Plan): string[] =>
  facts.troubles
    .filter(({ who }) => who && singular(who).toLowerCase() === role.toLowerCase())
    .slice(0, 2)
    .map(({ text }) => `“${upperFirst(stripStop(text))}”, as the idea says`);

export const peopleLists: Record<string, ListWriter> = {
  persona: ({ plan }) =>
    plan.personas.map((persona, at) => ({
      ...persona,
      role: persona.does === '' ? '' : sentence(persona.does),
      // What makes it a success for somebody is the idea's own aim, where that is about their part.
      success: persona.id
        ? persona.success
        : plan.personas
              .slice(0, at)
              .some((other) => other.does === persona.does || successFor(other, plan) === successFor(persona, plan))
          ? undefined
          : successFor(persona, plan),
      context: persona.id ? persona.context : undefined,
      today: persona.today || undefined,
      // What the idea does not tell is kept to what a list needs.
      goals: persona.id ? persona.goals : persona.goals.slice(0, 2),
      pains: persona.id ? persona.pains : painsTold(persona, plan),
    })),

  // What brings somebody to a deed and what it is good for an idea hardly ever tells: where it tells the deeds, they stand
  // with the features, and the jobs of a kind of product stand in where it tells hardly any.
  job: ({ plan, known }) => {
    if (plan.features.filter(({ stated }) => stated).length > 1) return [];
    const sides = ['actor', 'other', 'admin'] as const;
    return known('job')
      .slice(0, 3)
      .map((row, at): Row => ({
        ...row,
        stock: 'job',
        persona: refs('persona', sidePlace({ side: sides[at] ?? 'actor' }, plan)),
      }));
  },

  evidence: ({ plan, say, block }) => {
    const { brief } = plan;
    const figures = figuresToday(plan);
    const research = researchTold(brief);
    const asked = research.filter((quote) => !isWithProblem(quote, brief, block));
    // The sentences themselves stand with the problem.
    const told = [
      ...asked,
      ...(figures.length > 0
        ? [
            `Today’s ${figures.length > 1 ? 'figures' : 'figure'} (${joinWords(figures)}) as the requester states ${figures.length > 1 ? 'them' : 'it'}; source to be provided`,
          ]
        : research.length > 0
          ? asked.length > 0
            ? []
            : ['What the requester has asked, counted or seen stands with the problem']
          : troubles(brief).length > 0
            ? [
                say(
                  '[What is told of today comes from the idea alone; it is checked with users by {prototypeDate} ~ The only source of what is told of today is the idea; interviews until {prototypeDate} check it]',
                ),
              ]
            : []),
    ];
    const counted = brief.audiences
      .filter(({ count }) => count)
      .map(({ count }) => `The idea states ${lowerFirst(count ?? '')}; the source of that number is to be provided`);
    return told.length > 0 ? lines(...told) : [...lines(...counted.slice(0, 1)), ...usualEvidence(say)];
  },

  segment: ({ plan, say }) => {
    const { audiences, place } = plan.brief;
    const where = place ? ` ${place}` : '';
    return audiences.length > 0
      ? lines(
          ...audiences.map(
            ({ text }, at) =>
              `${upperFirst(text)}${text.includes(place ?? '\uE000') ? '' : where}${at === 0 ? ': first, since the idea starts from them' : ': second, reached through the first'}`,
          ),
          say(
            '[Other groups with the same need: considered after {readingDate} ~ Further user groups: not before the review on {readingDate}]',
          ),
        )
      : lines(
          say(`{Actors}{inPlace} with several {units} a week (assumed)`),
          say('{Others} who wait for {units} and could pay for certainty (assumed)'),
        );
  },
};

/** What nobody has asked yet: needed only where the idea itself rests on nothing. */
const usualEvidence = (say: (text: string) => string): Row[] =>
  lines(
    say(
      '[Assumption: the needs of {actors} are inferred from comparable products; five interviews are planned before {prototypeDate} ~ Not based on user research yet: five interviews with {actors} are planned before {prototypeDate}]',
    ),
    say(
      '[Assumption: {others} share the interests of {actors}; to be tested in three interviews with {others} ~ Assumption: what helps {actors} also helps {others}; three interviews with {others} are planned to test it]',
    ),
  ).map((row) => ({ ...row, stock: 'evidence' }));

/** What the summary quotes with the problem is not quoted again. */
const isWithProblem = (quote: string, { problem }: Plan['brief'], { sections }: Draft['block']): boolean =>
  'executive-summary' in sections && problem.sentences.some((text) => quote.includes(stripStop(text)));

/** Letters of a line that quotes. */
const longestQuote = 280;

/** `I visited eleven of them last year`, `Merchants I interviewed (17 so far) say …`: whom the writer asked and what they saw. */
function researchTold({ sentences }: Plan['brief']): string[] {
  return sentences
    .flatMap((text) => {
      if (!research.test(text)) return [];
      const whole = [withItsNoun(text, sentences), text].find((one) => one.length <= longestQuote);
      return whole === undefined ? [] : [`“${stripStop(whole).replace(/[“”]/g, '"')}”`];
    })
    .slice(0, 2);
}
const research =
  /\b(?:I|we)(?:['’]ve| have)? (?:\p{L}+ )?(?:visited|interviewed|counted|surveyed|asked|talked (?:to|with)|spoke (?:to|with)|spoken (?:to|with)|watched|observed|measured|timed|sampled|shadowed)\b|\b(?:interviews|survey|audit|sample) (?:showed?|shows|found|of \d|(?:we|I) (?:did|held|ran|had|made))/iu;

/** Whether the idea counts any people: `a network of 62 community animal health workers`, `52 of us`. */
const isCounted = ({ sentences }: Plan['brief']): boolean =>
  sentences.some((text) =>
    [...inDigits(text).matchAll(/(?<![\d.,])\d[\d.,]* (?:of us|((?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+))/gu)].some(
      ([all, named = '']) =>
        all.endsWith('of us')
          ? true
          : named.split(' ').some((word) => word.endsWith('s') && isPeople(singular(word.toLowerCase()))),
    ),
  );

export const peopleTexts: Record<string, TextWriter> = {
  'audience.overview': ({ plan, slots, say }) => {
    const { personas } = plan;
    const counts = sizesTold(plan);
    const known =
      counts.length > 0
        ? `Scale of use, as the idea gives it: ${joinWords(counts)}.`
        : isCounted(plan.brief)
          ? ''
          : 'How many people will use it is to be confirmed.';
    const admin = personas.find(({ side }) => side === 'admin');
    const answers = !admin || admin.priority === 'influencer';
    const isOpen = slots['admin'] === neutralOwner;
    return [
      known,
      buyersTold(plan),
      staffTold(plan),
      ownerTold(plan)
        ? ''
        : isOpen && (known !== '' || buyersTold(plan) !== '' || staffTold(plan) !== '')
          ? ''
          : isOpen
            ? say(
                '[The groups below are those to whom the idea gives a part; others are not planned for. ~ Whoever stands below has a part in the idea; nobody else is planned for.]',
              )
            : answers
              ? say(
                  '[The {admin} is the owner (assumed). ~ The {admin} is responsible for budget and rules (assumed).]',
                )
              : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
};

/** `Fleet operators buy it; drivers use it`: who pays is told apart from who works with it. */
const buyersTold = ({ brief }: Plan): string => {
  const [, who = ''] =
    /(?:^|[.;,] |\band )((?:\p{L}+ ){0,2}\p{L}+s) (?:buy|pay for) (?:it|this|the (?:app|product|tool|platform|service))\b/iu.exec(
      brief.sentences.join(' '),
    ) ?? [];
  return who === '' ? '' : `${upperFirst(who)} pay for it.`;
};

const everybody = /^(?:people|users|members|staff|employees|volunteers)$/i;

/** How many use it, and how many houses or groups they belong to, as far as the idea counts them. */
function sizesTold(plan: Plan): string[] {
  const { brief, facts } = plan;
  const inAll = usersCounted(brief);
  const told = brief.problem.sentences.join(' ').toLowerCase();
  const houses = facts.counts.flatMap(({ text, noun }) => {
    const head = singular(noun.toLowerCase().split(' ').at(-1) ?? '');
    // 'ring six yards' tells of a day, and not of how many there are.
    return (isHouse(head) || isGroup(head) || everybody.test(noun)) &&
      (/^\d{2}/.test(text) || !told.includes(text.toLowerCase()))
      ? [text]
      : [];
  });
  const groups = crewsIn(brief);
  const each = inEachHouse(brief);
  const counts = [...each, ...peopleCounted(plan), ...(inAll ? [inAll] : []), ...houses, ...groups]
    .map((text) => lowerFirst(text))
    .filter((text) => isSize(text, brief))
    .filter((text) => each.includes(text) || !each.some((whole) => whole.includes(text)));
  // '150 groups' beside '150 drama groups', and 'about 60 shops' beside '60 shops', are told once.
  const ends = (text: string): string[] => {
    const words = text.replace(/^(?:about|around|some|over|nearly) /, '').split(' ');
    return [words[0] ?? '', words.at(-1) ?? ''];
  };
  const isSame = (one: string, other: string): boolean => ends(one).join() === ends(other).join();
  return counts.filter((text, at) => counts.findIndex((other) => isSame(text, other)) === at);
}

/** `Two teachers can assess the same piece`, `say three siblings`, `14 patrons` who were interviewed: no size of anything. */
function isSize(text: string, { sentences, asking }: Plan['brief']): boolean {
  if (!/\p{L}{3}/u.test(text)) return false;
  const own = sentences.find((one) => one.toLowerCase().includes(text.toLowerCase()));
  if (own === undefined) return true;
  const isFew = smallNumber.test(text) && asking.some((one) => one.toLowerCase().includes(text.toLowerCase()));
  return (
    !isFew &&
    // 'Spektrix at 15 venues and Tessitura at the other 4': a part of them.
    !new RegExp(`\\bat ${escapePattern(text)} and .* at the other\\b`, 'iu').test(own) &&
    !/\b(?:say|for example|for instance|e\.g\.|interview\p{L}*|survey)\b/iu.test(own) &&
    // Who builds it.
    !(/\b(?:engineers?|developers?|designers?)$/i.test(text) && /\b(?:i have|we have|team is|team of)\b/i.test(own))
  );
}
const smallNumber = /^(?:about )?(?:\d|ten|10|two|three|four|five|six|seven|eight|nine) /i;

/** `24 people use it`: all together, whatever they do. */
const usersCounted = ({ sentences }: Plan['brief']): string | undefined => {
  const all = String.raw`(?:people|staff|users|colleagues|employees|volunteers|of us)`;
  const [, before, behind, ours] =
    new RegExp(
      String.raw`\b(\d[\d.,]* ${all}) (?:will |would |shall )?(?:use|need|work shifts|(?:work|deal) with)\b|\bused by (\d[\d.,]* ${all})|\bwe are (\d[\d.,]* ${all})`,
      'iu',
    ).exec(sentences.join(' ')) ?? [];
  const found = before ?? behind ?? ours;
  return found && `${found.replace(/ of us$/i, ' people')} in all`;
};

/** `Overdue checks: from 16% today to under 3%`: the aim of the idea that speaks of what somebody does or suffers. */
function successFor(persona: Persona, plan: Plan): string | undefined {
  const { slots } = plan.known;
  const own = stemsOf(
    [
      ...deedsOf(persona.side, plan),
      ...[...plan.facts.steps, ...plan.facts.troubles].flatMap(({ text, who }) =>
        who && singular(who).toLowerCase() === persona.role.toLowerCase() ? [text] : [],
      ),
    ].join(' '),
    slots,
  );
  const goal = plan.goals.find(
    ({ stated, metric, baseline }) =>
      stated &&
      /, as the idea states$/.test(baseline) &&
      [...stemsOf(bareMetric(metric), slots)].some((stem) => own.has(stem)),
  );
  return (
    goal &&
    `${upperFirst(bareMetric(goal.metric))}: from ${lowerFirst(goal.baseline.replace(/, as the idea states$/, ''))} today to ${lowerFirst(goal.target)}`
  );
}
