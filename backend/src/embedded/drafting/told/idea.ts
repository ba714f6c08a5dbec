import { marked } from '../marking/marking.js';
import { markingModel } from '../marking/model.js';
import type { Audience, Capability, Measure } from '../read/brief.js';
import { isSomebody } from '../grammar/somebody.js';
import { escapePattern, isPlural, lowerFirst, withArticle } from '../language.js';
import { kindWords } from '../read/kinds.js';
import { isPeople } from '../read/lexicon.js';
import { anyUser } from '../read/anyone.js';
import { withoutApposed } from './apposed.js';
import { deedsIn } from './deeds.js';
import { asAimed } from './goal-heading.js';
import { withoutFirstPerson } from './first-person.js';
import { goalsIn } from './goals.js';
import { nameIn } from './name-told.js';
import { withOtherwise } from './otherwise.js';
import { withCustomers, withOpeningPeople } from './opening-people.js';
import { asCustomers, asThemselves, byFullName, peopleIn } from './people.js';
import { withWhomOfLine } from './same-line.js';
import { type Part, statementsIn, type Statement } from './statements.js';
import { todaysRight, troublesIn } from './todays.js';

/** What the marks of an idea say: who does what, what is aimed at, what binds, what is wrong today. */
export interface ToldIdea {
  statements: Statement[];
  /** Sentence by sentence, as the deeds refer to them. */
  whole: Statement[];
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
  const marks = withWhomOfLine(todaysRight(statementsIn(text, marked(text, markingModel()))), text);
  const told = withOtherwise(withCustomers(withOpeningPeople(withoutFirstPerson(marks))));
  const name = nameIn(told) ?? commandIn(idea);
  const statements = withLines(told, text).map((one) =>
    asAimed({ ...one, parts: withoutMissed(one).map((part) => asPerson(asProduct(part, name), one)) }),
  );
  const asked = deedsIn(statements);
  const { silent } = asked;
  const { capabilities, people } = withoutApposed(
    asked.capabilities,
    peopleIn(statements, [...customersIn(text, asked.capabilities), ...asked.audiences]),
    statements,
  );
  byFullName(capabilities, people);
  asThemselves(capabilities, people);
  asCustomers(capabilities, people, statements);
  const ways = statements.flatMap(({ role, parts, text: said }) =>
    (role === 'need' ? [] : parts)
      // 'Tariffs are published as PDFs' is the trouble itself, and no way of working.
      .filter(
        ({ kind, text: way }) =>
          kind === 'way' &&
          !(isPlural(way) && isSomebody(way)) &&
          !said.includes(`published as ${way}`) &&
          !isBeside(way, said) &&
          // 'made by Riet, in Excel': who does it is no way of working.
          !(/^\p{Lu}\p{Ll}+$/u.test(way) && said.includes(` by ${way}`)),
      )
      // 'a Word document that is then emailed', and no 'rolls of fabric they cannot use'
      .map((part) => part.text.replace(/,? (?:that|which) .*$/i, ''))
      .filter((way) => !/\b(?:they|we|it|nobody|you) (?:\S+ )?\p{L}+$/u.test(way))
      // 'kept in Excel': a capital inside the sentence is that of a name.
      .map((way) => (/\p{Ll} $/u.test(said.slice(0, Math.max(0, said.indexOf(way)))) ? way : lowerFirst(way))),
  );
  return {
    statements,
    whole: asked.whole,
    name,
    capabilities: eachOnce(capabilities),
    audiences: people,
    ...goalsIn(statements),
    troubles: troublesIn(statements),
    ways:
      ways.length === 0
        ? null
        : ways
            .slice(0, 2)
            .map((way) => way.replace(/^(?:and|or|plus) /i, '').replace(/ (?:\+|plus) /g, ' and '))
            .join(' and '),
    about: aboutIn(statements),
    silent,
  };
}

/** In notes each line says one thing, and so does each line of a list. */
function withLines(statements: readonly Statement[], text: string): Statement[] {
  const lines = text.split('\n').filter((one) => one.trim() !== '');
  const areNotes =
    lines.length >= fewestLines && lines.filter((one) => one.length < shortLine).length > lines.length * 0.8;
  return statements.map((one) =>
    one.isItem || areNotes ? { ...one, line: text.slice(0, one.start).split('\n').length } : one,
  );
}
const fewestLines = 6;
const shortLine = 150;

