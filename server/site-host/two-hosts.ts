import type { IncomingMessage } from 'node:http';

/** RFC 9112, 3.2: Node keeps the first of two, and whoever passed the request on to us may have gone by the second. */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
