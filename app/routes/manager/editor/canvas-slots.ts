import { slotOfPart, partOfSlot } from '../../../../site-kit/edit/with-slots.ts';
import type { SlotInfo, Slots } from '../../../../site-kit/edit/messages.ts';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { shownValue, type Queue } from './save-queue.ts';

const STORY = 'copy/story';

/** Wording that stands on the page as it is typed; all else is made of a value that has a field of its own. */
export const isTypedInPlace = ({ unit, kind }: Pick<UnitView, 'unit' | 'kind'>): boolean =>
  kind === 'copy' || unit === 'fact/name';

/** What the page may open of this draft, and what is typed where. */
export function slotsOf(queue: Queue, nameOf: (view: UnitView) => string): Slots {
  const entries = [...queue.views.values()].flatMap((view): [string, SlotInfo][] => {
    // What is said in another language stands on another page.
    if (view.kind === 'translation') return [];
    const label = nameOf(view);
    const value = shownValue(queue, view.unit);
    if (view.unit === STORY && Array.isArray(value))
      return (value as string[]).map((plain, part) => [
        slotOfPart(STORY, part),
        { plain, label: `${label} ${part + 1}`, lines: true },
      ]);
    const plain = isTypedInPlace(view) ? (typeof value === 'string' ? value : '') : null;
    return [[view.unit, { plain, label, lines: false }]];
  });
  return Object.fromEntries(entries);
}

const clean = (text: string) => text.replaceAll(/(?!\n)[\p{Cc}\u00ad\u200b\ufeff]/gu, '');
const line = (text: string) => clean(text).replaceAll(/\s+/g, ' ').trim();

/**
 * The unit's value with what was typed into one slot of it. `shown` is the value before; a paragraph with line ends becomes several.
 * Null where nothing is left: the page speaks again.
 */
export function typedValue(slot: string, typed: string, shown: unknown): unknown {
  const { part } = partOfSlot(slot);
  if (part === null) return line(typed) || null;
  const paragraphs = Array.isArray(shown) ? (shown as string[]) : [];
  const now = paragraphs.toSpliced(part, 1, ...clean(typed).split('\n').map(line).filter(Boolean));
  return now.length > 0 ? now : null;
}
