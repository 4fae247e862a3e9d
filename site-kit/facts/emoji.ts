const EMOJI =
  /(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*|\p{Regional_Indicator}{2})/gu;
const WORD_BEFORE = /[\p{L}\p{N})»”]\s*$/u;

/**
 * A line without its emoji. Where one stood in a sentence's place of a stop, the stop is put there: "Headingley 🐾 Puppies
 * welcome" becomes two sentences, "dotwork ▪ fineline" keeps its parts apart.
 */
export function withoutEmoji(text: string): string {
  const parts = text.split(EMOJI);
  let line = parts[0] ?? '';
  for (const part of parts.slice(1)) {
    const next = part.trimStart();
    if (next !== '' && WORD_BEFORE.test(line.slice(-3)) && /^\p{L}|^\p{N}|^[«“(]/u.test(next))
      line = `${line.trimEnd()}${/^\p{Lu}/u.test(next) ? '.' : ' ·'} ${next}`;
    else line += part;
  }
  return line
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,!?…](?:\s|$))/gu, '')
    .trim();
}

/** A name is no sentence: what stood on both sides of an emoji stands together. */
export const nameWithoutEmoji = (name: string): string => name.split(EMOJI).join(' ').replaceAll(/\s+/gu, ' ').trim();
