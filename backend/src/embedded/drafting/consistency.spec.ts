import { coreTemplates, draftAfresh, textsOf } from './drafting.testing.js';

/** Of different trades, manners and lengths, and in no other test. */
const small =
  'Tidewash is a laundry of two sisters in Cork that rents out table linen. Hotels pay €9 per set, order sets by 16:00 for the next day, the driver ticks off bags at the door, and spoiled cloths are counted. Orders come by phone, 1 in 15 is wrong. No accounts for hotels: a link in a text message is enough. Budget 12,000 euros, live on 3 May 2027. Goal: wrong orders down from 40 to 10 a month.';

const varied = [
  small,
  'Our cooperative of 31 fishing boats in Peniche sells fish. Skippers announce the catch by species and kilo before they land, the auction clerk prints labels, buyers see what is coming. At the moment skippers phone from the sea; 1 in 8 lots is mislabelled. Budget 60,000 euros, ready by 1 May 2027. The scale system Marel stays.',
  'compost collection by bike in Montréal. households pay CA$18 a month, riders scan the bucket and report contamination. 800 households today, 4,000 by 2028. no ads',
  'Clerks upload court files and release them, lawyers read them but cannot print. Every access is logged for 5 years. Today CDs are sent by post, 9 days on average; the law allows 5.',
];

/** What a slip of the slots, of an article or of a stop looks like. */
const slips: [what: string, pattern: RegExp][] = [
  ['a before a vowel', /\ba (?!uni|use|usu|eur|one|once|U[A-Z])[aeiou]\p{L}+/iu],
  ['an before a consonant', /\ban (?![aeiouh8]|11|18|[A-Z]{2})\p{L}+/iu],
  [
    'two small words',
    /\b(?:the the|a the|the a|an the|of of|to to|by by|for for|with with|and and|or or|the their|a their|a his|is are)\b/i,
  ],
  ['a slot', /\{[a-z]|\s~\s|undefined|\bNaN\b/],
  ['a stop', / [,.;:](?!\d)|,,|(?<!\.)\.\.(?!\.)|;;|,\.|;\./],
  ['an article before many', /\b(?:a|an|each|every) (?:hours|days|weeks|people|children|minutes|members|customers)\b/i],
];

type Rows = Record<string, unknown>[];

/** Names stand wherever their things are meant; what is said about them in the same words again and again is counted. */
function repeated(data: Record<string, unknown>, texts: string[], idea: string): [run: string, times: number][] {
  const names = new Set<string>(idea.toLowerCase().split(/[.;:]\s/));
  JSON.stringify(data, (key, value: unknown) => {
    if (/^(?:name|goal|metric|title|feature|target|pain|measure|statement|asA)$/.test(key) && typeof value === 'string')
      for (const name of [value, value.split(',')[0] ?? ''])
        names.add(name.toLowerCase().replace(/\.$|^(?:cut|raise|bring) (?:the )?/g, ''));
    return value;
  });
  const known = [...names].filter((name) => name.split(' ').length > 2).sort((a, b) => b.length - a.length);
  const own = new Set(idea.toLowerCase().match(/[\p{L}\d’'%-]+/gu));
  const runs = new Map<string, number>();
  for (const text of texts) {
    const plain = known.reduce((line, name) => line.split(name).join(' § '), text.toLowerCase());
    const words = plain.match(/[\p{L}\d§’'%-]+/gu) ?? [];
    for (let at = 0; at + 6 <= words.length; at++) {
      const run = words.slice(at, at + 6).join(' ');
      if (!run.includes('§') && words.slice(at, at + 6).filter((word) => own.has(word)).length < 4)
        runs.set(run, (runs.get(run) ?? 0) + 1);
    }
  }
  return [...runs].filter(([, times]) => times > most);
}

/** How a feature says no stands in its requirement, its rule, its course, its message and its test. */
const most = 5;

describe('a house of few people', () => {
  const drafts = coreTemplates.map((template) => draftAfresh(template, small).data);
  const whole = drafts.flatMap((data) => textsOf(data)).join('\n');
  const brd = drafts[coreTemplates.findIndex(({ id }) => id === 'brd-basic')];

  it('has no departments, officers and audits', () => {
    expect(
      whole.match(
        /\b(?:product (?:manager|lead)|project lead|service owner|(?:engineering|design|technical) lead|finance\b(?! )|data protection (?:officer|lead|adviser)|legal counsel|works council|staff representatives|help desk|steering|penetration|quarterly)\b/gi,
      ) ?? [],
    ).toEqual([]);
  });

  it('is asked for its yes on one day', () => {
    const milestones = brd?.['transition-plan']?.['milestones'] as Rows;
    const [scope] = milestones.map(({ date }) => String(date));
    const signOffs = brd?.['stakeholder-planning']?.['signOffs'] as Rows;
    const signed = signOffs.find(({ item }) => /goals|features|cost|aim/i.test(String(item)));
    const waited = (brd?.['risk-assessment']?.['dependencies'] as Rows | null)?.find(({ item }) =>
      /a yes to|decision on|order to begin/i.test(String(item)),
    );
    expect([signed?.['date'], waited?.['date'] ?? waited?.['by'] ?? scope]).toEqual([scope, scope]);
  });

  it('keeps to what the idea rules', () => {
    expect(whole).not.toMatch(/time zone|summer time|clock change|with zone|UTC\b/i);
    expect(whole).not.toMatch(/second factor|single sign-on|signs in with a name of their own|passkey/i);
    expect(whole).not.toMatch(/price (?:is )?(?:still )?open|to be tested: two|still without a price/i);
  });
});

describe.each(varied.map((idea) => ({ idea })))('a draft of $idea', ({ idea }) => {
  it.each(coreTemplates.map((template) => ({ id: template.id, template })))(
    'as $id is of one piece',
    ({ template }) => {
      const { data, problems } = draftAfresh(template, idea);
      expect(problems).toEqual([]);
      const texts = textsOf(data).filter((text) => !/^(?:sequence|flowchart|state|er)/.test(text));
      for (const [what, pattern] of slips)
        expect({ what, found: texts.filter((text) => pattern.test(text) && !idea.includes(text)).slice(0, 3) }).toEqual(
          {
            what,
            found: [],
          },
        );
      expect(repeated(data, texts, idea)).toEqual([]);
      const whole = texts.join('\n');
      const numbers = idea.match(/\d[\d.,]*\d|\d/g) ?? [];
      expect(numbers.filter((number) => !whole.includes(number))).toEqual([]);
      // The same day for the same step, wherever it is named.
      for (const step of [/pilot (?:runs )?from/i, /prototype (?:of|on|is shown on)/i]) {
        const days = [...whole.matchAll(new RegExp(`${step.source} (\\d{1,2} \\w+ \\d{4})`, 'gi'))].map(
          ([, day]) => day,
        );
        expect(new Set(days).size).toBeLessThanOrEqual(1);
      }
    },
  );
});
