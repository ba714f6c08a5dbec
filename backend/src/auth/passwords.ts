import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** The PHC string of a password: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const parameters = { message: prepare(password), nonce, memory: MEMORY_KIB, passes: PASSES, parallelism: LANES };
  const tag = await derive('argon2id', { ...parameters, tagLength: TAG_BYTES });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(nonce)}$${encode(tag)}`;
}

/**
 * Whether the password belongs to the hash. With `null` (no such account) it takes as long and answers false, so that
 * nobody learns from the clock which accounts exist.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const { memory, passes, lanes, nonce, tag } = parse(hash ?? NOBODY);
  const parameters = { message: prepare(password), nonce, memory, passes, parallelism: lanes, tagLength: tag.length };
  const derived = await derive('argon2id', parameters);
  return timingSafeEqual(derived, tag) && hash !== null;
}

const NOBODY = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(randomBytes(SALT_BYTES))}$${encode(randomBytes(TAG_BYTES))}`;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(hash: string) {
  const [, memory, passes, lanes, nonce, tag] = PHC.exec(hash) ?? [];
  if (!nonce || !tag) throw new Error('A stored password hash is not readable.');
  return {
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** The same password typed on different systems may arrive in different Unicode forms. */
function prepare(password: string): string {
  return password.normalize('NFKC');
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
