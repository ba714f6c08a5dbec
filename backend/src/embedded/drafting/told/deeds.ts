import { isSomebody } from '../grammar/somebody.js';
import { namesOf, rolesFound } from '../read/actors.js';
import type { Audience, Capability } from '../read/brief.js';
import { named } from '../read/named-features.js';
import { rankedIn } from '../read/priorities.js';
import { deedTold } from './deed-told.js';
import { bothWays, connectionIn, exchangeIn, shareObjects, undoMade } from './joined.js';
import { Mentions } from './mentions.js';
import { piecesOf } from './pieces.js';
import { bindBefore, readPayment, readRule } from './rule-deeds.js';
import type { Statement } from './statements.js';

/** What is asked for: the deeds, and who does them. */
export interface Asked {
  capabilities: Capability[];
  audiences: Audience[];
  /** What was asked for, or told, and gave no deed: it holds in its own words. */
  silent: string[];
}

/** Deeds of one statement after the other, since `they` and `them` stand for what was said before. */
export function deedsIn(statements: readonly Statement[]): Asked {
  const asked: Asked = { capabilities: [], audiences: [], silent: [] };
  const texts = statements.map(({ text }) => text);
  // 'Marta Iglesias plans the week' has a part of her own; 'Morag' is called as everybody there calls her.
  const inCharge = rolesFound(texts, '').filter(([name]) => name.includes(' '));
  const mentions = new Mentions([...namesOf(texts), ...inCharge]);
  const whole = wholeSentences(statements);
  for (const [at, statement] of whole.entries()) {
    const before = whole[at - 1];
    if (before?.sentence !== statement.sentence) mentions.nextSentence();
    if (statement.role === 'do' || statement.role === 'is') read(statement, mentions, asked);
    else if (statement.role === 'rule') {
      if (!bindBefore(statement, before, asked)) readRule(statement, mentions, asked);
    } else if (statement.role === 'price') readPayment(statement, mentions, asked);
    else if (statement.role === 'need') asked.capabilities.push(...[exchangeIn(statement) ?? []].flat());
    else for (const part of statement.parts) if (part.kind === 'p' || part.kind === 'for') mentions.people(part.text);
  }
  return withoutPurpose(asked, statements);
}

/** `Our team handles disputes | and can refund a booking`: whoever does the one does the other. */
const wholeSentences = (statements: readonly Statement[]): Statement[] =>
  statements.reduce<Statement[]>((whole, statement) => {
    const last = whole.at(-1);
    const isOne = last?.sentence === statement.sentence && [last, statement].every(({ role }) => asks.test(role));
    if (last && isOne)
      whole[whole.length - 1] = {
        ...last,
        role: 'do',
        text: `${last.text} ${statement.text}`,
        parts: [...last.parts, ...statement.parts],
      };
    else whole.push(statement);
    return whole;
  }, []);
const asks = /^(?:do|is)$/;

/** `For session staff`, `Donors`: whoever stands above a list does what it says. */
function doerAbove({ heading, isItem }: Statement): string {
  const who = heading
    .replace(/^(?:for|as|what) /, '')
    .replace(/ (?:can|want|wants|need|needs|should|do|does|get|gets)\b.*$/, '');
  return isItem && who !== '' && who.split(' ').length < 4 && !/^(?:users?|people|roles?)$/.test(who) && isSomebody(who)
    ? who
    : '';
}

/** `It helps groups keep their information in order` tells what all of it is for, where the parts are told behind. */
function withoutPurpose(asked: Asked, statements: readonly Statement[]): Asked {
  const purpose = statements.find(tellsWhatItIs)?.sentence;
  const told = statements.filter(({ sentence }) => sentence === purpose);
  // 'I want a web app where managers order loaves, repeat an order and report trays' tells the parts themselves.
  if (told.some(({ text }) => goesOnThere.test(text))) return asked;
  const own = told.flatMap(deedsOf);
  const isOwn = ({ verb, object, tail }: Capability): boolean =>
    own.some((one) => one.verb === verb && one.object === object && one.tail === tail);
  const others = asked.capabilities.filter((one) => !isOwn(one));
  return others.length < enough ? asked : { ...asked, capabilities: others };
}

const goesOnThere = /^(?:where|in which|on which|with which|through which|by which)\b/i;
/** Fewer deeds than these leave too little to plan. */
const enough = 4;
const tellsWhatItIs = ({ role, text, parts }: Statement): boolean =>
  (role === 'is' && parts.some(({ kind }) => kind === 'name' || kind === 'kind')) ||
  (role === 'do' && parts[0]?.kind === 'name' && /^\S+(?: \S+)? (?:helps|lets|allows|enables|makes) /.test(text));
const deedsOf = (statement: Statement): Capability[] => {
  const asked: Asked = { capabilities: [], audiences: [], silent: [] };
  if (statement.role === 'is' || statement.role === 'do') read(statement, new Mentions(), asked);
  return asked.capabilities;
};

function read(statement: Statement, mentions: Mentions, asked: Asked): void {
  const first = asked.capabilities.length;
  const below = doerAbove(statement);
  const connection = connectionIn(statement);
  if (connection) asked.capabilities.push(connection);
  // 'Offline mode would be nice'
  const wish = rankedIn(statement.text)?.wish;
  for (const piece of piecesOf(statement)) {
    if ('feature' in piece) {
      asked.capabilities.push(named(piece.feature.replace(/[.;,]$/, ''), true));
      continue;
    }
    const own = below === '' || piece.who.length > 0 || piece.automatic ? piece : { ...piece, who: [below] };
    const { capability, audiences } = deedTold(own, mentions);
    if (capability === null) continue;
    asked.capabilities.push(...bothWays(capability));
    asked.audiences.push(...audiences);
    mentions.deed(capability);
  }
  if (asked.capabilities.length === first && statement.role === 'do' && statement.text.split(' ').length > 4)
    asked.silent.push(statement.text);
  shareObjects(asked.capabilities.slice(first));
  undoMade(asked.capabilities, first);
  if (wish) for (const one of asked.capabilities.slice(first)) one.wish = wish;
}
