/** Runs inside the page, sent there as text: what it uses stands within it. */
import type { Found } from './fault.ts';

/**
 * No words over other words. Art (a figure behind a headline) may lie under text, but not under other art; bars that stay
 * in the window are left out.
 */
export function judgeOverlaps(): Found[] {
  interface Line {
    text: string;
    owner: Element;
    isArt: boolean;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!owner || text === '' || !owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const clips: DOMRect[] = [];
    let stays = owner.closest('[popover]') !== null;
    for (let around: Element | null = owner; around && around !== document.body; around = around.parentElement) {
      const { position, overflow } = getComputedStyle(around);
      if (position === 'fixed' || position === 'sticky') stays = true;
      if (overflow !== 'visible') clips.push(around.getBoundingClientRect());
    }
    if (stays) continue;
    const isArt = owner.closest('.art') !== null;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      // Letters fill the middle of their line; above and below it neighbours may touch.
      const inset = rect.height / 4;
      const { left, right } = rect;
      const seen = { text, owner, isArt, left, right, top: rect.top + inset, bottom: rect.bottom - inset };
      for (const clip of clips) {
        seen.left = Math.max(seen.left, clip.left);
        seen.right = Math.min(seen.right, clip.right);
        seen.top = Math.max(seen.top, clip.top);
        seen.bottom = Math.min(seen.bottom, clip.bottom);
      }
      if (seen.right - seen.left > 4 && seen.bottom - seen.top > 4) lines.push(seen);
    }
  }
  const found = new Set<string>();
  const byTop = lines.toSorted((one, other) => one.top - other.top);
  byTop.forEach((one, index) => {
    for (let next = index + 1; next < byTop.length; next += 1) {
      const other = byTop[next];
      if (!other || other.top >= one.bottom) break;
      if (one.isArt !== other.isArt || one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - other.top;
      if (wide > 4 && high > 4) found.add(`“${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}”`);
    }
  });
  return [...found].map((text) => ({ check: 'text on text', text }));
}
