/** What a site says to search engines. Free sites are kept out by a header and a meta tag, which a robot must be able to read. */
interface SearchOptions {
  mode: 'preview' | 'free' | 'paid';
  origin: string;
  now: Date;
}

/** `acts`: visitors can do something here, and what they do is nobody else's business. */
export function robotsTxt({ mode, origin }: SearchOptions, { acts }: { acts: boolean }): string {
  const map = mode === 'paid' ? `Sitemap: ${origin}/sitemap.xml\n` : '';
  return `User-agent: *\n${acts ? 'Disallow: /_/\n' : ''}Allow: /\n${map}`;
}

export interface Listed {
  path: string;
  /** The same page in every language of the site, this one too, the main one first; absent where it has one. */
  alternates?: readonly { lang: string; path: string }[];
}

/** Sitemap protocol 0.9; languages as Google reads them (Search Central, "Localized versions of your pages"). */
export function sitemapXml({ origin, now }: SearchOptions, pages: readonly Listed[]): string {
  const day = now.toISOString().slice(0, 10);
  const link = (lang: string, path: string): string =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${path}"/>`;
  const urls = pages.map(({ path, alternates = [] }) => {
    const [main] = alternates;
    const links =
      alternates.map((each) => link(each.lang, each.path)).join('') + (main ? link('x-default', main.path) : '');
    return `<url><loc>${origin}${path}</loc><lastmod>${day}</lastmod>${links}</url>`;
  });
  const spaces = pages.some(({ alternates }) => alternates) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${spaces}>${urls.join('')}</urlset>\n`;
}
