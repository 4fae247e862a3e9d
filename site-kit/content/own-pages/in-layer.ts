import type { OwnPage } from './schema.ts';
import { freeSlug } from './slug.ts';

/** What of an owner's layer is read here (layer.ts): a value and when it was written. */
type Entries = Readonly<Record<string, { value: unknown; at: string }>>;

const HEAD = 'pages/';
export const isPageUnit = (unit: string): boolean => unit.startsWith(HEAD);

export interface PageInLayer {
  id: string;
  unit: string;
  at: string;
  page: OwnPage;
}

/** Pages in the owner's order; those that it does not name after them, by their ids, which begin with when they were made. */
export function inOwnersOrder<T extends { id: string }>(pages: readonly T[], order: readonly string[]): T[] {
  const place = ({ id }: T): number => {
    const at = order.indexOf(id);
    return at === -1 ? order.length : at;
  };
  return pages.toSorted((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
}

/**
 * The owner's pages in their order. Two drafts that met may hold one address twice: the later page then has the next one that is free, so that
 * none is lost.
 */
export function pagesIn(layer: Entries): PageInLayer[] {
  const units = Object.entries(layer).filter(([unit]) => isPageUnit(unit));
  const pages = units.map(([unit, { value, at }]) => {
    const page = value as OwnPage;
    return { id: unit.slice(HEAD.length), unit, at, page };
  });
  const order = (layer['look/pages']?.value as { order: string[] } | undefined)?.order ?? [];
  const taken = new Set<string>();
  return inOwnersOrder(pages, order).map((one) => {
    const slug = freeSlug(one.page.slug, taken);
    taken.add(slug);
    return slug === one.page.slug ? one : { ...one, page: { ...one.page, slug } };
  });
}

/** References of the photos that the owner's pages show. */
export const photosInPages = (layer: Entries): string[] =>
  pagesIn(layer).flatMap(({ page }) =>
    page.blocks.flatMap((block) => {
      if (block.type === 'gallery') return block.photos;
      return block.type === 'photo' && block.photo !== null ? [block.photo] : [];
    }),
  );
