import { lowerFirst, stripStop, withArticle } from './language.js';
import { anyUser } from './read/anyone.js';
import type { Audience, Brief, Capability, Limit } from './read/brief.js';
import { everyDeed, withOthers } from './read/every-deed.js';
import { withApprovals } from './read/approvals.js';
import { aboutOf } from './read/about.js';
import { amongPeople } from './read/lexicon.js';
import { besideIn, spokenOf } from './read/beside.js';
import { analogyOf, isServiceModel, openingOf } from './read/opening.js';
import { asSaid, withoutTechnology } from './read/said-limits.js';
import { connectedIn, isConnected } from './read/connected.js';
import { containers } from './read/unit-compound.js';
import { givenName } from './read/name.js';
import { guardIn } from './read/guards.js';
import { inFirstYear } from './read/telegraphic.js';
import { inFullSentences } from './read/run-ons.js';
import { inLines } from './read/laid-out.js';
import { besideThem, inOrder, listedUsers, namelessIn } from './read/who.js';
import { serveDoers } from './read/served-doers.js';
import { inStatements } from './read/notes.js';
import { isForeign } from './read/foreign.js';
import { isOnlyAside } from './read/aside.js';
import { isNoName } from './read/no-name.js';
import { kindOf } from './read/kinds.js';
import { leavesOut } from './read/binding.js';
import { keptSystemsIn } from './told/kept-systems.js';
import { limitsIn } from './told/limits.js';
import { marksOf, plainText, sentencesOf } from './read/clean.js';
import { moneyIn, withSums } from './read/money.js';
import { nameFor } from './read/product-name.js';
import { namedBy, withBareName } from './read/quoted.js';
import { namesOf, withoutPersons } from './read/actors.js';
import { nounsOf } from './read/domain-nouns.js';
import { replacedIn } from './read/replaced.js';
import { opensWith, rivalsIn } from './read/rivals.js';
import { ownTitle } from './read/own-title.js';
import { peopleTold } from './read/people-told.js';
import { placeOf } from './read/place.js';
import { qualityKind } from './read/qualities.js';
import { readForeign } from './read/foreign-brief.js';
import { rulesApart } from './read/rules-apart.js';
import { meByRole, rolesInFull } from './read/short-forms.js';
import { setsLaunch, withStages } from './read/day-roles.js';
import { signatureOf, withoutLetter } from './read/letters.js';
import { staffOf, withoutStaff } from './read/staff.js';
import { stagesOf } from './read/stages.js';
import { alsoAsked } from './told/also-asked.js';
import { askingIn } from './told/asking.js';
import { inSentences } from './told/in-sentences.js';
import { timesNamed } from './told/planned-days.js';
import { unitsOf } from './told/units.js';
import { toldIn, type ToldIdea } from './told/idea.js';
import { rulesIn } from './told/rules-in.js';
import { volumesIn } from './told/volumes-in.js';
import { toldOnly } from './told/told-only.js';
import { isHeading } from './told/name-told.js';
import { saneUnit } from './read/unit-sane.js';
import { unitOf } from './read/unit.js';
import { withMainThing } from './read/main-thing.js';
import { withReached } from './read/reached.js';
import { withWholeTitle } from './read/title-line.js';
import { roleOfWriter, withWriter } from './read/myself.js';
import { withoutGoalDays } from './read/dates.js';

/** Takes an idea apart, in its author's words. Nothing is looked up and nothing invented but a provisional name. */
export function readIdea(idea: string, today: string): Brief {
  const told = withWholeTitle(withoutStaff(withoutLetter(meByRole(rolesInFull(idea)))));
  const staff = staffOf(idea, signatureOf(idea));
  const read = amongPeople(peopleTold(told), () => {
    const text = inStatements(inFirstYear(plainText(inFullSentences(inLines(told)))));
    const sentences = withWriter(rulesApart(sentencesOf(text)));
    return isForeign(sentences.join(' ')) ? readForeign(sentences, today) : readEnglish(sentences, today, toldIn(told));
  });
  return { ...read, staff };
}

/** `You hear your own part louder`: whoever reads it is one of those for whom it is. */
function withMainUser(
  capabilities: readonly Capability[],
  audiences: readonly Audience[],
  sentences: readonly string[],
): void {
  const main = audiences.find(({ noun }) => noun !== anyUser && noun !== 'team member')?.noun;
  if (main === undefined) return;
  const also = besideThem(main, capabilities, audiences, sentences);
  for (const one of withOthers(capabilities))
    if (one.by === anyUser) Object.assign(one, { by: main }, also.length > 0 ? { also } : {});
}

