import { BlockList, isIP } from 'node:net';

/** Addresses that are never a public picture host: loopback, private, link-local, carrier NAT, documentation, multicast, reserved (IANA special-purpose registries). */
const NOT_PUBLIC = new BlockList();
for (const net of '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'.split(
  ' ',
)) {
  const [address = '', prefix] = net.split('/');
  NOT_PUBLIC.addSubnet(address, Number(prefix), 'ipv4');
}
for (const net of '::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8'.split(
  ' ',
)) {
  const [address = '', prefix] = net.split('/');
  NOT_PUBLIC.addSubnet(address, Number(prefix), 'ipv6');
}

/** IPv4 written inside IPv6 is judged as IPv4 (BlockList does so for ::ffff:0:0/96). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !NOT_PUBLIC.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * How an address stands to the list: 'public' hosts must be https on the usual port and resolve to public addresses;
 * 'own' is named with its port and may be a machine of ours; null is refused.
 */
export function standing(url: URL, hosts: string[]): 'public' | 'own' | null {
  if (url.username || url.password) return null;
  if ((url.protocol === 'http:' || url.protocol === 'https:') && url.port && hosts.includes(url.host)) return 'own';
  if (url.protocol !== 'https:' || url.port) return null;
  const name = url.hostname.toLowerCase();
  return hosts.some((host) => (host.startsWith('.') ? name.endsWith(host) : name === host)) ? 'public' : null;
}
