import type { SiteDocument } from '../document.ts';
import type { FactsInput } from '../facts/input.ts';
import { cut, oneLine } from '../facts/plain.ts';
import { isHidden, type Layer } from './layer.ts';
import { ownPictures } from './own-photos.ts';
import { EDGES, photoRef, unitOf, type Edge } from './page-units.ts';
import type { OwnerUnit } from './units.ts';

/** An entry of the page that is on the site, or would be if its owner had not put it away. */
export interface ItemUnit {
  unit: OwnerUnit;
  words: string;
  /** Id of its photo. */
  photo: string | null;
  hide: { hidden: true; dhash?: string };
  /** By its key, or as the same picture under another address. */
  hidden: boolean;
}

/** A picture that is here. `focal`: its middle, 0..1 from the left and from the top. */
export interface HeldPicture {
  id: string;
  /** Pixels. */
  width: number;
  height: number;
  dhash: string;
  focal: readonly [number, number];
}
interface Site {
  page: FactsInput;
  /** Without the owner, and as it is. */
  plain: SiteDocument;
  document: SiteDocument;
  /** By reference. */
  pictures: ReadonlyMap<string, HeldPicture>;
}

const WORDS = 80;

/** The items of a site: photos that its owner added, its cover, then edge by edge as they stand on the page. */
export function itemsOf(site: Site, layer: Layer): ItemUnit[] {
  const { page, plain, document, pictures } = site;
  const shown = new Set([...keysIn(plain), ...keysIn(document)]);
  const beside = [...ownPictures(layer).map(({ source }) => source), ...coverOf(site, layer)];
  const added = beside.flatMap((ref) => pictureItem(ref, pictures.get(ref), layer));
  return [
    ...added,
    ...EDGES.flatMap((edge) =>
      page[edge].flatMap((item): ItemUnit[] => {
        const own = unitOf(edge, item);
        const key = own.slice(`page/${edge}/`.length);
        const unit = `item/${edge}/${key}`;
        if (!shown.has(`${edge} ${nameOf(edge, item)}`) && !layer[unit]) return [];
        const dhash = edge === 'photos' ? pictures.get(key)?.dhash : undefined;
        return [
          {
            unit,
            words: cut(wordsOf(edge, item), WORDS),
            photo: photoOf(edge, nameOf(edge, item), plain) ?? photoOf(edge, nameOf(edge, item), document),
            hide: { hidden: true, ...(dhash === undefined ? {} : { dhash }) },
            hidden: isHidden(layer, own, dhash),
          },
        ];
      }),
    ),
  ];
}

/** Where it is shown, or was before its owner put it away, and is no photo of the page besides. */
function coverOf({ page, plain, document }: Site, layer: Layer): string[] {
  const ref = page.cover?.source;
  if (!ref || page.photos.some((photo) => photoRef(photo) === ref)) return [];
  const isShown = [plain, document].some(({ photos }) =>
    Object.values(photos).some(({ source }) => source?.kind === 'field' && source.field === 'cover'),
  );
  return isShown || layer[`item/photos/${ref}`] ? [ref] : [];
}

function pictureItem(ref: string, picture: HeldPicture | undefined, layer: Layer): ItemUnit[] {
  if (!picture) return [];
  const { id, dhash } = picture;
  const hidden = isHidden(layer, `page/photos/${ref}`, dhash);
  return [{ unit: `item/photos/${ref}`, words: '', photo: id, hide: { hidden: true, dhash }, hidden }];
}

type Item = FactsInput[Edge][number];

/** By what a document names an item as its source. */
const nameOf = (edge: Edge, item: Item): string =>
  edge === 'ratings' ? (item as FactsInput['ratings'][number]).created_time : (item as { id: string }).id;

function wordsOf(edge: Edge, item: Item): string {
  const { message, review_text: review, name, alt_text: alt } = item as Record<string, string | null | undefined>;
  if (edge === 'posts') return oneLine(message);
  return edge === 'ratings' ? oneLine(review) : oneLine(name) || oneLine(alt);
}

/** "{edge} {name}" of every item that a document shows. */
function keysIn({ photos, sections }: SiteDocument): string[] {
  const pictured = Object.values(photos).map(({ source }) => source);
  const told = sections.flatMap((section) => {
    if (section.type === 'news' || section.type === 'reviews') return section.items.map(({ text }) => text.source);
    return section.type === 'events' ? section.items.map(({ name }) => name.source) : [];
  });
  return [...pictured, ...told].flatMap((source) => {
    if (source?.kind === 'photo') return [`photos ${source.id}`];
    if (source?.kind === 'post') return [`posts ${source.id}`];
    if (source?.kind === 'event') return [`events ${source.id}`];
    return source?.kind === 'review' ? [`ratings ${source.at}`] : [];
  });
}

const PICTURED: Partial<Record<Edge, string>> = { photos: 'photo', posts: 'post', events: 'event' };

function photoOf(edge: Edge, name: string, { photos }: SiteDocument): string | null {
  const found = Object.values(photos).find(
    ({ source }) => source && 'id' in source && source.kind === PICTURED[edge] && source.id === name,
  );
  return found?.id ?? null;
}
