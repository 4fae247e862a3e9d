import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A window of its own for each test: the module listens to the one it finds. */
let hear: EventTarget;
let afterPress: (act: () => void) => void;
beforeEach(async () => {
  hear = new EventTarget();
  vi.stubGlobal('window', hear);
  vi.stubGlobal('MouseEvent', class extends Event {});
  vi.resetModules();
  ({ afterPress } = await import('./press.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const told = (...types: string[]) => types.forEach((type) => hear.dispatchEvent(new Event(type)));
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

it('what would move the screen waits for the click', async () => {
  const seen: string[] = [];
  afterPress(() => seen.push('at once'));
  told('pointerdown', 'mousedown');
  afterPress(() => seen.push('after the click'));
  await soon();
  expect(seen).toEqual(['at once']);
  told('pointerup', 'mouseup');
  seen.push('released');
  told('click');
  await soon();
  expect(seen).toEqual(['at once', 'released', 'after the click']);
});

it('a touch that becomes a mouse later holds everything until that one is up', async () => {
  const seen: string[] = [];
  told('pointerdown', 'pointerup', 'mousedown');
  afterPress(() => seen.push('after'));
  await soon();
  expect(seen).toEqual([]);
  told('mouseup', 'click');
  await soon();
  expect(seen).toEqual(['after']);
});

it('a release outside the window is noticed at the next move or key', async () => {
  const seen: string[] = [];
  told('pointerdown');
  afterPress(() => seen.push('after'));
  told('keydown');
  await soon();
  expect(seen).toEqual(['after']);
});
