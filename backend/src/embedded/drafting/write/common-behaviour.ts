import type { Draft, Row } from './draft.js';
import { lines } from './draft.js';
import type { Check } from './checks.js';

/** What holds for any deed of its kind is stated once, and not with each requirement. */

const commons: [heard: RegExp, line: string][] = [
  [
    /\b(?:is|are) (?:saved|listed|shown|stored|kept) with (?:these details|(?:.+(?:,| and) )?name and time)\b|^what was chosen is shown, and is kept\b|\bshown as .+, with name and time$|^the result is shown\b/i,
    '[What people enter, choose or change is kept with name and time, and can be opened again ~ Each entry, choice and change is saved with its author and its time ~ Whatever somebody enters, chooses or changes stays, with who did it and when]',
  ],
  [
    /\bnames? (?:what is missing|the missing field|what has to be added)\b/i,
    '[Where a required detail is missing, nothing is saved, and the page names it ~ Nothing is saved while a required detail is missing: the page says which one]',
  ],
  [
    /\blatest state\b|\ball three are listed\b/i,
    '[What is shown is the latest state, with its time ~ Every page shows how things stand, and since when]',
  ],
  [
    /^(?:an? |the |one )?.*\b(?:goes out|gets one \p{L}+|is sent once|are sent once)\b.*\blog\b/iu,
    '[A message goes out once for one reason, and the log shows when and to whom ~ Nobody is told the same thing twice; the log has time and recipient of each message]',
  ],
  [
    /\bthe time is logged$/i,
    '[What the system does by itself needs nobody’s action, and its time is logged ~ Automatic steps run without a user, and the log has their time]',
  ],
  [
    /\bis stored and can be opened$|\b(?:of a kind that is not accepted|refused, and the page says why)\b/i,
    '[A file that is too large, or of a kind that is not accepted, is refused with the reason ~ The page says why it does not accept a file: its size or its kind]',
  ],
  [
    /^it is listed as not delivered\b/i,
    '[A message that cannot be delivered is listed with its recipient ~ What cannot be delivered is listed, so that somebody can call]',
  ],
  [
    /\bis (?:tried again|repeated)\b.*\bthird failure\b|^the page says so, and nothing is changed$/i,
    '[If another system does not answer, nothing is lost: it is tried again, and the team is told ~ What another system does not take or give is tried again, and the team is told]',
  ],
  [
    /^nothing is made up\b|^no figure is shown, and the missing entry is named$/i,
    '[What cannot be worked out is left open, and the page says what is missing ~ Nothing is made up: where something is missing, the page says what]',
  ],
  [
    /\bsays that (?:nothing was found|there (?:is|are) none)\b/i,
    '[A search or list without results says so ~ Where nothing is found, the page says that there is nothing]',
  ],
];

const lineOf = ({ then }: Check): string | undefined => commons.find(([heard]) => heard.test(then))?.[1];

/** `nothing happens`, `the deputy is not rung`: that something does not come about is no test of it. */
const isVacuous = ({ then }: Check): boolean =>
  /^(?:nothing happens|it is named as missing beside|no second \p{L}+ goes out|no \p{L}+ goes out yet|it (?:is|does) not [\p{L} ]+$|what it is made from)|^(?:the )?[\p{L} ]+ (?:is|are) not (?:\p{L}+(?:ed|en|ng|nt|ld|ut)|rung|sent)$|” happens$|\bcan be opened again later$|^the question is put, once/iu.test(
    then,
  );

/** `Given she forgets`, `Given it passes`, `Given five entries lock the door and`: nobody can set that up. */
const isTorn = ({ given }: Check): boolean =>
  /^(?:she|he|they|it (?:passes|was|does|has|had|is (?:below|above|over|under|more|less|not)))\b|^(?:after|by|with|on) |^an? who|\b(?:and|or|the|of|to)$/i.test(
    given,
  );

/** Whether a check is one that its requirement needs: of its own, and such that it can be tried. */
export const isOwnCheck = (check: Check): boolean => lineOf(check) === undefined && !isVacuous(check) && !isTorn(check);

/** The lines that stand for the checks of the requirements of this document. */
export const commonBehaviour = ({ plan }: Draft): Row[] => {
  const told = new Set(plan.features.slice(0, 14).flatMap(({ tests }) => tests.flatMap((test) => lineOf(test) ?? [])));
  return lines(...commons.flatMap(([, line]) => (told.has(line) ? [line] : [])));
};
