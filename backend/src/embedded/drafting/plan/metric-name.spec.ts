import { bareMetric } from './metric-name.js';

describe('the name of a metric', () => {
  it('may hold commas of its own', () => {
    expect(bareMetric('Probes sold in the Mosel, Rioja and Alto Adige, counted by the same rule in every report')).toBe(
      'Probes sold in the Mosel, Rioja and Alto Adige',
    );
    expect(bareMetric('Dispute rate, in per cent, counted by the same rule in every report')).toBe('Dispute rate');
  });
});
