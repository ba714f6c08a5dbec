import { escapePattern, plural, stripStop, upperFirst, withArticle } from '../language.js';
import { agreedBy } from './agreed-by.js';
import type { Audience, Brief, Capability } from './brief.js';
import { heldBackIn, nounOf } from './held.js';
import { heldDeed, stopped } from './stopped.js';
import { actor } from './audiences.js';
import { isGroup, isPeople } from './lexicon.js';
import { bareNoun } from './phrases.js';

/**
 * Who is only named where something waits for them: `a diet change takes effect once the head keeper has approved it`.
 * Saying yes is a deed like any other, and needs a place in the product.
 */
export function withApprovals(
  { capabilities, audiences }: Pick<Brief, 'capabilities' | 'audiences'>,
  texts: string[],
): Pick<Brief, 'capabilities' | 'audiences'> {
  const told = { capabilities: [...capabilities], audiences: [...audiences] };
  const usual = capabilities.find(({ noun }) => noun !== '')?.noun;
  const found = texts.flatMap((text) =>
    [agreedBy(text, capabilities), approvalIn(text, usual) ?? [], waivingIn(text) ?? []]
      .flat()
      .map((approval) => ({ approval, text })),
  );
  let placed: { text: string; at: number } | null = null;
  for (const { approval, text } of found) {
    // The supervisor is the shift supervisor, where there is no other.
    const fuller = audiences.filter((one) => one.noun.endsWith(` ${approval.by ?? ''}`));
    if (fuller.length === 1 && !audiences.some((one) => one.noun === approval.by))
      approval.by = fuller[0]?.noun ?? approval.by;
    const { by, verb, noun } = approval;
    // An office that has no other part in it may be anywhere.
    if (by && !isPeople(by) && !audiences.some((one) => one.noun === by)) continue;
    // Read as something that is done, without whoever does it.
    const open = told.capabilities.findIndex(
      (one) => one.by === undefined && one.verb === verb && one.noun !== '' && noun.endsWith(one.noun),
    );
    if (open >= 0) told.capabilities.splice(open, 1);
    // 'check a result and released by the manager': two answers, read as one.
    const torn = told.capabilities.findIndex((one) => one.verb === verb && bothIn.test(`${one.object} ${one.tail}`));
    if (torn >= 0) told.capabilities.splice(torn, 1);
    const known = told.capabilities.findIndex(
      (one) => one.by === by && (one.verb === verb || (approving.test(verb) && approving.test(one.verb))),
    );
    if (known >= 0) placed = { text, at: known };
    // 'Every rejection must be checked by a second case handler': it is one of those who check it.
    const isOneMore = told.capabilities.some(
      (one) => one.verb === verb && one.by !== undefined && by === `second ${one.by}`,
    );
    if (known >= 0 || !by || isOneMore) continue;
    if (!told.audiences.some((one: Audience) => one.noun === by))
      told.audiences.push({ noun: by, text: `the ${by}`, count: null });
    // 'No volume may be embossed before it is released': that comes right before the embossing.
    const held = heldBackIn(text);
    const behind = held ? heldDeed(held, text, told.capabilities) : stopped(text, told.capabilities);
    const at: number =
      // 'checked by a technician and released by the manager': in this order.
      placed?.text === text
        ? placed.at + 1
        : behind >= 0
          ? behind
          : placeAfter(told.capabilities, noun, held !== null && approval.object === `the ${noun}`);
    placed = { text, at };
    // It is told in the rule that asks for it.
    told.capabilities.splice(at, 0, {
      ...approval,
      said: {
        text: upperFirst(stripStop(text)),
        isProducts: false,
        isQuoted: /\b(?:I|we|us|me|you|my)\b/i.test(text),
        wish: null,
        who: '',
      },
    });
  }
  return told;
}

const bothIn = /\band \p{L}+ed by\b/u;

