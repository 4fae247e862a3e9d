/** The mailboxes that are chosen with a name to register. Pure. */
import { readLocalPart } from '../../../../modules/mailboxes/local-part.rules.ts';
import type { BoxesOffer } from '../../../../modules/mailboxes/schemas.ts';
import type { ServiceChoice } from './service.rules.ts';

export type BoxFault = 'mailboxes.name-unfit' | 'mailboxes.name-reserved' | 'mailboxes.name-taken';

/** The name whose mailboxes can be chosen now; null: none can. A name that is moved here may have its mail already. */
export const nameOfBoxes = (choice: ServiceChoice, offer: BoxesOffer | null): string | null =>
  offer && choice.domainChoice === 'register' ? (choice.names[0] ?? null) : null;

/** What stands in the form, a text for each box. */
export const typedBoxes = (choice: ServiceChoice, offer: BoxesOffer): string[] =>
  Array.from({ length: offer.most }, (_, place) => (choice.boxes ?? offer.proposed)[place] ?? '');

/** The first text that no box can have, by its place; null: all are fit. One that is empty is no box. */
export function faultOfBoxes(typed: readonly string[]): { place: number; fault: BoxFault } | null {
  const seen = new Set<string>();
  for (const [place, text] of typed.entries()) {
    if (text.trim() === '') continue;
    const read = readLocalPart(text);
    if ('problem' in read) return { place, fault: read.problem };
    if (seen.has(read.name)) return { place, fault: 'mailboxes.name-taken' };
    seen.add(read.name);
  }
  return null;
}

/** Body of the call that chooses them. */
export const toBoxesInput = (domain: string, typed: readonly string[]): { domain: string; names: string[] } => ({
  domain,
  names: typed.map((each) => each.trim()).filter((each) => each !== ''),
});
