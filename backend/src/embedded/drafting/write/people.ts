import { general } from '../know/choose.js';
import { parseRow } from '../know/rows.js';
import { asThey, joinWords, numberWord, plural, sentence, stripStop, upperFirst } from '../language.js';
import { lines, refs, type ListWriter, type Row, type TextWriter } from './draft.js';
import { sidePlace } from './scope.js';
import { troubles } from './summary.js';

const guessed = (text: string): string => (/\(assumed/.test(text) ? text : `${stripStop(text)} (assumed)`);

export const peopleLists: Record<string, ListWriter> = {
  persona: ({ plan }) =>
    plan.personas.map((persona) => ({
      ...persona,
      role: sentence(persona.does),
      context: persona.id ? persona.context : guessed(persona.context),
      today: /^(?:Not told|Open)/.test(String(persona.today)) ? undefined : persona.today,
      // What the idea does not tell is kept to what a list needs.
      goals: persona.id ? persona.goals : persona.goals.slice(0, 1),
      pains: persona.id ? persona.pains : [],
    })),

  // The three jobs of a kind of product stand in the order of its actors; those of a second kind are of other people.
  job: ({ plan, known, slots }) => {
    const own = plan.known.archetypes[0]?.rows['job']?.map((line): Row => parseRow('job', line, slots)) ?? [];
    const asked = plan.features
      .filter(({ stated, need }) => stated && need.startsWith('to '))
      .slice(0, 2)
      .map((feature, at): Row => ({
        situation: at === 0 ? 'In the middle of other work (assumed)' : 'When it comes up, and not at a desk (assumed)',
        motivation: stripStop(feature.need.slice(3)),
        outcome: upperFirst(asThey(feature.so)),
        persona: refs('persona', sidePlace(feature, plan)),
      }));
    // Jobs of no certain kind of product are those of everybody: they stand in where the idea asks for too little.
    const usual =
      plan.known.archetypes[0]?.id === general && asked.length > 1 ? [] : own.length >= 3 ? own : known('job');
    const sides = ['actor', 'other', 'admin'] as const;
    return [
      ...usual.slice(0, 3).map((row, at): Row => ({
        ...row,
        persona: refs('persona', sidePlace({ side: sides[at] ?? 'actor' }, plan)),
      })),
      ...asked,
    ];
  },

  evidence: ({ plan, say }) => {
    const { brief } = plan;
    const told = troubles(brief)
      .slice(0, 2)
      .map((text) => `Stated by the requester, source to be named: “${text}”`);
    const counted = brief.audiences
      .filter(({ count }) => count)
      .map(({ count }) => `The idea counts ${count}; the list behind that number is not attached yet`);
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
            '[Neighbouring groups with the same need are looked at after {readingDate}, not before ~ Others with the same need have to wait for the reading of {readingDate} ~ Not before {readingDate}: groups next door that could use it too]',
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
      '[Assumption: how a working day of {a actor} runs is known from comparable work, not from visits; five visits are planned before {prototypeDate} ~ Assumption: the day of {a actor} is pictured from similar work; five visits before {prototypeDate} put it to the test ~ Assumption: nobody has yet spent a day with {a actor} for this draft; five such days are due before {prototypeDate}]',
    ),
    say(
      '[Assumption: {others} share the interest of {actors}; three short interviews with {others} belong to the same visits ~ Assumption: what helps {actors} helps {others} too; three talks with {others} during the visits show whether it does ~ Assumption: {others} want the same as {actors}; three of them are asked on the same visits]',
    ),
  ).map((row) => ({ ...row, stock: 'evidence' }));

export const peopleTexts: Record<string, TextWriter> = {
  'audience.overview': ({ plan, say }) => {
    const { brief, personas } = plan;
    const counts = brief.audiences.flatMap(({ count }) => (count ? [count] : []));
    const further = personas
      .filter(({ side }) => !/^(?:actor|other|admin)$/.test(side))
      .map(({ role }) => plural(role));
    const known = counts.length
      ? `The idea gives the size: ${joinWords([...new Set(counts)])}.`
      : say(
          '[How many {actors} there are is not stated; they are counted at the first site before {prototypeDate}. ~ The number of {actors} is unknown and counted at the first site before {prototypeDate}. ~ The idea does not count {actors}, so those of the first site are counted by {prototypeDate}.]',
        );
    return [
      say(
        `[${upperFirst(numberWord(personas.length))} groups meet in {product}. The design is decided for {actors}; {others} have their own part in it; the {admin} answers for it. ~ {Product} has ${numberWord(personas.length)} kinds of people. It is made for {actors} first. What it does for them must not be a burden for {others}. The {admin} answers for the whole. ~ Where tastes differ in {product}, those of {actors} count. {Others} take part in it; the {admin} answers for cost and rules.]`,
      ),
      known,
      further.length ? `${upperFirst(joinWords(further))} have a part of their own in it, as the idea states.` : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
};
