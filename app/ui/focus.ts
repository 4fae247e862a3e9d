/** The focus of the keyboard: moved in one way, and never lost. */

/**
 * Gives the focus to any element; one that takes none by itself (a heading, a section) is made to, outside the order of Tab.
 * The window is there at once: while it still glides, the next press of Tab finds its place in view and scrolls no further,
 * and the glide leads away from it.
 */
export function moveFocus(target: Element | null | undefined, { preventScroll = false }: FocusOptions = {}): void {
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  if (!preventScroll) target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Leads the eyes and the focus to a part of the page. */
export function goTo(part: Element | null): void {
  part?.scrollIntoView({ block: 'start' });
  moveFocus(part, { preventScroll: true });
}

/** What a person takes for one place of the page. */
const PLACES = 'main, section, form, fieldset, article, aside, nav, li, dialog';
const HEADINGS = 'h1, h2, h3, legend';

/** The heading of the nearest place that is still there, or the place itself. */
function nearest(path: readonly Element[]): Element | null {
  const place =
    path.find((each) => each.isConnected && each.matches(PLACES) && each.checkVisibility()) ??
    document.querySelector('main');
  const heading = [...(place?.querySelectorAll(HEADINGS) ?? [])].find((each) => each.checkVisibility());
  return heading ?? place ?? null;
}

/**
 * Follows the focus. When what had it is taken from the page, hidden or switched off (a button that was pressed and has
 * done its work), and nothing else moved it, the focus goes to the heading of where it was: at the top of the page
 * whoever uses the keyboard would have to find the way again. Returns how to stop.
 */
export function keepFocus(): () => void {
  /** What had the focus last, and everything around it. */
  let path: Element[] = [];
  let waiting = 0;

  const homeless = () => document.activeElement === null || document.activeElement === document.body;
  const gone = (at: Element) => !at.isConnected || at.matches(':disabled') || !at.checkVisibility();
  const look = () => {
    waiting = 0;
    const [at] = path;
    if (!at || !homeless() || !gone(at)) return;
    const to = nearest(path.slice(1));
    path = [];
    moveFocus(to);
  };
  const remember = ({ target }: FocusEvent) => {
    path = [];
    for (let each = target instanceof Element ? target : null; each; each = each.parentElement) path.push(each);
  };
  // A press beside everything takes the focus away on purpose.
  const forget = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('a, button, input, select, textarea, summary, label')) path = [];
  };
  // One drawing later: whoever moves the focus with a purpose has done so by then.
  const watcher = new MutationObserver(() => {
    if (path.length > 0 && !waiting && homeless()) waiting = requestAnimationFrame(look);
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'inert'],
  });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
    watcher.disconnect();
    cancelAnimationFrame(waiting);
  };
}
