import type { Actor, Analogy, Archetype, FeatureTemplate, Knowledge } from './know/knowledge.js';
import { choose, general, isSureOf, plainest } from './know/choose.js';
import { allowed, featureWithin, hears, sharedBy, withinPremises } from './know/premises.js';
import { commonIn } from './know/common.js';
import { countriesOf, lawIn } from './know/law.js';
import { settingOf, type Setting } from './know/setting.js';
import { frameOf, neutralOwner } from './know/frame.js';
import { mainFirst } from './know/main-person.js';
import { houseOf } from './know/house.js';
import { isForMany } from './know/buyer.js';
import { sideOfMarket } from './know/market.js';
import { seenFrom, sideOfRole } from './know/sides.js';
import { groupSize } from './know/group-size.js';
import { actorsOf, doersOf, inCharge, sameRole, withRoles, writerInCharge } from './know/people.js';
import { type KnownRow, rowsFor, rowsOrSold } from './know/rows.js';
import { spokenOf } from './know/spoken.js';
import { slotWord } from './know/slot-word.js';
import type { Slots } from './know/slots.js';
import { escapePattern, hash, plural, withArticle } from './language.js';
import type { Audience, Brief, Capability } from './read/brief.js';
import { everyDeed, withOthers } from './read/every-deed.js';
import { termsOf } from './plan/terms.js';
import { isOnce, isShare, offerOf, type Offer } from './know/offer.js';
import { isHouse } from './know/places.js';
import { isPeople } from './read/lexicon.js';
import { bareNoun } from './read/phrases.js';

/** What is known about products like the brief's, in the brief's words. */
export interface Known {
  /** The kind it is of, alone: of a second one every other line would be wrong. */
  archetypes: Archetype[];
  actors: [main: Actor, other: Actor, admin: Actor];
  slots: Slots;
  /** Lines for a meaning, filled: those of the archetypes in turn, then what any product needs. */
  rows(meaning: string, slots: Slots): KnownRow[];
  /** The common lines for a meaning, whether they fit the idea or not. */
  usual(meaning: string, slots: Slots): KnownRow[];
  knowledge: Knowledge;
  analogy: Analogy | null;
  setting: Setting;
  /** The price the idea names for using it; null where nothing is sold or no price is told. */
  offer: Offer | null;
  /**
   * A way of doing something as far as it fits the idea; null where it takes for granted what the idea does not share.
   * `asked`: the words in which it is asked for, when what it needs has to stand there and not anywhere in the idea.
   */
  fitted: <T extends Partial<FeatureTemplate>>(variant: T, asked?: string) => T | null;
}

