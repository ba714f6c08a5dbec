import { singular } from '../language.js';
import { kindWords } from './kinds.js';
import { inLines } from './laid-out.js';
import { isPeople } from './lexicon.js';

/** Nouns that name a tool as well as whoever works with it. */
const either = new Set(
  `blender binder blower boiler buffer burner charger checker chopper cleaver cooker cooler counter cruiser crusher
  cutter digger divider drawer dryer feeder filter finder freezer gauger grinder gutter hanger hammer harvester
  heater liner logger marker matcher mixer mower mulcher peeler plotter printer sampler sander scanner server
  shredder slicer smoker sprayer spreader steamer strainer tracer tracker trawler trimmer tumbler viewer washer
  wrapper`.split(/\s+/),
);
const noun = String.raw`(?<noun>\p{L}+?(?:er|or))`;
/** What no machine does. */
const deed =
  'accept|agree|approve|ask|assign|attach|book|choose|claim|comment|confirm|decide|discuss|enter|fill in|grade|hand|know|note|order|pick|plan|prefer|rate|refuse|reject|request|reserve|sign|tell|tick|upload|want|wish|write';
const bridge = String.raw`(?:(?:then|also|can|may|must|shall|should|will|has to|have to|needs? to|wants? to|should be able to|must be able to) )*`;

const ways: RegExp[] = [
  // 'As a burner I want to …'
  new RegExp(String.raw`\bas an? (?:[\p{L}-]+ )?${noun},? i\b`, 'giu'),
  // 'burners pick the curve', 'Burner: picks the curve', 'Burner → picks the curve'
  new RegExp(String.raw`\b${noun}s?(?:\s?[:–→]|\s-|\s->)?\s${bridge}(?:${deed})(?:s|es)?\b`, 'giu'),
  // 'Grader and burner must be different people', 'are never the same person'
  new RegExp(
    String.raw`\b${noun} and (?:the )?[\p{L} -]{3,30} (?:be|are|is) (?:two |never |not )*(?:different|separate|the same) (?:people|persons?)\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\band (?:the )?${noun} (?:must |may |can |shall |should )?(?:not |never )?(?:be|are|is) (?:two |never |not )*(?:different|separate|the same) (?:people|persons?)\b`,
    'giu',
  ),
];

const product = new RegExp(`^(?:${kindWords})$`, 'iu');

/** `Roles: setters, burners and graders` */
const roles =
  /(?:^|[\n.;]\s*)(?:users?|roles?|people|who|team|staff|actors)\s?[:–→]\s?(?<list>\p{L}[\p{L} -]*(?:(?:,\s|\sand\s|\s&\s)[\p{L} -]+)+)/giu;

/** Whom an idea tells to be people although their name is that of a tool as well: singular, in the order they come. */
export function peopleTold(idea: string): string[] {
  const text = inLines(idea);
  const named = ways.flatMap((way) =>
    [...text.matchAll(way)].flatMap(({ 0: said, groups }) =>
      // 'Parts finder: upload a photo' is a product.
      /[:–→]|\s-/.test(said) && product.test(groups?.['noun'] ?? '') ? [] : [groups?.['noun'] ?? ''],
    ),
  );
  const listed = [...text.matchAll(roles)].flatMap(({ groups }) => {
    const all = (groups?.['list'] ?? '').split(/,\s(?:and\s)?|\sand\s|\s&\s/);
    return all.filter((one) => isPeople(one)).length * 2 > all.length ? all : [];
  });
  const words = [...named, ...listed].map((one) => singular(one.trim().toLowerCase()));
  return [...new Set(words)].filter((one) => either.has(one) && !isPeople(one));
}
