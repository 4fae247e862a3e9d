import { expect, it } from 'vitest';
import { demoDocument } from '../../tests/cast/documents.ts';
import { demoPages } from '../../tests/cast/pages.ts';
import { READY_LAYOUTS } from '../layouts/index.ts';
import { renderSitePage } from '../render/render-site-page.tsx';
import type { RenderOptions } from '../render/options.ts';
import { explainPage } from './explain-page.ts';

const options: RenderOptions = {
  mode: 'free',
  origin: 'https://site.example',
  photoUrl: (id, width, format) => `/p/${id}-${width}.${format}`,
  fontUrl: (file) => `/f/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};

it.each(READY_LAYOUTS.map(({ name }) => name))(
  'in layout %s every text of every page of the cast says where it comes from [P1]',
  async (layout) => {
    for (const { id, username } of demoPages()) {
      const doc = await demoDocument(id, layout);
      const texts = explainPage(renderSitePage(doc, 'home', options), doc, 2026);
      expect(
        texts.filter(({ source }) => source === null).map(({ value }) => value),
        username,
      ).toEqual([]);
      expect(texts.length).toBeGreaterThan(10);
    }
  },
);
