import { isIP } from 'node:net';

const PLAIN_V4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * What an address is counted as: of IPv4 its /24, of IPv6 its /64, which one household or firm has. Null for what is no address.
 */
export function countedNetwork(address: string): string | null {
  const plain = PLAIN_V4.exec(address)?.[1] ?? address;
  if (isIP(plain) === 4) return `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
  if (isIP(plain) !== 6) return null;
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const parts = [...left, ...zeros, ...right].slice(0, 4).map((part) => part.replace(/^0{1,3}(?=.)/, ''));
  return `${parts.join(':')}::/64`;
}
