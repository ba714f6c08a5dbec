import { isSomebody } from '../grammar/somebody.js';
import { asMine } from '../know/capability-slots.js';
import { isPlural, lowerFirst, plural, sentence, stripStop, upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isVerb } from '../read/lexicon.js';
import type { Said } from '../told/said.js';
import { speaksItself } from '../told/speaks.js';
import { answerTo, furtherCases, opensFurther } from './case-clauses.js';
import { ruleChecksOf } from './operating.js';
import { finiteOf, saidParts } from './said-parts.js';
import { ofSentence, ofSuch, ofWish } from './said-last.js';
import { saidTests } from './said-tests.js';
import { isSaidSo, openingOf, wantIn, wholeWish } from './said-want.js';
import { sentenceChecks } from './sentence-checks.js';
import { sentenceLimits } from './sentence-limits.js';
import type { Feature } from './plan.js';

type Test = Feature['tests'][number];

interface Whose {
  product: string;
  /** Whoever does it, one of them; empty where nobody is named. */
  role: string;
  /** Who wants what nobody does there. */
  wantedBy: string;
  /** All of the sentence was taken apart, and says no more than the deed. */
  isWhole: boolean;
  /** What is done there is done with people, so that `they` need not be whoever does it. */
  isWithPeople: boolean;
  /** How the other deeds of the sentence are tried. */
  beside: Test[][];
  /** How a rule is tried that it tells, with the deed that it rules. */
  asRule: Test[];
}

/** A function that is told in the sentence of the idea that asks for it. */
export function inItsSentence(feature: Feature, said: Said, whose: Whose): Feature {
  const { product, role, isWhole, beside, asRule, isWithPeople } = whose;
  const text = withProduct(said.text, product);
  const isTheirs = said.wish !== null && role !== '' && !said.isProducts && isOf(said.who, role);
  const whole = said.wish === null ? null : wholeWish(said.wish, text);
  const rest = feature.description.startsWith(feature.asked ?? '\uE000')
    ? feature.description.slice(stripStop(feature.asked ?? '').length).replace(/^[.\s]+/, '')
    : '';
  const told = {
    ...feature,
    so: '',
    gain: '',
    description: `${said.isQuoted ? `As the idea says: “${stripStop(text)}.”` : sentence(text)}${/^Proposed: /.test(rest) ? ` ${rest}` : ''}`,
    statement: statementOf(said, { text, role, product }),
  };
  const { want: mine, why } = withWhy(
    isTheirs && whole !== null
      ? `to ${mineIn(whole, isWithPeople)}`
      : wantIn(said, { text, product, role: whose.wantedBy || role }),
  );
  const reason = why === '' ? {} : { so: why, gain: why };
  const own = said.isQuoted ? [] : saidTests(text);
  const plain = stripStop(text);
  const limits = said.isQuoted
    ? []
    : [...answerTo(plain, product), ...(sentenceLimits(plain) ?? []), ...furtherCases(plain)];
  // 'The worker sends the photo; the bot reads it back': the answer says more than that it was sent.
  const isAnswered = !said.isQuoted && answerTo(plain, product).length > 0;
  // What is told of a thing is tried with such things.
  const such = said.isQuoted || said.isProducts || isTheirs ? [] : ofSuch(text, said.who);
  if (feature.words === undefined) {
    // 'Only directors can see the contract': with somebody else as well.
    const others = /^only\b/i.test(text) ? (checksOf(text, product) ?? []).slice(0, 1) : [];
    const saying = isAnswered
      ? feature.tests.filter(({ then }) => !/\bshown as \p{L}+, with name and time$/u.test(then))
      : feature.tests;
    const isTried = feature.tests.some(({ given, when }) => / not /.test(given) || / not /.test(when));
    // 'it is on record that the piece has been opened': what can be done then says more.
    const isOnlyNoted = feature.tests.every(({ then }) => /^it is on record\b/.test(then));
    const opened = isOnlyNoted && isTheirs && whole !== null ? ofWish(whole, role) : [];
    const ownTests = opened.some(({ then }) => /^they can /.test(then)) ? opened.map(sureOf) : saying;
    const tried = testsTogether([...limits, ...ownTests], isTried ? [...beside, own] : [others, ...beside, own]);
    // 'Anyone who has objected is left out'
    if (such.length > 0 && /^(?:anyone|everyone|anything|everything) (?:who|that|not) /i.test(text))
      return { ...told, ...reason, tests: such, need: mine, want: mine };
    // What is done to a thing by the way is not tried as if the product did it.
    const tests =
      feature.wantedBy && !said.isProducts && tried.every(({ isPlain }) => isPlain) && such.length > 0 ? such : tried;
    // The deed alone is what is wanted where the sentence says no more.
    const isDeeds = feature.wantedBy === undefined && !isTheirs && limits.length === 0 && !/[,;]/.test(text);
    return (isWhole || isDeeds) && !said.isProducts
      ? { ...told, tests }
      : { ...told, ...reason, tests, need: mine, want: mine };
  }
  const named = (tests: Test[]): Test[] => tests.map((test) => ({ ...test, then: inName(test.then, product) }));
  const rule = asRule.length > 0 ? asRule : (checksOf(text, product) ?? []);
  // 'Appointments need a driver, and if there is none, everyone is told': what stands before is tried as well.
  const main = rule.length === 0 && limits.length > 0 ? ofSentence(text, product).slice(0, 1).map(sureOf) : rule;
  const sure = testsTogether([...main, ...limits], [...beside, own]);
  return {
    ...told,
    ...reason,
    need: mine,
    want: mine,
    ...(isTheirs && { asked: sentence(`${upperFirst(plural(role))} ${said.wish ?? ''}`), isByItself: false }),
    tests: sure.some(({ isPlain }) => !isPlain)
      ? named(sure)
      : named(such.length > 0 ? such : isTheirs && whole !== null ? ofWish(whole, role) : ofSentence(text, product)),
  };
}

