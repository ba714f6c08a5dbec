import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';

describe('a deed that was cut in the wrong place', () => {
  it('tells nothing of whom only it names', () => {
    const { capabilities, audiences } = readIdea(
      'Shift swap tool for care homes. Carers offer a shift, managers approve it. Rota lives in RotaCloud (read + write), training records in Cascade HR.',
      '2026-11-27',
    );
    expect(audiences.map(({ noun }) => noun)).not.toContain('rota life');
    expect(everyDeed(capabilities).map(({ by, verb }) => `${by} ${verb}`)).toEqual(['carer offer', 'manager approve']);
  });
});
