import { setTimeout as wait } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';

/** What a word in the name of a calendar makes of its answer; `text`: what it would have said. Each ends the answer, or never does. */
export const FAULTS: Record<string, (response: ServerResponse, text: string) => Promise<void> | void> = {
  /** Nothing comes, and the connection stays. */
  silent: () => undefined,
  async slow(response, text) {
    response.writeHead(200, CALENDAR);
    for (const letter of text) {
      if (response.destroyed) return;
      response.write(letter);
      await wait(500);
    }
    response.end();
  },
  gone: (response) => void response.writeHead(404).end(),
  closed: (response) => void response.writeHead(403).end(),
  /** As it was, to whoever never asked before. */
  same: (response) => void response.writeHead(304).end(),
  broken: (response) => void response.writeHead(503).end(),
  /** The connection ends in the middle of what was announced. */
  cut(response, text) {
    response.writeHead(200, { ...CALENDAR, 'content-length': Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  },
  /** It ends in the middle, and calls that the end. */
  half: (response, text) => void response.writeHead(200, CALENDAR).end(text.slice(0, text.length / 2)),
  page: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sign in'),
  packed: (response) =>
    void response.writeHead(200, { ...CALENDAR, 'content-encoding': 'gzip' }).end(Buffer.from([0x1f, 0x8b, 8, 0])),
  moved: (response) => void response.writeHead(302, { location: '/agenda.ics' }).end(),
  loop: (response) => void response.writeHead(302, { location: '/loop.ics' }).end(),
  inside: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:5432/agenda.ics' }).end(),
  metadata: (response) => void response.writeHead(302, { location: 'https://169.254.169.254/agenda.ics' }).end(),
  /** 200 MB that nobody announced. */
  async huge(response) {
    response.writeHead(200, CALENDAR);
    const line = `X-FILL:${'x'.repeat(70)}\r\n`.repeat(800);
    for (let bytes = 0; bytes < 200_000_000 && !response.destroyed; bytes += line.length)
      if (!response.write(line)) await Promise.race([new Promise((done) => response.once('drain', done)), wait(1000)]);
    response.end();
  },
};

export const CALENDAR = { 'content-type': 'text/calendar; charset=utf-8' };
