// Only the spaces needed: all of them would take a thread longer to load than a picture takes to measure.
import { formatHex, modeLrgb, modeOklab, modeOklch, modeRgb, useMode } from 'culori/fn';
import type { ImageCluster } from '../../modules/sites/photos/images.port.ts';
import type { Pixels } from './shrink.ts';

useMode(modeRgb);
useMode(modeLrgb);
const toOklab = useMode(modeOklab);
const toOklch = useMode(modeOklch);
const CLUSTERS = 8;
const ROUNDS = 8;
/** An odd step wanders over columns from row to row instead of reading the same ones. */
const STEP = 5;

type Point = [l: number, a: number, b: number, share: number];

/** k-means in OKLab over the pixels of a small copy (every fifth is read), largest share first. Deterministic; transparent pixels do not count. */
export function findClusters(picture: Pixels): ImageCluster[] {
  const points = coloursOf(picture);
  const centres = startingCentres(points);
  let shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = centres.map((): Point => [0, 0, 0, 0]);
    for (const point of points) {
      const sum = sums[nearest(point, centres)];
      if (!sum) continue;
      for (const axis of [0, 1, 2] as const) sum[axis] += point[axis] * point[3];
      sum[3] += point[3];
    }
    for (const [index, [l, a, b, weight]] of sums.entries())
      if (weight > 0) centres[index] = [l / weight, a / weight, b / weight, weight];
    shares = sums.map((sum) => sum[3]);
  }
  return centres
    .map(([l, a, b], index) => {
      const { c, h } = toOklch({ mode: 'oklab', l, a, b });
      return { l: round4(l), c: round4(c), h: round4(h ?? 0), share: round4(shares[index] ?? 0) };
    })
    .toSorted((a, b) => b.share - a.share);
}

/** #rrggbb of a cluster; middle grey for a picture without a visible pixel. */
export function hexOf(cluster: ImageCluster | undefined): string {
  return cluster ? formatHex({ mode: 'oklch', l: cluster.l, c: cluster.c, h: cluster.h }) : '#808080';
}

function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Colours in bins of 16 levels a channel, each bin its mean and its share. */
function coloursOf({ data, channels }: Pixels): Point[] {
  const bins = new Map<number, [number, number, number, number]>();
  let visible = 0;
  for (let at = 0; at + 2 < data.length; at += channels * STEP) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    if (channels === 4 && (data[at + 3] ?? 0) < 128) continue;
    visible += 1;
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const bin = bins.get(key);
    if (bin) {
      bin[0] += r;
      bin[1] += g;
      bin[2] += b;
      bin[3] += 1;
    } else bins.set(key, [r, g, b, 1]);
  }
  return [...bins.values()]
    .map(([r, g, b, count]): Point => {
      const scale = count * 255;
      const lab = toOklab({ mode: 'rgb', r: r / scale, g: g / scale, b: b / scale });
      return [lab.l, lab.a, lab.b, count / visible];
    })
    .toSorted((p, q) => q[3] - p[3]);
}

/** Hue counts more than lightness: a shadow is the same paint. */
function distance(p: Point, q: Point): number {
  return (p[0] - q[0]) ** 2 + 2.5 * ((p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2);
}

function nearest(point: Point, centres: Point[]): number {
  let best = 0;
  let least = Infinity;
  for (const [index, centre] of centres.entries()) {
    const d = distance(point, centre);
    if (d < least) [best, least] = [index, d];
  }
  return best;
}

/** The commonest colour, then always the one farthest from those chosen, weighted by how much of it there is. */
function startingCentres(points: Point[]): Point[] {
  const [first] = points;
  if (!first) return [];
  const centres: Point[] = [first];
  const gaps = points.map((point) => distance(point, first));
  while (centres.length < Math.min(CLUSTERS, points.length)) {
    let best = -1;
    let chosen = first;
    for (const [index, point] of points.entries()) {
      const weight = (gaps[index] ?? 0) * Math.sqrt(point[3]);
      if (weight > best) [best, chosen] = [weight, point];
    }
    centres.push(chosen);
    for (const [index, point] of points.entries()) gaps[index] = Math.min(gaps[index] ?? 0, distance(point, chosen));
  }
  return centres;
}
