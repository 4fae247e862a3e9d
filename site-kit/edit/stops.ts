/** All run inside the frame as they stand here (bridge.ts): they may name nothing outside of themselves. */
import type { Slots } from './messages.ts';

export type StopsOf = (root: HTMLElement, slots: Slots) => HTMLElement[];
export type AnchorAt = (target: Element | null) => HTMLElement | null;
export type Settle = (left: ReadonlySet<HTMLElement>, live: Element, drawn: Element) => void;

/** Where the keyboard stops: each unit once, where it is seen first. */
export function stopsOf(root: HTMLElement, slots: Slots): HTMLElement[] {
  const met = new Set<string>();
  return [...root.querySelectorAll<HTMLElement>('[data-e]')].filter((el) => {
    const slot = el.dataset.e ?? '';
    const range = document.createRange();
    range.selectNodeContents(el);
    const isSeen = range.getClientRects().length > 0 && !el.closest('[popover]:not(:popover-open),dialog:not([open])');
    return isSeen && slot in slots && !met.has(slot) && met.add(slot);
  });
}

/** Texts that were typed in stand as the page sets them: bound, broken, in two parts. */
export function settle(left: ReadonlySet<HTMLElement>, live: Element, drawn: Element): void {
  for (const el of left) {
    const same = (root: Element) =>
      [...root.querySelectorAll<HTMLElement>('[data-e]')].filter((one) => one.dataset.e === el.dataset.e);
    const now = el.isConnected ? same(drawn)[same(live).indexOf(el)] : undefined;
    if (now) el.replaceChildren(...[...now.childNodes].map((child) => document.importNode(child, true)));
  }
}

/** What a tap means: what it hits, or the one text of the line that it hits beside its letters. */
export function anchorAt(target: Element | null): HTMLElement | null {
  const hit = target?.closest<HTMLElement>('[data-e]') ?? null;
  if (hit || !target?.matches('h1,h2,h3,h4,p,li,a,span,dt,dd,figcaption,strong,em')) return hit;
  const inside = target.querySelectorAll<HTMLElement>('[data-e]');
  return inside.length === 1 ? (inside[0] ?? null) : null;
}
