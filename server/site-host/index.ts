export { createSiteHost, type SiteHost } from './create-site-host.ts';
