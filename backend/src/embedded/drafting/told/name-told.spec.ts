import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

const nameOf = (idea: string): string => readIdea(idea, today).name;

describe('what an idea calls its product', () => {
  it.each([
    'Right, so this is for a client of ours, the ski school "Schneeadler". All is done by one lady named Ursula. A tablet app lets the office drag an instructor onto a lesson. It may suggest but not assign; Ursula was very clear on that.',
    'Our client is a group of 14 dental labs. Orders arrive by email. Reception retypes everything into the lab system (a local product called Protix, no API). The portal should let a dentist create a case.',
  ])('takes no name of a client, a person or a system of today: %s', (idea) => {
    expect(nameOf(idea)).not.toMatch(/Schneeadler|Ursula|Protix/);
  });

  it.each([
    ['DepotIQ', 'DepotIQ decides which delivery van charges when. Fleet managers enter the routes of the next day.'],
    [
      'Afterward',
      'Executors are ordinary people who have never done this before. Afterward asks a few questions about the will, the state and the assets, and turns them into a list of tasks.',
    ],
    [
      'SiteTalk',
      'Superintendents hate writing daily logs. With SiteTalk, a superintendent talks for two minutes at the end of the day, and a log is written.',
    ],
    [
      'GrainPulse',
      'Wet grain heats up from the inside. We put cables with twelve sensors each into the silos of cooperatives, and GrainPulse evaluates the readings every hour.',
    ],
    [
      'NyctaNet',
      'Field biologists record bats and then listen for weeks. NyctaNet runs on a laptop and classifies the calls of 34 European species.',
    ],
    [
      'reconcile',
      'What I want is a command line tool, `reconcile`, scheduled at 02:30, that pulls the settlement files.',
    ],
  ])('takes a name that is said once, of what is at work: %s', (name, idea) => {
    expect(nameOf(idea)).toBe(name);
  });

  it.each([
    [
      'SharePoint',
      'SharePoint will be switched off in December. The platform we have in mind sorts documents by itself.',
    ],
    [
      'CargoWise',
      'Forwarders get quotes in e-mails. Our service reads them and compares the prices. Integration with CargoWise is a must.',
    ],
    ['Koha', 'Our module extends Koha with what tools on loan need. Librarians describe the accessories of a drill.'],
    [
      'Seller',
      'Customs declarations for small sellers. Seller connects Shopify, the tool guesses the code, seller confirms it.',
    ],
    ['Brewing', 'Brewing logs — idea for an internal tool\n- the brewer enters temperature and gravity twice a day'],
  ])('takes no name of something else: %s', (name, idea) => {
    expect(nameOf(idea)).not.toBe(name);
  });
});
