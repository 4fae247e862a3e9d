/** Runs inside the frame as it stands here (bridge.ts): it may name nothing outside of itself. */

/** What moved between two drawings of a page is moved in the page that is seen; `keep` has the caret and stays as it is. */
export type Redraw = (live: Node, before: Node, now: Node, keep: Element | null) => void;

export function redraw(live: Node, before: Node, now: Node, keep: Element | null): void {
  const within = (node: Node): boolean => keep !== null && node.contains(keep);
  /** Where the caret's text stands in the new drawing: by its slot, and which of those with this slot it is. */
  const counterpart = (root: Element): Element | null => {
    if (!keep) return null;
    const slot = keep.getAttribute('data-e');
    const same = (node: Element) =>
      [...node.querySelectorAll('[data-e]')].filter((one) => one.getAttribute('data-e') === slot);
    return same(root)[same(live as Element).indexOf(keep)] ?? null;
  };
  const attributes = (to: Element, from: Element): void => {
    const gone = [...to.attributes].filter(({ name }) => !from.hasAttribute(name));
    for (const { name } of gone) to.removeAttribute(name);
    for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
  };
  const step = (seen: Node, old: Node, fresh: Node): void => {
    if (seen === keep || old.isEqualNode(fresh)) return;
    if (seen instanceof Element && fresh instanceof Element && seen.tagName === fresh.tagName) {
      const [a, b, c] = [[...seen.childNodes], [...old.childNodes], [...fresh.childNodes]];
      if (a.length === c.length && b.length === c.length) {
        attributes(seen, fresh);
        for (const [at, child] of a.entries()) step(child, b[at] as Node, c[at] as Node);
        return;
      }
      if (within(seen)) {
        around(seen, fresh);
        return;
      }
    }
    if (seen.nodeType === 3 && fresh.nodeType === 3) seen.nodeValue = fresh.nodeValue;
    // What holds the caret and has no place in the new drawing stays until the caret has gone.
    else if (!within(seen)) seen.parentNode?.replaceChild(document.importNode(fresh, true), seen);
  };
  /** Children came or went beside the caret: all but the one that holds it are made anew. */
  const around = (seen: Element, fresh: Element): void => {
    const target = counterpart(fresh);
    const held = [...seen.childNodes].find((child) => within(child));
    const place = target && [...fresh.childNodes].find((child) => child.contains(target));
    if (!held || !place) return;
    const others = [...seen.childNodes].filter((child) => child !== held);
    for (const child of others) child.remove();
    let before = true;
    for (const child of fresh.childNodes) {
      if (child === place) before = false;
      else if (before) seen.insertBefore(document.importNode(child, true), held);
      else seen.append(document.importNode(child, true));
    }
    if (held !== keep) step(held, held, place);
  };
  step(live, before, now);
}
