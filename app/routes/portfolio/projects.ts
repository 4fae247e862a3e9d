/** What the portfolio shows, in this order; the words are in the message files under `projects`. */
import { paths } from '../../paths.ts';

export const PROJECTS = [
  { key: 'vetrina', to: paths.developed },
  { key: 'layouts', to: paths.builder },
  { key: 'texts', to: `${paths.home}#contact` },
] as const;
