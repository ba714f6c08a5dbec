import { joinWords, sentence, stripStop } from '../language.js';
import type { Brief } from '../read/brief.js';
import type { TextWriter } from './draft.js';
import { faultsTold } from './rivals.js';
import { speaksItself } from '../told/speaks.js';
import { goingOn } from './why-now.js';

/** What goes wrong today: told once, and never in the first person of whoever wrote the idea. */

/** The sentences of the idea that tell a trouble. One that only says what is wanted is left out when others are there. */
export function troubles({ problem, limits }: Pick<Brief, 'problem' | 'limits'>): string[] {
  // 'Never mix two beds in one tank' rules, and suffers nothing.
  const isRule = (text: string): boolean =>
    limits.some((limit) => limit.kind === 'other' && stripStop(text).toLowerCase() === limit.text.toLowerCase());
  const suffered = problem.sentences.filter((text) => !isRule(text));
  const told = suffered.filter(
    (text) => !/\b(?:wants?|would like|wish(?:es)?|we need|is looking) (?:to|an?|for)\b/i.test(text),
  );
  return told.length > 0 ? told : suffered;
}

const owns = /(?<!\p{L})(?:our|my) (?=\d|\p{L})/giu;
/** `in our case`, `by our own count`: whose, cannot be left out. */
const ofOurs = /\b(?:our|my) (?:cases?|own|estimates?|counts?|experience|view|opinion|calculation|reckoning)\b/i;

const same = (text: string): string => stripStop(text).toLowerCase();

/** A piece of a sentence that only tells is told with the whole of it; `the problem isn't X` with what it is. */
function wholeOf(text: string, { sentences, asking }: Pick<Brief, 'sentences' | 'asking'>): string {
  const at = sentences.findIndex((one) => same(one).includes(same(text)));
  const own = sentences[at];
  if (own === undefined || asking.some((one) => own.includes(stripStop(one)) || one.includes(stripStop(own))))
    return text;
  const next = sentences[at + 1];
  return /^the (?:problem|trouble|point) (?:isn['’]t|is not)\b/i.test(own) && next && /^it(?:['’]s| is) /i.test(next)
    ? `${own} ${next}`
    : own;
}

/** `Today the 22 line supervisors swap shifts by text message`; what `we` do is quoted, since who that is the document cannot say. */
export function troublesTold(brief: Pick<Brief, 'problem' | 'limits' | 'sentences' | 'asking'>): string[] {
  const own = troubles(brief).map((text) => ended(wholeOf(text, brief)));
  const found = [...beforePronoun(own[0] ?? '', brief), ...own];
  const all = found.filter((text, at) => found.findIndex((other) => same(other).includes(same(text))) === at);
  const speaks = all.map((text) => speaksItself.test(text) || ofOurs.test(text));
  // Quotations one behind the other with a sentence between them are one.
  const [from, to] = [speaks.indexOf(true), speaks.lastIndexOf(true)];
  const plainly = (text: string): string => text.replace(owns, (_word, at: number) => (at === 0 ? 'The ' : 'the '));
  if (from < 0) return all.map(plainly);
  const quoted = all
    .slice(from, to + 1)
    .join(' ')
    .replace(/[“”]/g, '"');
  return [
    ...all.slice(0, from).map(plainly),
    `In the words of the idea: “${/[?!]$/.test(quoted) ? quoted : stripStop(quoted)}”.`,
    ...all.slice(to + 1).map(plainly),
  ];
}

/** `They lend out 350 objects a year`, `On his farm one heat in five is missed`: who that is stands in the sentence before. */
function beforePronoun(text: string, { sentences }: Pick<Brief, 'sentences'>): string[] {
  if (!pointsBack.test(text)) return [];
  const at = sentences.findIndex((one) => same(one).includes(same(text)));
  const before = sentences[at - 1];
  if (before === undefined) return [];
  const first = /\b(?:of (?:them|these|those))\b/i.test(before) ? sentences[at - 2] : undefined;
  return [...(first === undefined ? [] : [ended(first)]), ended(before)];
}

/** `Right now that's a DVD`, `Each has one clerk`, `Two SREs answer them`: told of what stands before. */
const pointsBack =
  /^(?:(?:right now|now|today|currently|at the moment),? )?(?:(?:on|in|at|for|with) )?(?:they|it|he|she|their|his|her|its|them|that|this|these|those|each)(?=['’]s\b| (?:has|have|is|are|was|were|goes|takes|gets|comes)\b| \p{L}+\b)|^(?:\p{L}+ ){1,4}(?:them|it)(?=[,.;]| )/iu;

/** `What happens then?` ends by itself, and `a form and a van:` by nothing. */
const ended = (text: string): string =>
  /[?!]$/.test(text.trim())
    ? text.trim()
    : sentence(
        text
          .trim()
          .replace(/,? (?:and )?so (?:we|i) (?:['’]d like|would like|want|decided|am|are)\b.*$/i, '')
          .replace(/[:;,]+[.]?$/, ''),
      );

/** Who is told a trouble in fewer letters asks what it costs. */
const SHORTEST_TROUBLE = 60;

export const problemTexts: Record<string, TextWriter> = {
  'problem.statement': ({ plan, say }) => {
    const { brief } = plan;
    const told = troublesTold(brief);
    if (told.length > 0) {
      const said = told.join(' ');
      return said.length >= SHORTEST_TROUBLE
        ? said
        : `${said} ${say('[The cost in hours or money is to be established in user interviews. ~ User interviews are to establish what that costs in hours or money.]')}`;
    }
    const figures = goingOn(plan);
    if (figures && !brief.problem.today)
      return say(
        `[Figures of today: ~ Today’s figures:] ${figures}. What lies behind them is asked in interviews before {prototypeDate}.`,
      );
    if (figures)
      return say(
        `Today {who} manage with {coping}. Figures of today: ${figures}. [What lies behind them is asked in interviews before {prototypeDate}. ~ Interviews before {prototypeDate} show what lies behind them.]`,
      );
    const spared = sparedIn(brief.sentences);
    return [
      brief.problem.today
        ? say(`Today {who} manage with {coping}.`)
        : spared.length > 0
          ? `According to the idea, what is to end is that ${joinWords(spared)}.`
          : 'No trouble of today is told by itself in the idea.',
      ...faultsTold(plan),
      // What nobody told is asked, and no trouble is made up for it.
      say(
        brief.problem.today || spared.length > 0
          ? '[What goes wrong with it, how often and at what cost, is asked in interviews before {prototypeDate}. ~ Interviews before {prototypeDate} have to show what goes wrong with it, how often and at what cost.]'
          : '[What goes wrong today, how often and at what cost, is asked in interviews before {prototypeDate}. ~ Interviews before {prototypeDate} have to show what goes wrong today, how often and at what cost.]',
      ),
    ].join(' ');
  },
};

/** `so that teams no longer need to stitch sources together`: what they do today, told by what shall end. */
const sparedIn = (sentences: readonly string[]): string[] =>
  sentences.flatMap((text) => {
    const [, who = '', what = ''] =
      /\b(?:so(?: that)?|which means(?: that)?) ((?:\p{Ll}+ )?\p{Ll}+s) no longer (?:need|have) to (\p{Ll}+ [^.;,]{3,80}?)(?=[.;,]|$)/u.exec(
        text,
      ) ?? [];
    return who === '' ? [] : [`${who} have to ${what}`];
  });
