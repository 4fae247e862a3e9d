/** What a browser fetches to show the first screen of a page. */
import type { Lang } from '../document.ts';
import type { Layout } from '../layouts/contract.ts';
import { type PageFace, facesOf } from '../render/faces.ts';
import { findElements, type HtmlElement, rawOf, textOf } from './read-html.ts';

function covers(range: string): (codePoint: number) => boolean {
  const spans = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => spans.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** Faces that are fetched at once or whose letters stand on the page. */
export function facesOn(page: HtmlElement, layout: Layout, lang: Lang): PageFace[] {
  const letters = new Set([...textOf(page)].map((letter) => letter.codePointAt(0) ?? 0));
  return facesOf(layout, lang)
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
