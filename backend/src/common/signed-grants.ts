import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token opens, and until when. */
export interface Grant {
  /** Without a dot in it. */
  id: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A token that nobody else can make: `id.expiry.signature`. One of one purpose is worth nothing for another. */
export function signGrant(purpose: string, { id, expiresAt }: Grant, secret: string): string {
  const content = `${id}.${expiresAt.toString(36)}`;
  return `${content}.${signature(purpose, content, secret)}`;
}

/** What a token grants, or null where it was not made here. Whether it has expired is for the caller to see. */
export function readGrant(purpose: string, token: string, secret: string): Grant | null {
  const [id, expires, given, ...more] = token.split('.');
  if (!id || !expires || !given || more.length > 0) return null;
  const expected = Buffer.from(signature(purpose, `${id}.${expires}`, secret));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return { id, expiresAt: Number.parseInt(expires, 36) };
}

/** Made with a key of its purpose, so that no other token of the product is one of these. */
function signature(purpose: string, content: string, secret: string): string {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return createHmac('sha256', key).update(content).digest('base64url');
}
