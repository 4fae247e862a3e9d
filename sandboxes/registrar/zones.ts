import { domainToASCII, domainToUnicode } from 'node:url';
import { VendorError } from './vendor-error.ts';

export interface Zone {
  tld: string;
  maxYears: number;
  /** Letters beyond a-z, 0-9 and the hyphen: one set per script, and a label must fit one of them whole. */
  alphabets: RegExp[];
}

const GREEK = /^[0-9α-ωάέήίόύώϊϋΐΰ-]+$/;
/** .it: the letters the registry lists, no Greek. .com and .net: one script a label. Sources in DIFFERENCES.md. */
export const ZONES: readonly Zone[] = [
  { tld: 'it', maxYears: 1, alphabets: [/^[a-z0-9àâäèéêëìîïòôöùûüæœçÿß-]+$/] },
  { tld: 'com', maxYears: 10, alphabets: [/^[a-z0-9ß-öø-ÿœ-]+$/, GREEK] },
  { tld: 'net', maxYears: 10, alphabets: [/^[a-z0-9ß-öø-ÿœ-]+$/, GREEK] },
];

export interface Name {
  /** Lower case ASCII, as the registry stores it. */
  full: string;
  label: string;
  zone: Zone;
  /** False when the zone's own table or length refuses the name. */
  fits: boolean;
}

/** Reads a domain name as the registrar does: malformed is InvalidInput, another zone is UnsupportedTLD. */
export function readName(input: unknown): Name {
  if (typeof input !== 'string' || input === '') throw new VendorError('InvalidInput', 'DomainName is required.');
  const full = input.toLowerCase();
  const dot = full.lastIndexOf('.');
  const zone = ZONES.find((z) => z.tld === full.slice(dot + 1));
  if (dot > 0 && !zone && /^[a-z]{2,}$/.test(full.slice(dot + 1))) {
    throw new VendorError('UnsupportedTLD', `Amazon Route 53 does not support the TLD .${full.slice(dot + 1)}.`);
  }
  const label = full.slice(0, dot);
  if (!zone || !/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) {
    throw new VendorError('InvalidInput', `The domain name ${input} contains characters that are not allowed.`);
  }
  const unicode = domainToUnicode(label);
  const isPunycode = label.startsWith('xn--');
  const wellEncoded = !isPunycode || (unicode !== label && domainToASCII(unicode) === label);
  const longEnough = zone.tld !== 'it' || unicode.length >= 3;
  const hyphens = isPunycode || label.slice(2, 4) !== '--';
  return {
    full,
    label,
    zone,
    fits: wellEncoded && longEnough && hyphens && zone.alphabets.some((a) => a.test(unicode)),
  };
}
