import type { SiteDocument } from '../document.ts';
import type { ArtStyle } from '../layouts/contract.ts';

/** The drawing as a data address: inside an <img> an SVG can neither run script nor load anything. */
export function drawArt(_style: ArtStyle, doc: SiteDocument): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200"><rect width="900" height="1200" fill="${doc.palette.alt}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
