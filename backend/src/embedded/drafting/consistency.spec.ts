import { coreTemplates, draftAfresh, textsOf } from './drafting.testing.js';

/** Of different trades, manners and lengths, and in no other test. */
const varied = [
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
