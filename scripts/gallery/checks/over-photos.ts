/** Text on photos: the pixels really behind each line, against the colour of its letters. */
import { converter, wcagContrast } from 'culori';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Fault } from './fault.ts';

const LEAST = 4.5;
/** Specks do not count: the brightest (or darkest) 2 % of the pixels do. */
const SPECKS = 0.02;
const rgb = converter('rgb');

interface Line {
  text: string;
  color: string;
  opacity: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in the page: lines of text that lie on a picture, which are then made invisible. */
function hideLines(): Line[] {
  const pictures = [...document.images]
    .filter((image) => !image.closest('[popover]') && image.checkVisibility())
    .map((image) => image.getBoundingClientRect());
  const lines: Line[] = [];
  const hidden = new Set<HTMLElement>();
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const fixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || fixed(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest('[popover], .skip, .vh, script')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || fixed(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height, right, bottom } of range.getClientRects()) {
      const over = pictures.some(
        (box) => x < box.right - 2 && right > box.left + 2 && y < box.bottom - 2 && bottom > box.top + 2,
      );
      if (!over || width < 2) continue;
      const { color } = getComputedStyle(element);
      const text = node.textContent.trim().slice(0, 30);
      lines.push({ text, color, opacity: opacityOf(element), x, y: y + scrollY, width, height });
      hidden.add(element);
      // The line above it too, whose letters reach down into this one's.
      const block = element.closest<HTMLElement>('h1, h2, h3, p, li, dd');
      if (block) hidden.add(block);
    }
  }
  for (const element of hidden) {
    for (const property of ['color', '-webkit-text-fill-color', 'text-decoration-color'])
      element.style.setProperty(property, 'transparent', 'important');
    element.style.setProperty('text-shadow', 'none', 'important');
    element.style.setProperty('transition', 'none', 'important');
  }
  return lines;
}

/** The page is spoilt afterwards: its text on photos can no longer be seen. */
export async function textOverPhotos(page: Page): Promise<Fault[]> {
  const lines = await page.evaluate(hideLines);
  if (lines.length === 0) return [];
  const shot = await page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled' });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const faults = new Map<string, Fault>();
  for (const line of lines) {
    const ratio = worstContrast(line, data, info.width, info.height);
    if (ratio < LEAST)
      faults.set(line.text, { check: 'text on photos', text: `${ratio.toFixed(2)} to 1: ${line.text}` });
  }
  return [...faults.values()];
}

function worstContrast(line: Line, data: Buffer, width: number, height: number): number {
  const ground: { r: number; g: number; b: number; light: number }[] = [];
  const step = Math.max(1, Math.floor(Math.sqrt((line.width * line.height) / 4000)));
  for (let y = Math.max(0, Math.ceil(line.y)); y < Math.min(height, line.y + line.height); y += step) {
    for (let x = Math.max(0, Math.ceil(line.x)); x < Math.min(width, line.x + line.width); x += step) {
      const at = (y * width + x) * 3;
      const [r, g, b] = [(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255];
      ground.push({ r, g, b, light: 0.2126 * r ** 2.2 + 0.7152 * g ** 2.2 + 0.0722 * b ** 2.2 });
    }
  }
  if (ground.length === 0) return 21;
  ground.sort((one, other) => one.light - other.light);
  const edges = [SPECKS, 1 - SPECKS].map((share) => ground[Math.floor(share * (ground.length - 1))]);
  const ink = rgb(line.color);
  if (!ink) return 21;
  const alpha = (ink.alpha ?? 1) * line.opacity;
  return Math.min(
    ...edges.map((under) => {
      if (!under) return 21;
      const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
      const seen = { mode: 'rgb' as const, r: mix(ink.r, under.r), g: mix(ink.g, under.g), b: mix(ink.b, under.b) };
      return wcagContrast(seen, { mode: 'rgb', r: under.r, g: under.g, b: under.b });
    }),
  );
}
