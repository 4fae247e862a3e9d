import type { Week } from '../document.ts';
import { localDay } from '../copy/time.ts';
import type { OwnedFields } from '../copy/writer.ts';
import type { Facts } from '../facts/facts.ts';
import { cut, oneLine, sourced, webAddress } from '../facts/plain.ts';
import { readPhones } from '../facts/phones.ts';
import { isAlways } from '../facts/week.ts';
import type { Layer } from './layer.ts';
import { ownedPrices } from './owned-list.ts';
import type { OwnerUnit } from './units.ts';

/** Fields of the page in whose place a unit stands, as texts name them in their sources. */
const FIELDS: Record<OwnerUnit, readonly string[]> = {
  'fact/name': ['name'],
  'fact/phone': ['phone'],
  'fact/mail': ['emails'],
  'fact/website': ['website'],
  'fact/address': ['location.street', 'location.zip', 'location.city'],
  'fact/week': ['hours'],
};

/** Who wrote the fields of which the owner gives something. */
export function ownedFields(layer: Layer): OwnedFields {
  const owned = Object.entries(FIELDS).flatMap(([unit, fields]) => {
    const entry = layer[unit];
    return entry ? fields.map((field) => [field, { kind: 'owner', unit, at: entry.at } as const] as const) : [];
  });
  return new Map(owned);
}

/**
 * Facts with those of the owner in the place of the page's, so that everything made of one changes with it. The same
 * object where the owner gives none. Days before yesterday are over; yesterday's night may last until now.
 */
export function ownedFacts(page: Facts, layer: Layer, now: Date): Facts {
  const parts = [
    named(layer),
    phoned(page, layer['fact/phone']?.value as string | undefined),
    mailed(layer['fact/mail']?.value as string | undefined),
    placed(page, layer),
    linked(layer['fact/website']?.value as string | undefined),
    opened(page, layer['fact/week']?.value as Week | undefined),
    dated(page, layer, now),
    ownedPrices(page, layer),
  ].filter((part) => part !== null);
  return parts.length === 0 ? page : Object.assign({}, page, ...parts);
}

function named(layer: Layer): Partial<Facts> | null {
  const entry = layer['fact/name'];
  const name = entry && sourced(oneLine(entry.value), { kind: 'owner', unit: 'fact/name', at: entry.at });
  return name ? { name } : null;
}

/** All that the page's line of numbers gave is the owner's; a WhatsApp number of its own stays. */
function phoned(page: Facts, given: string | undefined): Partial<Facts> | null {
  if (given === undefined) return null;
  const phones = readPhones(given, page.country);
  const [first] = phones;
  const phone = first ? { e164: first.e164, label: first.label } : dialled(given);
  const taken = [page.phone, ...(page.morePhones ?? [])].map((other) => other?.e164.replace('+', ''));
  const own = page.whatsapp !== null && !taken.includes(page.whatsapp) ? page.whatsapp : null;
  const mobile = phones.find((one) => one.mobile)?.e164.replace('+', '') ?? null;
  const more = phones.length > 1 || first?.word ? phones : [];
  return {
    phone,
    morePhones: more.map(({ e164, label, word }) => ({ e164, label, word })),
    whatsapp: own ?? mobile,
  };
}

/** A number that no plan knows is dialled as it is written. */
const dialled = (given: string): NonNullable<Facts['phone']> => ({
  e164: (/^\s*\+/.test(given) ? '+' : '') + given.replaceAll(/\D/g, '').slice(0, 15),
  label: cut(oneLine(given), 40),
});

const mailed = (email: string | undefined): Partial<Facts> | null =>
  email === undefined ? null : { email, moreEmails: [], mailWords: [] };

function linked(given: string | undefined): Partial<Facts> | null {
  const website = given === undefined ? null : webAddress(given, true);
  return website === null ? null : { website };
}

export interface OwnAddress {
  street: string;
  zip: string;
  city: string;
}

/** The page's pin belongs to its own street and town. */
function placed(page: Facts, layer: Layer): Partial<Facts> | null {
  const entry = layer['fact/address'];
  if (!entry) return null;
  const own = entry.value as OwnAddress;
  const said = (value: string) => sourced(oneLine(value), { kind: 'owner', unit: 'fact/address', at: entry.at });
  const isSame = (a: string, b: string | undefined) => oneLine(a).toLowerCase() === (b ?? '').toLowerCase();
  const stays = isSame(own.street, page.street?.value) && isSame(own.city, page.city?.value);
  return { street: said(own.street), zip: said(own.zip), city: said(own.city), geo: stays ? page.geo : null };
}

/** That a page is closed for good or for a while is not a matter of its week. */
function opened({ state }: Facts, given: Week | undefined): Partial<Facts> | null {
  if (given === undefined) return null;
  const week = given.map(joined);
  const open = isAlways(week) ? ('always' as const) : ('usual' as const);
  return { week, state: state === 'usual' || state === 'always' ? open : state };
}

/** In the order of the clock, what overlaps as one. */
function joined(ranges: Week[number]): Week[number] {
  const whole: Week[number] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && range.from < last.to) whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else whole.push(range);
  }
  return whole;
}

const DAY = 'fact/days/';
/** More days than this stand on no page. */
const MOST_DAYS = 62;

function dated({ timeZone }: Facts, layer: Layer, now: Date): Partial<Facts> | null {
  const yesterday = localDay(new Date(now.getTime() - 86_400_000), timeZone);
  const days = Object.entries(layer)
    .filter(([unit]) => unit.startsWith(DAY) && unit.slice(DAY.length) >= yesterday)
    .map(([unit, { value, at }]) => {
      const { ranges } = value as { ranges: Week[number] };
      return { date: unit.slice(DAY.length), ranges: joined(ranges), at };
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return days.length === 0 ? null : { days: days.slice(0, MOST_DAYS) };
}
