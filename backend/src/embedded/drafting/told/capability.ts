import { isSomebody } from '../grammar/somebody.js';
import { infinitive, joinWords, lowerFirst, participle, plural } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPeople, verbOf } from '../read/lexicon.js';
import { objectOf } from '../read/objects.js';
import { lowered } from '../read/lowered.js';
import type { Deed } from './pieces.js';
import type { Part } from './statements.js';
import { bareNoun } from '../read/phrases.js';
import { messages } from './message-words.js';
import { isPronoun, type Mentions } from './mentions.js';
import { isParticiple as looksDone } from './piece-forms.js';

/** What people are told; what is sent to them stands beside it. */
const telling =
  /^(?:notify|alert|remind|inform|warn|tell|ask|invite|email|text|page|message|phone|call|ring|e-mail|nudge|prompt|ping|contact)$/;
const receiving = /^(?:get|receive|see|hear)$/;
/** What is done with something that is not named: nobody is given or paid. */
const giving = /^(?:give|grant|send|pay|offer|show|assign|refund|reimburse|get|receive|be)$/;
/** What is done to people rather than to things. */
const personal =
  /^(?:notify|alert|remind|inform|warn|tell|invite|message|contact|ring|phone|call|thank|charge|refund|bill|pay|block|ban|train|hire|pair|match|fine)$/;

