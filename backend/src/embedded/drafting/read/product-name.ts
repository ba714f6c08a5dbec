import { titleCase } from '../language.js';
import { isPeople } from './lexicon.js';
import { recordTitle } from './about.js';
import type { Audience, Brief, Capability } from './brief.js';
import { calledThing } from './called-thing.js';
import type { Opening } from './opening.js';
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
  analogy: Brief['analogy'];
}

/** A working name: by its pattern, its own title, what it is called in passing, or else made of its nouns. */
export function nameFor(idea: Nameless): string {
  const { analogy, sentences, title, start, unit, capabilities, background, text, audiences, place, kind, called } =
    idea;
  if (analogy) return patternName(analogy.model, analogy.subject);
  const [first = ''] = sentences;
  return (
    recordTitle(first) ??
    title ??
    calledThing(first) ??
    titleOf(called) ??
    workingTitle({
      title:
        start?.title &&
        !/^(?:REST |web |public |HTTP |open )?API$|^(?:command-line |CLI )?(?:tool|SDK|library)$/i.test(start.title)
          ? start.title
          : null,
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

/** `an electronic handover log`: Handover Log; null where it only says of which sort it is: `an online service`. */
function titleOf(called: string): string | null {
  const words = called
    .replace(/^(?:an?|the|our|one|shared) /i, '')
    .replace(/ (?:for|with|that|which|of|on|in) .*$/i, '')
    .split(' ')
    .filter((word) => !sort.test(word));
  const [last = ''] = words.slice(-1);
  return words.length >= 2 && words.length <= 4 && words.every((word) => /^[\p{L}-]+$/u.test(word)) && !isPeople(last)
    ? titleCase(words.join(' '))
    : null;
}
const sort =
  /^(?:electronic|digital|online|mobile|web|web-based|internal|inner|simple|small|new|own|single|native|smart|connected|cloud|central|shared|public|private|free|open|REST|AI|software|data|iOS|Android|browser|phone|tablet|command-line|no-code|low-code|B2B|SaaS)$/i;
