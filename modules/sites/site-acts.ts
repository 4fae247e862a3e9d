import type { Ctx } from '../../platform/ctx.ts';

/** Something that a visitor does on a site's own host, under `/_/`. */
export interface SiteAct {
  siteId: string;
  /** A page in its place says that it pauses: nothing new is done, and who has a right keeps it. */
  isPaused: boolean;
  method: 'GET' | 'POST';
  /** Behind `/_`, with its leading slash and without a query: `/shop/order`. */
  path: string;
  query: URLSearchParams;
  /** The fields of a posted form; empty for GET. */
  form: URLSearchParams;
  /** Network that it comes from: an IPv4 address or an IPv6 /64, 'unknown' where nobody can say. */
  network: string;
}
export interface SiteActAnswer {
  /** 303 with `location` after an act, so that a reload repeats nothing. */
  status: number;
  headers?: Record<string, string>;
  /** HTML, unless its headers say another type. */
  body?: string;
}

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /**
     * Acts of this room on sites' own hosts, as plain forms; null for what is not its own. GET never changes anything. Posts of
     * other origins, too many of them, and anything but a form of 16 kB have been refused before; but to `/{room}/off/{key}` a mail
     * program may post by itself that its reader wants no more letters (RFC 8058).
     */
    siteHttp: (ctx: Ctx, act: SiteAct) => Promise<SiteActAnswer | null>;
  }
}