/** `wants to buy a SaaS tool`, `the guest writes it on Booking.com`, `the tax portal rejects it`: nothing that the work is done with. */
const isBeside = (way: string, said: string): boolean => {
  const at = said.indexOf(way);
  const [before, behind] = [said.slice(0, at), said.slice(at + way.length)];
  return (
    at >= 0 &&
    (/\bput (?:it|them|this) on $/i.test(before) ||
      /\b(?:buy|buys|order|orders|request|requests|sell|sells|need|needs|want|wants)(?: for)? $/i.test(before) ||
      /\b(?:guests?|customers?|clients?|visitors?|patients?|passengers?|tenants?) (?:then )?(?:writes?|posts?|complains?|reviews?|rates?|tells?) (?:\p{Ll}+ ){0,3}on $/iu.test(
        before,
      ) ||
      /^ (?:rejects?|refuses?|declines?|bounces?|complains?) /i.test(behind))
  );
};

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

/** `we couldn't produce a complete vendor register`: what is missing today is not what it is called. */
const withoutMissed = ({ text, parts }: Statement): Part[] =>
  parts.filter(
    (part) =>
      part.kind !== 'kind' ||
      (!ofCustomers.test(text) &&
        // 'help me with a business requirements document': what is written about the product is not the product.
        !/\b(?:requirements? (?:document|spec\w*)|specification|[PBF]RD|RFP)\b/i.test(part.text) &&
        !/(?:n['’]t|\bnot|\bcannot|\bnever|\bno) (?:\p{Ll}+ ){1,3}$/iu.test(
          text.slice(0, Math.max(0, text.indexOf(part.text))),
        )),
  );

const ofCustomers = /^(?:and )?our (?:customers|users|clients|buyers) (?:are|will be|would be) /i;

/** 'a command line tool, `reconcile`,': what is typed is what it is called. */
const commandIn = (idea: string): string | null =>
  new RegExp(String.raw`\b(?:${kindWords}),? (?:called |named )?\x60([\p{L}][\p{L}\d_-]{2,20})\x60`, 'iu').exec(
    idea,
  )?.[1] ?? null;

/** `Casey reads the file`: the product does, and nobody of that name. */
const asProduct = (part: Part, name: string | null): Part =>
  /^(?:who|v)$/.test(part.kind) && part.text === name ? { ...part, kind: 'name' } : part;

/** `A shop employee should need less than a minute to post it`: somebody, and no kind of product. */
const asPerson = (part: Part, { text, parts }: Statement): Part =>
  part.kind === 'kind' &&
  !new RegExp(String.raw`\b(?:${kindWords})$`, 'iu').test(part.text) &&
  !parts.some(({ kind }) => kind === 'who') &&
  new RegExp(
    String.raw`^(?:an?|the|each|every) ${escapePattern(part.text)} (?:should|must|can|may|needs?|has to)\b`,
    'iu',
  ).test(text) &&
  isPeople(part.text)
    ? { ...part, kind: 'who' }
    : part;

function aboutIn(statements: readonly Statement[]): string | null {
  for (const { role, parts, text } of statements) {
    const at = parts.findIndex(({ kind }) => kind === 'kind');
    const kind = parts[at];
    if (role !== 'is' || !kind) continue;
    const whom = parts.slice(at + 1).find((part) => part.kind !== 'name');
    // 'a marketplace called Lernwerk connecting students with tutors'
    const connects = /^\p{Ll}+ing\b/u.test(whom?.text ?? '');
    if (whom?.kind !== 'for' || !(connects || whom.gap.trim() === 'for') || whom.after === 'and') return null;
    // 'an app for this'
    if (whom.text.split(' ').length > 8 || /\b(?:we|us|i)\b|^(?:this|that|it|these|those|them)\b/i.test(whom.text))
      return null;
    // 'Our product, a practice system for surgeries, is to receive a waiting list': that is there already.
    if (/\bis to (?:receive|get|be given|have)\b/i.test(text)) return null;
    const what = kind.text
      .replace(/^(?:an?|the|our|my|this) /i, '')
      .replace(/^(?:idea|plan|wish) (?:is|was) (?:an? |the )?/i, '');
    return `${noArticle.test(what) ? lowerFirst(what) : withArticle(lowerFirst(what))} ${connects ? '' : 'for '}${whom.text.replace(/^((?!(?:people|those|anyone|anybody|everyone|somebody) ).*?) (?:that|which|who|where|to(?! \d)) .*$/i, '$1').replace(/\b(?:our|my)\b/gi, 'the')}`;
  }
  return null;
}

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
