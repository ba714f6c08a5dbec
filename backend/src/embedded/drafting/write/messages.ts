import { sentence, upperFirst } from '../language.js';
import { label } from './diagrams.js';
import { type ListWriter, type Row, refs } from './draft.js';

/** What the system says and when: changes of state, notices, messages and the audit. */
export const messageLists: Record<string, ListWriter> = {
  stateChange: ({ say }) => [
    {
      from: 'Draft',
      to: 'Confirmed',
      actor: say('{Actor}'),
      condition: say(
        '[All required fields filled; no open conflict or an override with a reason ~ Nothing required is missing, and every conflict is settled or overridden with a reason ~ Complete, and free of conflicts unless one was overridden with a reason]',
      ),
    },
    { from: 'Draft', to: 'Withdrawn', actor: 'Author', condition: 'At any time; no reason needed' },
    {
      from: 'Confirmed',
      to: 'In progress',
      actor: say('{Other}'),
      condition:
        '[From 60 minutes before the start; on the spot or by phone ~ Not earlier than an hour before the start, there or by phone ~ In the last hour before the start, at the place or on the phone]',
    },
    {
      from: 'Confirmed',
      to: 'Withdrawn',
      actor: say('{Actor} or {admin}'),
      condition: 'Reason given; everybody concerned is told',
    },
    { from: 'In progress', to: 'Done', actor: say('{Other}'), condition: 'Result recorded' },
    { from: 'In progress', to: 'Stopped', actor: say('{Actor} or {other}'), condition: 'Cause chosen from the list' },
    { from: 'Stopped', to: 'Confirmed', actor: say('{Actor}'), condition: 'New time agreed' },
  ],

  notification: ({ plan, slots }) =>
    plan.features.slice(0, 6).map((feature, at) => ({
      event: `After “${label(feature.name, 60)}”`,
      recipient: upperFirst(slots[feature.side === 'actor' ? 'other' : 'actor'] ?? ''),
      channel: ['Push, then text message', 'E-mail', 'In the app', 'Push'][at % 4] ?? 'In the app',
      text: sentence(`${upperFirst(feature.tests[0]?.then ?? 'It is done')}`),
    })),

  uiMessage: ({ plan, known, say }) => [
    ...known('microcopy')
      .slice(0, 4)
      .map((row, at): Row => ({
        when: row['moment'],
        kind: at % 2 ? 'information' : 'warning',
        text: row['text'],
        nextStep: at % 2 ? 'None needed' : 'Choose one of the two ways shown',
        requirement: refs('functionalRequirement', at),
      })),
    ...plan.features.slice(0, 6).map((feature, at): Row => ({
      when: sentence(upperFirst(feature.tests[2]?.when ?? '')),
      kind: at % 3 === 2 ? 'confirmation' : 'error',
      text: `${sentence(upperFirst(feature.tests[2]?.then ?? ''))} [Nothing else was changed. ~ Everything else is as before. ~ What was there before still stands.]`,
      nextStep:
        at % 2
          ? say(
              '[Ask the {admin}, who is named in the message ~ The message names the {admin} to turn to ~ Turn to the {admin}; the name is given]',
            )
          : '[Correct the marked field and send again ~ Change what is marked and try once more ~ Mend the marked field, then repeat]',
      requirement: refs('functionalRequirement', at),
    })),
    {
      when: say('{A unit} was confirmed'),
      kind: 'success',
      text: say(
        '[Confirmed. Everyone concerned with this {unit} has been told. ~ Done: the {unit} counts, and those it touches know. ~ The {unit} is confirmed, and word has gone out.]',
      ),
      nextStep: 'None; the page shows the new state',
      requirement: refs('functionalRequirement', 0),
    },
  ],

  auditEvent: ({ known, say }) => [
    {
      event: say('{Unit} confirmed or withdrawn'),
      records: 'Person, role, time, device, old and new state, reason',
      visibleTo: say('{Actor}, {admin}'),
      retention: '24 months',
    },
    {
      event: say('{N1} changed'),
      records: 'Field, old and new value, person',
      visibleTo: say('{Admin}'),
      retention: '24 months',
    },
    ...known('auditEvent'),
  ],
};
