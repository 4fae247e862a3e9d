import type { FactsInput } from '../../../site-kit/facts/input.ts';
import { flatPage } from '../../fixtures/documents.ts';
import { demoPage } from '../../fixtures/pages.ts';

/** Every text field of a social page that the generator reads, each filled by its own call; pictures and dates stay. */
export function hostilePage(take: () => string): FactsInput {
  const page = flatPage(demoPage('trattoriasettegufi'));
  return {
    ...page,
    name: take(),
    username: take(),
    link: take(),
    about: take(),
    description: Array.from({ length: 6 }, take).join('\n\n'),
    general_info: Array.from({ length: 3 }, take).join('\n'),
    mission: take(),
    products: Array.from({ length: 8 }, () => `${take()} — 5 €`).join('\n'),
    founded: `1987 ${take()}`,
    category: take(),
    category_list: [{ id: take(), name: take() }],
    emails: [take(), `a@${take()}`],
    phone: `+39 051 000 0108 ${take()}`,
    whatsapp_number: take(),
    website: take(),
    single_line_address: take(),
    location: { ...page.location, street: take(), zip: take(), city: take() },
    hours: { ...page.hours, mon_1_open: take(), mon_1_close: take() },
    temporary_status: take(),
    price_range: take(),
    photos: page.photos.map((photo) => ({ ...photo, name: take(), alt_text: take() })),
    posts: page.posts.map((post) => ({ ...post, message: `${take()} ${'testo '.repeat(8)}`, permalink_url: take() })),
    events: page.events.map((event) => ({
      ...event,
      id: take(),
      name: take(),
      description: take(),
      place: { name: take() },
    })),
    ratings: page.ratings.map((rating) => ({ ...rating, review_text: `${take()} ${'parola '.repeat(8)}` })),
  };
}
