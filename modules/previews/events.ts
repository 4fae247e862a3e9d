import type { Lang } from '../../site-kit/names.ts';

declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** A social page was read to its end, photos included; `reading` is what `openReading` gave while it lasted. */
    'previews.ready': { pageId: string; reading: string };
    /** Somebody asked for a preview's link by mail (L6); `path` is on our own host. */
    'previews.link-requested': {
      previewId: string;
      name: string;
      path: string;
      expiresAt: Date;
      to: string;
      lang: Lang;
      /** One mail for each of these, whatever is repeated. */
      occasion: string;
    };
  }
}
