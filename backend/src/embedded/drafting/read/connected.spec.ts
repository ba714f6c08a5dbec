import { connectedIn } from './connected.js';

describe('systems that an idea connects to', () => {
  it.each<[sentence: string, found: [name: string, direction: string, what: string | null, use: string][]]>([
    [
      'A dashboard that pulls tickets from Zendesk and accounts from Salesforce.',
      [
        ['Zendesk', 'in', 'tickets', 'data'],
        ['Salesforce', 'in', 'accounts', 'data'],
      ],
    ],
    [
      'Approved reports export to QuickBooks and NetSuite.',
      [
        ['QuickBooks', 'out', 'approved reports', 'data'],
        ['NetSuite', 'out', 'approved reports', 'data'],
      ],
    ],
    ['The visit note is written back to Epic.', [['Epic', 'out', 'visit note', 'data']]],
    [
      'Map data: ArcGIS, work orders: SAP PM.',
      [
        ['ArcGIS', 'both', 'map data', 'data'],
        ['SAP PM', 'both', 'work orders', 'data'],
      ],
    ],
    [
      'Jobs come from the booking calendar (Airbnb, Lodgify).',
      [
        ['Airbnb', 'both', null, 'data'],
        ['Lodgify', 'both', null, 'data'],
      ],
    ],
    [
      "We publish through Sprout Social and that's staying, just push approved posts over as drafts.",
      [['Sprout Social', 'out', 'approved posts', 'data']],
    ],
    ['Student details live in VSware and we can bring them in.', [['VSware', 'in', 'details', 'data']]],
    ['Invoices are done in Comarch, just needs an export.', [['Comarch', 'out', null, 'data']]],
    ['My wife does books in quickbooks so the invoice goes there.', [['quickbooks', 'out', 'invoice', 'data']]],
    [
      "A booking needs a number from our WMS (Manhattan) and can't be later than the delivery date.",
      [['Manhattan', 'in', null, 'data']],
    ],
    ['The librarian uploads a file from MuseScore.', []],
    ['We need the signed authorization from ALL next of kin.', []],
    ['We will not collect prices from Amazon.', []],
    ['We are adding a contract renewals module to Ledgerline.', []],
    ['Operators log in by CPF and badge number.', []],
    ['Login through Okta.', [['Okta', 'in', null, 'sign-in']]],
    ['Parents pay in the app through Stripe.', [['Stripe', 'both', null, 'payment']]],
    [
      'Syncs with Workday and Google Workspace.',
      [
        ['Workday', 'both', null, 'data'],
        ['Google Workspace', 'both', null, 'data'],
      ],
    ],
    [
      'Integrations: Salesforce, DocuSign.',
      [
        ['Salesforce', 'both', null, 'data'],
        ['DocuSign', 'both', null, 'data'],
      ],
    ],
    ['Team leads get a Slack alert when a ticket waits.', [['Slack', 'out', 'alerts', 'data']]],
    [
      'Developers connect Snowflake or BigQuery.',
      [
        ['Snowflake', 'both', null, 'data'],
        ['BigQuery', 'both', null, 'data'],
      ],
    ],
    ['Students meet a tutor on Zoom.', [['Zoom', 'both', null, 'meeting']]],
    [
      'Reads opportunities from HubSpot and writes the answers back to HubSpot.',
      [['HubSpot', 'both', 'opportunities', 'data']],
    ],
    ['It pulls the line status from NetCracker.', [['NetCracker', 'in', 'line status', 'data']]],
    ['230 agents, Zendesk, about 41,000 tickets a month.', [['Zendesk', 'both', null, 'data']]],
    [
      'Grabs the timeline from PagerDuty + Datadog.',
      [
        ['PagerDuty', 'in', 'timeline', 'data'],
        ['Datadog', 'in', 'timeline', 'data'],
      ],
    ],
    ['When a client is added it checks the VAT ID in VIES.', [['VIES', 'in', 'VAT ID', 'data']]],
    ['It opens each test with a Jira ticket for the team.', [['Jira', 'out', 'tickets', 'data']]],
    ['Data should come from and go back to our Esri GIS.', [['Esri GIS', 'both', null, 'data']]],
    ['It takes every new claim under €3,000 from our Guidewire.', [['Guidewire', 'in', 'new claim', 'data']]],
    ['Payroll should get the change through Workday.', [['Workday', 'out', 'change', 'data']]],
    ['Parts and invoices live in Business Central.', [['Business Central', 'both', 'parts and invoices', 'data']]],
    ['Orders and customers are in proALPHA and must be created there.', [['proALPHA', 'out', null, 'data']]],
    [
      'Manuscripts remain in Editorial Manager; we only read from it and write back the status.',
      [['Editorial Manager', 'both', null, 'data']],
    ],
    ['Applicants sign in with the national eID.', [['eID', 'in', null, 'sign-in']]],
    [
      'It imports accounts and groups from Entra ID and two older Linux hosts.',
      [
        ['Two older Linux hosts', 'in', 'accounts and groups', 'data'],
        ['Entra ID', 'in', 'accounts and groups', 'data'],
      ],
    ],
    [
      'It has to cover AWS, our Postgres clusters and Kubernetes.',
      [
        ['AWS', 'both', null, 'data'],
        ['Postgres', 'both', null, 'data'],
        ['Kubernetes', 'both', null, 'data'],
      ],
    ],
    ['Receipts from Tesco and Lidl have to work, and the owner comes from CODEOWNERS.', []],
  ])('%s', (sentence, found) => {
    expect(connectedIn([sentence]).map(({ name, direction, what, use }) => [name, direction, what, use])).toEqual(
      found,
    );
  });

  it.each([
    'Parents now ask around in WhatsApp groups.',
    'Right now we copy figures from Salesforce by hand.',
    'Read-only, no writing back to Zendesk.',
    'Reviews from other parents in Montana.',
    'The report goes to HR and is exported to PDF.',
    'Written in Rust, self-hosted with Docker.',
    'Under 100 stale flags by Oct 31.',
    'About 640 owners, all handled through Airtable.',
    'Twelve homes run by Oakmere Care have agreed to pilot.',
    'No tax calculation, and Xero comes later.',
    'Replace email + Dropbox.',
    'EBay takes about 13% and offers no inspection.',
  ])('are none of these: %s', (sentence) => {
    expect(connectedIn([sentence])).toEqual([]);
  });
});

describe('what passes between the product and a system', () => {
  it('is named by all of its words, also where it opens the sentence', () => {
    expect(connectedIn(['Job numbers come from SAP S/4HANA.']).map(({ what }) => what)).toEqual(['job numbers']);
  });
});
