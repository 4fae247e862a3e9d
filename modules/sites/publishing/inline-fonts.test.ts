/** A page carries its fonts, cut to what it prints; without them it links whole files, and is there all the same. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { READY_LAYOUTS } from '../../../site-kit/layouts/index.ts';
import { subsetFamilies } from '../../../site-kit/render/faces.ts';
import { contentSecurityPolicy } from '../../../site-kit/render/security.ts';
import type { SiteDocument } from '../../../site-kit/document.ts';
import { textOf, readHtml } from '../../../site-kit/quality/read-html.ts';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import { readCmap } from '../../../tests/support/read-cmap.ts';
import { buildSite, drawSite, type SiteBuild } from './build-site.ts';
import { createComposer } from './create-composer.ts';
import { createInlineFonts } from './inline-fonts.ts';

const ORIGIN = 'https://site.example';
const FONTS = join(import.meta.dirname, '../../../site-kit/fonts');
/** One business in each language. */
const PAGES = ['trattoriasettegufi', 'tuppenceloaf', 'nudonueve', 'lehiboudistrait', 'pentemyrties'];

const fail = (error: unknown): never => {
  throw error;
};
const inline = createInlineFonts(createComposer(), fail);
const drawing = (doc: SiteDocument) =>
  drawSite(doc, { mode: 'paid', origin: ORIGIN, badgeUrl: ORIGIN, now: new Date('2026-05-25T10:00:00Z') });

function fileAt(build: SiteBuild, path: string): { text: string; csp: string } {
  const entry = build.manifest[path];
  if (entry?.kind !== 'bytes') throw new Error(`no ${path}`);
  return { text: build.texts.get(entry.hash)?.toString() ?? '', csp: entry.csp ?? '' };
}
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const FACE =
  /@font-face\{font-family:"([^"]+)";(?:font-style:italic;)?font-weight:[^;]+;font-display:block;src:url\("data:font\/woff2;base64,([^"]+)"\)/g;

/** Code points of every inlined face, by family; a face and its Greek half are one. */
async function inlined(html: string): Promise<Map<string, Set<number>>> {
  const found = new Map<string, Set<number>>();
  for (const [, family = '', base64 = ''] of html.matchAll(FACE)) {
    const codes = await readCmap(Buffer.from(base64, 'base64'));
    found.set(family, new Set([...(found.get(family) ?? []), ...codes]));
  }
  return found;
}
const whole = new Map<string, Promise<Set<number>>>();
const cmapOf = (file: string) => {
  const known = whole.get(file) ?? readFile(join(FONTS, file)).then(readCmap);
  whole.set(file, known);
  return known;
};

describe.each(READY_LAYOUTS)('layout $name', (layout) => {
  it.each(PAGES)('prints every letter of %s in its own fonts, which the page carries [P1]', async (page) => {
    const doc = await demoDocument(page, layout.name);
    const build = await buildSite(drawing(doc), inline);
    const { text: html, csp } = fileAt(build, '/');
    expect(html).not.toMatch(/\.woff2|as="font"|font-display:(?:optional|swap)/);
    expect(csp).toBe(contentSecurityPolicy(html));
    expect(csp).toContain('font-src data:;');
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
    expect(scripts.map(hashOf).filter((hash) => !csp.includes(`'${hash}'`))).toEqual([]);
    expect(csp.replace(/font-src [^;]*|img-src [^;]*/g, '')).not.toContain('data:');
    const text = textOf(readHtml(html));
    const capitals = layout.css.includes('text-transform:uppercase') ? text.toLocaleUpperCase(doc.lang) : '';
    const printed = new Set([...`${text}${capitals}0123456789-`].map((letter) => letter.codePointAt(0) ?? 0));
    const carried = await inlined(html);
    for (const { name, faces } of subsetFamilies(layout)) {
      const family = new Set((await Promise.all(faces.map(async ({ file }) => [...(await cmapOf(file))]))).flat());
      const inPage = carried.get(name) ?? new Set();
      const missing = [...printed].filter((letter) => family.has(letter) && !inPage.has(letter));
      expect(String.fromCodePoint(...missing), name).toBe('');
      expect(inPage.size, name).toBeLessThan(family.size);
    }
  });
});

describe('a page whose fonts cannot be cut', () => {
  const failures: unknown[] = [];
  const broken = createInlineFonts({ subsetFont: () => Promise.reject(new Error('no WebAssembly')) }, (error) => {
    failures.push(error);
  });

  it('links whole files, says why, and is made anew by the next publishing [P1]', async () => {
    const doc = await demoDocument('verveineetciseaux', 'galleria');
    const drawn = drawing(doc);
    const build = await buildSite(drawn, broken);
    const { text: html, csp } = fileAt(build, '/');
    expect(html).toMatch(/<link rel="preload" as="font"[^>]+href="\/f\/syne-latin/);
    expect(csp).toBe(contentSecurityPolicy(html));
    expect(csp).toContain("font-src 'self';");
    expect(failures).toEqual([new Error('no WebAssembly')]);
    expect(build.contentHash).not.toBe(drawn.contentHash);
    expect((await buildSite(drawn, inline)).contentHash).toBe(drawn.contentHash);
  });
});

describe('a font', () => {
  const subsetFont = (file: string, letters: string) => createComposer().subsetFont(file, letters);

  it('that is cut to nearly all it has is not larger than the whole', async () => {
    for (const { faces } of READY_LAYOUTS.flatMap((layout) => subsetFamilies(layout)))
      for (const { file, bytes } of faces) {
        const letters = String.fromCodePoint(...(await cmapOf(file)));
        expect((await subsetFont(file, letters)).byteLength, file).toBeLessThanOrEqual(bytes);
      }
  });

  it('is a file of ours and no other', async () => {
    await expect(subsetFont('../../package.json', 'a')).rejects.toMatchObject({ code: 'sites.font-missing' });
  });
});
