import { escapePattern, memo } from '../language.js';

/** Services that are sold under their name: what each is for is known, whatever an idea tells of it. */

export interface SystemKind {
  /** As seen from the product that is planned. */
  direction: 'in' | 'out' | 'both';
  purpose: string;
  data: string;
  use: 'data' | 'sign-in' | 'payment' | 'meeting';
}

type Row = [direction: SystemKind['direction'], purpose: string, data: string, names: string];
const data: Row[] = [
  [
    'out',
    'Receives entries for the accounts',
    'invoices, payments and their state',
    'Xero|QuickBooks|Sage|DATEV|FreshBooks|Exact Online|e-conomic|Visma|Fortnox|FreeAgent|Lexoffice|sevDesk|Pennylane|Twinfield|MYOB',
  ],
  [
    'both',
    'Holds stock, orders and master data',
    'orders, items and their state',
    'SAP|SAP EWM|SAP Ariba|NetSuite|Oracle NetSuite|Infor M3|Odoo|Dynamics 365|Business Central|Manhattan WMS|Blue Yonder|Korber|Maximo|Aptean|Epicor',
  ],
  [
    'out',
    'Delivers messages to teams',
    'messages',
    'Slack|Microsoft Teams|MS Teams|Teams|Discord|Mattermost|Google Chat',
  ],
  ['both', 'Delivers messages to people', 'messages', 'WhatsApp Business|Telegram'],
  [
    'both',
    'Holds the support tickets',
    'tickets and their history',
    'Zendesk|Freshdesk|Intercom|Help Scout|HelpScout|Gorgias|ServiceNow|Jira Service Management|Kustomer',
  ],
  [
    'both',
    'Holds tasks and issues',
    'issues and their state',
    'Jira|Linear|Asana|Trello|ClickUp|Monday.com|Azure DevOps|Shortcut',
  ],
  ['both', 'Holds code and its reviews', 'repositories and pull requests', 'GitHub|GitLab|Bitbucket'],
  ['in', 'Runs builds and tests', 'runs and their results', 'GitHub Actions|GitLab CI|CircleCI|Jenkins|Buildkite'],
  ['both', 'Holds the feature flags', 'flags and their targeting', 'LaunchDarkly|Flagsmith|Split.io|ConfigCat'],
  [
    'in',
    'Reports incidents and who is on call',
    'incidents and their times',
    'PagerDuty|Opsgenie|VictorOps|incident.io|FireHydrant',
  ],
  [
    'in',
    'Provides metrics and alerts',
    'metrics and alerts',
    'Datadog|Grafana|New Relic|Sentry|Prometheus|Splunk|Honeycomb|Elasticsearch|CloudWatch',
  ],
  ['both', 'Holds documents', 'documents', 'SharePoint|Google Drive|OneDrive|Dropbox|Confluence|Notion|Box'],
  [
    'both',
    'Holds customers and deals',
    'customers, contacts and deals',
    'Salesforce|HubSpot|Pipedrive|Zoho CRM|Dynamics CRM',
  ],
  [
    'both',
    'Runs the shop',
    'orders, items and customers',
    'Shopify|Shopify Plus|WooCommerce|Magento|BigCommerce|Shopware|PrestaShop',
  ],
  ['both', 'Sells to its own customers', 'listings and orders', 'Amazon|eBay|Etsy|Zalando'],
  [
    'both',
    'Holds patients and their diary',
    'appointments and patient records',
    'Dentally|Dentrix|Open Dental|Epic|Cerner|Athenahealth|EMIS|SystmOne|Cliniko|Doctolib|Jane App|Semble|ezyVet|Provet',
  ],
  [
    'both',
    'Holds reservations and rooms',
    'reservations, rooms and prices',
    'Opera Cloud|Opera|Mews|Cloudbeds|Apaleo|Protel|Guesty',
  ],
  [
    'both',
    'Ships parcels and prints labels',
    'addresses, labels and tracking',
    'DHL|UPS|FedEx|DPD|GLS|InPost|Royal Mail|PostNord|Evri|Sendcloud|ShipStation|EasyPost|Shippo',
  ],
  [
    'both',
    'Verifies identities',
    'identity documents and the result',
    'Persona|Onfido|Veriff|Jumio|Yoti|Sumsub|Trulioo|Checkr',
  ],
  ['out', 'Sends text messages', 'phone number, text, delivery status', 'Twilio|Vonage|MessageBird|Sinch'],
  [
    'out',
    'Sends email',
    'address, text, delivery status',
    'SendGrid|Mailgun|Postmark|Mailchimp|Braze|Klaviyo|Customer.io|Brevo',
  ],
  [
    'both',
    'Collects signatures',
    'documents and their signatures',
    'DocuSign|Adobe Sign|HelloSign|Dropbox Sign|PandaDoc|Scrive',
  ],
  ['in', 'Provides data for analysis', 'tables and events', 'Snowflake|BigQuery|Redshift|Databricks|Segment'],
  ['out', 'Shows figures in reports', 'figures', 'Power BI|Tableau|Looker|Metabase|Qlik'],
  ['both', 'Holds accounts, mail and calendars', 'accounts and appointments', 'Google Workspace'],
  [
    'in',
    'Provides employees and teams',
    'employees and their teams',
    'Workday|BambooHR|Personio|HiBob|ADP|Gusto|Rippling|Deel|Deputy|UKG',
  ],
  [
    'both',
    'Runs the language model',
    'text without personal data',
    'OpenAI|Azure OpenAI|Anthropic|Claude|Amazon Bedrock|Gemini|Mistral',
  ],
  ['both', 'Holds calendars', 'appointments', 'Google Calendar|Outlook Calendar|Microsoft 365|Calendly'],
  ['both', 'Issues cards and holds the money', 'cards, limits and spends', 'Modulr|Marqeta|Stripe Issuing|Railsr'],
  ['in', 'Scores the risk of payments', 'alerts and scores', 'Sift|Riskified|Signifyd|Forter'],
  ['out', 'Takes grocery orders', 'shopping lists', 'Instacart'],
  ['in', 'Provides activities', 'activities', 'Strava|Garmin|Fitbit|Apple Health|Google Fit'],
  ['in', 'Provides vehicle data', 'positions and readings', 'Geotab|Samsara|Webfleet'],
  ['both', 'Holds work and clients of the firm', 'clients, jobs and their state', 'Karbon|TaxDome|Clio'],
];
const payments =
  'Stripe Connect|Stripe|Adyen|Mollie|GoCardless|PayPal|Klarna|Wise|Braintree|Square|Worldpay|Opayo|SumUp|Vipps|MobilePay|Swish|TWINT|iDEAL|Checkout.com|Razorpay|Authorize.Net';
