import type { EventFact, NewsFact, Picture } from './facts.ts';
import type { FactsInput } from './input.ts';
import { cut, oneLine } from './plain.ts';

/** Every picture the site could show, in the order in which it is worth fetching; each address once. */
export function readPictures(
  page: Pick<FactsInput, 'cover' | 'photos'>,
  news: NewsFact[],
  events: EventFact[],
): Picture[] {
  const found: Picture[] = [];
  const add = (
    source: string | null | undefined,
    origin: Picture['origin'],
    id: string | null,
    caption: string | null,
  ) => {
    if (source && !found.some((picture) => picture.source === source)) found.push({ source, origin, id, caption });
  };
  add(page.cover?.source, 'cover', null, null);
  for (const photo of page.photos) {
    const largest = photo.images.toSorted((a, b) => b.width - a.width)[0];
    const caption = oneLine(photo.name) || oneLine(photo.alt_text);
    add(largest?.source, 'photo', photo.id, caption === '' ? null : cut(caption, 140));
  }
  for (const item of news) add(item.picture, 'post', item.id, null);
  for (const event of events) add(event.picture, 'event', event.id, null);
  return found;
}