const done: Record<string, string> = {
  approved: 'approve',
  'signed off': 'sign off',
  authorised: 'authorise',
  authorized: 'authorise',
  released: 'release',
  cleared: 'clear',
  countersigned: 'countersign',
  agreed: 'approve',
  'agreed to': 'approve',
  accepted: 'accept',
  confirmed: 'confirm',
  checked: 'check',
  verified: 'verify',
  certified: 'certify',
  inspected: 'inspect',
  signed: 'sign',
};
const approving = /^(?:approve|sign|sign off|authori[sz]e|release|clear|countersign|decide|agree|accept|confirm)\b/;

/** `signed it off` */
const apart = /\b(signed|cleared) (it|them|this|that) off\b/giu;

const yes = Object.keys(done)
  .sort((one, other) => other.length - one.length)
  .join('|');
const role = String.raw`(?:the|our|an?|their|his|her|its) ([\p{L}-]+(?: [\p{L}-]+){0,2}?)`;
const first = String.raw`(?:once|after|until|unless|when|before|as soon as|if|only if)`;

/** `once the head keeper has approved it`, `before the vet signed off the plan`. */
const waits = new RegExp(
  String.raw`^(.*?)[, ]+${first} ${role} (?:has |have |had )?(${yes})(?: (it|them|this|that|(?:the|an?) [\p{L}-]+(?: [\p{L}-]+)?))?(?=$|[,.;:]| (?:and|or|in|by|on|with|at) )`,
  'iu',
);
/** `must be approved by the bursar`, `unless approved by the chair`. */
const passive = new RegExp(
  String.raw`^(.*?)\b(${yes}) by ${role}(?=$|[,.;:]| (?:and|or|in|before|on|with|at|first|within) )`,
  'iu',
);
const nod =
  '(?:approval|sign-off|authorisation|authorization|go-ahead|yes|okay|ok|consent|permission|agreement|signature|countersignature)';
/** `needs the approval of the bursar`, `needs the bursar's sign-off`, `needs a yes from the theatre first`. */
const needs = new RegExp(
  String.raw`^(.*?)\b(?:needs?|requires?|only with|without|not without) (?:(?:an? |the )?${nod}(?: of| from| by) ${role}|${role}['’]s ${nod})(?=$|[,.;:]| (?:first|beforehand)\b| (?:and|or|before|within) )`,
  'iu',
);

/** The deed of whoever something waits for; `usual` is the thing that is meant by `anything`. */
export function approvalIn(said: string, usual?: string): Capability | null {
  // 'A register that needs repair is not scanned until …': which of them is said apart.
  const which = relative.exec(said)?.groups?.['which'] ?? '';
  const found = approvalOf(which === '' ? said : said.replace(` ${which}`, ''), usual);
  return found && which !== '' && found.tail === '' ? { ...found, tail: which } : found;
}

const relative =
  /^(?:an?|the|each|every|any|no|all) [\p{L}-]+(?: [\p{L}-]+)? (?<which>(?:that|which|who) \p{L}+s? [^,;]*?) (?:is|are|may|must|can|cannot|shall|will)(?: (?:not|never|only))? /iu;

/** `The architect of the diocese has to approve any replacement of original glass before it is done` */
const active =
  /^(?:the|our|an?) (?<who>[\p{L}-]+(?: [\p{L}-]+)?)(?: of (?:the |our )?[\p{L}-]+)? (?:has to|have to|must|needs? to) (?:first )?(?<verb>approve|authorise|authorize|release|confirm|accept|sign off) (?:any|every|each|the|an?) (?<what>[^,;]{3,60}?)(?:,? before .*)?$/iu;

