/** What a site says to search engines. Free sites are kept out by a header and a meta tag, which a robot must be able to read. */
interface SearchOptions {
  mode: 'preview' | 'free' | 'paid';
  origin: string;
  now: Date;
}

export function robotsTxt({ mode, origin }: SearchOptions): string {
  const map = mode === 'paid' ? `Sitemap: ${origin}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\n${map}`;
}

/** Sitemap protocol 0.9. */
export function sitemapXml({ origin, now }: SearchOptions, paths: string[]): string {
  const day = now.toISOString().slice(0, 10);
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc><lastmod>${day}</lastmod></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
}
