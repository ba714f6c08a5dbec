import { clausesIn } from './clauses.js';

/** `who (how) verb what | by whom | when` */
const told = (sentence: string): string[] =>
  clausesIn(sentence).map(({ subject, modal, negated, passive, wished, verb, rest, agent, condition }) =>
    [
      [subject || '-', modal && `(${modal})`, negated && 'not', wished && 'wished', passive && 'be', verb, rest]
        .filter(Boolean)
        .join(' '),
      agent && `by ${agent}`,
      condition,
    ]
      .filter(Boolean)
      .join(' | '),
  );

describe('clauses of a sentence', () => {
  it.each<[what: string, sentence: string, clauses: string[]]>([
    [
      'share a subject',
      'Tenants report repairs with photos, track status, pay rent by direct debit and download documents.',
      [
        'Tenants report repairs with photos',
        'Tenants track status',
        'Tenants pay rent by direct debit',
        'Tenants download documents',
      ],
    ],
    [
      'have subjects of their own',
      'Employees snap a photo of a receipt, the app reads amount, date and merchant with OCR, and managers approve in Slack or by email.',
      [
        'Employees snap a photo of a receipt',
        'the app reads amount, date and merchant with OCR',
        'managers approve in Slack or by email',
      ],
    ],
    [
      'share a modal verb',
      'Team leads should be able to reassign tickets, see which agent is overloaded, and get a Slack alert when a ticket is within 15 minutes of breaching.',
      [
        'Team leads (should) reassign tickets',
        'Team leads (should) see which agent is overloaded',
        'Team leads (should) get a Slack alert | when a ticket is within 15 minutes of breaching',
      ],
    ],
    [
      'stand behind a condition, in the passive',
      'When a lead comes in from HubSpot or a web form, it should be enriched with company size, scored, and assigned to a rep by territory.',
      [
        'it (should) be enriched with company size | When a lead comes in from HubSpot or a web form',
        'it (should) be scored',
        'it (should) be assigned to a rep by territory',
      ],
    ],
    [
      'are wished of several people',
      'We would like parishes to report a fault, Margit to sort reports by urgency and give each to a tuner, and tuners to see the history before they drive out.',
      [
        'parishes wished report a fault',
        'Margit wished sort reports by urgency',
        'Margit wished give each to a tuner',
        'tuners wished see the history | before they drive out',
      ],
    ],
    [
      'tell what a product lets people do',
      'VialTrack is a product that lets nurses scan each vial when it is opened.',
      ['nurses wished scan each vial | when it is opened'],
    ],
    [
      'tell what a thing does that is no sentence of its own',
      'Internal dashboard for our support team (35 agents) that pulls tickets from Zendesk and shows SLA breaches in real time.',
      [
        'Internal dashboard for our support team pulls tickets from Zendesk',
        'Internal dashboard for our support team shows SLA breaches in real time',
      ],
    ],
    [
      'need no subject',
      'Webhook relay service: receives webhooks from third parties, stores them and verifies signatures.',
      ['- receives webhooks from third parties', '- stores them', '- verifies signatures'],
    ],
    [
      'go on behind a participle',
      'Results outside the limit are flagged and need a second analysis by another analyst; the quality manager signs off and the certificate is sent to the customer as PDF.',
      [
        'Results outside the limit be flagged',
        'Results outside the limit need a second analysis by another analyst',
        'the quality manager signs off',
        'the certificate be sent to the customer as PDF',
      ],
    ],
    [
      'share what stands behind the last verb',
      'Lawyers accept, edit or dismiss each suggestion.',
      ['Lawyers accept each suggestion', 'Lawyers edit each suggestion', 'Lawyers dismiss each suggestion'],
    ],
    [
      'may be denied',
      'Entries cannot be deleted, and vans must not leave the depot.',
      ['Entries (cannot) not be deleted', 'vans (must) not leave the depot'],
    ],
    [
      'begin behind what leads in',
      'After two warnings in 12 months the committee votes on ending the tenancy.',
      ['the committee votes on ending the tenancy'],
    ],
    [
      'keep apart nouns that could be verbs',
      'Users upload their old CV, pick the job they want, and get a tailored resume and cover letter in under a minute.',
      [
        'Users upload their old CV',
        'Users pick the job they want',
        'Users get a tailored resume and cover letter in under a minute',
      ],
    ],
    [
      'end before a day that is set',
      "It must comply with the GDPR, export to the school's accounting system and launch before 1 September 2027.",
      [
        'It (must) comply with the GDPR',
        "It (must) export to the school's accounting system",
        'It (must) launch before 1 September 2027',
      ],
    ],
    ['are none in a list of things', 'Audit log of every change, SDKs for TypeScript, Python and Go.', []],
    ['are none in a title', 'AI-powered resume builder for nurses', []],
  ])('%s', (_, sentence, clauses) => {
    expect(told(sentence)).toEqual(clauses);
  });
});
