/** The <head> of a site page, without its fonts. */
import type { SiteDocument } from '../document.ts';
import type { Layout } from '../layouts/contract.ts';
import { ogLocale } from '../locales.ts';
import { pageCss } from './css.ts';
import { type Drawn, srcSet } from './kit.tsx';
import { isReport, pagePath } from './options.ts';
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

function OpenGraph({
  doc,
  options,
  title,
  url,
}: {
  doc: SiteDocument;
  options: RenderOptions;
  title: string;
  url: string;
}) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={doc.name.value} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={doc.meta.description.value} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={ogLocale(doc.lang)} />
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

export function Head(props: HeadProps) {
  const { doc, layout, page, options, drawn } = props;
  const home = page === 'home';
  const title = home ? doc.meta.title.value : `${plainTitle(doc, page)} · ${doc.name.value}`;
  const url = options.origin + pagePath(options, page);
  const indexed = options.mode === 'paid' && page !== 'not-found' && !isReport(page);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{title}</title>
      {home && <meta name="description" content={doc.meta.description.value} />}
      {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta name="theme-color" content={doc.palette.bg} />
      <meta name="format-detection" content="telephone=no" />
      {options.touchIcon && <link rel="apple-touch-icon" href={options.touchIcon} />}
      <Preload {...props} />
      {home && <OpenGraph doc={doc} options={options} title={title} url={url} />}
      <style dangerouslySetInnerHTML={{ __html: pageCss(doc, layout, drawn.photos, page) }} />
      {home && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: safeJson(structured(doc, options, url)) }}
        />
      )}
    </head>
  );
}
