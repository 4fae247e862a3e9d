import type { Photo, SectionOf, SiteDocument } from '../../document.ts';
import { photoWidths } from '../../render/options.ts';
import { edgeToEdge } from '../parts/edge-to-edge.ts';
import { find } from '../parts/find.ts';
import { heroShape, tallOnes } from '../parts/hero-photos.ts';

/** More than this blows a photo up visibly. */
const ENLARGED = 1.25;
/** Pixels of the largest boxes that the rules draw: a pair's picture from the page's edge, and its modest form. */
const WIDE = { width: 960, height: 720 } as const;
const SMALL = { width: 480, height: 375 } as const;
/** The gallery keeps at least these. */
const KEPT = 3;
/** A longer list stands alone in two columns: no picture is as tall as its rows. */
export const LONG_LIST = 9;

interface Size {
  width: number;
  height: number;
}

/** How large a photo may be drawn: its widest variant, a little enlarged. */
export function largest({ width, height }: Photo): Size {
  const widest = (photoWidths({ width }).at(-1) ?? width) * ENLARGED;
  return { width: widest, height: (widest * height) / width };
}

/** "wide": may touch the page's edge at full size; "small": only as a modest picture; null: too few pixels for a pair. */
export function fitOf(photo: Photo | undefined): 'wide' | 'small' | null {
  if (!photo) return null;
  const drawn = largest(photo);
  const fills = ({ width, height }: Size) => drawn.width >= width && drawn.height >= height;
  if (fills(WIDE)) return 'wide';
  return fills(SMALL) ? 'small' : null;
}

/** Whether every entry can be a pair of its own; otherwise the list is one pair, with a picture of the house. */
export function isPictured(list: SectionOf<'list'>, doc: SiteDocument): boolean {
  const [group, ...others] = list.groups;
  if (!group || others.length > 0 || group.items.length >= LONG_LIST) return false;
  return group.items.every(({ photo }) => photo !== null && fitOf(doc.photos[photo]) === 'wide');
}

/** The photos of the view: the hero's, or three that stand side by side. */
export function viewOf(doc: SiteDocument): string[] {
  const hero = find(doc, 'hero');
  if (!hero?.photo) return [];
  const three = heroShape(doc, hero) === 'tall' ? tallOnes(doc, hero, 3) : [];
  const gallery = find(doc, 'gallery')?.photos ?? [];
  const left = gallery.filter((id) => !three.includes(id)).length;
  return three.length === 3 && (gallery.length === 0 || left >= KEPT) ? three : [hero.photo];
}

/** The panorama, unless the view shows one of its pictures. */
export function panoramaOf(doc: SiteDocument): string[] {
  const view = viewOf(doc);
  const edge = edgeToEdge(doc);
  return edge.some((id) => view.includes(id)) ? [] : edge;
}

export interface Pictures {
  story: string | null;
  list: string | null;
  events: string | null;
  contact: string | null;
  /** What is left to leaf through; empty or at least three. */
  gallery: string[];
}

/** Which photo stands where, each once: pairs borrow wide ones from the gallery, as long as it stays a gallery. */
export function sharePictures(doc: SiteDocument): Pictures {
  const view = viewOf(doc);
  const panorama = panoramaOf(doc);
  const photos = (find(doc, 'gallery')?.photos ?? []).filter((id) => !view.includes(id) && !panorama.includes(id));
  const fits = (id: string | null): id is string => id !== null && fitOf(doc.photos[id]) !== null;
  const about = find(doc, 'about')?.photo ?? null;
  const story = fits(about) && ![...view, ...panorama].includes(about) ? about : null;
  const seen = [...view, story, ...panorama];
  const covers = find(doc, 'events')?.items.map(({ photo }) => photo) ?? [];
  const events = covers.find((id) => fits(id) && !seen.includes(id)) ?? null;
  const list = find(doc, 'list');
  const pictured = list !== undefined && isPictured(list, doc);
  const rooms = pictured ? list.groups.flatMap(({ items }) => items.map(({ photo }) => photo)) : [];
  const rest = photos.filter((id) => id !== events && !rooms.includes(id));
  // A gallery of three cannot spare the picture of a room or an event: then that one is seen twice.
  const free = rest.length >= KEPT ? rest : photos;
  const wide = free.filter((id) => id !== events && !rooms.includes(id) && fitOf(doc.photos[id]) === 'wide');
  const borrowed = wide.slice(0, Math.max(0, free.length - KEPT));
  const rows = list?.groups.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  const wanted = list !== undefined && rows < LONG_LIST && !pictured;
  const forList = wanted ? (borrowed[0] ?? null) : null;
  const forContact = borrowed.find((id) => id !== forList) ?? null;
  return {
    story,
    list: forList,
    events,
    contact: forContact,
    gallery: free.filter((id) => id !== forList && id !== forContact),
  };
}
