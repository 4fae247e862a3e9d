/**
 * Photos are what a preview waits for: a whole one with sharp's own AVIF instead of ours, and the drawing of all ten
 * layouts beside the fetching and measuring of the page's photos. By processor time, in turn.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { createImages } from '../../adapters/images-sharp/index.ts';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import type { Suite } from '../lib/bench.ts';
import { loadKit } from '../lib/layouts.ts';
import { line } from '../lib/report.ts';
import { ratio } from '../lib/turns.ts';

const SUITE = 'photos';
const PAGE = 'trattoriasettegufi';
const PHOTOS = join(import.meta.dirname, '../../tests/fixtures/demo/photos/npm');
/** The first fills the screen, six stand in the gallery. */
const WIDTHS = [800, 480, 480, 480, 480, 480, 480];

export const photosSuite: Suite = async ({ quick, say }) => {
  const { layoutNames, product } = await loadKit();
  const images = createImages();
  const documents = await Promise.all(layoutNames.map((layout) => demoDocument(PAGE, layout)));
  const [first] = documents;
  if (!first) throw new Error('no layout is drawn');
  const names = readdirSync(PHOTOS).filter((name) => name.endsWith('.jpg'));
  const photos = names.slice(0, WIDTHS.length).map((name) => readFileSync(join(PHOTOS, name)));
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-photos-'));
  const network = createServer((req, res) => res.end(photos[Number(req.url?.slice(1))]));
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  const { port } = network.address() as AddressInfo;

  const preview = async (encode: (bytes: Buffer, width: number) => Promise<unknown>) => {
    brotliCompressSync(product(first), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    await Promise.all(photos.map((bytes, at) => encode(bytes, WIDTHS[at] ?? 480)));
  };
  const fetchAll = () =>
    Promise.all(
      photos.map(async (_, at) => {
        const bytes = Buffer.from(await (await fetch(`http://127.0.0.1:${port}/${at}`)).arrayBuffer());
        await images.analyse(bytes);
        writeFileSync(join(folder, String(at)), bytes);
      }),
    );
  const works = {
    ours: () => preview((bytes, width) => images.encode(bytes, { width, format: 'avif' })),
    sharps: () => preview((bytes, width) => sharp(bytes).autoOrient().resize({ width }).avif().toBuffer()),
    fetched: fetchAll,
    drawn: () => Promise.resolve(documents.forEach((doc) => product(doc))),
  };
  type Work = keyof typeof works;
  const found: Record<Work, number[]> = { ours: [], sharps: [], fetched: [], drawn: [] };
  try {
    for (let round = 0; round < 20; round++) await works.drawn();
    for (let round = 0; round < (quick ? 4 : 6); round++)
      for (const name of Object.keys(works) as Work[]) {
        // Drawing takes milliseconds, and now and then the collector's: ten times are one measurement.
        const times = name === 'drawn' ? 10 : 1;
        const used = process.cpuUsage();
        for (let time = 0; time < times; time++) await works[name]();
        const { user, system } = process.cpuUsage(used);
        // The first round warms all of them.
        if (round > 0) found[name].push((user + system) / 1000 / times);
      }
  } finally {
    network.close();
    rmSync(folder, { recursive: true });
  }
  say(`${photos.length} photos, ${documents.length} layouts`);
  return [
    line(SUITE, 'a cold preview with sharp’s default AVIF ÷ with ours', '', ratio(found.sharps, found.ours), {
      least: 8,
    }),
    line(SUITE, 'all layouts drawn ÷ the photos fetched and measured', '', ratio(found.drawn, found.fetched), {
      most: 0.1,
    }),
    line(SUITE, 'a cold preview of seven photos, processor time', 'ms', found.ours),
    line(SUITE, 'all layouts drawn, processor time', 'ms', found.drawn),
    line(SUITE, 'seven photos fetched and measured, processor time', 'ms', found.fetched),
  ];
};
