import { elot743 } from '../../platform/elot743.ts';

const SIGNS: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‹': "'",
  '›': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '-',
  '€': 'EUR',
  œ: 'oe',
  Œ: 'OE',
  Ÿ: 'Y',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

/** Greek as in passports, other Latin letters without their accents, typographic signs as a typewriter has them. */
function plain(word: string): string {
  if (!/\p{Script=Greek}/u.test(word)) return word;
  const latin = elot743(word.toLowerCase());
  if (word.length > 1 && word === word.toUpperCase()) return latin.toUpperCase();
  const [first = ''] = word;
  return first === first.toUpperCase() ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
}

/**
 * Text as the Italian electronic invoice takes it: Basic Latin and Latin-1 on one line, at most `length` characters. Signs
 * that have no Latin form become "?", so that nothing ends up empty; emoji and the like are left out.
 */
export function latin1(text: string, length: number): string {
  const words = text.normalize('NFC').replace(/[\p{Script=Greek}\p{M}]+/gu, plain);
  let out = '';
  for (const char of words) {
    if (/[\u0020-\u007e\u00a1-\u00ff]/.test(char)) out += char;
    else if (char in SIGNS) out += SIGNS[char];
    else if (/\s/u.test(char)) out += ' ';
    else {
      const base = char.normalize('NFD').charAt(0);
      if (/[\u0020-\u007e]/.test(base)) out += base;
      else if (/\p{L}|\p{N}/u.test(char)) out += '?';
    }
  }
  return out.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().slice(0, length).trim() || '?';
}
