import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link opens, and until when. */
export interface DownloadGrant {
  exportId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A token that opens one file for a while, for a browser that follows a link and sends no other proof. */
export function signDownload({ exportId, expiresAt }: DownloadGrant, secret: string): string {
  const content = `${exportId}.${expiresAt.toString(36)}`;
  return `${content}.${signature(content, secret)}`;
}

/** What a token grants, or null where it was not made here. Whether it has expired is for the caller to see. */
export function readDownload(token: string, secret: string): DownloadGrant | null {
  const [exportId, expires, given, ...more] = token.split('.');
  if (!exportId || !expires || !given || more.length > 0) return null;
  const expected = Buffer.from(signature(`${exportId}.${expires}`, secret));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return { exportId, expiresAt: Number.parseInt(expires, 36) };
}

/** Made with a key of its own, so that no other token of the product is one of these. */
function signature(content: string, secret: string): string {
  const key = createHmac('sha256', secret).update('download links').digest();
  return createHmac('sha256', key).update(content).digest('base64url');
}
