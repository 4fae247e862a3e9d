/** What the command line of the gallery asks for. */
import { parseArgs } from 'node:util';

export const CASTS = ['demo', 'everyday', 'rooms'] as const;
export type CastName = (typeof CASTS)[number];

export interface GalleryOptions {
  /** Whose pages are looked at. */
  cast: CastName;
  layout: string | undefined;
  page: string | undefined;
  /** Three pages that differ most instead of all. */
  quick: boolean;
  /** Measure again what has not changed. */
  fresh: boolean;
  /** Write docs/gallery.md. */
  write: boolean;
  /** Number of cells that Lighthouse looks at; 0 leaves it out. */
  lighthouse: number;
}

/** One with everything, one with capitals and few photos, one in Greek without any photo; of the everyday cast the like; of rooms all. */
const QUICK = [
  'trattoriasettegufi',
  'officinasalu',
  'asprhpetra',
  'bbilmelograno',
  'cerrajeriapradillo',
  'frontistirioorosimo',
  'shop',
  'book',
  'news',
];

/** `--cast everyday --layout tavola --page trattoriasettegufi --quick --fresh --write --lighthouse [--sample 12]`; throws on others. */
export function readOptions(args: string[]): GalleryOptions {
  const { values } = parseArgs({
    args,
    options: {
      cast: { type: 'string', default: 'demo' },
      layout: { type: 'string' },
      page: { type: 'string' },
      quick: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      lighthouse: { type: 'boolean', default: false },
      sample: { type: 'string' },
    },
  });
  const sample = Number(values.sample ?? Number.POSITIVE_INFINITY);
  if (!(sample >= 1)) throw new Error('--sample takes a number of pages');
  const cast = CASTS.find((name) => name === values.cast);
  if (!cast) throw new Error(`--cast takes ${CASTS.join(', ')}`);
  return { ...values, cast, layout: values.layout, page: values.page, lighthouse: values.lighthouse ? sample : 0 };
}

export function isWanted({ page, quick }: GalleryOptions, username: string): boolean {
  return page === undefined ? !quick || QUICK.includes(username) : page === username;
}
