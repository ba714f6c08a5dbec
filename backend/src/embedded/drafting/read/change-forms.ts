import { isPlural, singular } from '../language.js';
import { isPeople } from './lexicon.js';
import { amountOf, bound, part, V } from './amounts.js';
import {
  atMost,
  CHANGE,
  changeOf,
  doneTo,
  down,
  form,
  limitOf,
  lowering,
  NP,
  raising,
  type Reader,
  several,
  shall,
  sideOf,
} from './target-words.js';
import { timedBy } from './moved.js';
import { unitOfValue } from './values.js';
import { unwelcome } from './worth.js';

/** Goals as a change: from one figure to another, by a part, down to something. */
export const changeForms: [RegExp, Reader][] = [
  // '900 instead of 600 clients a year'
  form(
    String.raw`(?:(\p{L}+)\s)?(\d[\d.,]*)\s(?:instead of|rather than|not|up from|down from)\s(\d[\d.,]*)\s(\p{L}[\p{L} -]{2,50}?)(\s(?:an?|per|each|every)\s\p{L}+)?`,
    ([, verb = '', to = '', from = '', name = '', span = '']) => ({
      name: `${isPlural(name.split(' ')[0] ?? '') || name ? 'number of ' : ''}${name}${doneTo(verb)}`,
      baseline: `${from}${span}`,
      target: `${to}${span}`,
      better: null,
    }),
  ),
  // '10 minutes instead of 35 for the weekly report', '2 days rather than 6 to answer', '3 minutes not 8 per order'
  form(
    String.raw`(?:(${bound})\s)?(${V})\s(?:instead of|rather than|not)\s(?:about |around )?(${V})\s((?:for|per|until|to|from)\s\p{L}[\p{L} '’-]{2,50}?)`,
    ([, limit, to = '', from = '', what = '']) =>
      unitOfValue(amountOf(to)) === 'time'
        ? { name: `time ${what}`, baseline: amountOf(from), target: limitOf(limit, to), better: null }
        : null,
  ),
  // '5 minutes' wait instead of 14', '5 minutes late instead of 40'
  form(
    String.raw`(\d[\d.,]*)\s(minutes|hours|days|weeks)['’]?\s((?:of )?\p{L}[\p{L} -]{2,30}?),?\s(?:instead of|rather than|not)\s(?:about |around )?(\d[\d.,]*)(?:\s(?:minutes|hours|days|weeks))?`,
    ([, to = '', unit = '', what = '', from = '']) =>
      /^(?:of )?(?:wait|delay|queue|search|work|driv|typ|travel|pap)|ing\b|time$/i.test(what)
        ? { name: what.replace(/^of /i, ''), baseline: `${from} ${unit}`, target: `${to} ${unit}`, better: null }
        : { name: `${unit} ${what}`, baseline: from, target: to, better: null },
  ),
  // '25 tonnes a week collected instead of 11'
  form(
    String.raw`(\d[\d.,]*)\s(\p{L}+)(\s(?:an?|per|each|every)\s\p{L}+)?\s(\p{L}+(?:ed|t|n|ld|id))\s(?:instead of|rather than|not|up from|down from)\s(\d[\d.,]*)`,
    ([, to = '', unit = '', span = '', how = '', from = '']) => ({
      name: `${unit} ${how}`,
      baseline: `${from} ${unit}${span}`,
      target: `${to} ${unit}${span}`,
      better: null,
    }),
  ),
  // 'Reserve within 10 minutes instead of a day', 'answers within 2 working days rather than 6'
  form(
    String.raw`(\p{L}[\p{L} '’-]{2,70}?)(?:\s(?:should|must|shall|will|to)(?:\s(?:be|take|come))?|\stakes?|\sin|\swithin|\safter|\sat)*\s(?:under |at most |less than )?(${V})(?:\s(?:of|after|before) (?:the |their |its )?(\p{L}[\p{L} ]{2,30}?))?,?\s(?:instead of|rather than|and not|not)\s(?:after |in |within )?(?:about |around |up to )?(${V})`,
    ([, what = '', to = '', since, from = '']) => ({
      name: `${timedBy(what, amountOf(to))}${since ? ` from the ${since}` : ''}`,
      baseline: amountOf(from),
      target: amountOf(to),
      better: null,
    }),
  ),
  // 'alarm to correction 10 min (now 5 hrs)'
  form(
    String.raw`(?:time )?(?:from )?(?:the )?(\p{L}+(?: \p{L}+)?) to (?:the )?(\p{L}+(?: \p{L}+)?)(?: in)?:?\s(?:(${bound})\s)?(${V})`,
    ([, begin = '', end = '', limit, to = ''], { from }) =>
      from && unitOfValue(to) === 'time' && !isPeople(begin)
        ? { name: `time from ${begin} to ${end}`, baseline: null, target: limitOf(limit, to), better: null }
        : null,
  ),
  // 'waste from 11% to 8%', 'Less food thrown away: from 14 kg a week to 6', 'Queue at peak time 20 min → 5 min'
  form(
    String.raw`${CHANGE}(?:less |fewer |more )?${NP}(?:[:,]|\s(?:${shall}\s)?(?:falls?|drops?|rises?|goes|go|grows?|cut|reduced|raised|lowered|brought|down|up))?\s(?:down |up )?(?:from )?(?:about |around )?(${V}(?:\s\p{L}+\s(?:an?|per|each)\s\p{L}+)?)\s(?:down |up )?to\s(?:(${bound})\s)?(${V})`,
    ([whole, , name = '', from = '', limit, to = '']) =>
      /\bfrom\b/i.test(whole ?? '') || (/%/.test(to) && /%/.test(from))
        ? {
            name,
            baseline: amountOf(from),
            target: limitOf(limit, to),
            better: null,
          }
        : null,
  ),
  // 'halve lost trolleys', 'officer time for slips halved'
  form(
    String.raw`(halve|double|triple)\s(?!\p{L}+s (?:may|must|should|shall|are|happen|(?:to )?(?:\d|zero\b|none\b|nil\b)))${NP}`,
    ([, word = '', name = '']) => ({
      name,
      baseline: null,
      target: several(word, null),
      better: /^halve/i.test(word) ? 'lower' : 'higher',
    }),
  ),
  form(String.raw`${NP}\s(?:${shall}\s)?(halved|doubled|tripled|cut in half)`, ([, name = '', word = '']) => ({
    name,
    baseline: null,
    target: several(word, null),
    better: /halve|half/i.test(word) ? 'lower' : 'higher',
  })),
  // 'grow from 60 to 150 member farms'
  form(
    String.raw`(?:grow|growing|expand|go|move|increase|shrink|get|come)\s(?:down |up )?from\s(${V})\sto\s(?:(${bound})\s)?(${V})\s(\p{L}[\p{L} -]{2,40}?)`,
    ([, from = '', limit, to = '', name = '']) => ({
      name,
      baseline: amountOf(from),
      target: limitOf(limit, to),
      better: null,
    }),
  ),
  // 'from 45 to 120 restaurants'
  form(
    String.raw`from\s(${V})\sto\s(?:(${bound})\s)?(${V})\s(\p{L}[\p{L} -]{2,40}?)`,
    ([, from = '', limit, to = '', name = ''], { wished }) =>
      wished && unitOfValue(from) === 'other' && unitOfValue(to) === 'other'
        ? { name, baseline: amountOf(from), target: limitOf(limit, to), better: null }
        : null,
  ),
  // 'Fewer forgotten doses: none'
  form(
    String.raw`(fewer|less|more)\s(\p{L}[\p{L} '’-]{2,60}?):\s(?:only )?(?:(${bound})\s)?(${V})`,
    ([, how = '', name = '', limit, to = '']) => ({
      name,
      baseline: null,
      target: limitOf(limit, to),
      better: /more/i.test(how) ? 'higher' : 'lower',
    }),
  ),
  // '15% more bookings'
  form(
    String.raw`(?:have |get |see )?(\d[\d.,]*\s?(?:%|per ?cent)|${part}|twice as|half as)\s(more|fewer|less|higher|lower|many|much)\s(\p{L}[\p{L} -]{2,50}?)`,
    ([, by = '', how = '', said = '']) => {
      // 'twice as many pupils should read the comments'
      const name = said.replace(
        /^(\p{L}+(?: \p{L}+)?) (?:should|must|shall|to) (?=\p{L}+ )/u,
        (_, who: string) => `number of ${who} ${isPeople(who) ? 'who' : 'that'} `,
      );
      const better = /fewer|less|lower/i.test(how) || /^half as/i.test(by) ? 'lower' : 'higher';
      const target = /as$/i.test(by) ? several(/^half/i.test(by) ? 'halve' : 'double', null) : changeOf(by, better);
      return { name, baseline: null, target, better };
    },
  ),
  // 'Save each ranger 5 hours a week'
  form(
    String.raw`sav(?:e|es|ing)\s(?:each|every|our|the|a)\s(\p{L}[\p{L} -]{2,30}?)\s(?:about |at least )?(${V})`,
    ([, who = '', to = '']) =>
      unitOfValue(to) === 'time'
        ? {
            name: `time saved per ${singular(who)}`,
            baseline: null,
            target: amountOf(to),
            better: 'higher',
          }
        : null,
  ),
  // 'waiting time must not exceed 30 minutes'
  form(
    String.raw`${NP}\s(?:must|should|may|shall|can) (?:not|never) (?:exceed|be (?:more|longer|higher) than|take (?:more|longer) than|go (?:above|over))\s(${V})`,
    ([, name = '', to = '']) => (unwelcome.test(name) ? atMost(name, to) : null),
  ),
  // 'Cut return e-mails by 70%', 'cancelled rides are to fall by a third', 'waste minus 40%'
  form(
    String.raw`(${lowering}|${raising})\s${NP}\sby\s(?:at least |about )?(${V}|${part})`,
    ([, verb = '', name = '', by = '']) => {
      const better = down.test(verb) ? 'lower' : 'higher';
      return { name, baseline: null, target: changeOf(by, better), better };
    },
  ),
  form(
    String.raw`${NP}\s(?:${shall}\s)?(falls?|drops?|shrinks?|decreases?|be cut|be reduced|cut|reduced|lowered|go(?:es)? down|down|rises?|grows?|increases?|go(?:es)? up|be raised|raised|up)\sby\s(?:at least |about )?(${V}|${part})`,
    ([, name = '', verb = '', by = '']) => {
      const better = /fall|drop|shrink|decrease|cut|reduced|lowered|down/i.test(verb) ? 'lower' : 'higher';
      return { name, baseline: null, target: changeOf(by, better), better };
    },
  ),
  form(
    String.raw`${NP}\s(minus|plus|[-–−+]|down|up)\s?(\d[\d.,]*\s?(?:%|per ?cent))`,
    ([, name = '', sign = '', by = '']) => {
      const better = /minus|down|[-–−]/i.test(sign) ? 'lower' : 'higher';
      return { name, baseline: null, target: changeOf(by, better), better };
    },
  ),
  // 'Wrong orders must become zero'
  form(
    String.raw`${NP}\s(?:must|should|shall|has to|have to|will|need to|needs to) (?:become|reach|come to|go to) (?:(${bound})\s)?(${V})`,
    ([, name = '', limit, to = '']) => ({
      name,
      baseline: null,
      target: limitOf(limit, to),
      better:
        amountOf(to) === '0' ? 'lower' : (sideOf(undefined, limit) ?? (unwelcome.test(name) ? 'lower' : 'higher')),
    }),
  ),
  // 'emails down to 150', 'bring the wait down to 1 week', 'raise utilisation to 70 percent'
  form(
    String.raw`${CHANGE}${NP}\s(?:${shall}\s)?(?:(?:falls?|drops?|goes|go|comes?|rises?|grows?|cut|reduced|raised|lowered|brought|reach(?:es)?)\s)?(down to|up to|to|below|under|above|reach|at)\s(?:(${bound})\s)?(${V})`,
    ([whole = '', verb, name = '', how = '', limit, to = ''], { wished, verb: before }) => {
      const moved =
        /^(?:down|up)/i.test(how) ||
        new RegExp(`\\s(?:fall|drop|rise|grow|cut|reduce|raise|lower|brought|reach)`, 'i').test(whole);
      if (!(verb || moved || before || (wished && / (?:should|must|to|will) /.test(whole)))) return null;
      // 'approve payouts up to £500' permits.
      if (/^up to$/i.test(how) && !wished) return null;
      const bounded = limit ?? (/^(?:below|under|above)$/i.test(how) ? how : undefined);
      return {
        name,
        baseline: null,
        target: limitOf(bounded, to),
        better:
          sideOf(verb ?? (/^down/i.test(how) ? 'down' : before || undefined), bounded) ??
          (unwelcome.test(name) ? 'lower' : 'higher'),
      };
    },
  ),
];
