/** A site document becomes a complete, static HTML page. Pure: the same document and options give the same bytes. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { ActionBar } from '../layouts/parts/action-bar.tsx';
import { Head } from './head.tsx';
import { createKit, nothingDrawn } from './kit.tsx';
import { explainPage } from '../provenance/explain-page.ts';
import { SourcesPage } from '../provenance/sources-page.tsx';
import { QualityPage } from '../quality/quality-page.tsx';
import { layoutOf } from './layout-of.ts';
import { OPEN_NOW_SCRIPT } from './open-now.ts';
import { isReport } from './options.ts';
import type { RenderOptions, SitePage } from './options.ts';
import { PlainText } from './plain-pages.tsx';

/**
 * @param doc a parsed site document; its layout must be one of `READY_LAYOUTS`, otherwise Error
 * @param page 'quality' needs `options.quality`, otherwise Error
 * @returns a whole HTML document, UTF-8, with inlined style; every address in it comes from the document or the options
 */
export function renderSitePage(doc: SiteDocument, page: SitePage, options: RenderOptions): string {
  const layout = layoutOf(doc);
  const drawn = nothingDrawn();
  const r = createKit(doc, layout, options, drawn);
  const { Page, Plain } = layout;
  // The body comes first: drawing it tells the head what to preload and to style.
  const body = renderToStaticMarkup(
    <>
      <a className="skip" href="#main">
        {r.word('nav.skip')}
      </a>
      {page === 'home' ? (
        <Page doc={doc} r={r} />
      ) : (
        <Plain doc={doc} r={r}>
          {inside(doc, page, options, r)}
        </Plain>
      )}
      {!isReport(page) && <ActionBar doc={doc} r={r} />}
      <script dangerouslySetInnerHTML={{ __html: OPEN_NOW_SCRIPT }} />
    </>,
  );
  const head = renderToStaticMarkup(<Head doc={doc} layout={layout} page={page} options={options} drawn={drawn} />);
  // Both values are from our own lists; drawing the frame by React would copy the whole page once more.
  return `<!doctype html><html lang="${doc.lang}">${head}<body class="l-${layout.name}">${body}</body></html>`;
}

function inside(doc: SiteDocument, page: Exclude<SitePage, 'home'>, options: RenderOptions, r: Kit) {
  const { now, quality } = options;
  if (page === 'sources') {
    const texts = explainPage(renderSitePage(doc, 'home', options), doc, now.getUTCFullYear());
    return <SourcesPage doc={doc} r={r} texts={texts} now={now} />;
  }
  if (page !== 'quality') return <PlainText doc={doc} page={page} r={r} />;
  if (!quality) throw new Error('a quality page shows what was measured');
  return <QualityPage doc={doc} r={r} report={quality} now={now} />;
}
