import { stripStop, upperFirst, withArticle } from '../language.js';
import { lapseIn } from '../plan/limit-checks.js';
import { ownTime } from '../plan/own-time.js';
import { dueIn } from '../plan/ways.js';
import type { Plan } from '../plan/plan.js';
import type { ListWriter, Row } from './draft.js';
import { fitText } from './fit.js';
import { rulesAlone } from './rules-told.js';

/** What runs by itself: what the idea lets lapse or hold for a time, and what the product does at its moment. */
export const jobLists: Record<string, ListWriter> = {
  scheduledJob: ({ plan, known }) => {
    const [usual, ...others] = known('scheduledJob');
    const own = [...lapsing(plan), ...timed(plan)].slice(0, 5);
    return usual
      ? [...own.map((row): Row => ({ ...row, failure: usual['failure'] })), usual, ...(own.length > 0 ? [] : others)]
      : own;
  },
};

/** `A quote is valid for 14 days`: nobody has to end it. */
const lapsing = (plan: Plan): Row[] =>
  rulesAlone(plan).flatMap(({ text }): Row[] => {
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

const timed = ({ brief }: Plan): Row[] =>
  brief.capabilities.flatMap((deed): Row[] => {
    const { verb, object, tail, automatic } = deed;
    if (!automatic || object === '') return [];
    const [, end = ''] = /\buntil (.{6,})$/.exec(tail) ?? [];
    if (end !== '')
      return [
        {
          job: fitText(upperFirst(`${verb} ${object}`), 100),
          when: fitText(`Until ${stripStop(end)}`, 100),
          result: 'It ends by itself then, and its last hour is kept',
        },
      ];
    const when = dueIn(deed) ?? ownTime(tail).time;
    return when
      ? [
          {
            job: fitText(upperFirst(`${verb} ${object}`), 100),
            when: fitText(upperFirst(when), 100),
            result: fitText(`${upperFirst(object)}: done once, with its time`, 140),
          },
        ]
      : [];
  });
