import { asMine } from '../know/capability-slots.js';
import {
  isPlural,
  isUncountable,
  lowerFirst,
  plural,
  sentence,
  stripStop,
  upperFirst,
  withArticle,
} from '../language.js';
import type { Capability } from '../read/brief.js';
import { isVerb } from '../read/lexicon.js';
import type { Said } from '../told/said.js';
import { speaksItself } from '../told/speaks.js';
import { ruleChecksOf } from './operating.js';
import { sentenceChecks } from './sentence-checks.js';
import type { Feature } from './plan.js';

type Test = Feature['tests'][number];

interface Whose {
  product: string;
  /** Whoever does it, one of them; empty where nobody is named. */
  role: string;
  /** All of the sentence was taken apart, and says no more than the deed. */
  isWhole: boolean;
  /** What is done there is done with people, so that `they` need not be whoever does it. */
  isWithPeople: boolean;
  /** How the other deeds of the sentence are tried. */
  beside: Test[][];
  /** How a rule is tried that it tells, with the deed that it rules. */
  asRule: Test[];
  /** Its place among the functions: what is said of many is not said of all in the same words. */
  at: number;
}

/** A function that is told in the sentence of the idea that asks for it. */
export function inItsSentence(feature: Feature, said: Said, whose: Whose): Feature {
  const { product, role, isWhole, at, beside, asRule, isWithPeople } = whose;
  const text = withProduct(said.text, product);
  const isTheirs = said.wish !== null && role !== '' && !said.isProducts && isOf(said.who, role);
  const mine = isTheirs ? mineIn(said.wish ?? '', isWithPeople) : said.wish;
  const wish = mine === null ? null : wholeOf(mine, longest);
  const rest = feature.description.startsWith(feature.asked ?? '\uE000')
    ? feature.description.slice(stripStop(feature.asked ?? '').length).replace(/^[.\s]+/, '')
    : '';
  const told = {
    ...feature,
    description: `${said.isQuoted ? `As the idea says: “${stripStop(text)}.”` : sentence(text)}${/^Proposed: /.test(rest) ? ` ${rest}` : ''}`,
    statement: statementOf(said, text, wish, role),
  };
  if (feature.words === undefined) {
    // 'Only directors can see the contract': with somebody else as well.
    const others = /^only\b/i.test(text) ? (checksOf(text) ?? []).slice(0, 1) : [];
    const isTried = feature.tests.some(({ given, when }) => / not /.test(given) || / not /.test(when));
    const tests = testsTogether(feature.tests, isTried ? beside : [others, ...beside]);
    if (wish === null || isWhole) return { ...told, tests };
    if (said.isProducts) return { ...told, tests, need: `${product} to ${wish}`, want: `${product} to ${wish}` };
    return isTheirs ? { ...told, tests, need: `to ${wish}`, want: `to ${wish}` } : { ...told, tests };
  }
  const sure = testsTogether(asRule.length > 0 ? asRule : (checksOf(text) ?? []), beside);
  const need = isTheirs ? `to ${wish}` : said.isProducts && wish ? `${product} to ${wish}` : thisHolds(text);
  return {
    ...told,
    need,
    want: need,
    ...(isTheirs && { asked: sentence(`${upperFirst(plural(role))} ${said.wish ?? ''}`), isByItself: false }),
    tests: sure.some(({ isPlain }) => !isPlain)
      ? sure
      : ofWords(isTheirs ? wish : null, { role, at, product, text: said.isQuoted ? '' : text }),
  };
}

/** `note how many pieces they collect and plan their rounds`, as the one who does it says it, deed by deed. */
const mineIn = (wish: string, isWithPeople: boolean): string =>
  wish
    .replace(/\b(?:his|her|their) own\b/g, 'my own')
    .replace(/\b(?:themselves|himself|herself)\b/g, 'myself')
    .replace(/\b(?:his|her)(?= \p{Ll})/gu, 'my')
    .split(/(,? (?:and|or) |, )/)
    .map((part) => asMine(part, isWithPeople ? 'person' : ''))
    .join('');

