/** The owner's pages as the draft has them in this window. */
import { asciiWords } from '../../../../platform/ascii-words.ts';
import { inOwnersOrder } from '../../../../site-kit/content/own-pages/in-layer.ts';
import { randomId } from '../../../../site-kit/content/own-pages/new-id.ts';
import type { BlockType, OwnPage, PageBlock } from '../../../../site-kit/content/own-pages/schema.ts';
import { freeSlug } from '../../../../site-kit/content/own-pages/slug.ts';
import { shownValue, wanted, type Queue } from '../editor/save-queue.ts';

export const ORDER = 'look/pages';
const HEAD = 'pages/';
export const unitOf = (id: string): string => HEAD + id;

export interface ListedPage {
  id: string;
  unit: string;
  page: OwnPage;
}

export function pagesOfDraft(queue: Queue): ListedPage[] {
  const units = [...new Set([...queue.views.keys(), ...queue.edits.keys()])].filter((unit) => unit.startsWith(HEAD));
  const pages = units.flatMap((unit) => {
    const page = wanted(queue, unit) as OwnPage | null;
    return page ? [{ id: unit.slice(HEAD.length), unit, page }] : [];
  });
  const order = shownValue(queue, ORDER) as { order: string[] } | null;
  return inOwnersOrder(pages, order?.order ?? []);
}

const FALLBACK = 'page';
/** An address for a page of this title that no other page has. */
export function addressFor(title: string, others: readonly ListedPage[]): string {
  const words = asciiWords(title).join('-').slice(0, 60).replace(/-$/, '');
  return freeSlug(words || FALLBACK, new Set(others.map(({ page }) => page.slug)));
}

const EMPTY: { [T in BlockType]: Omit<Extract<PageBlock, { type: T }>, 'id'> } = {
  text: { type: 'text', content: [] },
  photo: { type: 'photo', photo: null, caption: '' },
  gallery: { type: 'gallery', title: '', photos: [] },
  prices: { type: 'prices', title: '', rows: [{ name: '', detail: '', price: '' }] },
  questions: { type: 'questions', title: '', rows: [{ question: '', answer: '' }] },
  button: { type: 'button', label: '', target: { to: 'phone' } },
  hours: { type: 'hours' },
  map: { type: 'map' },
  file: { type: 'file', file: null, label: '' },
};
export const newBlock = (type: BlockType): PageBlock => ({ ...EMPTY[type], id: randomId(10) });
