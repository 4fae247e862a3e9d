import { closeSync, fdatasync, openSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';

const flush = promisify(fdatasync);

/**
 * Lines of JSON at the end of a file. What was appended lies on the disk when `append` resolves; those that come while one
 * flush runs share the next.
 */
export function openJournal(file: string) {
  const descriptor = openSync(file, 'a');
  let waiting: { text: string; done: () => void; fail: (error: unknown) => void }[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const now = waiting;
      waiting = [];
      try {
        const text = Buffer.from(now.map((each) => each.text).join(''));
        // A full disk takes a part of it without a word.
        if (writeSync(descriptor, text) < text.length) throw new Error('the disk is full');
        await flush(descriptor);
        for (const { done } of now) done();
      } catch (error) {
        for (const { fail } of now) fail(error);
      }
    }
    running = null;
  }

  return {
    append: (line: unknown): Promise<void> =>
      new Promise((done, fail) => {
        // On a line of its own, whatever a kill left of the one before.
        waiting.push({ text: `\n${JSON.stringify(line)}\n`, done, fail });
        running ??= run();
      }),
    async close(): Promise<void> {
      await running;
      closeSync(descriptor);
    },
  };
}

/** The lines of such a file, in their order; what a kill tore is left out. */
export function* linesOf(text: string): Generator {
  for (const line of text.split('\n')) {
    if (line === '') continue;
    try {
      yield JSON.parse(line) as unknown;
    } catch {
      // Torn: nobody was told that it was kept.
    }
  }
}
