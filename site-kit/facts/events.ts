import type { FactsInput } from './input.ts';
import type { EventFact } from './facts.ts';
import { cut, oneLine, sourced } from './plain.ts';

/** Without an end the network shows an event for some hours; so do we. */
const ASSUMED_LENGTH = 3 * 3_600_000;

/** True until the event has ended. Unreadable dates are past. */
export function isAhead(event: { start: string; end: string | null }, now: Date): boolean {
  const start = Date.parse(event.start);
  const end = event.end === null ? Number.NaN : Date.parse(event.end);
  return (Number.isNaN(end) ? start + ASSUMED_LENGTH : end) > now.getTime();
}

/** The next six events, running ones included, soonest first. The place is kept only where it is not the business itself. */
export function readEvents(events: FactsInput['events'], businessName: string, now: Date): EventFact[] {
  return events
    .filter((event) => event.is_canceled !== true && !Number.isNaN(Date.parse(event.start_time)))
    .flatMap((event): EventFact[] => {
      const source = { kind: 'event', id: event.id } as const;
      const name = sourced(cut(oneLine(event.name), 120), source);
      const place = oneLine(event.place?.name);
      const fact = { start: event.start_time, end: event.end_time ?? null };
      if (!name || !isAhead(fact, now)) return [];
      return [
        {
          ...fact,
          id: event.id,
          name,
          detail: sourced(cut(oneLine(event.description), 180), source),
          place: place.toLowerCase() === businessName.toLowerCase() ? null : sourced(cut(place, 80), source),
          picture: event.cover?.source ?? null,
          href: /^\d+$/.test(event.id) ? `https://www.facebook.com/events/${event.id}` : null,
        },
      ];
    })
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .slice(0, 6);
}
