/**
 * How people's spelling is made comparable: capitals, accents and Greek tonos do not count, a final sigma is a sigma.
 * `latin` writes Greek in Latin letters (after ISO 843, without its diacritics), so that "anthopoleio" finds a Greek florist.
 */
const DIGRAPHS: [RegExp, string][] = [
  [/ου/g, 'ou'],
  [/αυ/g, 'av'],
  [/ευ/g, 'ev'],
  [/μπ/g, 'b'],
  [/γγ/g, 'ng'],
];
const LETTERS: Record<string, string> = Object.fromEntries(
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s τ:t υ:y φ:f χ:ch ψ:ps ω:o'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Greek letters of an already folded text in Latin; other scripts stay. */
export function latin(folded: string): string {
  const digraphs = DIGRAPHS.reduce((text, [from, to]) => text.replace(from, to), folded);
  return digraphs.replace(/[α-ω]/g, (letter) => LETTERS[letter] ?? letter);
}

/** A rougher key in which the common ways to write Greek in Latin letters meet: "h", "i" and "y", "ch" and "h", "ks" and "x". */
export function sound(text: string): string {
  return latin(text)
    .replace(/ei|oi|yi|y|h(?=[^aeiou]|$)/g, 'i')
    .replace(/ai/g, 'e')
    .replace(/ou|w/g, 'o')
    .replace(/ch|kh/g, 'h')
    .replace(/ph/g, 'f')
    .replace(/ks/g, 'x')
    .replace(/(.)\1+/g, '$1');
}
