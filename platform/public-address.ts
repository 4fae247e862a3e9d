import { BlockList, isIP } from 'node:net';

/** IPv4 that is not globally reachable, multicast and reserved: IANA IPv4 Special-Purpose Address Registry (RFC 6890). */
const SPECIAL_IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
/** All of IPv6 that is given out as global unicast (IANA IPv6 Global Unicast Address Assignments, RFC 4291). */
const GIVEN_OUT_IPV6 = '2000::/3';
/**
 * What of it is no host's own place: protocols (Teredo, ORCHID, benchmarking …), documentation, 6to4, AS112 (IANA IPv6
 * Special-Purpose Address Registry).
 */
const SPECIAL_IPV6 = '2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20';

function listOf(nets: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const net of nets.split(' ')) {
    const [address = '', prefix] = net.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
const special4 = listOf(SPECIAL_IPV4, 'ipv4');
const given6 = listOf(GIVEN_OUT_IPV6, 'ipv6');
const special6 = listOf(SPECIAL_IPV6, 'ipv6');
const mapped6 = listOf('::ffff:0:0/96', 'ipv6');

/** One rule: of IPv6 what is given out, of IPv4 all, less what is special. IPv4 written inside IPv6 is judged as IPv4. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, 'ipv4');
  if (family !== 6) return false;
  // BlockList looks for ::ffff:0:0/96 among the addresses of IPv4 by itself.
  if (mapped6.check(address, 'ipv6')) return !special4.check(address, 'ipv6');
  return given6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
