import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

const deedsIn = (sentence: string): string[] =>
  readIdea(`Acme is a web app for clubs. ${sentence}`, today).capabilities.map(
    ({ by, verb, object, tail, automatic }) =>
      [by ?? (automatic ? 'product' : 'user'), verb, object, tail].filter(Boolean).join(' '),
  );

describe('everyday ways to say who does what', () => {
  it.each([
    [
      'Customers log in to a portal to see live temperatures and download reports.',
      ['customer see live temperatures', 'customer download reports'],
    ],
    [
      'Shop owners sign in to a portal where they can follow orders and see stock levels.',
      ['shop owner follow orders', 'shop owner see stock levels'],
    ],
    [
      'There is a dashboard for the practice owner with revenue per vet.',
      ['practice owner see a dashboard with revenue per vet'],
    ],
    ['There should be a way to export all data as CSV.', ['user export all data as CSV']],
    [
      'Patients are randomised by the system as soon as they are eligible.',
      ['product randomise patients as soon as they are eligible'],
    ],
    [
      'Reviewers score applications from 1–5 against four criteria.',
      ['reviewer score applications from 1-5 against four criteria'],
    ],
    [
      'A draft is generated and must be reviewed by the manager within 5 business days.',
      ['product generate a draft', 'manager review the draft within 5 business days'],
    ],
    ['Claims above the limit must be approved by the team lead.', ['team lead approve claims above the limit']],
    ['Parents want to know where the bus is.', ['parent see where the bus is']],
    ['Guests can reply to keep or give up the spot.', ['guest keep the spot', 'guest give up the spot']],
    [
      'The tax adviser can be invited with read-only access and export everything.',
      ['tax adviser get read-only access', 'tax adviser export everything'],
    ],
    [
      'The platform includes a waiting list, discount codes and a seat map editor.',
      ['user use a waiting list', 'user use discount codes', 'user use a seat map editor'],
    ],
    ['Parents log in with a code from the school, see their grades.', ['parent see their grades']],
    [
      'Reminders should be grouped into one notification a day.',
      ['product group reminders into one notification a day'],
    ],
    ['Customers are emailed what is in the box.', ['product email customers what is in the box']],
    ['A query must be answered by the site within 10 days.', []],
    [
      'Managers get an overview of open tasks and can reassign them.',
      ['manager get an overview of open tasks', 'manager reassign the open tasks'],
    ],
    [
      'Agents answer tickets, add internal notes and close them.',
      ['agent answer tickets', 'agent add internal notes', 'agent close tickets'],
    ],
    ['The system must handle 500 concurrent users and respond within 2 seconds.', []],
    ['Payments are handled by Stripe.', []],
    ['Photos should be compressed before upload.', ['product compress photos before upload']],
    [
      'Staff check guests in and out and assign rooms.',
      ['staff check in guests', 'staff check out guests', 'staff assign rooms'],
    ],
    [
      'Sellers upload photos and choose whether to ship or hand over in person.',
      ['seller upload photos', 'seller choose whether to ship or hand over in person'],
    ],
    ['User management with roles and permissions', ['user use user management with roles and permissions']],
    ['Multi-language support (DE, EN, FR)', ['product offer multi-language support (DE, EN, FR)']],
    [
      'For managers there is a weekly report with occupancy.',
      ['product send a weekly report with occupancy to managers'],
    ],
    [
      'The portal shows each customer their contracts, invoices and consumption.',
      ['customer see their contracts, invoices and consumption'],
    ],
    ['The platform should make it easy for farmers to compare prices.', ['farmer compare prices']],
    [
      'A shop owner signs up, connects her Instagram account and imports her products.',
      ['shop owner connect her Instagram account', 'shop owner import her products'],
    ],
    [
      'Technicians record the meter reading and up to 5 photos.',
      ['technician record the meter reading and up to 5 photos'],
    ],
    [
      'Tenants get access to their contract and can terminate it online.',
      ['tenant get access to their contract', 'tenant terminate their contract online'],
    ],
    [
      'We also need a mobile app for drivers with navigation and proof of delivery.',
      ['user use a mobile app for drivers with navigation and proof of delivery'],
    ],
    [
      'Cleaners accept jobs, check in and out at the door and upload photos.',
      ['cleaner accept jobs', 'cleaner check in and out at the door', 'cleaner upload photos'],
    ],
    [
      'The caretaker fixes the defect; orders over 1,000 EUR need to be approved by the property manager.',
      ['caretaker fix the defect', 'property manager approve orders over 1,000 EUR'],
    ],
    [
      'The project lead signs the diary off at the end of the week, after which it cannot be changed.',
      ['project lead sign off the diary at the end of the week'],
    ],
    ['Clients get read access and a monthly PDF.', ['client get read access and a monthly PDF']],
    ['The board would like statistics about boat use.', ['board see statistics about boat use']],
    ['There is an API with webhooks.', ['product offer an API with webhooks']],
  ])('%s', (sentence, deeds) => {
    expect(deedsIn(sentence)).toEqual(deeds);
  });

  it('tells what a marketplace is for without a doer', () => {
    const { capabilities } = readIdea(
      'An online marketplace called Lernwerk connecting students with vetted tutors.',
      today,
    );
    expect(capabilities).toMatchObject([
      { verb: 'connect', object: 'students', tail: 'with vetted tutors', automatic: true },
    ]);
  });

  it('says who answers a message by who waited for it', () => {
    expect(
      deedsIn(
        'Members join a waiting list. If somebody cancels, the first person on the waiting list gets a push notification and has 30 minutes to confirm.',
      ),
    ).toContain('member confirm within 30 minutes');
  });
});