/** Scores the archetypes against the brief, mixes the best and puts them in the brief's words. */
export function know(brief: Brief, everything: Knowledge): Known {
  const idea = brief.sentences.join(' ');
  const knowledge = { ...everything, duties: everything.duties.filter(({ told }) => !told || hears(idea, told)) };
  const analogy = brief.analogy ? (knowledge.analogies[brief.analogy.model] ?? null) : null;
  const mixed = choose(brief, knowledge.archetypes, analogy);
  const [best] = mixed;
  const where = settingOf(brief, best?.id ?? '', knowledge);
  const offer = where.sold ? offerOf(brief) : null;
  // What is sold to yards is tried in one yard first, and with some people first where each pays for himself; sites stay sites.
  const setting =
    offer?.customer && !isShare(offer) && !/\bsites?\b/i.test(idea)
      ? { ...where, site: offer.isPerson ? 'group' : offer.customer }
      : where;
  if (!best) throw new Error('content/knowledge holds no archetype');
  // All of the mix is told from one side: that of the users the idea names first.
  const first = sidesNamed(brief, knowledge, analogy).actor ?? '';
  const from = sideOfRole(first) ?? sideOfMarket(first, brief.capabilities) ?? sideOfRole(best.actors[0]?.role ?? '');
  const plain = knowledge.archetypes.find(({ id }) => id === general) ?? best;
  const isSpokenOf = spokenOf(idea, plain, knowledge.common);
  const countries = countriesOf(brief.sentences, knowledge.premises);
  const archetypes = mixed
    .map((written) => underLaw(written, countries, brief))
    .map((archetype) =>
      archetype.id === general
        ? allowed(archetype, sharedBy(brief, setting, general, analogy, []))
        : seenFrom(
            withinPremises(
              archetype,
              sharedBy(brief, setting, archetype.id, analogy, knowledge.premises),
              plain,
              analogy?.archetypes.includes(archetype.id) ? null : idea,
              analogy?.archetypes.includes(archetype.id) ? undefined : isSpokenOf,
              isSureOf(archetype, brief, analogy),
            ),
            from,
          ),
    );
  const main = withAdmin(archetypes[0] ?? best, best, knowledge);
  const slots = slotsFor(brief, withRoles(main, plain, setting, knowledge), knowledge, analogy, setting);
  const shared = sharedBy(brief, setting, best.id, analogy, knowledge.premises);
  const common = commonIn(knowledge, setting, brief, countries, slots);
  const actors = actorsOf(main, plain, slots, knowledge, brief);
  const said = { offer, knowledge, setting };
  // What has no pages has lines of its own, whatever kind it is of, and however it is sold.
  const ofSurface = (meaning: string): boolean =>
    setting.surface !== 'pages' && knowledge.surfaces[setting.surface][meaning] !== undefined;
  return {
    archetypes,
    actors,
    slots,
    knowledge,
    analogy,
    setting,
    offer,
    fitted: (variant, asked = idea) =>
      variant.setting === (setting.private ? 'work' : 'private') || (variant.needs && !hears(asked, variant.needs))
        ? null
        : featureWithin(variant, shared),
    rows: (meaning, words) =>
      rowsOrSold(
        meaning,
        ofSurface(meaning)
          ? { ...said, offer: null, archetypes: [], common: common(meaning) }
          : // Who has bought a device cancels nothing.
            isOnce(offer) && knowledge.unsold[meaning]
            ? { ...said, offer: null, archetypes, common: knowledge.unsold[meaning] }
            : { ...said, archetypes, common: common(meaning) },
        words,
      ),
    usual: (meaning, words) => rowsFor(meaning, [], knowledge.common[meaning] ?? [], words, knowledge.columns),
  };
}

const underLaw = (archetype: Archetype, countries: Set<string>, brief: Brief): Archetype => {
  const laws = archetype.rows['obligation']
    ?.filter((line) => !(holdsNoData.test(brief.sentences.join(' ')) && /^=?\s*Data protection law/.test(line)))
    .map((line) => lawIn(line, countries));
  return laws ? { ...archetype, rows: { ...archetype.rows, obligation: laws } } : archetype;
};

/** Somebody has to answer for the whole; where a turned archetype has nobody left for it, a process owner does. */
function withAdmin(archetype: Archetype, written: Archetype, { archetypes }: Knowledge): Archetype {
  const [actor, other, admin] = archetype.actors;
  const owner = archetypes.find(({ id }) => id === plainest)?.actors[2];
  if (!actor || !other || !owner || admin?.role === written.actors[2]?.role) return archetype;
  return { ...archetype, actors: [actor, other, owner] };
}

function slotsFor(
  brief: Brief,
  main: Archetype,
  knowledge: Knowledge,
  analogy: Analogy | null,
  setting: Setting,
): Slots {
  const pattern = analogy ? patternOf(brief.analogy?.subject ?? '', analogy) : null;
  const unit = pattern?.unit ?? brief.unit ?? main.unit;
  const sides = sidesOf(unit, knowledge.roles);
  const { actor: first, other: second } = sidesNamed(brief, knowledge, analogy);
  const actor = first ?? pattern?.actor ?? sides.actor ?? main.actors[0]?.role ?? 'user';
  const wanted = second ?? pattern?.other ?? (first ? undefined : sides.other);
  // Whose customers are organisations has colleagues of their own beside them.
  const isCustomer =
    setting.house === 'small' && (brief.audiences[0]?.noun.toLowerCase() ?? '') in knowledge.roles.organisations;
  const other =
    wanted && !sameRole(wanted, actor) ? wanted : isCustomer ? 'colleague' : otherThan(actor, main, setting);
  const admin = adminOf(brief, [actor, other], setting);
  const slot = slotWord(brief);
  // Where the idea does not tell what people use today, nothing is made up for it.
  const coping = brief.problem.today ?? 'the present way';
  return {
    product: brief.name,
    unit,
    units: plural(unit),
    slot,
    slots: plural(slot),
    actor,
    actors: plural(actor),
    other,
    others: plural(other),
    admin,
    admins: plural(admin),
    roles: [...brief.audiences, ...brief.beside].map(({ noun }) => noun.toLowerCase()).join('|'),
    actorCount: countedAs(brief, actor),
    staffCount: String(staffOf(brief)),
    otherCount: countedAs(brief, other),
    coping,
    does: '',
    site: setting.site,
    frame: frameOf(setting),
    undo: termsOf(brief).undo,
    voice: hash(brief.sentences.join(' ')).toString(36),
  };
}