/** `The shift lead`, `I`: they are meant; who is only a pronoun may be anybody. */
const isOf = (who: string, role: string): boolean =>
  /^(?:I|we|you)$/i.test(who) || who.toLowerCase().includes((role.split(' ')[0] ?? role).toLowerCase());

/** As much as the line of a story holds. */
const longest = 150;
const thisHolds = (text: string): string => `this to hold: “${wholeOf(stripStop(text), longest - 20)}”`;

/** As many whole phrases as there is room for. */
function wholeOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf('; '), cut.lastIndexOf('. '), cut.lastIndexOf(' ('));
  if (end > most / 3) return cut.slice(0, end);
  return cut.slice(0, Math.max(cut.lastIndexOf(' and '), cut.lastIndexOf(' with '), cut.lastIndexOf(' ')));
}

/** How it shows that a rule is kept, or what follows of the case that opens the sentence; null where that is not told. */
function checksOf(text: string): Test[] | null {
  const [first = text, ...others] = text.split(/(?<=[.!?])\s/).map(stripStop);
  if (speaksItself.test(first) || /[“"]/.test(first)) return null;
  const own = sentenceChecks(first);
  if (own && others.length === 0) return own;
  const tests = ruleChecksOf(first);
  return tests?.every(({ given, when, then }) => ![given, when, then].some((one) => torn.test(one))) ? tests : own;
}
/** `the choir they lose access`, `sell off or edit` */
const torn =
  /\b(?:the|an?) (?:until|unless|when|if|once)\b|\b(?:the|an?) \p{L}+ (?:they|it|he|she|I|we)\b|:$|\b(?:but|and|or)$|\boff or\b/iu;
/** Of what is only told in words it shows in the hands of those who have to do it, or of whoever asked for it. */
function ofWords(
  wish: string | null,
  { role, at, product, text }: { role: string; at: number; product: string; text: string },
): Test[] {
  if (wish === null && text !== '' && text.length < longest)
    return [
      {
        isPlain: true,
        given: 'a case of this kind',
        when: tryouts[at % tryouts.length] ?? '',
        then: text.startsWith(upperFirst(product)) ? stripStop(text) : lowerFirst(stripStop(text)),
      },
    ];
  if (wish === null) return [{ isPlain: true, ...(tried[at % tried.length] ?? tried[0]) }];
  return [
    {
      isPlain: true,
      given: `${isUncountable(role) ? `one of the ${role}` : withArticle(role)} who has not done it before`,
      when: `they try to ${wish}`,
      then: managed[at % managed.length] ?? '',
    },
  ];
}
const tried = [
  {
    given: 'real cases of the last month',
    when: 'the product owner goes through them',
    then: 'each comes out as the behaviour says',
  },
  {
    given: 'a case to which it applies',
    when: 'it is tried before the pilot',
    then: 'what happens is what the behaviour says',
  },
  {
    given: 'two people who know the work',
    when: 'they try it with cases of their own',
    then: 'both confirm that it is done as the behaviour says',
  },
] as const;
const tryouts = ['it is tried out before the pilot', 'it comes up in the pilot', 'the product owner tries it'];
const managed = [
  'they manage it without help',
  'they get there without asking anybody',
  'they succeed at the first attempt',
];

/** To be read behind `The system shall`. */
function statementOf(said: Said, text: string, wish: string | null, role: string): string {
  if (said.isQuoted) return `meet this, in the words of the idea: “${stripStop(text)}”`;
  if (wish !== null && said.isProducts && !/\. /.test(text)) return said.wish ?? wish;
  if (wish !== null && role !== '' && startsWith(text, role) && !/\. /.test(text))
    return `let ${plural(role)} ${said.wish ?? wish}`;
  if (isCommand(text)) return lowerFirst(stripStop(text));
  return `make sure that ${lowerFirst(stripStop(text))}`;
}

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
  const all = [...own, ...others.flatMap((some) => some.slice(0, 2))];
  const plain = all.filter(({ isPlain }) => !isPlain);
  const told = plain.length > 0 ? plain : all.slice(0, 1);
  const isSame = (one: Test, other: Test): boolean =>
    one.given === other.given && one.when === other.when && one.then === other.then;
  return told.filter((one, at) => told.findIndex((other) => isSame(one, other)) === at).slice(0, mostTests);
}
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
