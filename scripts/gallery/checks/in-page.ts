/** Checks that run inside the page; each is a function of its own, sent there as text, so none may use another. */
import type { Found } from './fault.ts';

/** Nothing wider than the window, nothing raw. */
export function judgeBox(): Found[] {
  const found: Found[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !element.closest('[popover]'),
    );
    const names = wide.slice(0, 4).map((element) => `${element.tagName}.${element.className}`);
    found.push({ check: 'overflow', text: `scrolls sideways: ${names.join(', ')}` });
  }
  if (/undefined|\[object|\{[a-z]+\}|\bNaN\b/.test(document.body.innerText))
    found.push({ check: 'raw', text: 'a raw value stands in the text' });
  return found;
}

/** No box that promises something and holds nothing. */
export function judgeBoxes(): Found[] {
  const empty = [
    ...document.querySelectorAll('main section, article, li, dd, dt, figure, blockquote, button, a, h2, h3'),
  ]
    .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
    .filter((element) => (element.textContent ?? '').trim() === '' && !element.querySelector('img, svg'))
    .filter((element) => element.getBoundingClientRect().height > 4 && !element.matches('[aria-hidden=true] *, .now'));
  return empty.map((element) => ({ check: 'empty', text: `${element.tagName}.${element.className} holds nothing` }));
}

/** One h1, large enough beside the text or as large as its longest word lets it be; in titles no word broken, no line of the h1 with one short word alone. */
export function judgeHeadings(): Found[] {
  const found: Found[] = [];
  const width = document.documentElement.clientWidth;
  const heads = document.querySelectorAll('h1');
  if (heads.length !== 1) found.push({ check: 'h1', text: `${heads.length} h1` });
  const [head] = heads;
  if (!head || document.querySelector('.plain')) return found;
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const ratio = size(head) / size(document.body);
  const wanted = width >= 1024 ? 3.5 : width >= 390 ? 2.5 : 0;
  const lines = new Map<number, string[]>();
  let widest = 0;
  for (const title of document.querySelectorAll('h1, h2, h3, .name')) {
    if (!title.checkVisibility()) continue;
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Words that a space binds stand together.
      for (const bound of title === head ? (node.textContent ?? '').matchAll(/[^ \n\u00ad\u200b]+/gu) : []) {
        const range = document.createRange();
        range.setStart(node, bound.index);
        range.setEnd(node, bound.index + bound[0].length);
        if (size(node.parentElement ?? head) === size(head))
          widest = Math.max(widest, range.getBoundingClientRect().width);
      }
      for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’']+/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top / 4)));
        if (tops.size > 1) found.push({ check: 'words', text: `"${word[0]}" is broken in ${title.tagName}` });
        const bottom = Math.round(range.getBoundingClientRect().bottom / 8);
        if (title === head) lines.set(bottom, [...(lines.get(bottom) ?? []), word[0]]);
      }
    }
  }
  // A word that fills its column cannot be larger without being broken.
  if (ratio < wanted && widest < 0.8 * head.clientWidth)
    found.push({ check: 'h1 size', text: `${ratio.toFixed(2)} times the text, wanted ${wanted}` });
  for (const words of lines.size > 1 ? lines.values() : []) {
    if (words.length === 1 && words[0] && words[0].length <= 3)
      found.push({ check: 'short line', text: `"${words[0]}" stands alone on a line of the h1` });
  }
  return found;
}

/**
 * Fingers: 44 pixels each way, 8 between two unless both are twice as large, as the photos of a wall are. Links inside
 * running text are exempt, as in WCAG 2.5.8.
 */
