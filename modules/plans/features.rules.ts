/** What the plans are made of, in the order in which it is shown: keys of the messages `plans:features`. */
export const FEATURES = ['domain', 'layouts', 'mailboxes', 'sync', 'pages', 'stats', 'no-ad', 'indexing'] as const;
/** What only Pro has. */
export const PRO_FEATURES = ['ecommerce', 'booking', 'newsletter', 'extensions'] as const;
export type Feature = (typeof FEATURES)[number] | (typeof PRO_FEATURES)[number];

/** What can be had today. Any other feature keeps its name and its place here, and no text offers it. */
const AVAILABLE: ReadonlySet<Feature> = new Set<Feature>(['domain', 'layouts', 'no-ad', 'indexing']);

export const isAvailable = (feature: Feature): boolean => AVAILABLE.has(feature);
