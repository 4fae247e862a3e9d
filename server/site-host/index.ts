export { flushRegularly } from './count-visits.ts';
export { createSiteHost, type SiteHost } from './create-site-host.ts';
