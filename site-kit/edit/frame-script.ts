/**
 * The hands on the page of a draft, inside its frame: walk, type, leave. It runs there as it stands here (bridge.ts), so it may name
 * nothing outside of itself but what it is given. It knows no site and no person, and hears one window once.
 */
import type { CaretTo, LettersBefore } from './carets.ts';
import type { FromFrame, SlotInfo, Slots, ToFrame } from './messages.ts';
import type { Redraw } from './redraw.ts';
import type { AnchorAt, Settle, StopsOf } from './stops.ts';

interface Given {
  redraw: Redraw;
  stopsOf: StopsOf;
  settle: Settle;
  anchorAt: AnchorAt;
  lettersBefore: LettersBefore;
  caretTo: CaretTo;
  version: number;
  css: string;
}

export function frameScript({ redraw, stopsOf, settle, anchorAt, lettersBefore, caretTo, version, css }: Given): void {
  const shells = (document.currentScript?.dataset.shell ?? '').split(' ');
  const live = document.body;
  const own = new CSSStyleSheet();
  const drawn = new CSSStyleSheet();
  own.replaceSync(css);
  document.adoptedStyleSheets = [own];
  document.currentScript?.remove();
  let before: Element = live.cloneNode(true) as Element;
  let style = [...document.head.querySelectorAll('style')].map((one) => one.textContent).join('');
  let port: MessagePort | null = null;
  let slots: Slots = {};
  let at: HTMLElement | null = null;
  let typing: { el: HTMLElement; began: string } | null = null;
  let waiting: string | null = null;
  let byHand = false;
  const left = new Set<HTMLElement>();
  const tell = (message: FromFrame): void => port?.postMessage(message);

  const slotOf = (el: Element): string => el.getAttribute('data-e') ?? '';
  const anchors = (): HTMLElement[] => [...live.querySelectorAll<HTMLElement>('[data-e]')];
  const infoOf = (el: Element): SlotInfo | undefined => slots[slotOf(el)];
  /** As it was typed, whatever letters the layout sets it in. */
  const lineOf = (node: Node): string => (node.nodeName === 'BR' ? '\n' : (node.textContent ?? ''));
  const written = (el: HTMLElement): string => [...el.childNodes].map(lineOf).join('').replace(/\n$/, '');

  function mark(el: HTMLElement | null): void {
    for (const other of live.querySelectorAll('[data-on]')) {
      other.removeAttribute('data-on');
      other.removeAttribute('tabindex');
    }
    at = el;
    el?.setAttribute('data-on', '');
    el?.setAttribute('tabindex', '-1');
  }
  function goTo(el: HTMLElement): void {
    mark(el);
    el.focus({ preventScroll: true });
    el.scrollIntoView({ block: 'nearest' });
    tell({ type: 'at', slot: slotOf(el) });
  }

  function begin(el: HTMLElement, point?: { x: number; y: number }): void {
    const info = infoOf(el);
    if (!info || typing?.el === el) return;
    end();
    mark(el);
    if (info.plain === null) {
      tell({ type: 'pick', slot: slotOf(el) });
      return;
    }
    const letters = point ? lettersBefore(el, point.x, point.y) : null;
    typing = { el, began: info.plain };
    el.textContent = info.plain;
    el.setAttribute('contenteditable', 'plaintext-only');
    el.setAttribute('role', 'textbox');
    el.setAttribute('aria-label', info.label);
    if (info.lines) el.setAttribute('aria-multiline', 'true');
    el.focus();
    caretTo(el, letters);
    tell({ type: 'pick', slot: slotOf(el) });
  }
  function end(): void {
    if (!typing) return;
    const { el } = typing;
    typing = null;
    for (const name of ['contenteditable', 'role', 'aria-label', 'aria-multiline']) el.removeAttribute(name);
    left.add(el);
    tell({ type: 'leave', slot: slotOf(el) });
    if (waiting !== null) draw(waiting);
  }
  function type(): void {
    if (typing) tell({ type: 'type', slot: slotOf(typing.el), value: written(typing.el) });
  }

  function draw(html: string): void {
    // A paragraph that becomes two is two when its author has left it.
    if (typing && written(typing.el).includes('\n')) {
      waiting = html;
      return;
    }
    waiting = null;
    let look = '';
    // The policy names the style that the page came with, for a document that is parsed too: what a script sets is the script's.
    const bare = html.replaceAll(/<style>([^]*?)<\/style>/g, (_, rules: string) => {
      look += rules;
      return '';
    });
    const fresh = new DOMParser().parseFromString(bare, 'text/html');
    if (look !== style) {
      style = look;
      for (const sheet of document.head.querySelectorAll('style')) sheet.disabled = true;
      drawn.replaceSync(look);
      document.adoptedStyleSheets = [drawn, own];
    }
    const slot = at && slotOf(at);
    redraw(live, before, fresh.body, typing?.el ?? null);
    before = fresh.body;
    settle(left, live, before);
    left.clear();
    if (at && !typing) {
      const again = at.isConnected ? at : (anchors().find((el) => slotOf(el) === slot) ?? null);
      mark(again);
      if (document.hasFocus()) again?.focus({ preventScroll: true });
    }
    runScripts();
  }
  /** What the page's own script says of now. Its hash is in the policy. */
  function runScripts(): void {
    for (const old of live.querySelectorAll('script:not([src])')) {
      const again = document.createElement('script');
      again.textContent = old.textContent;
      old.replaceWith(again);
    }
  }

  function hear({ data }: MessageEvent<ToFrame>): void {
    if (data.type === 'draw') {
      slots = data.slots;
      if (data.html !== null) draw(data.html);
    } else if (data.type === 'done') {
      end();
    } else {
      const el = stopsOf(live, slots).find((one) => slotOf(one) === data.slot);
      if (!el) return;
      goTo(el);
      if (data.type === 'edit') begin(el);
    }
  }
  function walk(step: 1 | -1): void {
    const all = stopsOf(live, slots);
    const here = at ? all.findIndex((el) => slotOf(el) === slotOf(at as HTMLElement)) : -1;
    const next = all[here === -1 && step === -1 ? all.length - 1 : here + step];
    if (next) goTo(next);
    else {
      mark(null);
      tell({ type: 'key', key: step === 1 ? 'next' : 'previous', slot: null });
    }
  }

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const { key } = event;
    const command = event.ctrlKey || event.metaKey;
    const act = (what: () => void): void => {
      event.preventDefault();
      event.stopPropagation();
      what();
    };
    if (key === 'Tab') {
      act(() => {
        end();
        walk(event.shiftKey ? -1 : 1);
      });
    } else if (typing) {
      const { el, began } = typing;
      if (key === 'Escape')
        act(() => {
          el.textContent = began;
          type();
          end();
          goTo(el);
        });
      else if (key === 'Enter' && !infoOf(el)?.lines)
        act(() => {
          end();
          goTo(el);
        });
    } else if (command && (key.toLowerCase() === 'z' || key.toLowerCase() === 'y')) {
      const isForth = event.shiftKey || key.toLowerCase() === 'y';
      act(() => tell({ type: 'key', key: isForth ? 'redo' : 'undo', slot: null }));
    } else if (key === '/' && !command && !event.altKey) {
      act(() => tell({ type: 'key', key: 'list', slot: null }));
    } else if (at && event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      const slot = slotOf(at);
      act(() => tell({ type: 'key', key: key === 'ArrowUp' ? 'up' : 'down', slot }));
    } else if (at && key === 'Enter') {
      const el = at;
      act(() => begin(el));
    } else if (key === 'Escape') {
      act(() => {
        mark(null);
        tell({ type: 'key', key: 'next', slot: null });
      });
    }
  }

  document.addEventListener('keydown', onKey, true);
  document.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) type();
  });
  document.addEventListener('compositionend', type);
  document.addEventListener('pointerdown', () => (byHand = true), true);
  addEventListener('blur', () => (byHand = false));
  // The first Tab into the frame leads to a link of the page: the units are what there is to do here.
  document.addEventListener('focusin', ({ target }) => {
    if (!typing && !at && !byHand && target instanceof HTMLElement && !target.closest('[data-e]') && target !== live)
      walk(1);
  });
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const el = anchorAt(target);
      if (el && el === typing?.el) return;
      if (el && infoOf(el)) {
        event.preventDefault();
        event.stopPropagation();
        begin(el, { x: event.clientX, y: event.clientY });
        return;
      }
      end();
      // Nothing leads away from the page that is being written.
      if (target?.closest('a[href]:not([href^="#"])')) event.preventDefault();
    },
    true,
  );

  addEventListener('message', (event: MessageEvent<{ version?: number } | null>) => {
    const [given] = event.ports;
    if (port || !given || event.source !== parent || !shells.includes(event.origin) || event.data?.version !== version)
      return;
    port = given;
    port.addEventListener('message', hear);
    port.start();
  });
  parent.postMessage({ canvas: 'ready', version }, '*');
}
