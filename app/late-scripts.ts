import { Transform } from 'node:stream';

const HINT = '<link rel="modulepreload"';
const LATE = `${HINT} fetchpriority="low"`;
const END = '</head>';

/**
 * A page on its way out, with its scripts after its styles and fonts: a phone paints with the latter, and the router's
 * own hints fetch all of them side by side. The head is held back until it is whole; what follows passes as it comes.
 */
export function lateScripts(): Transform {
  let held: Buffer[] | null = [];
  const head = (): string => Buffer.concat(held ?? []).toString('utf8');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (held === null) return done(null, chunk);
      held.push(chunk);
      const text = head();
      if (!text.includes(END)) return done();
      held = null;
      done(null, text.replaceAll(HINT, LATE));
    },
    flush(done) {
      done(null, held ? head() : undefined);
    },
  });
}
