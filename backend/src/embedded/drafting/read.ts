import { byKnownRole, byRole, inFull, namesOf, withoutPersons } from './read/actors.js';
import { askedDeeds } from './read/asked-deeds.js';
import { withApprovals } from './read/approvals.js';
import { nameReaders } from './read/addressed.js';
import { audiencesOf } from './read/audiences.js';
import type { Brief, Limit } from './read/brief.js';
import { leavesOut, withoutBindings } from './read/binding.js';
import { marksOf, plainText, sentencesOf } from './read/clean.js';
import { isForeign } from './read/foreign.js';
import { readForeign } from './read/foreign-brief.js';
import { spentBy } from './read/funds.js';
import {
  moneyIn,
  tellsMoneyOnly,
  tellsNoTrouble,
  tellsPrice,
  tellsRival,
  withoutDiscounts,
  withSums,
} from './read/money.js';
import { guardIn } from './read/guards.js';
import { asGoal, isHope } from './read/hopes.js';
import { kindOf, kindWords } from './read/kinds.js';
import { listBehindTitle } from './read/listed-features.js';
import { labelOf, statementsOf, type Statement } from './read/labels.js';
import { withoutGoalDays } from './read/dates.js';
import { setsLaunch, withStages } from './read/day-roles.js';
import { distinct, nounsOf } from './read/domain-nouns.js';
import { amongPeople } from './read/lexicon.js';
import { inLines } from './read/laid-out.js';
import { limitsOf } from './read/limits.js';
import { asSaid, withoutDeeds, withoutTechnology } from './read/said-limits.js';
import { waysIn } from './read/means.js';
import { asMessages } from './read/messages.js';
import { measuresOf } from './read/measures.js';
import { asRole, roleOfWriter, withWriter } from './read/myself.js';
import { asAim } from './read/aims.js';
import { aboutOf } from './read/about.js';
import { givenName } from './read/name.js';
import { isNoName } from './read/no-name.js';
import { ownTitle } from './read/own-title.js';
import { analogyOf, isServiceModel, isTitle, openingOf } from './read/opening.js';
import { withoutOpeners } from './read/openers.js';
import { toldBelow } from './read/below-labels.js';
import { narrativeOf } from './read/narrative.js';
import { inStatements } from './read/notes.js';
import { peopleTold } from './read/people-told.js';
import { placeOf } from './read/place.js';
import { leftOver, says } from './read/placed.js';
import { nameFor } from './read/product-name.js';
import { productDoes, troubleOnly } from './read/problem.js';
import { limitsAnother } from './read/no-deeds.js';
import { inOwnWords } from './read/own-words.js';
import { besideName, namedBy, withBareName } from './read/quoted.js';
import { asExclusion } from './read/left-out.js';
import { stagesOf } from './read/stages.js';
import { serveDoers } from './read/served-doers.js';
import { rankedIn } from './read/priorities.js';
import { withReached } from './read/reached.js';
import { withProseRules } from './read/prose-rules.js';
import { opensWith, rivalsIn } from './read/rivals.js';
import { connectedIn, isConnected } from './read/connected.js';
import { withSides } from './read/sides.js';
import { rulesApart } from './read/rules-apart.js';
import { soberGoals } from './read/sober-goals.js';
import { inFullSentences } from './read/run-ons.js';
import { inPlainForm, spellRight } from './read/spelling.js';
import { listedRules, readStatements, tells } from './read/said.js';
import { inFirstYear, isAside } from './read/telegraphic.js';
import { replacedIn, thoughtsOf } from './read/thoughts.js';
import { replacedToday } from './read/today.js';
import { withoutTorn } from './read/torn.js';
import { notTwice, troublesOf } from './read/troubles.js';
import { signatureOf, withoutLetter } from './read/letters.js';
import { staffOf, withoutStaff } from './read/staff.js';
import { withWholeTitle } from './read/title-line.js';
import { fewerOf, isAim, isFewer, isListedAim, unreadAims, withoutAims } from './read/unread-aims.js';
import { unitOf } from './read/unit.js';
import { containers } from './read/unit-compound.js';
import { withMainThing } from './read/main-thing.js';
import { doersOf, inOrder, isOwnHouse, isQualified, listedUsers, namelessIn, wishersIn } from './read/who.js';

/** Takes an idea apart, in its author's words. Nothing is looked up and nothing invented but a provisional name. */
export function readIdea(idea: string, today: string): Brief {
  const told = withWholeTitle(withoutStaff(withoutLetter(idea)));
  const staff = staffOf(idea, signatureOf(idea));
  const read = amongPeople(peopleTold(told), () => {
    const text = inStatements(inFirstYear(plainText(inFullSentences(inLines(told)))));
    const sentences = withWriter(rulesApart(sentencesOf(text)));
    return isForeign(sentences.join(' ')) ? readForeign(sentences, today) : readEnglish(sentences, today, text);
  });
  return { ...read, staff };
}

