import type { EntitlementKey } from '../../../modules/plans/schemas.ts';
import { paths } from '../../paths.ts';

interface Project {
  key: 'vetrina' | 'layouts' | 'texts';
  to: string;
  /** Shown only where plans are sold with it. */
  feature?: EntitlementKey;
}

/** What the portfolio shows, in this order; the words are in the message files under `projects`. */
export const PROJECTS: readonly Project[] = [
  { key: 'vetrina', to: paths.developed },
  { key: 'layouts', to: paths.builder },
  { key: 'texts', to: `${paths.home}#contact`, feature: 'texts' },
];
