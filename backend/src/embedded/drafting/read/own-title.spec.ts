import { readIdea } from '../read.js';
import { ownTitle } from './own-title.js';

const today = '2026-11-27';

describe('a working name in the words of the idea', () => {
  it.each<[idea: string, name: string]>([
    ['Expense reporting tool for mid-size consulting firms.', 'Expense Reporting'],
    ['A hall booking system for parishes.', 'Hall Booking'],
    ['Feature flag service for small dev teams.', 'Feature Flag Service'],
    ['AI resume builder for new grads.', 'AI Resume Builder'],
    ['We are building a telehealth platform for rural clinics in Montana.', 'Telehealth Platform'],
    // Whose it is, what it handles, or what is looked for on it, where nothing stands before the kind.
    ['Internal dashboard for our support team (35 agents) that pulls tickets.', 'Support Dashboard'],
    ['As a support manager I want a dashboard that pulls tickets from Zendesk.', 'Ticket Dashboard'],
    ['Solution: an AI assistant that reads incoming NDAs and marks clauses.', 'NDA Assistant'],
    ['Marketplace where parents find and book babysitters nearby.', 'Babysitter Marketplace'],
    ['A mobile app that connects dog owners with trusted sitters.', 'Sitter App'],
    ['We need an internal tool for on-call engineers.', 'On-Call Tool'],
    ['A volunteer scheduling web app for food banks.', 'Volunteer Scheduling App'],
    ['plant care reminders', 'Plant Care Reminders'],
    // No kind at all, and what a tracker writes before a title.
    ['Inventory sync for Shopify sellers who also sell on Amazon.', 'Inventory Sync'],
    ['JIRA-4821 Add contract renewal alerts for legal ops.', 'Contract Renewal Alerts'],
    // A whole sentence that names what is offered, the subject of a mail, and what a tender seeks a system for.
    ['Spend cards for charities.', 'Spend Cards'],
    ['Pre-arrival upsell, our 14 hotels', 'Pre-Arrival Upsell'],
    ['Digital intake for our group of 22 dental clinics.', 'Digital Intake'],
    ['Returns dashboard for warehouse ops', 'Returns Dashboard'],
    [
      'The Department seeks a web-based system for the application, renewal and enforcement of residential parking permits.',
      'Residential Parking Permit System',
    ],
    ['A Slack bot that collects daily standup updates from engineers.', 'Standup Update Bot'],
  ])('%s', (idea, name) => {
    expect(ownTitle([idea])).toBe(name);
  });

  it.each([
    'Volunteers for the shelter.',
    'Track carbon emissions for shops.',
    'Nurses write a daily diary of the incubator.',
  ])('is not taken from what names no product: %s', (idea) => {
    expect(ownTitle([idea])).toBeNull();
  });
});

describe('what looks like a name', () => {
  it.each<[idea: string, name: string]>([
    ['Feature flag service for engineering teams. Audit: every change is logged.', 'Feature Flag Service'],
    ['HR onboarding portal for mid-size companies. Phase 1: checklists.', 'HR Onboarding Portal'],
  ])('is none: %s', (idea, name) => {
    expect(readIdea(idea, today)).toMatchObject({ name, provisional: true });
  });

  it('is one where the idea calls its product so', () => {
    expect(readIdea('I run Rigshare, a small marketplace where crews rent gear from each other.', today).name).toBe(
      'Rigshare',
    );
    expect(readIdea('Billable is a time tracking tool for small consulting firms.', today).name).toBe('Billable');
    expect(readIdea('We’re building Permisso, permission slips for schools. Teachers create a trip.', today).name).toBe(
      'Permisso',
    );
  });
});
