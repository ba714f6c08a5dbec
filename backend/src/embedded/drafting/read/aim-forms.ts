import {
  infinitive,
  isPlural,
  lowerFirst,
  numberWords,
  participle,
  plural,
  singular,
  thirdPerson,
  withArticle,
} from '../language.js';
import { amountOf, bound, V } from './amounts.js';
import { isNounish, isPeople, isVerb, looksVerbal, verbOf } from './lexicon.js';
import { changeOf, form, limitOf, type Reader, shall, sideOf } from './target-words.js';
import { money, ratio, unitOfValue } from './values.js';
import { isPast } from './words.js';
import { unwelcome } from './worth.js';

/** Goals as people put them in a label or a wish: the thing between its two figures, none of it, where it shall be by when. */

const each = String.raw`(?:\s(?:an?|per|each|every)\s\p{L}+)`;
const things = String.raw`(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?s)`;

/** `12 kilometres`, `3 euros`: what has a unit is no number of things. */
const isCount = (figure: string, what: string): boolean =>
  unitOfValue(`${figure} ${what}`) === 'other' && !ofMoney.test(`${figure} ${what}`);
const ofMoney = new RegExp(`^${money}`, 'u');

/** `on the way`, `out of gas`, `in place`: how something stands, told with a preposition. */
const standing = String.raw`(?:on|in|at|out|off|under|without) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+`;

const isState = (words: string): boolean =>
  isPast(words.split(' ')[0] ?? '') || /^(?:late|missing|empty|short|idle|overdue|out|without)\b/.test(words);

