import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forNode, get, seen, talk, twoServers, type TwoServers } from '../../../tests/support/plain-servers.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await twoServers();
});
afterAll(() => servers.close());

/** What smugglers send, whole and in pieces: with and without the fast path the same is answered the same number of times. */
const CORPUS: string[][] = [
  [get('/a') + get('/b')],
  [get('/a') + get('/b') + get('/c').slice(0, 20), get('/c').slice(20)],
  [get('/a').slice(0, 9), get('/a').slice(9)],
  [get('/a').slice(0, -2), '\r\n'],
  ['\r\n', get('/a')],
  [get('/a', 'Content-Length: 5') + 'hello' + get('/b')],
  [get('/a', 'Content-Length: 5'), 'hello', get('/b')],
  [get('/a', 'Content-Length: 5', 'Content-Length: 6') + 'hello!'],
  [get('/a', 'Content-Length: 5', 'Transfer-Encoding: chunked') + '0\r\n\r\n' + get('/smuggled')],
  [get('/a', 'Transfer-Encoding: chunked') + '0\r\n\r\n' + get('/b')],
  [get('/a', 'Transfer-Encoding: chunked'), '5\r\nhello\r\n0\r\n\r\n', get('/b')],
  [get('/a', 'Transfer-Encoding : chunked') + '0\r\n\r\n'],
  [get('/a', 'Transfer-Encoding: xchunked') + '0\r\n\r\n'],
  [get('/a', 'X: y', ' Content-Length: 5') + 'hello'],
  [get('/a', 'X: y\nContent-Length: 5') + 'hello'],
  [get('/a', 'X: y\rContent-Length: 5') + 'hello'],
  [get('/a', 'Host: own')],
  ['GET / HTTP/1.1\r\n\r\n'],
  ['GET / HTTP/1.0\r\nHost: settegufi.it\r\n\r\n'],
  ['GET  / HTTP/1.1\r\nHost: settegufi.it\r\n\r\n'],
  ['GET http://own/ HTTP/1.1\r\nHost: settegufi.it\r\n\r\n'],
  [get('/a', 'Connection: close') + get('/b')],
  [get('/a', 'Connection: close'), get('/b')],
  [get('/a', 'Expect: 100-continue')],
  [get('/a', 'Upgrade: websocket', 'Connection: upgrade')],
  ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['\x16\x03\x01\x02\x00\x01\x00\x01'],
  [get('/a', `X: ${'y'.repeat(20_000)}`)],
  [get('/a', 'X: y\0')],
  [get('/a'), 'nonsense\r\n\r\n'],
  [
    get('/a'),
    'POST / HTTP/1.1\r\nHost: own\r\nContent-Length: 40\r\n\r\nGET /inner HTTP/1.1\r\nHost: own\r\n\r\n123456',
    get('/b'),
  ],
];

/** Node tells why it closes after an answer only if that answer has left (http/server, socketOnError): a matter of moments. */
const REASON = /(?<=.)HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n\r\n(?=\n\[closed\]$)/s;

/** Without what each writes in its own way: the date, the case of names, what Node says of the connection. */
const comparable = (said: string): string =>
  said
    .replace(REASON, '')
    .replaceAll(/^([A-Za-z-]+):/gm, (name) => name.toLowerCase())
    .replaceAll(/^(?:date|connection|keep-alive): .*\r\n/gm, '')
    .split(/(?=HTTP\/1\.1 )/)
    .map((message) => {
      const [head = '', ...body] = message.split('\r\n\r\n');
      const [start, ...fields] = head.split('\r\n');
      return [start, ...fields.toSorted(), '', ...body].join('\n');
    })
    .join('');

/** On a machine with other work silence may be no end yet: what differs is asked once more, with patience. */
async function same(pieces: string[]): Promise<void> {
  const both = async (silence: number) => {
    const said = await Promise.all([servers.fast, servers.plain].map((server) => talk(server, [...pieces], silence)));
    return said.map(comparable);
  };
  const [ours, nodes] = await both(60);
  if (ours === nodes) return;
  const [oursNow, nodesNow] = await both(1000);
  expect(oursNow, JSON.stringify(pieces)).toBe(nodesNow);
}

describe('faulty and forged messages', () => {
  it.each(CORPUS.map((pieces) => [JSON.stringify(pieces).slice(0, 90), pieces] as const))(
    '%s',
    async (_what, pieces) => {
      await same(pieces);
      expect(seen).not.toContain('/smuggled');
      expect(forNode).not.toContain('/inner');
    },
  );

  it('are answered as Node answers them however they were bent and cut', async () => {
    const odd = fc.constantFrom(
      '\r',
      '\n',
      '\r\n',
      ' ',
      '\t',
      ':',
      ',',
      '\0',
      '\x7f',
      'é',
      '/',
      'GET ',
      'Host: own\r\n',
      'a',
    );
    const bent = fc
      .tuple(fc.constantFrom(...CORPUS.map((pieces) => pieces.join('')), get('/a')), fc.nat(), fc.nat(3), odd, fc.nat())
      .map(([text, at, less, more, cut]) => {
        const place = at % Math.min(text.length, 120);
        const changed = text.slice(0, place) + more + text.slice(place + less);
        return [changed.slice(0, cut % changed.length), changed.slice(cut % changed.length)].filter(Boolean);
      });
    for (let round = 0; round < 4; round++) {
      const messages = fc.sample(bent, { numRuns: 40, seed: round });
      await Promise.all(messages.map(same));
    }
    expect(forNode).not.toContain('/inner');
  });
});