/** A deed in the words of a plan: verb, what it is done to, and what is said around it. Null where nothing is done. */
export function capabilityOf(told: Deed, mentions: Mentions): Capability | null {
  const deed = withBarePronoun(told);
  const [, used = '', usedOn = ''] = /^use\s/i.test(`${deed.verb} `) ? (instead.exec(deed.object) ?? []) : [];
  if (used !== '') return capabilityOf({ ...deed, verb: used, object: usedOn }, mentions);
  // 'Chefs use it to enter recipes', 'open the app': to use the product is no deed of its own.
  if (/^(?:uses?|runs?|installs?|starts?|opens?)$/i.test(deed.verb) && isPronoun(deed.object) && deed.who.length > 0)
    return withProduct(deed, mentions);
  if (
    /^(?:opens?|uses?|starts?|launch(?:es)?|installs?|downloads?|builds?)$/i.test(deed.verb) &&
    theProduct.test(deed.object)
  )
    return null;
  // 'complain about a box': the box stays as it is.
  if (/^complains? about$/i.test(deed.verb))
    return capabilityOf(
      { ...deed, verb: 'complain', object: '', behind: [], around: [`about ${deed.object}`, ...deed.around] },
      mentions,
    );
  // 'residents can apply themselves'
  if (
    /^(?:appl|register|enrol|vote|sign|log)/i.test(deed.verb) &&
    /^(?:them|him|her|it)sel(?:f|ves)$/i.test(deed.object)
  )
    return capabilityOf({ ...deed, object: '', behind: deed.behind.filter(({ kind }) => kind !== 'o') }, mentions);
  // 'has 28 days to put things right': one verb, of what was spoken of.
  const [, state = '', rest = ''] = /^(?:put|make|set)s?$/i.test(deed.verb)
    ? (inOrderAgain.exec(deed.around.at(-1) ?? '') ?? [])
    : [];
  if (state !== '' && deed.object !== '') {
    const around = [...deed.around.slice(0, -1), rest].filter(Boolean);
    const object = /^(?:things|matters|it all)$/i.test(deed.object) ? 'it' : deed.object;
    return capabilityOf({ ...deed, verb: `${deed.verb} ${state}`, object, around, behind: [] }, mentions);
  }
  // 'Relatives are kept informed about the status'
  if (/^(?:kept|keeps?) (?:informed|posted|up to date)$/i.test(deed.verb) && `${deed.to}${deed.object}` !== '')
    return capabilityOf({ ...deed, verb: 'inform' }, mentions);
  // 'the guest gets the deposit back'
  const [first, ...others] = deed.around;
  if (/^(?:gets?|receives?)$/i.test(deed.verb) && deed.to !== '' && first === 'back')
    return capabilityOf({ ...deed, verb: 'returned', passive: true, around: others, behind: [] }, mentions);
  const { verb, particle } = verbIn(deed.verb);
  if (verb === '') return null;
  // 'which the system asks for before the order is confirmed': of what was told elsewhere.
  if (`${deed.object}${deed.to}${deed.doer}` === '' && deed.behind[0]?.kind === 'c' && /^(?:for|at|to)$/.test(particle))
    return null;
  // 'what the model learns from': nothing is done to the model.
  if (deed.object === '' && deed.doer !== '' && /^(?:from|to|on|with|about|for|at|into)$/.test(particle)) return null;
  // 'the therapist is asked to call', 'tells the baker how much to bake': what for, behind whom.
  if (
    telling.test(verb) &&
    deed.to !== '' &&
    /^(?:to|that|whether|which|what|how|when|where|who|why) \p{Ll}/u.test(deed.object)
  )
    return capabilityOf({ ...deed, object: '', around: [deed.object, ...deed.around], behind: [] }, mentions);
  const received = deed.to !== '' && deed.who.length === 0 && receiving.test(verb);
  // 'the neighbouring station is alarmed': it stands before its verb.
  const stoodBefore = deed.to !== '' && deed.who.length === 0 && !deed.behind.some(({ kind }) => kind === 'to');
  const isTold =
    deed.to !== '' &&
    ((telling.test(verb) && (deed.object === '' || (deed.passive && !/^(?:e-?mail|text|message)$/.test(verb)))) ||
      (stoodBefore && deed.object === '' && looksDone(deed.verb) && !giving.test(verb)));
  const to = withMeant(deed.to, mentions);
  // 'pays residents out every month': who gets it is what it is done to.
  const isPaid = deed.object === '' && to !== '' && /^(?:pay|refund|reimburse|compensate|invoice|bill)$/.test(verb);
  // 'Employers are sent a confirmation on request': to them, which stands nowhere behind the verb.
  const isGiven = stoodBefore && deed.object !== '' && !deed.passive;
  const inOrder = isTold || received || isPaid || isGiven || isAssigned(deed) ? null : asWritten(deed);
  const whole = withoutAside(inOrder?.object ?? deed.object);
  const object = withOnes(
    withThose(listed(whole.plain), mentions)
      .replace(/^(?:these|those|this) (?=\p{Ll})/u, 'the ')
      .replace(ofThat, ' $1 the '),
    mentions,
  );
  const said =
    isTold || isPaid ? to.replace(/^(?:to|for|with) /, '') : object !== '' || byItself.test(verb) ? object : deed.doer;
  // 'review applications, request changes and approve or refuse them': the applications.
  const never = /^(?:approve|refuse|reject|accept|decline|grant)$/.test(verb) ? remarks : undefined;
  // 'A homeowner fits it without tools': what all of it is about, where nothing single was spoken of.
  const isProduct = /^it$/i.test(said) && deed.who.length > 0 && mentions.product !== '' && !mentions.hasOne();
  const meant = isProduct
    ? { object: mentions.product, noun: '' }
    : /^ones?$/i.test(said)
      ? mentions.oneOf()
      : isPronoun(said)
        ? mentions.thing(said, !/^(?:it|this|that)$/i.test(said) && isOfPeople(verb, deed, mentions), never, verb)
        : eachOne.test(said)
          ? mentions.each()
          : null;
  // 'only reception can waive it': of the fee, which was not spoken of as a thing.
  if (
    verb === 'waive' &&
    meant &&
    !/\b(?:fee|charge|cost|fine|deposit|penalty|price|payment|rent|interest)s?$/i.test(meant.noun)
  )
    return null;
  // 'Point it at a folder': of nothing that was spoken of before.
  if (isPronoun(said) && meant === null) return null;
  const own = reader.exec(said) ? { object: 'the user', noun: '' } : (meant ?? objectOf(lowered(clean(said))));
  const leading = deed.conditions.filter((one) => !deed.behind.some(({ text }) => text === one));
  const tellsWhich =
    to !== '' && !isTold && !isPaid && 'tail' in own && /^(?:that|which|who)\b/i.test(own.tail as string);
  const joinedTail = [
    ...('tail' in own && !dangling.test(own.tail as string) ? [own.tail as string] : []),
    ...(inOrder
      ? [inOrder.rest, ...leading.map((one) => lowerFirst(one))]
      : [
          ...(isTold || isPaid || to === '' || tellsWhich ? [] : [to]),
          ...deed.around,
          // 'the slots that leave 20 minutes of travel from the lesson before': to whom stands behind all of it.
          ...(tellsWhich ? [to] : []),
          ...deed.conditions.map((one) => lowerFirst(one)),
        ]),
  ]
    .map((one) => theirs(withThing(fromOutside(clean(one)), mentions)))
    .filter(Boolean)
    .join(' ');
  const { plain, aside } = withoutAside(joinedTail);
  const each = /^(?:each other|one another)$/i.exec(own.object)?.[0] ?? '';
  const thing = each === '' ? own.object : '';
  const tail = [each, plain].filter(Boolean).join(' ');
  const asks = askingSomebody(verb, own.object, tail);
  if (asks !== null) return { verb, ...asks, noun: '', automatic: deed.automatic };
  const why = whyOf(deed.why);
  const [, behind = ''] = particles.exec(tail) ?? [];
  const doing = received
    ? sendsOrGives(own.object, to)
    : isAssigned(deed)
      ? 'assign'
      : [verb, particle || behind].filter(Boolean).join(' ');
  if (thing === '' && tail === '' && doing.split(' ').length === 1 && (deed.automatic || states.test(doing)))
    return null;
  return {
    verb: doing,
    object: thing,
    noun: each === '' ? withoutContact(own) : '',
    tail: behind === '' || particle !== '' ? tail : tail.slice(behind.length).trim(),
    automatic: deed.automatic,
    ...(why !== null && { why }),
    ...((whole.aside || aside) && { aside: whole.aside || aside }),
  };
}

