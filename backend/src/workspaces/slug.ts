import { randomBytes } from 'node:crypto';

const LONGEST_STEM = 60;

/** A unique, readable name for addresses: the letters and digits of `name`, then eight random characters. */
export function newSlug(name: string): string {
  const stem = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_STEM)
    .replace(/^-+|-+$/g, '');
  return `${stem || 'workspace'}-${randomBytes(4).toString('hex')}`;
}
