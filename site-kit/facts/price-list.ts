import { capitalized } from '../copy/typeset.ts';
import { withoutEmoji } from './emoji.ts';
import type { PriceGroup, PriceItem } from './facts.ts';
import { calmLabel } from './calm-capitals.ts';
import { sourced } from './plain.ts';
import { BARE, BARE_WHOLE, type PricedAt, priceOf } from './price.ts';
import { pairOf, sideBySide } from './side-by-side.ts';
import { variantsOf } from './variants.ts';

export const BULLET = /^(?:[-–—•·*▪►➤✓✔☑✅→»●○]|\p{Extended_Pictographic}|\uFE0F|\s)+/u;
const OPENING = /^[\s–—:.…_·|,;=→⇒➜➔>-]+/u;
const EDGE = /[\s–—:…_·|,;=→⇒➜➔>-]/u;

/**
 * Items of a free text, one a line: "name — price" by the last currency amount, detail in brackets or after a dash,
 * group titles on lines of their own. Null when it holds fewer than three items, because a list of two is a sentence.
 */
export function readPriceList(text: string, field: string): PriceGroup[] | null {
  const { lines, afterGap } = splitLines(text);
  const mostly = (mark: RegExp) => lines.filter((line) => mark.test(line)).length > lines.length / 2;
  const bare = mostly(BARE) ? BARE : mostly(BARE_WHOLE) ? BARE_WHOLE : null;
  const priced = lines.map((line) => priceOf(line, bare));
  const hasPrices = priced.some(Boolean);
  const groups: PriceGroup[] = [{ title: null, items: [] }];
  lines.forEach((line, index) => {
    const price = priced[index] ?? null;
    if (price === null && isTitle(line, hasPrices && Boolean(priced[index + 1]) && afterGap.has(line))) {
      groups.push({ title: titleText(line, field), items: [] });
      return;
    }
    const item = readItem(line, price, field);
    if (item) groups.at(-1)?.items.push(item);
  });
  const filled = groups.filter((group) => group.items.length > 0);
  return filled.reduce((sum, group) => sum + group.items.length, 0) >= 3 ? filled : null;
}

/** A label without the mark that makes it one. */
export const titleText = (line: string, field: string): PriceGroup['title'] =>
  sourced(calmLabel(withoutEmoji(line.replace(BULLET, '')).replace(/ ?[:?]$/u, '')), { kind: 'field', field });

/** A line for each item that it names: one thing in several ways, or two things. */
export function waysOf(line: string): string[] {
  const ways = variantsOf(line);
  return ways.length > 1 ? ways : pairOf(line);
}

/** Lines with letters in them; `afterGap` holds those that begin a block. */
function splitLines(text: string): { lines: string[]; afterGap: Set<string> } {
  const blocks = text.split(/\n{2,}/).map((block) =>
    block
      .split('\n')
      .flatMap((line) => sideBySide(line, true))
      .flatMap(waysOf)
      .map((line) => line.replace(BULLET, '').trim())
      .filter((line) => /\p{L}/u.test(line)),
  );
  const lines = blocks.flat();
  const afterGap = new Set(blocks.flatMap((block) => block.slice(0, 1)));
  const [only] = lines;
  if (lines.length !== 1 || only === undefined) return { lines, afterGap };
  const parts = only.split(/[,;•|]\s+/u).map((part) => part.trimEnd().replace(/\.$/u, ''));
  const isList = parts.length >= 3 && parts.every((part) => part.length <= 40 && /\p{L}/u.test(part));
  return { lines: isList ? parts : lines, afterGap };
}

function isTitle(line: string, opensPricedBlock: boolean): boolean {
  if (line.length > 50) return false;
  return (
    line.endsWith(':') ||
    (/\p{Lu}{4}/u.test(line) && !/\p{Ll}/u.test(line)) ||
    (opensPricedBlock && !/[–—(]|\s-\s/u.test(line))
  );
}

/**
 * Without the leaders and dashes around it; the full stop of an abbreviation stays. By hand, because an expression that tells
 * one dot at the end from many takes twice as long for each dot more of a dotted line.
 */
export function withoutEdges(text: string): string {
  const rest = text.replace(OPENING, '');
  let end = rest.length;
  for (;;) {
    if (EDGE.test(rest.charAt(end - 1))) end -= 1;
    else if (rest.endsWith('..', end)) while (rest.charAt(end - 1) === '.') end -= 1;
    else return rest.slice(0, end);
  }
}

const UNDER_AGE = /(?<=\p{L}\s)[–-]\s(?=(?:de\s)?\d{1,2}\s(?:ans|anni|años|years|ετών|χρονών))/u;
/** "Melata: finita, torna ad agosto", "Visita premium: 5 vini, formaggi" */
const NAMED = /^([^:]{2,40}):\s(\S.*)$/u;
/** Of a detail that was a sentence's end. */
const FULL_STOP = /(?<=\p{L}{4})\.$/u;
/** Stands where a price would stand. */
const FREE = /^(?:gratuit[oaie]?s?|gratis|free|δωρεάν)$/iu;

export function readItem(line: string, price: PricedAt | null, field: string): PriceItem | null {
  const source = { kind: 'field', field } as const;
  const before = price ? line.slice(0, price.start) : line;
  const rest = price ? withoutEdges(line.slice(price.start + price.text.length)).replace(/^\)+/u, '') : '';
  // "Visite guidate (€ 40 a gruppo).": the bracket was opened before the price.
  const after = /\(\s?$/u.test(before) ? rest.replace(/\)\.?$/u, '') : rest;
  const details: string[] = [];
  const inBrackets: string[] = [];
  let name = before.replace(/ ?\(([^()]{1,120})\)/u, (_, inside: string) => {
    inBrackets.push(inside.trim());
    return '';
  });
  // "Enfant - 7 ans" is a child under seven.
  name = name.replace(UNDER_AGE, '-');
  const parted = /^(.{2,60}?)\s+[–—-]\s+(\S.*)$/u.exec(withoutEdges(name)) ?? NAMED.exec(withoutEdges(name));
  if (parted?.[1] && parted[2]) {
    name = parted[1];
    details.push(parted[2]);
  }
  if (/\p{L}/u.test(after)) details.push(after.replace(/^\(([^()]*)\)/u, '$1').replace(FULL_STOP, ''));
  const cleanName = sourced(capitalized(withoutEdges(name).replace(/\s\($/u, '')), source);
  if (!cleanName || cleanName.value.length > 120) return null;
  const [only = '', ...others] = [...inBrackets, ...details.map(withoutEdges)].filter(Boolean);
  if (!price && others.length === 0 && FREE.test(only))
    return { name: cleanName, detail: null, price: sourced(only, source) };
  return {
    name: cleanName,
    detail: sourced([only, ...others].join(', '), source),
    price: price ? sourced(price.text, source) : null,
  };
}
