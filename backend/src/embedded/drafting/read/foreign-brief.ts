import type { Brief } from './brief.js';
import { marksOf } from './clean.js';
import { foreignKind, foreignPlace, withEnglishMonths } from './foreign.js';
import { limitsOf } from './limits.js';
import { noMoney } from './money.js';
import { givenName } from './name.js';
import { placeOf } from './place.js';
import { workingTitle } from './working-title.js';

/** An idea in another language than English: names, numbers and the kind; no nouns, since the document's sentences could not bend them. */
export function readForeign(sentences: string[], today: string): Brief {
  const text = sentences.join(' ');
  const given = givenName(sentences);
  const kind = foreignKind(text);
  const place = foreignPlace(text) ?? placeOf(text, given ?? '\uE000');
  return {
    name:
      given ??
      workingTitle({ title: null, unit: null, capability: null, deeds: [], audience: null, place, kind, text: '' }),
    provisional: given === null,
    kind,
    about: null,
    audiences: [],
    forWhom: null,
    beside: [],
    spokenOf: [],
    staff: [],
    capabilities: [],
    ruled: [],
    rulesTold: [],
    volumes: [],
    problem: { sentences: [], today: null },
    kept: [],
    rivals: [],
    limits: limitsOf(sentences.map(withEnglishMonths), today),
    measures: [],
    ...noMoney,
    nouns: [],
    unit: null,
    place,
    analogy: null,
    foreign: true,
    sentences,
    asking: sentences,
    guards: [],
    stages: [],
    times: [],
    aims: [],
    marks: marksOf(sentences),
  };
}
