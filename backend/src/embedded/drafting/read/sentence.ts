import type { Capability } from './brief.js';
import { doneByAll, lastOfThem } from './doers.js';
import { betterReading } from './better-reading.js';
import { readStatement, type Found } from './statements.js';

const fromTo = /^from \d[^;]* to (?:\d|none|zero|nothing)/i;

/** What one sentence says about who does what with the product. `told`: it describes today, so nothing is asked for. */
export function readSentence(
  whole: string,
  name: string,
  told: boolean,
  earlier?: Capability,
  known: Capability[] = [],
  people: string | null = null,
): Found {
  const { sentence, all } = lastOfThem(whole);
  const read = readStatement(sentence, name, told, earlier, known);
  const found = told ? read : betterReading(read, whole, { name, people, before: earlier });
  const last = all.at(-1)?.noun;
  const asked = doneByAll(withBounds(withSigns(found.capabilities.map(asExchange))), all).filter(
    // 'typing from 6 hours a week to none' is an aim, and 'a closed hive moves nothing' a rule.
    ({ object, tail, by }) => !(object === '' && fromTo.test(tail)) && !(by !== undefined && none.test(object)),
  );
  const ruled = found.capabilities.flatMap(({ by, object }) =>
    by !== undefined && none.test(object) && !asked.some((one) => one.by === by) ? [by] : [],
  );
  return {
    ...found,
    audiences: found.audiences
      .filter(({ noun }) => !ruled.includes(noun))
      .flatMap((one) => (one.noun === last ? all : [one])),
    capabilities: asked,
  };
}

/** `Pull open roles from Greenhouse`: between systems nobody carries anything. */
const asExchange = (deed: Capability): Capability =>
  deed.by === undefined && ((exchanged.test(deed.verb) && betweenSystems.test(deed.tail)) || noticed.test(deed.verb))
    ? { ...deed, automatic: true }
    : deed;
/** `flag any pallet older than 72h in red`: where nobody is named, nobody sits there and does it. */
const noticed =
  /^(?:alert|calculate|compute|deduplicate|detect|escalate|flag|highlight|mask|notify|ping|recommend|redact|remind|suggest|summari[sz]e|transcribe|translate)$/;
const exchanged = /^(?:pull|sync|fetch|import|ingest|poll|push)$/;
const betweenSystems = /^(?:from|with|into|to) (?:the |our |their )?\p{Lu}/u;

const none = /^(?:no|nothing|neither)\b/i;

/** `notes hives, signs of foulbrood and takes a sample`: the signs are noted. */
const withSigns = (deeds: Capability[]): Capability[] =>
  deeds.reduce<Capability[]>((all, deed) => {
    const before = all.at(-1);
    if (!before || deed.verb !== 'sign' || deed.by !== before.by || !/^of \p{L}/u.test(`${deed.object}${deed.tail}`))
      return [...all, deed];
    return [...all.slice(0, -1), { ...before, object: `${before.object} and signs ${deed.object}${deed.tail}` }];
  }, []);

/** `gets €1.50 credit per box, max 4 boxes a week`: how often belongs to the deed before it. */
const withBounds = (deeds: Capability[]): Capability[] =>
  deeds.reduce<Capability[]>((all, deed) => {
    const before = all.at(-1);
    if (!before || deed.verb !== before.verb || deed.by !== before.by || !bound.test(deed.object))
      return [...all, deed];
    const tail = `${before.tail}, ${deed.object} ${deed.tail}`.replace(/^, /, 'with ').trim();
    return [...all.slice(0, -1), { ...before, tail }];
  }, []);
const bound =
  /^(?:(?:max(?:imum)?|min(?:imum)?|at most|at least|up to|no more than|not more than)\.? \S|(?:once|twice|only|never|not) )/i;
