/**
 * Where pictures hang on the wall: rows of one to three, never cropped, never larger than their pixels allow, with
 * empty columns between them. The rules of the style sheet are written from the same table.
 */
import type { Photo } from '../../document.ts';

interface Nail {
  /** First column and number of columns out of twelve. */
  from: number;
  span: number;
  /** The same on a phone, out of six. */
  phone: { from: number; span: number };
  /** Hangs lower than its neighbour. */
  drop?: true;
}

export const HANGS = {
  left: [{ from: 1, span: 8, phone: { from: 1, span: 6 } }],
  rising: [
    { from: 2, span: 4, drop: true, phone: { from: 1, span: 5 } },
    { from: 7, span: 6, phone: { from: 1, span: 6 } },
  ],
  right: [{ from: 6, span: 7, phone: { from: 1, span: 6 } }],
  falling: [
    { from: 1, span: 6, phone: { from: 1, span: 6 } },
    { from: 9, span: 4, drop: true, phone: { from: 3, span: 4 } },
  ],
  trio: [
    { from: 1, span: 3, phone: { from: 1, span: 4 } },
    { from: 5, span: 4, drop: true, phone: { from: 2, span: 5 } },
    { from: 10, span: 3, phone: { from: 1, span: 4 } },
  ],
  duet: [
    { from: 2, span: 4, phone: { from: 1, span: 5 } },
    { from: 8, span: 4, drop: true, phone: { from: 3, span: 4 } },
  ],
  small: [
    { from: 1, span: 3, phone: { from: 1, span: 4 } },
    { from: 6, span: 3, drop: true, phone: { from: 3, span: 4 } },
  ],
  lone: [{ from: 5, span: 4, phone: { from: 2, span: 5 } }],
  least: [{ from: 8, span: 3, phone: { from: 1, span: 4 } }],
} as const satisfies Record<string, readonly Nail[]>;

export type HangName = keyof typeof HANGS;

export const HANG_NAMES = Object.keys(HANGS) as HangName[];

/** The nails of a form; a row has one for each picture. */
export const nailsOf = (name: HangName): readonly Nail[] => HANGS[name];

/** The order in which forms are tried; the next row starts one after the form just used. */
const TURNS = ['left', 'rising', 'right', 'falling', 'trio', 'duet', 'small'] as const;
/** For what no turn takes. */
const LAST: readonly HangName[] = ['lone', 'least'];

/** Width of twelve columns at its largest and the gap between two, in pixels. */
export const WALL = 1440;
export const GAP = 24;
const ENLARGED = 1.25;
/** A picture taller than this is not seen whole on a laptop. */
const TALLEST = 720;

export const widthOf = (span: number): number => (span * (WALL + GAP)) / 12 - GAP;

/** The `sizes` of a picture. Dense phones ask for two thirds of their pixels: it opens large where more is wanted. */
export function sizesOf({ span, phone }: Nail): string {
  const share = (of: number) => `${Math.round((of * phone.span) / 6)}vw`;
  const wide = `min(${Math.round((span / 12) * 100)}vw, ${Math.round(widthOf(span))}px)`;
  return `(min-width:960px) ${wide}, (min-resolution:1.5dppx) ${share(60)}, ${share(92)}`;
}

/** Columns that a picture can fill; at least three, so that every picture finds a place. */
export function roomOf({ width, height }: Pick<Photo, 'width' | 'height'>): number {
  const widest = Math.min(width * ENLARGED, (TALLEST * width) / height);
  return Math.max(3, Math.floor(((widest + GAP) * 12) / (WALL + GAP)));
}

export interface Row<P> {
  hang: HangName;
  photos: P[];
}

/** Hangs pictures in their order; every picture once. */
export function hangPhotos<P extends Pick<Photo, 'width' | 'height'>>(photos: readonly P[]): Row<P>[] {
  const rows: Row<P>[] = [];
  let turn = 0;
  for (let at = 0; at < photos.length;) {
    const fits = (name: HangName) =>
      nailsOf(name).length <= photos.length - at &&
      nailsOf(name).every(({ span }, index) => roomOf(photos[at + index]!) >= span);
    const order = TURNS.map((_, index) => TURNS[(turn + index) % TURNS.length]!);
    const hang = [...order, ...LAST].find(fits) ?? 'least';
    const next = TURNS.findIndex((name) => name === hang);
    if (next >= 0) turn = next + 1;
    rows.push({ hang, photos: photos.slice(at, at + HANGS[hang].length) });
    at += HANGS[hang].length;
  }
  return rows;
}

/** Works that a phone shows before it is asked for all of them. */
const FIRST = 3;

/** The first rows, of three pictures at most, and the others; the first row is never empty. */
export function splitRows<P>(rows: Row<P>[]): [first: Row<P>[], rest: Row<P>[]] {
  let shown = 0;
  const end = rows.findIndex(({ photos }, index) => (shown += photos.length) > FIRST && index > 0);
  return end < 0 ? [rows, []] : [rows.slice(0, end), rows.slice(end)];
}
