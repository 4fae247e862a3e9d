/** A site document becomes a complete, static HTML page. Pure: the same document and options give the same bytes. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Lang, SiteDocument } from '../document.ts';
import type { Kit, Layout } from '../layouts/contract.ts';
import { ActionBar } from '../layouts/parts/action-bar.tsx';
import { find } from '../layouts/parts/find.ts';
import { rulesOf } from './css.ts';
import { idAfterHero } from './first-screen.ts';
import { fontNeeds, inlinedFonts, LAST_ELEMENT, linkedFonts, type FontNeed } from './font-rules.ts';
import { Head } from './head.tsx';
import { createKit, nothingDrawn } from './kit.tsx';
import { explainPage } from '../provenance/explain-page.ts';
import { SourcesPage } from '../provenance/sources-page.tsx';
import { QualityPage } from '../quality/quality-page.tsx';
import { Languages } from './languages.tsx';
import { layoutOf } from './layout-of.ts';
import { printedLetters } from './letters.ts';
import { OPEN_NOW_SCRIPT } from './open-now.ts';
import { isOwnPage, isReport, isRoomPage, pagesOf, requireOwnPage } from './options.ts';
import type { OwnPageName, RenderOptions, SitePage } from './options.ts';
import { OwnPageText } from './own-page.tsx';
import { withPings } from './pings.ts';
import { PlainText } from './plain-pages.tsx';

/** A page whose fonts are still to be put in, between its two halves. */
export interface DrawnPage {
  /** To where its style begins. */
  start: string;
  rest: string;
  layout: Layout;
  lang: Lang;
}

/**
 * @param doc a parsed site document; its layout must be one of `READY_LAYOUTS`, otherwise Error
 * @param page 'quality' needs `options.quality`, a room's page `options.room`, one of the owner's a page of the document; otherwise Error
 * @param decorate what draws in the place of the kit, for whoever edits
 */
export function drawSitePage(
  doc: SiteDocument,
  page: SitePage,
  options: RenderOptions,
  decorate: (kit: Kit, doc: SiteDocument) => Kit = (kit) => kit,
): DrawnPage {
  const layout = layoutOf(doc);
  const drawn = nothingDrawn();
  const plain = createKit(doc, layout, { options, page, drawn });
  const r = decorate(plain, doc);
  const own = isOwnPage(page) ? requireOwnPage(doc, page) : null;
  const { Page, Plain } = layout;
  // The body comes first: drawing it tells the head what to preload and to style.
  const markup = renderToStaticMarkup(
    <>
      <a className="skip" href="#main">
        {r.word('nav.skip')}
      </a>
      <Languages doc={doc} page={page} options={options} />
      {page === 'home' ? (
        <Page doc={doc} r={r} />
      ) : own ? (
        <OwnPageText page={own} doc={doc} r={r} layout={layout} />
      ) : (
        <Plain doc={doc} r={r}>
          {inside(doc, page as Exclude<SitePage, 'home' | OwnPageName>, options, r)}
        </Plain>
      )}
      {!isReport(page) && <ActionBar doc={doc} r={r} />}
      <script id={LAST_ELEMENT} dangerouslySetInnerHTML={{ __html: OPEN_NOW_SCRIPT }} />
    </>,
  );
  const body = isReport(page) || options.isAway ? markup : withPings(markup);
  const hero = page === 'home' ? find(doc, 'hero') : null;
  if (hero) drawn.afterHero = idAfterHero(markup, hero.id);
  const head = renderToStaticMarkup(<Head doc={doc} layout={layout} page={page} options={options} drawn={drawn} />);
  // A text cannot write a tag.
  const style = head.indexOf('<style>');
  // Both values are from our own lists; drawing the frame by React would copy the whole page once more.
  return {
    start: `<!doctype html><html lang="${doc.lang}">${head.slice(0, style)}`,
    rest: `${head.slice(style)}<body class="l-${layout.name}">${body}</body></html>`,
    layout,
    lang: doc.lang,
  };
}

/** Subsets of fonts that a page must carry to be printed in them alone. */
export const fontNeedsOf = ({ rest, layout, lang }: DrawnPage, page: SitePage): FontNeed[] =>
  fontNeeds(layout, printedLetters(rest, lang, rulesOf(layout, page)));

/** The page with its fonts inside. `subsets`: WOFF2 in base64 by file, one for each of `fontNeedsOf`. */
export const withInlinedFonts = ({ start, rest, layout }: DrawnPage, subsets: ReadonlyMap<string, string>): string =>
  start + inlinedFonts(layout, subsets) + rest;

/** The page with links to whole font files. */
export const withLinkedFonts = ({ start, rest, layout, lang }: DrawnPage, { fontUrl }: RenderOptions): string =>
  start + linkedFonts(layout, lang, fontUrl) + rest;

/**
 * A page with links to whole font files; see `drawSitePage`.
 * @returns a whole HTML document, UTF-8, with inlined style; every address in it comes from the document or the options
 */
export const renderSitePage = (doc: SiteDocument, page: SitePage, options: RenderOptions): string =>
  withLinkedFonts(drawSitePage(doc, page, options), options);

function inside(doc: SiteDocument, page: Exclude<SitePage, 'home' | OwnPageName>, options: RenderOptions, r: Kit) {
  const { now, quality, room } = options;
  if (isRoomPage(page)) {
    if (!room) throw new Error(`nothing says what stands on ${page}`);
    return room.draw(r);
  }
  if (page === 'sources') {
    const shown: SitePage[] = ['home', ...pagesOf(doc).filter(isOwnPage)];
    const texts = shown.flatMap((each) => explainPage(renderSitePage(doc, each, options), doc, now.getUTCFullYear()));
    return <SourcesPage doc={doc} r={r} texts={texts} now={now} />;
  }
  if (page !== 'quality') return <PlainText doc={doc} page={page} r={r} />;
  if (!quality) throw new Error('a quality page shows what was measured');
  return <QualityPage doc={doc} r={r} report={quality} now={now} />;
}
