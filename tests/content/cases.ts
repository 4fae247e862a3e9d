/** Pages, owners and readings out of a row of bytes: cheap to make, and smaller bytes are simpler cases. */
import { FOLLOW_KINDS, type FollowSettings } from '../../site-kit/content/follow.ts';
import { withEntry, type Layer } from '../../site-kit/content/layer.ts';
import type { MergeInput } from '../../site-kit/content/merge.ts';
import { EDGES, FIELDS, valuesOf, type Edge } from '../../site-kit/content/page-units.ts';
import type { Reading } from '../../site-kit/content/reading.ts';
import type { OwnerUnit } from '../../site-kit/content/units.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';

export class Tape {
  #at = 0;
  readonly #bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }
  /** 0 up to `below`; 0 when the tape has run out. */
  next(below: number): number {
    const byte = this.#bytes[this.#at++] ?? 0;
    return byte % below;
  }
  pick<T>(...choices: readonly T[]): T {
    return this.from(choices);
  }
  from<T>(choices: readonly T[]): T {
    return choices[this.next(choices.length)] as T;
  }
}

const at = (day: number): string => `2026-05-${String(day).padStart(2, '0')}T08:00:00+0000`;
const DAYS = { mon_1_open: '09:00', mon_1_close: '18:00' };

type Fields = Omit<FactsInput, Edge | 'id'>;
const FIELD_CHOICES: { [F in keyof Fields]-?: readonly FactsInput[F][] } = {
  name: ['Trattoria Sette Gufi', 'Trattoria 7 Gufi', 'Casinò Vinci Subito'],
  link: ['https://www.facebook.com/gufi', 'https://www.facebook.com/casino'],
  username: ['gufi', 'casino'],
  is_published: [true],
  about: ['Cucina di casa.', 'Cucina bolognese.', undefined, 'Gioca ora.'],
  description: ['Da tre generazioni.', undefined, 'Dal 1950.'],
  general_info: [undefined, 'Si paga con carta.'],
  mission: [undefined, 'Buona cucina.'],
  products: [undefined, 'Ragù — 9 €', 'Ragù — 10 €'],
  founded: [undefined, '1987'],
  category: ['Italian Restaurant', 'Casino'],
  category_list: [[{ id: '1', name: 'Italian Restaurant' }]],
  cover: [undefined, { source: 'pic-00' }, { source: 'pic-01' }, { source: 'pic-30' }],
  picture: [undefined, { data: { url: 'pic-40' } }],
  emails: [['info@gufi.it'], undefined, ['info@casino.example']],
  phone: ['+39 051 000 0101', '+39 06 666 6666', undefined],
  website: [undefined, 'https://gufi.it'],
  whatsapp_number: [undefined, '+39 333 000 0101'],
  single_line_address: [undefined, 'Via del Nido 8'],
  location: [{ city: 'Bologna', country: 'Italy' }, { city: 'Sliema', country: 'Malta' }, undefined],
  hours: [DAYS, { ...DAYS, mon_1_close: '20:00' }, undefined],
  is_always_open: [undefined, true],
  is_permanently_closed: [undefined, true],
  temporary_status: ['no_data', 'temporarily_closed'],
  price_range: [undefined, '$$'],
  overall_star_rating: [4.5, 4.6, undefined],
  rating_count: [120, 121],
};
const FIELD_NAMES = Object.keys(FIELD_CHOICES) as (keyof Fields)[];

/** Pictures of one family are one picture, encoded three times: two to four bits apart. */
const FAMILIES = 3;
const refOf = (family: number, encoding: number): string => `pic-${family}${encoding}`;
export const HASHES: ReadonlyMap<string, string> = new Map(
  Array.from({ length: FAMILIES }, (_, family) =>
    ['0', '3', 'c'].map((end, encoding): [string, string] => [
      refOf(family, encoding),
      `${String(family + 1).repeat(15)}${end}`,
    ]),
  ).flat(),
);
export const familyOf = (ref: string): string => ref.slice(0, 5);

type Items = { [E in Edge]: (tape: Tape, index: number) => FactsInput[E][number] };
const ITEMS: Items = {
  photos: (tape, index) => {
    const source = refOf(index % FAMILIES, index < FAMILIES ? tape.next(2) : 2);
    return {
      id: `ph${index}`,
      images: [{ source, width: 1200, height: 800 }],
      created_time: at(9 - index),
      ...(tape.next(3) === 2 ? { name: 'La sala' } : {}),
    };
  },
  posts: (tape, index) => ({
    id: `po${index}`,
    created_time: at(20 - index),
    message: tape.pick('Oggi ragù.', 'Oggi no.'),
  }),
  events: (tape, index) => ({
    id: `ev${index}`,
    start_time: at(20 + index),
    name: 'Serata',
    ...(tape.next(4) === 3 ? { is_canceled: true } : {}),
  }),
  ratings: (tape, index) => ({ created_time: at(3 + index), rating: 5, review_text: tape.pick('Ottimo.', 'Buono.') }),
};
const COUNTS: Record<Edge, number> = { photos: 4, posts: 3, events: 1, ratings: 2 };

