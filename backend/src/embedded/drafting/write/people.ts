import { neutralOwner } from '../know/frame.js';
import { paysFor } from '../know/main-person.js';
import { parseRow } from '../know/rows.js';
import { escapePattern, joinWords, plural, sentence, stripStop, upperFirst } from '../language.js';
import type { Persona, Plan } from '../plan/plan.js';
import { lines, refs, type ListWriter, type Row, type TextWriter } from './draft.js';
import { peopleCounted } from './fact-lines.js';
import { active, dutiesBy, jobsOf } from './roles.js';
import { sidePlace } from './scope.js';
import { manyOf } from './single.js';
import { troubles } from './summary.js';

/** What the idea says goes wrong for those who work the present way; what is only guessed is left to the visits. */
const painsTold = ({ today }: Persona, { facts }: Plan): string[] =>
  today ? facts.troubles.slice(0, 2).map(({ text }) => `“${upperFirst(stripStop(text))}”, as the idea says`) : [];

const mostJobs = 3;

export const peopleLists: Record<string, ListWriter> = {
  persona: ({ plan }) =>
    plan.personas.map((persona) => ({
      ...persona,
      role: sentence(persona.does),
      // Where and when they would use it an idea hardly ever tells, and a guess is true of anybody.
      context: persona.id ? persona.context : undefined,
      today: persona.today || undefined,
      // What the idea does not tell is kept to what a list needs.
      goals: persona.id ? persona.goals : persona.goals.slice(0, 2),
      pains: persona.id ? persona.pains : painsTold(persona, plan),
    })),

  // What the idea lets people do comes first; the jobs of a kind of product stand in where it tells too little.
  job: (draft) => {
    const { plan, known, slots } = draft;
    const own = jobsOf(draft).flatMap(({ persona, deed, situation, outcome }): Row[] => {
      const feature = plan.features.find(
        ({ side, asked, need }) => side === persona.side && asked !== undefined && need.startsWith(`to ${deed.verb} `),
      );
      return feature
        ? [
            {
              situation,
              motivation: stripStop(feature.need.slice(3)),
              outcome,
              persona: refs('persona', sidePlace(feature, plan)),
            },
          ]
        : [];
    });
    // Of each of many the table would say again what the features say.
    if (own.length > 1) return own.slice(0, mostJobs);
    const usual = plan.known.archetypes[0]?.rows['job']?.map((line): Row => parseRow('job', line, slots)) ?? [];
    const sides = ['actor', 'other', 'admin'] as const;
    return [
      ...own,
      ...(usual.length >= 3 ? usual : known('job')).slice(0, 3).map((row, at): Row => ({
        ...row,
        persona: refs('persona', sidePlace({ side: sides[at] ?? 'actor' }, plan)),
      })),
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
  'audience.overview': ({ plan, slots, say }) => {
    const { brief, personas } = plan;
    const ofRoles = brief.audiences.flatMap(({ count }) => (count ? [count] : []));
    const inAll = placesCounted(plan) ?? usersCounted(brief);
    const counts = inAll ? (ofRoles.length > 0 ? ofRoles : [inAll]) : peopleCounted(plan);
    const known = counts.length
      ? `The idea gives the size: ${joinWords([...new Set(counts)])}.`
      : say(
          '[How many {actors} there are is not stated; they are counted at the first site before {prototypeDate}. ~ The number of {actors} is unknown and counted at the first site before {prototypeDate}. ~ The idea does not count {actors}, so those of the first site are counted by {prototypeDate}.]',
        );
    const told = partsTold(plan);
    const admin = personas.find(({ side }) => side === 'admin');
    const answers = !admin || admin.priority === 'influencer';
    const isOpen = slots['admin'] === neutralOwner;
    return [
      told ||
        say(
          `[The design is decided for {actors}; {others} have their own part in it. ~ It is made for {actors} first. What it does for them must not be a burden for {others}. ~ Where tastes differ in {product}, those of {actors} count. {Others} take part in it.]`,
        ),
      known,
      isOpen
        ? say(
            '[Who answers for it the idea does not say; here it is the {admin}, to be named (assumed). ~ The {admin}, still to be named, stands for whoever answers for it (assumed).]',
          )
        : answers
          ? say('[The {admin} answers for it (assumed). ~ Cost and rules are the part of the {admin} (assumed).]')
          : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
};

/** `150 yards`, where the idea counts the places of the main person and not the people. */
const placesCounted = ({ brief, personas }: Plan): string | undefined => {
  const [place = ''] = (personas[0]?.role ?? '').split(/ (?=\S+$)/);
  const counted = new RegExp(`(?<![\\p{Sc}\\d.,])\\d[\\d.,]* ${escapePattern(plural(place))}\\b`, 'iu');
  return place !== '' && place !== personas[0]?.role ? counted.exec(brief.sentences.join(' '))?.[0] : undefined;
};

/** `24 people use it`: all together, whatever they do. */
const usersCounted = ({ sentences }: Plan['brief']): string | undefined => {
  const all = String.raw`(?:people|staff|users|colleagues|employees|volunteers|of us)`;
  const [, before, behind, ours] =
    new RegExp(
      String.raw`\b(\d[\d.,]* ${all}) (?:will |would |shall )?(?:use|need|(?:work|deal) with)\b|\bused by (\d[\d.,]* ${all})|\bwe are (\d[\d.,]* ${all})`,
      'iu',
    ).exec(sentences.join(' ')) ?? [];
  const found = before ?? behind ?? ours;
  return found && `${found.replace(/ of us$/i, ' people')} in all`;
};

/** Who works with it, who says yes, and who only looks: what their parts have in common; empty where hardly any is told. */
function partsTold(plan: Plan): string {
  const acting = active(plan).filter((persona) => dutiesBy(persona, plan).length > 0);
  const [main] = acting;
  if (!main || acting.length < 2) return '';
  const kindOf = (persona: (typeof acting)[number]): string => {
    const ids = dutiesBy(persona, plan).map(({ duty }) => duty.id);
    return ids.every((id) => id === 'agree')
      ? 'agree'
      : ids.every((id) => /^(?:look|receive)$/.test(id))
        ? 'read'
        : 'do';
  };
  const primary = acting.filter(({ priority }) => priority === 'primary');
  const first = primary.length > 0 ? primary : [main];
  const names = (people: typeof acting): string => joinWords(people.map(({ role }) => manyOf(role, plan)));
  const others = (kind: string): typeof acting => acting.filter((one) => !first.includes(one) && kindOf(one) === kind);
  const rest = [
    [others('do'), 'work for'],
    [others('agree'), 'a yes or no for'],
    [others('read'), 'something to look up or receive for'],
  ] as const;
  const parts = rest.filter(([people]) => people.length > 0).map(([people, part]) => `${part} ${names(people)}`);
  const pays = plan.known.setting.sold && paysFor(main.role, plan.brief.sentences);
  return [
    pays
      ? `[It is made for ${names(first)} first, who pay for it. ~ Where wishes collide, those of ${names(first)} count: they pay for it. ~ The design is decided for ${names(first)}, who pay for it.]`
      : `[Where wishes collide, those of ${names(first)} count: most of the work with it is theirs. ~ The design is decided for ${names(first)}: most of it is in their hands. ~ It is made for ${names(first)} before all others: the largest part in it is theirs.]`,
    parts.length > 0 ? `[It also holds ~ Beside that it has ~ There is also] ${joinWords(parts)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
