/** Both run inside the frame as they stand here (bridge.ts): they may name nothing outside of themselves. */

export type LettersBefore = (el: HTMLElement, x: number, y: number) => number | null;
export type CaretTo = (el: HTMLElement, letters: number | null) => void;

/** Letters of a text before a point of the page, as they are typed: without the places where a line may break. */
export function lettersBefore(el: HTMLElement, x: number, y: number): number | null {
  const point = document.caretPositionFromPoint?.(x, y);
  if (!point || !el.contains(point.offsetNode)) return null;
  const range = document.createRange();
  range.setStart(el, 0);
  range.setEnd(point.offsetNode, point.offset);
  return range.toString().replaceAll(/[\u00ad\u200b\u2060]/g, '').length;
}

/** Behind so many letters; behind all of them for null. */
export function caretTo(el: HTMLElement, letters: number | null): void {
  const text = el.firstChild;
  const range = document.createRange();
  if (text && letters !== null) range.setStart(text, Math.min(letters, text.nodeValue?.length ?? 0));
  else range.selectNodeContents(el);
  range.collapse(letters !== null);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}
