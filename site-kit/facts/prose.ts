import type { Lang, Text, Week } from '../document.ts';
import { calmLines, calmMarks } from './calm-capitals.ts';
import { repeatsClosedDays } from './closed-days.ts';
import { type ContactData, holdsNumber, holdsOtherNumber, isContactLine } from './contact-lines.ts';
import type { PriceGroup } from './facts.ts';
import { plain, sourced } from './plain.ts';
import { BULLET } from './price-list.ts';
import { sentences } from './sentences.ts';
import { repeatsHours } from './told-hours.ts';
import { toldLists } from './told-lists.ts';

export interface Reader {
  lang: Lang;
  names: string[];
  contact: ContactData;
  notation: (text: string) => string;
  /** Gives the page's own town its capital. */
  places: (text: string) => string;
  week: Week | null;
}

export interface Prose {
  paragraphs: Text[][];
  items: PriceGroup[];
  times: PriceGroup[];
}

/** A text of the owner's, calm and in one notation. */
export function calmed(text: string, { names, lang, notation, places }: Reader): string {
  return places(notation(calmMarks(calmLines(plain(text), names, lang))));
}

/** A longer text: its lists, and its sentences in paragraphs without what only repeats the contact section. */
export function readProse(given: string, field: string, reader: Reader): Prose {
  const written = plain(given).split('\n');
  const lines = calmed(given, reader).split('\n');
  const pairs = lines
    .map((line, index) => ({ line, label: written[index] ?? '' }))
    .filter(({ line }) => line !== '' && !repeatsHours(line.replace(BULLET, ''), reader.week, reader.lang));
  const told = toldLists(
    pairs.map(({ line }) => line),
    pairs.map(({ label }) => label),
    field,
  );
  // "Fuengirola: C/ Larios 8, tel. …" below "Benalmádena: …": of several branches all are told.
  const isBranch = (at: number) =>
    holdsNumber(told.prose[at] ?? '') &&
    [at - 1, at + 1].some((next) => holdsOtherNumber(told.prose[next] ?? '', reader.contact));
  const paragraphs = told.prose
    .map((line, at) => tell(line.replace(BULLET_ALONE, ''), field, reader, isBranch(at)))
    .filter((paragraph) => paragraph.length > 0);
  return { paragraphs, items: told.items, times: told.times };
}

/** A dash or dot that opened a line which became a paragraph; an emoji stays, because it is the owner's, and the star of a note. */
const BULLET_ALONE = /^(?:[-–—•·▪►➤✓✔☑→●○]\s*|\*\s+)/u;

/** @param whole true keeps what the contact section says too */
export function tell(paragraph: string, field: string, { lang, contact, week }: Reader, whole = false): Text[] {
  return sentences(paragraph, lang)
    .filter(
      (sentence) =>
        /[\p{L}\p{N}]/u.test(sentence.replace(BULLET, '')) &&
        (whole || !isContactLine(sentence, contact)) &&
        !repeatsClosedDays(sentence, week) &&
        !repeatsHours(sentence, week, lang),
    )
    .flatMap((sentence) => sourced(sentence, { kind: 'field', field }) ?? []);
}
