/** Languages of ours that the provider's own pages speak. */
const SPOKEN = ['it', 'en', 'es', 'fr', 'el'] as const;

/** In which the provider's page is drawn; one that it lacks is left to the browser's settings. */
export const pageLocale = (lang: string): (typeof SPOKEN)[number] | 'auto' =>
  SPOKEN.find((known) => known === lang) ?? 'auto';
