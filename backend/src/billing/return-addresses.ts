import { commonErrors } from '../common/common.errors.js';

interface ReturnAddresses {
  /** Where a finished payment page leads; the provider puts the id of its page in. */
  success: string;
  /** Where an abandoned one leads. */
  cancel: string;
  /** Where the portal leads. */
  back: string;
}

const BILLING_PATH = '/app/billing';

/**
 * Where the provider sends people back to: always to us. A `returnUrl` is where the person was, with what they had
 * picked. Errors: VALIDATION_FAILED when it is somebody else's.
 */
export function returnAddresses(publicUrl: string, returnUrl?: string): ReturnAddresses {
  const back = returnUrl === undefined ? `${publicUrl}${BILLING_PATH}` : ours(publicUrl, returnUrl);
  const success = new URL('/success', publicUrl);
  if (returnUrl !== undefined) {
    const { pathname, search, hash } = new URL(back);
    success.searchParams.set('return', `${pathname}${search}${hash}`);
  }
  // The placeholder must arrive as it is: its braces may not be encoded.
  const separator = success.search === '' ? '?' : '&';
  return { success: `${success.href}${separator}session_id={CHECKOUT_SESSION_ID}`, cancel: back, back };
}

function ours(publicUrl: string, returnUrl: string): string {
  const address = URL.canParse(returnUrl, publicUrl) ? new URL(returnUrl, publicUrl) : null;
  if (address?.origin === new URL(publicUrl).origin && address.username === '') return address.href;
  throw commonErrors.VALIDATION_FAILED({
    details: [{ field: 'returnUrl', message: `returnUrl must be an address that starts with ${publicUrl}` }],
  });
}