function approvalOf(said: string, usual?: string): Capability | null {
  const { who: by, verb: doing, what: thing } = active.exec(said)?.groups ?? {};
  if (by && doing && thing && isPeople(by))
    return {
      by: by.toLowerCase(),
      verb: doing.toLowerCase(),
      object: withArticle(thing),
      noun: bareNoun(thing),
      tail: '',
      automatic: false,
    };
  const text = said.replace(apart, '$1 off $2');
  const [, before = '', who = '', word = '', what = ''] = waits.exec(text) ?? [];
  if (who) return approval(who, word, /^(?:the|an?) /i.test(what) ? what : thingOf(before));
  const [, ahead = '', how = '', whose = ''] = passive.exec(text) ?? [];
  if (whose) return approval(whose, how, thingOf(ahead));
  const [, lead = '', of, his] = needs.exec(text) ?? [];
  const held = heldBackIn(text);
  const asked =
    of || his
      ? approval(
          of ?? his ?? '',
          'approved',
          held === null ? (thingOf(lead) ?? anyOf(lead, usual)) : held.thing || held.doing || null,
        )
      : null;
  if (!asked) return null;
  // 'never leaves without her signature': she signs for it before it leaves; of what is done to it that is agreed to.
  if (held && /\bsignature\b/i.test(text))
    return { ...asked, verb: 'sign', object: `for ${withArticle(asked.noun)}`, noun: nounOf(asked.noun), tail: '' };
  const noun = held ? nounOf(asked.noun) : asked.noun;
  // 'Nobody may enter private land': of what they may not do, the last word is what it is about.
  if (held?.doing && held.thing === '')
    return { ...asked, object: held.doing, noun: bareNoun(held.doing.replace(/^\S+ /, '')) };
  return held?.doing
    ? { ...asked, object: held.doing, noun }
    : { ...asked, object: held ? withArticle(asked.noun) : asked.object, noun, tail: whichOf(lead) };
}

const lets: Record<string, string> = {
  waives: 'waive',
  allows: 'allow',
  permits: 'allow',
  agrees: 'allow',
  overrides: 'override',
  extends: 'extend',
};
/** `is charged in full unless the instructor waives it`, `are refused unless the cook allows it`: an exception that somebody makes. */
const excepts = new RegExp(
  String.raw`^(.*?)[, ]+(?:unless|except (?:when|if)) ${role} (${Object.keys(lets).join('|')})(?: (?:it|them|this|that|otherwise|to it))?(?=$|[,.;:])`,
  'iu',
);
const charge = /\b(?:charged?|costs?|pays?|fees?|fined?|deposits?|forfeits?)\b/i;

function waivingIn(text: string): Capability | null {
  const [, before = '', who = '', word = ''] = excepts.exec(text) ?? [];
  const verb = lets[word.toLowerCase()];
  const by = actor(`the ${who.toLowerCase()}`).noun;
  if (!verb || !(isPeople(by) || isGroup(by))) return null;
  if (verb === 'waive' || (charge.test(before) && verb !== 'extend'))
    return {
      verb: 'waive',
      object: 'the charge',
      noun: 'charge',
      tail: /\bcancel/i.test(before) ? 'for a late cancellation' : '',
      automatic: false,
      by,
    };
  const thing = heldIn(before);
  return thing === null ? null : { verb, object: thing, noun: bareNoun(thing), tail: '', automatic: false, by };
}

/** `orders after 9 are refused`: the orders after nine. */
const heldIn = (clause: string): string | null => {
  const said =
    clause
      .split(/[;:] |, (?:and|but) /)
      .at(-1)
      ?.trim() ?? '';
  const [, thing = ''] =
    /^((?:an?|the|each|every|any|no)? ?[\p{L}-]+(?: [\p{L}-]+)?(?: (?:after|before|over|above|without|with) [^,;:]{1,30}?)?) (?:is|are|may|must|can|cannot|does|do|will|gets?|ends?|stays?|closes?)\b/iu.exec(
      said,
    ) ?? [];
  const plain = thing.trim().replace(/^no /i, '');
  return plain === '' || isPeople(plain) || /^(?:it|this|that|they|we|nobody)\b/i.test(plain)
    ? null
    : plain.charAt(0).toLowerCase() + plain.slice(1);
};

