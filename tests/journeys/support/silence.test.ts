/** A journey waits as long as something happens, and gives up when nothing does. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { hear, untilFound } from './silence.ts';

/** Seconds of silence; each story of progress is several times as long. */
const SHORT = 0.5;

describe('waiting in a journey', () => {
  it('goes on while what is seen changes, however long that takes', async () => {
    let steps = 0;
    await eventually(async () => (await sleep(150), (steps += 1)), SHORT).toBe(10);
  });

  it('goes on while the product works by itself, and its answers to us are no sign of that', async () => {
    const began = performance.now();
    const talk = setInterval(() => hear('{"jobId":"j1","msg":"done"}\n'), 100);
    setTimeout(() => clearInterval(talk), 1500);
    await expect(
      untilFound(
        () => 'same',
        () => expect('not yet').toBe('there'),
        SHORT,
      ),
    ).rejects.toThrow('not yet');
    expect(performance.now() - began).toBeGreaterThan(1500);
    const asked = performance.now();
    const answers = setInterval(() => hear('{"requestId":"r1","path":"/readyz"}\n'), 100);
    setTimeout(() => clearInterval(answers), 60_000).unref();
    await expect(eventually(() => 503, SHORT).toBe(200)).rejects.toThrow('503');
    clearInterval(answers);
    expect(performance.now() - asked).toBeLessThan(50_000);
  });
});
