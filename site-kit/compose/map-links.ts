import type { Facts } from '../facts/facts.ts';

/** Directions to the pin, else to the written address; null where only a city is known. */
export function mapLinks(facts: Facts): { google: string; apple: string } | null {
  const written = facts.street && [facts.street, facts.zip, facts.city].flatMap((part) => part?.value ?? []).join(', ');
  const target = facts.geo ? `${facts.geo.lat},${facts.geo.lng}` : written;
  if (!target) return null;
  const encoded = encodeURIComponent(target);
  return {
    google: `https://www.google.com/maps/dir/?api=1&destination=${encoded}`,
    apple: `https://maps.apple.com/?daddr=${encoded}`,
  };
}
