import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

const read = (idea: string) => readIdea(idea, today);
const deeds = (idea: string): string[] =>
  read(idea).capabilities.map(({ by, also, verb, object, tail }) =>
    [`${[by ?? '-', ...(also ?? [])].join(' and ')}:`, verb, object, tail].filter(Boolean).join(' '),
  );

describe('who and what is meant without being named', () => {
  it('takes both sides of a market for the two kinds who meet there, and a yes for that to the request', () => {
    expect(
      deeds(
        'I want CaseSwap: museums list display cases with size, organisers search by size and ask for a week, the curator accepts or declines, both sides sign a report at pick-up. No case travels further than 80 km. Waiting should fall from nine days to one. 45 museums, 200 organisers.',
      ),
    ).toEqual([
      'museum: list display cases with size',
      'organiser: search display cases by size',
      'organiser: request a week',
      'curator: accept the request',
      'curator: decline the request',
      'museum and organiser: sign a report at pick-up',
    ]);
  });

  it('takes who buys for one of two sides, also of the sentence before', () => {
    const { capabilities, name } = read(
      'We want to sell QueenBook to breeding stations: breeders send out queens, couriers confirm the handover, buyers report losses. Both sides see where the box is.',
    );
    expect(capabilities.at(-1)).toMatchObject({ by: 'breeder', also: ['buyer'], verb: 'see' });
    expect(name).toBe('QueenBook');
  });

  it('hangs up the hose and not its damage, and keeps what is wished behind a semicolon', () => {
    expect(
      deeds(
        'After every call someone lays wet hoses out, and weeks later nobody can say which ones were pressure-tested. I’d like an app where firefighters scan a hose in and out, note damage with a photo and hang it up; the officer tests hoses and throws out what fails.',
      ),
    ).toEqual([
      'firefighter: scan in a hose',
      'firefighter: scan out the hose',
      'firefighter: note damage with a photo',
      'firefighter: hang up the hose',
      'officer: test hoses',
      'officer: throw out what fails',
    ]);
  });

  it('takes everybody for those who act before', () => {
    expect(
      deeds('A tool shed app. Gardeners book tools, everybody adds a photo, and Jo, tool warden, approves repairs.'),
    ).toEqual(['gardener: book tools', 'gardener: add a photo', 'tool warden: approve repairs']);
  });

  it('gives a deed to all who are told to do it', () => {
    expect(deeds('A freight app. Shopkeepers book pallets. Builders book pallets. Clerks move a booking.')).toEqual([
      'shopkeeper and builder: book pallets',
      'clerk: move a booking',
    ]);
  });

  it('counts a kind by its last word, and nobody by a share or a target', () => {
    const { audiences } = read(
      'Theatres list costumes, drama groups request dates. 3 out of 10 callers give up. 30 theatres, 150 groups.',
    );
    expect(audiences.map(({ count }) => count)).toEqual(['30 theatres', '150 drama groups', null]);
  });

  it('gives a thing its number, and somebody what they are handed', () => {
    expect(deeds('A finds tool. Clerks give each find a shelf number and print a label.')[0]).toBe(
      'clerk: assign a shelf number to each find',
    );
  });

  it('reads wishes that are told as conditions', () => {
    expect(
      deeds(
        'It would help me greatly if setters could submit a puzzle, if solvers could rate a puzzle, and if I as editor could return a puzzle.',
      ),
    ).toEqual(['setter: submit a puzzle', 'solver: rate a puzzle', 'editor: return a puzzle']);
  });

  it('picks one of those who asked, and not what they asked for', () => {
    const { capabilities, measures } = readIdea(
      'I want a website where a tree surgeon offers a load with its species and the day it is free, gardeners ask for a load with a photo, the tree surgeon picks one, and both confirm the drop. A load with elm must show that it may carry disease. Trips fall from 5 to 2 a week for each firm.',
      '2026-11-21',
    );
    expect(capabilities.map(({ verb, object, tail }) => [verb, object, tail].filter(Boolean).join(' '))).toEqual([
      'offer a load with its species and the day when it is free',
      'request a load with a photo',
      'pick one of the requests',
      'confirm the drop',
    ]);
    expect(capabilities.at(-1)).toMatchObject({ by: 'tree surgeon', also: ['gardener'] });
    expect(measures).toMatchObject([{ baseline: '5 a week per firm', target: '2 a week per firm' }]);
  });

  it('takes a thing and not its history, and holds what waits for a yes', () => {
    const { capabilities, limits } = readIdea(
      'A wig-maker scans a wig and sees its history, books it out to a production. The head of wigs decides which wig may be cut, and nobody cuts a wig until she has agreed.',
      '2026-11-21',
    );
    expect(capabilities.map(({ verb, object }) => `${verb} ${object}`)).toEqual([
      'scan a wig',
      'see the history of the wig',
      'book out a wig',
      'decide which wig may be cut',
    ]);
    expect(limits.map(({ text }) => text)).toEqual(['nobody cuts a wig until she has agreed']);
  });
});
