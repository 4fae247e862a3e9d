import type { PageProps } from '../contract.ts';
import { find } from './find.ts';

/** Degrees of latitude and longitude round the pin: some streets. */
const SPAN = { lat: 0.0028, lng: 0.005 };
const OSM = 'https://www.openstreetmap.org';

/**
 * The way to a map that nobody loads unasked: a link to OpenStreetMap, which the page's script turns into a map in its
 * place, and before it the sentence that says what is sent. Nothing where the place is not known to the metre.
 */
export function MapOnRequest({ doc, r }: PageProps) {
  const geo = find(doc, 'contact')?.geo;
  if (!geo) return null;
  const { lat, lng } = geo;
  const box = [lng - SPAN.lng, lat - SPAN.lat, lng + SPAN.lng, lat + SPAN.lat].map((degrees) => degrees.toFixed(5));
  const embed = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${lat},${lng}` });
  return (
    <aside className="map" aria-label={r.word('nav.find')}>
      <p>{r.word('map.consent')}</p>
      <a
        className="button"
        href={r.href(`${OSM}/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`)}
        data-title={r.word('map.title')}
        data-map={`${OSM}/export/embed.html?${embed.toString()}`}
      >
        {r.icon('pin')}
        {r.word('map.show')}
      </a>
    </aside>
  );
}
