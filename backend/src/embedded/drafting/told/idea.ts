import { marked } from '../marking/marking.js';
import { markingModel } from '../marking/model.js';
import type { Audience, Capability, Measure } from '../read/brief.js';
import nlp from 'compromise';
import { isSomebody } from '../grammar/somebody.js';
import { escapePattern, isPlural, lowerFirst, memo, withArticle } from '../language.js';
import { kindOfSystem } from '../read/known-systems.js';
import { isKnownWord } from '../read/lexicon.js';
import { anyUser } from '../read/anyone.js';
import { withoutApposed } from './apposed.js';
import { deedsIn } from './deeds.js';
import { asAimed } from './goal-heading.js';
import { goalsIn } from './goals.js';
import { byFullName, peopleIn } from './people.js';
import { type Part, statementsIn, type Statement } from './statements.js';
import { todaysRight, troublesIn } from './todays.js';

/** What the marks of an idea say: who does what, what is aimed at, what binds, what is wrong today. */
export interface ToldIdea {
  statements: Statement[];
  name: string | null;
  capabilities: Capability[];
  audiences: Audience[];
  measures: Measure[];
  aims: string[];
  /** Sentences about today, and what is used now. */
  troubles: string[];
  ways: string | null;
  /** What was asked for in words of which no deed could be made. */
  silent: string[];
  /** What it is and for whom, as the idea says: `a maintenance system for the shop floor`. */
  about: string | null;
}

export function toldIn(idea: string): ToldIdea {
  const text = withoutMarkup(idea);
  const told = todaysRight(statementsIn(text, marked(text, markingModel())));
  const name = nameIn(told);
  const statements = told.map((one) => asAimed({ ...one, parts: one.parts.map((part) => asProduct(part, name)) }));
  const asked = deedsIn(statements);
  const { silent } = asked;
  const { capabilities, people } = withoutApposed(
    asked.capabilities,
    peopleIn(statements, [...customersIn(text, asked.capabilities), ...asked.audiences]),
    statements,
  );
  byFullName(capabilities, people);
  const ways = statements.flatMap(({ parts, text: said }) =>
    parts
      // 'Tariffs are published as PDFs' is the trouble itself, and no way of working.
      .filter(
        ({ kind, text: way }) =>
          kind === 'way' && !(isPlural(way) && isSomebody(way)) && !said.includes(`published as ${way}`),
      )
      // 'a Word document that is then emailed', and no 'rolls of fabric they cannot use'
      .map((part) => part.text.replace(/,? (?:that|which) .*$/i, ''))
      .filter((way) => !/\b(?:they|we|it|nobody|you) (?:\S+ )?\p{L}+$/u.test(way)),
  );
  return {
    statements,
    name,
    capabilities: eachOnce(capabilities),
    audiences: people,
    ...goalsIn(statements),
    troubles: troublesIn(statements),
    ways:
      ways.length === 0
        ? null
        : lowerFirst(
            ways
              .slice(0, 2)
              .map((way) => way.replace(/^(?:and|or|plus) /i, '').replace(/ (?:\+|plus) /g, ' and '))
              .join(' and '),
          ),
    about: aboutIn(statements),
    silent,
  };
}

const noArticle =
  /(?:management|software|support|hosting|analytics|accounting|planning|scheduling|reporting|monitoring|tracking)$/i;

/** `People should be able to pick up in the shop`: in a shop they are its customers. */
function customersIn(text: string, capabilities: Capability[]): Audience[] {
  if (!/\bcustomers?\b/i.test(text) || !/\b(?:shops?|stores?|webshop|restaurant|salon|bakery|café)\b/i.test(text))
    return [];
  const own = capabilities.filter(({ by }) => by === anyUser);
  for (const one of own) one.by = 'customer';
  return own.length > 0 ? [{ noun: 'customer', text: 'customers', count: null }] : [];
}

/** `Casey reads the file`: the product does, and nobody of that name. */
const asProduct = (part: Part, name: string | null): Part =>
  part.kind === 'who' && part.text === name ? { ...part, kind: 'name' } : part;

function aboutIn(statements: readonly Statement[]): string | null {
  for (const { role, parts } of statements) {
    const at = parts.findIndex(({ kind }) => kind === 'kind');
    const kind = parts[at];
    if (role !== 'is' || !kind) continue;
    const whom = parts.slice(at + 1).find((part) => part.kind !== 'name');
    // 'a marketplace called Lernwerk connecting students with tutors'
    const connects = /^\p{Ll}+ing\b/u.test(whom?.text ?? '');
    if (whom?.kind !== 'for' || !(connects || whom.gap.trim() === 'for') || whom.after === 'and') return null;
    if (whom.text.split(' ').length > 8 || /\b(?:we|us|i)\b/i.test(whom.text)) return null;
    const what = kind.text.replace(/^(?:an?|the|our|my|this) /i, '');
    return `${noArticle.test(what) ? lowerFirst(what) : withArticle(lowerFirst(what))} ${connects ? '' : 'for '}${whom.text.replace(/^((?!(?:people|those|anyone|anybody|everyone|somebody) ).*?) (?:that|which|who|where|to) .*$/i, '$1').replace(/\b(?:our|my)\b/gi, 'the')}`;
  }
  return null;
}

/**
 * The name that the idea says most often; what stands among needs, rivals and notes is the name of something else, and a
 * place is no product.
 */
