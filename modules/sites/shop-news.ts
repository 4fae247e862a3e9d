import type { Ctx } from '../../platform/ctx.ts';

/** A product that is new in the shop of a site, or reduced, as the pages of the site say it now. */
export interface ProductNews {
  /** Its id: the source of whatever is told of it. */
  id: string;
  /** Of what is both it is the reduction that is told, by the words that the law asks for. */
  why: 'new' | 'reduced';
  name: string;
  /** What it costs, a line for each that is sold of it, in the main language of the site. */
  said: string;
  /** The page on which it is ordered, absolute. */
  url: string;
}
interface NewsOfShopAsked {
  siteId: string;
  since: Date;
}

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** What is there to be ordered on a site and came, or was reduced, since then; the latest first. None where nothing can be ordered now. */
    shopNews: (ctx: Ctx, asked: NewsOfShopAsked) => Promise<ProductNews[]>;
  }
}

/** What the rooms that sell on this site have to tell. */
export async function newsOfShop(ctx: Ctx, asked: NewsOfShopAsked): Promise<ProductNews[]> {
  return (await Promise.all(ctx.contributed('shopNews').map((of) => of(ctx, asked)))).flat();
}