/** How many work there in all, as the idea counts them; 0 where it does not. */
const staffOf = ({ sentences }: Brief): number =>
  groupSize(/\b\d[\d.,]* (?:staff|people|employees|volunteers|colleagues|users)\b/i.exec(sentences.join(' '))?.[0]);

/** How many the idea counts of a role; 0 where it does not. */
const countedAs = ({ audiences }: Brief, role: string): string =>
  String(groupSize(audiences.find(({ noun, count }) => count !== null && sameRole(noun, role))?.count));

/** `No patient data at all` */
const holdsNoData = /\bno (?:patient|personal|customer|user) data\b/i;

/** Who answers for the whole and is none of these two: somebody of the idea, or nobody in particular. */
function adminOf(brief: Brief, taken: string[], { sold }: Setting): string {
  // Whoever makes or sells it decides on it: none of those who pay for it, and nobody of one house of many.
  if (sold || isForMany(brief) || brief.staff.some(({ part }) => part === 'owner')) return neutralOwner;
  return writerInCharge(brief) ?? inCharge(brief, taken) ?? neutralOwner;
}

/** Who asks for a thing and who carries it out, by the last word of its name. */
function sidesOf(unit: string, { sides }: Knowledge['roles']): { actor?: string; other?: string } {
  const words = unit.split(' ');
  const thing = words.slice(0, -1).join(' ');
  const found = sides[words.at(-1) ?? ''];
  const filled = (role: string): { role?: string } =>
    !role.includes('{thing}') ? { role } : thing ? { role: role.replace('{thing}', thing) } : {};
  const [actor, other] = found ? [filled(found.actor).role, filled(found.other).role] : [];
  return { ...(actor ? { actor } : {}), ...(other ? { other } : {}) };
}

/** 'Uber for dogs' has owners; 'Uber for plumbers' has plumbers; 'Uber for lawn mowing' has neither. */
function patternOf(subject: string, analogy: Analogy): { unit: string; actor: string; other: string } {
  const say = (text: string): string => text.replaceAll('{xs}', plural(subject)).replaceAll('{x}', subject);
  const unit = say(analogy.unit);
  if (/ing$/.test(subject))
    return { unit: analogy.service ? `${subject} job` : unit, ...askedAndDone(say(analogy.actor), say(analogy.other)) };
  if (!isPeople(subject)) return { unit, actor: say(analogy.actor), other: say(analogy.other) };
  // On a network the people named are its members, on a market they are what is looked for.
  if (analogy.service) return { unit: `${subject} booking`, actor: 'customer', other: subject };
  return { unit: analogy.peopleUnit ?? analogy.unit.replace('{x} ', ''), actor: subject, other: say(analogy.other) };
}

const askedAndDone = (actor: string, other: string): { actor: string; other: string } =>
  /owner$/.test(actor) ? { actor: 'customer', other: 'provider' } : { actor, other };

const otherThan = (actor: string, main: Archetype, { house, private: isPrivate }: Setting): string => {
  // Whoever else is at work there is a colleague, until the idea names somebody.
  const plainest =
    main.id === general
      ? [house === 'small' ? 'customer' : house === 'club' ? 'member' : isPrivate ? '' : 'colleague']
      : [];
  return (
    [...plainest, main.actors[1]?.role, main.actors[0]?.role].find((role) => role && !sameRole(role, actor)) ??
    'colleague'
  );
};

/** Who of the people named uses the product most, and who stands on the other side. */
function sidesNamed(brief: Brief, knowledge: Knowledge, analogy: Analogy | null): { actor?: string; other?: string } {
  const named = namedRoles(brief, knowledge);
  const [first] = named;
  const second = besides(named, brief);
  const noun = audiencesInOrder(brief, knowledge)[0]?.noun ?? '';
  // 'get parts from 300 dealers', 'Duolingo … teachers record lessons': these serve somebody who is not named.
  const source = new RegExp(`^from (?:[\\d.,]+ )?${escapePattern(plural(noun))}\\b`, 'i');
  const drawnFrom = noun !== '' && everyDeed(brief.capabilities).some(({ tail }) => source.test(tail));
  const teaches =
    analogy !== null &&
    !analogy.service &&
    sideOfRole(first ?? '') === 'serving' &&
    sideOfRole(analogy.actor) === 'served';
  if (first !== undefined && second === undefined && (drawnFrom || teaches))
    return { ...(teaches ? { actor: analogy.actor } : {}), other: first };
  return { ...(first ? { actor: first } : {}), ...(second ? { other: second } : {}) };
}

