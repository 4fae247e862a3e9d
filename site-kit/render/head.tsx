/** The <head> of a site page, without its fonts. */
import { roomPath, translationOf, type SiteDocument } from '../document.ts';
import type { Layout } from '../layouts/contract.ts';
import { ogLocale } from '../locales.ts';
import { pageCss } from './css.ts';
import { type Drawn, srcSet } from './kit.tsx';
import { describePage, pageJsonLd } from './own-page-meta.ts';
import { inLanguages, isOwnPage, isReport, isRoomPage, pagePath, requireOwnPage } from './options.ts';
import type { RenderOptions, SitePage } from './options.ts';
import { plainTitle } from './plain-pages.tsx';

/** JSON inside <script>: no "<" survives, so neither "</script" nor "<!--" can end or change the element. */
const safeJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

interface HeadProps {
  doc: SiteDocument;
  layout: Layout;
  page: SitePage;
  options: RenderOptions;
  /** Only the drawn body tells which photo to preload, and which ones to style. */
  drawn: Drawn;
}

function Preload({ options, drawn: { first } }: HeadProps) {
  return (
    first && (
      <link
        rel="preload"
        as="image"
        type="image/avif"
        imageSrcSet={srcSet(first.photo, 'avif', options)}
        imageSizes={first.sizes}
        fetchPriority="high"
      />
    )
  );
}

interface Shared {
  doc: SiteDocument;
  options: RenderOptions;
  title: string;
  description: string;
  url: string;
}
function OpenGraph({ doc, options, title, description, url }: Shared) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={doc.name.value} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={ogLocale(doc.lang)} />
      {(doc.languages ?? [])
        .filter(({ lang, listed }) => listed && lang !== doc.lang)
        .map(({ lang }) => (
          <meta key={lang} property="og:locale:alternate" content={ogLocale(lang)} />
        ))}
      {options.socialImage && (
        <>
          <meta property="og:image" content={options.socialImage} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** The document's facts, and what only the renderer knows: where the page and its pictures are. */
function structured({ meta }: SiteDocument, { origin, socialImage, touchIcon }: RenderOptions, url: string) {
  return {
    ...meta.jsonLd,
    url,
    ...(socialImage ? { image: socialImage } : {}),
    ...(touchIcon ? { logo: origin + touchIcon } : {}),
  };
}

/** Each language names all that search engines are told of, itself too, and where to send whoever speaks none of them. */
function Alternates({ doc, page, options }: Pick<HeadProps, 'doc' | 'page' | 'options'>) {
  const all = inLanguages(doc, options, page).filter(({ listed }) => listed);
  const [main] = all;
  if (!main || all.length < 2) return null;
  return (
    <>
      {all.map(({ lang, path }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={options.origin + path} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={options.origin + main.path} />
    </>
  );
}

function titleOf(doc: SiteDocument, page: SitePage, { room }: RenderOptions): string {
  if (page === 'home') return doc.meta.title.value;
  const own = isOwnPage(page)
    ? requireOwnPage(doc, page).title.value
    : isRoomPage(page)
      ? (room?.title ?? '')
      : plainTitle(doc, page);
  return `${own} · ${doc.name.value}`;
}

export function Head(props: HeadProps) {
  const { doc, layout, page, options, drawn } = props;
  const home = page === 'home';
  const own = isOwnPage(page) ? requireOwnPage(doc, page) : null;
  const title = titleOf(doc, page, options);
  const ofRoom = isRoomPage(page) ? options.room : undefined;
  const description = own ? describePage(own, doc) : (ofRoom?.description ?? doc.meta.description.value);
  const isShared = home || own !== null;
  const url =
    options.origin + (ofRoom?.path ? roomPath(doc, ofRoom.path) : pagePath(options, page, translationOf(doc)));
  const isSpoken = doc.languages?.find(({ lang }) => lang === doc.lang)?.listed ?? true;
  const isListed = isSpoken && (ofRoom?.isListed ?? true);
  const indexed = options.mode === 'paid' && !options.isAway && page !== 'not-found' && !isReport(page) && isListed;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{title}</title>
      {(isShared || ofRoom?.isListed) && <meta name="description" content={description} />}
      {/* Pages that nobody lists say it too: by it their files are known as this site's when they are no longer needed. */}
      {(indexed || !(isShared || options.isAway || ofRoom?.isAnswer)) && <link rel="canonical" href={url} />}
      {!indexed && <meta name="robots" content="noindex" />}
      {indexed && <Alternates doc={doc} page={page} options={options} />}
      <meta name="theme-color" content={doc.palette.bg} />
      <meta name="format-detection" content="telephone=no" />
      {options.touchIcon && <link rel="apple-touch-icon" href={options.touchIcon} />}
      {/* Painted whole or not yet: on a slow line the hero's first lines would stand elsewhere until its last has come. */}
      {drawn.afterHero && <link rel="expect" href={`#${drawn.afterHero}`} blocking="render" />}
      <Preload {...props} />
      {isShared && <OpenGraph doc={doc} options={options} title={title} description={description} url={url} />}
      <style dangerouslySetInnerHTML={{ __html: pageCss(doc, layout, drawn.photos, page) }} />
      {ofRoom?.jsonLd && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(ofRoom.jsonLd) }} />
      )}
      {isShared && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: safeJson(own ? pageJsonLd(own, doc, { url, home: options.origin }) : structured(doc, options, url)),
          }}
        />
      )}
    </head>
  );
}
