/**
 * Calendars of others on loopback, by their addresses, as Google, Apple and Outlook give them out. What a name says decides what it holds
 * and what fails (SENTINELS.md); what a person adds on the page lasts until the sandbox ends.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CALENDAR, FAULTS } from './faults.ts';
import { heldBy } from './held.ts';
import { addFromForm, calendarPage } from './page.ts';
import { calendarText, type Entry } from './text.ts';

export interface CalendarSandbox {
  /** Without a trailing slash. */
  url: string;
  /** `host:port`, as the product is told who stands beside it. */
  place: string;
  /** From now on this calendar holds these, or this text. */
  put(name: string, held: readonly Entry[] | string): void;
  /** How a calendar was asked: its ETag, or null. */
  asked(name: string): (string | null)[];
  close(): Promise<void>;
}

export async function startCalendarSandbox(options: {
  host: string;
  port: number;
  now?: () => Date;
}): Promise<CalendarSandbox> {
  const now = options.now ?? (() => new Date());
  const put = new Map<string, string>();
  const added = new Map<string, Entry[]>();
  const asked: { name: string; etag: string | null }[] = [];
  const textOf = (name: string) => put.get(name) ?? calendarText([...heldBy(name, now()), ...(added.get(name) ?? [])]);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    if (pathname === '/') return calendarPage(request, response, { added, now: now(), host: options.host });
    if (pathname === '/_control/add' && request.method === 'POST') return addFromForm(request, response, added);
    const name = /^\/([\w.-]{1,80})\.ics$/.exec(pathname)?.[1];
    if (name === undefined) return void response.writeHead(404).end();
    const given = request.headers['if-none-match'] ?? null;
    asked.push({ name, etag: given });
    const fault = name.split(/[.-]/).find((word) => word in FAULTS);
    const text = textOf(name);
    if (fault !== undefined) return FAULTS[fault]?.(response, text);
    const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
    if (given === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { ...CALENDAR, etag }).end(text);
  }

  const server = createServer((request, response) => {
    Promise.resolve(serve(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const place = `${options.host}:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${place}`,
    place,
    put: (name, held) => void put.set(name, typeof held === 'string' ? held : calendarText(held)),
    asked: (name) => asked.filter((each) => each.name === name).map(({ etag }) => etag),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
