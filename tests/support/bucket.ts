/** A bucket on this machine, behind a line that can be spoiled. Its server ignores `If-None-Match`: no test may lean on that. */
import { readdirSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';
import accounts from 's3rver/lib/models/account.js';
import { memoryFolder } from './memory-folder.ts';

/** `slow`: every answer comes so late; `says`: it refuses with this status and code; `gone`: connections end; `halves`: bodies stop in the middle. */
export type StoreFault =
  | { slow: number }
  | { says: { status: number; code: string } }
  | { gone: true }
  | { halves: true };
export type TestBucket = Awaited<ReturnType<typeof openTestBucket>>;

const HOST = '127.0.0.1';
const KEY = 'KEYOFTESTS';
const SECRET = 'secret-of-the-bucket';

/** @param host where it is asked */
export async function openTestBucket({ name = 'vetrina-tests', host = HOST } = {}) {
  const folder = memoryFolder();
  const server = new S3rver({
    address: HOST,
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name, configs: [] }],
  });
  accounts.DUMMY_ACCOUNT.createKeyPair(KEY, SECRET);
  const { port } = await server.run();
  let fault: StoreFault | null = null;
  /** Called for each question, until it is spoiled no more. */
  let limit = Infinity;
  const asked: string[] = [];

  function forward(from: IncomingMessage, to: ServerResponse, half: boolean): void {
    const { method, url: path, headers } = from;
    const call = request({ host: HOST, port, method, path, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      if (half) answer.once('data', (part: Buffer) => to.write(part.subarray(0, part.length >> 1)));
      else answer.pipe(to);
    });
    call.on('error', () => from.socket.destroy());
    from.pipe(call);
  }
  function meet(from: IncomingMessage, to: ServerResponse): void {
    asked.push(`${from.method} ${decodeURIComponent((from.url ?? '').split('?', 1)[0] ?? '')}`);
    const met = (limit -= 1) >= 0 ? fault : null;
    const query = new URL(from.url ?? '/', 'http://x').searchParams;
    if (met && 'gone' in met) {
      from.socket.destroy();
    } else if (met && 'says' in met) {
      from.resume();
      const { status, code } = met.says;
      to.writeHead(status, { 'content-type': 'application/xml' });
      to.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>of the test</Message></Error>`);
    } else if (met && 'slow' in met) {
      from.pause();
      void sleep(met.slow).then(() => from.socket.destroyed || forward(from, to, false));
    } else if (!met && query.get('list-type') === '2') {
      to.end(listed(join(folder, name), query));
    } else {
      forward(from, to, met !== null && 'halves' in met);
    }
  }
  const line = createServer(meet);
  await new Promise<void>((ready) => {
    line.listen(0, host, ready);
  });
  const endpoint = `http://${host}:${(line.address() as AddressInfo).port}`;

  return {
    config: { bucket: name, endpoint, region: 'us-east-1', accessKeyId: KEY, secretAccessKey: SECRET },
    env: {
      FILES_STORE: 's3',
      FILES_BUCKET: name,
      FILES_ENDPOINT: endpoint,
      FILES_ACCESS_KEY_ID: KEY,
      FILES_SECRET_ACCESS_KEY: SECRET,
    },
    /** Method and path of each question since the last look. */
    asked: () => asked.splice(0),
    /** Every question meets it, or the next `times`, until another word. */
    spoil(next: StoreFault | null, times = Infinity): void {
      fault = next;
      limit = times;
    },
    folder: join(folder, name),
    async close() {
      line.closeAllConnections();
      await new Promise((done) => line.close(done));
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const SUFFIX = '._S3rver_object';

/** What is kept, page by page: the server itself needs a cipher for a second page that OpenSSL has no more. */
function listed(folder: string, query: URLSearchParams): string {
  const [prefix, after, most] = [query.get('prefix') ?? '', query.get('start-after') ?? '', query.get('max-keys')];
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap((path) => (path.endsWith(SUFFIX) ? [path.slice(0, -SUFFIX.length)] : []))
    .filter((key) => key.startsWith(prefix) && key > after)
    .toSorted();
  const page = found.slice(0, Number(most));
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${found.length > page.length}</IsTruncated>${contents}</ListBucketResult>`;
}
