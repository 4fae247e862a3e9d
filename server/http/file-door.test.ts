import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { isAppError } from '../../platform/errors.ts';
import { createFileDoor } from './file-door.ts';
import type { HttpEnv } from './request-context.ts';

const UPLOAD = { type: 'image/*', mostBytes: 1000, tooLarge: 'editor.photo-large' };
const LIMITS = { atOnce: 4, ofOne: 2, silenceMs: 50, longestMs: 60_000 };

/** A door with one call behind it, which answers how much arrived; `held` keeps calls from ending. */
function doorway(limits = LIMITS, held: Promise<unknown> = Promise.resolve()) {
  const door = createFileDoor(limits);
  const app = new Hono<HttpEnv>();
  app.onError((error, c) =>
    isAppError(error) ? c.json({ code: error.code, again: error.retryAfterS }, error.status as 400) : c.json({}, 500),
  );
  app.post('/', async (c) => {
    const who = c.req.header('x-who') ?? 'one';
    c.set('ctx', { actor: { kind: 'visitor', orderSession: who } } as never);
    const place = door.place(c, UPLOAD);
    try {
      const { byteLength } = await place.read();
      await held;
      return c.json({ bytes: byteLength });
    } finally {
      place.leave();
    }
  });
  return async (body: BodyInit, who = 'one') =>
    app.request('/', { method: 'POST', body, headers: { 'x-who': who }, duplex: 'half' } as RequestInit);
}
const silent = () => new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(10)) });

describe('the door at which files arrive [X5]', () => {
  it('lets in a few at once and tells all others when to come again, before it reads them', async () => {
    let end = () => {};
    const held = new Promise<void>((resolve) => (end = resolve));
    const send = doorway(LIMITS, held);
    let read = 0;
    const counting = () =>
      new ReadableStream(
        {
          pull(stream) {
            read += 1;
            stream.enqueue(new Uint8Array(100));
            stream.close();
          },
        },
        { highWaterMark: 0 },
      );
    const answers = Array.from({ length: 500 }, (_, at) => send(counting(), `owner ${at}`));
    const refused = await Promise.all(answers.slice(LIMITS.atOnce));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await refused[0]?.json()).toEqual({ code: 'http.unavailable', again: 5 });
    expect(read).toBeLessThanOrEqual(LIMITS.atOnce);
    end();
    for (const answer of await Promise.all(answers.slice(0, LIMITS.atOnce))) expect(answer.status).toBe(200);
    expect((await send(new Uint8Array(10))).status).toBe(200);
  });

  it('has places for others while one browser takes all that one may', async () => {
    const send = doorway({ ...LIMITS, silenceMs: 60_000 });
    void send(silent());
    void send(silent());
    await Promise.resolve();
    expect((await send(new Uint8Array(10))).status).toBe(503);
    expect((await send(new Uint8Array(10), 'other')).status).toBe(200);
  });

  it('gives the place of whoever sends no more to the next', async () => {
    const send = doorway();
    const stalled = await Promise.all(['a', 'b', 'c', 'd'].map((who) => send(silent(), who)));
    for (const answer of stalled) {
      expect(answer.status).toBe(408);
      expect(await answer.json()).toMatchObject({ code: 'http.interrupted' });
    }
    expect((await send(new Uint8Array(10))).status).toBe(200);
  });

  it('ends with a sender who goes in the middle, and with a drip that never ends', async () => {
    const send = doorway({ ...LIMITS, longestMs: 200 });
    const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('gone')) });
    expect((await send(broken)).status).toBe(408);
    let timer: NodeJS.Timeout | undefined;
    const drip = new ReadableStream({
      start: (stream) => void (timer = setInterval(() => stream.enqueue(new Uint8Array(1)), 10)),
      cancel: () => clearInterval(timer),
    });
    expect((await send(drip)).status).toBe(408);
  });

  it('counts what arrives, whatever was told of it', async () => {
    const send = doorway();
    expect((await send(new Uint8Array(1000))).status).toBe(200);
    expect((await send(new Uint8Array(1001))).status).toBe(413);
    const untold = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(400)) });
    expect((await send(untold)).status).toBe(413);
  });
});
