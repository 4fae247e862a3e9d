import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { StoredPage } from './page-types.ts';

const GROUNDS = [
  '#1f3a34',
  '#7a2e1d',
  '#23395b',
  '#5b3758',
  '#8a5a00',
  '#2f4858',
  '#6b2737',
  '#3d5a3c',
  '#0f4c5c',
  '#4a3f35',
];
const PAPERS = ['#f6efe2', '#fbf7ef', '#eef2ea', '#f7ebe6'];
const SIZE = 512;

/** A plain logo for a page that has none drawn: initials in a mark whose form and colours follow from its id. 512 × 512 PNG. */
export async function logoTile(page: StoredPage): Promise<Buffer> {
  const seed = createHash('sha256').update(page.id).digest().readUInt32BE();
  const ground = GROUNDS[seed % GROUNDS.length] ?? '#23395b';
  const paper = PAPERS[(seed >> 4) % PAPERS.length] ?? '#f6efe2';
  const inverted = (seed >> 7) % 3 === 0;
  const [back, ink] = inverted ? [paper, ground] : [ground, paper];
  const mark = MARKS[(seed >> 9) % MARKS.length] ?? ring;
  const family = (seed >> 11) % 2 ? 'DejaVu Serif, Georgia, serif' : 'DejaVu Sans, Arial, sans-serif';
  const letters = initials(page.name);
  const size = letters.length > 1 ? 168 : 232;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 512 512">
<rect width="512" height="512" fill="${back}"/>${mark(ink)}
<text x="256" y="256" dy=".35em" text-anchor="middle" font-family="${family}" font-weight="700" font-size="${size}" fill="${ink}">${letters}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const ring = (ink: string) => `<circle cx="256" cy="256" r="188" fill="none" stroke="${ink}" stroke-width="14"/>`;
const MARKS = [
  ring,
  (ink: string) => `<path d="M92 404h328" stroke="${ink}" stroke-width="16" stroke-linecap="round"/>`,
  (ink: string) => `<path d="M256 56 456 256 256 456 56 256z" fill="none" stroke="${ink}" stroke-width="12"/>`,
  (ink: string) =>
    `<rect x="84" y="84" width="344" height="344" rx="44" fill="none" stroke="${ink}" stroke-width="12"/>`,
  (ink: string) => `<path d="M84 408V240a172 172 0 0 1 344 0v168z" fill="none" stroke="${ink}" stroke-width="12"/>`,
];

/** The first letters of the two words that carry the name; only letters and digits, so nothing of a hostile name is drawn. */
function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2 || /\p{N}/u.test(word));
  const carrying = words.length > 2 ? words.slice(1) : words;
  return (
    carrying
      .slice(0, 2)
      .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? '')
      .join('') || '·'
  );
}