const sureOf = ({ isPlain: _, ...test }: Test): Test => test;

/** `tally & Brief may sort it out`: the product keeps its name. */
const inName = (text: string, product: string): string => text.replace(lowerFirst(product), upperFirst(product));

/** `…, so payroll is not affected`: why it is wanted is told as that. */
function withWhy(said: string): { want: string; why: string } {
  const { want = said, why = '' } =
    /^(?<want>.{12,}?),? so (?:that )?(?<why>\p{Ll}[^,;]{8,90})$/u.exec(said)?.groups ?? {};
  return /[“”]/.test(said) || /^(?:as|far|much|many|long|to)\b/.test(why) || /^(?:they|it|he|she)\b/.test(why)
    ? { want: said, why: '' }
    : { want, why };
}

/** `note how many pieces they collect and plan their rounds`, as the one who does it says it, deed by deed. */
const mineIn = (wish: string, isWithPeople: boolean): string =>
  asI(wish)
    .replace(/\b(?:his|her|their) own\b/g, 'my own')
    .replace(/\b(?:themselves|himself|herself)\b/g, 'myself')
    .replace(/\b(?:his|her)(?= \p{Ll})/gu, 'my')
    .replace(/\bhim\b/g, 'me')
    .split(/(,? (?:and|or) |, )/)
    .map((part) => asMine(part, isWithPeople ? 'person' : ''))
    .join('');

