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
  analogy: Brief['analogy'];
}

/** A working name: by its pattern, its own title, what it is called in passing, or else made of its nouns. */
export function nameFor(idea: Nameless): string {
  const { analogy, sentences, title, start, unit, capabilities, background, text, audiences, place, kind } = idea;
  if (analogy) return patternName(analogy.model, analogy.subject);
  const [first = ''] = sentences;
  return (
    recordTitle(first) ??
    title ??
    calledThing(first) ??
    workingTitle({
      title: start?.title || null,
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
