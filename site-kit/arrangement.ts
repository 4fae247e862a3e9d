/** How the layouts arrange a page, for those who ask without drawing it: the editor, and whoever lists a site. */
import type { LayoutName, Section, SiteDocument } from './document.ts';

type Type = Section['type'];
interface Arrangement {
  /** Without an owner's order. */
  order: readonly Type[];
  /** Stay at the end, whatever order an owner gives. */
  last?: readonly Type[];
  /** Lie on one ground: they move together, to the place of the first of them. */
  together?: readonly (readonly Type[])[];
}

export const ARRANGEMENTS = {
  tavola: { order: ['hero', 'hours', 'about', 'list', 'gallery', 'reviews', 'events', 'news', 'contact'] },
  galleria: { order: ['hero', 'gallery', 'about', 'list', 'events', 'news', 'reviews', 'hours', 'contact'] },
  notte: { order: ['hero', 'events', 'about', 'list', 'gallery', 'reviews', 'news', 'hours', 'contact'] },
  manifesto: { order: ['hero', 'hours', 'list', 'events', 'gallery', 'about', 'reviews', 'news', 'contact'] },
  giardino: { order: ['hero', 'list', 'about', 'gallery', 'hours', 'events', 'news', 'reviews', 'contact'] },
  // When to come stands beside where.
  studio: {
    order: ['hero', 'list', 'about', 'reviews', 'events', 'gallery', 'news', 'contact', 'hours'],
    last: ['hours'],
  },
  bottega: { order: ['hero', 'list', 'events', 'news', 'gallery', 'about', 'hours', 'reviews', 'contact'] },
  officina: { order: ['hero', 'hours', 'list', 'events', 'gallery', 'reviews', 'about', 'news', 'contact'] },
  riviera: { order: ['hero', 'about', 'list', 'gallery', 'reviews', 'events', 'news', 'hours', 'contact'] },
  gelato: {
    order: ['hero', 'list', 'hours', 'about', 'gallery', 'events', 'news', 'reviews', 'contact'],
    together: [['list'], ['hours', 'about'], ['gallery', 'events'], ['news', 'reviews']],
  },
} as const satisfies Record<LayoutName, Arrangement>;

type Arranged = Pick<SiteDocument, 'layout' | 'sections' | 'ordered'>;
const arrangementOf = (layout: LayoutName): Arrangement => ARRANGEMENTS[layout];

/** Ids of the sections that no order moves, and of those that move together. */
export function boundSections({ layout, sections }: Arranged): { fixed: string[]; together: string[][] } {
  const { last = [], together = [] } = arrangementOf(layout);
  const idsOf = (types: readonly Type[]) => sections.flatMap(({ id, type }) => (types.includes(type) ? [id] : []));
  return {
    fixed: idsOf(['hero', 'contact', ...last]),
    together: together.map(idsOf).filter((ids) => ids.length > 1),
  };
}

/** The sections as the layout draws them from the top down: in the owner's order where there is one, as far as it lets them. */
export function drawnSections(doc: Arranged): Section[] {
  const { order, last = [] } = arrangementOf(doc.layout);
  const byLayout = doc.sections.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  if (!doc.ordered) return byLayout;
  const { together } = boundSections(doc);
  const given = doc.sections.map(({ id }) => id);
  const place = ({ id, type }: Section): number => {
    if (type === 'contact' || last.includes(type)) return given.length;
    const group = together.find((ids) => ids.includes(id)) ?? [id];
    return Math.min(...group.map((one) => given.indexOf(one)));
  };
  return byLayout.toSorted((a, b) => place(a) - place(b));
}
