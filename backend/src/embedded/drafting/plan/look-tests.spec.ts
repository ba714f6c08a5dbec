import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';

const checks = (wish: string): string[] =>
  (
    planDocument(`A tool for our clinic. Clerks enter claims. ${wish}`, '', today).features.find(
      ({ description }) => description === wish,
    )?.tests ?? []
  ).map(({ given, then }) => `${given} → ${then}`);

describe('the checks of what somebody sees', () => {
  it('follow where something stands, and list what has happened', () => {
    expect(checks('Patients see the status of their claims.')[0]).toBe(
      'the status of a claim has changed → the new status is shown, with the time of the change',
    );
    expect(checks('Auditors see the history of a claim.')[0]).toMatch(/all three are listed, the newest first/);
  });

  it('keep what is somebody’s own from others', () =>
    expect(checks('Doctors see only their own diary.')).toEqual([
      'two doctors have diaries of their own → only their own is shown',
      'the link to somebody else’s is known → access is refused',
    ]));

  it('show a place on the map, all of several, and the latest of one', () => {
    expect(checks('Dispatchers see a live map with all vans.')[0]).toMatch(/^one of the vans has moved →/);
    expect(checks('Auditors view open claims.')[0]).toMatch(/^three open claims are on record → all three are listed/);
    expect(checks('Nurses view the treatment plan.')[0]).toBe(
      'the treatment plan has changed → the latest state is shown, with its time',
    );
  });

  it('hold in a file what the list shows', () =>
    expect(checks('The auditor gets a CSV export.')[0]).toBe(
      'the list is narrowed by a filter → the file holds what the list shows, and nothing else',
    ));
});