function nameIn(statements: readonly Statement[]): string | null {
  const told = statements.filter(({ role }) => !/^(?:need|bg|today|misc|out)$/.test(role));
  const names = told.flatMap(({ role, parts }) =>
    parts.flatMap(({ kind, text }) =>
      kind === 'name' ? [{ role, name: text.replace(/['’]s$/, '').replace(/^["“‘'(]+|["”’')]+$/g, '') }] : [],
    ),
  );
  const whole = statements.map(({ text }) => text).join(' ');
  const times = (name: string): number => whole.split(name).length - 1;
  // What is called by name once and in passing may be anything.
  const isMeant = ({ role, name }: (typeof names)[number]): boolean =>
    role === 'is' ||
    role === 'head' ||
    times(name) > 1 ||
    /\b(?:call|named|working (?:name|title)|code ?name)/.test(whole);
  const isClient = (name: string): boolean =>
    // 'Loftwork Energy wants a field app, SunSurvey': who wants it is not what is wanted.
    new RegExp(
      `\\bclient(?: is| =|:)? (?:the )?${escapePattern(name)}|(?:^|[.!?] )(?:the )?${escapePattern(name)} (?:wants|needs|would like|is looking for) `,
      'i',
    ).test(whole) &&
    (new Set(names.map((one) => one.name)).size > 1 ||
      // 'Client: Oakline, a furniture retailer' names who wants it, and the product by nothing.
      new RegExp(`(?:^|\\n|[.;] )client: (?:the )?${escapePattern(name)}`, 'im').test(whole));
  const [best] = [...new Set(names.filter(isMeant).map(({ name }) => name))]
    .filter(
      (name) => name !== '' && (!isPlace(name) || names.length === 1) && isOwnName(name, whole) && !isClient(name),
    )
    .sort((one, other) => times(other) - times(one));
  return best ?? titleOf(statements[0]) ?? openingName(statements[0]);
}

/** `Stock must be right` names no product, `Purpose:` a heading, and `Substack` what is left behind. */
function isOwnName(name: string, whole: string): boolean {
  if (ordinary.test(name) || new RegExp(`\\b(?:like|similar to|instead of) ${escapePattern(name)}`, 'i').test(whole))
    return false;
  const plain = escapePattern(name);
  const isIntroduced =
    new RegExp(`\\b(?:called|named|call it|codename|name(?: is|:)?) ["“‘']?${plain}`, 'i').test(whole) ||
    new RegExp(
      `(?:^|[.!?\\n] ?)[#*"“ ]*${plain}["”]?(?: (?:is|will be|helps?|lets?|gives?|makes?|turns?|connects?|does)\\b| ?[–—:(-])`,
      'u',
    ).test(whole);
  if (isIntroduced) return true;
  if (kindOfSystem(name) !== undefined) return false;
  return !isKnownWord(name.toLowerCase()) || new RegExp(`[\\p{Ll},] ${plain}(?!\\p{L})`, 'u').test(whole);
}

/** `Helmsman Papers tracks certificates for shipping companies`: what opens an idea with what it does. */
function openingName(first: Statement | undefined): string | null {
  const [, name = ''] =
    /^((?:\p{Lu}[\p{Ll}\d]+|\p{Lu}{2,})(?: \p{Lu}[\p{Ll}\d]+){0,2}) (?:tracks|helps|lets|gives|manages|turns|connects|brings|keeps|makes|shows|watches|checks|plans|runs|replaces|automates|supports|offers|collects|monitors) /u.exec(
      first?.text ?? '',
    ) ?? [];
  const isName = name.includes(' ')
    ? !/^(?:The|Our|Each|Every|This|My|An?) /.test(name) && !isSomebody(name)
    : name !== '' && !isKnownWord(name.toLowerCase());
  return isName ? name : null;
}

/** `pgsafe – command line linter`: the name stands before what it is, in whatever letters. */
function titleOf(first: Statement | undefined): string | null {
  const [, name = ''] = /^[#*\s]*(\p{L}[\p{L}\d.-]{2,20}) ?[–—:-] /u.exec(first?.text ?? '') ?? [];
  return first?.role === 'is' && name !== '' && first.parts.some(({ kind }) => kind === 'kind') && !ordinary.test(name)
    ? name
    : null;
}
/** What stands before a colon and names nothing. */
export const isHeading = (name: string): boolean => ordinary.test(name);
const ordinary =
  /^(?:purpose|scope|background|context|users?|problem|aim|overview|client|proposal|target|budget|timeline|hello|hi|thanks|product|project|idea|name|title|subject|app|tool|platform|system|brief|request|summary|goal|re)$/i;

const isPlace = memo((name: string): boolean => nlp(name).has('#Place'));

const eachOnce = (all: Capability[]): Capability[] =>
  all.filter(
    (one, at) =>
      all.findIndex(
        (other) =>
          other.verb === one.verb &&
          other.object.toLowerCase() === one.object.toLowerCase() &&
          other.by === one.by &&
          (one.object !== '' || other.tail === one.tail),
      ) === at,
  );

const withoutMarkup = (idea: string): string =>
  idea
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/(\*\*|__|~~|`+)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/[{}[\]]/g, ' ')
    // 'takes min. 3 photos': no sentence ends there.
    .replace(
      /(?<!\d\s?)\b([Mm])(in|ax)\.\s?(?=\d)/g,
      (_, first: string, rest: string) => `${first === 'M' ? 'At' : 'at'} ${rest === 'in' ? 'least' : 'most'} `,
    )
    .trim();
