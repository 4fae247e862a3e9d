/** What a browser fetches to show the first screen of a page. */
import type { Lang } from '../document.ts';
import type { Layout } from '../layouts/contract.ts';
import { covers, linkedFamilies, type PageFace } from '../render/faces.ts';
import { findElements, type HtmlElement, rawOf, textOf } from './read-html.ts';

const isFontLink = ({ attributes }: HtmlElement): boolean => attributes.get('as') === 'font';

/** Font files that are fetched at once or whose letters stand on the page; none where the page carries its fonts. */
export function facesOn(page: HtmlElement, layout: Layout, lang: Lang): PageFace[] {
  if (!findElements(page, 'link').some(isFontLink)) return [];
  const letters = new Set([...textOf(page)].map((letter) => letter.codePointAt(0) ?? 0));
  return linkedFamilies(layout, lang)
    .flatMap(({ faces }) => faces)
    .filter(({ own, range }) => own || [...letters].some(covers(range)));
}

/** Pictures that do not wait until a visitor comes near them; drawings inside the page are no requests. */
export const eagerPictures = (page: HtmlElement): string[] =>
  findElements(page, 'img').flatMap(({ attributes }) => {
    const address = attributes.get('src') ?? '';
    return attributes.get('loading') === 'lazy' || address.startsWith('data:') ? [] : [address];
  });

const isCode = ({ attributes }: HtmlElement): boolean =>
  (attributes.get('type') ?? 'text/javascript') !== 'application/ld+json';

export const scriptBytes = (page: HtmlElement): number =>
  findElements(page, 'script')
    .filter(isCode)
    .reduce((sum, script) => sum + Buffer.byteLength(rawOf(script)), 0);