export const aimForms: [RegExp, Reader][] = [
  // 'from 14 flights to 9 a year', 'from 30 lost keys down to 5'
  form(
    String.raw`from\s(\d[\d.,]*)\s${things}(${each})?\s(?:down |up )?to\s(?:(${bound})\s)?(\d[\d.,]*)(${each})?`,
    ([, from = '', what = '', span = '', limit, to = '', per = ''], { wished }) =>
      wished && isCount(from, what)
        ? {
            name: `number of ${what}`,
            baseline: `${from}${span || per}`,
            target: `${limitOf(limit, to)}${per || span}`,
            better: null,
          }
        : null,
  ),
  // '25 min to 5 per request', 'from 3 hours to 20 minutes a rota'
  form(
    String.raw`(?:from )?(${V})\s(?:down )?to\s(?:(${bound})\s)?(${V})`,
    ([, from = '', limit, to = ''], { wished }) => {
      const [, amount = '', per = ''] =
        /^(.*?)\s((?:an?|per|each|every) (?!day|week|month|year)\p{L}+)$/u.exec(to) ?? [];
      return wished && per !== '' && unitOfValue(from) === 'time'
        ? {
            name: `time ${per.replace(/^(?:an?|each|every) /, 'per ')}`,
            baseline: amountOf(from),
            target: limitOf(limit, amount),
            better: null,
          }
        : null;
    },
  ),
  // 'no hut out of gas', 'no crossing should be missed', 'no piece lost'
  form(
    String.raw`(?:have |see )?(?:no|not one|not a single)\s(?:more )?((?:\p{L}[\p{L}-]*\s){0,1}?\p{L}[\p{L}-]*)\s(?:(?:${shall}|to)\s)?(?:(?:be|go|get|stand|stay|run)\s)?(\p{L}[\p{L} -]{2,40}?)(?:\sany ?(?:more|longer)|\sat all)?`,
    ([whole = '', thing = '', state = ''], { wished }) => {
      const noun = thing.split(' ').at(-1) ?? '';
      const hoped = wished || /\sshould\sbe\s/.test(whole);
      if (
        !hoped ||
        !isState(state) ||
        isPast(noun) ||
        (isVerb(noun) && !isNounish(noun)) ||
        (!unwelcome.test(state) && !/^(?:out|without)\b/.test(state))
      )
        return null;
      const things = `${plural(singular(thing))} ${state}`;
      return {
        name: /^without\b/.test(state) ? things : `number of ${things}`,
        baseline: null,
        target: '0',
        better: 'lower',
      };
    },
  ),
  // 'no pupil waits longer than 10 minutes', 'nobody waits more than 3 days for a permit'
  form(
    String.raw`(?:that )?(?:no (\p{L}+(?: (?!should |has |must )\p{L}+)?)|nobody|no one) (?:should |has to |must )?(\p{L}+) (?:for )?(?:more|longer) than (${V})((?: for (?:an?|the|his|her|their) \p{L}+)?)`,
    ([whole = '', who = '', verb = '', to = '', what = ''], { wished }) => {
      const base = infinitive(verb);
      // 'No volunteer should work more than three evenings' rules; nobody should have to wait.
      const hoped = wished || (/ should /.test(whole) && /^(?:wait|queue|stand)$/.test(base));
      return hoped && base && unitOfValue(amountOf(to)) === 'time'
        ? {
            name: `time that ${who === '' ? 'somebody' : withArticle(who)} ${thirdPerson(base)}${what}`,
            baseline: null,
            target: `at most ${amountOf(to)}`,
            better: 'lower',
          }
        : null;
    },
  ),
  // 'lose no more than three bookings a season', 'serve at least 40 guests a day'
  form(
    String.raw`(?:to )?(\p{L}+)\s(${bound})\s(\d[\d.,]*|${numberWords.slice(1, 13).join('|')})\s${things}(${each})?`,
    ([, verb = '', limit = '', to = '', what = '', span = ''], { hoped }) => {
      const base = verbOf(verb) ?? (looksVerbal(verb) ? verb.toLowerCase() : '');
      return hoped &&
        base &&
        isCount(to, what) &&
        !/^(?:have|get|see|reach|hit|win)$/.test(base) &&
        !/^(?:about|around|only)$/i.test(limit)
        ? {
            name: `number of ${what} ${participle(base)}`,
            baseline: null,
            target: `${limitOf(limit, to)}${span}`,
            better: sideOf(undefined, limit),
          }
        : null;
    },
  ),
  // 'a bed should be at the door two days after the call'
  form(
    String.raw`((?:an?|the|every|each|all) \p{L}[\p{L} -]{1,40}?) should be ((?:at|in|on|with|back|out|there)(?: [\p{L} -]{2,30}?)?) (?:within )?(${V}|(?:${numberWords.slice(2, 13).join('|')}) (?:hours|days|weeks)) (after|from) ((?:the|an?|its|their) [\p{L} -]{2,30})`,
    ([, what = '', where = '', to = '', , since = '']) =>
      unitOfValue(amountOf(to)) === 'time'
        ? {
            name: `time until ${lowerFirst(what)} is ${where} after ${since}`,
            baseline: null,
            target: amountOf(to),
            better: 'lower',
          }
        : null,
  ),
  // 'two trips a day instead of seven'
  form(
    String.raw`(?:(${bound})\s)?(\d[\d.,]*|${numberWords.slice(1, 13).join('|')})\s${things}(${each})?,?\s(?:instead of|rather than|not)\s(\d[\d.,]*|${numberWords.slice(1, 13).join('|')})`,
    ([, limit, to = '', what = '', span = '', from = ''], { wished }) =>
      wished && isCount(to, what)
        ? { name: what, baseline: `${amountOf(from)}${span}`, target: `${limitOf(limit, to)}${span}`, better: null }
        : null,
  ),
  // 'have ten groups lending to each other'
  form(
    String.raw`(?:to )?have\s(?:(${bound})\s)?(\d[\d.,]*|${numberWords.slice(1, 13).join('|')})\s${things}\s(\p{L}+ing\b[^,;]{0,40})`,
    ([, limit, to = '', what = '', doing = ''], { hoped }) =>
      hoped && isCount(to, what)
        ? {
            name: `number of ${what} ${doing}`,
            baseline: null,
            target: limitOf(limit, to),
            better: sideOf(undefined, limit) ?? 'higher',
          }
        : null,
  ),
  // 'answer every letter within two days', 'fill an empty plot in ten days'
  form(
    String.raw`(?:to )?(\p{L}+) (an?|the|each|every|all) (\p{L}[\p{L} -]{2,40}?) (?:with)?in (${V})`,
    ([, verb = '', article = '', what = '', to = ''], { hoped, from }) =>
      hoped &&
      from !== true &&
      isVerb(verb) &&
      !/^(?:launch|start|begin|open|build|release|introduce|pilot|test|try|have|get|see|roll|finish|complete)$/.test(
        verb,
      ) &&
      unitOfValue(amountOf(to)) === 'time'
        ? {
            name: `time to ${verb} ${/^(?:each|every)$/i.test(article) ? withArticle(what) : `${article} ${what}`}`,
            baseline: null,
            target: `within ${amountOf(to)}`,
            better: 'lower',
          }
        : null,
  ),
  // 'fewer than 200 people turned away'
  form(
    String.raw`(${bound})\s(\d[\d.,]*)\s(\p{L}+)\s(\p{L}+(?: (?:away|back|off|out|down|twice|late))?)(${each})?`,
    ([, limit = '', to = '', who = '', state = '', span = ''], { wished }) =>
      wished && isPeople(who) && isPlural(who) && isPast(state.split(' ')[0] ?? '')
        ? {
            name: `number of ${who} ${state}`,
            baseline: null,
            target: `${limitOf(limit, to)}${span}`,
            better: sideOf(undefined, limit),
          }
        : null,
  ),
  // 'send home no more than one in ten'
  form(
    String.raw`(?:to )?(\p{L}+)( home| away| back| off)?\s(${bound})\s(${ratio}|\d[\d.,]*\s?(?:%|per ?cent))(?:\sof (?:the |our )?(\p{L}+(?: \p{L}+)?))?`,
    ([, verb = '', where = '', limit = '', to = '', of = ''], { wished }) => {
      const base = verbOf(verb);
      return wished && base && !/^(?:be|have|get|see|reach|stay|pay|spend)$/.test(base)
        ? {
            name: of ? `share of ${of} ${participle(base)}${where}` : `share that is ${participle(base)}${where}`,
            baseline: null,
            target: limitOf(limit, to),
            better: sideOf(undefined, limit),
          }
        : null;
    },
  ),
  // 'drive 20 % fewer kilometres'
  form(
    String.raw`(?:to )?(\p{L}+)\s(?:about |at least )?(\d[\d.,]*\s?(?:%|per ?cent))\s(more|fewer|less)\s(\p{L}[\p{L} -]{2,40}?)`,
    ([, verb = '', by = '', how = '', what = '']) => {
      const base = verbOf(verb);
      if (!base || /^(?:have|get|see)$/.test(base)) return null;
      const better = /more/i.test(how) ? 'higher' : 'lower';
      return { name: `${what} ${participle(base)}`, baseline: null, target: changeOf(by, better), better };
    },
  ),
  // 'a stand-in is found within ten minutes'
  form(
    String.raw`(?:that )?((?:an?|each|every|all)\s(?:\p{L}[\p{L}-]*\s){1,3}?)(?:is|are)\s(\p{L}+)\swithin\s(${V})`,
    ([, what = '', state = '', to = ''], { wished }) => {
      const thing = what.trim().replace(/^(?:each|every) (.+)$/i, (_, one: string) => withArticle(one));
      return wished && isPast(state) && unitOfValue(amountOf(to)) === 'time'
        ? {
            name: `time until ${thing} ${/^all /.test(thing) ? 'are' : 'is'} ${state}`,
            baseline: null,
            target: `within ${amountOf(to)}`,
            better: 'lower',
          }
        : null;
    },
  ),
  // 'plots should stay empty for no more than three weeks instead of eleven'
  form(
    String.raw`${things}\s(?:${shall})\s(?:be|stay|stand|remain|lie|wait)\s(\p{L}+)\s(?:for )?((?:${bound})\s)?(${V})\s(?:instead of|rather than|not)\s(${V}|\d[\d.,]*)(?: as it is (?:now|today)| as (?:now|today)| today| now)?`,
    ([, what = '', state = '', limit = '', to = '', from = '']) => {
      const [, unit = ''] = /^\S+( .+)$/.exec(amountOf(to)) ?? [];
      return unitOfValue(amountOf(to)) === 'time'
        ? {
            name: `time that ${withArticle(lowerFirst(singular(what)))} stays ${state}`,
            baseline: /^\d[\d.,]*$/.test(from) ? `${from}${unit}` : amountOf(from),
            target: limitOf(limit.trim(), amountOf(to)),
            better: 'lower',
          }
        : null;
    },
  ),
  // 'nobody was forgotten any more'
  form(
    String.raw`(?:that )?(?:nobody|no one) (?:is|was|gets?|be|has to be|should be) (\p{L}+)(?: any ?more| again)?`,
    ([, state = ''], { wished }) =>
      wished && isPast(state)
        ? { name: `number of people ${state}`, baseline: null, target: '0', better: 'lower' }
        : null,
  ),
  // 'have a donor on the way within 45 minutes in 9 of 10 cases', 'each bill paid within 14 days'
  form(
    String.raw`(?:have |get |see )((?:an?|the|each|every|all)\s(?:\p{L}[\p{L}-]*\s){1,4}?)(\p{L}+|${standing})\s(?:with)?in\s(?:under |at most |less than )?(${V})((?:\sin\s(?:at least )?(?:${ratio}|\d[\d.,]*\s?%(?: of)?)(?:\s(?:the |all )?\p{L}+)?)?)`,
    ([, what = '', state = '', to = '', share = ''], { wished }) => {
      const thing = what.trim().replace(/^(?:each|every) (.+)$/i, (_, one: string) => withArticle(one));
      if (!wished || unitOfValue(amountOf(to)) !== 'time' || !(state.includes(' ') || isPast(state))) return null;
      return {
        name: `time until ${thing} ${/^all /.test(thing) ? 'are' : 'is'} ${state}`,
        baseline: null,
        target: `within ${amountOf(to)}${share.replace(/(\d+) in (\d+)/, '$1 of $2')}`,
        better: 'lower',
      };
    },
  ),
];
