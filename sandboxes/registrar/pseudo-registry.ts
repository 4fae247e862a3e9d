import { createHash } from 'node:crypto';
import type { Name } from './zones.ts';

export type RegistryAnswer =
  | 'AVAILABLE'
  | 'UNAVAILABLE'
  | 'UNAVAILABLE_PREMIUM'
  | 'RESERVED'
  | 'DONT_KNOW'
  | 'INVALID_NAME_FOR_TLD';

/** Words somebody registered long ago in every zone. */
const COMMON = new Set(
  (
    'amore arte auto bar bakery barber bellezza benessere bici birra bistro bottega boutique caffe cafe calcio casa centro cucina ' +
    'danza dentista dolce estetica farmacia festa fiori fitness florist food forno foto garage gelateria gelato giardino gioielli ' +
    'hotel italia libri macelleria mare medico meccanico mercato moda musica officina osteria palestra pane parrucchiere pasta ' +
    'pasticceria pizza pizzeria restaurant ristorante salon salone salute scuola shop spa sport studio taverna taxi trattoria ' +
    'viaggi vino yoga estiatorio kafeneio fournos panaderia peluqueria restaurante boulangerie coiffeur boucherie'
  ).split(/\s+/),
);
/** The .it registry keeps the names of towns and regions for their administrations. */
const PLACES = new Set(
  'roma milano napoli torino palermo genova bologna firenze bari catania venezia verona lecce puglia sicilia toscana'.split(
    ' ',
  ),
);

/** Share of names already registered elsewhere, in per cent, by length of the label: short names went first. */
function takenShare(label: string, tld: string): number {
  if (label.length <= 3) return 100;
  if (label.length <= 7) return 35;
  return tld === 'com' ? 12 : 4;
}

/** The same answer every time, on every machine: a hash of the name, not chance, decides who is registered elsewhere. */
export function registryAnswer(name: Name): RegistryAnswer {
  const { label, zone } = name;
  if (!name.fits) return 'INVALID_NAME_FOR_TLD';
  if (label.includes('dontknow')) return 'DONT_KNOW';
  if (label.includes('premium')) return 'UNAVAILABLE_PREMIUM';
  if (label.includes('riservato') || (zone.tld === 'it' && PLACES.has(label))) return 'RESERVED';
  if (/occupato|bloccato|recente|paziente/.test(label)) return 'UNAVAILABLE';
  if (isSentinel(label)) return 'AVAILABLE';
  if (COMMON.has(label)) return 'UNAVAILABLE';
  const roll = createHash('sha256').update(name.full).digest().readUInt16BE(0) % 100;
  return roll < takenShare(label, zone.tld) ? 'UNAVAILABLE' : 'AVAILABLE';
}

/** Names that must be free so that what they show can be reached. */
function isSentinel(label: string): boolean {
  return /rubato|lento|rifiutato|scaduto|timeout|inciampo|pending|libero|assistenza|nonrinnova/.test(label);
}
