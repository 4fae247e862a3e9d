export { flushRegularly } from './count-visits.ts';
export { createSiteHost, type SiteHost } from './create-site-host.ts';
export type { PlainAnswer } from './plain/serve-plain-gets.ts';
