/** Drawn hero art for pages without a usable photo: small SVG, the same for the same page, in the page's colours. */
import type { Palette } from './document.ts';

export const ART_STYLES = ['poster', 'mesh', 'tiles', 'monogram'] as const;
export type ArtStyle = (typeof ART_STYLES)[number];

export interface ArtInput {
  /** The document's seed. */
  seed: string;
  palette: Palette;
  /** For the monogram. */
  name: string;
  width?: number;
  height?: number;
}

type Random = () => number;
type Draw = (input: Required<ArtInput>, random: Random) => string;

/** FNV-1a of the seed feeding mulberry32: good enough to look chosen, and the same everywhere. */
function randomOf(seed: string): Random {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state += 0x6d_2b_79_f5;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);
}

const DRAW: Record<ArtStyle, Draw> = { poster, mesh, tiles, monogram };

/** A complete `<svg>`, 0.3 to 4 kB, numbers rounded, names escaped. */
export function drawArt(style: ArtStyle, given: ArtInput): string {
  const input = { width: 1200, height: 800, ...given };
  const { width, height } = input;
  const body = DRAW[style](input, randomOf(input.seed));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${body}</svg>`;
}

function ground({ width, height }: Required<ArtInput>, fill: string): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

/** Sun, hills, sea. The crests meet with level tangents, and no hill lets the sun shine through. */
function poster(input: Required<ArtInput>, random: Random): string {
  const { palette, width, height } = input;
  const sun = `<circle cx="${Math.round(width * (0.25 + random() * 0.5))}" cy="${Math.round(height * 0.38)}" r="${Math.round(Math.min(width, height) * 0.2)}" fill="${palette.surface}"/>`;
  const hills = [palette.second, palette.link, palette.accent, palette.ink].map((fill, index) => {
    const step = Math.round(width / 3);
    const crest = () => Math.round(height * (0.46 + index * 0.14 + (random() - 0.5) * 0.13));
    const start = crest();
    const waves = [1, 2, 3].map((place) => {
      const [x, y] = [place * step, crest()];
      return `S${x - Math.round(step / 2)} ${y} ${x} ${y}`;
    });
    const shape = `d="M0 ${height}V${start}${waves.join('')}H${width}V${height}z"`;
    const opacity = Math.round((0.55 + index * 0.15) * 100) / 100;
    return `<path ${shape} fill="${palette.alt}"/><path ${shape} fill="${fill}" fill-opacity="${opacity}"/>`;
  });
  return ground(input, palette.alt) + sun + hills.join('');
}

/** Four soft lights; gradients without a blur filter, cheap to paint. */
function mesh(input: Required<ArtInput>, random: Random): string {
  const { seed, palette, width, height } = input;
  // Several drawings may stand in one page: their gradients need names of their own.
  const name = `m${seed.replaceAll(/\W/g, '')}-`;
  const lights = [palette.accent, palette.link, palette.surface, palette.second];
  const gradients = lights.map(
    (color, index) =>
      `<radialGradient id="${name}${index}"><stop offset="0" stop-color="${color}" stop-opacity=".9"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  );
  const spots = lights.map(
    (_, index) =>
      `<ellipse cx="${Math.round(random() * width)}" cy="${Math.round(random() * height)}" rx="${Math.round(width * (0.35 + random() * 0.3))}" ry="${Math.round(height * (0.45 + random() * 0.35))}" fill="url(#${name}${index})"/>`,
  );
  return `<defs>${gradients.join('')}</defs>${ground(input, palette.alt)}${spots.join('')}`;
}

/** Quarter circles, discs and arches on a grid. */
function tiles(input: Required<ArtInput>, random: Random): string {
  const { palette, width, height } = input;
  const size = 200;
  const colors = [palette.accent, palette.alt, palette.surface, palette.ink, palette.second];
  const pick = () => colors[Math.floor(random() * colors.length)] ?? palette.accent;
  const cells: string[] = [];
  for (let y = 0; y < height; y += size)
    for (let x = 0; x < width; x += size) {
      const [back, front] = [pick(), pick()];
      const half = size / 2;
      const shapes = [
        `<path d="M${x} ${y}h${size}a${size} ${size} 0 0 1-${size} ${size}z" fill="${front}"/>`,
        `<path d="M${x + size} ${y + size}h-${size}a${size} ${size} 0 0 1 ${size}-${size}z" fill="${front}"/>`,
        `<circle cx="${x + half}" cy="${y + half}" r="77" fill="${front}"/>`,
        `<path d="M${x} ${y + half}a${half} ${half} 0 0 1 ${size} 0z" fill="${front}"/>`,
        '',
      ];
      cells.push(
        `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${back}"/>${shapes[Math.floor(random() * 5)]}`,
      );
    }
  return ground(input, palette.bg) + cells.join('');
}

/** The initial, huge and cropped. */
function monogram(input: Required<ArtInput>): string {
  const { palette, width, height, name } = input;
  const initial = /\p{L}|\p{N}/u.exec(name)?.[0].toLocaleUpperCase() ?? '';
  return `${ground(input, palette.accent)}<text x="${width / 2}" y="${Math.round(height * 1.02)}" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="${Math.round(height * 1.5)}" fill="${palette.onAccent}" fill-opacity=".13">${escapeXml(initial)}</text>`;
}
