import { coreTemplates, draftDocument, textsOf } from '../drafting.testing.js';

const [prd] = coreTemplates.filter(({ id }) => id.startsWith('prd'));
if (!prd) throw new Error('no PRD among the core templates');
const told = (idea: string): string => textsOf(draftDocument(prd, idea).data).join('\n');

const sitters =
  'Pawsome is an online marketplace for pet owners and sitters. Owners search for sitters by location and book a stay. Sitters set their own rates and accept requests within 12 hours. Owners pay in the app when a booking is confirmed; we keep 18%.';
const approvals =
  'We need an internal tool for leave. Employees request leave, managers approve the request. Managers see all requests of their team. It has to be quick.';

describe('what follows from the nature of a product', () => {
  it('a marketplace needs both sides, and its commission has to be accepted', () => {
    const text = told(sitters);
    expect(text).toContain('Too few sitters join to give owners a real choice');
    expect(text).toContain('Sitters accept the commission');
    expect(text).toContain('Pawsome is available around the clock');
    expect(text).not.toContain('during working hours');
  });

  it('of a tool for the asker’s own house none of it is said', () => {
    const text = told(approvals);
    expect(text).not.toMatch(/real choice|commission|around the clock|PCI DSS|willing to pay/);
  });

  it('whoever pays for it has to be willing to, at the price of the idea', () => {
    expect(
      told(
        'CrownTrack is a web app for dental labs. Dentists upload a scan, and technicians finish the case. It costs $249 per lab per month. Goal: 40 labs in the first year.',
      ),
    ).toContain('Labs are willing to pay $249 per lab per month');
  });

  it('what a model writes can be wrong without anybody noticing', () => {
    expect(
      told(
        'An AI assistant for support teams. It reads a ticket and drafts a reply. Agents send, edit or reject the reply.',
      ),
    ).toMatch(/A wrong result is accepted because most results are right|A wrong answer goes out unnoticed/);
  });
});

describe('what the product goes by', () => {
  it('is no system that it has to be connected to', () => {
    const text = told(
      'Invoicely API - developer platform for e-invoicing. Developers sign up and send a test invoice. Webhooks when an invoice is delivered. Pricing: €0.12 per document.',
    );
    expect(text).not.toContain('The Invoicely integration');
  });

  it('a reminder is there for the figure that it serves', () => {
    const text = told(
      'Our clinics need a patient portal. Patients book appointments online. The portal sends a reminder by SMS 24 hours before an appointment. About 14% of our appointments are missed today; we want no-shows below 6% by December 2027.',
    );
    expect(text).toMatch(/no-shows can fall to below 6%/);
  });
});

describe('the summary', () => {
  it('names the product once', () => {
    expect(
      told('FleetBeat is telematics software for van fleets. Fleet managers plan charging. Drivers report defects.'),
    ).not.toContain('FleetBeat is FleetBeat');
  });

  it('tells what the product is in the words of the idea, without its name', () => {
    expect(
      told(
        'An online tutoring marketplace called Lernwerk connecting students with tutors. Parents search tutors and book a lesson. Tutors set their availability.',
      ),
    ).toContain('Lernwerk is an online tutoring marketplace connecting students with tutors.');
  });
});

describe('what is proposed as a goal', () => {
  it('of a marketplace is what both sides agree on', () => {
    expect(told(sitters)).toContain('Increase the number of stays booked through Pawsome (proposed)');
  });

  it('never comes from what other products of its kind aim at', () => {
    const text = told(
      'An online tutoring marketplace called Lernwerk. Parents search tutors by subject and book a trial lesson. Tutors set their availability and hold lessons. We keep a commission of 20%.',
    );
    expect(text).not.toMatch(/ten minutes|skills their goal/);
  });
});
