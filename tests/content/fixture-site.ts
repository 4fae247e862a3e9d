/** A page of the cast as a site keeps it: with references for pictures, and the photos that have arrived. */
import { pictureRef } from '../../modules/sites/photos/picture-refs.ts';
import type { PagePhotos, PhotoRow } from '../../modules/sites/page-snapshots.ts';
import { withEntry, type Layer } from '../../site-kit/content/layer.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';
import type { StoredLogo } from '../../site-kit/photos.ts';
import { flatPage, understand } from '../fixtures/documents.ts';
import { demoPage } from '../fixtures/pages.ts';

export const WRITTEN = '2026-05-03T10:00:00Z';
export interface CastSite {
  page: FactsInput;
  photos: PagePhotos;
}

/** `now` decides which of its posts and events still tell. */
export async function castSite(name: string, now: Date): Promise<CastSite> {
  const flat = flatPage(demoPage(name));
  const { photos, logo } = await understand(flat, now);
  const here = [...photos, ...(logo && flat.picture ? [{ ...logo, source: flat.picture.data.url }] : [])];
  const known = new Set(here.map(({ source }) => source));
  return {
    page: JSON.parse(JSON.stringify(flat), (_, value: unknown) =>
      known.has(value as string) ? refOf(value as string) : value,
    ) as FactsInput,
    photos: new Map(here.map((photo) => [refOf(photo.source), rowOf(photo)])),
  };
}

export const layerOf = (values: Record<string, unknown>): Layer =>
  Object.entries(values).reduce<Layer>(
    (layer, [unit, value]) => withEntry(layer, { unit, value, at: WRITTEN, by: 'owner' }, new Map()),
    {},
  );

const refOf = (path: string): string => pictureRef(`https://pictures.example${path}`);

function rowOf({ photoId, analysis }: StoredLogo): PhotoRow {
  const { focal, scrim, ...measured } = analysis;
  const [focalX, focalY] = focal;
  const { whole: scrimWhole, lower: scrimLower } = scrim;
  return { ...measured, id: photoId, focalX, focalY, scrimWhole, scrimLower, bytes: 1, createdAt: new Date(0) };
}
