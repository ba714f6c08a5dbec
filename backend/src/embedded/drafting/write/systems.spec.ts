import { coreTemplates, draftAfresh, today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { partnersOf } from './partners.js';
import { dataOf, purposeOf, systemFacts, systemRules, systemsOf } from './systems.js';

const systems = (idea: string): string[] => systemsOf(planDocument(idea, '', today));

describe('systems that an idea names', () => {
  it('are heard wherever data go to them, come from them or live in them', () => {
    expect(
      systems(
        'Nurses order drugs for the ward. Data comes from KWS. Interface to SAP and to the autoclave Getinge. Findings live in Nephro7.',
      ),
    ).toEqual(expect.arrayContaining(['KWS', 'SAP', 'Getinge', 'Nephro7']));
  });

  it.each([
    ['Payroll clerks get a file for Visma every Monday at 06:00.', 'Visma', 'Receives files every Monday at 06:00'],
    ['A resident signs in with itsme and adds photos.', 'itsme', 'Signs people in'],
    ['The assistant checks each photo against the policy in Guidewire.', 'Guidewire', 'Provides policies'],
    ['Lab flags come from the Telcor system.', 'Telcor', 'Provides lab flags'],
    ['The contract is signed with Skribble.', 'Skribble', 'Collects signatures'],
    ['I want a WhatsApp bot for it.', 'WhatsApp', 'Exchanges messages and answers'],
    ['Bookings come in from Waldmeier Ticketing by API, read only.', 'Waldmeier Ticketing', 'Provides bookings'],
    ['Payments are exported to Fortnox, signatures via BankID.', 'BankID', 'Collects signatures'],
    ['The plate is matched with our booking system (Tiketa, REST interface).', 'Tiketa', 'Provides plates'],
    [
      'We integrate with Yardi Voyager for tenant records.',
      'Yardi Voyager',
      'Used for tenant records, as the idea says',
    ],
  ])('say in “%s” what %s is for', (sentence, name, purpose) => {
    const plan = planDocument(`An app for clerks. Clerks plan shifts. ${sentence}`, '', today);

    expect(systemFacts(plan).map((fact) => [fact.name, purposeOf(fact)])).toContainEqual([name, purpose]);
  });

  it('are no way of radio and no language', () => {
    expect(systems('The probe sends the readings over LTE-M to a gateway. Farmers get a receipt in Swahili.')).toEqual(
      [],
    );
  });

  it('stand each by itself where several provide the data', () => {
    expect(
      systems('The data comes from Rijkswaterstaat, the UK Hydrographic Office and the ports themselves.'),
    ).toEqual(['Rijkswaterstaat', 'UK Hydrographic Office', 'Ports']);
  });

  it('are no towns, people, languages or devices', () => {
    expect(
      systems(
        'Drivers collect parcels from Rotterdam on Android phones. Mrs. Okafor checks hours in March. Reports are written in English. Complaints stay on paper.',
      ),
    ).toEqual([]);
  });

  it('pass what the idea tells, and are for what they are known for where it tells nothing', () => {
    const plan = planDocument(
      'A bot for on-call engineers. It tracks the action items in Jira. Stale flags live in LaunchDarkly. Files land in SharePoint.',
      '',
      today,
    );
    expect(systemFacts(plan).map(({ name, what, kind }) => [name, what ?? kind?.purpose])).toEqual([
      ['Jira', 'action item'],
      ['LaunchDarkly', 'flags'],
      ['SharePoint', 'files'],
    ]);
  });

  it('are joined by who carries a text or takes a card, where somebody gets one or pays by one', () => {
    const partners = (idea: string): string[] => partnersOf(planDocument(idea, '', today)).map(({ name }) => name);
    expect(partners('Groomers book dogs. Dog owners get a text the evening before and pay a deposit by card.')).toEqual(
      ['Text message service', 'Card payment service'],
    );
    expect(
      partners(
        'A club app. Members get a push message when a court is closed. The treasurer collects fees by direct debit. Teachers hold lessons in a video room.',
      ),
    ).toEqual(['Push service of the phones', 'Bank, for direct debits', 'Video service']);
    expect(partners('Parents pay for meals online. Payments run over Adyen.')).toEqual([]);
    expect(partners('Editors write the text of a panel. Visitors show a library card and pay at the desk.')).toEqual(
      [],
    );
  });

  it('are none where half of a sentence tells of today, or where somebody is sent something', () => {
    expect(
      systems(
        'Sellers must pay packaging fees, and the tariffs of Citeo and CONAI are published as PDFs in different formats every year. We want an API. A developer sends the weight and receives the fee.',
      ),
    ).toEqual([]);
    const plan = planDocument(
      'We want a handover log. Operators enter problems. Anything marked as a safety issue is sent to the EHS coordinator at once.',
      '',
      today,
    );
    expect(JSON.stringify(plan.features)).not.toMatch(/the EHS(?! coordinator)/);
  });

  it('receive what the idea has made in them, whatever else such a system holds', () => {
    const plan = planDocument(
      'A handover log. Operators enter problems. Maintenance can turn an entry into a work order in Maximo.',
      '',
      today,
    );
    const [maximo] = systemFacts(plan);
    expect([maximo?.direction, maximo && purposeOf(maximo)]).toEqual(['out', 'Receives work orders']);
  });

  it('are for what the requirements say that name them, and for nothing that such a system usually holds', () => {
    const [template] = coreTemplates.filter(({ id }) => id === 'frd-webapp');
    const data = template
      ? draftAfresh(
          template,
          'An onboarding tool. It creates a checklist as soon as a contract is signed in SAP SuccessFactors. New hires upload their tax ID. Managers name a buddy.',
        ).data
      : {};
    const connected = JSON.stringify(data['platform-integration']);
    expect(connected).toMatch(/SAP SuccessFactors.*FR-001/);
    expect(connected).not.toMatch(/master data|orders|Outbox|still to be agreed/);
  });

  it('are none where a message only names a house, or where they shall be replaced', () => {
    expect(
      systems('An app for donors. Donors read "Your blood was delivered to the UZ Gent today". Nurses check forms.'),
    ).toEqual([]);
    expect(systems('A club needs something better than the WhatsApp groups in which coaches write.')).toEqual([]);
  });

  it('hold what the idea asks for where it only tells of today that it lies there', () => {
    const plan = planDocument(
      'A cleanup service. We adopted LaunchDarkly four years ago and there are now 1,870 flags. It lists each flag with its owner. For a dead flag it opens a pull request.',
      '',
      today,
    );
    expect(systemFacts(plan).map(({ name, direction, what }) => [name, direction, what])).toEqual([
      ['LaunchDarkly', 'in', 'flags'],
    ]);
    expect(partnersOf(plan).map(({ name }) => name)).toEqual(['Code host']);
  });

  it('are told by their sentence where that has no word for what passes', () => {
    const plan = planDocument('An app for barns. Farmers tick off cows. It sits on top of Lely Horizon.', '', today);
    expect(systemFacts(plan).map((fact) => [purposeOf(fact), dataOf(fact)])).toEqual([
      ['As the idea says: “It sits on top of Lely Horizon”', '“It sits on top of Lely Horizon”'],
    ]);
  });

  it('that stay are a constraint', () => {
    const plan = planDocument(
      'Fitters record meters. The office releases readings to Agresso. Agresso stays.',
      '',
      today,
    );
    expect(systemRules(plan).length + plan.brief.limits.filter(({ text }) => /Agresso/.test(text)).length).toBe(1);
  });
});