/** `set what they are interested in`: where nothing else can be meant, whoever wishes it is. */
const asI = (wish: string): string =>
  wish.replace(
    /\bthey(?<short>['’]re| are| were|['’]ve| have)?\b/g,
    (they: string, short: string | undefined, at: number) => {
      const before = wish.slice(0, at);
      if (/,? and when $|\($/.test(before)) return they;
      const isTheirs = /\b(?:an?|the|each) \p{L}+ $/u.test(before) || !(before.match(/\p{L}+/gu) ?? []).some(isPlural);
      return isTheirs
        ? `I${(short ?? '')
            .replace(/['’]re/, "'m")
            .replace(' are', ' am')
            .replace(' were', ' was')}`
        : they;
    },
  );

/** `The shift lead`, `I`: they are meant; who is only a pronoun may be anybody. */
const isOf = (who: string, role: string): boolean =>
  /^(?:I|we|you)$/i.test(who) || who.toLowerCase().includes((role.split(' ')[0] ?? role).toLowerCase());

/** How it shows that a rule is kept, or what follows of the case that opens the sentence; null where that is not told. */
function checksOf(text: string, product: string): Test[] | null {
  const [first = text, ...others] = text.split(/(?<=[.!?])\s/).map(stripStop);
  if (speaksItself.test(first)) return null;
  // 'Press Log must not stop a press': it is no case of itself.
  const isCase = ({ given }: Test): boolean => given.toLowerCase() !== product.toLowerCase();
  const sure = sentenceChecks(first.split(opensFurther)[0] ?? first)?.filter(isCase) ?? [];
  const own = sure.length > 0 ? sure : null;
  if (/[“"]/.test(first) || (own && others.length === 0)) return own;
  const tests = ruleChecksOf(first);
  const isSound = tests?.every(
    (test) => isCase(test) && ![test.given, test.when, test.then].some((one) => torn.test(one)),
  );
  return isSound && tests ? tests : own;
}
/** `the choir they lose access`, `sell off or edit` */
const torn =
  /\b(?:the|an?) (?:until|unless|when|if|once)\b|\b(?:the|an?) \p{L}+ (?:they|it|he|she|I|we)\b|:$|\b(?:but|and|or)$|\boff or\b/iu;
/** To be read behind `The system shall`. */
function statementOf(said: Said, { text, role, product }: { text: string; role: string; product: string }): string {
  const { wish } = said;
  if (said.isQuoted) return `do as the idea says: “${stripStop(text)}”`;
  const [first, ...others] = text.split(/(?<=[.!?])\s(?=\p{Lu})/u).map(stripStop);
  // What further sentences say is told as they say it.
  const more = others.length > 0 ? `. ${others.map(sentence).join(' ')}` : '';
  const all = first ?? text;
  if (wish !== null && said.isProducts) {
    const opening = openingOf(all, product);
    const parts = saidParts(all, product);
    const does = parts && (parts.isMust || parts.isAble) ? parts.does : wholeWish(wish, all);
    if (does !== null) return `${opening === '' ? '' : `${opening}, `}${does}${more}`;
  }
  if (wish !== null && role !== '' && startsWith(all, role) && saysAllOf(all, wish))
    return `let ${plural(role)} ${ofMany(wholeWish(wish, all) ?? wish)}${more}`;
  if (isCommand(text)) return lowerFirst(stripStop(text));
  const { have = '', who = '' } = lacks.exec(all)?.groups ?? {};
  if (have !== '' && isSomebody(who)) return `give ${lowerFirst(who)} ${have}${more}`;
  const parts = saidParts(all, said.who);
  // Of several deeds of one each would have to be told in another form.
  const isForm =
    parts !== null && (parts.isMust || parts.isNever) && (parts.isMany || !/ (?:and|or) /.test(parts.does));
  const clause = all.startsWith(product) ? all : lowerFirst(all);
  if (isForm) return `make sure that ${finiteOf(parts)}${more}`;
  return `${isSaidSo(all) || (parts !== null && !parts.isMust) ? 'make sure that' : 'keep to this:'} ${clause}${more}`;
}
/** `see just his own plots`, told of several. */
const ofMany = (wish: string): string => wish.replace(/\b(?:his|her)(?= )/g, 'their').replace(/\bhim\b/g, 'them');
/** `Supervisors need a view of next week` */
const lacks =
  /^(?<who>(?:the |our |all )?[\p{L}-]+(?: [\p{L}-]+)?) (?:needs?|wants?) (?<have>(?:an?|the|one|their) [^;:]+)$/iu;
/** Whether little but the wish is said there. */
const saysAllOf = (text: string, wish: string): boolean =>
  (wholeWish(wish, text) ?? '').split(' ').length + 8 >= text.split(' ').length;

/** `Call the miller when a load is too wet` */
const isCommand = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ');
  return isVerb(first) && !isPlural(first) && /^(?:an?|the|each|every|all|any|their|its|when|if|to)$/i.test(second);
};

/** `The farmer gets an SMS`: of the farmer. */
export const startsWith = (text: string, role: string): boolean =>
  new RegExp(`^(?:(?:the|an?|each|every|all|our) )?${role.replace(/[^\p{L} -]/gu, '.')}`, 'iu').test(text);

const withProduct = (text: string, product: string): string =>
  text.replace('{Product}', upperFirst(product)).replace('{product}', product);

/** What is tried of the deeds of one sentence: what is sure of each, and no more than a reader takes in. */
export function testsTogether(own: readonly Test[], others: readonly Test[][]): Test[] {
  const all = [...own, ...others.flatMap((some) => some.slice(0, 2))].filter(isWhole);
  const plain = all.filter(({ isPlain }) => !isPlain);
  const told = plain.length > 0 ? plain : all.slice(0, 1);
  const isSame = (one: Test, other: Test): boolean =>
    one.given === other.given && one.when === other.when && one.then === other.then;
  return told.filter((one, at) => told.findIndex((other) => isSame(one, other)) === at).slice(0, mostTests);
}
/** Nothing is tried of half a clause: `if they do`, `contest`. */
const isWhole = ({ given, then }: Test): boolean =>
  then.includes(' ') &&
  !/^“\p{L}+” does not happen/u.test(then) &&
  !/^(?:if|when) |^(?:they|it|he|she) \p{L}+$/u.test(given);
const mostTests = 5;

/** What is made of a rule besides is a deed of the function that is told in the sentence which holds the rule. */
export function eachToldOnce(capabilities: readonly Capability[], asked: readonly Capability[]): Capability[] {
  const isAsked = (one: Capability): boolean =>
    asked.some(({ verb, object, tail }) => verb === one.verb && object === one.object && tail === one.tail);
  const tellerOf = (one: Capability): Capability | undefined => {
    const words = wordsOf(`${one.object} ${one.tail}`);
    // What the idea asks for in few words is in many sentences.
    if (words.length < 3 && isAsked(one)) return undefined;
    return capabilities.find(({ said }) => words.every((word) => said?.text.toLowerCase().includes(word)));
  };
  const tellers = new Map(capabilities.flatMap((one) => (one.said ? [] : [[one, tellerOf(one)] as const])));
  return capabilities
    .filter((one) => tellers.get(one) === undefined)
    .map((one) => {
      const told = [...tellers].flatMap(([deed, teller]) => (teller === one ? [deed] : []));
      return told.length > 0 ? { ...one, deeds: [...(one.deeds ?? []), ...told] } : one;
    });
}
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