function item<E extends Edge>(edge: E, tape: Tape, index: number): FactsInput[E][number] {
  return ITEMS[edge](tape, index);
}

/** A page; with `like` one that differs from it in every `rarity`-th part. */
export function pageFrom(tape: Tape, like?: FactsInput, rarity = 6): FactsInput {
  const anew = (): boolean => like === undefined || tape.next(rarity) === rarity - 1;
  const fields = FIELD_NAMES.map((field) => [
    field,
    anew() ? tape.from(FIELD_CHOICES[field] as readonly unknown[]) : like?.[field],
  ]);
  const lists = EDGES.map((edge) => {
    const before = new Map<number, unknown>((like?.[edge] ?? []).map((entry) => [indexOf(edge, entry), entry]));
    const entries = Array.from({ length: COUNTS[edge] }, (_, index) => {
      if (!anew()) return before.get(index);
      return tape.next(3) === 2 ? undefined : item(edge, tape, index);
    });
    return [edge, entries.filter((entry) => entry !== undefined)];
  });
  return { id: '1', ...Object.fromEntries(fields), ...Object.fromEntries(lists) } as FactsInput;
}

function indexOf(edge: Edge, entry: FactsInput[Edge][number]): number {
  if ('id' in entry) return Number(entry.id.slice(2));
  return Number((entry as { created_time: string }).created_time.slice(8, 10)) - 3;
}

/** What may be unread. */
export const PARTS: readonly string[] = [...Object.values(FIELDS).flat(), ...EDGES];

export function readingFrom(tape: Tape, page: FactsInput): Reading {
  const whole = tape.next(2) === 0;
  const names = whole ? [] : PARTS.filter(() => tape.next(5) === 4);
  const reached = (first: number) =>
    whole || tape.next(3) < 2 ? null : new Date(at(first + tape.next(6))).toISOString();
  return {
    page,
    unread: new Set(names),
    window: { photos: reached(5), posts: reached(17), events: reached(20), ratings: reached(3) },
  };
}

const AT = '2026-06-01T08:00:00Z';
/** What an owner writes: some of it is what a page says. */
const WRITTEN: readonly (readonly [OwnerUnit, unknown])[] = [
  ['copy/headline', 'Cucina bolognese.'],
  ['copy/headline', 'La mia frase.'],
  ['copy/lede', 'Dal 1950.'],
  ['copy/story', ['La nostra storia.']],
  ['fact/phone', '+39 06 666 6666'],
  ['fact/phone', '+39 051 999 9999'],
  ['copy/title/menu', 'La carta'],
  ['look/color', '#aa2200'],
  ['look/layout', 'tavola'],
  ['look/photos', { order: ['pic-10', 'pic-00'], hero: 'pic-00', story: null }],
  ['item/posts/po1', { hidden: true }],
  ['item/photos/pic-20', { hidden: true, dhash: HASHES.get('pic-20') ?? '' }],
];
export const entryFrom = (tape: Tape): readonly [OwnerUnit, unknown] => tape.from(WRITTEN);

export function layerFrom(tape: Tape, page: FactsInput): Layer {
  const values = valuesOf(page);
  let layer: Layer = {};
  for (let count = tape.next(4); count > 0; count -= 1) {
    const [unit, value] = entryFrom(tape);
    layer = withEntry(layer, { unit, value, at: AT, by: 'owner' }, values);
  }
  return layer;
}

export const settingsFrom = (tape: Tape): FollowSettings =>
  Object.fromEntries(FOLLOW_KINDS.map((kind) => [kind, tape.pick('follow', 'follow', 'ask')]));

/** What a page gives, simply: the rules of the copy are proved elsewhere. */
export function derived(unit: OwnerUnit, page: FactsInput): unknown {
  switch (unit) {
    case 'copy/headline':
      return page.about ?? page.description ?? page.name;
    case 'copy/lede':
      return page.description;
    case 'copy/story':
      return page.general_info;
    case 'fact/phone':
      return page.phone;
    default:
      return undefined;
  }
}

const DRAWN = ['copy/headline', 'copy/lede', 'copy/story', 'fact/phone', 'fact/week'];

export function inputFrom(tape: Tape): MergeInput {
  const accepted = pageFrom(tape);
  return {
    accepted,
    decided: {},
    proposals: [],
    layers: [layerFrom(tape, accepted)],
    reading: readingFrom(tape, pageFrom(tape, accepted)),
    settings: settingsFrom(tape),
    hashes: HASHES,
    drawn: new Set(DRAWN.filter(() => tape.next(4) < 3)),
    derived,
  };
}