/** `anything worth more than 400 euros needs a yes`: one of the things that all this is about. */
const anyOf = (clause: string, usual?: string): string | null =>
  usual !== undefined && /(?:^|[;:,] |\b(?:and|but) )(?:anything|everything|whatever) [^;:]*$/i.test(clause)
    ? withArticle(usual)
    : null;

/** `worth more than 400 euros`: which of them it is about. */
const whichOf = (clause: string): string =>
  /(?:^|[;:,] |\b(?:and|but) )(?:anything|everything|whatever|(?:an?|each|every) [\p{L}-]+) ((?:worth|over|above|below|under|of more|with more|older|heavier|longer|larger|costing|bigger) [^;:,]*\d[^;:,]*)$/iu
    .exec(clause.trim())?.[1]
    ?.trim() ?? '';

const approval = (who: string, word: string, object: string | null): Capability | null => {
  const by = who.toLowerCase();
  const verb = done[word.toLowerCase()];
  if (!object || !verb || !(isPeople(by) || isGroup(by))) return null;
  return { verb, object, noun: object.replace(/^(?:the|an?|each|every) /i, ''), tail: '', automatic: false, by };
};

const subject =
  /^(?:(?:that|but|and|so|then|also) )?(no\b|an?\b|the\b|each\b|every\b|any\b|all\b|our\b)? ?([\p{L}-]+(?: [\p{L}-]+){0,2}?)(?: (?:with|without|of|from|in|on|at|over|above|after|under|for) [^,;:]{2,40}?)? (?:(?:only|never|not) )?(?:must|may|can|cannot|shall|should|will|is|are|has|have|does|do|needs?|requires?|takes?|goes|go|counts?|comes?|leaves?|becomes?|starts?|begins?|gets?|holds?|applies|apply|moves?|opens?|runs?|stays?|waits?)\b/iu;

/** `No passage after sunset without …`, `each order above 50 kilos needs …` */
const bare =
  /^(no|an?|each|every|any) ([\p{L}-]+(?: [\p{L}-]+)?)(?= (?:after|before|in|on|at|for|over|above|to|of) |$)/iu;

/** What waits for it: the subject of the clause before. `no stove may be fired` is about a stove. */
function thingOf(clause: string): string | null {
  const said = clause.split(/[;:] |, (?:and|but) /).at(-1) ?? '';
  const [, article = '', noun = ''] = subject.exec(said.trim()) ?? bare.exec(said.trim()) ?? [];
  if (noun === '' || isPeople(noun) || /^(?:it|this|that|they|we|there|nothing|nobody|what|who)$/i.test(noun))
    return null;
  const plain = noun.charAt(0).toLowerCase() + noun.slice(1);
  if (/^(?:the|our)$/i.test(article)) return `the ${plain}`;
  return article === '' || /^all$/i.test(article) ? plain : withArticle(plain);
}

/** Behind what those did who brought it about: the deed it is about, and the others of the same person after it. */
function placeAfter(capabilities: Capability[], noun: string, isNext: boolean): number {
  const words = noun.split(' ').filter((word) => word.length > 3);
  const about = new RegExp(
    `\\b(?:${words
      .flatMap((word) => [word, plural(word)])
      .map(escapePattern)
      .join('|')})\\b`,
    'i',
  );
  // What has to be answered before something else comes right behind what brings it about.
  const brought = isNext ? capabilities.findLastIndex(({ verb, object }) => about.test(`${verb} ${object}`)) : -1;
  if (words.length > 0 && brought >= 0) return brought + 1;
  const made = words.length > 0 ? capabilities.findIndex(({ object }) => about.test(object)) : -1;
  if (made < 0) return capabilities.length;
  const next = capabilities.findIndex(({ by }, at) => at > made && by !== capabilities[made]?.by);
  return next < 0 ? capabilities.length : next;
}
