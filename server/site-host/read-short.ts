import type { IncomingMessage } from 'node:http';

/** Who sends a form more slowly than this will not finish it. */
const WHOLE_MS = 10_000;

/** What somebody sends, as text. Null when it is too long, too slow or broken off. */
export function readShort(req: IncomingMessage, mostBytes: number): Promise<string | null> {
  return new Promise((done) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const late = setTimeout(() => end(null), WHOLE_MS);
    const end = (text: string | null): void => {
      clearTimeout(late);
      req.removeAllListeners('data');
      req.resume();
      done(text);
    };
    req.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > mostBytes) end(null);
      else parts.push(part);
    });
    req.once('end', () => end(Buffer.concat(parts).toString('utf8')));
    req.once('error', () => end(null));
    req.once('close', () => end(null));
  });
}
