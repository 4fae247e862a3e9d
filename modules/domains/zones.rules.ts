/** The endings Vetrina sells, first the default. */
export const ZONES = ['it', 'com', 'net'] as const;
export type ZoneName = (typeof ZONES)[number];

/** `true` for 'it', 'com' and 'net', without the dot. */
export function isZone(text: string): text is ZoneName {
  return (ZONES as readonly string[]).includes(text);
}

const ENGLISH = 'a-z0-9';
/** Letters of Italian, Spanish, French and their neighbours, as one Latin table. */
const LATIN = `${ENGLISH}ß-öø-ÿœ`;
const GREEK = '0-9α-ωάέήίόύώϊϋΐΰ';

/**
 * The letters each zone takes; a label must fit one alphabet whole, so no two scripts meet in one name.
 * .it: the registry's list (letters of its neighbours' languages, no Greek). .com and .net: Verisign's one-script rule,
 * narrowed to the two scripts our customers write, because look-alikes from other scripts are used to deceive.
 */
export const ALPHABETS: Record<ZoneName, RegExp[]> = {
  it: [new RegExp(`^[${ENGLISH}àâäèéêëìîïòôöùûüæœçÿß-]+$`)],
  com: [new RegExp(`^[${LATIN}-]+$`), new RegExp(`^[${GREEK}-]+$`)],
  net: [new RegExp(`^[${LATIN}-]+$`), new RegExp(`^[${GREEK}-]+$`)],
};
