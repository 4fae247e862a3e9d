import type { SiteDocument } from '../../../site-kit/document.ts';

/** The first letter of the name on the accent colour, as an SVG image. */
export function drawFavicon(doc: Pick<SiteDocument, 'name' | 'palette' | 'lang'>): string {
  const letter = /[\p{L}\p{N}]/u.exec(doc.name.value)?.[0].toLocaleUpperCase(doc.lang) ?? '·';
  const { accent, onAccent } = doc.palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="11" fill="${accent}"/><text x="24" y="34" font-family="Georgia,serif" font-size="29" font-weight="700" text-anchor="middle" fill="${onAccent}">${letter}</text></svg>`;
}
