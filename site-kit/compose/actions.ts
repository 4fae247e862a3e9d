import type { Action, SiteDocument, Text, Trade } from '../document.ts';
import { unbroken } from '../copy/typeset.ts';
import type { Writer } from '../copy/writer.ts';
import type { Facts } from '../facts/facts.ts';
import { CAFES } from '../facts/trade.ts';
import { TRADE_RULES, type Wish } from '../facts/trades.ts';
import { mapLinks } from './map-links.ts';

type Channel = Exclude<Action['kind'], 'section' | 'book' | 'shop'>;

/** By which way a wish is best asked, first that exists and is not taken. */
const WAYS: Record<Wish, Channel[]> = {
  table: ['call', 'whatsapp', 'email', 'messenger'],
  appointment: ['whatsapp', 'call', 'email', 'messenger'],
  consult: ['call', 'email', 'messenger'],
  quote: ['whatsapp', 'email', 'call', 'messenger'],
  order: ['whatsapp', 'call', 'email', 'messenger'],
  availability: ['email', 'whatsapp', 'call', 'messenger'],
  trial: ['whatsapp', 'call', 'email', 'messenger'],
  callNumber: ['call'],
  whatsapp: ['whatsapp'],
  email: ['email'],
  directions: ['directions'],
};
const CALLED_FIRST: readonly Channel[] = ['call', 'whatsapp', 'directions', 'email', 'messenger'];
const CALLED_LAST: readonly Channel[] = ['whatsapp', 'directions', 'email', 'messenger', 'call'];
/** A first lesson that costs nothing, in one breath: "first class free", "lezione di prova gratuita". */
const FREE_TRIAL =
  /(?:prova|prima lezione|trial|taster|first (?:class|session|lesson)|prueba|primera (?:clase|semana)|prima settimana|first week|essai|premi[eè]re? (?:cours|séance|semaine)|δοκιμαστικ\p{L}{1,3})[^.!?\n£€]{0,40}(?:gratis|gratuit|free|no se paga|δωρεάν)|(?:gratis|gratuit[aeos]?|free|δωρεάν)[^.!?\n£€]{0,25}(?:prova|trial|taster|first (?:class|session|lesson)|prueba|essai|δοκιμαστικ)/iu;
/** Nobody books what is served over a counter, or where the page says so. */
const COUNTERS = new Set([
  'fast food restaurant',
  'food truck',
  'caterer',
  'ice cream shop',
  'kebab shop',
  'fish & chips restaurant',
  'bakery',
]);
const NO_BOOKING =
  /walk[- ]?ins? only|no (?:reservations|bookings|appointments)|no si prenota|non si prenota|senza (?:prenotazione|appuntamento)|sin (?:cita|reserva)|sans (?:rendez-vous|réservation)|χωρίς (?:ραντεβού|κράτηση)/iu;
/** Some of it is by appointment: "corte de uñas sin cita" beside "con cita previa". */
const BOOKING =
  /su (?:appuntamento|prenotazione)|by appointment|con cita(?: previa)?|cita previa|sur (?:rendez-vous|rdv|réservation)|κατόπιν ραντεβού|με ραντεβού/iu;
/** What is lent by the hour has its price on the list. */
const RENTALS = new Set(['bike rental', 'car rental', 'boat rental']);
/** Nobody needs a time to be served at their counter; one that takes appointments says so. */
const SERVES_ALL = new Set(['pharmacy / drugstore']);
/** Brought to the door, if not only there: no table is asked for. */
const DELIVERS = 'food delivery service';
/** Who sells from the field or the hive, or serves at the table, may take orders, and says so. */
const TAKES_ORDERS = new Set([
  ...CAFES,
  'farm',
  'winery/vineyard',
  'garden center',
  'landscape company',
  'beekeeper',
  'dairy farm',
  'olive oil mill',
]);
const ORDERS =
  /(?<!\p{L})(?:ordin\p{L}+|order\p{L}*|prenot\p{L}+|deliver\p{L}*|shipp?\p{L}*|consegn\p{L}+|spedi\p{L}+|envío\p{L}*|envi\p{L}+|pedid\p{L}+|encarg\p{L}+|command\p{L}+|livr\p{L}+|παραγγελ\p{L}+|αποστολ\p{L}+|delivery)/iu;
