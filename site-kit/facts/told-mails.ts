/** Mail addresses that a text names for a purpose: "Booking: booking@herons.example, everything else: herons@…". */
const NAMED =
  /(?<![\p{L}-])(\p{L}[\p{L} ’']{2,30}):\s?([^\s@<>(),;:]{1,64}@[^\s@<>(),;:]{1,120}\.\p{L}{2,12})(?![\p{L}@])/gu;
/** An address with or without words around it. */
const ANY = /(?<![^\s(:,;<])[^\s@<>(),;:]{1,64}@[^\s@<>(),;:]{1,120}\.\p{L}{2,12}(?![\p{L}@])/gu;
/** What every address could be called. */
const SAYS_NOTHING =
  /^(?:mail|email|info|contatti|contatto|contact|contacts|contacto|correo|courriel|write|scrivi|επικοινωνία)$/iu;
const MOST = 4;

export interface ToldMail {
  address: string;
  /** What it is for; null where the word before it says no more than that it is an address. */
  word: string | null;
}

/** In their order, each address once. */
export function toldMails(text: string): ToldMail[] {
  const found = new Map<string, ToldMail>();
  for (const [, before = '', address = ''] of text.matchAll(NAMED)) {
    const word = before.trim();
    if (!found.has(address)) found.set(address, { address, word: SAYS_NOTHING.test(word) ? null : word });
  }
  return [...found.values()].slice(0, MOST);
}

/** Every address that a text holds, whether a word names it or not. */
export const anyMails = (text: string): string[] => [...text.matchAll(ANY)].map(([address]) => address).slice(0, MOST);
