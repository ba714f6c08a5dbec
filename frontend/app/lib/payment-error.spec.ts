import { ApiError } from './api/errors';
import { describePaymentError } from './payment-error';

const refused = (status: number, code?: string) => new ApiError(status, 'In its own words.', { code });

describe('describePaymentError', () => {
  it.each([
    [402, 'PAYMENT_DECLINED'],
    [409, 'ALREADY_SUBSCRIBED'],
    [503, 'PAYMENTS_NOT_CONFIGURED'],
  ])('lets the server speak: %i %s', (status, code) => {
    expect(describePaymentError(refused(status, code), 'subscription')).toEqual({
      title: 'Subscription Error',
      description: 'In its own words.',
    });
  });

  it('uses the shared wording for everything else', () => {
    expect(describePaymentError(refused(403, 'FORBIDDEN'), 'payment').title).toBe('Access Denied');
    expect(describePaymentError(refused(503, 'PAYMENT_PROVIDER_UNAVAILABLE'), 'payment').title).toBe('Server Error');
    expect(describePaymentError(new Error('Failed to fetch'), 'payment').title).toBe('Connection Error');
    expect(describePaymentError(new Error('odd'), 'payment').title).toBe('Payment Failed');
  });
});
