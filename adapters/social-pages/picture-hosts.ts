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