/** `categories they don't want` are categories. */
function withoutContact({ object, noun }: { object: string; noun: string }): string {
  const [, plain = ''] = isQuestion.test(object) ? [] : (/^(.*?\p{L}) (?:they|he|she|you)['’ ]/iu.exec(object) ?? []);
  return plain === '' ? noun : bareNoun(plain);
}

/** `A homeowner installs it by scanning a code`, `developers run it before pushing`: how, is worth telling. */
function withProduct(deed: Deed, mentions: Mentions): Capability | null {
  const told = /^(?:runs?|installs?)$/i.test(deed.verb) && deed.around.length + deed.conditions.length > 0;
  const behind = deed.behind.map((part) => (part.kind === 'o' ? { ...part, text: mentions.product } : part));
  return told && mentions.product !== '' ? capabilityOf({ ...deed, object: mentions.product, behind }, mentions) : null;
}

/**
 * `list a space with photos, equipment and house rules`: what is done to, and all that follows it in the idea's own order.
 * Null where the idea tells it another way round: `send the client a link`.
 */
function asWritten({ behind, passive, object }: Deed): { object: string; rest: string } | null {
  const first = passive ? 0 : behind.findIndex(({ kind }) => kind !== 'o');
  const [own, rest] = first < 0 ? [behind, []] : [behind.slice(0, first), behind.slice(first)];
  if (passive && behind[0]?.kind === 'o') return null;
  if (rest.length === 0 || (!passive && own.length === 0 && rest.some(({ kind }) => kind === 'o'))) return null;
  const isClear = rest.every(
    ({ kind, text, gap }) =>
      !(kind === 'to' && (!/\b(?:to|for|with|from|at|by)\s*$/i.test(gap) || isPronoun(text))) &&
      !(kind === 'o' && isPronoun(text)) &&
      !/[.;:]/.test(gap) &&
      gap.trim().split(' ').length <= widestGap,
  );
  if (!isClear) return null;
  const written = (parts: readonly Part[]): string =>
    parts.map((part, at) => (at === 0 ? part.text : `${gapOf(part)}${part.text}`)).join('');
  const [next] = rest;
  return {
    // 'which the duty officer gives': what stands before its verb.
    object: passive || own.length === 0 ? object : written(own),
    rest: `${next ? gapOf(next).replace(/^[\s,]+/, '') : ''}${written(rest)}`,
  };
}
/** What opens a bracket stands with what is in it. */
const gapOf = ({ gap, text }: Part): string => (text.startsWith('(') ? gap.replace(/\([^(]*$/, '') : gap);
/** More words of which the marks say nothing may be a clause of its own. */
const widestGap = 6;

/** `amount/date/VAT` */
const listed = (text: string): string => {
  const parts = text.split('/');
  return parts.length > 2 && parts.every((part) => /^\p{L}{2,}$/u.test(part.trim()))
    ? joinWords(parts.map((part) => part.trim()))
    : text;
};

/** `online with scan files (STL, PLY)`: what a bracket lists or explains is told once, and is no part of the name. */
function withoutAside(text: string): { plain: string; aside: string } {
  const [found = '', inside = ''] = /\s?\(([^()]{2,160})\)/.exec(text) ?? [];
  return found === ''
    ? { plain: text, aside: '' }
    : {
        plain: text
          .replace(found, '')
          .replace(/^[\s,]+/, '')
          .replace(/\s+,/g, ',')
          .replace(/\s+/g, ' ')
          .trim(),
        aside: inside,
      };
}

/** What people get is sent to them; `each jar gets a seal`. */
const sendsOrGives = (object: string, to: string): string =>
  isSomebody(to.replace(/^to /, '')) || namesPeople(to.replace(/^to /, '')) || messages.test(object) ? 'send' : 'give';

/** `give each costume a shelf number` */
const isAssigned = ({ verb, object, to }: Deed): boolean =>
  /^gives?$/i.test(verb) &&
  to !== '' &&
  !namesPeople(to.replace(/^to /, '')) &&
  !/ of /.test(object) &&
  /\b(?:numbers?|codes?|labels?|names?|tags?|IDs?|places?|slots?|categor(?:y|ies)|colou?rs?)$/i.test(object);

/** What is asked for or said on the way to an answer. */
const remarks = /^(?:change|correction|comment|note|question|message|reason|detail|information)$/;

/** `turn it off` turns off. */
const particles =
  /^(back|off|up(?! to\b)|down|away)(?=$|\s(?:when|if|once|after|before|at|by|within|on|to|in|into|with|for|from)\b)/;
const inOrderAgain = /^(right|straight|available|safe|public)(?: (.+))?$/i;
const theProduct =
  /^(?:the|an?|their|this) (?:(?:[\p{L}-]+ )?(?:app|application|platform|tool|system|website|site|program|software)|marketplace|web ?shop|portal)$/iu;
/** Whoever reads the idea stands for whoever uses the product. */
const reader = /^(?:you|me|us)$/i;
/** `use it to enter recipes` enters them. */
const instead = /^(?:it|them|this|the (?:app|system|tool|platform|site|website|portal)) to (\p{Ll}+)\s?(.*)$/iu;

/** `a comment, which the pupil …`: torn. */
const dangling = /^,? ?(?:which|that|who) (?:the|an?|their) [\p{L}-]+$/iu;

/** `the model learns from the correction`: nobody teaches it. */
const byItself = /^(?:learn|look|listen|know|respond|react|adapt|agree|wait|search|improve)$/;

const states = /^(?:be|have|work|go|come|become|stay|happen|start|run)$/;

/** `a code that we send them` is one that is sent to them, for whoever reads it. */
const fromOutside = (text: string): string =>
  text.replace(
    /\b(?:that|which) we (\p{Ll}+)(?: (them|you|him|her))?$/iu,
    (_, verb: string, whom: string | undefined) =>
      `that is ${participle(infinitive(verb))}${whom === undefined ? '' : ' to them'}`,
  );

/** `asks a question or picks one of the suggested ones`: of the suggested questions. */
const withOnes = (object: string, mentions: Mentions): string => {
  const many = / ones\b/i.test(object) ? mentions.ones() : '';
  return many === '' ? object : object.replace(/ ones\b/i, ` ${many}`);
};

/** `photographs the blossoms and removes those that are too many`, `see all of them`: the blossoms. */
const withThose = (object: string, mentions: Mentions): string => {
  const [, part = ''] = /^(all|both) of (?:them|these|those)$/i.exec(object) ?? [];
  const thing = part === '' && !those.test(object) ? null : mentions.thing('them', false);
  if (thing === null || thing.noun === '') return object;
  return part === '' ? object.replace(/^those/i, `the ${plural(thing.noun)}`) : `${part} the ${plural(thing.noun)}`;
};
/** `donors of that group who live nearby`: of the group. */
const ofThat = / (of) (?:that|this|these|those) (?=\p{Ll})/gu;
const those =
  /^those (?:that|which|it|we|beyond|over|under|above|below|outside|within|without|with|older|longer|from|marked)\b/i;

/** `registers with his membership number`: whoever does it with theirs. */
const theirs = (text: string): string => text.replace(/\b(?:his or her|his|her)(?= \p{Ll})/gu, 'their');

/** `offer hives against it`: against the request that was spoken of. */
const withThing = (text: string, mentions: Mentions): string =>
  text
    .replace(/^(against|towards?|about|for|to|from|with|on|in) (it|them)$/i, (whole, word: string, pronoun: string) => {
      const thing = mentions.thing(pronoun, false);
      return thing === null ? whole : `${word} ${thing.object}`;
    })
    // 'record the frames for each on delivery'
    .replace(/^(for|on|of|in|per) each(?= (?:on|in|at|by|with|from|before|after|when)\b|$)/i, (whole, word: string) => {
      const thing = mentions.each();
      return thing === null ? whole : `${word} ${thing.object}`;
    });
const eachOne = /^each(?: one| of (?:them|these|those))?$/i;

const clean = (text: string): string =>
  text
    .trim()
    .replace(/[.,;:]+$/, '')
    // 'a map in which …', of which another deed was made
    .replace(/(?:(?:^|,? )(?:in|on|at|with|through|from|by|to|for|of))?(?:^| )(?:which|whom)$/i, '')
    .replace(/\s+/g, ' ');

function verbIn(text: string): { verb: string; particle: string } {
  const [word = '', ...rest] = clean(text)
    .replace(/^[^\p{L}]+/u, '')
    .toLowerCase()
    .split(' ');
  return { verb: verbOf(word) ?? infinitive(word), particle: rest.join(' ') };
}

/** `asks | whether he wishes to continue | to the adopter`: to ask the adopter whether they wish to continue. */
function askingSomebody(verb: string, object: string, tail: string): { object: string; tail: string } | null {
  const [, whom = '', more = ''] =
    /^(?:ask|tell|show|inform|advise|teach)$/.test(verb) && isQuestion.test(object)
      ? (toSomebody.exec(tail) ?? [])
      : [];
  return whom === '' || whom.split(' ').length > 4
    ? null
    : { object: `${reader.test(whom) ? 'the user' : whom.trim()} ${object}`, tail: isEmphatic.test(more) ? '' : more };
}
const isEmphatic = /^(?:him|her|them)sel(?:f|ves)$/i;
const isQuestion = /^(?:whether|what|how|which|when|where|who|why|if)\b/i;
const toSomebody =
  /^to ((?:(?!(?:in|on|at|by|with|from|every|each|once|when|if|as|after|before|within|for)\b)[\p{L}'’-]+ ?)+)(?: (.*))?$/iu;

/** `If a driver overstays, they are charged`: the driver, whoever was spoken of before. */
const isOfPeople = (verb: string, { passive }: Deed, mentions: Mentions): boolean =>
  personal.test(verb) && (passive || verb !== 'pay') && mentions.thing('them', true) !== null;

/** `accepts or rejects | it, giving a reason`: it. */
function withBarePronoun(deed: Deed): Deed {
  const [, own = '', more = ''] = /^(it|them|him|her|this|these|those), (.+)$/iu.exec(deed.object) ?? [];
  const behind = deed.behind.flatMap((part) =>
    part.kind === 'o' && part.text === deed.object
      ? [
          { ...part, text: own },
          { ...part, kind: 't' as const, text: more, gap: ', ' },
        ]
      : [part],
  );
  return own === '' ? deed : { ...deed, object: own, around: [more, ...deed.around], behind };
}

function withMeant(to: string, mentions: Mentions): string {
  const [, word = '', whom = ''] = /^(\S+) (them|him|her|he|she|they|it)$/i.exec(to) ?? [];
  // 'IT is told': the people of it.
  // 'the wing | which is told': of whom, is not said.
  if (/^\S+ (?:which|whom|that)$/i.test(to)) return '';
  // 'I get a text', 'tells us'
  const [, own = ''] = /^(\S+) (?:I|me|we|us)$/.exec(to) ?? [];
  if (own !== '') return `${own} the team`;
  // 'who accepts first gets the lesson'
  if (/^\S+ who \p{Ll}/iu.test(to)) return to.replace(/ who /i, ' whoever ');
  if (word === '' || whom === 'IT') return to;
  // 'point it at a file and give it a list of rules': the product.
  if (/^it$/i.test(whom) && mentions.product !== '') return `${word} ${mentions.product}`;
  return `${word} ${lowered(mentions.thing(whom, true)?.object ?? 'users')}`;
}

/** `so that they can decide which to replace` as the doer would say it; other reasons are none of a story. */
function whyOf(reason: string): string | null {
  const [, end = ''] =
    /^(?:so (?:that )?(?:they|he|she|we|i|you|the \p{L}+) |(?:in order )?to )([^.;]{4,})[.;]?$/iu.exec(clean(reason)) ??
    [];
  if (end === '') return null;
  const own = end.replace(/^does not\b/i, 'do not').replace(/\b(?:his|her|their|our)(?= \p{L})/giu, 'my');
  return /^so /i.test(reason) ? own.replace(/^(?:could|will|may)\b/i, 'can') : `can ${own}`;
}

const namesPeople = (text: string): boolean => isPeople(bareNoun(text));
