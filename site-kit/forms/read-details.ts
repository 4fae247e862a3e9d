import { code, line, note } from '../typed-text.ts';
import type { Fault } from './ask-field.tsx';
import { DETAIL_FIELDS, type DetailField, type Details } from './detail-fields.tsx';
import { readField } from './read-field.ts';

/** One address; each piece of it ends where the next begins, so its time grows with its length. */
export const MAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const PHONE = /^\+?[\d\s()./-]+$/;
export const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '').length;
  return PHONE.test(text) && digits >= 6 && digits <= 15;
};
/** An address in the place of a name comes from programs. */
const WEB = /https?:|www\.|\/\//i;
export const isWeb = (text: string): boolean => WEB.test(text);

export const DETAIL_LIMITS = { name: 80, phone: 30, mail: 254, note: 500 } as const;
const FIELDS = {
  name: line(DETAIL_LIMITS.name),
  phone: code(DETAIL_LIMITS.phone),
  mail: code(DETAIL_LIMITS.mail),
  note: note(DETAIL_LIMITS.note),
};

export interface ReadDetails {
  /** As it was typed, cut at what a field may hold. */
  typed: Details;
  faults: Fault[];
  /** Null where there are faults. */
  details: Details | null;
}
export const NOTHING_TYPED: ReadDetails = {
  typed: { name: '', phone: '', mail: '', note: '' },
  faults: [],
  details: null,
};

/** The same with what else is wrong with it. */
export const alsoWrong = (read: ReadDetails, faults: readonly Fault[]): ReadDetails =>
  faults.length === 0 ? read : { ...read, faults: [...read.faults, ...faults], details: null };

/**
 * Reads who somebody is from a posted form, and says what is wrong with it. `error`: a sentence for each field, `contact` where neither
 * telephone nor mail was given; {n} is the most characters of a note.
 */
export function readDetails(form: URLSearchParams, error: Record<DetailField | 'contact', string>): ReadDetails {
  const typed = { ...NOTHING_TYPED.typed };
  const clean = { ...typed };
  const faults: { field: DetailField; text: string }[] = [];
  const add = (field: DetailField, text: string, isWrong: boolean) => {
    if (isWrong && !faults.some((fault) => fault.field === field))
      faults.push({ field, text: text.replace('{n}', String(DETAIL_LIMITS.note)) });
  };
  for (const field of DETAIL_FIELDS) {
    const read = readField(form, field, { kind: FIELDS[field], most: DETAIL_LIMITS[field] });
    typed[field] = read.typed;
    if (read.clean === null) add(field, error[field], true);
    else clean[field] = read.clean;
  }
  add('name', error.name, clean.name === '' || isWeb(clean.name));
  add('mail', error.mail, clean.mail !== '' && !MAIL.test(clean.mail));
  add('phone', error.phone, clean.phone !== '' && !isPhone(clean.phone));
  add('phone', error.contact, clean.phone === '' && clean.mail === '');
  const order = (fault: { field: DetailField }) => DETAIL_FIELDS.indexOf(fault.field);
  const sorted = faults.toSorted((one, other) => order(one) - order(other));
  return { typed, faults: sorted, details: sorted.length > 0 ? null : clean };
}
