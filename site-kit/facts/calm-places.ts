/** "CALLE TRAPERIA 8, MURCIA" and "stroud" as people print an address: a capital to each word that has one. */
const SMALL =
  /^(?:de|del|della|delle|dei|degli|di|da|la|le|les|lo|los|las|el|du|des|sur|sous|en|et|y|e|of|the|upon|on|au|aux|à)$/u;
/** "XX Settembre", "Ste", "KM", "SS 16": figures of Rome, and what has no vowel to be said with. */
const NO_WORD = /^(?:[IVXLC]+|[^AEIOUYÀÁÈÉÌÍÒÓÙÚ]{1,3}|\p{Lu})$/u;

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/**
 * A street or town that was written in one size of letters. A province in brackets stays as it is; Greek capitals have lost
 * their accents and are left alone.
 */
export function calmPlace(text: string): string {
  if (/\p{Script=Greek}/u.test(text) || /\p{Ll}/u.test(text) || !/\p{Lu}{4}/u.test(text)) return text;
  let first = true;
  return text.replaceAll(/(?<!\()\p{L}+(?!\))/gu, (word) => {
    const small = word.toLowerCase();
    const printed = NO_WORD.test(word) ? word : SMALL.test(small) && !first ? small : titled(word);
    first = false;
    return printed;
  });
}

/** Places in small letters, with their capitals. */
export const withCapitals = (places: string): string =>
  places.replaceAll(/\p{L}+/gu, (word) => (/\p{Lu}/u.test(word) || SMALL.test(word) ? word : titled(word)));

/** A town that its owner wrote without any capital. */
export const capitalPlace = (town: string): string => (/\p{Lu}/u.test(town) ? town : withCapitals(town));
