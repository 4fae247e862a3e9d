import { expect, it } from 'vitest';
import { chooseEncoding } from './encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  ['brotli, gzipped', 'identity'],
  [undefined, 'identity'],
])('a client that sends Accept-Encoding %j gets %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});
