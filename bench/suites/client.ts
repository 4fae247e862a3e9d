/** Script that a browser fetches for each kind of screen, packed by gzip, as the manifest of the build lists it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Suite } from '../lib/bench.ts';
import { line } from '../lib/report.ts';

const SUITE = 'client';
const CLIENT = join(import.meta.dirname, '../../build/client');
/** Every screen loads the entry, the root and its own route. */
const SHARED = ['app/entry.client.tsx', 'app/root.tsx?__react-router-build-client-route'];
const route = (file: string) => `app/routes/${file}.tsx?__react-router-build-client-route`;
const SCREENS: Record<string, { entries: string[]; most: number }> = {
  landing: { entries: [route('builder/landing')], most: 165 },
  // A bare form page of the usual framework is 174 kB.
  wizard: { entries: [route('forms-layout'), route('order/wizard')], most: 174 },
  editor: { entries: [route('forms-layout'), route('manager/editor/edit')], most: 220 },
  legal: { entries: [route('legal/privacy')], most: 135 },
  portfolio: { entries: [route('portfolio/home')], most: 135 },
};
const LARGEST = 5;

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

export const clientSuite: Suite = async ({ say }) => {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const packed = (file: string) => gzipSync(readFileSync(join(CLIENT, file))).length / 1000;
  return Object.entries(SCREENS).flatMap(([screen, { entries, most }]) => {
    const chunks = reached(manifest, [...SHARED, ...entries]);
    const sized = chunks.map(({ file }) => ({ file, size: packed(file) })).toSorted((a, b) => b.size - a.size);
    const largest = sized
      .slice(0, LARGEST)
      .map(({ file, size }) => `${file.replace('assets/', '')} ${size.toFixed(1)}`);
    say(`${screen}: ${largest.join(', ')}`);
    const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
    const sum = (sizes: number[]) => [sizes.reduce((total, size) => total + size, 0)];
    return [
      line(SUITE, `${screen}: scripts, gzip`, 'kB', sum(sized.map(({ size }) => size)), { most }),
      line(SUITE, `${screen}: styles, gzip`, 'kB', sum(styles.map(packed))),
    ];
  });
};

/** The entries and everything they import without waiting. */
function reached(manifest: Record<string, Chunk>, entries: string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (found.has(key)) return;
    found.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...found.values()];
}
