import type { RouteConfigEntry } from '@react-router/dev/routes';

/** Screens of one audience or feature, with paths of files as app/ has them. */
export interface Screens {
  plain?: RouteConfigEntry[];
  /** Those that need the parts of forms (routes/forms-layout.tsx). */
  withForms?: RouteConfigEntry[];
}
