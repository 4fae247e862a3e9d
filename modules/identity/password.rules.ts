/** Which passwords a guesser tries first. Length is asked for elsewhere; here only what makes a long one worthless. */
const WORDS = [
  'vetrina',
  'sitimanager',
  'password',
  'passwort',
  'contrasena',
  'motdepasse',
  'parolachiave',
  'benvenuto',
  'welcome',
  'letmein',
  'iloveyou',
  'admin',
];
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** So many characters must be neither a known word nor one of few. */
const FRESH = 6;

/** Pairs that stand side by side in the alphabet, the digits or on the keyboard, or are the same twice. */
const isWalked = (a: string, b: string): boolean =>
  a === b || ROWS.some((row) => row.includes(a + b) || row.includes(b + a));

/**
 * True for a password of few different characters, of walks over keyboard or alphabet, or of names that everybody knows
 * of this person or product (ASVS 5.0, 6.2.4 and 6.2.11) with little else.
 */
export function isGuessable(password: string, person: { name: string; email: string }): boolean {
  const plain = password.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const letters = [...plain].filter((char) => /[\p{L}\p{N}]/u.test(char));
  if (new Set(plain).size < FRESH) return true;
  const walked = letters.filter((char, at) => at > 0 && isWalked(letters[at - 1] ?? '', char)).length;
  if (letters.length - walked < FRESH) return true;

  const known = [...WORDS, ...person.name.toLowerCase().split(/\s+/), ...person.email.toLowerCase().split(/[@.+_-]/)];
  const words = known.filter((word) => word.length > 2).toSorted((a, b) => b.length - a.length);
  const without = (text: string) =>
    words.reduce((rest, word) => rest.replaceAll(word, ''), text).replaceAll(/[^\p{L}]/gu, '');
  const read = [...plain].map((char) => LOOK_ALIKES[char] ?? char).join('');
  return Math.min(new Set(without(plain)).size, new Set(without(read)).size) < FRESH - 2;
}