/** Who asks not to be called: the number stays where it is read, and the last of the buttons. "655 118 405 (solo WhatsApp)" says it of one number. */
const NO_CALLS =
  /(?:do not|don['’]t|no need to) (?:ring|call|phone)\b|\bno (?:phone )?calls\b|non (?:chiamate|chiamare|chiamateci|telefonate|telefonare)\b|niente (?:chiamate|telefonate)\b|non rispond\p{L}+ al telefono|n[’']t answer the phone|not answer the phone|no (?:contesto|contestamos|atiendo|atendemos) (?:el|al) teléfono|ne répond\p{L}+ pas au téléphone|δεν (?:απαντώ|απαντάμε) (?:στο|σε) τηλέφωνο|\bno (?:llamar|llames|llamen|llam[eé]is)\b|\b(?:sin|no) llamadas\b|pas d['’]appels?\b|n['’]appelez pas|ne pas (?:appeler|téléphoner)|ne téléphonez pas|(?<!\()\b(?:solo|sólo|uniquement|seulement|only) (?:par |por |via |by )?whats ?app\b|μην? (?:τηλεφωνείτε|καλείτε|παίρνετε τηλέφωνο)|όχι (?:τηλέφωνα|τηλεφωνήματα|κλήσεις)/iu;

/** Every way to reach the business, each once; the trade's wishes come first and name the button. */
export function actionsOf(facts: Facts, write: Writer, { booking, shop }: Offers = {}): Action[] {
  const open = channels(facts);
  const first = [...(booking ? [bookAction(booking, write)] : []), ...(shop ? [shopAction(write)] : [])];
  // Where things are sold, the shop comes before what can be booked.
  const actions: Action[] = SELLS.has(facts.trade) ? first.toReversed() : first;
  const take = (kind: Channel, label: Text) => {
    const href = open.get(kind);
    if (href === undefined) return;
    open.delete(kind);
    actions.push({ kind, label, short: shortLabel(kind, write), href });
  };
  const noCalls = NO_CALLS.test(ownWords(facts));
  const wishes = wishesOf(facts).filter(
    (one) => one !== ASKED[booking?.kind ?? 'none'] && !(shop && one === 'order') && isOffered(one, facts),
  );
  for (const wish of wishes) {
    const kind = WAYS[wish].find((way) => open.has(way) && !(noCalls && way === 'call'));
    if (kind) take(kind, wishLabel(wish, facts, write));
  }
  for (const kind of noCalls ? CALLED_LAST : CALLED_FIRST) take(kind, write.standard(`cta.${kind}`, {}, []));
  return actions;
}

function wishesOf({ trade, categories }: Facts): Wish[] {
  const { wishes } = TRADE_RULES[trade];
  return categories.includes(DELIVERS) ? wishes.map((wish) => (wish === 'table' ? 'order' : wish)) : wishes;
}

/** What the site itself takes; a button for each comes before every other way. */
interface Offers {
  booking?: SiteDocument['booking'];
  shop?: object | undefined;
}
/** What the site takes by itself is asked for by no other way first. */
const ASKED = {
  table: 'table',
  appointment: 'appointment',
  session: null,
  stay: 'availability',
  none: null,
} as const satisfies Record<string, Wish | null>;
const SELLS = new Set<Trade>(['bakery', 'florist', 'shop']);

const shopAction = (write: Writer): Action => ({
  kind: 'shop',
  label: write.standard('cta.shop'),
  short: write.standard('short.shop'),
  href: '/shop',
});

/** What the site itself books comes before every way to ask for it. */
const bookAction = ({ kind }: NonNullable<SiteDocument['booking']>, write: Writer): Action => ({
  kind: 'book',
  label: write.standard(`cta.${kind}`),
  short: write.standard('short.book'),
  href: '/book',
});

/** A button never offers a booking that the page does not take. */
function isOffered(wish: Wish, facts: Facts): boolean {
  if (wish === 'quote') return !RENTALS.has(facts.categories[0] ?? '');
  if (wish === 'order') return !TAKES_ORDERS.has(facts.categories[0] ?? '') || ORDERS.test(ownWords(facts));
  if (wish !== 'table' && wish !== 'appointment') return true;
  if (NO_BOOKING.test(ownWords(facts)) && !BOOKING.test(ownWords(facts))) return false;
  if (SERVES_ALL.has(facts.categories[0] ?? '') && !BOOKING.test(ownWords(facts))) return false;
  return wish !== 'table' || !facts.categories.some((category) => COUNTERS.has(category));
}

function channels(facts: Facts): Map<Channel, string> {
  const map = mapLinks(facts);
  const found: [Channel, string | null][] = [
    ['call', facts.phone && `tel:${facts.phone.e164}`],
    ['whatsapp', facts.whatsapp && `https://wa.me/${facts.whatsapp}`],
    ['email', facts.email && `mailto:${facts.email}`],
    ['messenger', `https://m.me/${facts.username ?? facts.id}`],
    ['directions', map && map.google],
  ];
  return new Map(found.flatMap(([kind, href]) => (href === null ? [] : [[kind, href]])));
}

function wishLabel(wish: Wish, facts: Facts, write: Writer): Text {
  if (wish === 'callNumber')
    return write.standard('cta.callNumber', { phone: unbroken(facts.phone?.label ?? '') }, ['phone']);
  // A free trial is a promise; the button makes it only where the page does.
  if (wish === 'trial' && !FREE_TRIAL.test(ownWords(facts))) return write.standard('cta.info');
  return write.standard(`cta.${wish}`);
}

function ownWords(facts: Facts): string {
  const said = [facts.about, facts.info, ...facts.paragraphs.flat()].map((text) => text?.value ?? '');
  const sold = facts.prices?.flatMap(({ items }) => items.map((item) => item.name.value)) ?? [];
  return [...said, ...sold].join(' ');
}

function shortLabel(kind: Channel, write: Writer): Text {
  return write.standard(kind === 'call' ? 'cta.call' : `short.${kind}`);
}
