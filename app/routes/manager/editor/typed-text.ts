import type { UnitView } from '../../../../modules/editor/schemas.ts';

/** Signs that are not typed: control signs, and those that other programs hide in what is copied. */
const UNTYPED = /(?![\n\t])[\p{Cc}\u00ad\u200b\ufeff]/gu;
export const clean = (text: string) => text.replaceAll(UNTYPED, '');

/** What the fields of texts hold, as their units take it. `null`: nothing was written, and the page speaks. */
export interface TextForm {
  read: (typed: string) => unknown;
  write: (value: unknown) => string;
  /** How many letters are left; below nothing it is not sent. */
  left: (value: unknown, limit: number) => number;
}

export const LINE: TextForm = {
  read: (typed) =>
    clean(typed)
      .replaceAll(/[\n\t]/gu, ' ')
      .trim() || null,
  write: (value) => (typeof value === 'string' ? value : ''),
  left: (value, limit) => limit - (typeof value === 'string' ? value.length : 0),
};

/** Of one paragraph, and of how many. */
const MOST_LETTERS = 4000;
/** Each line is a paragraph. */
export const PARAGRAPHS: TextForm = {
  read(typed) {
    const all = clean(typed)
      .split('\n')
      .map((line) => line.replaceAll('\t', ' ').trim())
      .filter(Boolean);
    return all.length > 0 ? all : null;
  },
  write: (value) => (Array.isArray(value) ? value.join('\n\n') : ''),
  left: (value, limit) =>
    Array.isArray(value) && value.length > limit
      ? -1
      : Math.min(
          ...(Array.isArray(value) ? (value as string[]) : []).map(({ length }) => MOST_LETTERS - length),
          MOST_LETTERS,
        ),
};

export const formOf = ({ unit }: Pick<UnitView, 'unit'>): TextForm => (unit === 'copy/story' ? PARAGRAPHS : LINE);
