/** Somebody who buys: what they want, how they pay, and what they will want in the years after. */
import { emptyBilling, type BillingInfo } from '../../modules/ordering/cart/billing.rules.ts';
import { MYRTO, NIVES } from '../journeys/support/persons.ts';
import { GUFI, type Choice } from '../support/shopper.ts';
import type { Random } from './random.ts';

export interface Person {
  /** "p1": how the trace calls them. */
  name: string;
  secret: string;
  /** Their business: each person's own. */
  page: string;
  billing: BillingInfo;
  locale: 'it' | 'el' | 'en';
  wish: Choice;
  /** Names are registered for them, not for the operator. */
  ownName: boolean;
  /** The card they type first; a declined one is followed by a good one. */
  card: string;
  tabs: 1 | 2;
  /** Their browser names quantities of its own: prices are the server's to say. */
  lies: boolean;
  /** The card fails at the renewal, and is replaced so many days after it; null: as it comes. */
  lateDays: number | null;
  /** Whether their card fails now; null: as it came. */
  failing: boolean | null;
  orderId: string;
  /** Open card forms, oldest first. */
  forms: { session_id: string; client_secret: string }[];
  paid: boolean;
  /** When they act next; null: never again. */
  at: Date | null;
  /** The name that is on its way to another registrar, and its code. */
  leaving: { domain: string; code: string } | null;
  /** Acts that are still to come after the purchase. */
  wishes: number;
}

/** The page of the n-th person, counted from 1. */
export const pageOf = (number: number): string => `${GUFI}.${number}`;
/** At most so many people in one year. */
export const MOST_PEOPLE = 3;
const GOOD = '4242424242424242';
/** Numbers of sandboxes/stripe/SENTINELS.md. */
const CARDS: Record<string, number> = {
  [GOOD]: 12,
  '4000000000000002': 2,
  '4000000000007726': 1,
  '4000000000005126': 1,
  '4000000000000259': 1,
  '4000000000000341': 1,
  // A bank debit, whose money comes later or never.
  AT611904300234573201: 1,
  AT861904300235473202: 1,
};
/** Words of sandboxes/registrar/SENTINELS.md: what the registrar makes of a name. */
const NAMES: Record<string, number> = {
  libero: 14,
  rubato: 3,
  rifiutato: 1,
  inciampo: 1,
  nonrinnova: 1,
  assistenza: 1,
};
/** Words of sandboxes/mail/SENTINELS.md, before the @. */
const MAILBOXES: Record<string, number> = { mail: 16, greylist: 1, lost: 1, bounce: 1 };
/** Several people of one year may want it. */
const WANTED_NAME = 'libero-conteso.it';

function wishOf(name: string, random: Random, contested: boolean): Choice {
  const plan = random.chance(0.3) ? 'pro' : 'premium';
  const ending = () => random.pick(['it', 'com', 'net']);
  const named = (n: number) =>
    n === 1 && contested ? WANTED_NAME : `${random.weighted(NAMES)}-${name}-${n}.${ending()}`;
  switch (random.weighted({ none: 2, one: 5, two: 2, transfer: 2 })) {
    case 'one':
      return { plan, domains: [named(1)] };
    case 'two':
      return { plan, domains: [named(1), named(2)] };
    case 'transfer': {
      const word = random.weighted({
        occupato: 3,
        'occupato-posta': 3,
        'occupato-sulposto': 1,
        'occupato-firmato': 1,
        paziente: 1,
      });
      const authcode = random.chance(0.2) ? 'OLDCODE-1234' : 'Sesamo-1234';
      return { plan, transfer: { domain: `${word}-${name}.${ending()}`, authcode } };
    }
    default:
      return { plan };
  }
}

/** `contested`: this year's people want the same name, and begin within moments of each other. */
export function newPerson(number: number, start: Date, random: Random, contested: boolean): Person {
  const name = `p${number}`;
  const business = random.chance(0.25);
  // An Italian firm whose invoice the exchange rejects at first (sandboxes/einvoice/SENTINELS.md).
  const rejected = { ...NIVES, ssn: '', business_name: 'Gufi srl', vat: '12345678903', sdi: 'SCARTO1' };
  const person = business ? random.pick([MYRTO, MYRTO, rejected]) : NIVES;
  const mail = `${random.weighted(MAILBOXES)}+${name}@persons.example`;
  return {
    name,
    secret: `secret-of-${name}`.padEnd(43, '-'),
    page: pageOf(number),
    billing: { ...emptyBilling(), ...person, mail },
    locale: person === MYRTO ? 'el' : random.pick(['it', 'en']),
    wish: wishOf(name, random, contested),
    ownName: random.chance(0.3),
    card: random.weighted(CARDS),
    tabs: random.chance(0.25) ? 2 : 1,
    lies: random.chance(0.2),
    failing: null,
    lateDays: random.chance(0.12) ? random.int(16, 55) : null,
    orderId: '',
    forms: [],
    paid: false,
    at: new Date(start.getTime() + random.int(0, contested ? 1 : 20) * 60_000),
    leaving: null,
    wishes: random.int(2, 7),
  };
}