/** What became a function of its own is no rule beside it; what only stands beside that function in its sentence is one. */
const isAsked = (rule: string, asked: readonly Capability[], { whole }: ToldIdea): boolean =>
  asked.some(({ said, source }) => {
    if (!said) return false;
    // 'clerks approve payments and managers sign off the rest': a rule of two of them.
    const text = asked
      .flatMap((one) => (one.said && one.source?.statement === source?.statement ? [one.said.text.toLowerCase()] : []))
      .join(' ');
    const sentence = source ? (whole[source.statement]?.text.toLowerCase() ?? '') : '';
    const share = shareIn(text, rule.toLowerCase());
    return (
      text.includes(rule.toLowerCase()) ||
      // 'within 48 hrs' is told as hours elsewhere.
      share >= nearlyAll ||
      (sentence.includes(rule.toLowerCase()) && share >= mostShared)
    );
  });
const mostShared = 0.6;
const nearlyAll = 0.85;
const shareIn = (text: string, rule: string): number => {
  const words = rule.match(/\d+|[\p{L}\d]{4,}/gu) ?? [];
  return words.length < 4 ? 0 : words.filter((word) => text.includes(word)).length / words.length;
};

/** `Substack was fine, but we have outgrown it`: what rules nothing is told as it was said. */
const asTold = (text: string): Limit =>
  ruling.test(text) || /\d/.test(text) ? { kind: 'other', text } : { kind: 'other', text, unread: true };
