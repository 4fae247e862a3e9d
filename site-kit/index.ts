/** The public face of the site kit, without the renderer (render/) and the layouts (layouts/). */
export * from './document.ts';
export type { ComposeInput } from './compose.ts';
export { composeLanguages } from './compose-languages.ts';
export { type RankReason, rankLayouts } from './rank.ts';
export type { LegalData } from './compose/legal.ts';
export type { Facts, Picture } from './facts/facts.ts';
export type { FactsInput } from './facts/input.ts';
export { readFacts } from './facts/read-facts.ts';
export type { PhotoAnalysis, StoredLogo, StoredPhoto } from './photos.ts';
