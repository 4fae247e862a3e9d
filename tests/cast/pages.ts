/**
 * The one cast of the project: twelve fictional businesses as the social network spells them, with their pictures.
 * Used by the sandbox of the network, by tests and by the gallery. Imports nothing of the product.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, 'demo');

export interface RawPost {
  id: string;
  created_time: string;
  message: string | null;
  full_picture: string | null;
  permalink_url: string;
}
export interface RawEvent {
  id: string;
  name: string;
  start_time: string;
  end_time: string | null;
  description: string | null;
  place: { name: string } | null;
  cover: { source: string } | null;
}
/** One page as the Graph API answers it. Picture addresses are paths under `/demo/`. */
export interface RawPage {
  id: string;
  name: string;
  username: string;
  link: string;
  is_published: boolean;
  about: string | null;
  description: string | null;
  general_info: string | null;
  mission?: string | null;
  products: string | null;
  founded: string | null;
  category: string;
  category_list: { id: string; name: string }[];
  cover: { source: string; offset_x: number; offset_y: number } | null;
  picture: { data: { url: string; width: number; height: number; is_silhouette: boolean } };
  emails: string[] | null;
  phone: string | null;
  website: string | null;
  whatsapp_number: string | null;
  single_line_address: string | null;
  location: {
    street?: string;
    zip?: string;
    city?: string;
    country?: string;
    latitude?: number;
    longitude?: number;
  } | null;
  hours: Record<string, string> | null;
  is_always_open?: boolean;
  temporary_status: string | null;
  price_range: string | null;
  overall_star_rating: number | null;
  rating_count: number;
  photos: {
    data: {
      id: string;
      images: { source: string; width: number; height: number }[];
      created_time: string;
      name: string | null;
    }[];
  };
  posts: { data: RawPost[] };
  events: { data: RawEvent[] };
  ratings: {
    data: {
      created_time: string;
      recommendation_type: string;
      rating: number | null;
      review_text: string;
      reviewer: null;
    }[];
  };
  _demo: { lang: 'it' | 'en' | 'es' | 'fr' | 'el'; layout: string; edge: string | null; asOf: string };
}

const ZONES: Record<string, string> = {
  Italy: 'Europe/Rome',
  Greece: 'Europe/Athens',
  Spain: 'Europe/Madrid',
  France: 'Europe/Paris',
  'United Kingdom': 'Europe/London',
};

/** All twelve, in the order of their ids, dated around `_demo.asOf`. Callers may change the copies they get. */
export function demoPages(): RawPage[] {
  const folder = join(ROOT, 'pages');
  return readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as RawPage)
    .toSorted((a, b) => a.id.localeCompare(b.id));
}

/** By numeric id or by user name ("trattoriasettegufi"). Throws when the cast has no such page. */
export function demoPage(idOrUsername: string): RawPage {
  const found = demoPages().find((page) => page.id === idOrUsername || page.username === idOrUsername);
  if (!found) throw new Error(`The cast has no page ${idOrUsername}`);
  return found;
}

/** The file on disk behind a picture path of a demo page, `/demo/photos/npm/x.jpg` or `/demo/logos/x.png`. */
export function demoFile(path: string): string {
  if (!/^\/demo\/(photos\/npm|logos)\/[a-z0-9-]+\.(jpg|png)$/.test(path))
    throw new Error(`Not a demo picture: ${path}`);
  return join(ROOT, path.slice('/demo/'.length));
}

/** Moves every date by whole weeks so that `_demo.asOf` becomes about `now`, keeping local clock times across summer time. */
export function shiftPage(page: RawPage, now: Date): RawPage {
  const moved = structuredClone(page);
  const { _demo: story } = moved;
  const weeks = Math.round((now.getTime() - Date.parse(story.asOf)) / 604_800_000);
  const zone = ZONES[page.location?.country ?? ''] ?? 'Europe/Rome';
  const move = (at: string): string => {
    const wall = new Date(Date.parse(`${at.slice(0, 19)}Z`) + weeks * 604_800_000);
    return wall.toISOString().slice(0, 19) + (at.endsWith('+0000') ? '+0000' : offsetAt(zone, wall));
  };
  for (const entry of [...moved.posts.data, ...moved.photos.data, ...moved.ratings.data])
    entry.created_time = move(entry.created_time);
  for (const event of moved.events.data) {
    event.start_time = move(event.start_time);
    event.end_time = event.end_time && move(event.end_time);
  }
  story.asOf = now.toISOString();
  return moved;
}

function offsetAt(zone: string, date: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(date);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value.slice('GMT'.length) ?? '';
  return (name || '+00:00').replace(':', '');
}
