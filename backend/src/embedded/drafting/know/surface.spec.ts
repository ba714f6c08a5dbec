import { readIdea } from '../read.js';
import { channelsOf, installedAs, isOwnDevice, surfaceOf } from './surface.js';

const surface = (idea: string): string => surfaceOf(readIdea(idea, '2026-11-27'));

describe('what a product is used through', () => {
  it('is the command line where the idea says so, whatever else it leaves out', () => {
    expect(
      surface('sqlguard is a command line linter for migrations. It prints a report. Not doing: a web UI, dashboards.'),
    ).toBe('command');
  });

  it('is an interface for programs, unless people get pages as well', () => {
    const api = 'Ratewise is an API for shipping rates. Shops send a parcel and get the cheapest rate.';
    expect(surface(api)).toBe('service');
    expect(surface(`${api} Operators see all requests on a dashboard.`)).toBe('pages');
  });

  it('is code to build in for a library, and no library that lends books', () => {
    expect(surface('Formlet is a TypeScript library for forms. It validates each field while somebody types.')).toBe(
      'library',
    );
    expect(surface('We run a public library. Readers reserve books and borrow them for three weeks.')).toBe('pages');
  });

  it.each([
    ['I want a WhatsApp bot, because nobody wants another app. Workers send a photo of the vial.', 'chat'],
    ['We need a web portal for dentists. Today a bot on WhatsApp answers them.', 'pages'],
    ['Nightly job, no UI. What I want is a command line tool, `reconcile`, scheduled at 02:30.', 'job'],
    [
      'BatchSignal would be an API and nothing else; the software vendors of our customers build the screens.',
      'service',
    ],
    ['Nestor is a mobile app for families. One person creates the circle and invites the others.', 'app'],
    ['I want to build an app for this. Singers open a piece and hear their own voice.', 'app'],
    ['I make a plug-in for Figma called Stringcheck. It marks each layer with another text.', 'app'],
    ['I imagine a tablet which shows the lanes and proposes where the next vehicle should go.', 'app'],
    ['Our Figma plugin fills a selected frame with translations from Lokalise.', 'app'],
    ['An indie puzzle game for phones in which the player restores a tram network.', 'app'],
    ['Cloth nappy library, nine volunteers, 24 trial kits. Parents ask for a kit.', 'pages'],
    ['We want to build a dispatch system with an agent app. Supervisors see jobs at risk.', 'pages'],
    ['Technicians see their day in an app. Dispatchers drag jobs around on a web page.', 'pages'],
  ])('is what the idea names: %s', (idea, expected) => {
    expect(surface(idea)).toBe(expected);
  });
});

describe('what is made', () => {
  it('is an app, or what is built into another program', () => {
    expect(installedAs(readIdea('We would like a Word add-in for our lawyers.', '2026-11-27'))).toBe('add-in');
    expect(installedAs(readIdea('Nestor is a mobile app for families.', '2026-11-27'))).toBe('app');
  });

  it('is a device where the idea says so, and none where it reads those of others', () => {
    const isDevice = (idea: string): boolean => isOwnDevice(readIdea(idea, '2026-11-27'));
    expect(isDevice('Our product, Kura, is a battery sensor with a gateway and a dashboard.')).toBe(true);
    expect(isDevice('Our scale sits under the hive and weighs it every 15 minutes.')).toBe(true);
    expect(isDevice('Farmers have sensor data from collars already. Herdnote puts it in one list.')).toBe(false);
  });

  it('names the messengers in which people write to it', () => {
    const bot = 'I want a WhatsApp bot, with plain SMS for those without smartphones. Farmers get an SMS receipt.';
    expect(channelsOf(readIdea(bot, '2026-11-27'))).toEqual(['WhatsApp', 'SMS']);
  });
});
