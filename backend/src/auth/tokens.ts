import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link: 256 random bits. Only its hash is stored. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

/** A fast hash is right here: the secret is random, so there is nothing to guess. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
