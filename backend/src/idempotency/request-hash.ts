import { createHash } from 'node:crypto';

/** What makes two requests the same: method, address, workspace and body, whatever the order of its members. */
export function requestHash(request: { method: string; url: string; workspace: string | null; body: unknown }): string {
  const { method, url, workspace, body } = request;
  return createHash('sha256')
    .update(JSON.stringify([method, url, workspace, sorted(body)]))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => ({ [name]: sorted(inner) }));
}
