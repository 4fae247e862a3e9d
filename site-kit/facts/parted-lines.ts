/** Lines of a list that one sign parts, and lists whose lines begin with a day. */
import { capitalized } from '../copy/typeset.ts';
import type { PriceItem } from './facts.ts';
import { isDay } from './timetable.ts';
import { LEAST, LONGEST_BULLET } from './told-runs.ts';

/** A capital and some words, as things are listed. */
const LISTED = /^\s*\p{Lu}[^\s]*(?:\s[^\s]+){0,5}\s*$/u;
const TELEPHONE = /\d(?:[\s./-]?\d){4}/u;
/** Hearts and telephones part no list. */
const CHEERS = /[❤✨🎉💛💙💚🧡💜🙏😍🥰☎📞📲📱📍👉]/u;

/**
 * "🔎 Le manoir 🔎 L'alchimiste 🔎 Bunker": a line that one emoji parts, three times or more; else the line alone.
 * @param written the same line before its capitals were lowered
 */
export function byOneMark(line: string, written: string): string[] {
  const [mark = ''] = /^\p{Extended_Pictographic}\uFE0F?/u.exec(line) ?? [];
  if (mark === '' || CHEERS.test(mark)) return [line];
  const partsOf = (text: string) => text.split(mark).slice(1);
  const isItem = (part: string) =>
    LISTED.test(part) &&
    /\p{L}{2}/u.test(part) &&
    !TELEPHONE.test(part) &&
    part.length <= LONGEST_BULLET &&
    !/[.!?]\s*$/u.test(part);
  const parts = partsOf(line);
  return parts.length >= LEAST && partsOf(written).every(isItem)
    ? parts.map((part) => `${mark} ${part.trim()}`)
    : [line];
}

/** A day, what is had then, and its price. */
const BY_DAY = /^\P{L}*\p{L}{2,24}\s?:/u;

/** "lundi : blanquette de veau 9,50 €", three times or more: what is sold is the dish, and the day is when. */
export function byDish(told: readonly { item: PriceItem; line: string }[]): PriceItem[] {
  const isByDay = ({ item: { name, detail, price }, line }: (typeof told)[number]) =>
    detail !== null && price !== null && isDay(name.value) && BY_DAY.test(line);
  const days = told.filter(isByDay);
  const dishes = new Set(days.map(({ item }) => item.detail?.value));
  if (days.length < LEAST || dishes.size < days.length) return told.map(({ item }) => item);
  return told.map((one): PriceItem => {
    const { name, detail, price } = one.item;
    if (!detail || !isByDay(one)) return one.item;
    const day = { ...name, value: name.value.toLocaleLowerCase() };
    return { name: { ...detail, value: capitalized(detail.value) }, detail: day, price };
  });
}