export function judgeTargets(): Found[] {
  const found: Found[] = [];
  const fixed = (element: Element): boolean =>
    element !== document.documentElement &&
    (getComputedStyle(element).position === 'fixed' ||
      (element.parentElement !== null && fixed(element.parentElement)));
  const targets = [...document.querySelectorAll('a, button, summary')]
    .filter((target) => target.checkVisibility() && !target.closest('[popover]') && !target.matches('.skip'))
    .filter((target) => target.closest('p') === null || getComputedStyle(target).display !== 'inline')
    .map((target) => ({ target, rect: target.getBoundingClientRect(), bar: fixed(target) }))
    .filter(({ rect }) => rect.width > 0);
  const name = (target: Element) => (target.textContent ?? '').trim().slice(0, 24) || target.className;
  for (const { target, rect } of targets) {
    if (rect.height < 43.5 || rect.width < 43.5)
      found.push({
        check: 'targets',
        text: `${Math.round(rect.width)} × ${Math.round(rect.height)}: ${name(target)}`,
      });
  }
  for (const [index, one] of targets.entries()) {
    for (const other of targets.slice(index + 1)) {
      if (one.bar !== other.bar || one.target.contains(other.target) || other.target.contains(one.target)) continue;
      if ([one, other].every(({ rect }) => Math.min(rect.width, rect.height) >= 88)) continue;
      const across = Math.max(one.rect.left - other.rect.right, other.rect.left - one.rect.right);
      const down = Math.max(one.rect.top - other.rect.bottom, other.rect.top - one.rect.bottom);
      const gap = Math.max(across, down);
      if (gap < 7.5)
        found.push({ check: 'gaps', text: `${Math.round(gap)} px: ${name(one.target)} | ${name(other.target)}` });
    }
  }
  return found;
}

/** Photos arrive, are described, not blown up, and show their subject. */
export function judgePictures(): Found[] {
  const found: Found[] = [];
  for (const image of document.images) {
    const box = image.getBoundingClientRect();
    if (box.width === 0 || !image.checkVisibility()) continue;
    if (image.complete && image.naturalWidth === 0)
      found.push({ check: 'pictures', text: `without pixels: ${image.currentSrc.slice(0, 60)}` });
    if (!image.hasAttribute('alt')) found.push({ check: 'pictures', text: 'without alt' });
    const pixels = Number(/-(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1] ?? 0);
    if (pixels === 0) continue;
    const [w, h] = [image.width, image.height];
    const [natural, tall] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
    const scale =
      getComputedStyle(image).objectFit === 'cover' ? Math.max(w / natural, h / tall) : Math.min(w / natural, h / tall);
    if (scale * natural > 1.25 * pixels)
      found.push({
        check: 'upscaled',
        text: `${pixels} pixels drawn at ${Math.round(scale * natural)}: ${image.alt.slice(0, 40)}`,
      });
    const focal = getComputedStyle(image).getPropertyValue('--focal');
    const [x = 50, y = 50] = focal.split(' ').map((part) => Number.parseFloat(part));
    const [left = 50, top = 50] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((part) => Number.parseFloat(part));
    // Where the subject lies in the box, and whether anything that clips the box cuts it away.
    const spot = {
      x: box.left + ((w - natural * scale) * left) / 100 + (natural * scale * x) / 100,
      y: box.top + ((h - tall * scale) * top) / 100 + (tall * scale * y) / 100,
    };
    for (let clip: Element | null = image; clip && clip !== document.body; clip = clip.parentElement) {
      if (clip !== image && getComputedStyle(clip).overflow === 'visible') continue;
      const edge = clip.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(getComputedStyle(clip).overflowX);
      const out =
        spot.y < edge.top || spot.y > edge.bottom || (!scrolls && (spot.x < edge.left || spot.x > edge.right));
      if (out) {
        found.push({ check: 'subject', text: `cut away: ${image.alt.slice(0, 40)}` });
        break;
      }
    }
  }
  return found;
}

/** Distinct sizes, weights and families of the text that can be seen; a drawing made of letters is no text. */
export function readType(): { sizes: number[]; weights: string[]; families: string[] } {
  const sizes = new Set<number>();
  const weights = new Set<string>();
  const families = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest('[popover], .skip, .vh, .art, script, style'))
      continue;
    if (!element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    sizes.add(Math.round(Number.parseFloat(style.fontSize)));
    weights.add(style.fontWeight);
    families.add(style.fontFamily.split(',')[0] ?? '');
  }
  return { sizes: [...sizes].toSorted((a, b) => a - b), weights: [...weights].toSorted(), families: [...families] };
}
