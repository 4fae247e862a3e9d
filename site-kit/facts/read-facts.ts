import type { Lang, Text } from '../document.ts';
import { calmCapitals } from './calm-capitals.ts';
import { type ContactData, isContactLine } from './contact-lines.ts';
import { countryOf, langOf, timeZoneOf } from './country.ts';
import { readEvents } from './events.ts';
import type { Facts } from './facts.ts';
import type { FactsInput } from './input.ts';
import { readNews } from './news.ts';
import { readPhone } from './phone.ts';
import { readPictures } from './pictures.ts';
import { cut, oneLine, plain, sourced, webAddress } from './plain.ts';
import { readPriceList } from './price-list.ts';
import { readReviews } from './reviews.ts';
import { sentences } from './sentences.ts';
import { detectTrade, knownCategories } from './trade.ts';
import { alwaysOpen, readWeek } from './week.ts';

const field = (name: string) => ({ kind: 'field', field: name }) as const;

/**
 * Understands a social page. Pure: the same page and moment give the same facts. `lang` is the owner's choice; without
 * one the country decides. Never throws: what cannot be read is absent.
 */
export function readFacts(page: FactsInput, options: { now: Date; lang?: Lang }): Facts {
  const name = sourced(cut(oneLine(page.name), 120), field('name')) ?? {
    value: oneLine(page.id) || '–',
    source: field('id'),
  };
  const phones = [oneLine(page.phone), oneLine(page.whatsapp_number)];
  const country = countryOf(oneLine(page.location?.country), phones);
  const lang = options.lang ?? langOf(country);
  const city = oneLine(page.location?.city);
  const street = oneLine(page.location?.street);
  const phone = readPhone(phones[0] ?? '', country);
  const whatsapp = [readPhone(phones[1] ?? '', country), phone].find((number) => number?.mobile);
  const emails = (page.emails ?? [])
    .map(oneLine)
    .filter((email) => /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/.test(email));
  const calm = (text: string) => calmCapitals(text, [name.value, city], lang);
  const contact: ContactData = {
    phones: [phone?.e164, whatsapp?.e164].flatMap((number) => number?.slice(1) ?? []),
    emails,
    street,
  };
  const categoryNames = [page.category, ...(page.category_list ?? []).map((item) => item.name)]
    .map(oneLine)
    .filter(Boolean);
  const news = readNews(page.posts, options.now);
  const events = readEvents(page.events, name.value, options.now);
  const about = oneLine(page.about);
  const { latitude, longitude } = page.location ?? {};
  return {
    id: page.id,
    name,
    link: webAddress(page.link) ?? `https://www.facebook.com/${encodeURIComponent(page.id)}`,
    username: /^[\w.-]{2,80}$/.test(page.username ?? '') ? (page.username ?? null) : null,
    lang,
    country,
    timeZone: timeZoneOf(country, longitude ?? null),
    trade: detectTrade(categoryNames, name.value),
    categories: knownCategories(categoryNames),
    about: sourced(cut(calm(about), 255), field('about')),
    aboutAsWritten: calm(about) === about,
    paragraphs: describe(page, calm, contact, lang),
    info: readInfo(page, calm, contact, lang),
    founded: /(?<!\d)(1[5-9]\d{2}|20\d{2})(?!\d)/.exec(oneLine(page.founded))?.[0] ?? null,
    priceRange: /^[$€£]{1,4}$/.test(page.price_range ?? '') ? (page.price_range ?? null) : null,
    prices: readPriceList(calm(plain(page.products)), 'products'),
    news,
    events,
    reviews: readReviews(page),
    ...opening(page),
    phone: phone && { e164: phone.e164, label: phone.label },
    whatsapp: whatsapp?.e164.slice(1) ?? null,
    email: emails[0] ?? null,
    website: webAddress(page.website, true),
    street: sourced(street, field('location.street')),
    zip: sourced(oneLine(page.location?.zip), field('location.zip')),
    city: sourced(city, field('location.city')),
    geo: isPlace(latitude, longitude) ? { lat: latitude as number, lng: longitude as number } : null,
    logo: page.picture?.data.is_silhouette === true ? null : (page.picture?.data.url ?? null),
    pictures: readPictures(page, news, events),
  };
}

/** Description, else mission: paragraphs of sentences, calm, without what the contact section says. */
function describe(page: FactsInput, calm: (text: string) => string, contact: ContactData, lang: Lang): Text[][] {
  const given = plain(page.description) ? 'description' : 'mission';
  const text = cut(plain(page[given]), 4000);
  return text
    .split(/\n+/)
    .map((paragraph) => tell(calm(paragraph), given, contact, lang))
    .filter((paragraph) => paragraph.length > 0);
}

function readInfo(page: FactsInput, calm: (text: string) => string, contact: ContactData, lang: Lang): Text | null {
  const lines = plain(page.general_info).split(/\n+/);
  const kept = lines.flatMap((line) => tell(calm(line), 'general_info', contact, lang).map((text) => text.value));
  return sourced(cut(kept.join(' '), 600), field('general_info'));
}

function tell(paragraph: string, name: string, contact: ContactData, lang: Lang): Text[] {
  return sentences(paragraph, lang)
    .filter((sentence) => /\p{L}/u.test(sentence) && !isContactLine(sentence, contact))
    .flatMap((sentence) => sourced(sentence, field(name)) ?? []);
}

function opening(page: FactsInput): Pick<Facts, 'state' | 'week'> {
  const week = readWeek(page.hours);
  if (page.is_permanently_closed === true) return { state: 'closed', week: null };
  if (page.temporary_status === 'temporarily_closed') return { state: 'temporarily-closed', week };
  if (page.is_always_open === true) return { state: 'always', week: alwaysOpen() };
  return { state: 'usual', week };
}

/** 0,0 is what forms send when nobody chose a place. */
function isPlace(lat: number | undefined, lng: number | undefined): boolean {
  return Math.abs(lat ?? 91) <= 90 && Math.abs(lng ?? 181) <= 180 && !(lat === 0 && lng === 0);
}