/**
 * Who stands beside the first: somebody whom the idea lets act, and of several such people not the one who answers for
 * the whole.
 */
function besides([first = '', ...others]: string[], brief: Brief): string | undefined {
  const doing = withOthers(brief.capabilities).flatMap(({ by, automatic }) =>
    by === undefined || automatic ? [] : [by],
  );
  const acts = (role: string): boolean => doing.some((by) => sameRole(by, role) || role.startsWith(`${by} `));
  // Whoever acts is somebody, be it that the idea names them in that breath only.
  const further = doing.filter(
    (by) => isPeople(by) && ![first, ...others].some((role) => sameRole(role, by) || role.startsWith(`${by} `)),
  );
  const acting = [...others.filter(acts), ...further];
  const answers = inCharge(brief, [first]);
  const isOther = (role: string): boolean => answers === undefined || !sameRole(role, answers);
  return acting.find(isOther) ?? others.find(isOther) ?? others[0];
}

/** The idea's users as people: who acts for a parish council is its clerk. */
export function namedRoles(brief: Brief, knowledge: Knowledge): string[] {
  const { roles } = knowledge;
  const acting = withOthers(brief.capabilities).flatMap((deed) => (deed.automatic ? [] : doersOf(deed)));
  const named = audiencesInOrder(brief, knowledge).map(({ noun }: Audience) => {
    // 'Small theatres rent costumes; a wardrobe manager lists them': nobody else is made up who acts for a theatre.
    if (isHouse(noun) && acting.some((by) => isPeople(by) && !sameRole(by, noun))) return noun;
    const lower = noun.toLowerCase();
    // Whoever asks for their own club means its members.
    if (/(?:^|\s)club$/.test(lower) && houseOf(brief) === 'club') return 'member';
    const usual = roles.organisations[lower] ?? roles.organisations[lower.split(/[\s-]/).at(-1) ?? ''];
    // 'Only the president can estimate': whoever the idea itself names at their head.
    const role = usual && (inHead.exec(brief.sentences.join(' '))?.[1]?.toLowerCase() ?? usual);
    return role ? `${noun} ${role}` : noun;
  });
  // 'users at a clinic' and 'clinics' are one side, not two.
  return named.filter((role, at) => named.findIndex((before) => sameRole(before, role)) === at);
}

const inHead =
  /\bonly (?:the|its|their) (president|owner|manager|director|principal|secretary|treasurer|foreman|pastor|head teacher|bursar)s?\b/i;

/** Whoever it is made for stands first; of the others the order of the idea holds. */
const audiencesInOrder = (brief: Brief, { duties }: Knowledge): Audience[] =>
  mainFirst(audiencesActingFirst(brief), brief, duties);

/** A federation for which it is made stands behind its volunteers, where those do the work and it does nothing. */
function audiencesActingFirst({ audiences, capabilities }: Pick<Brief, 'audiences' | 'capabilities'>): Audience[] {
  const [first] = audiences;
  const acts = ({ noun }: Audience): boolean =>
    withOthers(capabilities).some(({ by }) => by !== undefined && sameRole(by, noun));
  if (!first || isPeople(first.noun) || acts(first)) return audiences;
  const [acting, others] = [audiences.filter(acts), audiences.filter((one) => !acts(one))];
  return acting.length > 1 ? [...acting, ...others] : audiences;
}

/** What 'Uber for dogs' asks for, as capabilities. */
export function patternCapabilities(brief: Brief, analogy: Analogy): Capability[] {
  const subject = brief.analogy?.subject ?? '';
  const said = (text: string): string =>
    text.replaceAll('{a x}', withArticle(subject)).replaceAll('{xs}', plural(subject)).replaceAll('{x}', subject);
  return analogy.capabilities.map(({ verb, object = '', tail = '' }) => ({
    verb,
    object: said(object),
    noun: bareNoun(said(object)),
    tail: said(tail),
    automatic: false,
  }));
}
