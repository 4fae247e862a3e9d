/** A person with a keyboard and ears: what has the focus after each press, whether it can be seen, and what was said. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilFound } from './silence.ts';

export interface Keyboard {
  /** Presses a key; fails unless something that can be seen has the focus afterwards. */
  press: (key: string) => Promise<void>;
  /** Presses Tab until `found` likes what has the focus. */
  tabTo: (found: (focused: Focused) => boolean) => Promise<void>;
  type: (text: string) => Promise<void>;
  focused: () => Promise<Focused>;
  /** Waits until something like this was said, and forgets everything said so far. */
  heard: (what: RegExp | string) => Promise<void>;
}
export interface Focused {
  tag: string;
  id: string;
  /** Accessible name, nearly: label, label of the group, or text. */
  text: string;
  /** Why it cannot be seen; empty when it can. */
  hidden: string;
}

/** Listens from the first page on: call it before the visit. */
export async function newKeyboard(page: Page): Promise<Keyboard> {
  let said: string[] = [];
  await page.exposeFunction('vetrinaHeard', (text: string) => void said.push(text));
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const hear = (node: Node) => {
      const at = node instanceof Element ? node : node.parentElement;
      const text = node.textContent?.trim();
      const speaks =
        at?.closest('[role="status"], [role="alert"], output, [aria-live]') ?? at?.querySelector('[role="alert"]');
      if (text && speaks && !speaks.closest('[inert]'))
        (globalThis as unknown as { vetrinaHeard: (text: string) => void }).vetrinaHeard(text);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        if (type === 'characterData') hear(target);
        else addedNodes.forEach(hear);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

  const focused = (): Promise<Focused> =>
    page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return { tag: 'BODY', id: '', text: '', hidden: 'nothing has the focus' };
      const named = at.id ? document.querySelector(`label[for="${CSS.escape(at.id)}"]`) : null;
      const byId = (at.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      const text =
        at.getAttribute('aria-label') ??
        (byId.join(' ').trim() || (named ?? at.closest('label') ?? at).textContent) ??
        '';
      // What is drawn for a hidden box is its label.
      const seen = at.getBoundingClientRect().width > 2 ? at : (at.closest('label') ?? at);
      const box = seen.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      const enough = right - left > 2 && bottom - top >= Math.min(box.height, 20) - 1;
      const over = enough ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
      const free =
        over &&
        (seen.contains(over) || over.contains(seen) || over.closest('label') === (at.closest('label') ?? named));
      const hidden = !enough
        ? `out of the window: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`
        : free
          ? ''
          : `under ${over?.outerHTML.slice(0, 100)}`;
      return { tag: at.tagName, id: at.id, text: text.trim().replace(/\s+/g, ' '), hidden };
    });

  async function press(key: string) {
    await page.keyboard.press(key);
    // A window that opens, a screen that comes: for as long as something changes.
    await untilFound(
      focused,
      ({ hidden, tag, text }) => expect(hidden, `why ${tag} ${text.slice(0, 60)} cannot be seen`).toBe(''),
      8,
    );
  }
  return {
    press,
    focused,
    type: (text) => page.keyboard.type(text),
    async tabTo(found) {
      for (let presses = 0; presses < 250; presses++) {
        if (found(await focused())) return;
        await press('Tab');
      }
      throw new Error('the keyboard does not get there');
    },
    async heard(what) {
      await untilFound(
        () => said,
        (lines) => {
          const all = lines.join('\n');
          if (typeof what === 'string') expect(all).toContain(what);
          else expect(all).toMatch(what);
        },
      );
      said = [];
    },
  };
}
