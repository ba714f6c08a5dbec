import { costsToday } from './sale-words.js';
import { lowerFirst, stripStop, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { isTold } from '../read/problem.js';
import { money } from '../read/values.js';
import { isOptional, type ListWriter, type Row, type TextWriter } from './draft.js';
import { fitText } from './fit.js';
import { comeAlone } from './roles.js';
import { troubles } from './problem.js';

/** What a business requirements document adds: work as it is, work as it shall be, needs, options and money. */
export const changeLists: Record<string, ListWriter> = {
  pain: (draft) => {
    const told = painsOf(draft.plan).map(({ text, who, cause }): Row => ({
      pain: upperFirst(stripStop(text)),
      // Of a trouble without a name it is not known who has it.
      affected: who && !isAnybody.test(who) ? upperFirst(who) : undefined,
      cause: cause ? `“${fitText(upperFirst(stripStop(cause)), 170)}”` : undefined,
      cost: costIn(text),
      // Only a figure has been measured somewhere.
      evidence: !/\d/.test(text)
        ? undefined
        : '[Stated in the idea; source to be provided ~ According to the idea; source to be confirmed]',
    }));
    // The summary quotes what goes wrong: once more stands what can be said of its cost or cause.
    return 'executive-summary' in draft.block.sections && isOptional('pain', draft)
      ? told.filter(({ cost, cause }) => cost || cause)
      : told;
  },
};

const isAnybody = /^(?:the )?(?:people|persons?|users?|everyone|everybody|they|we)$/i;

/** What goes wrong, clause by clause; the sentences of the idea where no clause tells it by itself. */
const painsOf = ({ facts, brief }: Plan): { text: string; who: string | null; cause: string | null }[] =>
  facts.troubles.length > 0
    ? facts.troubles
        // 'that costs us £18,000 a year': what does, stands before it.
        .map((one) => ({
          ...one,
          text: /^(?:that|this|which) costs?\b/i.test(one.text) ? wholeOf(one.text, brief.problem.sentences) : one.text,
        }))
        .filter(({ text }) => text.length <= 158)
        .slice(0, 5)
    : troubles(brief)
        .slice(0, 2)
        .map((text) => ({ text, who: null, cause: null }));

const wholeOf = (clause: string, sentences: string[]): string =>
  sentences.find((sentence) => sentence.toLowerCase().includes(stripStop(clause).toLowerCase())) ?? clause;

const sum = new RegExp(
  String.raw`(?<![\p{L}\d])(${money})(?:[^,;.]*?\s((?:an?|per|each|every) (?:hour|day|night|week|month|season|year)))?`,
  'u',
);

/** `140 euros a day`: where the idea has the price itself. */
function costIn(text: string): string | null {
  const [, amount = '', often = ''] = sum.exec(text) ?? [];
  // 'each correction costs us 35 minutes'
  const [, time = ''] =
    /\bcosts? (?:us |them )?(?:about |around )?(\d[\d.,]* (?:minutes|hours|days)[^,;]*)$/i.exec(text) ?? [];
  // 'each breach costs us about $400'
  const [, one = ''] = /\b(?:each|every) ([\p{L} -]{3,30}?) costs? /iu.exec(text) ?? [];
  return amount
    ? `${[amount, often || (one && `for each ${one}`)].filter(Boolean).join(' ')}, as the idea states`
    : time
      ? `${time} each time, as the idea states`
      : null;
}

const openCause =
  '[The cause is not known yet. ~ The cause is still open.] [It is to be analysed in user interviews before {prototypeDate}. ~ A root cause analysis is planned before {prototypeDate}. ~ User interviews before {prototypeDate} are to identify it.]';

/** What the idea itself says lies behind a trouble. */
const reasonTold = ({ facts }: Plan, say: (text: string) => string): string | null => {
  const told = facts.troubles.find(({ cause }) => cause !== null);
  return told?.cause
    ? `The idea gives a reason for “${upperFirst(stripStop(told.text))}”: “${lowerFirst(stripStop(told.cause))}”. ${say('[User interviews are to show whether there are other causes. ~ To be confirmed in user interviews.]')}`
    : null;
};

export const changeTexts: Record<string, TextWriter> = {
  'problem.rootCause': (draft) => {
    const { plan, say } = draft;
    const told = reasonTold(plan, say);
    if (told !== null || isOptional('problem.rootCause', draft)) return told ?? '';
    return !isTold(plan.brief.problem) || plan.brief.problem.today === null
      ? say(openCause)
      : say(
          '[User interviews are to show whether {coping} cause it. ~ Whether {coping} cause it is to be clarified in user interviews.]',
        );
  },
  'transition.approach': (draft) => {
    const { plan, known, say } = draft;
    if (comeAlone(plan))
      return say(
        '[There is no single cutover date. ~ Users start at different times.] [Invited {actors} start on {pilotDate}; from {launchDate} it is open to all. ~ Invited {actors} use it from {pilotDate}, everyone from {launchDate}.]',
      );
    const rows = known('transition.approach');
    // Everything that is known of it may speak of what the idea leaves out.
    const plain =
      '[The pilot users start on {pilotDate}, all others on {launchDate}. ~ {Product} is used by the pilot group from {pilotDate} and by everyone from {launchDate}.] The present way of working continues until then.';
    return String(rows[plan.seed % Math.max(1, rows.length)]?.['text'] ?? say(plain));
  },
  'transition.fallback': (draft) => {
    const { plan, known, say } = draft;
    if (comeAlone(plan))
      return say('Until it is fixed everybody continues as today. The {admin} decides when it reopens.');
    // Where nobody enters anything nothing can be entered later.
    if (plan.features.every(({ isByItself, stated }) => isByItself || !stated))
      return say(
        'Whoever relies on {product} is told at once when it is down. The {admin} decides when it is used again.',
      );
    const rows = known('transition.fallback');
    return String(rows[plan.seed % Math.max(1, rows.length)]?.['text'] ?? '');
  },
  // What goes wrong today stands above; what another year of it costs nobody has counted.
  'problem.costOfInaction': (draft) => {
    const { plan } = draft;
    const [cost] = costsToday(plan);
    // What the idea itself reckons.
    if (cost)
      return /\b(?:a|per|each|every|last) year\b/i.test(`${cost.text} ${cost.sentence}`)
        ? `Another year at today’s figures costs ${cost.text.replace(/ (?:a|per|each|every) year$/i, '')}, as the idea reckons it.`
        : `Today’s way costs ${cost.text}, as the idea states; what that makes in a year has not been calculated.`;
    return isOptional('problem.costOfInaction', draft)
      ? ''
      : 'What another year without it costs has not been counted.';
  },
};
