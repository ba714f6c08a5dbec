import { readIdea } from '../read.js';
import { isTorn } from './torn.js';

const deed = (verb: string, object: string, tail = '', automatic = false) => isTorn({ verb, object, tail, automatic });

describe('a deed that was cut in the wrong place', () => {
  it('holds half a clause, half a bracket, or what nobody does', () => {
    expect(deed('use', 'every denial must give a reason')).toBe(true);
    expect(deed('shift', 'the always need manager')).toBe(true);
    expect(deed('write', '), training records', 'in Cascade HR')).toBe(true);
    expect(deed('spend', 'hours checking papers')).toBe(true);
    expect(deed('count', 'reproducible')).toBe(true);
    expect(deed('carry over', '', 'to the next shift until someone closes them')).toBe(true);
    expect(
      deed(
        'write',
        'their launch customer',
        'with 64 journalists, plans in a calendar, and there around 15 stories a month twice',
        true,
      ),
    ).toBe(true);
    expect(deed('note', '', 'as PDF')).toBe(true);
    expect(deed('log in', 'their own net prices')).toBe(true);
    expect(deed('draft', 'the requirements', 'by Friday')).toBe(true);
  });

  it('is not torn by a question or a condition', () => {
    expect(deed('see', 'which papers are missing')).toBe(false);
    expect(deed('approve', 'a request', 'when it is complete')).toBe(false);
    expect(deed('record', 'how many hours were worked')).toBe(false);
    expect(deed('draft', 'the reply', 'in Zendesk')).toBe(false);
  });

  it('tells nothing of whom only it names', () => {
    const { capabilities, audiences } = readIdea(
      'Shift swap tool for care homes. Carers offer a shift, managers approve it. Rota lives in RotaCloud (read + write), training records in Cascade HR.',
      '2026-11-27',
    );
    expect(audiences.map(({ noun }) => noun)).not.toContain('rota life');
    expect(capabilities.map(({ by, verb }) => `${by} ${verb}`)).toEqual(['carer offer', 'manager approve']);
  });
});
