import { Readable } from 'node:stream';
import type { open } from './open.ts';

/**
 * Calls `last` with the Message-ID as the last byte of a mail leaves: before it the server cannot have the mail. Where it throws, the mail is
 * not ended. A step of its making (nodemailer's processFunc) would be too early: who signs reads all of it at once.
 */
export function watchLastByte(transport: ReturnType<typeof open>, last: (messageId: string) => void): void {
  transport.use('stream', ({ data, message }, next) => {
    const made = message.createReadStream.bind(message);
    message.createReadStream = (options) =>
      Readable.from(endingWith(made(options), () => last(String(data.messageId))));
    next();
  });
}

async function* endingWith(input: Readable, last: () => void): AsyncGenerator<Buffer> {
  yield* input;
  last();
}