/** `lines`: the idea as it was laid out. */
function readEnglish(all: string[], today: string, lines: string): Brief {
  const { rivals, others: written } = rivalsIn(all, (name) => isConnected(name, all) || opensWith(name, all));
  const labelled = statementsOf(written)
    .find(({ text, label }) => label === 'name' && text.split(' ').length <= 4)
    ?.text.replace(/[.]$/, '');
  const title = ownTitle(written);
  const given = labelled ?? namedBy(written, trueName(givenName(withoutPersons(written)), written, title !== null));
  const sentences = given === null ? written : withBareName(written, given);
  const said = given === null ? sentences : besideName(sentences, given);
  const replaced = replacedIn(inPlainForm(said[0] ?? ''));
  const names = namesOf(sentences);
  const writer = roleOfWriter(sentences);
  // What others charge is told of them, and still is a sum of the idea.
  const ofRivals = all.filter((one) => !written.includes(one));
  const money = moneyIn([...sentences, ...ofRivals], [given ?? '', ...names.map(([one]) => one)].filter(Boolean));
  const paid = sentences.filter((sentence) => tellsMoneyOnly(sentence, money));
  const plain = (replaced ? [replaced.wish, ...said.slice(1)] : said)
    .filter((_, at) => !paid.includes(sentences[at] ?? ''))
    .map((sentence) => asRole(byKnownRole(inPlainForm(spellRight(withoutDiscounts(sentence))), names), writer));
  const meant = plain.map((sentence, at) =>
    withSides(sentence, given ?? '', plain.slice(Math.max(0, at - 3), at).reverse()),
  );
  const statements = statementsOf(meant).flatMap(({ text, ...headed }) =>
    thoughtsOf(inFull(text)).map((thought): Statement => ({ ...headed, text: unnamed(thought, given) })),
  );
  const texts = statements.map(({ text }) => text);
  const text = texts.join(' ');
  const roles = sentences.map((sentence) => byRole(byKnownRole(sentence, names), given ?? ''));
  const inNames = (told: string[]): string[] => told.map((one) => sentences[roles.indexOf(one)] ?? one);
  const placed = narrativeOf(roles, given);
  const narrative = {
    told: [...inNames(placed.told), ...toldBelow(sentences, lines)],
    context: inNames(placed.context),
  };
  const guarded = sentences.map(guardIn);
  const measures = distinct(
    soberGoals(
      measuresOf(
        guarded
          .map(({ rest }) => rest)
          .filter((one) => !tellsRival(one, money) && !tellsPrice(one, money))
          .map(asAim)
          .map(spellRight)
          .map(asGoal),
      ),
      sentences,
    ),
    ({ name }) => name,
  );
  const problem = troublesOf({
    sentences,
    name: given,
    money,
    measures,
    narrated: narrative.told,
    replaced: replaced?.today ?? null,
  });
  const asking = statements.flatMap(({ text: thought, label }) =>
    label === 'name' || tells(problem.sentences, thought) || replacedToday(thought) !== null ? [] : [thought],
  );
  const opening =
    meant.find(
      (sentence) => given !== null && sentence.includes(given) && !tells(problem.sentences, unnamed(sentence, given)),
    ) ??
    asking.find((thought) => !/^\d/.test(thought)) ??
    asking[0] ??
    texts.find((thought) => replacedToday(thought) === null) ??
    '';
  const untold = texts.filter((one) => !tells(problem.sentences, one));
  const kind = kindNear(opening, untold.length > 0 ? untold : texts);
  const analogy = analogyOf(text);
  const start = analogy
    ? null
    : openingOf(
        opening
          .replace(given ?? '\uE000', ' ')
          .replace(/^[\s:–—-]+/, '')
          .replace(/^(?:hi|hello|hey|dear \p{L}+)[,!.]?\s+/iu, '')
          .replace(/\sbut\s(?=for\b)/i, ' '),
        kind,
      );
  const told = problem.sentences.flatMap((one) => [one, byKnownRole(one, names)]);
  const found = readStatements(statements, given ?? kind, [...told, ...narrative.context]);
  withoutTorn(found);
  asMessages(found, texts);
  // 'Households can move a visit only once' rules what was asked for before.
  const deeds = found.flatMap(({ capabilities }) => capabilities);
  for (const part of found) if (part.capabilities.every((one) => limitsAnother(one, deeds))) part.capabilities = [];
  const silent = statements
    .filter((_, at) => (found[at]?.capabilities.length ?? 0) === 0)
    .map(({ text: said }) => said);
  withoutOpeners(found, texts, opensWithTitle(unnamed(sentences[0] ?? '', given), title));
  const asked = found.flatMap(({ capabilities }) => capabilities);
  // 'a booking system … so parents can book lessons': said in full, it is not said twice.
  const opens = listBehindTitle(opening).length > 0 ? [] : (start?.capabilities ?? []);
  const begun = opens.filter(
    ({ noun, verb }) =>
      // 'Webhook relay: receives webhooks and stores them' is said by its clauses.
      !asked.some((one) => one.verb === verb && (one.automatic || one.by !== undefined)) &&
      (noun !== 'booking' || !asked.some(({ verb }) => /^(?:book|reserve)$/.test(verb))) &&
      // 'Gully cleaning', and then who does what with gullies: its title is no deed beside theirs.
      !(asked.length > 2 && asked.some((one) => one.by !== undefined)) &&
      // 'Usage-based billing for our API': what the product is called by is said with everything else.
      !(asked.length > 0 && title !== null && opening.toLowerCase().startsWith(title.toLowerCase())),
  );
  const limits = withoutGoalDays(
    withoutAims(
      limitsOf(sentences.filter(isNoHeading).map(spellRight).map(asExclusion), today, given ?? '', problem.sentences),
      sentences,
    ),
    measures,
    today,
    sentences,
  ).filter(({ text: rule }) => !isAside(rule) && !rankedIn(rule)?.isThing);
  limits.push(...listedRules(statements, limits));
  const isRead = (sentence: string): boolean =>
    paid.includes(sentence) ||
    (narrative.context.includes(sentence) ? !/\b(?:must|has to|have to)\b/i.test(sentence) : sentence === opening) ||
    (given !== null && sentence.includes(given)) ||
    measures.some((measure) => says(sentence, measure)) ||
    measuresOf(sentences.slice(0, sentences.indexOf(sentence) + 1)).length >
      measuresOf(sentences.slice(0, sentences.indexOf(sentence))).length ||
    spentBy(sentence, today) !== null ||
    (isHope(sentence) && measuresOf([asGoal(sentence)]).length > 0) ||
    !thoughtsOf(inFull(inPlainForm(spellRight(sentence)))).every(
      (part) => silent.includes(part) || tells(problem.sentences, part),
    );
  const left = leftOver(sentences, isRead, problem.sentences, limits);
  limits.push(...withoutAims(left.rules, sentences).filter(({ text: rule }) => !isAside(rule)));
  const ruledToo = withProseRules(
    limits,
    sentences.filter((one) => !paid.includes(one) && !tells(problem.sentences, one)),
  );
  const stages = stagesOf(sentences, today);
  // 'At most 2 hours a week' is what a goal aims at.
  const isTarget = ({ kind, text }: Limit): boolean =>
    kind === 'other' && measures.some(({ target }) => target?.toLowerCase().startsWith(text.toLowerCase()));
  const dated = withStages(
    ruledToo.filter((limit) => !isTarget(limit)),
    stages,
  );
  // 'iOS first, Android 3 months later' tells how it comes, and no trouble.
  problem.sentences = problem.sentences.filter((one) => !stages.some(({ text: said }) => one.includes(said)));
  const hoped = problem.sentences.filter((one) => isFewer(one));
  problem.sentences = problem.sentences.filter((one) => !hoped.includes(one));
  const aims = unreadAims(sentences, left.left).filter((aim) => !setsLaunch(aim, dated));
  measures.push(...hoped.map(fewerOf));
  problem.sentences = problem.sentences.filter(
    (one) => !left.troubles.some((trouble) => trouble.toLowerCase().includes(one.toLowerCase().replace(/[.]$/, ''))),
  );
  problem.sentences.push(...left.troubles.filter((one) => !tellsNoTrouble(one, money)));
  problem.sentences = problem.sentences.filter((one) => !isAim(one) && !isListedAim(one, sentences));
  problem.today ??= waysIn(left.troubles);
  const deedsRead = askedDeeds({ begun, asked, lines, limits, given, money, sentences, measures });
  const isToday = (at: number): boolean => tells(told, statements[at]?.text ?? '');
  const toldOf = (noun: string): boolean => new RegExp(`\\b${noun}s?\\b`, 'i').test(written.join(' '));
  const users = audiencesOf(
    [
      ...doersOf(problem.sentences),
      ...wishersIn(written),
      ...listedUsers(written),
      // Who shall act with the product stands before whoever only acts today.
      ...found.flatMap((part, at) => (isToday(at) ? [] : part.audiences)),
      // Somebody called by name who only does today's work stands for no kind of people.
      ...found.flatMap((part, at) =>
        isToday(at) ? part.audiences.filter(({ noun }) => noun !== 'coordinator' || toldOf(noun)) : [],
      ),
      ...found.flatMap((part) => part.served ?? []),
    ],
    // Whom the product is for stands before whom the trouble of today is about.
    [
      ...texts.filter((sentence) => !tells(problem.sentences, sentence)).map(withoutBindings),
      ...texts.filter((sentence) => tells(problem.sentences, sentence)),
    ],
    given ?? '\uE000',
    // 'Hut supply planner for an alpine club' is what it is called.
  ).filter((who) => !isProductFor.test(who.text) && !isOwnHouse(who, deedsRead));
  namelessIn(deedsRead, users);
  nameReaders(deedsRead, users);
  serveDoers(deedsRead, users, opening);
  for (const one of deedsRead)
    one.by &&=
      users.find(({ noun }) => noun === one.by)?.noun ??
      users.find(({ noun }) => noun.endsWith(` ${one.by}`) && !isQualified(noun))?.noun ??
      one.by;
  const approved = withApprovals(
    { capabilities: deedsRead, audiences: users },
    texts.filter((one) => !tells(told, one)),
  );
  const { audiences } = approved;
  const { capabilities, limits: kept } = inOwnWords(approved.capabilities, dated);
  const background = found.flatMap((part) => part.background ?? []);
  // What the title calls the work tells what it is all about, also where it is no deed beside the others.
  const titled = opens.filter((one) => !begun.includes(one));
  // Whose answer something waits for tells less of what it is about than what is done with it.
  const unit =
    unitOf(
      [...titled, ...(deedsRead.length > 2 ? deedsRead : capabilities)],
      background,
      start?.noun || null,
      analogy,
      text,
    ) ?? entryOf(kind);
  withMainThing(capabilities, unit);
  // Systems that keep something are no places.
  const place = placeOf(
    texts.filter((one) => !leavesOut(one)).join(' '),
    given ?? '\uE000',
    connectedIn(all).map(({ name }) => name),
  );
  return {
    name:
      given ??
      nameFor({ sentences, title, start, unit, capabilities, background, text, audiences, place, kind, analogy }),
    provisional: given === null,
    kind,
    about: aboutOf(sentences, given, kind, problem.sentences),
    staff: [],
    audiences: withReached(
      inOrder(
        analogy && isServiceModel(analogy.model) ? audiences.filter(({ noun }) => noun !== analogy.subject) : audiences,
        capabilities,
        listedUsers(written).map(({ noun }) => noun),
      ),
      capabilities,
    ),
    capabilities,
    problem: {
      ...problem,
      sentences: notTwice(problem.sentences.filter((one) => !productDoes(one)).map(troubleOnly)),
    },
    limits: asSaid(
      withSums(withoutTechnology(withoutDeeds(kept, capabilities)), money, capabilities, sentences),
      names,
    ).filter(({ text: rule }) => !guarded.some(({ guard }) => guard !== null && rule.includes(guard.said))),
    measures,
    guards: guarded.flatMap(({ guard }) => guard ?? []),
    ...money,
    stages,
    aims,
    nouns: nounsOf(capabilities, start?.noun ?? null, analogy?.subject ?? null),
    unit,
    place,
    analogy,
    foreign: false,
    rivals,
    sentences: given === null ? all : withBareName(all, given),
    marks: marksOf(all),
  };
}

