import type { Lang } from '../document.ts';
import { calmCapitals, calmLabel, calmMarks } from './calm-capitals.ts';
import { calmPlace, capitalPlace } from './calm-places.ts';
import { repeatsAlways, repeatsClosedDays } from './closed-days.ts';
import { countryOf, homeOf, langOf, timeZoneOf, zoneHomeOf } from './country.ts';
import { nameWithoutEmoji } from './emoji.ts';
import { readEvents } from './events.ts';
import type { Facts } from './facts.ts';
import type { FactsInput } from './input.ts';
import { likeliestLang } from './language.ts';
import { leftOutOf } from './left-out.ts';
import { readNews } from './news.ts';
import { capitalOfTown } from './own-places.ts';
import { priceNotation } from './notation.ts';
import { readPictures } from './pictures.ts';
import { cut, oneLine, plain, sourced, webAddress } from './plain.ts';
import { readPriceList } from './price-list.ts';
import { properNames } from './proper-names.ts';
import { type Prose, type Reader, calmed, readProse } from './prose.ts';
import { readReach } from './reach.ts';
import { readReviews } from './reviews.ts';
import { isLabelAlone } from './list-labels.ts';
import { detectTrade, knownCategories } from './trade.ts';
import { repeatsHours } from './told-hours.ts';
import { weekTold } from './told-week.ts';
import { alwaysOpen, isAlways, readWeek } from './week.ts';

const field = (name: string) => ({ kind: 'field', field: name }) as const;
/** More is never told on one page. */
const TOLD = 4000;

/**
 * Understands a social page. Pure: the same page and moment give the same facts. `lang` is the owner's choice; without
 * one the country decides, and where no country is said the language of the texts. Never throws: what cannot be read is
 * absent, and `leftOut` says so.
 */
export function readFacts(page: FactsInput, options: { now: Date; lang?: Lang }): Facts {
  const called = shortName(cut(oneLine(page.name), 120));
  const name = sourced(nameWithoutEmoji(called) || called, field('name')) ?? {
    value: oneLine(page.id) || '–',
    source: field('id'),
  };
  const country = countryOf(oneLine(page.location?.country), internationalIn([page.phone, page.whatsapp_number]));
  const lang = options.lang ?? (country === null ? (spokenOn(page) ?? 'it') : langOf(country));
  const home = country ?? homeOf(lang);
  const texts = cut([page.about, page.description, page.general_info].map(plain).join('\n'), TOLD);
  const { phones, whatsapp, emails, mails, elsewhere } = readReach(page, texts, home);
  const [phone = null] = phones;
  const { city, street, zip } = placeOf(page);
  const contact = { ...elsewhere, street, zip };
  const hours = openingOf(page, lang);
  const reader: Reader = {
    lang,
    names: properNames(page),
    contact,
    notation: notationOf(page, lang),
    places: capitalOfTown(city),
    week: hours.week,
  };
  const calm = (text: string) => reader.places(reader.notation(calmMarks(calmCapitals(text, reader.names, lang))));
  const categoryNames = [page.category, ...(page.category_list ?? []).map((item) => item.name)]
    .map(oneLine)
    .filter(Boolean);
  const isGone = page.is_published === false;
  const news = readNews(page.posts, options.now, calm).map((post) => (isGone ? { ...post, href: null } : post));
  const events = readEvents(page.events, name.value, options.now, calm).map((event) =>
    isGone ? { ...event, href: null } : event,
  );
  const prose = tellAll(page, reader);
  const sold = readPriceList(calmed(plain(page.products), reader), 'products') ?? [];
  const { latitude, longitude } = page.location ?? {};
  const facts: Facts = {
    id: page.id,
    name,
    link: isGone ? null : (webAddress(page.link) ?? `https://www.facebook.com/${encodeURIComponent(page.id)}`),
    username: /^[\w.-]{2,80}$/.test(page.username ?? '') ? (page.username ?? null) : null,
    lang,
    country,
    timeZone: timeZoneOf(country ?? zoneHomeOf(lang), longitude ?? null),
    trade: detectTrade(categoryNames, name.value),
    categories: knownCategories(categoryNames),
    about:
      isLabelAlone(oneLine(page.about)) ||
      repeatsClosedDays(oneLine(page.about), hours.week) ||
      repeatsHours(oneLine(page.about), hours.week, lang) ||
      repeatsAlways(oneLine(page.about), hours.state)
        ? null
        : sourced(cut(calm(oneLine(page.about)), 255), field('about')),
    paragraphs: prose.paragraphs,
    info: readInfo(page, reader),
    founded: /(?<!\d)(1[5-9]\d{2}|20\d{2})(?!\d)/.exec(oneLine(page.founded))?.[0] ?? null,
    priceRange: /^[$€£]{1,4}$/.test(page.price_range ?? '') ? (page.price_range ?? null) : null,
    prices: sold.length + prose.items.length > 0 ? [...sold, ...prose.items] : null,
    times: prose.times.length > 0 ? prose.times : null,
    news,
    events,
    reviews: readReviews(page, (text) => calmMarks(calmCapitals(text, reader.names, lang))),
    ...hours,
    phone: phone && { e164: phone.e164, label: phone.label },
    morePhones:
      phones.length > 1 || phone?.word
        ? phones.map(({ e164, label, word }) => ({ e164, label, word: word && calmLabel(word) }))
        : [],
    whatsapp: whatsapp?.e164.replace('+', '') ?? null,
    email: emails[0] ?? null,
    moreEmails: emails.slice(1),
    mailWords: mails.flatMap(({ address, word }) => (word === null ? [] : [{ address, word }])),
    website: ownWebsite(webAddress(page.website, true)),
    street: sourced(street, field('location.street')),
    zip: sourced(zip, field('location.zip')),
    city: sourced(city, field('location.city')),
    geo: isPlace(latitude, longitude) ? { lat: latitude as number, lng: longitude as number } : null,
    logo: page.picture?.data.is_silhouette === true ? null : (page.picture?.data.url ?? null),
    pictures: readPictures(page, news, events),
  };
  return { ...facts, leftOut: leftOutOf(page, facts, options.now) };
}

