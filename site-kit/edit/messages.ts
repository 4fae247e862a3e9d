/** What the screen of the editor and the page in its frame say to each other, over one port (owner.md 5). Browser-safe. */

/** Both ends say it once; another one is not spoken to. */
export const CANVAS_VERSION = 1;

/** What the frame must know of a slot to let somebody type into it. `plain` null: its field opens beside the page. */
export interface SlotInfo {
  plain: string | null;
  /** What a screen reader calls it. */
  label: string;
  /** It may have several lines. */
  lines: boolean;
}
export type Slots = Readonly<Record<string, SlotInfo>>;

export type ToFrame =
  /** The page by now; `html` null where only the slots moved. */
  | { type: 'draw'; html: string | null; slots: Slots }
  /** Into the text of this slot, or to its picture. */
  | { type: 'edit'; slot: string }
  | { type: 'focus'; slot: string }
  /** The text is written: out of it. */
  | { type: 'done' };

export const KEYS = ['undo', 'redo', 'list', 'up', 'down', 'next', 'previous'] as const;
export type FrameKey = (typeof KEYS)[number];
export type FromFrame =
  | { type: 'at'; slot: string }
  | { type: 'pick'; slot: string }
  | { type: 'type'; slot: string; value: string }
  | { type: 'leave'; slot: string }
  | { type: 'key'; key: FrameKey; slot: string | null };

/** Longer ones are no text that a unit takes. */
export const MOST_TYPED = 200_000;
const MOST_SLOT = 400;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

/** What the frame says, where it says something that is known; null for all else. It is trusted with nothing but that. */
export function readFromFrame(data: unknown): FromFrame | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, slot, value, key } = data as Record<string, unknown>;
  if (type === 'key') {
    const known = KEYS.find((one) => one === key);
    if (!known || !(slot === null || isText(slot, MOST_SLOT))) return null;
    return { type, key: known, slot };
  }
  if (!isText(slot, MOST_SLOT)) return null;
  if (type === 'at' || type === 'pick' || type === 'leave') return { type, slot };
  return type === 'type' && isText(value, MOST_TYPED) ? { type, slot, value } : null;
}
