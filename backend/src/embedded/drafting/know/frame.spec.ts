import { inFrame } from './frame.js';

describe('a line for a house without departments', () => {
  it('loses them and stays whole', () => {
    expect(inFrame('answers to audit and finance, and looks after limits', 'own')).toBe(
      'answers to audit, and looks after limits',
    );
    expect(inFrame('Finance, developers', 'own')).toBe('developers');
  });

  it('calls nobody of the team what those who use it are called', () => {
    expect(inFrame('Monitoring, read by the engineering lead', 'sold')).toBe('Monitoring, read by the developer');
    expect(inFrame('Monitoring, read by the engineering lead', 'sold', ['developer'])).toBe(
      'Monitoring, read by the engineering lead',
    );
    expect(inFrame('Engineering', 'sold', ['developer'])).toBe('Engineering');
  });
});
