import type { Brief } from '../read/brief.js';
import type { Analogy, Archetype } from './knowledge.js';

/** What a line takes for granted, and how an idea sounds that shares it. */
interface Premise {
  /** In the line. */
  assumes: RegExp;
  /** In the idea. */
  shared: RegExp;
  /** Kinds of product in which it goes without saying. */
  natural: string[];
}

const premises: Premise[] = [
  {
    assumes: /\b(?:vehicles?|vans?|trucks?|lorr(?:y|ies)|drivers?|tachograph|mileage|fuel)\b/i,
    shared:
      /\b(?:vehicles?|vans?|trucks?|lorr(?:y|ies)|cars?|drivers?|fleets?|couriers?|deliver\w*|rides?|taxis?|bus(?:es)?|routes?|bikes?|scooters?|boats?|forklifts?)\b/i,
    natural: [],
  },
  {
    assumes:
      /\b(?:pay(?:ment|out)s?|card details|commission|refunds?|deposits?|chargebacks?|invoices?|fees?|insurers?|insurance|sales tax|trade guilds?|own prices|employing|self-employed)\b/i,
    shared:
      /[£$€]|\b(?:pay\w*|commission|fees?|prices?|refunds?|invoices?|billing|sell\w*|sold|buy\w*|rent\w*|shop\w*|book\w*|order\w*|tickets?|sponsors?|fund\w*|crowdfund\w*|money|bank\w*|insur\w*|donat\w*|marketplace|freelanc\w*|hire\w*|tutors?|subscription)\b/i,
    natural: ['commerce', 'payments'],
  },
  {
    assumes: /\b(?:minors?|under-?age|under (?:13|16|18)|parental|guardians?|children|safeguarding)\b/i,
    shared:
      /\b(?:child(?:ren)?|kids?|pupils?|teens?|teenagers?|parents?|schools?|minors?|youth|students?|famil(?:y|ies)|babies|baby|nurser(?:y|ies)|toddlers?)\b/i,
    natural: [],
  },
  {
    assumes: /\b(?:house rules|moderat\w+|moderators?|trolls?|harass\w*|hate speech|feeds?|followers?)\b/i,
    shared:
      /\b(?:communit(?:y|ies) (?:of|for|app|platform|site|where)|forums?|posts?|comments?|members?|dating|fans?|chats?|social|publish\w*|readers?|creators?|players?|hobby\w*|moderat\w*)\b/i,
    natural: [],
  },
  {
    assumes: /\b(?:patients?|clinical|clinicians?|diagnos\w+|medication|doses?)\b/i,
    shared:
      /\b(?:patients?|clinic\w*|hospitals?|nurses?|doctors?|health\w*|medic\w*|care homes?|carers?|dent\w+|therap\w+|gps?|symptoms?|drugs?|pharmac\w+|migraines?|diabet\w*)\b/i,
    natural: [],
  },
  {
    assumes: /\b(?:batter(?:y|ies)|firmware|radio|enclosure|sensors?|gateways?)\b/i,
    shared:
      /\b(?:batter(?:y|ies)|firmware|sensors?|devices?|hardware|collars?|meters?|iot|bluetooth|lora\w*|drones?|robots?|wearables?|trackers?|locks?|cameras?|smart \w+)\b/i,
    natural: ['connected-device'],
  },
  {
    assumes: /\b(?:parcels?|shelf|shelves|packers?|couriers?|baskets?|checkout|stock)\b/i,
    shared:
      /\b(?:parcels?|shel(?:f|ves)|couriers?|baskets?|checkout|stock|inventor\w+|warehouses?|deliver\w*|ship(?:s|ping|ped)?|orders?|shops?|stores?|sell\w*|retail\w*)\b/i,
    natural: [],
  },
];

/** The archetype without what it takes for granted and the idea does not share. */
export function withinPremises(archetype: Archetype, { sentences }: Brief, analogy: Analogy | null): Archetype {
  // Who says 'Uber for dogs' shares all that goes without saying there.
  if (analogy?.archetypes.includes(archetype.id)) return archetype;
  const idea = sentences.join(' ');
  const missing = premises.filter(({ shared, natural }) => !natural.includes(archetype.id) && !shared.test(idea));
  const fits = (text: string): boolean => !missing.some(({ assumes }) => assumes.test(text.replace(/\{[^}]*\}/g, ' ')));
  return {
    ...archetype,
    features: archetype.features.filter(({ name, does, tests }) => fits([name, does, ...tests].join(' '))),
    measures: archetype.measures.filter(
      // Each kind keeps a line to set a goal by.
      (line, _, all) => fits(line) || !all.some((other) => kindOf(other) === kindOf(line) && fits(other)),
    ),
    rows: Object.fromEntries(
      Object.entries(archetype.rows).map(([meaning, lines]) => [
        meaning,
        positional.has(meaning) ? lines : kept(lines, fits),
      ]),
    ),
  };
}

const kindOf = (measure: string): string => measure.split('|')[0]?.trim() ?? '';

/** Jobs stand in the order of the actors; the model of data needs all of its entities. */
const positional = new Set(['job', 'dataEntity', 'webhook']);

/** Lines that begin with `= ` are one ordered list: all of them or none. */
const kept = (lines: string[], fits: (text: string) => boolean): string[] =>
  lines.some((line) => line.startsWith('=')) ? lines : lines.filter(fits);
