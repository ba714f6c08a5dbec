import { isIPv6 } from 'node:net';

/**
 * What requests from an address are counted by: the address itself, or of IPv6 its first 64 bits, since every customer
 * of a provider has 2^64 addresses of his own. `2001:db8::1` -> `2001:db8:0:0::/64`.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  // `::` stands for as many zeros as are missing.
  if (tail !== undefined) while (groups.length + after < 8) groups.push('0');
  const all = tail ? [...groups, ...tail.split(':')] : groups;
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
