import { isStarter } from './clean.js';
import { labelOf } from './labels.js';
import { isKnownWord } from './lexicon.js';
import { speaksOfOwnHouse } from './own-house.js';
import { restKept, soldThingsIn } from './sold-things.js';
import { kindOfSum, labelled, type MoneyLabel, type SumKind } from './sum-kinds.js';
import { isBare, partsOf, placesIn } from './sum-parts.js';

/** A sum of money, or a share of one, and what it is. */
export interface Sum {
  kind: SumKind;
  /** `£48`, `15%`. */
  amount: string;
  /** With its bound and what it is for each of: `about £18,000 a year`. */
  text: string;
  /** The part of the sentence in which it stands. */
  said: string;
  sentence: string;
}

/** Every sum of an idea whose sense is sure; `names`: the product and persons, who are no competitors. */
export function sumsOf(
  sentences: readonly string[],
  names: readonly string[] = [],
  priced: readonly string[] = [],
): Sum[] {
  const own = speaksOfOwnHouse(sentences);
  let heading: MoneyLabel | null = null;
  return sentences.flatMap((sentence) => {
    const bare = sentence.replace(/\s*[.:]\s*$/, '');
    // A heading of another matter ends what stood under the one before.
    const head = labelled(`${bare}:`);
    if (/^(?:\d+[.)] ?)?\p{L}+(?: \p{Ll}+)?[.:]$/u.test(sentence.trim()) && head.label === null) {
      heading = null;
      return [];
    }
    if (labelOf(bare) !== null || (head.label !== null && head.text === '')) {
      heading = head.label;
      return [];
    }
    const { label, text } = labelled(sentence);
    const things = soldThingsIn(text);
    if (things.length > 0) return things.map((sum) => ({ ...sum, sentence }));
    const rest = restKept(text);
    if (rest) return [{ ...rest, sentence }];
    let before: SumKind | null = null;
    let last = '';
    return partsOf(text).flatMap((said) => {
      const context = isBare(said) ? `${last}, ${said}` : said;
      last = said;
      const isRival = !/\bcost target\b/i.test(said) && isRivalIn(said, names);
      const taken = shareIn(said, isRival);
      const sums = placesIn(said).flatMap((place): Sum[] => {
        const kind: SumKind | null = kindOfSum(place, {
          said,
          sentence: text,
          context,
          label:
            label ??
            heading ??
            ((isPriced(sentence, priced) || isPaid(said, priced)) && !isFloor.test(said) ? 'price' : null),
          own,
          isRival,
          before: isBare(said) ? before : null,
        });
        if (kind === null) return [];
        before = kind;
        const full = `${place.bound} ${place.amount}${place.rate}`.trim();
        // 'lists a costume with photos and a weekly price between $8 and $250': the price alone.
        // 'which removes the booking fee of $4' is told of the plan before it.
        if (/^which (?:removes|includes|covers|adds) /i.test(said)) return [];
        // 'tracks the membership fee, which is usually between €60 and €200 a year'
        const whole = /^which /i.test(said) ? `${partsOf(text)[0] ?? ''}, ${said}` : said;
        const part = kind === 'charge' ? (ranged.exec(said)?.[0] ?? whole) : said;
        return [{ kind, amount: place.amount, text: full, said: part, sentence }];
      });
      // '8% fee plus 12 EUR per delivery' is one share.
      if (taken) return [...sums.filter(({ kind }) => !/^(?:price|charge)$/.test(kind)), { ...taken, sentence }];
      // 'CHF 4.90 per find or CHF 29 a year': one of them tells what both are.
      if (sums.some(({ kind }) => kind === 'price') && /\b(?:or|plus)\b|\d \+ /.test(said))
        return withOthers(sums, said, sentence);
      return sums;
    });
  });
}

const ranged = /\b(?:an?|the|their own|an own) (?:[\p{L}-]+ ){0,3}(?:price|rate|fee|rent)s? between .+$/iu;

/** `nothing below €50` */
const isFloor = /\b(?:nothing|not|no|never) (?:below|under|less)\b|\bat least\b|\bminimum\b/i;

/** `$189/month up to 5 technicians, $22 per extra`, marked as what customers pay. */
const isPriced = (sentence: string, priced: readonly string[]): boolean =>
  /^[€£$\d]/.test(sentence.trim()) &&
  priced.some((text) => sentence.includes(text) && text.length > sentence.length * 0.7);

/** `the municipalities pay 600 złoty per year`, marked so. */
const isPaid = (said: string, priced: readonly string[]): boolean =>
  /\b(?:pays?|charged?|charges|costs?)\b.*\b(?:per|an?|each|every) (?:month|year|quarter|season|week)\b/i.test(said) &&
  priced.some((text) => text.includes(said));

const withOthers = (sums: Sum[], said: string, sentence: string): Sum[] =>
  placesIn(said).map(
    (place) =>
      sums.find(({ kind, amount }) => amount === place.amount && kind !== 'charge') ?? {
        kind: 'price',
        amount: place.amount,
        text: `${place.bound} ${place.amount}${place.rate}`.trim(),
        said,
        sentence,
      },
  );

