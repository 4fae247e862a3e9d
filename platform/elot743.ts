/**
 * Greek to Latin letters by ELOT 743 (second edition, transcription), the rule of Greek passports and road signs.
 * Takes and gives lower case; anything that is not Greek passes unchanged.
 */
const LETTERS: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};
const PAIRS: Record<string, string> = { γγ: 'ng', γξ: 'nx', γχ: 'nch', ου: 'ou' };
const AFTER_WHICH_V = 'αεηιουωβγδζλμνρ';
const MARK = /\p{M}/u;
const ACUTE = '\u0301';
const DIAERESIS = '\u0308';

export function elot743(text: string): string {
  const letters = split(text);
  let out = '';
  for (let i = 0; i < letters.length; i++) {
    const { base, marks } = letters[i]!;
    const next = letters[i + 1];
    // An accent on the first vowel or a diaeresis on the second keeps two vowels apart: άυλος, Μαΐου.
    const isPair = next !== undefined && !marks.includes(ACUTE) && !next.marks.includes(DIAERESIS);
    if (isPair && base + next.base in PAIRS) {
      out += PAIRS[base + next.base];
      i++;
    } else if (isPair && next.base === 'υ' && 'αεη'.includes(base)) {
      const follower = letters[i + 2]?.base ?? '';
      out += (base === 'η' ? 'i' : LETTERS[base]) + (follower !== '' && AFTER_WHICH_V.includes(follower) ? 'v' : 'f');
      i++;
    } else if (isPair && base === 'μ' && next.base === 'π') {
      // μπ sounds b at the beginning and end of a word, mp inside it.
      const inside = isGreek(letters[i - 1]?.base) && isGreek(letters[i + 2]?.base);
      out += inside ? 'mp' : 'b';
      i++;
    } else {
      out += base in LETTERS ? LETTERS[base] : base + marks;
    }
  }
  return out.normalize('NFC');
}

const isGreek = (base: string | undefined) => base !== undefined && base in LETTERS;

/** Letters with their accents beside them. */
function split(text: string): { base: string; marks: string }[] {
  const out: { base: string; marks: string }[] = [];
  for (const char of text.normalize('NFD')) {
    const last = out.at(-1);
    if (last && MARK.test(char)) last.marks += char;
    else out.push({ base: char, marks: '' });
  }
  return out;
}
