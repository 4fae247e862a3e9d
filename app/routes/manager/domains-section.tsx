import type { SectionProps } from './section-props.ts';

/** The order's names: state, renewal, lock and the way out. */
export function DomainsSection(_props: SectionProps) {
  return null;
}
