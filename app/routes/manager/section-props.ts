import type { ManagedOrder } from '../../../modules/reports/schemas.ts';
import type { Lang } from '../../../site-kit/names.ts';

/** What every section of the order page is given. */
export interface SectionProps {
  order: ManagedOrder;
  lang: Lang;
  /** The section changed the order: everything that is shown is asked for again. */
  onChanged: () => void;
  /** The section's change was answered with the order as it is now, and `outcome` is what happened, in words. */
  take: (order: ManagedOrder, outcome: string) => void;
}
