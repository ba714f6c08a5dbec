import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

const deeds = (idea: string): string[] =>
  readIdea(idea, today).capabilities.map(({ by, automatic, verb, object, tail }) =>
    [`${by ?? (automatic ? 'product' : 'anybody')}:`, verb, object, tail].filter(Boolean).join(' '),
  );

describe('deeds of products and their users', () => {
  it('reads what a dashboard for a team does', () => {
    expect(
      deeds(
        'Internal dashboard for our customer success team that pulls tickets from Zendesk and shows SLA breaches in real time. Filter by customer and region. CS managers get a Slack message when a P1 ticket is about to breach.',
      ),
    ).toEqual([
      'product: pull tickets from Zendesk',
      'product: show SLA breaches in real time',
      'anybody: filter tickets by customer and region',
      'product: send a Slack message to CS managers when a P1 ticket is about to breach',
    ]);
  });

  it('reads orders one by one', () => {
    expect(
      deeds(
        'API monitoring for developers. Define checks in YAML, run them from 12 regions every 30 seconds, and get paged via PagerDuty or Slack when one fails twice in a row. On-call engineers acknowledge and resolve incidents from the phone.',
      ),
    ).toEqual([
      'developer: define checks in YAML',
      'developer: run checks from 12 regions every 30 seconds',
      'product: page via PagerDuty or Slack when a check fails twice in a row',
      'on-call engineer: acknowledge incidents from the phone',
      'on-call engineer: resolve incidents from the phone',
    ]);
    expect(deeds('Tool for vans. Transport managers see which vans are due for service and book them in.')).toEqual([
      'transport manager: see which vans are due for service',
      'transport manager: book in the vans',
    ]);
  });

  it('gives people what they get', () => {
    expect(
      deeds(
        'A tool for vets. Head vets get an alert when stock and register differ. Inspectors can be given read-only access. People on the waiting list are offered a slot when someone cancels. IT is asked to order a laptop.',
      ),
    ).toEqual([
      'product: send an alert to head vets when stock and register differ',
      'inspector: get read-only access',
      'product: offer a slot to people on the waiting list when someone cancels',
      'product: ask IT staff to order a laptop',
    ]);
  });

  it('tells what the product does to its users and to whoever writes', () => {
    expect(
      deeds(
        'A mobile app for runners who train alone: it plans the week, adapts after every run and nudges you when you skip. Friends can cheer you on live.',
      ),
    ).toEqual([
      'product: plan the week',
      'product: adapt after every run',
      'product: nudge runners when they skip',
      'friend: cheer runners on live',
    ]);
  });

  it('gives each of those who shall do something their own deeds, and rules to nobody', () => {
    expect(
      deeds(
        "We look after 140 church organs. We'd like parishes to report a fault with a photo, Margit, who runs the office, to sort reports by urgency, and tuners to see their round. Each organ must be tuned twice a year and the app should warn us when one is overdue.",
      ),
    ).toEqual([
      'parish: report a fault with a photo',
      'head of the office: sort reports by urgency',
      'tuner: see their round',
      'product: warn when an organ is overdue',
    ]);
  });

  it('shares the object of a row of verbs, and keeps a list with its entry', () => {
    expect(
      deeds('A contract tool. Lawyers accept, edit or dismiss each suggestion. Every answer links back to the clause.'),
    ).toEqual([
      'lawyer: accept each suggestion',
      'lawyer: edit each suggestion',
      'lawyer: dismiss each suggestion',
      'product: link every answer back to the clause',
    ]);
    expect(deeds('A drug register. Vets log every dose with patient, amount and witness.')).toEqual([
      'vet: log every dose with patient, amount and witness',
    ]);
  });

  it('reads stories with their reasons', () => {
    const { capabilities } = readIdea(
      'As a picker I want a pick list sorted by aisle so I walk less.\nAs a warehouse manager I want to see stock levels per location so that I can reorder in time.',
      today,
    );
    expect(capabilities.map(({ by, verb, object, why }) => ({ by, verb, object, why }))).toEqual([
      { by: 'picker', verb: 'get', object: 'a pick list', why: 'walk less' },
      { by: 'warehouse manager', verb: 'see', object: 'stock levels', why: 'can reorder in time' },
    ]);
  });

  it('takes a check on the phone for no habit of today', () => {
    const { capabilities, problem } = readIdea(
      'A tool for vans. Drivers do a walkround check on their phone every morning and report defects with pictures.',
      today,
    );
    expect(problem.sentences).toEqual([]);
    expect(capabilities.map(({ by, object }) => ({ by, object }))).toEqual([
      { by: 'driver', object: 'a walkround check' },
      { by: 'driver', object: 'defects' },
    ]);
  });

  it('names the main thing where a deed leaves it out', () => {
    expect(
      deeds(
        'An expense app for companies. Employees snap a photo of a receipt, the app reads amount, date and merchant. Managers approve in Slack or by email. Policy rules flag expenses over limits or without a receipt. Finance exports to QuickBooks at month end.',
      ),
    ).toEqual([
      'employee: snap a photo of a receipt',
      'product: read amount, date and merchant',
      'manager: approve expenses in Slack or by email',
      'product: flag expenses over limits or without a receipt',
      'finance staff: export expenses to QuickBooks at month end',
    ]);
  });

  it('goes back to what was asked for or booked', () => {
    expect(
      deeds(
        'Grants. Programme officers screen applications and send questions back. The committee votes. Parents book a trial lesson. Our ops team checks the profile of each tutor. Parents can cancel up to 24 hours before.',
      ),
    ).toEqual([
      'programme officer: screen applications',
      'programme officer: send back questions',
      'committee: vote on the application',
      'parent: book a trial lesson',
      'ops team: check the profile of each tutor',
      'parent: cancel the booking up to 24 hours before',
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

  it('takes who alone may sign in for a rule, and gives each thing to somebody', () => {
    expect(
      deeds(
        'A tool for shops. Clerks sort reports and give each to a tuner. Only people in our Google Workspace can sign in.',
      ),
    ).toEqual(['clerk: sort reports', 'clerk: give each report to a tuner']);
  });

  it('keeps a list, a state and whoever is asked for more apart', () => {
    expect(deeds('A table app. Owners see covers per hour and no-show rates across locations.')).toEqual([
      'owner: see covers per hour and no-show rates across locations',
    ]);
    expect(
      deeds('A refund tool:\n- Finance sees all refunds of the day\n- The roastery sees tomorrow’s roast plan by 4pm'),
    ).toEqual(['finance staff: see all refunds of the day', 'roastery: see tomorrow’s roast plan by 4pm']);
    expect(deeds('Energy software. Plug in your smart meters. The app recommends fixes ranked by payback.')).toEqual([
      'anybody: plug in their smart meters',
      'product: recommend fixes ranked by payback',
    ]);
  });

  it('takes what an assistant says for no trouble of today', () => {
    expect(
      deeds(
        "AI assistant for our field engineers. It answers questions from 20 years of service manuals, shows the page it got the answer from and says so when it doesn't know.",
      ),
    ).toEqual([
      'product: answer questions from 20 years of service manuals',
      'product: show the page it got the answer from',
    ]);
  });
});
