/** Code points that a font has a glyph for: the `cmap` table (OpenType 1.9), as a browser reads it. */
import subsetFont from 'subset-font';

const TABLE_ENTRY = 16;
const ENCODING = 8;

function tableOf(sfnt: Buffer, tag: string): Buffer {
  for (let index = 0; index < sfnt.readUInt16BE(4); index += 1) {
    const at = 12 + index * TABLE_ENTRY;
    if (sfnt.toString('latin1', at, at + 4) === tag) return sfnt.subarray(sfnt.readUInt32BE(at + 8));
  }
  throw new Error(`a font without ${tag}`);
}

/** Format 4: segments of the first 65,536 code points. */
function segments(table: Buffer): [number, number][] {
  const count = table.readUInt16BE(6) / 2;
  return Array.from({ length: count }, (_, n): [number, number] => [
    table.readUInt16BE(16 + 2 * (count + n)),
    table.readUInt16BE(14 + 2 * n),
  ]).filter(([first]) => first !== 0xffff);
}

/** @param font WOFF2 */
export async function readCmap(font: Uint8Array): Promise<Set<number>> {
  const sfnt = await subsetFont(Buffer.from(font), undefined, { keepAllGlyphs: true, targetFormat: 'truetype' });
  const cmap = tableOf(sfnt, 'cmap');
  const found = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * ENCODING + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    for (const [first, last] of segments(table)) for (let code = first; code <= last; code += 1) found.add(code);
  }
  if (found.size === 0) throw new Error('a font without a cmap of format 4');
  return found;
}
