import { moved } from '../../../ui/Moves.tsx';
import { shownValue, type Queue } from './save-queue.ts';

interface Sections {
  order: string[];
  off: string[];
}
interface Photos {
  order: string[];
}
const PHOTO = 'item/photos/';

/** The order of sections, or of photos, with what is at this unit one place further; null where there is no further place. Pure. */
export function movedAt(queue: Queue, unit: string, way: 'up' | 'down'): { unit: string; value: unknown } | null {
  const isPhoto = unit.startsWith(PHOTO);
  const key = isPhoto ? 'look/photos' : 'look/sections';
  const value = shownValue(queue, key) as Sections | Photos | null;
  const hero = queue.views.get('copy/headline')?.section;
  const what = isPhoto ? unit.slice(PHOTO.length) : queue.views.get(unit)?.section;
  const at = value && what !== hero ? value.order.indexOf(what ?? '') : -1;
  const to = at + (way === 'up' ? -1 : 1);
  if (!value || at === -1 || to < 0 || to >= value.order.length || value.order[to] === hero) return null;
  return { unit: key, value: { ...value, order: moved(value.order, at, to) } };
}
