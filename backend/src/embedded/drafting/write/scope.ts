import { joinWords, lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import type { Feature, Plan } from '../plan/plan.js';
import { isNeeded, isOptional, lines, refs, type Draft, type ListWriter, type Row } from './draft.js';
import type { Check } from './checks.js';
import { dayLines } from './day-lines.js';
import { isBound, isOffline } from './fact-lines.js';
import { tellsSame } from '../plan/rule-words.js';
import { asksFor } from './qualities.js';
import { isWithFeature, ruleAsked } from './rules-told.js';
import { boundLine, isLaw } from './standards.js';
import { rules } from './rules.js';
import { systemRules, systemsOf } from './systems.js';
import { isFeature, isPlatform } from './technical.js';
import { comesBack } from '../read/day-roles.js';
import { qualityKind } from '../read/qualities.js';
import { deviceLines, languageLines, placeLines } from './demand-lines.js';
import { demandsOf } from './demands.js';
import { keptInUse } from './kept-systems.js';
import { sizeOf } from './story-size.js';
import { joinPrice, moneyName } from './sale-words.js';
import { sumWithPart } from '../read/money.js';
import { exclusionsOf, exclusionsSaid } from './told.js';
import { wholeRule } from './whole-rules.js';

/** What the idea does not ask for says so wherever it is described. */
export const unasked = 'Proposed, not asked for in the idea.';
/** The same behind a name. */
export const markOf = ({ stated, id }: Pick<Feature, 'stated' | 'id'>): string => (stated || id ? '' : ' (proposed)');

/** What it is, and which demand of an earlier document it answers. */
function withSource({ description, from, stated, id }: Feature): string {
  if (from !== undefined && id === undefined) return `${description} Answers ${from}.`;
  return stated || id !== undefined ? description : `${description} ${unasked}`;
}

/** As many as a story may have. */
const mostCriteria = 4;

/** That somebody else may not do it is said once. */
const isOthers = ({ given }: Check): boolean =>
  /^somebody (?:is signed in who is not|other than|who is none of)\b/.test(given);

/** What only says the deed again stands where nothing else is to be had. */
function criteriaOf({ tests, ruledBy }: Feature): Check[] {
  const telling = tests.filter(({ isPlain }) => !isPlain);
  return [
    ...(telling.length > 0 ? telling : tests.slice(0, 1)),
    ...ruledBy
      .flatMap(({ breaks, keeps }) => (keeps === breaks ? [breaks] : [breaks, keeps]))
      .filter((one) => !isOthers(one) || !tests.some(isOthers)),
  ]
    .slice(0, mostCriteria)
    .map(({ given, when, then }) => ({ given, when, then }));
}

/** `ready for harvest season`: a day, though none that can be found in a calendar. */
const setsDay = /^(?:ready|live|done|launch|in use) (?:for|before|by|in time for) (?:the )?\p{L}/iu;

export const scopeLists: Record<string, ListWriter> = {
  feature: ({ plan, slots }) =>
    plan.features.map((feature) => ({
      ...(feature.id ? { id: feature.id } : {}),
      name: feature.name,
      description: withSource(feature),
      priority: feature.priority,
      // Who does what the idea asks for stands in the behaviour already.
      ...(feature.stated && feature.asked ? {} : { asA: anyOf(feature, slots), iWant: feature.need }),
      // The only reason there is stands with its story.
      soThat: feature.gain === feature.so ? undefined : feature.gain || undefined,
      goals: refs('goal', ...feature.goals),
    })),

  story: (draft) =>
    draft.plan.features.map((feature, at) => ({
      title: storyTitle(feature),
      asA: feature.by && !feature.wantedBy ? oneOf(feature.by) : anyOf(wantedOf(feature), draft.slots),
      iWant: feature.want,
      soThat: feature.so,
      criteria: criteriaOf(feature),
      priority: feature.priority === 'later' ? 'could' : feature.priority,
      size: sizeOf(feature, draft.plan),
      feature: refs('feature', at),
      persona: personaOf(feature, draft.plan),
    })),

  journey: (draft) => journey(draft),
  edgeCase: ({ plan }) => lines(...plan.features.map(({ edge }) => edge)).map((row) => ({ ...row, stock: 'edgeCase' })),
  laterStory: (draft) =>
    // What only others leave for later stands among the later releases.
    putOff(draft).map(({ text, stock }) => ({
      text: draft.say(`Asked for later: ${lowerFirst(String(text))}`),
      ...(stock === undefined ? {} : { stock }),
    })),

  'scope.out': (draft) => [...leftOut(draft), ...draft.known('scopeOut')],
  'scope.later': (draft) => [
    ...draft.plan.features.filter(({ priority }) => priority === 'later').map(({ name }) => ({ text: name })),
    ...putOff(draft),
  ],
  nonGoal: (draft) => {
    // What the idea rules out stands where the scope is drawn, if the document draws one.
    const isDrawn = Object.values(draft.block.targets).some(([, meaning]) =>
      /^(?:feature|businessRequirement)$/.test(meaning),
    );
    const usual = draft.everything ? draft.known('nonGoal') : [];
    if (isDrawn) return usual;
    const ruledOut = leftOut(draft).slice(0, 2);
    return ruledOut.length > 0 ? ruledOut : [...lines(notAimedAt(draft)), ...usual].slice(0, 2);
  },

  constraint: ({ plan, say, block }) => {
    const { limits } = plan.brief;
    const { offer } = plan.known;
    const saysOutside = block.section?.fields.some(({ meaning }) => meaning === 'scope.out') ?? false;
    const says = (kind: string, write: (text: string, unread?: true) => string): string[] =>
      limits.filter((limit) => limit.kind === kind).map(({ text, unread }) => write(text, unread));
    const tellsQualities = 'technical-requirements' in block.sections;
    // A rule stands with the feature that keeps to it, else among the requirements where those are listed.
    const isTold = (text: string): boolean =>
      'business-requirements' in block.sections
        ? plan.features.some(({ stated, asked = '' }) => stated && tellsSame(text, asked)) ||
          ruleAsked(text, plan) !== undefined
        : isWithFeature(text, plan) || (tellsQualities && ruleAsked(text, plan) !== undefined);
    const platforms = says('platform', (text) =>
      // That it works offline is a feature.
      isPlatform(text, plan) &&
      !(isOffline(plan) && plainOffline.test(text)) &&
      !demandsOf('device', plan).some((one) => one.toLowerCase().includes(text.toLowerCase()))
        ? `${/^with/.test(text) ? 'Use' : 'Platform:'} ${text}`
        : '',
    );
    const others = [
      // Where the document tells its dates in the words of the idea, the day alone stands here.
      ...dayLines(plan).map((line) =>
        'strategic-goals' in block.sections
          ? line.replace(/^(\p{L}+): “[^“”]{60,}”, that is (?=by|before)/u, '$1: ')
          : line,
      ),
      ...says('budget', (text) => `Money: ${sumWithPart(text, plan.brief.sentences)}`),
      ...says('law', (text) => (tellsQualities && !isLaw(text) ? '' : boundLine(text))),
      ...(offer?.price ? [`Price: ${joinPrice(offer)}`] : []),
      ...(offer?.commission ? [`Commission: ${offer.commission.replace(/ commission\b/i, '')}`] : []),
      ...plan.brief.terms.nothing.map((text) => `Free of charge: ${lowerFirst(text)}`),
      ...says('other', (text, unread) =>
        isFeature(text, plan) ||
        isTold(text) ||
        tellsSystem(text, plan) ||
        (isBound(text, plan) && !/\p{L}{3}/u.test(text))
          ? ''
          : exclusionsOf(plan).includes(text)
            ? // Beside a list of what is left out it would be said twice.
              saysOutside
              ? ''
              : `Left out: ${text}`
            : labelled(text, unread, plan),
      ),
      // Where the qualities have a table of their own, they stand there.
      ...(tellsQualities
        ? []
        : [
            // 'The data comes from Rijkswaterstaat' is no quality.
            ...says('quality', (text) =>
              !tellsSystem(text, plan) && (asksFor(text) || qualityKind(text)) ? `Quality: ${text}` : '',
            ),
            ...languageLines(plan),
            ...placeLines(plan),
          ]),
      // Beside a list of what it touches they would be said twice.
      ...(block.section?.fields.some(({ meaning }) => meaning === 'relatedProject') || tellsSystems(block)
        ? []
        : systemRules(plan)),
      // 'Our PMS is Mews' has no other place here.
      ...(block.section?.fields.some(({ meaning }) => meaning === 'relatedProject') ||
      'platform-integration' in block.sections
        ? []
        : keptInUse(plan)),
    ];
    // What is told with the technical requirements is not told here as well.
    const found = tellsQualities ? others : [...others, ...platforms, ...deviceLines(plan)];
    return lines(
      ...found,
      ...(found.filter(Boolean).length < 1 && isNeeded('constraint', { block })
        ? [
            // A goal with a day of its own is the only one that the idea sets.
            plan.brief.times[0] !== undefined
              ? `Date: “${stripStop(plan.brief.times[0])}”`
              : say(
                  '[No date or budget is stated for {product}; see the open questions ~ Date and budget of {product} are open (see the open questions) ~ None stated in the idea; budget and date are asked for below]',
                ),
          ]
        : []),
    );
  },
};

/** `work offline`, `even without internet`: no more than that. */
const plainOffline = /^(?:\p{L}+ )?(?:offline|without (?:an? )?(?:connection|internet|network|signal))$/iu;

/** `Rule: no dogs in the hall`, `Season: busiest before Easter`: what is only told rules nothing. */
const labelled = (text: string, unread: true | undefined, plan: Plan): string => {
  const label = comesBack.test(text) ? 'Season' : setsDay.test(text) ? 'Date' : moneyName(text, plan);
  // The half of a rule is said whole in the words of the idea.
  if (/[;,] (?:after that|otherwise|then)$/.test(text)) return '';
  if (label) return `${label}: ${text}`;
  const whole = wholeRule(text, plan.brief.sentences);
  // What is told of today, or of what somebody does, fixes nothing.
  if (isBackground(text, plan)) return '';
  return unread ? `“${sentence(stripStop(whole.replace(/[“”]/g, '')))}”` : whole;
};

/** What stands among the troubles of today; what rules the work as well is a rule first. */
const isBackground = (text: string, { brief, facts }: Plan): boolean => {
  const said = stripStop(text).toLowerCase();
  return (
    !binds.test(said) &&
    [...brief.problem.sentences, ...facts.troubles.map((one) => one.text)].some(
      (one) => one.toLowerCase().includes(said) || said.includes(stripStop(one).toLowerCase()),
    )
  );
};
const binds = /\b(?:must|may|shall|at most|at least|no (?:more|less|later|longer) than)\b/;

/** `Letters are signed with DocuSign`: what passes stands with the systems. */
const tellsSystem = (text: string, plan: Plan): boolean =>
  systemsOf(plan).some((name) => text.includes(name)) && !rules.test(text);

/** Which systems it talks to stands in a table of its own. */
const tellsSystems = ({ sections }: Draft['block']): boolean =>
  'technical-requirements' in sections || 'platform-integration' in sections;

export const scopeTexts: Record<string, (draft: Draft) => string> = {
  'scope.boundary': ({ plan, say }) => {
    const [first] = plan.features;
    const users = plan.facts.counts.find(({ noun }) => /^(?:users|people)$/i.test(noun))?.text;
    const stated = plan.features.filter((feature) => feature.stated).length;
    return [
      say(
        stated > 1
          ? `[In scope are the features below, with the rules that bind them. Other requests wait. ~ What is built first is listed below; requests that come up later are collected for the next release. ~ The first release is limited to the features listed below. ~ Whatever is not listed below is not part of the first release. ~ The list below holds the first release; anything else is decided after the pilot.]`
          : `In scope is “${first?.name ?? ''}” with everything it requires. [Further requests come later. ~ Other requests wait.]`,
      ),
      users !== undefined ? say(`It is for ${users}.`) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
};

/**
 * What is wanted, as a title: whole, or up to its first comma. A title is never cut inside a phrase; one that would be
 * long, or no more than the feature's name, is that name.
 */
export function storyTitle(feature: Feature): string {
  // 'I want a shopping list', 'I want Tallymark to chase clients': what is no deed of the person goes by its own name.
  if (feature.stated) return feature.name;
  const whole = /^to /.test(feature.want) ? stripStop(feature.want).slice(3) : feature.name;
  const [head = ''] = whole.split(/,? (?:and|but|or) (?=to )|[,;:] /);
  const title = [whole, head].find((text) => text.length <= 60 && text.split(' ').length > 2);
  return upperFirst(title ?? feature.name);
}

/** Of a staff somebody is a member. */
const oneOf = (role: string): string =>
  /\b(?:staff|team|crew|personnel|committee|board)$/i.test(role) ? `member of the ${role}` : role;

/** `tuner or foreman`: whoever of them does it. */
const anyOf = ({ side, also = [] }: Pick<Feature, 'side' | 'also'>, slots: Draft['slots']): string =>
  joinWords([side, ...also].map((one) => oneOf(slots[one] ?? '')).filter(Boolean), 'or');

/** Where the one who does it stands among the personas and the actors; the main user for somebody who has left the list. */
export const sidePlace = ({ side }: Pick<Feature, 'side'>, { personas }: Pick<Plan, 'personas'>): number =>
  Math.max(
    0,
    personas.findIndex((persona) => persona.side === side),
  );

/** Nobody stands in for somebody who has left the list of people. */
const personaOf = (feature: Feature, plan: Plan): Row['persona'] =>
  (!feature.by || feature.wantedBy) && plan.personas.some(({ side }) => side === wantedOf(feature).side)
    ? refs('persona', sidePlace(wantedOf(feature), plan))
    : [];

/** Whoever wants it: of what nobody does whoever it is for. */
const wantedOf = ({ side, also, wantedBy }: Feature): Pick<Feature, 'side' | 'also'> =>
  wantedBy ? { side: wantedBy } : also ? { side, also } : { side };

/** How many deeds of the idea leave nothing for a journey to tell. */
const fewestSteps = 3;

function journey({ plan, say, block }: Draft): Row[] {
  const asked = plan.features.filter(({ stated }) => stated);
  // In which order its deeds belong the idea seldom says, and their names stand in the scope.
  if (asked.length >= fewestSteps || isOptional('journey', { block })) return [];
  const must = plan.features.filter(({ side }) => side !== 'admin').slice(0, 5);
  const admin = plan.features.find(({ side }) => side === 'admin');
  const told = plan.features.some(({ stated }) => stated);
  // How a step of the idea ends the idea hardly ever tells.
  const outcome = ({ leaves }: Feature): string | undefined => (told ? undefined : upperFirst(leaves));
  return [
    {
      step: say('{A unit} comes up'),
      persona: refs('persona', 0),
      outcome: told ? undefined : say('[It is known to one {actor} ~ One {actor} knows of it]'),
    },
    ...must.map((feature): Row => ({
      step: feature.name,
      persona: personaOf(feature, plan),
      outcome: outcome(feature),
    })),
    ...(admin ? [{ step: admin.name, persona: refs('persona', sidePlace(admin, plan)), outcome: outcome(admin) }] : []),
  ];
}

/** What others usually leave for later; where nothing of that fits the idea, what the pilot will tell. */
function putOff({ known, say, plan }: Draft): Row[] {
  const { sold, large } = plan.known.setting;
  // A small house that makes it for itself has no neighbours to open it to.
  const usual = known('scopeLater').filter(
    ({ text }) => sold || large || !/\b(?:neighbouring|across several)\b/.test(String(text)),
  );
  if (usual.length > 0) return usual;
  return lines(
    say(
      '[Requests from the pilot that are not needed at launch (assumed) ~ Feature requests from the pilot that can wait for a second release (assumed)]',
    ),
  ).map((row) => ({ ...row, stock: 'scopeLater' }));
}

/** What the idea itself rules out comes before what others usually leave for later. */
const leftOut = ({ plan }: Draft): Row[] => lines(...exclusionsSaid(plan));

/** Whom or what it is not for, as far as the idea lets that be said; empty where it does not. */
function notAimedAt({ plan, say }: Draft): string {
  const { offer, setting } = plan.known;
  if (offer?.customer)
    return say(
      '[Other revenue than payments of {customers}: no advertising, no sale of data (assumed). ~ Other target groups than {customers}: their requests are noted and not built (assumed).]',
    );
  return setting.sold
    ? ''
    : '[Selling it or opening it to others: it is built for the people named here (assumed). ~ Use by other organisations is not planned (assumed).]';
}

/** `“A”, “B” and “C”`. */
export const quotedNames = (features: Feature[], count: number): string =>
  joinWords(features.slice(0, count).map(({ name }) => `“${name}”`));
