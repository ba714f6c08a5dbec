import { isSomebody } from '../grammar/somebody.js';
import { isPlural, isUncountable, plural, singular, withArticle } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { lowered } from '../read/lowered.js';
import { bareNoun } from '../read/phrases.js';
import { canBeDone, isClause } from './fitting.js';
import type { Deed } from './pieces.js';

interface Spoken {
  text: string;
  noun: string;
  isPerson: boolean;
  many: boolean;
  acts: boolean;
}

/** Who and what an idea has spoken of, the last first: what `they`, `it` and `them` stand for. */
export class Mentions {
  private readonly spoken: Spoken[] = [];

  /** What the idea is about: `the command-line tool`; empty where it is not said. */
  product = '';

  /** Who does what is being told. */
  doing: readonly string[] = [];

  private readonly clauses = new Set<string>();

  /** Where the sentence begins. */
  private first = 0;

  /** `names`: somebody called by name, and what they are. */
  constructor(private readonly names: readonly [name: string, role: string][] = []) {}

  people(text: string): void {
    if (isPronoun(text)) return;
    this.add(text, true);
  }

  deed({ verb, object, noun, tail, automatic }: Capability): void {
    // 'asks the commander for an update and posts it': the update.
    const [, askedFor = ''] = /^(?:ask|apply|call|wait)$/.test(verb) ? (asksFor.exec(tail) ?? []) : [];
    // 'others get a push and can take it', 'takes account of the weather': what was told, and no push.
    if (
      (automatic && /^(?:send|give)$/.test(verb) && passing.test(noun)) ||
      /^account of /i.test(object) ||
      /^(?:attach|pay)$/.test(verb)
    )
      return;
    // 'sees which groups have not met and visits them'
    const [, asked = ''] = /^which (\p{Ll}+s) (?:have|are|do|need|can|will)\b/u.exec(object) ?? [];
    if (asked !== '') this.add(`the ${asked}`, isPeople(asked));
    // 'take a photo of an item': the item is spoken of from then on.
    const [, whose = ''] = pictureOf.exec(object) ?? partOf.exec(object) ?? [];
    if (/^(?:anyone|anybody|everyone|everybody|whoever)\b/i.test(object)) this.add(object, true);
    else if (whose !== '') this.add(whose, isPeople(whose));
    // 'check whether a machine is free and reserve it', 'notices when a plan goes wrong and puts it right'
    else if (isQuestion.test(object)) {
      const [, about = ''] = clauseAbout.exec(object) ?? [];
      const [, which = ''] = whichOnes.exec(object) ?? [];
      const what = about || (which === '' ? '' : `the ${which}`);
      if (what !== '') this.add(what, isPeople(bareNoun(what)));
    }
    // 'photographs a defect, marks its position and grades it': the defect still.
    else if (noun !== '' && !isPronoun(object) && !/^its /i.test(object)) this.add(object, isPeople(noun), noun, false);
    // 'reviews a sample of 50 answers and corrects them': the answers.
    const [, of = ''] = partly.exec(object) ?? [];
    if (of !== '') this.add(`the ${of}`, false);
    if (askedFor !== '') this.add(askedFor, isPeople(bareNoun(askedFor)));
  }

  /** `When a plot falls free, it is offered`: what the clause is about, once for all that is done then. */
  clause(condition: string, about: string): void {
    if (about === '' || this.clauses.has(condition)) return;
    this.clauses.add(condition);
    this.about(about);
  }

  /** `Payments above £500 need two councillors to authorise them`: what it is that needs somebody, which no part of it tells. */
  needing(text: string): void {
    const [, what = ''] = needs.exec(text) ?? [];
    this.about(lowered(what));
  }

  private about(text: string): void {
    if (text !== '' && !isPronoun(text) && !/ ones?$/i.test(text)) this.add(text, isPeople(bareNoun(text)));
  }

  /** `New hires upload their papers; they can see …`, told in its own words: whoever acts, and what happens to what. */
  spokenIn({ who, automatic, doer, object, passive }: Deed): void {
    const subject = automatic && doer !== '' ? doer : passive ? object : '';
    // 'A truck may arrive early; outside this window it is sent away': the truck.
    for (const text of who)
      if (/^(?:an?|the|each|every) /i.test(text) && !isSomebody(text)) this.about(text);
      else this.people(text);
    if (subject.split(' ').length < 5) this.about(subject);
  }