const signIn = 'Okta|Entra ID|Azure AD|Active Directory|Auth0|OneLogin|Ping Identity|Keycloak|Google SSO';
const meetings = 'Zoom|Google Meet|Webex|Whereby|Doxy.me|Jitsi';

const kinds: [kind: SystemKind, names: string][] = [
  ...data.map(([direction, purpose, passes, names]): [SystemKind, string] => [
    { direction, purpose, data: passes, use: 'data' },
    names,
  ]),
  [{ direction: 'both', purpose: 'Processes payments', data: 'amounts and payment status', use: 'payment' }, payments],
  [{ direction: 'in', purpose: 'Signs people in', data: 'who signs in', use: 'sign-in' }, signIn],
  [{ direction: 'both', purpose: 'Hosts the calls', data: 'meetings and their links', use: 'meeting' }, meetings],
];
const byName = new Map(
  kinds.flatMap(([kind, names]) => names.split('|').map((one): [string, SystemKind] => [one.toLowerCase(), kind])),
);

/** What it is for; undefined for a system that only the idea knows. */
export const kindOfSystem = (name: string): SystemKind | undefined => byName.get(name.toLowerCase());

/** Names that are words of their own: there only behind what joins a system to something. */
const ordinary =
  /^(?:Box|Square|Wise|Linear|Notion|Teams|Persona|Segment|Opera|Epic|Sage|Looker|Deputy|Deel|Gemini|Swish|Amazon|Shortcut|Sift|Claude|Mews|Clio|Zoom|Redshift|Whereby)$/;
const joined = /(?:\b(?:to|into|from|in|on|with|via|through|using|by|and|or|plus|an?|our|the)|[,/+&(:]) ?$/i;
const all = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${[...byName.keys()]
    .sort((one, other) => other.length - one.length)
    .map(escapePattern)
    .join('|')})(?![\p{L}\d]|-[\p{L}\d])`,
  'giu',
);

/** Each known service that a sentence names, as it is written there, with the place of its name. */
export const knownSystems = memo((sentence: string): { name: string; at: number }[] =>
  [...sentence.matchAll(all)].flatMap(({ 0: name, index }) => {
    // 'the sage said', 'zoom in': a name has a capital.
    if (!/\p{Lu}/u.test(name)) return [];
    return ordinary.test(name) && !joined.test(sentence.slice(0, index)) ? [] : [{ name, at: index }];
  }),
);
