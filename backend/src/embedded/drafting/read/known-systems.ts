import { knowledge } from '../know/load.js';
import type { SystemKind } from '../know/knowledge.js';
import { escapePattern, memo } from '../language.js';

/** Services that are sold under their name (`content/knowledge/systems.yaml`), as an idea names them. */

let kinds: ReadonlyMap<string, SystemKind> | undefined;
const byName = (): ReadonlyMap<string, SystemKind> =>
  (kinds ??= new Map(
    knowledge().systems.flatMap((kind) => kind.names.map((one): [string, SystemKind] => [one.toLowerCase(), kind])),
  ));

/** What it is for; undefined for a system that only the idea knows. */
export const kindOfSystem = (name: string): SystemKind | undefined =>
  byName().get(name.toLowerCase()) ?? byName().get(name.toLowerCase().replace(/ (?:[a-z]{2,4}|online|cloud)$/, ''));

/** Names that are words of their own: there only behind what joins a system to something. */
const ordinary =
  /^(?:Box|Square|Wise|Linear|Notion|Teams|Persona|Segment|Opera|Epic|Sage|Looker|Deputy|Deel|Gemini|Swish|Amazon|Shortcut|Sift|Claude|Mews|Clio|Zoom|Redshift|Whereby)$/;
const joined = /(?:\b(?:to|into|from|in|inside|on|with|via|through|using|by|and|or|plus|an?|our|the)|[,/+&(:]) ?$/i;
/** `quickbooks`: a name with a capital inside is no word of the language, however it is written. */
let camel: ReadonlySet<string> | undefined;
const unmistakable = (): ReadonlySet<string> =>
  (camel ??= new Set(
    knowledge()
      .systems.flatMap((kind) => kind.names)
      .filter((one) => /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u.test(one))
      .map((one) => one.toLowerCase()),
  ));
/** `dbt`: so it is written. */
let lower: ReadonlySet<string> | undefined;
const small = (): ReadonlySet<string> =>
  (lower ??= new Set(
    knowledge().systems.flatMap((kind) => kind.names.filter((one) => one === one.toLowerCase() && one.length > 2)),
  ));
let names: RegExp | undefined;
const anyName = (): RegExp =>
  (names ??= new RegExp(
    String.raw`(?<![\p{L}\d-])(?:${[...byName().keys()]
      .sort((one, other) => other.length - one.length)
      .map(escapePattern)
      .join('|')})(?![\p{L}\d]|-[\p{L}\d])`,
    'giu',
  ));

/** Each known service that a sentence names, as it is written there, with the place of its name. */
export const knownSystems = memo((sentence: string): { name: string; at: number }[] =>
  [...sentence.matchAll(anyName())].flatMap(({ 0: name, index }) => {
    // 'the sage said', 'zoom in': a name has a capital.
    if (!/\p{Lu}/u.test(name) && !unmistakable().has(name) && !small().has(name)) return [];
    return ordinary.test(name) && !joined.test(sentence.slice(0, index)) ? [] : [{ name, at: index }];
  }),
);
