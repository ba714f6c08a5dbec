import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import type { Capability } from './brief.js';
import { everyDeed } from './every-deed.js';
import { inWordsAlone } from '../told/told.testing.js';

const inLine = ({ by, automatic, verb, object, tail }: Capability): string =>
  [`${by ?? (automatic ? 'product' : 'anybody')}:`, verb, object, tail].filter(Boolean).join(' ');
const deeds = (idea: string): string[] => everyDeed(readIdea(idea, today).capabilities).map(inLine);

describe('deeds of products and their users', () => {
  it('reads what a dashboard for a team does', () => {
    const { capabilities } = readIdea(
      'Internal dashboard for our customer success team that pulls tickets from Zendesk and shows SLA breaches in real time. Filter by customer and region. CS managers get a Slack message when a P1 ticket is about to breach.',
      today,
    );
    expect(everyDeed(capabilities).map(inLine)).toEqual([
      'product: pull tickets from Zendesk',
      'product: show SLA breaches in real time',
      'product: send a Slack message to CS managers when a P1 ticket is about to breach',
    ]);
    expect(inWordsAlone(capabilities)).toEqual(['filter by customer and region']);
  });

  it('takes a check on the phone for no habit of today', () => {
    const { capabilities, problem } = readIdea(
      'A tool for vans. Drivers do a walkround check on their phone every morning and report defects with pictures.',
      today,
    );
    expect(problem.sentences).toEqual([]);
    expect(everyDeed(capabilities).map(({ by, object }) => ({ by, object }))).toEqual([
      { by: 'driver', object: 'a walkround check' },
      { by: 'driver', object: 'defects' },
    ]);
  });

  it('knows departments and admins, and ends a condition before the next deed', () => {
    expect(
      deeds(
        'A tool for shops. HQ sees stock across all 40 stores. Support sees which flags are on. Sales creates quotes. Clinic admins manage schedules. Grantees file a report.',
      ),
    ).toEqual([
      'HQ staff: see stock across all 40 stores',
      'support staff: see which flags are on',
      'sales staff: create quotes',
      'clinic admin: manage schedules',
      'grantee: file a report',
    ]);
    expect(
      deeds('A chatbot. It escalates to a human agent if confidence is below 80% and logs every conversation.'),
    ).toEqual(['product: escalate to a human agent if confidence is below 80%', 'product: log every conversation']);
  });
});