const trueName = (name: string | null, sentences: string[], isSaid: boolean): string | null =>
  name !== null && isNoName(name, sentences, isSaid) ? null : name;

const isProductFor = new RegExp(String.raw`\b(?:${kindWords}) for `, 'i');

const kindNear = (opening: string, texts: string[]): string => {
  const first = kindOf(opening);
  return first === 'product' ? kindOf(texts.slice(0, 3).join(' ')) : first;
};

/** `Refund automation for the support console`: no sentence, and the product is called by it. */
const opensWithTitle = (text: string, title: string | null): boolean =>
  isTitle(text) ||
  (title !== null &&
    text.toLowerCase().startsWith(title.toLowerCase()) &&
    /^[^:,;]{3,70}$/.test(text) &&
    !/\b(?:that|which|where|to|lets?|can|should|must|is|are)\b/i.test(text));

/** A logbook is about its entries. */
const entryOf = (kind: string): string | null =>
  containers[kind] === 'entry' ? `${kind} entry` : (containers[kind] ?? null);

/** `SpecScan: our team reviews …` without its name. */
const unnamed = (text: string, name: string | null): string =>
  name !== null && text.startsWith(`${name}:`) ? text.slice(name.length + 1).trim() : text;

const isNoHeading = (sentence: string): boolean => labelOf(sentence.replace(/\s*[:.]\s*$/, '')) === null;
