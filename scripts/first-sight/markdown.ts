/** The table of first visits. */
import type { FirstVisit } from './first-visit.ts';
import { NETWORKS } from './networks.ts';

export interface VisitRow extends FirstVisit {
  layout: string;
  page: string;
  network: string;
}
/** Bytes on the wire of a home page and its fonts. */
export interface LayoutRow {
  layout: string;
  page: string;
  inlined: number;
  /** The same page with links to whole files. */
  linked: number;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const ms = (value: number): string => (Number.isNaN(value) ? '–' : `${value.toFixed(0)} ms`);
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const HEAD = [
  'layout',
  ...NETWORKS.map(({ name }) => name),
  'shift, worst',
  ...NETWORKS.map(({ name }) => `first paint, ${name}`),
  'largest paint, 4G',
  'requests',
  'HTML and fonts',
  'linked',
  'ratio',
];

function cells(name: string, visits: VisitRow[], weights: LayoutRow[]): string[] {
  const on = (network: string) => visits.filter((visit) => visit.network === network);
  const [inlined, linked] = [mean(weights.map((row) => row.inlined)), mean(weights.map((row) => row.linked))];
  return [
    name,
    ...NETWORKS.map((line) => `${on(line.name).filter(({ designed }) => designed).length} of ${on(line.name).length}`),
    Math.max(0, ...visits.map(({ shift }) => shift)).toFixed(4),
    ...NETWORKS.map((line) => ms(median(on(line.name).map(({ firstPaintMs }) => firstPaintMs)))),
    ms(median(on('4G').map(({ largestPaintMs }) => largestPaintMs))),
    String(Math.max(0, ...visits.map(({ requests }) => requests))),
    `${kB(inlined)} kB`,
    `${kB(linked)} kB`,
    (inlined / linked).toFixed(2),
  ];
}

function rows(visits: VisitRow[], weights: LayoutRow[]): string[][] {
  const layouts = [...new Set(weights.map(({ layout }) => layout))];
  const of = <Row extends { layout: string }>(all: Row[], name: string) => all.filter(({ layout }) => layout === name);
  return [
    HEAD,
    ...layouts.map((layout) => cells(layout, of(visits, layout), of(weights, layout))),
    cells('all', visits, weights),
  ];
}

export const textTable = (visits: VisitRow[], weights: LayoutRow[]): string =>
  rows(visits, weights)
    .map((row) => row.join(' | '))
    .join('\n');

/** @param all visits of a whole run; fewer were made where it was ended before its time */
export function fontsDocument(visits: VisitRow[], weights: LayoutRow[], all: number): string {
  const [head = [], ...body] = rows(visits, weights);
  const line = (row: string[]) => `| ${row.join(' | ')} |`;
  const lines = NETWORKS.map(({ name, latencyMs, megabits }) => `${name} ${latencyMs} ms, ${megabits} Mbit/s`).join(
    '; ',
  );
  return `# Fonts at first sight

Written by \`npm run first-sight -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${visits.length} of ${all} first visits by a phone with nothing in its cache, to a paid site in each
layout and five languages, over five lines (${lines}; added by the browser's protocol). A visit counts when every font of the page
was loaded at the first paint and every letter that the fonts have is drawn in them. Times are medians, of a machine that did much other
work beside; bytes are means, 1000 to the kB, brotli, *linked* being the same page with whole font files. Requests are without pictures.

${line(head)}
${line(head.map((_, at) => (at === 0 ? '---' : '---:')))}
${body.map(line).join('\n')}
`;
}