/** "CASASOL | Venta y alquiler | Benalmádena": what is written for search engines is no name to read. */
function shortName(name: string): string {
  const [first = '', ...others] = name.split(/\s[|｜]\s/u);
  const isLong = others.length > 1 || name.length > LONG_NAME;
  return isLong && (first.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS ? first : name;
}
const LONG_NAME = 40;
const LEAST_LETTERS = 4;

function placeOf({ location }: FactsInput): { city: string; street: string; zip: string } {
  const [city, street] = [location?.city, location?.street].map((place) => calmPlace(oneLine(place)));
  // "Castelnovo ne' Monti", as it is printed.
  const printed = capitalPlace(city ?? '').replaceAll(/(?<=\p{L})['´`]/gu, '’');
  return { city: printed, street: street ?? '', zip: oneLine(location?.zip) };
}

/** The page itself, given as its own website, is a link twice. */
const ownWebsite = (address: string | null): string | null =>
  address !== null && /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|m\.me)$/iu.test(new URL(address).hostname)
    ? null
    : address;

/** Numbers that say their country: "+39 333 …". */
function internationalIn(texts: (string | null | undefined)[]): string[] {
  return texts.flatMap(
    (text) =>
      oneLine(text)
        .slice(0, 300)
        .match(/\+\d[\d\s().-]{5,}\d/gu) ?? [],
  );
}

/** The language of most of what the page says; null when it says nothing that can be told. */
function spokenOn(page: FactsInput): Lang | null {
  const own = [page.about, page.description, page.general_info, page.mission, page.products].map(plain);
  const posted = page.posts.slice(0, 10).map(({ message }) => plain(message).slice(0, 1000));
  const all = [...own, ...posted, ...page.events.slice(0, 10).map((event) => oneLine(event.name))];
  return likeliestLang(all.join('\n').slice(0, 20_000)) ?? likeliestLang(oneLine(page.name));
}

function notationOf(page: FactsInput, lang: Lang): (text: string) => string {
  const own = [page.about, page.description, page.general_info, page.mission, page.products].map(plain);
  const dated = [...page.posts.map(({ message }) => message), ...page.events.map(({ description }) => description)];
  return priceNotation([...own, ...dated.slice(0, 50).map(oneLine)], lang);
}

/** Description and mission: paragraphs of sentences, calm, without what the contact section says; lists beside them. */
function tellAll(page: FactsInput, reader: Reader): Prose {
  const description = readProse(cut(plain(page.description), TOLD), 'description', reader);
  const mission = plain(page.mission) === plain(page.description) ? '' : plain(page.mission);
  const more = readProse(cut(mission, TOLD), 'mission', reader);
  return {
    paragraphs: [...description.paragraphs, ...more.paragraphs],
    items: [...description.items, ...more.items],
    times: [...description.times, ...more.times],
  };
}

function readInfo(page: FactsInput, reader: Reader): Facts['info'] {
  const { paragraphs } = readProse(plain(page.general_info), 'general_info', reader);
  const kept = paragraphs.flat().map((text) => text.value);
  return sourced(cut(kept.join(' '), 600), field('general_info'));
}

/** The network's own table; where that is empty, what a text says in full. */
function openingOf(page: FactsInput, lang: Lang): Pick<Facts, 'state' | 'week' | 'weekFrom'> {
  const week = readWeek(page.hours);
  if (page.is_permanently_closed === true) return { state: 'closed', week: null };
  if (page.temporary_status === 'temporarily_closed') return { state: 'temporarily-closed', week };
  if (page.is_always_open === true || isAlways(week)) return { state: 'always', week: alwaysOpen() };
  const texts = TEXTS.map((name) => [name, cut(plain(page[name]), TOLD)] as const);
  const told = week === null ? weekTold(texts, lang) : null;
  return told === null ? { state: 'usual', week } : { state: 'usual', week: told.week, weekFrom: told.field };
}
const TEXTS = ['about', 'description', 'general_info'] as const;

/** 0,0 is what forms send when nobody chose a place. */
function isPlace(lat: number | undefined, lng: number | undefined): boolean {
  return Math.abs(lat ?? 91) <= 90 && Math.abs(lng ?? 181) <= 180 && !(lat === 0 && lng === 0);
}
