/** Which pictures a browser fetches for a page: what its HTML says, judged as the HTML standard does. */

/** Frame in which a visitor first sees the generated site (CSS pixels, one device pixel each). */
const FRAME = { width: 1280, height: 800, resolution: 1 };

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

/** The first length whose condition holds. */
function widthOf(sizes: string): number {
  for (const part of splitOutside(sizes, ',')) {
    const [, conditions = '', length = ''] = /^((?:\([^()]*\)(?: and )?)*)\s*(.+)$/.exec(part) ?? [];
    if (conditions.split(' and ').every(holds)) return lengthOf(length);
  }
  return FRAME.width;
}

function holds(condition: string): boolean {
  if (condition.trim() === '') return true;
  const [, bound, what = '', value] = /\((min|max)-(width|resolution):\s*([\d.]+)(?:px|dppx)\)/.exec(condition) ?? [];
  if (value === undefined) throw new Error(`a condition that nobody here knows: ${condition}`);
  const is = what === 'width' ? FRAME.width : FRAME.resolution;
  return bound === 'min' ? is >= Number(value) : is <= Number(value);
}

const UNITS = { px: 1, vw: FRAME.width / 100, vh: FRAME.height / 100, '': 1 };

/** Lengths as our layouts write them: numbers, products, min(), max(), calc(). */
function lengthOf(text: string): number {
  const factors = splitOutside(text, '*');
  if (factors.length > 1) return factors.map(lengthOf).reduce((product, factor) => product * factor, 1);
  const [, name, inside = ''] = /^(calc|min|max)\((.*)\)$/.exec(text) ?? [];
  if (name === 'calc') return lengthOf(inside);
  if (name) return Math[name as 'min' | 'max'](...splitOutside(inside, ',').map(lengthOf));
  const [, number, unit = ''] = /^([\d.]+)(px|vw|vh|)$/.exec(text) ?? [];
  if (number === undefined) throw new Error(`a length that nobody here knows: ${text}`);
  return Number(number) * UNITS[unit as keyof typeof UNITS];
}

/** At a character that stands outside of parentheses. */
function splitOutside(text: string, character: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === character && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

function candidate(srcset: string, width: number): string {
  const offers = srcset
    .split(',')
    .map((offer) => offer.trim().split(/\s+/))
    .map(([address = '', size = '']) => ({ address, width: Number.parseInt(size, 10) }))
    .toSorted((a, b) => a.width - b.width);
  return (offers.find((offer) => offer.width >= width) ?? offers.at(-1))?.address ?? '';
}
