import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Layer } from '../../../site-kit/content/layer.ts';
import { siteDocument, type SiteDocument, type Text } from '../../../site-kit/document.ts';
import { READY_LAYOUTS } from '../../../site-kit/layouts/index.ts';
import { explainPage } from '../../../site-kit/provenance/explain-page.ts';
import { failuresOf } from '../../../site-kit/quality/report.ts';
import { isOwnPage, pagesOf } from '../../../site-kit/render/options.ts';
import { renderSitePage } from '../../../site-kit/render/render-site-page.tsx';
import { castSite } from '../../../tests/content/fixture-site.ts';
import { randomLayer } from '../../../tests/content/random-layer.ts';
import { FILES } from '../../../tests/content/random-page.ts';
import { measured, MEASURED } from '../../../tests/support/measured-site.ts';
import { composeSite, editableSite } from './compose-site.ts';

const now = new Date('2026-05-25T10:00:00Z');
const CASES = 40;
const cast = await castSite('trattoriasettegufi', now);
/** Some of its pictures are there as photos that the owner added, too. */
const site = {
  ...cast,
  photos: new Map([
    ...cast.photos,
    ...[...cast.photos.values()].slice(2, 8).map((row, at) => [`own-${String(at + 1).repeat(32)}`, row] as const),
  ]),
};
const { units } = editableSite(site.page, site.photos, { layout: 'tavola', lang: null, legal: null, now });
const items = units.flatMap(({ unit, kind }) => (kind === 'item' ? [unit] : []));
const layers = randomLayer([...site.photos.keys()], items);

function ownTexts(value: unknown): Text[] {
  if (value === null || typeof value !== 'object') return [];
  if ('source' in value && 'value' in value) return (value as Text).source.kind === 'owner' ? [value as Text] : [];
  return Object.values(value).flatMap(ownTexts);
}

function expectWhole(doc: SiteDocument, layer: Layer): void {
  expect(siteDocument.safeParse(doc).error?.issues ?? []).toEqual([]);
  expect(failuresOf(measured(doc)).map(({ gate, faults }) => [gate, faults])).toEqual([]);
  for (const page of pagesOf(doc).filter((each) => each === 'home' || isOwnPage(each))) {
    const texts = explainPage(renderSitePage(doc, page, MEASURED), doc, 2026);
    expect(texts.flatMap(({ source, value }) => (source === null ? [`${page}: ${value}`] : []))).toEqual([]);
  }
  for (const { source } of ownTexts(doc))
    if (source.kind === 'owner') expect(layer[source.unit]?.at, source.unit).toBe(source.at);
}

describe('whatever its owner says, a site and its pages [S2] [P5]', () => {
  it.each(READY_LAYOUTS.map(({ name }) => name))(
    'in layout %s parses, passes the gates and says of every text whose it is',
    (layout) => {
      fc.assert(
        fc.property(layers, (layer) => {
          const options = { layout, lang: null, legal: null, now, layer, files: FILES };
          expectWhole(composeSite(site.page, site.photos, options), layer);
        }),
        { numRuns: CASES },
      );
    },
  );
});
