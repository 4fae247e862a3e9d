/** The endings Vetrina sells, first the default. */
export const ZONES = ['it', 'com', 'net'] as const;
export type ZoneName = (typeof ZONES)[number];

/** `true` for 'it', 'com' and 'net', without the dot. */
export function isZone(text: string): text is ZoneName {
  return (ZONES as readonly string[]).includes(text);
}

const ENGLISH = 'a-z0-9';
/** Letters of Italian, Spanish, French and their neighbours, as one Latin table. */
const LATIN = `${ENGLISH}ß-öø-ÿœ`;
const GREEK = '0-9α-ωάέήίόύώϊϋΐΰ';

/**
 * The letters each zone takes; a label must fit one alphabet whole, so no two scripts meet in one name.
 * .it: the registry's list (letters of its neighbours' languages, no Greek). .com and .net: Verisign's one-script rule,
 * narrowed to the two scripts our customers write, because look-alikes from other scripts are used to deceive.
 */
export const ALPHABETS: Record<ZoneName, RegExp[]> = {
  it: [new RegExp(`^[${ENGLISH}àâäèéêëìîïòôöùûüæœçÿß-]+$`)],
  com: [new RegExp(`^[${LATIN}-]+$`), new RegExp(`^[${GREEK}-]+$`)],
  net: [new RegExp(`^[${LATIN}-]+$`), new RegExp(`^[${GREEK}-]+$`)],
};

/** Who may hold a .it name: the European Economic Area, Vatican, San Marino, Switzerland (rules of Registro .it). */
export const ITALIAN_REGISTRANTS: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK ES VA SM CH'.split(' '),
);

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days in which a name that was registered or moved cannot be moved again (ICANN's transfer policy; .it has none). */
const STAYS_DAYS: Record<ZoneName, number> = { it: 0, com: 60, net: 60 };
/** Hours after which a registration, or a transfer, is no longer merely slow: the registries' own terms and as much again. */
const SLOW_HOURS: Record<ZoneName, Record<'register' | 'transfer', number>> = {
  it: { register: 24, transfer: 48 },
  com: { register: 24, transfer: 240 },
  net: { register: 24, transfer: 240 },
};
/**
 * Days after its expiry in which a name can still be renewed: the registry's autoRenewPeriod under .it, the registrar's own
 * term under .com and .net.
 */
const LATE_DAYS: Record<ZoneName, number> = { it: 15, com: 44, net: 44 };
/** Whoever pays on the day that we named is in time, also in its last hour. */
const SPARE_DAYS = 1;
/** The last reminder comes so long before that day. */
const LAST_CALL_DAYS = 5;
export const zoneOf = (domain: string): ZoneName => {
  const zone = domain.slice(domain.lastIndexOf('.') + 1);
  return isZone(zone) ? zone : ZONES[0];
};
const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);
/** From then on no registry renews a name that was not paid for. */
export const lostFrom = (domain: string, expiresAt: Date): Date => daysAfter(expiresAt, LATE_DAYS[zoneOf(domain)]);
/** The last day that customers are told. */
export const keptUntil = (domain: string, expiresAt: Date): Date => daysAfter(lostFrom(domain, expiresAt), -SPARE_DAYS);
export const isLastCall = (domain: string, expiresAt: Date, now: Date): boolean =>
  now >= daysAfter(keptUntil(domain, expiresAt), -LAST_CALL_DAYS);
export const movableFrom = (domain: string, arrived: Date): Date =>
  new Date(arrived.getTime() + STAYS_DAYS[zoneOf(domain)] * DAY_MS);
export const slowHours = (domain: string, kind: 'register' | 'transfer'): number => SLOW_HOURS[zoneOf(domain)][kind];

/**
 * Whether the year that begins when the name expires has been paid for. A name is registered minutes or days after its
 * order is paid, so in the first year it outlives what is paid; clocks that differ must not buy a year too many.
 */
export const yearIsDue = (expiresAt: Date, paidUntil: Date | null): boolean =>
  paidUntil !== null && expiresAt.getTime() < paidUntil.getTime() - 7 * DAY_MS;
