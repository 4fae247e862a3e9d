import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Answer } from 'dns-packet';
import { answerTo } from './answer.ts';
import { createInstead } from './instead.ts';
import { dnsPage } from './page.ts';
import { mx, txt, worldOf, type Led, type World } from './world.ts';
import { answersOf, type HostedSet } from './zone-answers.ts';

export interface DnsSandbox {
  /** `host:port` of the resolver. */
  server: string;
  /** The page a person can open. */
  url: string;
  /** The DS of this name goes from its parent, as its owner would have it removed. */
  unsign(domain: string): void;
  /** Its owner leads its mail elsewhere. */
  leadMail(domain: string, to: Led): void;
  /** Its owner writes these records where the name is, in place of all that stood under theirs; none: what was written goes. */
  write(domain: string, sets: readonly HostedSet[]): void;
  /**
   * Says these values of a record from now on, as a zone has them, whoever hosts its zone; none: it is gone; null: as before.
   */
  instead(name: string, type: string, values: string[] | null): void;
  close(): Promise<void>;
}

/**
 * Starts a resolver on loopback, UDP and TCP, that knows what each name had before it came to us, and what the zone has to which it was led
 * since. `hosted`: that zone's records; null while the name is led elsewhere.
 */
export async function startDnsSandbox(options: {
  host: string;
  port: number;
  httpPort: number;
  hosted?: (domain: string) => readonly HostedSet[] | null;
}): Promise<DnsSandbox> {
  const unsigned = new Set<string>();
  const ledMail = new Map<string, Answer[]>();
  const unsign = (domain: string) => void unsigned.add(domain);
  const leadMail: DnsSandbox['leadMail'] = (domain, { exchanges, text }) =>
    void ledMail.set(domain, [
      ...exchanges.map((exchange) => mx(domain, 10, exchange)),
      ...(text ? [txt(text.name, text.value)] : []),
    ]);
  const written = new Map<string, Answer[]>();
  const write: DnsSandbox['write'] = (domain, sets) => void written.set(domain, answersOf(sets));
  const instead = createInstead();
  const worldFor = (domain: string): World => {
    const { answers, fault } = zoneFor(domain);
    return { answers: instead.over(domain, answers), fault };
  };
  const zoneFor = (domain: string): World => {
    const { answers: past, fault } = worldOf(domain);
    const zone = options.hosted?.(domain);
    if (zone) return { answers: [...past.filter(({ type }) => type === 'NS'), ...answersOf(zone)], fault };
    const own = written.get(domain) ?? [];
    const answers = [...past.filter(({ name }) => !own.some((each) => each.name === name)), ...own];
    const led = ledMail.get(domain);
    const kept = answers.filter(
      ({ name, type }) => !(type === 'DS' && unsigned.has(domain)) && !(led && type === 'MX' && name === domain),
    );
    return { answers: [...kept, ...(led ?? [])], fault };
  };
  const sockets = new Set<{ destroy(): void }>();
  const tcp = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    let read: Buffer = Buffer.alloc(0);
    socket.on('data', (part) => {
      read = Buffer.concat([read, part]);
      if (read.length < 2 || read.length < 2 + read.readUInt16BE(0)) return;
      const bytes = answerTo(read.subarray(2, 2 + read.readUInt16BE(0)), 'tcp', worldFor);
      if (!bytes) return;
      const size = Buffer.alloc(2);
      size.writeUInt16BE(bytes.length);
      socket.end(Buffer.concat([size, bytes]));
    });
  });
  await new Promise<void>((done) => void tcp.listen(options.port, options.host, done));
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4');
  udp.on('message', (query, from) => {
    const bytes = answerTo(query, 'udp', worldFor);
    if (bytes) udp.send(bytes, from.port, from.address);
  });
  await new Promise<void>((done) => void udp.bind(port, options.host, done));
  const app = dnsPage({ worldFor, unsign, leadMail, instead });
  const http = serve({ fetch: app.fetch, hostname: options.host, port: options.httpPort });
  await new Promise<void>((done) => void http.once('listening', done));
  return {
    server: `${options.host}:${port}`,
    url: `http://${options.host}:${(http.address() as AddressInfo).port}/`,
    unsign,
    leadMail,
    write,
    instead: (name, type, values) => instead.say(name, type, values),
    async close() {
      for (const socket of sockets) socket.destroy();
      udp.close();
      await new Promise<void>((done) => void tcp.close(() => done()));
      await new Promise<void>((done) => {
        http.close(() => done());
        if ('closeAllConnections' in http) http.closeAllConnections();
      });
    },
  };
}
