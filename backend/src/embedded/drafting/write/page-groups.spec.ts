import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { lists } from './lists.js';

const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
const [section] = template?.sections ?? [];
if (!template || !section) throw new Error('no template');

const pages = (idea: string): string[] =>
  (lists['screen']?.(draftOf({ ...blockFor(template, section, template.sections, idea, {}), today })) ?? []).map(
    ({ name }) => String(name),
  );

describe('the name of a page', () => {
  it('is the thing with what is done to it', () =>
    expect(
      pages(
        'An app for dentists. Patients book appointments online without ringing the reception and move appointments online without ringing the reception.',
      )[0],
    ).toBe('Appointments: book and move'));

  it('is what is seen, and not that it is seen', () =>
    expect(
      pages('A tool for vans. Dispatchers see a live map with all vans. Drivers report faults with a photo.'),
    ).toEqual(expect.arrayContaining(['Live map with all vans', 'Report faults'])));

  it('tells what is done there, or to which things where there is no room for that', () =>
    expect(
      pages(
        'An app for tool libraries. Members browse the catalogue, reserve a tool and pick up a tool. Librarians check in tools, record damage with photos and put broken tools into maintenance.',
      ),
    ).toEqual(expect.arrayContaining(['Browse the catalogue, reserve a tool and pick up a tool', 'Tools and damage'])));

  it('stands for no more pages than a document has room for', () => {
    const all = pages(
      'A tool for studios. Clerks print badges, weigh parcels, tune radios, feed cats, polish spoons, count coins, fold towels, water plants, sweep floors and test alarms.',
    );
    expect(all.length).toBeLessThan(9);
    expect(all[0]).toBe('Badges and more');
  });

  it('leaves out how it is done', () =>
    expect(pages('An app for trustees. Trustees cancel a card with two taps. Clerks enter receipts.')[0]).toBe(
      'Cancel a card',
    ));
});
