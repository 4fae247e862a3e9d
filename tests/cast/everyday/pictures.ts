/**
 * Files behind the picture addresses of the everyday cast: `/everyday/4x5/cafe-latte.jpg` is a photo of the demo cast as a
 * phone would have taken it, `/everyday/flyer/…` is drawn. Made when first asked for and kept; the same bytes every time.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { demoFile } from '../pages.ts';
import { DRAWINGS, type Drawing } from './drawn.ts';

const KEPT = join(import.meta.dirname, '../../../node_modules/.cache/vetrina-cast/everyday');
const ADDRESS = /^\/everyday\/(?<kind>[a-z0-9]+)\/(?<name>[a-z0-9-]+)\.(?<format>jpg|png)$/;
/** Width divided by height. */
const SHAPES: Record<string, number> = { '4x5': 4 / 5, '9x16': 9 / 16, '1x1': 1 };
/** What a messenger leaves of a photo. */
const LOW_WIDTH = 420;

/** Another way to cut or draw gives other files. */
const madeBy = createHash('sha256')
  .update(readFileSync(join(import.meta.dirname, 'pictures.ts')))
  .update(JSON.stringify(DRAWINGS))
  .digest('hex')
  .slice(0, 12);

const making = new Map<string, Promise<string>>();

/** The file of a picture address of either cast. Throws for an address that no page of the casts has. */
export async function castFile(address: string): Promise<string> {
  if (!address.startsWith('/everyday/')) return demoFile(address);
  let made = making.get(address);
  if (!made) making.set(address, (made = make(address)));
  return made;
}

async function make(address: string): Promise<string> {
  const { kind = '', name = '', format = '' } = ADDRESS.exec(address)?.groups ?? {};
  const file = join(KEPT, madeBy, `${kind}-${name}.${format}`);
  if (existsSync(file)) return file;
  const drawing = DRAWINGS[`${kind}/${name}`];
  const picture = drawing ? draw(drawing) : await cut(kind, demoFile(`/demo/photos/npm/${name}.jpg`));
  await mkdir(join(KEPT, madeBy), { recursive: true });
  // Written beside and moved: another process may read at this moment.
  const beside = `${file}.${process.pid}.${randomUUID()}`;
  await (format === 'png' ? picture.png() : picture.jpeg({ quality: 88 })).toFile(beside);
  await rename(beside, file);
  return file;
}

async function cut(kind: string, photo: string): Promise<Sharp> {
  const picture = sharp(photo);
  if (kind === 'low') return picture.resize(LOW_WIDTH);
  const shape = SHAPES[kind];
  if (shape === undefined) throw new Error(`No picture of the everyday cast is ${kind}`);
  const { width, height } = await picture.metadata();
  const [w, h] = width / height > shape ? [Math.round(height * shape), height] : [width, Math.round(width / shape)];
  return picture.resize(w, h, { fit: 'cover', position: 'centre' });
}

function draw({ size: [width, height], paper, ink, band, lines }: Drawing): Sharp {
  const [first] = lines;
  const total = lines.reduce((sum, [, tall]) => sum + tall * 1.35, 0);
  let y = (height - total) / 2;
  const strip = band && first ? `<rect y="${y}" width="${width}" height="${first[1] * 1.35}" fill="${band}"/>` : '';
  const printed = lines.map(([text, tall]) => {
    y += tall * 1.35;
    const spelled = text.replaceAll('&', '&amp;');
    return `<text x="${width / 2}" y="${y - tall * 0.35}" font-size="${tall}" textLength="${Math.min(width * 0.9, spelled.length * tall * 0.62)}" lengthAdjust="spacingAndGlyphs">${spelled}</text>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${ink}" font-family="Liberation Sans, Arial, sans-serif" font-weight="700" text-anchor="middle"><rect width="${width}" height="${height}" fill="${paper}"/>${strip}${printed.join('')}</svg>`,
    ),
  );
}