  /** Of another sentence; what was spoken of stays known. */
  nextSentence(): void {
    this.first = this.spoken.length;
    if (this.spoken.length > 40) {
      this.spoken.splice(0, 20);
      this.first = this.spoken.length;
    }
  }

  private add(text: string, isPerson: boolean, noun = bareNoun(text), acts = isPerson): void {
    const head = text.replace(/ (?:(?:of|for|with|in|on|from|at|above|over|below|under) |they['’ ]).*$/i, '');
    // 'Money is held; if they say nothing, it is paid out'
    const many = (isPlural(head) && (isPerson || !isOneMass(head))) || / (?:and|or) /.test(text);
    this.spoken.push({ text: simply(text), noun, isPerson, many, acts });
  }

  /** Who is meant by `they`; anybody else is called as written. */
  meant(who: string): string {
    const role = this.names.find(([name]) => name === who)?.[1];
    if (role !== undefined) return `the ${role}`;
    if (isDepartment(who) || !/^(?:they|them|he|she|him|her|it|those|these|who)$/i.test(who)) return who;
    // 'Prisoners search it or ask the orderly; they may borrow six books': those who act.
    const acting = /^they$/i.test(who)
      ? this.spoken.slice(this.first).findLast(({ isPerson, many, acts }) => isPerson && many && acts)
      : undefined;
    return (acting ?? this.spoken.findLast(({ isPerson }) => isPerson))?.text ?? 'users';
  }

  /** What `it` or `them` is done to, and not what is `never` meant. Null where nothing was spoken of. */
  thing(pronoun: string, isOfPeople: boolean, never?: RegExp, verb = ''): { object: string; noun: string } | null {
    const wantsMany = /^(?:them|they|these|those)$/i.test(pronoun);
    const of = this.spoken.filter(
      ({ isPerson, text, noun }) =>
        isPerson === isOfPeople &&
        !(isOfPeople && this.doing.includes(singular(noun))) &&
        never?.test(noun) !== true &&
        // 'notices when a plan goes wrong', 'pays a deposit and collects it': neither is collected.
        (isOfPeople || (!isClause(text) && canBeDone(verb, noun))),
    );
    // 'If a driver overstays, they are charged': of people `they` says nothing of how many there are.
    const found = isOfPeople
      ? of.at(-1)
      : (of.findLast(({ many }) => many === wantsMany) ?? of.findLast(({ text }) => isNear(text, wantsMany)));
    if (!found) return null;
    const here = isOfPeople
      ? []
      : this.spoken
          .slice(this.first)
          .filter(({ isPerson, many, noun }) => !isPerson && many === wantsMany && never?.test(noun) !== true);
    const times = (noun: string): number => here.filter((one) => one.noun === noun).length;
    // 'submits a case, the lab accepts it or asks a question, technicians move it': what all of it is about.
    const main = here.findLast(({ noun }) => times(noun) > 1 && times(noun) > times(found.noun)) ?? found;
    return this.called(main, wantsMany);
  }

  /** `marks one as intended`: one of those that were spoken of last. */
  oneOf(): { object: string; noun: string } | null {
    const found = this.spoken.findLast(({ many, text }) => many && !/,| and | or /.test(text));
    const noun = singular(found?.noun ?? '');
    if (!found || noun === '') return null;
    // 'write their own rounds or buy one': any.
    const isAny = /^(?:their|his|her|its|own)\b/i.test(found.text);
    return { object: isAny ? withArticle(noun) : `one of the ${plural(noun)}`, noun };
  }

  /** Whether something single was spoken of, that `it` may stand for. */
  hasOne(): boolean {
    return this.spoken.some(({ isPerson, many }) => !isPerson && !many);
  }

  /** `sends the annual invoices, and unpaid ones are followed up`: the noun for `ones`; empty where nothing was spoken of. */
  ones(): string {
    const of = (all: readonly Spoken[]): Spoken[] => all.filter(({ isPerson, noun }) => !isPerson && noun !== '');
    const all = of(this.spoken);
    const found = of(this.spoken.slice(this.first)).at(-1) ?? all.findLast(({ many }) => many) ?? all.at(-1);
    return found ? plural(found.noun.split(' ').at(-1) ?? '') : '';
  }

  /** `lists the allergens and marks each as mild`: each of those that were spoken of. Null where nothing was. */
  each(): { object: string; noun: string } | null {
    const here = this.spoken.slice(this.first).filter(({ isPerson, noun }) => !isPerson && noun !== '');
    // 'forward receipts, the system reads the amount, date and rate, and matches each one': each receipt.
    const whole = here.findLast(({ text, noun }) => text.toLowerCase().includes(plural(noun)));
    const noun = singular((whole ?? here.findLast(({ many }) => many) ?? here.at(-1))?.noun ?? '');
    return noun === '' ? null : { object: `each ${noun}`, noun };
  }

  private called(found: Spoken, wantsMany: boolean): { object: string; noun: string } {
    const object = /^(?:an?|each|every|one) /i.test(found.text)
      ? `the ${found.text.replace(/^(?:an?|each|every|one) /i, '')}`
      : found.text;
    // 'the customer is warned, and a colleague rings them': one of them still.
    return {
      object: wantsMany && !found.many && !found.isPerson ? `the ${plural(found.noun)}` : object,
      noun: found.noun,
    };
  }
}

/** `each answer` is many as well; `bills, rent, groceries` may be one. */
const isNear = (text: string, wantsMany: boolean): boolean =>
  wantsMany ? /^(?:each|every|any|an?|the) /i.test(text) : text.includes(', ') || / and /.test(text);

const needs =
  /^((?:the |an? |each |every |all )?(?:[\p{L}-]+ ){0,2}\p{L}+(?: (?:of|over|above|below|under|from|with) [^,;]{2,40}?)?) (?:needs?|requires?|takes?) (?=[^,;]+ to \p{Ll}+ (?:it|them)\b)/iu;
/** `open at least 10% of the hives`: the hives are spoken of. */
const partOf = /(?:%|per cent|percent|half|a third|a quarter) of ((?:the|our|all|their) .+)$/iu;
const isQuestion = /^(?:whether|when|where|which|what|how|who|why|if)\b/i;
/** `sees which groups have not met and visits them` */
const whichOnes = /^which ((?:\p{Ll}+ )?\p{Ll}+) (?:is|are|has|have|can|will|was|were)\b/iu;
const clauseAbout =
  /^(?:whether|when|where|if|how) ((?:an?|the|each) (?:\p{Ll}+ )?\p{Ll}+) (?:is|are|has|have|goes|can|will|was|were)\b/iu;
const asksFor =
  /^for ((?:an?|the|their) \p{L}+(?: \p{L}+){0,2}?)(?= (?:every|at|on|in|by|within|from|when|if|until)\b|$)/iu;
const passing =
  /^(?:push(?: messages?| notifications?)?|reminders?|notifications?|alerts?|text(?: messages?)?|sms|warnings?)$/i;
const partly =
  /\b(?:(?:sample|set|batch|selection|series|handful|pair) of (?:the |our |\d+ )?|\d+ of (?:the|our) (?:roughly |about |around )?(?:\d+ )?)((?:\p{Ll}+ ){0,2}\p{Ll}+s)$/iu;
const pictureOf =
  /^(?:an? |the |some |several )?(?:[\p{L}-]+ )?(?:photos?|pictures?|scans?|images?|videos?|description|list|copy|number) of ((?:an?|the|each|every|their|his|her) .+)$/iu;

export const isPronoun = (text: string): boolean =>
  /^(?:they|them|he|she|him|her|it|this|that|these|those|one|ones|its|their)$/i.test(text.trim()) &&
  !isDepartment(text);

/** `IT is told which laptop is needed`: the people of it. */
const isDepartment = (text: string): boolean => /^(?:IT|HR)$/.test(text.trim());

const isOneMass = (head: string): boolean => isUncountable(head) && !/\b(?:data|figures|media)$/i.test(head);

/** `a list of parcels that are late` is spoken of as the list of parcels. */
const simply = (text: string): string => text.replace(/,? (?:that|which|who|where|when) .*$/i, '').trim();
