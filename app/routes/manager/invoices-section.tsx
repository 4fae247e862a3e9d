import type { SectionProps } from './section-props.ts';

/** The order's invoices and credit notes, each as a PDF. */
export function InvoicesSection(_props: SectionProps) {
  return null;
}
