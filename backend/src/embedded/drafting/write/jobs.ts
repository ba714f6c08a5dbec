import { isPlural, joinWords, upperFirst, withArticle } from '../language.js';
import { participleOf } from '../plan/deed-words.js';
import { lapseIn } from '../plan/limit-checks.js';
import { ownTime } from '../plan/own-time.js';
import { dueIn } from '../plan/ways.js';
import { reachesThem, tellsPeople } from '../plan/by-itself.js';
import { spanIn } from '../plan/deed-looks.js';
import { leadIn } from '../plan/lead-times.js';
import { messageIn } from '../plan/message-tests.js';
import { momentOf } from '../plan/moment.js';
import type { Plan } from '../plan/plan.js';
import type { Brief, Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { isNeeded, type ListWriter, type Row } from './draft.js';
import { isSmall } from './enough.js';
import { fitText } from './fit.js';
import { messagesTold, type ToldMessage } from './messages-told.js';
import { isTold, toldJobs } from './told-notices.js';
import { rulesSaid } from './rules-told.js';

/** What runs by itself: what the idea lets lapse or hold for a time, and what the product does at its moment. */
export const jobLists: Record<string, ListWriter> = {
  scheduledJob: (draft) => {
    const { plan, known } = draft;
    const [usual, ...others] = known('scheduledJob');
    const told = messagesTold(plan);
    const own = [...lapsing(plan), ...toldJobs(plan, told), ...timed(plan, told), ...inWords(plan)].slice(0, 7);
    const timely = own.map((row): Row => ({ ...row, failure: usual?.['failure'] }));
    // That data is copied at night stands with the qualities.
    if (usual === undefined || (isSmall(draft) && !isNeeded('scheduledJob', draft))) return timely;
    return [...timely, usual, ...(own.length > 0 ? [] : others)];
  },
};

/** `A quote is valid for 14 days`: nobody has to end it. */
const lapsing = (plan: Plan): Row[] =>
  rulesSaid(plan).flatMap(({ text }): Row[] => {
    const lapse = lapseIn(text);
    if (!lapse) return [];
    const thing = withArticle(lapse.thing);
    return [
      {
        job: fitText(`End ${thing} whose time is over`, 100),
        when: fitText(`When ${/^an? /.test(thing) ? 'its' : 'the'} ${lapse.span} are over`, 100),
        result: 'It is shown as over, with its last day',
      },
    ];
  });

const timed = ({ brief, known }: Plan, told: ToldMessage[]): Row[] =>
  everyDeed(brief.capabilities).flatMap((deed): Row[] => {
    const { verb, object, tail, automatic } = deed;
    if (isTold(deed, told)) return [];
    if (tellsPeople(deed) || reachesThem(deed)) return messageJob(deed, brief, known.slots['unit'] ?? '');
    if (!automatic || object === '') return [];
    // What happens because of something else, or until then, is set off by that and by no clock.
    const due = dueIn(deed);
    const when =
      (due?.startsWith('it is ') ? due.slice(6) : null) ??
      momentOf(deed, brief).period ??
      ownTime(tail).time?.replace(/^it is /, '');
    return when
      ? [
          {
            job: fitText(upperFirst(`${verb} ${object}`), 100),
            when: fitText(upperFirst(when), 100),
            result: fitText(
              `${upperFirst(object)} ${isPlural(object.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${participleOf(verb)}, once, and the log shows the time`,
              140,
            ),
          },
        ]
      : [];
  });

/** `Payroll has to receive the real schedule every day at 02:00`, of which no more is known than these words. */
const inWords = ({ features }: Plan): Row[] =>
  features.flatMap(({ stated, words, isByItself, name, description }): Row[] => {
    const [when] = stated && words !== undefined && isByItself ? (clock.exec(description) ?? []) : [];
    return when === undefined
      ? []
      : [
          {
            job: fitText(name.endsWith(` ${when}`) ? name.slice(0, -when.length - 1) : name, 100),
            when: fitText(upperFirst(when), 100),
            result: 'It is done once, and the log shows the time',
          },
        ];
  });
const hour = String.raw`at \d{1,2}(?:[:.]\d{2}|(?::\d{2})? ?[ap]\.?m\b)`;
const clock = new RegExp(
  String.raw`\b(?:every|each) (?:night|(?:day|morning|evening|\p{L}+day|month|quarter) ${hour})|\b(?:nightly|overnight)\b|\bon the \d{1,2}(?:st|nd|rd|th)(?:(?:,| and) the \d{1,2}(?:st|nd|rd|th))*(?: of (?:each|every|the) month)?(?! of \p{Lu})`,
  'iu',
);

const regular = (deed: Capability): string | undefined => {
  const span = spanIn(deed);
  return span && `every ${span}`;
};

/** A message that goes out at its time, and not because something has happened. */
function messageJob(deed: Capability, brief: Brief, unit: string): Row[] {
  const { what, whom } = messageIn(deed);
  const lead = leadIn(deed, unit);
  const when = lead
    ? `${joinWords(lead.steps)} before ${lead.before}`
    : (momentOf(deed, brief).period ?? ownTime(deed.tail).time?.replace(/^it is /, '') ?? regular(deed));
  if (!when) return [];
  const to = whom === '' || whom.startsWith('#') ? whom : `the ${whom}`;
  return [
    {
      job: fitText(`Send the ${what}${to === '' ? '' : ` to ${to}`}`, 100),
      when: fitText(upperFirst(when), 100),
      result: 'Each recipient has it once, and the log shows the time',
    },
  ];
}
