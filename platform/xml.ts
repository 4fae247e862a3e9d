import { create } from 'xmlbuilder2';

/** xmlbuilder2 4.0 takes what looks like an entity for one twice: where it is given a value, and where it writes a text. */
const twiceEscaped = (text: string): string => text.replaceAll('&', '&amp;amp;');

/**
 * A document whose texts mean what they say: "&lt;" is four characters and "&#0;" four, as whoever typed them saw them.
 * Texts must hold nothing that XML has no character for.
 */
export const xmlDocument = () => create({ version: '1.0', encoding: 'UTF-8', parser: { sanitize: twiceEscaped } });
