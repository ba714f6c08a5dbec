import { upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { asksSomebody, coreName } from './core-name.js';
import { detailsOf } from './details.js';
import { outsideClause } from './outside-clause.js';
import { openEnd, shortened } from './shortened.js';
import { longTitleOf } from '../told/said-title.js';

/**
 * What a deed is called wherever it is spoken of: verb, object and at most one short complement. What belongs to the
 * entry, when it is done and up to which limit is told by its behaviour, unless only that tells two deeds apart.
 */
export function nameOf(capability: Capability, all: readonly Capability[]): string {
  const at = all.indexOf(capability);
  return (at < 0 ? waysToName(capability)[0] : namesOf(all)[at]) ?? '';
}

/** What a deed alone is called, whatever the function is called that holds it: in full, where that can be read at one go. */
export function deedNameOf({ said: _, ...deed }: Capability): string {
  const whole = [deed.verb, deed.object, deed.tail].filter(Boolean).join(' ');
  return whole.length <= longest ? upperFirst(whole) : nameOf(deed, []);
}

const known = new WeakMap<readonly Capability[], string[]>();

/** The names of all deeds of an idea: of those that would be called the same each is told by more. */
export function namesOf(all: readonly Capability[]): string[] {
  const before = known.get(all);
  if (before) return before;
  const ways = all.map(waysToName);
  const names = ways.map(
    (own, at) => own.find((name) => others(ways, at).every((one) => !isLike(one, name))) ?? own.at(-1) ?? '',
  );
  known.set(all, names);
  return names;
}

/** `confirm that the box was delivered`: the deed names what its sentence only points to. */
const isClearer = ({ verb, object, tail, words, deeds, named }: Capability, title: string): boolean =>
  words === undefined &&
  deeds === undefined &&
  named !== true &&
  points.test(title) &&
  !points.test([verb, object, tail].join(' ')) &&
  title.split(' ').length <= [verb, object, tail].join(' ').trim().split(' ').length + 1;
const points = /\b(?:it|they|them)\b/i;

const others = (ways: string[][], at: number): string[] =>
  ways.flatMap((own, place) => (place === at ? [] : own.slice(0, 1)));
const isLike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A deed by its shortest name, and by longer ones. */
function waysToName(capability: Capability): string[] {
  const { verb, object, tail, said } = capability;
  if (said?.title !== undefined && !isClearer(capability, said.title)) return [said.title, longTitleOf(said)];
  // 'Audit log of every change': as the idea calls it.
  if (capability.named) {
    const whole = withoutDetails([object.replace(/^an? /, ''), tail].filter(Boolean).join(' '));
    const main = behindCase(whole);
    return (opensWithCase.test(main) ? [main] : [shortened(main, wanted), shortened(main), main]).map(upperFirst);
  }
  const timeless = withoutTime(capability);
  const plain = detailsOf(capability).length > 1 && onlyDetails.test(timeless.tail) ? '' : timeless.tail;
  const full = [verb, object, plain].filter(Boolean).join(' ');
  const [main = full] = full.split(condition);
  const unlimited = limit.test(main) ? endsWell(main.replace(limit, '')) : main;
  const limitless = object === '' ? full : unlimited + full.slice(main.length);
  const told = [verb, object, tail].filter(Boolean).join(' ');
  const core = coreName(timeless);
  // 'ask the adopter whether they wish to continue': with the whole question.
  const asked = [verb, object].join(' ');
  if (asksSomebody(capability) && asked.length <= aQuestion) return [asked, told].map(upperFirst);
  return [
    ...(core === null ? [] : [shortened(limit.test(core) ? endsWell(core.replace(limit, '')) : core, wanted)]),
    shortened(limitless, wanted),
    shortened(full, longer),
    shortened(told),
    told,
  ].map((name) => upperFirst(withoutTorn(outsideClause(name, told), told).replace(torn, '')));
}

/** `If the store manager hasn't responded by 10 a.m., the proposal lapses`: what happens then; of `it` the case is told as well. */
const behindCase = (text: string): string => {
  const [, main = ''] = caseFirst.exec(text) ?? [];
  return main.split(' ').length > 2 && !/^(?:it|they|he|she|this|that|these|those|one)\b/i.test(main) ? main : text;
};
const unitOfTime = '(?:minute|hour|day|week|month|year)s?';
const caseFirst = new RegExp(
  String.raw`^(?:(?:if|when|whenever|once|as soon as|unless|until|where|while|(?:after|before|within|beyond) (?:that|this|\d+|an?|one|two|three)) [^,;]+,|(?:after|before|beyond) (?:that|this),|(?:after|within) (?:\S+ )?\S+ ${unitOfTime},?) ((?:the|an?|each|every|all|no|\p{L}+) .+)$`,
  'iu',
);
const opensWithCase = /^(?:if|when|whenever|once|as soon as|unless|until|after|before|within) /i;

/** `Reason code, max 12 codes`, `destination advice: shelf, outlet`: what stands behind is told of it and names nothing. */
function withoutDetails(text: string): string {
  const plain = text.replace(/\s?\([^()]*\)/g, '');
  const [name = plain] = plain.split(/[:;]\s|,\s(?=(?:max|min|at most|up to|with|only|incl)\b)/);
  return name.split(' ').length > 1 ? name : plain;
}

/** `set the hours and the area in | which they teach`, `offer those slots that leave | at least 20 minutes` */
export const withoutTorn = (name: string, told: string): string =>
  told.length === name.length
    ? name
    : told.startsWith(name) && /^ (?:which|whom)\b/i.test(told.slice(name.length))
      ? name.replace(/ (?:in|on|at|for|to|of|with|from|by|through)$/i, '')
      : name.replace(/(?<=^\S+ \S.*) (?:that|which|who) \p{Ll}+$/u, '');

/** `set a deadline that`: what was torn off behind it is not begun. */
const torn =
  /(?: (?:in|on|at|for|to|of|from|with))? (?:that|which|who|whose|(?:what )?they(?:'re|’re| are))$| (?:sorted|ordered|grouped)$|,? and (?:anything|everything|those|any|all)$| (?:and|or|the|an?|of|than|over|in|to)$/iu;

/** Letters of a name that is read at one go, and of one that has to tell more. */
const wanted = 48;
const longer = 60;
const longest = 76;
/** Of a question that is part of the name. */
const aQuestion = 85;

/** `manage keys, budgets and` of so many members: the list is closed where its last part is left out. */
const endsWell = (text: string): string => {
  const plain = text.replace(openEnd, '').replace(/ (?:in|on|over)$/, '');
  const list = plain.replace(/,? (?:and|or)$/, '');
  return list === plain ? plain : list.replace(/, ([^,]+)$/, ' and $1');
};

const condition = /(?= (?:when|whenever|if|unless|while|as soon as|once) )/iu;

/** `up to 48 hours before it starts`, `within 4 hours`, `of at most 25 MB each`: a limit is told by what it limits. */
const limit =
  /(?<=^\S+ \S.*),? (?:(?:for |of )*(?:up to|at most|no more than|at least)|within|until|no later than|between) (?:the )?(?:\d|[€£$]|an? |one |two |three |four |five |six |seven |eight |ten |twelve )[^,;]*$/iu;

const onlyDetails = /^with [^;:]+ and [^;:]+$/i;

const withoutTime = (capability: Capability): Capability =>
  capability.object === '' ? capability : { ...capability, tail: capability.tail.replace(time, '') };

const unit = 'day|night|morning|afternoon|evening|week|weekend|month|quarter|season|year|shift|hour';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** A time of the clock or the calendar; `two days before the visit` says what it is about, and stays. */
const time = new RegExp(
  `(?:^| )(?:(?:the )?(?:same|next|following) (?:${unit})|(?:at |by )?(?:the )?end of (?:the )?(?:${unit})|(?:each|every) (?:${unit}|${weekday})(?: (?:morning|afternoon|evening|night))?|(?:on )?${weekday}(?:s| (?:morning|afternoon|evening|night)s?)|(?:on )?the (?:${unit}) before|daily|weekly|monthly|yearly|in the (?:morning|afternoon|evening)|at (?:night|noon|midnight|closing time))$`,
  'i',
);
