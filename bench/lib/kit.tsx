/** What the render suite compares: the product's own page, and the same markup by React alone. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteDocument } from '../../site-kit/document.ts';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { ActionBar } from '../../site-kit/layouts/parts/action-bar.tsx';
import { createKit, nothingDrawn } from '../../site-kit/render/kit.tsx';
import { OPEN_NOW_SCRIPT } from '../../site-kit/render/open-now.ts';
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

const heads = new WeakMap<SiteDocument, string>();
const headOf = (doc: SiteDocument): string => {
  const known = heads.get(doc) ?? /<head>([^]*?)<\/head>/.exec(product(doc))?.[1] ?? '';
  heads.set(doc, known);
  return known;
};

/**
 * The same markup by React alone, in one go: its head with style and structured data is given, so nothing is looked up,
 * chosen or put together.
 */
export function bare(doc: SiteDocument): string {
  const layout = READY_LAYOUTS.find(({ name }) => name === doc.layout);
  if (!layout) throw new Error(`the layout ${doc.layout} is not drawn`);
  const { Page } = layout;
  const r = createKit(doc, layout, { options: OPTIONS, page: 'home', drawn: nothingDrawn() });
  return renderToStaticMarkup(
    <html lang={doc.lang}>
      <head dangerouslySetInnerHTML={{ __html: headOf(doc) }} />
      <body className={`l-${layout.name}`}>
        <a className="skip" href="#main">
          {r.word('nav.skip')}
        </a>
        <Page doc={doc} r={r} />
        <ActionBar doc={doc} r={r} />
        <script dangerouslySetInnerHTML={{ __html: OPEN_NOW_SCRIPT }} />
      </body>
    </html>,
  );
}
