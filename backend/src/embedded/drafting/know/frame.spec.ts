import { inFrame } from './frame.js';

describe('a line for a house without departments', () => {
  it('loses them and stays whole', () => {
    expect(inFrame('answers to audit and finance, and looks after limits', 'own')).toBe(
      'answers to audit, and looks after limits',
    );
    expect(inFrame('Finance, developers', 'own')).toBe('developers');
  });
});
