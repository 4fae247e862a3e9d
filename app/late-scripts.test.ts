import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lateScripts } from './late-scripts.ts';

const HINT = '<link rel="modulepreload" href="/a.js"/>';
const send = (chunks: Buffer[]) => text(Readable.from(chunks, { objectMode: false }).pipe(lateScripts()));

it('a page’s scripts are fetched after what it paints with, however the page is cut on its way', async () => {
  const page = Buffer.from(`<html><head><title>Καλημέρα è</title>${HINT}${HINT}</head><body>ciò ${HINT}</body></html>`);
  const [before = ''] = page.toString().split('</head>');
  const head = before.replaceAll('modulepreload"', 'modulepreload" fetchpriority="low"');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(page.length), { maxLength: 6 }), async (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), page.length];
      const chunks = at.slice(1).map((end, index) => page.subarray(at[index], end));
      const sent = await send(chunks);
      expect(sent.split('</head>')[0]).toBe(head);
      expect(sent.endsWith('</html>')).toBe(true);
    }),
  );
});

it('what is no page passes unchanged', async () => {
  expect(await send([Buffer.from('no head at all, è')])).toBe('no head at all, è');
});