/** `12% commission`, `we keep 15% of each lesson`: a share of what others pay. */
const share = /(\d[\d.,]*\s?(?:%|per ?cent\b))([^,;()]*)/iu;
const shareWord =
  /\b(?:commission|(?:service|platform|booking|transaction|marketplace|success) fee|take rate|(?:our|a) cut)\b/i;
const keeping =
  /\b(?:we|platform|the app|the marketplace) (?:\p{L}+ )?(?:take|keep|charge|earn|get|retain|deduct)s? (?:an? |about |around |only )*$/iu;
/** `suppliers pay 3% of each order` */
const paidShare =
  /^(?:and )?(?:the )?[\p{L} -]{3,30}s pay (?:us )?(?:an? |about |only )*\d[\d.,]*\s?% of (?:each|every) \p{L}+/iu;
const cheaper = /\b(?:off|discount|cheaper|less)\b/i;

const keepsOwn = /(?:^|\band )\p{Lu}[\p{L}\d]+ (?:keeps|takes) (?:an? )?$/u;

function shareIn(said: string, isRival: boolean): Omit<Sum, 'sentence'> | null {
  const [, amount = '', after = ''] = share.exec(said) ?? [];
  const before = said.slice(0, said.indexOf(amount));
  if (amount === '' || cheaper.test(after)) return null;
  const taken = isRival && /\b(?:takes?|charges?|keeps?|commission|fee)\b/i.test(said);
  // 'ParkShare keeps 15%'
  const isOwn = !isRival && keepsOwn.test(before);
  if (!taken && !isOwn && !keeping.test(before) && !shareWord.test(said) && !paidShare.test(said)) return null;
  if (!taken && /\b(?:growth|grow|convert|conversion)\b/i.test(said)) return null;
  // '14% from the owner and 4% from the renter' are both kept.
  const [both] = /^ (?:from|of) [^,;()]+? and \d[\d.,]*\s?% (?:from|of) [^,;()]+/i.exec(after) ?? [];
  const end = both ?? after.replace(/\s(?:and|but|so|while)\s.*$/i, '');
  // 'Service fee: 10% on top for the owner'
  const [named = ''] = /(?:[\p{L}]+ )?(?:fee|commission|cut)(?: (?:is|of))?:? ?$/iu.exec(before) ?? [];
  const [, payer = ''] = paidShare.test(said) ? (/^(?:and )?(?:the )?([\p{L} -]{3,30}s) pay\b/iu.exec(said) ?? []) : [];
  if (payer) return { kind: 'commission', amount, text: `${amount}${end}, paid by ${payer.toLowerCase()}`, said };
  const name = /\b(?:commission|fee|cut)\b/i.test(end)
    ? ''
    : named.replace(/^(?:an?|the|our) |(?: (?:is|of))?:? ?$/gi, '').toLowerCase();
  return {
    kind: taken ? 'rival' : 'commission',
    amount,
    text: name ? `${amount} ${name}${end}` : `${amount}${end}`.trim(),
    said,
  };
}

const asks =
  /^(?:(?:the |our )?(?:main )?competitors?,? |e\.g\. )?((?:\p{Lu}[\p{L}\d.&’'-]*\s){1,3})(\p{L}+ )?(costs?|charges?|takes?|asks?|is|starts?|sells?|wants?|keeps?)\b/u;

const plainWord =
  /^(?:delivery|mileage|membership|admission|shipping|postage|parking|entry|entrance|overtime|travel|tuition|insurance|rent|hire)$/i;

/** `Datadog costs …`, `eBay takes about 13%`: a company other than the one that asks, by its name. */
function isRivalIn(said: string, names: readonly string[]): boolean {
  if (/\bcompetitors?\b|\bcompared (?:to|with)\b/i.test(said)) return true;
  const text = said.replace(/^(?:and|but|while) /i, '').replace(/^e(?=\p{Lu}\p{Ll})/u, 'E');
  const [, name = '', more = '', verb = ''] = asks.exec(text) ?? [];
  const words = name.trim().split(' ');
  const [first = ''] = words;
  const isName = (words.length > 1 && more === '') || /\p{Lu}.*\p{Lu}|[.\d]/u.test(first);
  // 'Rover takes 20 percent': a share is taken by a company; 'Delivery is 15 euros' names none.
  const takes =
    /^(?:takes|charges|keeps)$/.test(verb) && /^\S+ \S+ (?:about |around )?\d[\d.,]* ?(?:%|per ?cent)/i.test(text);
  const isStrange = more === '' && !isKnownWord(first) && !(verb === 'is' && plainWord.test(first));
  return (
    first !== '' &&
    !names.some((one) => one.toLowerCase().includes(first.toLowerCase())) &&
    !isStarter(first) &&
    (isName || isStrange || (takes && !/s$/.test(first)))
  );
}
