/** What the render suite compares: the product's own page, and the same components drawn by React alone. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteDocument } from '../../site-kit/document.ts';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { createKit } from '../../site-kit/render/kit.tsx';
import type { RenderOptions } from '../../site-kit/render/options.ts';
import { renderSitePage } from '../../site-kit/render/render-site-page.tsx';

export const layoutNames = READY_LAYOUTS.map(({ name }) => name);

const OPTIONS: RenderOptions = {
  mode: 'paid',
  origin: 'https://site.example',
  now: new Date('2026-11-21T12:00:00Z'),
  photoUrl: (photo, width, format) => `/p/${photo}-${width}.${format}`,
  fontUrl: (file) => `/f/${file}`,
};

/** The whole HTML document: head, style, structured data, page, scripts. */
export const product = (doc: SiteDocument): string => renderSitePage(doc, 'home', OPTIONS);

/** The layout's page component alone. */
export function bare(doc: SiteDocument): string {
  const layout = READY_LAYOUTS.find(({ name }) => name === doc.layout);
  if (!layout) throw new Error(`the layout ${doc.layout} is not drawn`);
  const { Page } = layout;
  return renderToStaticMarkup(<Page doc={doc} r={createKit(doc, layout, OPTIONS, () => undefined)} />);
}
