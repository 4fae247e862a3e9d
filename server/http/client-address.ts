import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '../../platform/config.ts';
import type { Request } from './request-context.ts';

const PLAIN_V4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** One form for one machine: IPv4 inside IPv6 is IPv4, brackets and a port behind an address go. Null for anything else. */
function normal(text: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? text.replace(/^(\d+(?:\.\d+){3}):\d{1,5}$/, '$1');
  const address = PLAIN_V4.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? null : address.toLowerCase();
}

function listed(addresses: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of addresses) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Who is calling, as far as it can be known: the connection's other end, or, behind proxies of ours, the last address
 * that one of them has seen and that is none of them. What stands further left in X-Forwarded-For is the caller's own
 * claim and never read. Null: unknown.
 */
export function clientAddress(
  trust: TrustedProxies | null,
): (peer: string | null, forwarded: string | null) => string | null {
  const isProxy = trust && 'addresses' in trust ? listed(trust.addresses) : null;
  return (peer, forwarded) => {
    const nearest = peer === null ? null : normal(peer);
    if (!trust || nearest === null) return nearest;
    const chain = [...(forwarded ?? '').split(',').map((each) => normal(each.trim())), nearest];
    let known = nearest;
    for (let hops = 0; chain.length > 0; hops += 1) {
      const address = chain.pop() ?? null;
      // A proxy that writes no address has said nothing: the last one that was told stands.
      if (address === null) return known;
      known = address;
      if ('hops' in trust ? hops >= trust.hops : !isProxy?.(address)) return known;
    }
    return known;
  };
}

/** Whether that end of a connection is a proxy of ours, which speaks for many. */
export function proxyKnown(trust: TrustedProxies | null): (peer: string) => boolean {
  if (!trust) return () => false;
  if ('hops' in trust) return () => true;
  const isProxy = listed(trust.addresses);
  return (peer) => {
    const address = normal(peer);
    return address !== null && isProxy(address);
  };
}

export const peerOf = (c: Request): string | null => c.env?.incoming?.socket?.remoteAddress ?? null;

/** What a budget is counted for: an IPv6 customer has 2^64 addresses of one network. */
export function networkOf(address: string | null): string {
  if (address === null || isIP(address) !== 6) return address ?? 'unknown';
  const inside = PLAIN_V4.exec(address)?.[1];
  if (inside) return inside;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
