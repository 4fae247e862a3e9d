/** Every internal link is built here. */
import type { LayoutName } from '../site-kit/names.ts';

const query = (values: Record<string, string | null | undefined>): string => {
  const given = Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length ? `?${new URLSearchParams(given).toString()}` : '';
};

export const paths = {
  home: '/',
  developed: '/developed',
  builder: '/vetrina',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookie',
  /** What we agree with owners of sites on the data of their visitors. */
  agreement: '/agreement',
  campaign: (name: string) => `/landing/vetrina/${name}`,
  /** `id` is the id of the social page or of an order; `cameBy`: the signed link that led the customer to it. */
  payment: (id: string, choice: { layout?: LayoutName | null; cameBy?: string | null } = {}) =>
    `/api/vetrina/payment/${encodeURIComponent(id)}${query({ layout: choice.layout, yr_preview: choice.cameBy })}`,
  paymentComplete: (id: string) => `/api/vetrina/payment/${encodeURIComponent(id)}/complete`,
  agentPreviews: '/sitimanager/previews',
  /** `page`: id of the social page; `order`: the agent's order, where it is known which. */
  agentOrder: (page: string, choice: { order?: string | null; layout?: LayoutName | null } = {}) =>
    `/sitimanager/order${query({ id: page, order: choice.order, layout: choice.layout })}`,
  /** Where a consumer withdraws without opening the order. */
  withdrawal: '/manager/withdrawal',
  operator: '/operator',
  operatorOrders: '/operator/orders',
  operatorOrder: (id: string) => `/operator/orders/${encodeURIComponent(id)}`,
  operatorText: (id: string) => `/operator/texts/${encodeURIComponent(id)}`,
  operatorPart: (part: 'texts' | 'previews' | 'jobs' | 'inbox' | 'staff' | 'recovery') => `/operator/${part}`,
  /** The customer's orders, and where they sign in. `site`: id of the site they came from. */
  manager: (choice: { site?: string | null } = {}) => `/manager${query({ site: choice.site })}`,
  /** Leads to the social network's login. */
  socialLogin: (choice: { site?: string | null } = {}) => `/buy_yr/api/manager/social${query({ site: choice.site })}`,
  /** What a free site is, and the way to put one online. `page`: id of the social page. */
  freeOffer: (page: string, choice: { layout?: LayoutName | null } = {}) =>
    `/vetrina/free/${encodeURIComponent(page)}${query({ layout: choice.layout })}`,
  /** The place of a free site's owner. `done`: what has just become of it. */
  freeSite: (site: string, choice: { done?: string } = {}) =>
    `/manager/free/${encodeURIComponent(site)}${query({ done: choice.done })}`,
  /** Leads to the social network's login, for something else than what was bought. */
  loginFor: (purpose: string, subject: string) => `/buy_yr/api/manager/social${query({ purpose, subject })}`,
  /** The customer's place after the purchase. */
  managedOrder: (id: string) => `/manager/orders/${encodeURIComponent(id)}`,
  /** The mailboxes of an order, for its owner. */
  mailOfOrder: (id: string) => `/manager/orders/${encodeURIComponent(id)}/mail`,
  /** A mailbox of it, read in the browser. */
  /** Where a code leads a phone; its key stands behind the number sign. */
  mailDevice: '/manager/mail-device',
  readBox: (id: string, box: string) => `/manager/orders/${encodeURIComponent(id)}/mail/${encodeURIComponent(box)}`,
  /** An owner's first look at their site. */
  site: (site: string) => `/manager/sites/${encodeURIComponent(site)}`,
  /** Where the owner of a site changes it. */
  editSite: (site: string) => `/manager/sites/${encodeURIComponent(site)}/edit`,
  /** The same without its picture: every field. */
  listOfSite: (site: string) => `/manager/sites/${encodeURIComponent(site)}/edit?list`,
  /** The photos of a site, for its owner. */
  sitePhotos: (site: string) => `/manager/sites/${encodeURIComponent(site)}/photos`,
  /** What a business sells, row by row. */
  editList: (site: string, kind: string) =>
    `/manager/sites/${encodeURIComponent(site)}/list/${encodeURIComponent(kind)}`,
  /** What a site takes from its page, for its owner. */
  pagesOfSite: (site: string) => `/manager/sites/${encodeURIComponent(site)}/pages`,
  /** The site in its other languages; `lang`: in one of them. */
  languagesOfSite: (site: string, lang?: string) =>
    `/manager/sites/${encodeURIComponent(site)}/languages${lang === undefined ? '' : `/${encodeURIComponent(lang)}`}`,
  pageOfSite: (site: string, page: string) =>
    `/manager/sites/${encodeURIComponent(site)}/pages/${encodeURIComponent(page)}`,
  /** Who may edit a site, for its owner. */
  helpersOfSite: (site: string) => `/manager/sites/${encodeURIComponent(site)}/helpers`,
  /** Texts that we write for the owner. */
  textsOfSite: (site: string) => `/manager/sites/${encodeURIComponent(site)}/texts`,
  /** Who booked, and how booking works. */
  bookingsOfSite: (site: string) => `/manager/sites/${encodeURIComponent(site)}/bookings`,
  /** Who has ordered, and what is sold. */
  shopOfSite: (site: string) => `/manager/sites/${encodeURIComponent(site)}/shop`,
  /** Who subscribed, and the letters to them. */
  newsOfSite: (site: string) => `/manager/sites/${encodeURIComponent(site)}/news`,
  /** Whom it keeps something of, and from whom it takes nothing online, for its owner. */
  peopleOfSite: (site: string) => `/manager/sites/${encodeURIComponent(site)}/people`,
  /** The agreement on the data of its visitors, and what of it was accepted. */
  agreementOfSite: (site: string) => `/manager/sites/${encodeURIComponent(site)}/agreement`,
  following: (site: string) => `/manager/sites/${encodeURIComponent(site)}/following`,
  /** What was counted of its visits. `days`: of the period that is looked at. */
  numbers: (site: string, days?: number) =>
    `/manager/sites/${encodeURIComponent(site)}/numbers${query({ days: days?.toString() })}`,
} as const;
