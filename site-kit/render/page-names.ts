/** What the pages of a site are called. */
export const SITE_PAGES = ['home', 'privacy', 'cookies', 'not-found'] as const;
/** Pages about the site: where its texts come from, and how well it is made. */
export const REPORT_PAGES = ['sources', 'quality'] as const;
export type ReportPage = (typeof REPORT_PAGES)[number];
/** A page that the owner adds, by its address. */
export type OwnPageName = `own:${string}`;
/** Pages of rooms: what stands on them is told by `RenderOptions.room`. */
export const ROOM_PAGES = ['book', 'shop', 'news'] as const;
export type RoomPage = (typeof ROOM_PAGES)[number];
export const isRoomPage = (page: SitePage): page is RoomPage => (ROOM_PAGES as readonly string[]).includes(page);
export type SitePage = (typeof SITE_PAGES)[number] | ReportPage | RoomPage | OwnPageName;
export const isReport = (page: SitePage): page is ReportPage => (REPORT_PAGES as readonly string[]).includes(page);
const OWN = 'own:';
export const ownPageName = (slug: string): OwnPageName => `${OWN}${slug}`;
export const isOwnPage = (page: SitePage): page is OwnPageName => page.startsWith(OWN);
export const slugOf = (page: OwnPageName): string => page.slice(OWN.length);
/** preview: nobody owns it yet; free: owned, on our own address, with our badge; paid: on its own domain. */
export type SiteMode = 'preview' | 'free' | 'paid';
