import type { FactsInput } from './input.ts';
import type { EventFact } from './facts.ts';
import { cut, oneLine, sourced } from './plain.ts';

/** Without an end the network shows an event for some hours; so do we. */
const ASSUMED_LENGTH = 3 * 3_600_000;

/** Parties that are not for everybody, as people name them. */
const PRIVATE =
  /(?<!\p{L})(?:privat[oaie]|privad[oa]s?|privée?s?|private (?:party|event|function|hire|booking)|privatis[ée]e?|ιδιωτικ\p{L}{1,3}|chius[oa] al pubblico|closed to the public|cerrad[oa] al público|fermée? au public|κλειστ\p{L}{1,2} για το κοινό)(?!\p{L})|\(private\)/iu;
const PRIVATE_INSIDE =
  /(?<!\p{L})(?:evento privato|festa privata|evento privado|fiesta privada|soirée privée|événement privé|private (?:party|event|function)|ιδιωτική εκδήλωση)(?!\p{L})/iu;

export function isPrivate(event: FactsInput['events'][number]): boolean {
  return PRIVATE.test(oneLine(event.name)) || PRIVATE_INSIDE.test(oneLine(event.description));
}

/** When an event has ended; not a number for an unreadable date. */
export function passes(event: { start: string; end: string | null }): number {
  const end = event.end === null ? Number.NaN : Date.parse(event.end);
  return Number.isNaN(end) ? Date.parse(event.start) + ASSUMED_LENGTH : end;
}

/** True until the event has ended. Unreadable dates are past. */
export const isAhead = (event: { start: string; end: string | null }, now: Date): boolean =>
  passes(event) > now.getTime();

/** The next six events, running ones included, soonest first. The place is kept only where it is not the business itself. */
export function readEvents(
  events: FactsInput['events'],
  businessName: string,
  now: Date,
  calm: (text: string) => string,
): EventFact[] {
  return events
    .filter((event) => event.is_canceled !== true && !isPrivate(event))
    .filter((event) => !Number.isNaN(Date.parse(event.start_time)))
    .flatMap((event): EventFact[] => {
      const source = { kind: 'event', id: event.id } as const;
      const name = sourced(cut(calm(oneLine(event.name)), 120), source);
      const place = oneLine(event.place?.name);
      const fact = { start: event.start_time, end: event.end_time ?? null };
      if (!name || !isAhead(fact, now)) return [];
      return [
        {
          ...fact,
          id: event.id,
          name,
          detail: sourced(cut(calm(oneLine(event.description)), 180), source),
          place: place.toLowerCase() === businessName.toLowerCase() ? null : sourced(cut(place, 80), source),
          picture: event.cover?.source ?? null,
          href: /^\d+$/.test(event.id) ? `https://www.facebook.com/events/${event.id}` : null,
        },
      ];
    })
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .slice(0, 6);
}