const ruling =
  /\b(?:must|may|can|cannot|can['’]t|never|only|no|not|nobody|without|always|until|unless|before|has to|have to|needs?|at (?:most|least))\b/i;

/** What an idea asks for in fewer functions than these takes up its rules as well. */
const enough = 12;

/** `heard`: what the marks of the idea say. */
function readEnglish(all: string[], today: string, heard: ToldIdea): Brief {
  const { rivals, others: written } = rivalsIn(all, (name) => isConnected(name, all) || opensWith(name, all));
  const titled = ownTitle(written);
  const title = titled !== null && isHeading(titled.split(':')[0] ?? '') ? null : titled;
  const said = namedBy(written, trueName(givenName(withoutPersons(written)), written, title !== null));
  const given = heard.name ?? (said !== null && (isHeading(said) || isOnlyAside(said, heard)) ? null : said);
  const sentences = given === null ? written : withBareName(written, given);
  const named = given === null ? all : withBareName(all, given);
  const names = namesOf(sentences);
  // What others charge is told of them, and still is a sum of the idea.
  const ofRivals = all.filter((one) => !written.includes(one));
  const money = moneyIn(
    [...sentences, ...ofRivals],
    [given ?? '', ...names.map(([one]) => one)].filter(Boolean),
    heard.statements.flatMap(({ role, text }) => (role === 'price' ? [stripStop(text)] : [])),
    heard.statements.flatMap(({ role, text }) => (role === 'price' ? [] : [text])),
  );
  const guarded = sentences.map(guardIn);
  const { measures, aims } = heard;
  const { capabilities, audiences } = withApprovals(
    heard,
    heard.statements.flatMap(({ role, text }) => (role === 'rule' ? [text] : [])),
  );
  namelessIn(capabilities, audiences);
  // 'I'm a ward sister': where nobody else is named, it is for whoever writes.
  const writer =
    audiences.length === 0
      ? roleOfWriter(sentencesOf(plainText(heard.statements.map(({ whole }) => whole).join(' '))))
      : null;
  if (writer !== null) audiences.push({ noun: writer, text: withArticle(writer), count: null });
  const opening = heard.statements.find(({ role }) => role === 'is')?.text ?? sentences[0] ?? '';
  serveDoers(capabilities, audiences, opening);
  const kind = kindNear(opening, heard);
  const analogy = analogyOf(sentences.join(' '));
  // 'uber for plumbers': they are called by others.
  const called = analogy && isServiceModel(analogy.model) ? analogy.subject : null;
  const start = analogy || tellsOfToday(opening, heard) ? null : openingOf(titleIn(opening, given), kind);
  const stages = stagesOf(sentences.map(withMonthSaid), today);
  const bound = limitsIn(heard.statements, { today, name: given ?? '' });
  const silent = heard.silent
    .map((text) => lowerFirst(stripStop(text)))
    .filter((text) => !bound.some((one) => one.text.toLowerCase() === text.toLowerCase()));
  const limits = withStages(
    withoutGoalDays([...bound, ...seasonsIn(sentences), ...silent.map(asTold)], measures, today, sentences),
    stages,
  );
  withMainUser(capabilities, audiences, sentences);
  const units = unitsOf(heard.whole);
  const asked = alsoAsked(inSentences(capabilities, units), units.statements, {
    enough,
    held: bound.flatMap((one) => (one.kind === 'other' ? [] : [one.text])),
  });
  withMainUser(asked, audiences, sentences);
  const told = sentences.join(' ');
  const about = (deeds: Capability[]): string | null =>
    saneUnit(unitOf(handled(deeds), [], start?.noun || null, analogy, told), deeds, told, kind)?.replace(
      /^(?:their|its|his|her|our) /,
      '',
    ) ?? null;
  const deeds = everyDeed(asked).filter(({ named, noun }) => !named && !ofSomething.test(noun));
  // Of what is only told in words it is less sure what it is done to.
  const unit =
    (deeds.some(({ noun }) => noun !== '') ? about(deeds) : null) ??
    about(capabilities.filter(({ source }) => (source?.deed?.sure ?? 1) > likely)) ??
    entryOf(kind);
  withMainThing([...capabilities, ...withOthers(asked)], unit);
  const binding = asSaid(withSums(withoutTechnology(limits), money, capabilities, sentences), names).filter(
    ({ text: rule }) => !guarded.some(({ guard }) => guard !== null && rule.includes(guard.said)),
  );
  const isRuled = ({ kind: what, text: rule }: Limit): boolean => what === 'other' && isAsked(rule, asked, heard);
  // 'I have to be able to key one in' is a function, and not how well it works.
  const isAskedAsQuality = ({ kind: what, text: rule }: Limit): boolean =>
    what === 'quality' && qualityKind(rule) === null && isAsked(rule, asked, heard);
  const place = placeOf(sentences.filter((one) => !leavesOut(one)).join(' '), given ?? '\uE000', [
    ...connectedIn(all).map(({ name }) => name),
    // 'invoices done in Comarch'
    ...heard.statements.flatMap(({ parts }) =>
      parts.flatMap((part) => (/^(?:sys|way)$/.test(part.kind) ? [part.text] : [])),
    ),
  ]);
  return {
    name:
      given ??
      nameFor({
        sentences,
        title,
        start,
        unit,
        capabilities,
        background: [],
        text: sentences.join(' '),
        audiences,
        place,
        kind,
        called: heard.statements.flatMap(({ parts }) => parts.filter((part) => part.kind === 'kind'))[0]?.text ?? '',
        forWhom:
          heard.statements
            .find(({ role, parts }) => role === 'is' && parts.some((part) => part.kind === 'for'))
            ?.parts.find((part) => part.kind === 'for')?.text ?? null,
        purpose:
          heard.statements
            .filter(({ parts }) => parts.some((part) => part.kind === 'kind'))
            .flatMap(({ parts }) => parts.filter((part) => part.kind === 'for'))[0]?.text ?? '',
        analogy,
      }),
    provisional: given === null,
    kind,
    about: heard.about ?? aboutOf(sentences, given, kind, [...heard.troubles, ...toldOnly(heard.statements)]),
    staff: [],
    audiences: withReached(
      inOrder(
        audiences.filter(({ noun }) => noun !== called),
        capabilities,
        listedUsers(written).map(({ noun }) => noun),
      ),
      capabilities,
    ),
    spokenOf: spokenOf(heard.statements, audiences),
    beside: besideIn(heard.statements, audiences, capabilities, given === null ? [] : [given]),
    capabilities: asked,
    problem: { sentences: notTwice(heard.troubles), today: heard.ways ?? replacedIn(sentences) },
    limits: binding.filter((one) => !isRuled(one) && !isAskedAsQuality(one)),
    ruled: binding.filter(isRuled),
    rulesTold: rulesIn(heard.statements, given ?? ''),
    volumes: volumesIn(heard.statements),
    measures,
    guards: guarded.flatMap(({ guard }) => guard ?? []),
    ...money,
    stages,
    times: timesNamed(heard.statements),
    aims: aims.filter((aim) => !setsLaunch(aim, limits) && !/\bby then\b/i.test(aim)),
    nouns: nounsOf(capabilities, start?.noun ?? null, analogy?.subject ?? null),
    unit,
    place,
    analogy,
    foreign: false,
    forWhom:
      heard.statements
        .filter(({ role }) => role === 'is')
        .flatMap(({ parts }) => parts.filter((part) => part.kind === 'for'))[0]?.text ?? null,
    kept: keptSystemsIn(heard.statements),
    rivals,
    sentences: named,
    asking: askingIn(named, heard.statements),
    marks: marksOf(all),
  };
}

/** `Pilot with a chain of 44 restaurants, September`: in that month. */
const withMonthSaid = (sentence: string): string =>
  sentence.replace(
    /^((?:pilot|launch|beta|trial|go-live)\b[^,;:]{0,60}), ((?:early |mid |late )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: 20\d\d)?)(?=[.;,]|$)/i,
    '$1 in $2',
  );

/** `Last year eleven boats sank.` at the head of an idea is no title. */
const tellsOfToday = (opening: string, { statements }: ToldIdea): boolean =>
  statements.some(({ role, text }) => /^(?:today|bg|goal|plan)$/.test(role) && opening.startsWith(text));

/** `PlateSafe: a menu app for restaurants` without its name. */
const titleIn = (opening: string, name: string | null): string =>
  opening
    .replace(name ?? '\uE000', ' ')
    .replace(/^[\s:–—-]+/, '')
    .replace(/\sbut\s(?=for\b)/i, ' ');

const trueName = (name: string | null, sentences: string[], isSaid: boolean): string | null =>
  name !== null && isNoName(name, sentences, isSaid) ? null : name;

/** What is told of today names the products of others. */
const kindNear = (opening: string, { statements }: ToldIdea): string => {
  const own = statements.filter(({ role }) => !/^(?:bg|today|out|plan|goal|price)$/.test(role)).map(({ text }) => text);
  const isOwn = own.some((text) => opening.includes(stripStop(text)) || text.includes(stripStop(opening)));
  const first = isOwn ? kindOf(opening) : 'product';
  // 'The operator sees a heat map': what somebody is shown is not the product.
  const shown = /\b(?:sees?|gets?|views?|reads?|opens?|receives?|looks? at) (?:an?|the) [^,.;]+/giu;
  if (first !== 'product') return first;
  const told = kindOf(
    own
      .slice(0, 3)
      .map((text) => text.replace(shown, ' '))
      .join(' '),
  );
  // 'The portal should let a dentist create a case'
  const [marked = ''] = statements
    .filter(({ role }) => /^(?:do|is)$/.test(role))
    .flatMap(({ parts }) => parts.flatMap(({ kind, text }) => (kind === 'kind' ? [text] : [])));
  return told === 'product' && marked.split(' ').length < 4 ? kindOf(`a ${marked}`) : told;
};

/** `Busiest before Easter and before Christmas each year`: told in passing, and worth knowing. */
const seasonsIn = (sentences: string[]): Limit[] =>
  sentences
    // 'our busiest table' is no time of the year.
    .filter((text) =>
      /\bbusiest (?:before|in|at|on|from|during|around|between|just|times?|seasons?|months?|weeks?|days?|periods?|weekends?)\b|\b(?:is|are) busiest\b|\bpeak season\b/i.test(
        text,
      ),
    )
    .map((text) => ({ kind: 'other', text: lowerFirst(stripStop(text)) }));

/** `notice period`, `language`: what is told of something, and nothing that a product is about. */
const ofSomething =
  /(?:^| )(?:dates?|periods?|times?|deadlines?|days?|hours?|durations?|languages?|names?|address(?:es)?|reasons?|amounts?|prices?|numbers?|status|rules?)$/i;

/** Below this the marks of a deed tell nothing of what it is all about. */
const likely = 0.6;

/** What is only chosen, looked at or switched is nothing that the product is about, where more is done with other things. */
const handled = (capabilities: Capability[]): Capability[] => {
  const others = capabilities.filter(({ verb }) => !/^(?:choose|select|pick|switch|filter|set|read|get)$/.test(verb));
  return others.some(({ noun }) => noun !== '') ? others : capabilities;
};

/** A logbook is about its entries. */
const entryOf = (kind: string): string | null =>
  containers[kind] === 'entry' ? `${kind} entry` : (containers[kind] ?? null);

/** `We lose £210k a year` within `3,200 items, 45 sites, we lose £210k a year` is said there. */
const notTwice = (sentences: string[]): string[] =>
  sentences.filter((one, at) =>
    sentences.every(
      (other, place) =>
        place === at ||
        !other.toLowerCase().includes(one.toLowerCase().replace(/[.!]+$/, '')) ||
        (other.length === one.length && place > at),
    ),
  );
