/** Which photos stand on the page and in which form: every form fills its rows, on wide screens and on phones. */
import type { Photo } from '../../document.ts';

export type Form = 'three' | 'four' | 'lead-five' | 'six' | 'lead-seven' | 'eight';
const FORMS: Record<Form, { count: number; lead: boolean }> = {
  'lead-seven': { count: 7, lead: true },
  eight: { count: 8, lead: false },
  six: { count: 6, lead: false },
  'lead-five': { count: 5, lead: true },
  four: { count: 4, lead: false },
  three: { count: 3, lead: false },
};

/** Pixels of the shorter side that a square of two rows needs. */
const LEAD = 500;

/** @param photos at least three, best first; a photo large enough comes first where the form shows one large */
export function squaresOf(photos: Photo[]): { form: Form; shown: Photo[] } {
  const lead = photos.find(({ width, height }) => Math.min(width, height) >= LEAD);
  const order: Form[] = ['eight', 'lead-seven', 'six', 'lead-five', 'four', 'three'];
  const form = order.find((name) => FORMS[name].count <= photos.length && (!FORMS[name].lead || lead)) ?? 'three';
  const sorted = FORMS[form].lead && lead ? [lead, ...photos.filter((photo) => photo !== lead)] : photos;
  return { form, shown: sorted.slice(0, FORMS[form].count) };
}
