/**
 * Calendars of others on loopback, by their addresses, as Google, Apple and Outlook give them out. What a name says decides what it holds
 * and what fails (SENTINELS.md); what a person adds on the page lasts until the sandbox ends.
 */
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { CALENDAR, FAULTS } from './faults.ts';
import { heldBy } from './held.ts';
import { calendarPage } from './page.ts';
import { calendarText, type Entry } from './text.ts';

const LONGEST_NAME = 80;

export interface CalendarSandbox {
  /** Without a trailing slash. */
  url: string;
  /** `host:port`, as the product is told who stands beside it. */
  place: string;
  /** From now on this calendar holds these, or this text. */
  put(name: string, entries: readonly Entry[] | string): void;
  /** From now on its answers wait for that. */
  hold(name: string, until: Promise<void>): void;
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
  const held = new Map<string, Promise<void>>();
  const added = new Map<string, Entry[]>();
  const asked: { name: string; etag: string | null }[] = [];
  const textOf = (name: string) => put.get(name) ?? calendarText([...heldBy(name, now()), ...(added.get(name) ?? [])]);

  const app = new Hono<{ Bindings: HttpBindings }>().route('/', calendarPage({ added, now }));
  app.get('/:file{[\\w.-]+\\.ics}', async (c) => {
    const name = c.req.param('file').slice(0, -'.ics'.length);
    if (name.length > LONGEST_NAME) return c.notFound();
    const given = c.req.header('if-none-match') ?? null;
    asked.push({ name, etag: given });
    await held.get(name);
    const text = textOf(name);
    const fault = name.split(/[.-]/).find((word) => word in FAULTS);
    if (fault !== undefined) {
      void FAULTS[fault]?.(c.env.outgoing, text);
      return RESPONSE_ALREADY_SENT;
    }
    const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
    return given === etag ? c.body(null, 304, { etag }) : c.body(text, 200, { ...CALENDAR, etag });
  });

  const server = serve({ fetch: app.fetch, hostname: options.host, port: options.port });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const place = `${options.host}:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${place}`,
    place,
    put: (name, entries) => void put.set(name, typeof entries === 'string' ? entries : calendarText(entries)),
    hold: (name, until) => void held.set(name, until),
    asked: (name) => asked.filter((each) => each.name === name).map(({ etag }) => etag),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
