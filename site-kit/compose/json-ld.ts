/** What a business is in the words of schema.org, for search engines. Only facts of the page; review markup is left out
 * on purpose: praise that a business publishes about itself is self-serving by Google's rules. */
import type { Week } from '../document.ts';
import { schemaType } from '../copy/categories.ts';
import { clockTime, groupDays, localDay } from '../copy/time.ts';
import type { EventFact, Facts, PriceGroup, PriceItem } from '../facts/facts.ts';
import { plainAmount } from '../facts/plain-amount.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Kinds of FoodEstablishment: only they have a menu (schema.org/hasMenu). */
const FOOD =
  /^(?:FoodEstablishment|Bakery|BarOrPub|Brewery|CafeOrCoffeeShop|Distillery|FastFoodRestaurant|IceCreamShop|Restaurant|Winery)$/;
const EURO = new Set(['IT', 'SM', 'VA', 'GR', 'CY', 'ES', 'AD', 'FR', 'MC', 'BE', 'LU', 'PT', 'IE', 'MT', 'DE', 'AT']);

type Thing = Record<string, unknown>;

export function jsonLd(facts: Facts, description: string, now: Date): Thing {
  const { phone, email, geo, week, prices, events } = facts;
  const isRunning = facts.state === 'usual' || facts.state === 'always';
  const special = specialHours(facts, now);
  const type = schemaType(facts.categories, facts.trade);
  return defined({
    '@context': 'https://schema.org',
    '@type': type,
    name: facts.name.value,
    description,
    telephone: phone?.e164,
    email,
    foundingDate: facts.founded,
    priceRange: facts.priceRange,
    sameAs: [facts.link, facts.website].filter(Boolean),
    address: addressOf(facts),
    geo: geo && { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lng },
    openingHoursSpecification: week && isRunning ? openingHours(week) : null,
    specialOpeningHoursSpecification: special.length > 0 && isRunning ? special : null,
    hasMenu: prices && FOOD.test(type) ? menuOf(prices, facts.country) : null,
    event: events.length > 0 ? events.map((event) => eventOf(event, facts)) : null,
  });
}

function addressOf({ street, zip, city, country }: Facts): Thing | null {
  if (!street && !city) return null;
  return defined({
    '@type': 'PostalAddress',
    streetAddress: street?.value,
    postalCode: zip?.value,
    addressLocality: city?.value,
    addressCountry: country,
  });
}

/** Closing before opening means after midnight, as search engines read it. */
function openingHours(week: Week): Thing[] {
  return groupDays(week).flatMap(({ days, ranges }) =>
    ranges.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day]),
      opens: clockTime(from, 'en'),
      closes: to === 1440 ? '23:59' : clockTime(to, 'en'),
    })),
  );
}

/** From today on, each day by itself. Search engines read a day from 00:00 to 00:00 as closed. */
function specialHours({ days = [], timeZone }: Facts, now: Date): Thing[] {
  const today = localDay(now, timeZone);
  return days
    .filter(({ date }) => date >= today)
    .flatMap(({ date, ranges }) =>
      (ranges.length > 0 ? ranges : [{ from: 0, to: 0 }]).map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        opens: clockTime(from, 'en'),
        closes: to === 1440 ? '23:59' : clockTime(to, 'en'),
        validFrom: date,
        validThrough: date,
      })),
    );
}

function menuOf(groups: PriceGroup[], country: string | null): Thing {
  const items = (group: PriceGroup) => group.items.map((item) => dish(item, country));
  return {
    '@type': 'Menu',
    hasMenuSection: groups.map((group) =>
      defined({ '@type': 'MenuSection', name: group.title?.value, hasMenuItem: items(group) }),
    ),
  };
}

function dish({ name, detail, price, soldOut }: PriceItem, country: string | null): Thing {
  const offers = price && !soldOut ? offerOf(price.value, country) : null;
  return defined({ '@type': 'MenuItem', name: name.value, description: detail?.value, offers });
}

/** One plain amount is an offer; "from 8 €" or "3–5 €" is not one price, and is left to readers. */
function offerOf(price: string, country: string | null): Thing | null {
  const amount = plainAmount(price);
  const home = country === 'GB' ? 'GBP' : country !== null && EURO.has(country) ? 'EUR' : null;
  const priceCurrency = amount?.mark ?? home;
  if (!amount || priceCurrency === null) return null;
  return { '@type': 'Offer', price: (amount.cents / 100).toFixed(2), priceCurrency };
}

function eventOf({ name, start, end, place, detail }: EventFact, facts: Facts): Thing {
  const here = place === null;
  return defined({
    '@type': 'Event',
    name: name.value,
    startDate: isoOf(start),
    endDate: end && isoOf(end),
    description: detail?.value,
    location: defined({
      '@type': 'Place',
      name: here ? facts.name.value : place.value,
      address: here ? addressOf(facts) : null,
    }),
  });
}

/** The network writes offsets without a colon, which ISO 8601's extended format does not know. */
const isoOf = (time: string): string => time.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');

function defined(values: Thing): Thing {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}
