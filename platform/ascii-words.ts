import { elot743 } from './elot743.ts';

/** Latin letters that no accent explains. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** The words of a text in lower-case ASCII letters and digits; Greek by ELOT 743, letters of other scripts are left out. */
export function asciiWords(text: string): string[] {
  return elot743(text.normalize('NFKC').toLowerCase())
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]/g, (letter) => LETTERS[letter] ?? (/\p{L}|['’]/u.test(letter) ? '' : '-'))
    .split('-')
    .filter(Boolean);
}
