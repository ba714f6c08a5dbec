import type { Capability } from './brief.js';
import { everyDeed, functionOf, throughout, withOthers } from './every-deed.js';

const deed = (verb: string, more: Partial<Capability> = {}): Capability => ({
  verb,
  object: 'a sale',
  noun: 'sale',
  tail: '',
  automatic: false,
  ...more,
});
const said = {
  text: 'Clerks record a sale and print it',
  isProducts: false,
  isQuoted: false,
  wish: null,
  who: 'Clerks',
};

const print = deed('print');
const record = deed('record', { said, deeds: [print] });
const words = deed('', { words: 'no sale is lost', deeds: [deed('keep')] });
const all = [record, words];

describe('the deeds of the functions of an idea', () => {
  it('are those that stand for them and the others of their clause', () => {
    expect(withOthers(all).map(({ verb }) => verb)).toEqual(['record', 'print', '', 'keep']);
  });

  it('are sure without what is only told in words', () => {
    expect(everyDeed(all).map(({ verb }) => verb)).toEqual(['record', 'print', 'keep']);
    expect(everyDeed(all)).toBe(everyDeed(all));
  });

  it('belong to one function each', () => {
    expect(everyDeed(all).map((one) => functionOf(one, all))).toEqual([0, 0, 1]);
    expect(functionOf(deed('sell'), all)).toBe(-1);
    expect(functionOf(undefined, all)).toBe(-1);
  });

  it('are changed one by one and stay together', () => {
    const changed = throughout(all, (deeds) => deeds.map((one) => ({ ...one, tail: 'at once' })));
    expect(withOthers(changed).map(({ verb, tail }) => `${verb} ${tail}`)).toEqual([
      'record at once',
      'print at once',
      ' at once',
      'keep at once',
    ]);
    expect(changed[0]).toMatchObject({ said, deeds: [{ verb: 'print' }] });
    expect(record.deeds).toEqual([print]);
  });

  it('stand for their clause in the place of one that is gone', () => {
    const [first] = throughout([record], (deeds) => deeds.filter(({ verb }) => verb !== 'record'));
    expect(first).toEqual({ ...print, said });
  });
});
