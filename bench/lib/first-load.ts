/** Which pictures a browser fetches for a page: what its HTML says, judged as the HTML standard does. */

/** Width of the frame in which a visitor first sees the generated site (CSS pixels, one device pixel each). */
const VIEWPORT = 1280;

/** Addresses of every picture outside closed dialogs, in the candidate that fits the viewport; each once. */
export function picturesOf(html: string): string[] {
  const shown = html.replaceAll(/<dialog\b[\s\S]*?<\/dialog>/g, '');
  const pictures = [...shown.matchAll(/<picture\b[\s\S]*?<\/picture>/g)].map(([markup]) => {
    const source = /<source\b[^>]*image\/avif[^>]*>/.exec(markup)?.[0] ?? '';
    return candidate(attribute(source, 'srcset'), widthOf(attribute(source, 'sizes')));
  });
  const plain = [...shown.replaceAll(/<picture\b[\s\S]*?<\/picture>/g, '').matchAll(/<img\b[^>]*>/g)].map(([tag]) =>
    attribute(tag, 'src'),
  );
  return [...new Set([...pictures, ...plain])].filter((address) => address !== '' && !address.startsWith('data:'));
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** The first condition that holds decides; what is not understood counts as the whole viewport. */
function widthOf(sizes: string): number {
  for (const part of sizes.split(/,(?![^(]*\))/)) {
    const [, least, length = ''] = /^\s*(?:\(min-width:\s*(\d+)px\)\s+)?(.+)$/.exec(part) ?? [];
    if (least === undefined || Number(least) <= VIEWPORT) return lengthOf(length);
  }
  return VIEWPORT;
}

function lengthOf(length: string): number {
  const product = length
    .replace(/^calc\((.*)\)$/, '$1')
    .split('*')
    .map((factor) => /^\s*([\d.]+)(px|vw|)\s*$/.exec(factor))
    .reduce((width, found) => width * (Number(found?.[1] ?? NaN) * (found?.[2] === 'vw' ? VIEWPORT / 100 : 1)), 1);
  return Number.isNaN(product) ? VIEWPORT : product;
}

function candidate(srcset: string, width: number): string {
  const offers = srcset
    .split(',')
    .map((offer) => offer.trim().split(/\s+/))
    .map(([address = '', size = '']) => ({ address, width: Number.parseInt(size, 10) }))
    .toSorted((a, b) => a.width - b.width);
  return (offers.find((offer) => offer.width >= width) ?? offers.at(-1))?.address ?? '';
}
