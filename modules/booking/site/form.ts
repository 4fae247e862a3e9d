import { said } from '../../../site-kit/booking/said.ts';
import { BOOKING_WORDS } from '../../../site-kit/booking/words.ts';
import { DETAIL_FIELDS, type DetailField } from '../../../site-kit/booking/details-page.tsx';
import type { Lang } from '../../../site-kit/names.ts';
import { code, line, note } from '../../../site-kit/typed-text.ts';
import { LIMITS } from '../schemas.ts';

const MAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const PHONE = /^\+?[\d\s()./-]+$/;
/** An address in the place of a name comes from programs. */
const WEB = /https?:|www\.|\/\//i;

const FIELDS = { name: line(LIMITS.name), phone: code(LIMITS.phone), mail: code(LIMITS.mail), note: note(LIMITS.note) };

export interface ReadDetails {
  /** As it was typed, cut at what a field may hold. */
  typed: Record<DetailField, string>;
  faults: { field: DetailField; text: string }[];
  /** Null where there are faults. */
  details: Record<DetailField, string> | null;
}

/** Reads who comes from a posted form, and says in the language of the site what is wrong with it. */
export function readDetails(form: URLSearchParams, lang: Lang): ReadDetails {
  const { error } = BOOKING_WORDS[lang];
  const typed = { name: '', phone: '', mail: '', note: '' };
  const clean = { ...typed };
  const faults: ReadDetails['faults'] = [];
  for (const field of DETAIL_FIELDS) {
    // Browsers count a line break as two.
    const given = (form.get(field) ?? '').replaceAll('\r\n', '\n');
    typed[field] = given.slice(0, LIMITS[field]);
    const read = FIELDS[field].safeParse(given);
    if (read.success) clean[field] = read.data;
    else faults.push({ field, text: said(error[field], { n: LIMITS.note }) });
  }
  const add = (field: DetailField, text: string, isWrong: boolean) => {
    if (isWrong && !faults.some((fault) => fault.field === field)) faults.push({ field, text });
  };
  add('name', error.name, clean.name === '' || WEB.test(clean.name));
  add('mail', error.mail, clean.mail !== '' && !MAIL.test(clean.mail));
  const digits = clean.phone.replaceAll(/\D/g, '').length;
  add('phone', error.phone, clean.phone !== '' && (!PHONE.test(clean.phone) || digits < 6 || digits > 15));
  add('phone', error.contact, clean.phone === '' && clean.mail === '');
  const order = (fault: { field: DetailField }) => DETAIL_FIELDS.indexOf(fault.field);
  const sorted = faults.toSorted((one, other) => order(one) - order(other));
  return { typed, faults: sorted, details: sorted.length > 0 ? null : clean };
}
