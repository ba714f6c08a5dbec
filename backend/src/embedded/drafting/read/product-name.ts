import { titleCase } from '../language.js';
import { isSomebody } from '../grammar/somebody.js';
import { isNounish, isPeople } from './lexicon.js';
import { recordTitle } from './about.js';
import type { Audience, Brief, Capability } from './brief.js';
import { calledThing } from './called-thing.js';
import type { Opening } from './opening.js';
import { isGenericKind } from './kinds.js';
import { openingTitle, shortly, withPurpose } from './own-words-title.js';
import { isSide, mainCapability } from './unit.js';
import { patternName, workingTitle } from './working-title.js';

/** What an idea is known by that gives its product no name. */
interface Nameless {
  sentences: string[];
  /** What its first line is called, where that is a title. */
  title: string | null;
  start: Opening | null;
  unit: string | null;
  capabilities: Capability[];
  background: Capability[];
  text: string;
  audiences: Audience[];
  place: string | null;
  kind: string;
  /** What it is called where it is said what it is: `an electronic handover log`; empty where it is not. */
  called: string;
  /** What it is for, where that is no people: `returns grading`; empty where it is not said. */
  purpose: string;
  /** Whom it is for, in the words that say what it is: `parish and municipal clerks`. */
  forWhom: string | null;
  analogy: Brief['analogy'];
}

/** A working name: by its pattern, its own title, what it is called in passing, or else made of its nouns. */
export function nameFor(idea: Nameless): string {
  const { analogy, sentences, capabilities } = idea;
  if (analogy) return patternName(analogy.model, analogy.subject);
  const [first = ''] = sentences;
  const name = wordsFor(idea, first);
  // 'a REST API that calculates these fees'
  const [made] = capabilities.filter(({ automatic, noun }) => automatic && noun !== '');
  if (/^(?:\p{L}+ )?API$/u.test(name) && isSort(name) && made) return `${titleCase(made.noun)} API`;
  return /^command-line /i.test(name) && made ? `${titleCase(made.noun)} Tool` : name;
}

function wordsFor(idea: Nameless, first: string): string {
  const {
    title,
    start,
    unit,
    capabilities,
    background,
    text,
    audiences,
    place,
    kind,
    called,
    purpose,
    forWhom,
    sentences,
  } = idea;
  const own = title !== null && !saysNothing(title) ? title : titleOf(called);
  const whom = shortly(forWhom);
  return (
    recordTitle(first) ??
    (own === null ? null : withPurpose(own, forWhom, first)) ??
    purposeOf(purpose, kind) ??
    calledThing(first) ??
    openingTitle(sentences.slice(0, 2), kind) ??
    (whom === null || called === '' || isGenericKind(kind) ? null : `${titleCase(kind)} for ${whom}`) ??
    workingTitle({
      title: start?.title && !isSort(start.title) && !saysNothing(start.title) ? start.title : null,
      unit,
      deeds: capabilities,
      text,
      capability:
        mainCapability(capabilities, text) ??
        capabilities.find(({ noun }) => noun !== '' && !isSide(noun)) ??
        mainCapability(background, text),
      audience: audiences[0]?.noun ?? null,
      place,
      kind,
    })
  );
}

/** `REST API`, `command-line tool`: of which sort it is, and no name. */
const isSort = (name: string): boolean =>
  /^(?:(?:REST|web|public|HTTP|open) )?API$|^(?:(?:command-line|CLI) )?(?:tool|SDK|library)$/i.test(name);

/** `one`, `public`, `working in procurement`: no word of it names anything. */
const saysNothing = (title: string): boolean =>
  opensClause.test(title) || title.split(' ').every((word) => sort.test(word) || counts.test(word));
const opensClause = /^(?:\p{L}+ing (?:in|on|at|as|for|with)|at|in|on|with|for|from|to) /iu;
const counts = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|single|lightweight|our|this|that|some)$/i;

/** `an electronic handover log`: Handover Log; null where it only says of which sort it is: `an online service`. */
function titleOf(called: string): string | null {
  const words = called
    .replace(/^(?:an?|the|our|one|shared) /i, '')
    .replace(/ (?:for|with|that|which|of|on|in|under|between|at|from|to|by|over|around|into|behind) .*$/i, '')
    .split(' ')
    .filter((word) => !sort.test(word));
  const [last = ''] = words.slice(-1);
  return words.length >= 2 &&
    words.length <= (words.includes('and') ? 5 : 4) &&
    words.every((word) => /^[\p{L}-]+$/u.test(word)) &&
    !isPeople(last)
    ? titleCase(words.join(' '))
    : null;
}
const sort =
  /^(?:electronic|digital|online|mobile|web|web-based|internal|inner|simple|small|new|own|single|native|smart|connected|cloud|central|shared|public|private|free|open|REST|AI|software|data|iOS|Android|browser|phone|tablet|command-line|no-code|low-code|B2B|SaaS)$/i;

/** `an app for the medication round`: Medication Round App; null where it is for somebody. */
function purposeOf(purpose: string, kind: string): string | null {
  const words = purpose.replace(/^(?:the|our|an?) /i, '').split(' ');
  const [last = ''] = words.slice(-1);
  return words.length === 2 &&
    /^\p{Ll}[\p{Ll}-]+ \p{Ll}+$/u.test(words.join(' ')) &&
    (isNounish(last) || /ing$/.test(last)) &&
    !isPeople(last) &&
    !isSomebody(purpose)
    ? titleCase([...words, ...(last === kind ? [] : [kind === 'product' ? 'tool' : kind])].join(' '))
    : null;
}
