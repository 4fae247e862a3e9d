import type { Column, SQLWrapper } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import type { Lang } from '../../site-kit/names.ts';

/** Something that a visitor does on a site's own host, under `/_/`. */
export interface SiteAct {
  siteId: string;
  /** A page in its place says that it pauses: nothing new is done, and who has a right keeps it. */
  isPaused: boolean;
  method: 'GET' | 'POST';
  /** Behind `/_`, with its leading slash and without language and query: `/shop/order`. */
  path: string;
  /** In which it is asked, `/_/en/shop/order`; null: in the site's main language. */
  lang: Lang | null;
  query: URLSearchParams;
  /** The fields of a posted form; empty for GET. */
  form: URLSearchParams;
  /** Network that it comes from: an IPv4 address or an IPv6 /64, 'unknown' where nobody can say. */
  network: string;
  /** Set where it is asked on our own host, because of the site's there may be none any more; see lasting-page.ts. */
  lasting: LastingPlace | null;
}

/** Where a page is that outlives the host of its site. */
export interface LastingPlace {
  /** Address of the page itself, without a query. */
  path: string;
  /** Origin of the site as long as visitors see it. */
  site: string | null;
}
/** Where a page stands that answers an act, in its language: the address of its forms. */
export const pathOfAct = ({ path, lang, lasting }: Pick<SiteAct, 'path' | 'lang' | 'lasting'>): string =>
  lasting?.path ?? `/_${lang === null ? '' : `/${lang}`}${path}`;

export interface SiteActAnswer {
  /** 303 with `location` after an act, so that a reload repeats nothing. */
  status: number;
  headers?: Record<string, string>;
  /** HTML, unless its headers say another type. */
  body?: string;
  /**
   * Set where everybody who asks for this address would be answered the same: for so many milliseconds it may be given again without asking
   * the room, unless the room says before that its acts answer something else (`actsChanged`). Browsers keep none of it.
   */
  cacheMs?: number;
}

export interface PageOfKey {
  siteId: string;
  path: string;
  /** Which its page speaks, whatever the site speaks now. */
  lang: Lang;
}

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /**
     * Acts of this room on sites' own hosts, as plain forms; null for what is not its own. GET never changes anything. Posts of
     * other origins, too many of them, and anything but a form of 16 kB have been refused before; but to `/{room}/off/{key}` a mail
     * program may post by itself that its reader wants no more letters (RFC 8058).
     */
    siteHttp: (ctx: Ctx, act: SiteAct) => Promise<SiteActAnswer | null>;
    /** Whose page this key opens: its site, and the path of its act behind `/_`. Null for what is none of this room's keys. */
    pageOfKey: (ctx: Ctx, key: string) => Promise<PageOfKey | null>;
    /** Rows of the room for which the content of a closed site must stay, as a subquery about the column with the site's id: somebody has a right. */
    needsSite: (ctx: TxCtx, siteId: Column) => SQLWrapper;
  }
}
