import { onSurface } from './surface.js';
import { coreTemplates, draftDocument, textsOf } from '../drafting.testing.js';

const command =
  'sqlguard is a command line linter for database migrations. Developers run it before each commit. It reads the SQL files of a pull request and fails the build if it finds something dangerous. It prints a report. No telemetry.';

const told = (id: string, idea: string): string => {
  const template = coreTemplates.find((one) => one.id.startsWith(id));
  if (!template) throw new Error(`no template ${id}`);
  return textsOf(draftDocument(template, idea).data).join('\n');
};

describe('what has no pages', () => {
  it('is described without pages, accounts and loading times', () => {
    const text = told('prd', command);
    expect(text).not.toMatch(/\b(?:Start page|Pages load|No page|clickable|signed-in)\b/i);
    expect(text).toContain('one program');
    expect(text).toContain('Run sqlguard');
  });

  it('sends nothing where the idea rules that out', () => {
    expect(told('prd', command)).not.toMatch(/Server, when/);
  });

  it('of all others nothing changes', () => {
    expect(told('prd', 'An app for chefs. Chefs enter recipes and print labels.')).toMatch(/page/i);
  });
});

describe('a bot', () => {
  const bot =
    'I want a WhatsApp bot, ChanjoLog. Workers send the number of animals and a photo of the vial; the bot asks for a yes. The bot refuses a vial that is expired. Farmers get an SMS receipt and a reminder 7 days before the booster. The supervisor corrects entries within 48 hours. The county vet needs a weekly coverage table by ward. Farmers ask for the balance.';

  it.each(['prd', 'brd', 'frd'])('is told in messages and numbers: %s', (id) => {
    expect(told(id, bot)).not.toMatch(/\b(?:pages?|browsers?|web application|clickable|mouse|shared devices?)\b/i);
  });

  it('knows people by their number', () => {
    expect(told('frd', bot)).toMatch(/number from which a message comes|number they write from/);
  });
});

describe('what runs by itself', () => {
  it('has runs and a log, and nobody opens a page', () => {
    const text = told(
      'frd',
      'Nightly job, no UI. What I want is a command line tool, `reconcile`, scheduled at 02:30, that pulls three settlement files and matches each line to a ledger entry. A human approves the journal.',
    );
    expect(text).not.toMatch(/\b(?:pages?|browsers?|web application|screen reader|signed in)\b/i);
    expect(text).toContain('Start of a run');
  });
});

describe('what is installed', () => {
  const app =
    'Nestor is a mobile app for families, on iOS and Android. The carer ticks off a dose. The doctor gets a report as a one-page PDF.';

  it('is proposed as an app and told in screens', () => {
    const text = told('prd', app);
    expect(text).toContain('he app, one backend service');
    expect(text).not.toMatch(/\b(?:web application|Browser, when|Start page|no page)\b/i);
  });

  it('keeps the pages that the idea itself names', () => {
    expect(told('prd', app)).toContain('one-page PDF');
  });
});

describe('a device', () => {
  const device =
    'Our product, Kura, is a battery sensor with a dashboard. A sensor measures every 10 minutes and keeps 30 days of data on its own if the gateway is offline. An alert goes out when the value is outside for 40 minutes. Price target is ¥19,800 per sensor.';

  it('is part of what is proposed, and bought from nobody', () => {
    const text = told('prd', device);
    expect(text).toContain('he device, pages in the browser');
    expect(text).not.toContain('maker of the sensors');
  });

  it('is asked for in the words of the idea where it says so itself', () => {
    expect(told('prd', device)).not.toMatch(/7 days of readings|Alarms arrive in time|enough connection and power/);
  });

  it('is paid once', () => {
    expect(told('prd', device)).not.toMatch(/Billed in advance|21 days|paid time/);
  });
});

const service = { plan: { known: { setting: { surface: 'service' } } } } as unknown as Parameters<typeof onSurface>[1];

describe('what is sent to an interface', () => {
  it.each([
    [
      'the country and the weight are shown as sent, with name and time',
      'the call is answered, and the answer names no error',
    ],
    ['the country and the weight have not been sent yet', 'the key is valid, and no field is missing'],
    ['the fee is shown, with the time of the last entry', 'the answer holds the fee'],
    ['the fee is on record', 'a valid call'],
    ['the limit is on record, with name and time', 'the limit is on record, with name and time'],
  ])('is answered: %s', (page, answer) => {
    expect(onSurface(page, service)).toBe(answer);
  });
});

describe('what a product runs on', () => {
  it('is required once', () => {
    const text = told(
      'prd',
      'We intend to offer a REST API that calculates packaging fees per order line. Analysts enter tariffs. Past orders are always calculated with the version that was valid on the shipping date.',
    );

    expect(text).toContain('Required by the idea: “REST API”');
    expect(text).not.toMatch(/^offer a REST API$|^Platform: REST API/m);
  });
});
