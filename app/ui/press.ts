/**
 * Nothing may move under a finger: what would draw the screen anew because a field was left, or because an answer came,
 * waits until the press that is under way has become a click.
 */
let pressed = false;
const waiting = new Set<() => void>();

function release(): void {
  pressed = false;
  // The click comes after the release, in the same breath; on a touch screen the mouse's events come after it, too.
  setTimeout(() => {
    if (pressed) return;
    const acts = [...waiting];
    waiting.clear();
    for (const act of acts) act();
  });
}

if (typeof window !== 'undefined') {
  const listen = (types: string[], hear: (event: Event) => void) => {
    for (const type of types) window.addEventListener(type, hear, { capture: true, passive: true });
  };
  listen(['pointerdown', 'mousedown'], () => {
    pressed = true;
  });
  listen(['pointerup', 'pointercancel', 'mouseup', 'click', 'dragend'], release);
  // A release that this window was not told of: over a native list, or outside.
  listen(['pointermove', 'keydown'], (event) => {
    if (pressed && !(event instanceof MouseEvent && event.buttons > 0)) release();
  });
}

/** Runs `act` at once, or as soon as nothing is pressed any more. */
export function afterPress(act: () => void): void {
  if (pressed) waiting.add(act);
  else act();
}

/** Resolves at once, or as soon as nothing is pressed any more. */
export const noPress = (): Promise<void> => new Promise((resolve) => afterPress(resolve));
